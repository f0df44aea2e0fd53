import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Makes a group of events that a screen or flow has.
extension Names {
    func extractions(in file: Int, at range: Range<Int>) -> [Refactoring] {
        let selected = declarations.indices.filter { isSelected($0, in: file, at: range) }
        guard let first = selected.first, let owner = declarations[first].owner,
            selected.allSatisfy({ declarations[$0].owner == owner })
        else { return [] }
        let events = selected.map { declarations[$0].name }
        let name = groupName(after: events[0], in: declarations[first].module)
        let others = all([.screen, .flow], in: declarations[owner].module).filter { other in
            other != owner && isAlike(events, of: owner, and: other)
        }
        return ([[]] + (others.isEmpty ? [] : [others])).compactMap { others in
            let users = [owner] + others
            guard let edits = extracting(selected, to: name, for: users) else { return nil }
            let names = users.map { declarations[$0].name }
            let used = others.isEmpty ? "" : " for " + names.map { "'\($0)'" }.joined(separator: ", ")
            return Refactoring(
                kind: .extract, title: "Extract group '\(name)'" + used, edits: edits,
                extracted: ExtractedGroup(name: name, events: events, users: names))
        }
    }

    private func isSelected(_ event: Int, in file: Int, at range: Range<Int>) -> Bool {
        let found = declarations[event]
        guard found.kind == .event, found.file == file, let owner = found.owner,
            [.screen, .flow].contains(declarations[owner].kind)
        else { return false }
        let end = max(files[file].outline.nodes[found.value].span.upperBound, found.range.upperBound)
        return found.range.lowerBound < max(range.upperBound, range.lowerBound + 1) && range.lowerBound <= end
    }

    private func isAlike(_ events: [String], of owner: Int, and other: Int) -> Bool {
        events.allSatisfy { name in
            guard let a = children(.event, of: owner, named: name).first,
                let b = children(.event, of: other, named: name).first
            else { return false }
            return outline(of: a).isAlike(declarations[a].value, to: declarations[b].value, of: outline(of: b))
        }
    }

    private func groupName(after event: String, in module: Int) -> String {
        let taken = Set(all([.screen, .flow, .group], in: module).map { declarations[$0].name })
        let names = [event, event + "Events"] + (2...).prefix(taken.count + 1).map { event + String($0) }
        return names.first { !taken.contains($0) } ?? event
    }

    private func extracting(_ events: [Int], to group: String, for users: [Int]) -> FileEdits? {
        let first = declarations[events[0]]
        let target = fileOfGroups(beside: first)
        guard let source = patch(of: first.file), let patch = patch(of: target) else { return nil }
        let entries = events.compactMap { source.path(to: declarations[$0].range.lowerBound).last }
        guard !entries.contains(where: source.isAnchored),
            let addition = patch.addition(
                to: Key.groups.spelling,
                lines: { column in
                    let name = String(repeating: " ", count: column) + group + ":"
                    let lines = entries.map { source.lines(of: $0, at: column + 2, lineEnd: patch.lineEnd) }
                    return ([name] + lines).joined(separator: patch.lineEnd)
                })
        else { return nil }
        var edits = [files[target].path: [TextEdit(addition)]]
        let names = events.map { declarations[$0].name }
        for user in users {
            guard let using = using(group, instead: names, in: user) else { return nil }
            edits[files[declarations[user].file].path, default: []] += using
        }
        return FileEdits(edits)
    }

    /// The file of a module that has groups; without any, that of the events.
    private func fileOfGroups(beside event: Declaration) -> Int {
        let all = [event.file] + files.indices.filter { files[$0].module == event.module }
        let outlines = files.map(\.outline)
        return all.first { outlines[$0].value(.groups, of: outlines[$0].root) != nil } ?? event.file
    }

    /// The edits by which a screen or flow uses a group instead of its events.
    private func using(_ group: String, instead events: [String], in user: Int) -> [TextEdit]? {
        guard let patch = patch(of: declarations[user].file) else { return nil }
        let paths = events.compactMap { name in
            children(.event, of: user, named: name).first.map { patch.path(to: declarations[$0].range.lowerBound) }
        }
        guard paths.count == events.count, let holder = paths.first?.dropLast(),
            paths.allSatisfy({ $0.dropLast() == holder }), let transitions = holder.last,
            !patch.isAnchored(transitions), patch.name(of: transitions) == Key.transitions.spelling
        else { return nil }
        let siblings = patch.entries(of: transitions)
        let uses = "\(Key.uses.spelling): [\(group)]"
        let known = value(.uses, of: user)
        if known == nil, paths.count == siblings.count {
            return patch.replacement(of: Array(holder), with: uses).map { [TextEdit($0)] }
        }
        var edits = runs(of: paths.compactMap { $0.last.flatMap(siblings.firstIndex) }).map {
            patch.removal(of: $0, in: Array(holder)).map { TextEdit($0) }
        }
        if let known {
            edits.append(adding(item: group, toList: known, in: declarations[user].file))
        } else {
            edits.append(TextEdit(patch.insertion(of: uses, before: Array(holder))))
        }
        return edits.contains { $0 == nil } ? nil : edits.compactMap(\.self)
    }

    private func runs(of indices: [Int]) -> [Range<Int>] {
        indices.sorted().reduce(into: []) { runs, index in
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
    }
}
