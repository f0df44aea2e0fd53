import NavGraphModel
import NavGraphSyntax

/// AppKit: screens are view controllers, as UIKit's; layers are values, which windows, sheets and popovers follow.
struct AppKitDialect: ViewControllerDialect {
    let framework = "AppKit"
    let kit: CodeText = "NS"
    let platforms: Set<Platform> = [.macos]

    let screen: CodeText = "NSViewController"
    let layer: CodeText = "NavGraph.Layer"
    let alert: CodeText = "NavGraph.Alert"
    let areLayersValues = true
    let hasDetents = false
    let hasCommands = true
    let popoverName: CodeText = "place"
    let popoverType: CodeText = "NavGraph.PopoverPlace"
    let storyboardScene: CodeText = "Controller"
    let placeOfHost = ""

    /// On Catalyst there are both.
    func condition(on platforms: Set<Platform>) -> CodeText { "canImport(AppKit) && !canImport(UIKit)" }

    func hasStyle(_ style: PresentationStyle) -> Bool { style != .sheet }

    func check(_ problems: inout EmitProblems, _ emitter: SwiftEmitter) {
        problems.checkUIKit(emitter)
        problems.checkAppKit()
    }

    func initDocumentation(keeping kept: CodeText, _ emitter: SwiftEmitter) {
        emitter.line("/// Keeps \(kept). Nothing is shown before `start()`.")
    }

    func navigation(_ conditions: CodeText, _ emitter: SwiftEmitter) {
        emitter.line(
            "navigation = NavGraph.Navigation(window: window, \(conditions), observer\(emitter.sharing))")
        emitter.appCommandWiring()
    }

    func appMakers(_ emitter: SwiftEmitter) -> [SwiftInterface.Requirement] {
        emitter.appKitContainers.map { maker(of: $0).comment("The container of the flow of that name.") }
            + emitter.tabItems.map { tabItem($0.name, emitter) }
    }

    func defaultAppMakers(_ emitter: SwiftEmitter) {
        let (containers, items) = (emitter.appKitContainers, emitter.tabItems)
        if containers.isEmpty { return }
        emitter.line()
        emitter.block("extension \(emitter.base)Factory {") {
            for kind in containers {
                emitter.code.short("\(emitter.access)\(maker(of: kind))", "NavGraph.\(kind)Controller()")
            }
            for (name, title) in items {
                emitter.block("\(emitter.access)\(tabItem(name, emitter)) {") {
                    emitter.line("let item = NSTabViewItem(identifier: \(emitter.literal(name)))")
                    emitter.line("item.label = \(title)")
                    emitter.line("return item")
                }
            }
        }
    }

    private func maker(of kind: CodeText) -> SwiftInterface.Requirement {
        .method("make\(kind)Controller", parameters: "for name: String", result: " -> NavGraph.\(kind)Controller")
    }

    private func tabItem(_ name: Symbol, _ emitter: SwiftEmitter) -> SwiftInterface.Requirement {
        .method("tabItemFor\(emitter.upper(name))", result: " -> NSTabViewItem")
    }

    func fired(_ event: CodeText, _ values: CodeText?, from controller: CodeText) -> CodeText { event }

    /// The app's own are a fade.
    func animation(of alternative: Alternative, _ context: Context, _ emitter: SwiftEmitter) -> CodeText? { ".fade" }

    func child(_ target: Target, of flow: FlowID, _ emitter: SwiftEmitter) {
        let layer = emitter.firstLayer(target, in: flow)
        guard emitter.graph.flows[flow].container == .tabs else { return emitter.line("\(layer),") }
        let item: CodeText = "app.factory.tabItemFor\(emitter.upper(emitter.name(of: target)))()"
        emitter.line("NavGraph.TabsItem(\(item), of: \(layer)),")
    }

    func child(_ button: TabButton, _ emitter: SwiftEmitter) {
        let item: CodeText = "app.factory.tabItemFor\(emitter.upper(button.event))()"
        let event: CodeText = button.transition.map { emitter.eventLiteral($0) } ?? "\(emitter.literal(button.event))"
        emitter.tabButton(button, "NavGraph.TabsItem(\(item), event: \(event))")
    }

    func container(of flow: FlowID, _ emitter: SwiftEmitter) {
        let it = emitter.graph.flows[flow]
        let (kind, method): (CodeText, CodeText) = it.container == .tabs ? ("Tabs", "tabs") : ("Split", "split")
        let name = emitter.literal(it.qualifiedName)
        emitter.line("let container = app.factory.make\(kind)Controller(for: \(name))")
        let made: CodeText = "app.navigation.\(method)(container, of: children, for: \(emitter.named(flow)), ending)"
        emitter.returned(made, keepingValuesOf: flow)
    }
}
