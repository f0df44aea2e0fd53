import ArgumentParser

/// The manual page, for `make install`: what `--help` says of each command, as roff.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Prints the manual page.", shouldDisplay: false)

    func run() throws {
        let root = NavgraphCommand.configuration
        var page = ManualPage()
        page.append(".TH NAVGRAPH 1 \"\" \"\(root.version)\"")
        page.append(".SH NAME")
        page.append("navgraph \\- checks a graph of screens, writes routers and diagrams")
        page.append(help: NavgraphCommand.helpMessage(columns: 10_000))
        for command in root.subcommands where command.configuration.shouldDisplay {
            page.append(".SH COMMAND \(command.configuration.commandName?.uppercased() ?? "")")
            page.append(help: NavgraphCommand.helpMessage(for: command, columns: 10_000))
        }
        try exiting {
            try writeToStandardOutput(Array(page.text.utf8))
            return .success
        }
    }
}

/// Turns help texts into roff: headings, a paragraph for a line of prose, indented lines as they are, and a tagged
/// paragraph for an option and its meaning.
private struct ManualPage {
    private(set) var text = ""

    mutating func append(_ line: String) { text += line + "\n" }

    mutating func append(help: String) {
        var isList = false
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if let (heading, rest) = Self.heading(line) {
                isList = heading != "OVERVIEW" && heading != "USAGE"
                append(".SS \(heading)")
                if !rest.isEmpty { append(Self.escaped(rest)) }
            } else if line.hasPrefix("  "), isList {
                append(item: line.dropFirst(2))
            } else if line.hasPrefix("  ") {
                append(".br")
                append(Self.escaped(line.drop { $0 == " " }))
            } else if line.isEmpty {
                append(".PP")
            } else {
                append(Self.escaped(line))
            }
        }
    }

    /// `--output <dir>          The directory …`, or more of the meaning.
    private mutating func append(item: Substring) {
        if item.hasPrefix(" ") { return append(Self.escaped(item.drop { $0 == " " })) }
        let tag = Self.tag(of: item)
        append(".TP")
        append("\\fB\(Self.escaped(tag))\\fR")
        append(Self.escaped(item.dropFirst(tag.count).drop { $0 == " " }))
    }

    /// The names at the beginning of an item: `--output <dir>`, or what stands before two spaces.
    private static func tag(of item: Substring) -> Substring {
        var end = item.startIndex
        while end < item.endIndex {
            let word = item[end...].prefix { $0 != " " }
            let isName = word.hasPrefix("-") || word.hasPrefix("<")
            guard isName || end == item.startIndex else { break }
            let next = item[word.endIndex...].drop { $0 == " " }.startIndex
            if !isName || item.distance(from: word.endIndex, to: next) != 1 { return item[..<word.endIndex] }
            end = next
        }
        return item[..<end].last == " " ? item[..<end].dropLast() : item[..<end]
    }

    /// `OVERVIEW: …`, or a line of capitals.
    private static func heading(_ line: Substring) -> (String, Substring)? {
        let word = line.prefix { $0.isUppercase || $0 == " " }
        guard word.count > 3, word.first != " " else { return nil }
        let rest = line.dropFirst(word.count)
        guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
        return (String(word), rest.dropFirst().drop { $0 == " " })
    }

    private static func escaped(_ text: Substring) -> String {
        var result = text.first == "." || text.first == "'" ? "\\&" : ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            default: result.append(character)
            }
        }
        return result
    }
}
