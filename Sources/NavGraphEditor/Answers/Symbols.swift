import NavGraphSyntax

/// An element in the outline that an editor shows.
package struct DocumentSymbol: Sendable {
    package var name: String
    package var detail: String
    package var kind: Int
    package var range: Range<Int>
    package var selection: Range<Int>
    package var children: [DocumentSymbol] = []
}

extension Declaration.Kind {
    /// As the protocol numbers kinds of symbols.
    package var symbolKind: Int {
        switch self {
        case .screen: 5
        case .flow, .alias: 2
        case .group: 3
        case .event, .outcome, .message: 24
        case .condition: 17
        case .param: 8
        case .link: 20
        case .resolver: 12
        }
    }
}

extension Names {
    /// Flows with their screens, screens with events, outcomes and messages, groups, conditions, links, resolvers, imports.
    package func symbols(of file: Int) -> [DocumentSymbol] {
        let top: Set<Declaration.Kind> = [.flow, .group, .condition, .link, .resolver, .alias]
        return declarations.indices.filter { index in
            let declaration = declarations[index]
            guard declaration.file == file, !declaration.isHost else { return false }
            return top.contains(declaration.kind)
                || [.screen, .event].contains(declaration.kind) && declaration.owner == nil
        }.map { symbol($0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func symbol(_ index: Int) -> DocumentSymbol {
        let declaration = declarations[index]
        let inner: [Declaration.Kind] = [.screen, .event, .outcome, .message]
        let children = inner.flatMap { all($0, of: index) }.map { symbol($0) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        let outline = files[declaration.file].outline
        let end = max(
            outline.end(of: declaration.value), declaration.range.upperBound,
            children.map(\.range.upperBound).max() ?? 0)
        return DocumentSymbol(
            name: declaration.name.isEmpty ? "?" : declaration.name, detail: declaration.kind.rawValue,
            kind: declaration.kind.symbolKind,
            range: declaration.range.lowerBound..<end, selection: declaration.range, children: children)
    }

    /// Screens, flows, conditions and links that have the letters of a query in order, whatever the case.
    package func found(_ query: String) -> [Int] {
        let letters = Array(query.lowercased().unicodeScalars)
        return declarations.indices.filter { index in
            guard [.screen, .flow, .condition, .link].contains(declarations[index].kind) else { return false }
            var rest = letters[...]
            for scalar in declarations[index].name.lowercased().unicodeScalars where scalar == rest.first {
                rest.removeFirst()
            }
            return rest.isEmpty
        }
    }

    /// Keys and items whose value ends in a later line: the first and the last of them, one for a first line.
    package func folds(of file: Int, _ positions: Positions) -> [(start: Int, end: Int)] {
        let outline = files[file].outline
        var ends: [Int: Int] = [:]
        func note(_ start: Int, _ node: Int) {
            let first = positions.line(of: start)
            let last = positions.line(of: max(outline.end(of: node), start))
            if last > first { ends[first] = max(ends[first] ?? 0, last) }
        }
        for node in outline.nodes {
            for entry in node.entries { note(outline.nodes[entry.key].span.lowerBound, entry.value) }
            for item in node.items { note(outline.nodes[item].span.lowerBound, item) }
        }
        return ends.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The hints at the ends of some lines and after names.
    package func hints(
        of file: Int, lines: ClosedRange<Int>, _ positions: Positions, facts: (String) -> ScreenFacts?
    ) -> [(offset: Int, text: String)] {
        var hints: [(offset: Int, text: String)] = []
        for (index, it) in declarations.enumerated() where it.file == file {
            let line = positions.line(of: it.range.lowerBound)
            guard lines.contains(line) else { continue }
            if it.kind == .screen {
                let count = openers(of: index).count
                let first = count == 0 ? [] : ["opened from \(count)"]
                let second = facts(qualifiedName(index)).map { fact in
                    [fact.distance.map { "\($0) step\($0 == 1 ? "" : "s")" } ?? "unreachable"]
                }
                let text = (first + (second ?? [])).joined(separator: " · ")
                if !text.isEmpty { hints.append((positions.end(of: line), text)) }
            } else if it.kind == .event, let carried = carried(byEvent: index), !carried.isEmpty {
                hints.append((it.range.upperBound, signature(carried)))
            }
        }
        for index in blocks.indices where blocks[index].context.file == file {
            guard let value = openedValue(of: blocks[index]) else { continue }
            let end = files[file].outline.nodes[value].span.upperBound
            let given = silentlyGiven(by: index)
            if !given.isEmpty, lines.contains(positions.line(of: end)) {
                hints.append((end, given.joined(separator: ", ")))
            }
        }
        return hints.sorted { $0.offset < $1.offset }
    }

    /// The params that what is opened is given because a param of the owner has the same name.
    private func silentlyGiven(by index: Int) -> [String] {
        let block = blocks[index]
        guard block.table != .deepLink, let owner = block.context.owner else { return [] }
        let own = Set(all(.param, of: owner).map { declarations[$0].name })
        let given = withKeys(of: block)
        return wanted(by: index).map { declarations[$0].name }.filter { own.contains($0) && !given.contains($0) }
    }

    /// The innermost screen, flow, transition or link that an offset is in, as `CLI.md` spells it; else `file`.
    package func element(at offset: Int, in file: Int) -> String {
        let outline = files[file].outline
        var best: (index: Int, start: Int)?
        for (index, it) in declarations.enumerated() where it.file == file {
            guard [.screen, .flow, .event, .link].contains(it.kind), it.range.lowerBound <= offset else { continue }
            let end = max(outline.end(of: it.value), it.range.upperBound)
            if offset <= end, best.map({ $0.start < it.range.lowerBound }) ?? true {
                best = (index, it.range.lowerBound)
            }
        }
        guard let best else { return "file" }
        var subject = subject(of: best.index)
        if declarations[best.index].kind == .event {
            let inside = blocks.first { block in
                block.context.event == best.index && block.number > 0 && block.table == .transition
                    && block.context.file == file && outline.nodes[block.node].span.lowerBound <= offset
                    && offset <= outline.end(of: block.node)
            }
            if let inside { subject += "#\(inside.number)" }
        }
        return subject
    }
}
