import NavGraphEditor
import NavGraphSyntax

/// The call hierarchy: who leads to an element, and where one gets from it.
extension EditorServer {
    private static let kinds: Set<Declaration.Kind> = [.screen, .flow, .link, .event]

    func prepareCalls(_ point: Point) -> JSON {
        guard let use = point.names.uses(at: point.offset, in: point.file) else { return .null }
        let found = use.declarations.filter { Self.kinds.contains(point.names.declarations[$0].kind) }
        return found.isEmpty ? .null : .array(found.map { item($0, point.names) })
    }

    /// One entry for each owner, with the places of its events.
    func incomingCalls(_ params: JSONValue) throws(RequestError) -> JSON {
        guard let (names, element) = try called(in: params) else { return [] }
        if names.declarations[element].kind == .event {
            guard let owner = names.declarations[element].owner else { return [] }
            return [call("from", item(owner, names), at: [names.place(of: element)])]
        }
        let openings = names.openings(of: element)
        let callers = openings.map { caller(of: $0, names) }
        return .array(
            callers.unique().map { caller in
                let own = zip(openings, callers).filter { $0.1 == caller }.map(\.0)
                let detail = own.map(\.action).unique().joined(separator: ", ")
                return call("from", item(caller, names, of: own[0], detail: detail), at: own.map(\.place).unique())
            })
    }

    func outgoingCalls(_ params: JSONValue) throws(RequestError) -> JSON {
        guard let (names, element) = try called(in: params) else { return [] }
        let openings = names.openings(from: element)
        let path = names.place(of: element).path
        return .array(
            openings.map(\.target).unique().map { target in
                let own = openings.filter { $0.target == target }
                let places = own.map(\.place).filter { $0.path == path }.unique()
                let detail = own.map(\.action).unique().joined(separator: ", ")
                return call(
                    "to", item(target, names, detail: detail), at: places.isEmpty ? [names.place(of: element)] : places)
            })
    }

    /// The screen, flow, group or link that opens; an event of the app itself; `nil`: the entry.
    private func caller(of opening: Opening, _ names: Names) -> Int? {
        opening.source.map { names.declarations[$0].kind == .event ? names.declarations[$0].owner ?? $0 : $0 }
    }

    private func call(_ side: String, _ item: JSON, at places: [FilePlace]) -> JSON {
        .object([(side, item), ("fromRanges", .array(places.map { range($0.range, of: $0.path) }))])
    }

    private func item(_ caller: Int?, _ names: Names, of opening: Opening, detail: String) -> JSON {
        if let caller { return item(caller, names, detail: detail) }
        return item("entry", kind: 5, at: opening.place, within: opening.place.range, detail: detail)
    }

    private func item(_ index: Int, _ names: Names, detail: String? = nil) -> JSON {
        let declaration = names.declarations[index]
        let isEvent = declaration.kind == .event || declaration.kind == .link
        let name = declaration.kind == .event ? names.label(ofEvent: index) : declaration.name
        let place = names.place(of: index)
        let outline = names.files[declaration.file].outline
        let end = max(outline.end(of: declaration.value), place.range.upperBound)
        return item(
            name, kind: isEvent ? 24 : 5, at: place, within: place.range.lowerBound..<end,
            detail: detail ?? names.detail(index))
    }

    private func item(_ name: String, kind: Int, at place: FilePlace, within whole: Range<Int>, detail: String) -> JSON
    {
        [
            "name": .string(name), "kind": .int(kind), "detail": .string(detail), "uri": .string(uri(place.path)),
            "range": range(whole, of: place.path), "selectionRange": range(place.range, of: place.path),
        ]
    }

    /// What an item of an earlier answer is.
    private func called(in params: JSONValue) throws(RequestError) -> (names: Names, element: Int)? {
        let start = try params.member("item", "selectionRange", "start").place()
        guard let point = point(try params.string("item", "uri")) else { return nil }
        let offset = point.offset(of: start)
        let found = point.names.declarations.indices.first {
            let declaration = point.names.declarations[$0]
            return declaration.file == point.file && declaration.range.lowerBound == offset
                && Self.kinds.union([.group]).contains(declaration.kind)
        }
        return found.map { (point.names, $0) }
    }
}
