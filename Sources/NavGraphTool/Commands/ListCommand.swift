import ArgumentParser
import NavGraphEditor
import NavGraphReports
import NavGraphSyntax

struct ListCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the screens, flows, links, events or conditions of graphs, or all rules.",
        discussion: """
            Print one element in each line, sorted by name: the name, a tab, the title, a tab, and the place. An event is named \
            'OWNER.NAME'. Of a rule, print the id, a tab, and its description. If the text of a graph has errors, they are \
            printed, the elements that can be read are listed, and the exit status is 1.

            EXAMPLE
              navgraph list screens
              navgraph list events Graphs/shop.yaml --format json
            """)

    enum Kind: String, CaseIterable, ExpressibleByArgument {
        case screens, flows, groups, links, events, conditions, rules

        /// `nil` for rules, which no graph declares.
        var declared: Declaration.Kind? {
            switch self {
            case .screens: .screen
            case .flows: .flow
            case .groups: .group
            case .links: .link
            case .events: .event
            case .conditions: .condition
            case .rules: nil
            }
        }
    }

    @Argument(help: "What to list.")
    var kind: Kind

    @OptionGroup var arguments: InputArguments

    @Option(name: .shortAndLong, help: "Output format.")
    var format = TextOrJSON.text

    func execute() throws -> ExitStatus {
        guard let declared = kind.declared else {
            try write(Rule.allCases.map { ListedElement(rule: $0) }.sorted())
            return .success
        }
        let files = InputFiles()
        var elements: Set<ListedElement> = []
        var status = ExitStatus.success
        for input in try arguments.readProject().inputs(arguments.named, in: files) {
            if try !isUsable(input, files) { status = .findings }
            let names = files.names(of: input)
            for index in names.own where names.declarations[index].kind == declared {
                elements.insert(ListedElement(index, in: names))
            }
        }
        try write(elements.sorted())
        return status
    }

    private func write(_ elements: [ListedElement]) throws {
        let json: JSON = ["version": 1, kind.rawValue: .array(elements.map(\.json))]
        try writeToStandardOutput(format == .json ? json.bytes() : Array(elements.map(\.text).joined().utf8))
    }
}

/// Whether the text of a graph has no errors; else they are printed.
func isUsable(_ input: Input, _ files: InputFiles) throws -> Bool {
    let reading = try read(input, files: files)
    if !reading.isUsable { printFindings(of: reading, files: files) }
    return reading.isUsable
}

private struct ListedElement: Hashable, Comparable {
    var name: String
    var title: String
    /// All are absent for a rule.
    var subject, path: String?
    var position: SourceFile.Position?

    init(_ index: Int, in names: Names) {
        let subject = names.subject(of: index)
        name = String(subject.drop { $0 != ":" }.dropFirst())
        title = names.text(.title, of: index) ?? ""
        self.subject = subject
        (path, position) = names.shownPlace(of: index)
    }

    init(rule: Rule) { (name, title) = (rule.rawValue, rule.doc.summary) }

    /// Its columns, between tabs.
    var text: String {
        let columns = [name, title] + (position.map { ["\(path ?? ""):\($0.line):\($0.column)"] } ?? [])
        return columns.map(printable).joined(separator: "\t") + "\n"
    }

    var json: JSON {
        .present([
            "name": .string(name), "subject": subject.map(JSON.string),
            "title": title.isEmpty ? nil : .string(title), "file": path.map(JSON.string),
            "line": (position?.line).map(JSON.int), "column": (position?.column).map(JSON.int),
        ])
    }

    static func < (one: Self, other: Self) -> Bool {
        if one.name != other.name { return one.name.utf8.lexicographicallyPrecedes(other.name.utf8) }
        guard let path = one.path, let next = other.path, path == next, let position = one.position else {
            return (one.path ?? "").utf8.lexicographicallyPrecedes((other.path ?? "").utf8)
        }
        return other.position.map { position < $0 } ?? false
    }
}
