import NavGraphModel

/// What became of every alternative, of events, of `entry` and of handlers, by its id. For pictures.
package struct AlternativeMatches {
    package struct Match {
        /// Of the other graph; `nil`: no match.
        package var other: AlternativeID?
        /// Whether it does the same, and asks for the same.
        package var isSame: Bool
        /// `[loggedIn]`, `[else → member]`; empty where neither list has more than one.
        package var label: String
        /// Whether it stands in something that has no match itself.
        package var isNested: Bool
    }
    package private(set) var old: [AlternativeID: Match] = [:]
    package private(set) var new: [AlternativeID: Match] = [:]

    package init(from old: NavGraph, to new: NavGraph, _ renaming: Renaming) {
        let before = ElementWords(graph: old, renaming: renaming)
        let after = ElementWords(graph: new, renaming: Renaming())
        let (olds, news) = (before.transitionsBySubject, after.transitionsBySubject)
        for subject in Set(olds.keys).union(news.keys) {
            match(olds[subject].map { before.forms(of: $0) } ?? [], news[subject].map { after.forms(of: $0) } ?? [])
        }
        match(before.entryForms, after.entryForms)
        // Messages of handlers are no alternatives.
        (self.old[.none], self.new[.none]) = (nil, nil)
    }

    private mutating func match(_ olds: [AlternativeForm], _ news: [AlternativeForm], isNested: Bool = false) {
        let isList = olds.count > 1 || news.count > 1
        for pair in matched(olds, news) {
            let (was, now) = (pair.old.map { olds[$0] }, pair.new.map { news[$0] })
            if let was, let now {
                let isSame = was.deed == now.deed && was.whenSet == now.whenSet
                let label =
                    was.whenSet == now.whenSet ? isList ? now.label : "" : "[\(was.whenWords) → \(now.whenWords)]"
                old[was.id] = Match(other: now.id, isSame: isSame, label: isList ? was.label : "", isNested: isNested)
                new[now.id] = Match(other: was.id, isSame: isSame, label: label, isNested: isNested)
                for (_, before, after) in matchedHandlers(was, now) { match(before, after) }
            } else if let was {
                old[was.id] = Match(other: nil, isSame: false, label: isList ? was.label : "", isNested: isNested)
                for handler in was.handlers { match(handler.alternatives, [], isNested: true) }
            } else if let now {
                new[now.id] = Match(other: nil, isSame: false, label: isList ? now.label : "", isNested: isNested)
                for handler in now.handlers { match([], handler.alternatives, isNested: true) }
            }
        }
    }
}
