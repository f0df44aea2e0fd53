import Foundation
import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Texts of graphs that editor tests go over: those of `Graphs` and `docs`, and the shared cases.
enum EditorTexts {
    struct Text: Sendable {
        var path: String
        var bytes: [UInt8]
    }

    static let graphs = files(below: checkout.appendingPathComponent("Graphs").path, endings: [".yaml"])
    static let cases: [Text] =
        shared.map { shared in
            ["conformance", "conformance-revised", "conformance-language"].flatMap {
                files(below: shared.appendingPathComponent($0).path, endings: [".yaml"])
            }
        } ?? []
    /// Those on which an analysis once failed, many of which have a flow in one line.
    static let truth: [Text] =
        shared.map { shared in
            // One was written before groups stood under 'groups'.
            files(below: shared.appendingPathComponent("truth-cases").path, endings: [".yaml"])
                .filter { !$0.path.hasSuffix("group_5000_present.yaml") }
        } ?? []
    /// The code of YAML in the pages of `docs`.
    static let pages: [Text] = files(below: checkout.appendingPathComponent("docs").path, endings: [".md"]).flatMap {
        page in
        String(decoding: page.bytes, as: UTF8.self).components(separatedBy: "```yaml\n").dropFirst().map { part in
            Text(path: page.path, bytes: Array(part.components(separatedBy: "```")[0].utf8))
        }
    }
    static let all = graphs + cases + truth + pages

    static func files(below directory: String, endings: [String]) -> [Text] {
        guard let names = FileManager.default.enumerator(atPath: directory) else { return [] }
        return names.compactMap { $0 as? String }.sorted()
            .filter { name in endings.contains { name.hasSuffix($0) } && !name.contains("Generated") }
            .compactMap { name in
                let path = directory + "/" + name
                return FileManager.default.contents(atPath: path).map { Text(path: path, bytes: [UInt8]($0)) }
            }
    }

    static func contents(_ path: String) -> FileContents {
        FileManager.default.contents(atPath: path).map { .bytes([UInt8]($0)) } ?? .missing
    }

    /// Whether it is the text of a whole graph that the compiler takes.
    static func isWithoutErrors(_ text: Text) -> Bool {
        let reading = readGraph(root: text.path) { path, _ in contents(path) }
        return reading.failure == nil && reading.isUsable
    }

    static func names(of root: String) -> Names {
        Names(root: root, rules: Rule.allCases) { path in
            FileManager.default.contents(atPath: path).map { Outline([UInt8]($0)) }
        }
    }
}
