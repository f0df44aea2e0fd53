import CBuildInfo
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// What `--version` says of this program.
enum ProgramInfo {
    private static var commit: (hash: Substring, date: Substring)? {
        let words = String(cString: navgraph_commit()).split(separator: " ")
        return words.count == 2 ? (words[0], words[1]) : nil
    }

    /// `OWNER/NAME`: the repository whose release it is part of.
    static var repository: String? {
        let name = String(cString: navgraph_repository())
        return name.isEmpty ? nil : name
    }

    /// `navgraph 0.4.2, language 1 (1ebaaf4 2026-11-24)`.
    static var line: String {
        "navgraph \(navgraphVersion), language \(languageVersion)" + (commit.map { " (\($0.hash) \($0.date))" } ?? "")
    }

    static var json: JSON {
        [
            "version": .string("\(navgraphVersion)"), "language": .string(languageVersion),
            "commit": commit.map { .string(String($0.hash)) } ?? .null,
            "date": commit.map { .string(String($0.date)) } ?? .null,
            "repository": repository.map { .string($0) } ?? .null,
        ]
    }
}
