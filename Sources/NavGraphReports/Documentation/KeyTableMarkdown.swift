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

/// The keys of a mapping as a table of Markdown.
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
    case .nested(let id): "[\(heading(of: id).text)](#\(heading(of: id).anchor))"
    case .optional(let other): "\(words(for: other)), or `~`"
    }
}

/// Where `docs/language.md` speaks of a mapping.
private func heading(of id: KeyTable.ID) -> (text: String, anchor: String) {
    switch id {
    case .root: ("graph", "the-file")
    case .entry: ("mapping", "entry")
    case .hosted: ("transition", "host")
    case .condition: ("mapping", "conditions")
    case .links: ("mapping", "links")
    case .screen: ("screen", "screens")
    case .source: ("mapping", "from")
    case .flow: ("flow", "flows")
    case .start: ("alternative", "start")
    case .button: ("button", "tabs")
    case .transition: ("transition", "transitions")
    case .handler: ("handler", "returns")
    case .then: ("mapping", "then")
    case .deepLink: ("deep link", "deep-links")
    case .resolver: ("resolver", "resolvers")
    case .swift: ("mapping", "swift")
    case .check: ("check", "checks")
    case .lint: ("mapping", "lint")
    }
}
