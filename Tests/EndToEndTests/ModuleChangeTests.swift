import Foundation
import NavGraphTestSupport
import Testing

/// Which change of a module changes which outputs, as a build system that caches them needs to know.
@Suite(.processorTime) struct ModuleChangeTests {
    private static let layers = 10
    private static let width = 3

    /// Modules in layers, each of which imports all of the layer below, and an app over the highest.
    private static func graphs() -> [String: String] {
        var graphs: [String: String] = [:]
        func name(_ layer: Int, _ number: Int) -> String { "M\(layer)x\(number)" }
        for layer in 0..<layers {
            for number in 0..<width {
                let below = layer == 0 ? [] : (0..<width).map { name(layer - 1, $0) }
                graphs[name(layer, number)] = module(name(layer, number), below)
            }
        }
        let top = (0..<width).map { name(layers - 1, $0) }
        graphs["App"] = """
            navgraph: 1
            app: App
            entry: main
            imports: { \(top.map { "\($0.lowercased()): \($0).yaml" }.joined(separator: ", ")) }
            flows:
              main:
                screens:
                  home:
                    transitions:
            \(top.map { "          open\($0): { push: \($0.lowercased()).card }\n" }.joined())
            """
        return graphs
    }

    private static func module(_ name: String, _ below: [String]) -> String {
        let imports = below.map { "\($0.lowercased()): \($0).yaml" }.joined(separator: ", ")
        let events = below.map { "      open\($0): { push: \($0.lowercased()).card, with: { id: id } }\n" }.joined()
        return """
            navgraph: 1
            module: \(name)
            swift: { module: \(name)Screens }
            \(imports.isEmpty ? "" : "imports: { \(imports) }\n")screens:
              card:
                public: true
                params: { id: String }
                transitions:
                  show: { push: detail }
            \(events)  detail: {}

            """
    }

    private let workspace = Workspace()
    private let names: [String]

    init() throws {
        let graphs = Self.graphs()
        for (name, text) in graphs { try workspace.write(text, to: "\(name).yaml") }
        names = graphs.keys.sorted()
    }

    /// The outputs of each graph, by its name.
    private func compile() throws -> [String: [String: Data]] {
        let result = try workspace.run("compile", ".", "--output", "out")
        try #require(result.status == 0, "\(result.errors)")
        var outputs: [String: [String: Data]] = [:]
        for (path, bytes) in try workspace.files(below: "out") {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            outputs[parts[0], default: [:]][parts[1]] = bytes
        }
        return outputs
    }

    private func changed(by edit: (String) -> String, of name: String) throws -> [String] {
        let before = try compile()
        let text = try workspace.text("\(name).yaml")
        try workspace.write(edit(text), to: "\(name).yaml")
        #expect(try workspace.text("\(name).yaml") != text)
        let after = try compile()
        return names.filter { before[$0] != after[$0] }
    }

    /// All graphs together give what each gives alone.
    @Test func togetherOrAloneTheBytesAreTheSame() throws {
        let together = try compile()
        for name in ["M0x0", "M5x1", "M9x2", "App"] {
            try workspace.expect("compile \(name).yaml --output alone/\(name)")
            #expect(try workspace.files(below: "alone/\(name)") == together[name], "\(name)")
        }
    }

    @Test func aPrivateChangeOfTheLowestModuleChangesItsOutputsAlone() throws {
        let added = "detail: { transitions: { more: { push: extra } } }\n  extra: { title: Extra }"
        #expect(try changed(by: { $0.replacing("detail: {}", with: added) }, of: "M0x0") == ["M0x0"])
    }

    @Test func aPublicChangeChangesTheModulesThatUseIt() throws {
        let edit = { (text: String) in
            text.replacing("params: { id: String }", with: "params: { id: String, hint: Text? }")
        }
        let all = try changed(by: edit, of: "M0x0")
        #expect(all == ["App", "M0x0", "M1x0", "M1x1", "M1x2"], "\(all)")
    }
}
