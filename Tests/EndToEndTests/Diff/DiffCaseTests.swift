import Foundation
import NavGraphTestSupport
import Testing

/// The cases of the norm, compared as the beginning of DIFF.md says.
@Suite(.processorTime) struct DiffCaseTests {
    private static let folder = Checkout.root.appendingPathComponent("../shared/diff-changes")
    private static let cases: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private static func text(_ name: String, _ file: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent("\(name)/\(file)"), encoding: .utf8)
    }

    /// Runs a case as its files say: two files, two directories, or a commit and the work tree.
    private func diff(_ name: String) throws -> Workspace {
        let workspace = Workspace()
        let formats = ["markdown", "json", "github"].flatMap { ["--format", "\($0)=found.\($0)"] }
        let source = Self.folder.appendingPathComponent(name)
        let files = FileManager.default
        func words(_ file: String) -> [String] {
            (Self.text(name, file) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        }
        func copy(_ file: String, to target: String) throws {
            try files.copyItem(
                at: source.appendingPathComponent(file), to: workspace.directory.appendingPathComponent(target))
            // Two cases have a screen with a name that the language reserves.
            for (file, data) in try workspace.files(below: ".") where file.hasSuffix(".yaml") {
                let text = String(decoding: data, as: UTF8.self)
                let other = text.replacing(/(push: |opens: )entry\b/) { "\($0.output.1)meaning" }
                    .replacing(/( +)entry: \{ (params|url)/) { "\($0.output.1)meaning: { \($0.output.2)" }
                if other != text { try workspace.write(other, to: file) }
            }
        }
        guard Self.text(name, "git") != nil else {
            for file in try files.contentsOfDirectory(atPath: source.path) { try copy(file, to: file) }
            let isFolder = Self.text(name, "old.yaml") == nil
            let sides = isFolder ? ["old", "new"] : ["old.yaml", "new.yaml"]
            _ = try workspace.run(arguments: ["diff"] + sides + words("options") + formats)
            return workspace
        }
        for file in try files.contentsOfDirectory(atPath: source.path + "/old") { try copy("old/" + file, to: file) }
        try workspace.commitAll()
        try workspace.git(["rm", "-r", "-q", "."])
        for file in try files.contentsOfDirectory(atPath: source.path + "/new") { try copy("new/" + file, to: file) }
        _ = try workspace.run(arguments: ["diff", "--git", "HEAD"] + words("git") + words("options") + formats)
        return workspace
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
            } else if line.hasPrefix("<details") {
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

    @Test(.enabled(if: !cases.isEmpty, "../shared/diff-changes"), arguments: cases)
    func theFormatsAreThoseOfTheNorm(name: String) throws {
        let found = try diff(name)
        let (comment, picture) = parts(of: try found.text("found.markdown"))
        #expect(comment == Self.text(name, "expected.md"))
        if let wanted = Self.text(name, "expected.mmd") { #expect(picture == wanted) }
        func object(_ text: String) throws -> Any { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        let wanted = try object(try #require(Self.text(name, "expected.json")))
        #expect(Self.difference(wanted, try object(try found.text("found.json")), at: "") == nil)
        if let wanted = Self.text(name, "expected.github") { #expect(try found.text("found.github") == wanted) }
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
