import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphSwift

/// What screens, factories and modules ask for, as values: the emitted text says the same.
@Suite(.processorTime) struct InterfaceTests {
    private static let shop =
        appHead("main", of: "Shop") + """
            imports: { pay: pay.yaml }
            flows:
              main: { tabs: [catalogue, story], transitions: { help: { present: help, style: alert } } }
              catalogue:
                screens:
                  list:
                    receives: { added: { item: Item } }
                    transitions:
                      open: { push: item }
                      pay: { present: pay.cart, returns: { paid: { push: look } } }
                  item:
                    params: { item: Item }
                    outcomes: { bought: { item: Item, aVeryLongNameOfAValue: "[String]", another: Int, more: String } }
              story: { screens: { page: { transitions: { back: { push: look } } } } }
            screens:
              help: { outcomes: { done: } }
              look: { transitions: { show: { present: help, style: alert } } }
            """
    private static let pay =
        moduleHead("Pay") + """
            imports: { kit: kit.yaml }
            swift: { module: PayScreens }
            screens:
              cart:
                public: true
                outcomes: { paid: }
                transitions:
                  terms: { push: kit.text, returns: { read: { present: kit.steps } } }
                  steps: { push: kit.steps }
                  again: { present: kit.text, send: mark }
            """
    private static let kit =
        moduleHead("Kit") + """
            swift: { module: KitScreens }
            flows: { steps: { public: true, screens: { first: } } }
            screens: { text: { public: true, outcomes: { read: }, receives: { mark: } } }
            """

    private func graph(_ root: String, _ framework: SwiftSettings.Framework) throws -> NavGraph {
        let texts = ["shop.yaml": Self.shop, "pay.yaml": Self.pay, "kit.yaml": Self.kit].mapValues {
            $0.replacing("swift: {", with: "swift: { framework: \(framework.rawValue),")
                .replacing("app: Shop\n", with: "app: Shop\nswift: { framework: \(framework.rawValue) }\n")
        }
        return try NavGraphTests.graph(texts, root: root)
    }

    private func text(_ graph: NavGraph, _ options: SwiftOptions) -> String {
        let emission = Emission(graph) { $0 = options }
        #expect(emission.messages == [])
        return emission.text
    }

    /// The requirements of each protocol of a text, without line breaks within them.
    private func protocols(of text: String) -> [String: [String]] {
        var all: [String: [String]] = [:]
        for part in text.split(separator: "\n").split(whereSeparator: { $0.hasPrefix("}") }) {
            let isHead = { (line: Substring) in
                !line.hasPrefix(" ") && line.contains("protocol ") && !line.hasSuffix("{}")
            }
            guard let head = part.lastIndex(where: isHead) else { continue }
            let name = part[head].drop { $0 != "p" }.replacing("public ", with: "").dropFirst(9)
                .prefix { $0.isLetter || $0.isNumber }
            let lines = part[(head + 1)...].filter { !$0.contains("///") }.map { $0.drop { $0 == " " } }
            all[String(name)] = lines.reduce(into: []) { all, line in
                let isNew = line.hasPrefix("func ") || line.hasPrefix("var ") || line.hasPrefix("nonisolated ")
                if isNew { all.append(String(line)) } else if !all.isEmpty { all[all.count - 1] += line }
            }
        }
        return all.filter { !$0.value.isEmpty }
    }

    @Test(arguments: SwiftSettings.Framework.allCases, ["shop.yaml", "pay.yaml", "kit.yaml"])
    func areWhatIsEmitted(_ framework: SwiftSettings.Framework, _ root: String) throws {
        let graph = try graph(root, framework)
        for container in SwiftSettings.DependencyContainer.allCases where framework != .swiftui || container == .none {
            let settings = graph.swift.overridden(by: SwiftOverrides(container: container))
            let options = SwiftOptions(settings)
            let interfaces = emittedInterfaces(graph, options: options).filter { !$0.requirements.isEmpty }
            let declared = Dictionary(
                uniqueKeysWithValues: interfaces.map { ($0.name, $0.requirements.map(\.declaration)) })
            let emitted = protocols(of: text(graph, options))
            #expect(Set(declared.keys) == Set(emitted.keys))
            for (name, requirements) in declared {
                let spaceless = { (text: String) in text.filter { $0 != " " } }
                #expect(requirements.map(spaceless) == emitted[name]?.map(spaceless), "\(name)")
            }
        }
    }

    /// What the code of a module asks its importer for is what it says that it needs, no more and no less.
    @Test(arguments: SwiftSettings.Framework.allCases)
    func aModuleNeedsWhatItsCodeAsksFor(_ framework: SwiftSettings.Framework) throws {
        let graph = try graph("pay.yaml", framework)
        let options = SwiftOptions(graph.swift)
        let calls = text(graph, options).split(separator: "imports.").dropFirst().map { $0.prefix { $0 != "(" } }
        let interface = try #require(
            emittedInterfaces(graph, options: options).first { $0.name == "PayModuleImports" })
        #expect(calls.map(String.init).unique().sorted() == interface.requirements.map(\.name).sorted())
        #expect(interface.requirements.count == 4)
    }

    /// A long line of emitted code is broken; a value is not.
    @Test func aSignatureIsWhole() throws {
        let graph = try graph("shop.yaml", .uikit)
        let screen = try #require(
            emittedInterfaces(graph, options: SwiftOptions(graph.swift)).first { $0.name == "ItemScreen" })
        #expect(
            screen.requirements.map(\.signature) == [
                "onHelp: (() -> Void)?",
                "onBought: ((_ item: Item, _ aVeryLongNameOfAValue: [String], _ another: Int, _ more: String) -> Void)?",
            ])
    }
}
