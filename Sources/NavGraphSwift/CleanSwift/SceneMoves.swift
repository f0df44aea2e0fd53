import NavGraphModel

/// What a scene's router does by one call of UIKit: its segues, and lone pushes and presents in code.
extension SwiftEmitter {
    /// The event's one action, by a segue.
    func sceneSegue(_ id: AlternativeID, in context: Context, scene: Scene, _ endings: inout Int) {
        guard let target = graph.alternatives[id].action.target?.screen else { return }
        let isPush = graph.alternatives[id].action.presentation == nil
        let ending = ending(of: id, context, &endings)
        block("\(segueStart(id, target)) { screen, \(isPush ? "_" : "container") in") {
            if isOwn(target) {
                line("\(app(context))factory.inject(into: screen)")
                passing(id, to: target, scene)
                line("\(entered(target, ending, in: context))")
            } else {
                entering(target, by: graph.arguments(of: id), ending, in: context)
            }
            presentedBySegue(id, to: target, ending, in: context)
        }
    }

    /// The event's one action, by the method of the router that navigates.
    func sceneNavigation(
        _ id: AlternativeID, by method: String, in context: Context, scene: Scene, _ endings: inout Int
    ) {
        let alternative = graph.alternatives[id]
        guard let target = alternative.action.opened else { return }
        let ending = ending(of: id, context, &endings)
        let by: CodeText = "by: { self.\(method)(source: $0, destination: $1) }"
        let presentation = alternative.action.presentation
        let start: CodeText =
            presentation.map { "step.present(\(presented($0, alternative))\(by))" } ?? "step.pushScene(\(by))"
        block("try \(start) {") {
            guard let first = graph.firstScreen(of: target), isLed(to: target) else {
                let flow = target.flow.map { router($0, from: context) } ?? ""
                return line("return \(flow)container(\(ending ?? ""))")
            }
            line("let screen = \(app(context))factory.\(maker(first))()")
            passing(id, to: first, scene)
            let isOwn = target.screen != nil || presentation == nil
            let entered = entered(first, isOwn ? ending : nil, in: context)
            let name = named(target)
            let end: CodeText = "for: \(name)\(ending, after: ", ")"
            switch (presentation, target) {
            case (nil, _): line("return \(entered)")
            case (let how?, .screen):
                line("return \(how.inStack ? "\(app(context))navigation.stack(\(entered), \(end))" : entered)")
            case (_?, .flow(let flow)):
                let layer: CodeText = graph.flows[flow].container == .stack ? "stack" : "single"
                line("return \(app(context))navigation.\(layer)(\(entered), \(end))")
            }
        }
    }

    /// `as: .formSheet, isLocked: true, `.
    private func presented(_ how: Presentation, _ it: Alternative) -> CodeText {
        let style: CodeText = dialect.hasStyle(how.style) ? "as: \(modalStyle(how.style)), " : ""
        let lock: CodeText = lock(how).map { "\($0), " } ?? ""
        let detents: CodeText =
            how.detents.all.isEmpty ? "" : "detents: [\(how.detents.all.list { ".\($0.rawValue)" })], "
        let isPlain = [.default, Key.none].contains(animation(of: it))
        let animation: CodeText = isPlain ? "" : "animation: .\(text(it.animation)), "
        return "\(style)\(lock)\(detents)\(animation)"
    }

    private func passing(_ id: AlternativeID, to first: ScreenID, _ scene: Scene) {
        guard let method = scene.passes[id] else { return }
        line("try \(sceneType(first, "Router")).fill(screen) { self.\(method)(source: store, destination: &$0) }")
    }

    private func entered(_ id: ScreenID, _ ending: CodeText?, in context: Context) -> CodeText {
        let screen = graph.screens[id]
        let name = upper(screen.qualifiedName)
        return "\(router(of: id, from: context))enter\(name)(screen\(ending, after: ", "))"
    }

    // MARK: Makers

    /// What a flow's router has for a scene: it is made and filled, and entered, also where a segue has made it.
    func sceneMaker(_ id: ScreenID) {
        let screen = graph.screens[id]
        let start: CodeText = isInApp(id) ? "" : "app."
        let name = upper(screen.qualifiedName)
        makerMethod(id) { screen, start in
            line("let screen = \(start)factory.\(maker(id))()")
            if !screen.params.isEmpty {
                block("\(start)navigation.fill {") {
                    block("try \(sceneType(id, "Router")).fill(screen) {") {
                        for param in screen.params.map({ graph.params[$0] }) {
                            line("$0.\(identifier(param.name)) = \(variable(param.name))")
                        }
                    }
                }
            }
            line("return enter\(name)(screen, ending)")
        }
        lines("\n/// Enters a scene that the factory or a storyboard segue has made.\n@discardableResult")
        let parameters: CodeText = "_ screen: any \(screenType(id)), _ ending: NavGraph.Ending? = nil"
        block("\(sharedAccess)func enter\(name)(\(parameters)) -> UIViewController {") {
            let isRouting =
                !ownEvents(of: id).isEmpty || !screen.outcomes.isEmpty || !inheritedEvents(of: id).isEmpty
            let hasFrame = isRouting || screen.mayStay
            let entered: CodeText = "\(start)navigation.enter(screen, as: \(named(id)), ending)"
            line("\("let frame = ", if: hasFrame)\(entered)")
            if isRouting {
                let app: CodeText = isInApp(id) ? "self" : "app"
                line("(screen.router as? \(sceneType(id, "Router")))?.enter(frame, \(app))")
                block("if screen.router == nil {") { line("\(start)navigation.fail(\(named(id)))") }
            }
            staying(screen)
            line("return screen")
        }
    }
}
