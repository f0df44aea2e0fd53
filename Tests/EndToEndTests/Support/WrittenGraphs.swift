import Foundation
import NavGraphTestSupport
import Testing

/// The graphs that stand in files: those of the project, and the norm's cases where the norm is beside the checkout.
enum WrittenGraphs {
    static let project = files(in: Checkout.root.appendingPathComponent("Graphs")).filter { $0.pathExtension == "yaml" }
        .map { EmittedSwiftTests.Graph(name: $0.deletingPathExtension().lastPathComponent, path: $0.path) }
    static let cases = ["conformance", "conformance-language", "conformance-platforms"].flatMap { set in
        files(in: norm.appendingPathComponent(set))
    }.compactMap { directory in
        let path = directory.appendingPathComponent("graph.yaml").path
        return FileManager.default.fileExists(atPath: path)
            ? EmittedSwiftTests.Graph(name: directory.lastPathComponent, path: path) : nil
    }
    static var all: [EmittedSwiftTests.Graph] { project + cases }
    /// Those without errors of the text and of entries of links, and with values that drivers of walks can make: of
    /// language 1.1, or the others.
    static func walked(areNewer: Bool = false) -> [EmittedSwiftTests.Graph] {
        all.filter { graph in
            isNewer(graph) == areNewer
                && !["text-", "link-entries", "run-system"].contains { graph.name.hasPrefix($0) }
        }
    }
    private static func isNewer(_ graph: EmittedSwiftTests.Graph) -> Bool {
        graph.path.contains("/conformance-language/")
            && !["conformance", "conformance-additions"].contains { set in
                FileManager.default.fileExists(atPath: norm.appendingPathComponent("\(set)/\(graph.name)").path)
            }
    }
    /// Graphs on which an analysis once failed, without those that are large.
    static let truth = files(in: norm.appendingPathComponent("truth-cases")).filter { url in
        url.pathExtension == "yaml" && (try? Data(contentsOf: url).count < 4_000) ?? false
    }.map { EmittedSwiftTests.Graph(name: $0.deletingPathExtension().lastPathComponent, path: $0.path) }

    static let norm = Checkout.root.deletingLastPathComponent().appendingPathComponent("shared")

    private static func files(in directory: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.sorted().map { directory.appendingPathComponent($0) }
    }
}

/// What is done with every written graph is done with these.
@Suite(.processorTime) struct WrittenGraphTests {
    @Test("Each graph of the project") func project() {
        #expect(
            Set(WrittenGraphs.project.map(\.name)).isSuperset(of: [
                "clean-swift", "notes", "root-controller", "shop", "storyboards",
            ]))
    }

    @Test(
        "Each case of the norm",
        .enabled(
            if: FileManager.default.fileExists(atPath: WrittenGraphs.norm.path), "no ../shared beside the checkout"))
    func cases() {
        #expect(WrittenGraphs.cases.count >= 30)
        #expect(WrittenGraphs.cases.count { $0.name.hasPrefix("clean-") } >= 5)
    }
}
