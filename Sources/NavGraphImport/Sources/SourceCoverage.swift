import NavGraphSources

/// How much of an app its sources told. SOURCES 8, 10.
extension SourceReport {
    /// Targets of segues and of the storyboards' entry are also opened.
    mutating func add(segues scenes: SourceScenes) {
        var ends: Set<String> = []
        for (from, to, _) in scenes.edges where knows(from) && knows(to) {
            ends.formUnion([from, to])
            if from != to, screenTypes[to] != nil { opened.insert(to) }
        }
        if let entry, screenTypes[entry] != nil {
            ends.insert(entry)
            opened.insert(entry)
        }
        drafted.formUnion(ends.intersection(screenTypes.keys))
        notOpened.removeAll(where: drafted.contains)
    }

    private var unreadCount: Int { unread.reduce(0) { $0 + $1.count } }

    private var unreadNames: String { unread.prefix(3).map(\.name).joined(separator: ", ") }

    /// The text of the key `draft`.
    package var draftText: String {
        let calls = unreadCount == 0 ? "" : "; \(counted(unreadCount, "call")) not read (\(unreadNames))"
        return "\(screensOpened) of \(screensDeclared) screens opened from a screen" + calls
    }

    /// The last line of an import.
    package var coverage: String {
        let calls = unread.prefix(5).map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
        let rest = unread.count > 5 ? " and \(unread.count - 5) more" : ""
        return "\(screensOpened) of \(screensDeclared) screen types opened from a screen "
            + "(\(screensDrafted) in the draft); \(openingsWithSource) of \(openingsWithEdge) openings "
            + "have a source; not read: " + (calls.isEmpty ? "nothing" : calls + rest)
    }

    /// Why a draft says little of its app; nil where it does not.
    var thinness: String? {
        let advice = "; see docs/guide/assistant.md"
        if unreadCount > openingsRead {
            let calls =
                unreadCount == 1
                ? "1 call that looks like navigation was" : "\(unreadCount) calls that look like navigation were"
            return "\(calls) not read (\(unreadNames))" + advice
        }
        if screensOpened * 2 < screensDeclared {
            return "only \(screensOpened) of \(screensDeclared) screen types are opened by code that was read"
                + (unread.isEmpty ? "" : "; not read: \(unreadNames)") + advice
        }
        if openingsWithSource * 2 < openingsWithEdge {
            return "only \(openingsWithSource) of \(openingsWithEdge) openings have a screen as their source" + advice
        }
        return nil
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
