import Foundation
import NavGraphTestSupport
import Testing

/// The cases of the norm, compared as the beginning of DIFF.md says.
@Suite(.processorTime) struct DiffCaseTests {
    private static let folder = Checkout.root.appendingPathComponent("../shared/diff-cases")
    private static let cases: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private static func text(_ name: String, _ file: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent("\(name)/\(file)"), encoding: .utf8)
    }

    private func diff(_ name: String, _ format: String) throws -> String {
        let workspace = try Workspace()
        for file in ["old.yaml", "new.yaml"] { try workspace.write(try #require(Self.text(name, file)), to: file) }
        return try workspace.run("diff", "old.yaml", "new.yaml", "--format", format).output
    }

    /// The picture of a comment, and the comment without it, and without what is in code.
    private func parts(of comment: String) -> (comment: String, picture: String) {
        var (lines, picture) = ([String](), [String]())
        var isPicture = false
        for line in comment.components(separatedBy: "\n") {
            if line == "```mermaid" {
                isPicture = true
                if lines.last == "" { lines.removeLast() }
            } else if isPicture, line == "```" {
                isPicture = false
            } else if isPicture {
                picture.append(line)
            } else if line.hasPrefix("<details>") {
                lines.append(line.replacing(/, \d+ types? in code/, with: ""))
            } else {
                lines.append(line)
            }
        }
        if let end = lines.firstIndex(of: "</details>"), end > 3, lines[end - 2].hasPrefix("`"), lines[end - 2] != "```"
        {
            lines.removeSubrange(end - 3...end - 2)
        }
        return (lines.joined(separator: "\n"), picture.map { $0 + "\n" }.joined())
    }

    @Test(.enabled(if: !cases.isEmpty, "../shared/diff-cases"), arguments: cases)
    func theCommentIsThatOfTheNorm(name: String) throws {
        let (comment, picture) = parts(of: try diff(name, "markdown"))
        #expect(comment == Self.text(name, "expected.md"))
        if let wanted = Self.text(name, "expected.mmd") { #expect(picture == wanted) }
    }

    @Test(.enabled(if: !cases.isEmpty, "../shared/diff-cases"), arguments: cases)
    func theJSONHasWhatTheNormHas(name: String) throws {
        func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        let wanted = try object(try #require(Self.text(name, "expected.json")))
        let found = try object(try diff(name, "json"))
        #expect(Self.difference(wanted, found, at: "") == nil)
    }

    /// Where an object lacks a member, or a list differs in length or order.
    private static func difference(_ wanted: Any, _ found: Any, at path: String) -> String? {
        if let wanted = wanted as? [String: Any] {
            guard let found = found as? [String: Any] else { return "\(path): \(found)" }
            return wanted.keys.sorted().lazy.compactMap { key in
                found[key].map { difference(wanted[key]!, $0, at: "\(path)/\(key)") } ?? "\(path)/\(key) is absent"
            }.first
        }
        if let wanted = wanted as? [Any] {
            guard let found = found as? [Any], found.count == wanted.count else { return "\(path): \(found)" }
            return wanted.indices.lazy.compactMap { difference(wanted[$0], found[$0], at: "\(path)/\($0)") }.first
        }
        return (wanted as? NSObject) == (found as? NSObject) ? nil : "\(path): \(found), not \(wanted)"
    }
}
