import NavGraphModel

/// A page with each table of keys, which stands between `<!-- keys: screen -->` and `<!-- end -->`, as it should be.
package func withKeyTables(_ page: String, path: String) throws(InputProblem) -> String {
    var result = ""
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        if line == "<!-- end -->" { isInTable = false }
        if !isInTable { result += line + "\n" }
        guard line.hasPrefix("<!-- keys: "), line.hasSuffix(" -->") else { continue }
        let name = String(line.dropFirst(11).dropLast(4))
        guard let id = KeyTable.ID(rawValue: name) else {
            throw InputProblem(message: "'\(path)': unknown key table '\(printable(name))'")
        }
        result += "\n" + markdown(of: id.table) + "\n"
        isInTable = true
    }
    return String(result.dropLast())
}

func markdown(of table: KeyTable) -> String {
    "| key | value | means |\n| --- | --- | --- |\n"
        + table.entries.map { "| `\($0.key.spelling)` | \(words(for: $0.shape)) | \($0.meaning) |\n" }.joined()
}

/// What a value looks like, in words.
private func words(for shape: Shape) -> String {
    switch shape {
    case .text(let what): what
    case .name(let role): role.words
    case .type: "Swift type"
    case .number(let unit): "number of \(unit)"
    case .word(let keys): keys.spellings.map { "`\($0)`" }.joined(separator: ", ")
    case .map(let what, let value): "map: \(what.words) → \(words(for: value))"
    case .list(let item, _): "list: \(words(for: item))"
    case .oneOrList(let item): "\(words(for: item)), or a list"
    case .signatures(let what): "map: \(what.words) → params, or a list"
    case .textOr(let text, let other): "\(words(for: text)), or \(words(for: other))"
    case .listOr(let what, let other): "list: \(what.words), or \(words(for: other))"
    case .namesOr(let what, let value): "list: \(what.words), or map: \(what.words) → \(words(for: value))"
    case .nested(let id): "[\(heading(of: id).text)](\(heading(of: id).target))"
    case .optional(let other): "\(words(for: other)), or `~`"
    }
}

/// The section of the language's pages in `docs` that describes a mapping.
private func heading(of id: KeyTable.ID) -> (text: String, target: String) {
    switch id {
    case .root: ("graph", "language.md#the-file")
    case .entry: ("mapping", "language.md#entry")
    case .hosted: ("transition", "language.md#host")
    case .condition: ("mapping", "language.md#conditions")
    case .links: ("mapping", "language.md#links")
    case .screen: ("screen", "language.md#screens")
    case .source: ("mapping", "language.md#from")
    case .flow: ("flow", "language.md#flows")
    case .start: ("alternative", "language.md#start")
    case .button: ("button", "language.md#tabs")
    case .transition: ("transition", "language-transitions.md#transitions")
    case .handler: ("handler", "language-transitions.md#returns")
    case .then: ("mapping", "language-transitions.md#then")
    case .deepLink: ("deep link", "language-links.md#deep-links")
    case .resolver: ("resolver", "language-links.md#resolvers")
    case .swift: ("mapping", "language-links.md#swift")
    case .check: ("check", "language-links.md#checks")
    case .lint: ("mapping", "language-links.md#lint")
    case .project: ("project file", "project-file.md#keys")
    }
}
