import NavGraphModel
import NavGraphRuns

/// What events and handlers do otherwise, as rows. DIFF 4.
extension Comparison {
    func rows(of otherwise: DoesOtherwise) -> [Consequence] {
        otherwise.rows.map { it in
            if let declaring = it.declaring, let row = row(of: it, declaredBy: declaring) { return row }
            let subject = it.new.map { after.subject(of: $0) } ?? it.old.map { before.subject(of: $0) } ?? "entry"
            let isHandler = !it.path.isEmpty
            var row = Consequence(.otherwise, it.isChoice && !isHandler ? .notable : .plain, of: [subject])
            row.whiles = it.reasons.map(sets.texts).filter { !$0.isEmpty }
            row.path = it.path
            row.before = it.before?.words ?? "nothing"
            row.after = it.isGone ? "gone" : it.after?.words ?? "nothing"
            if let was = it.before, let now = it.after, was.words == now.words {
                (row.before, row.after) = NavGraphChanges.keyWords(was, now)
            }
            row.cause = cause(of: it, subject)
            if !isHandler, let event = it.new.map({ after.name($0) }) ?? it.old.map({ before.name($0) }) {
                row.run = run(of: it, event: event)
            }
            let start = whileWords(row.whiles)
            let words =
                it.isGone
                ? "is gone, no longer \(it.before?.phrase ?? "")"
                : otherwiseWords(it.before, it.after, isHandler: isHandler)
            if isHandler {
                let on: Phrase = "on \(it.path.joined(separator: " ▸ ")): \(words)"
                row.sentence = start.isEmpty ? on : "\(start), \(on)"
            } else {
                row.sentence = start.isEmpty ? words : "\(start): \(words)"
            }
            return row
        }
    }

    /// The one row of a default; `nil` if its declaration did not change.
    private func row(of it: DoesOtherwise.Row, declaredBy declaring: Target) -> Consequence? {
        guard let was = it.before, let now = it.after, let subject = after.subject(of: declaring),
            let change = changes.changes.first(where: { $0.element.subject == subject })
        else { return nil }
        var row = Consequence(.otherwise, .plain, of: [subject])
        (row.before, row.after) = NavGraphChanges.keyWords(was, now)
        row.cause = subject
        row.sentence = "\(otherwiseWords(was, now, isHandler: false))\(text: usesWords(change))"
        return row
    }

    private func cause(of it: DoesOtherwise.Row, _ subject: String) -> String? {
        var candidates = [subject]
        if let old = it.old { candidates.append(before.subject(of: old)) }
        for (id, words) in [(it.new, after), (it.old, before)] {
            guard let id else { continue }
            let owner = words.graph.transitions[id].owner
            if owner != .app { candidates.append("\(owner.kind):\(words.name(owner))") }
        }
        if it.isGone || it.old.map({ before.subject(of: $0) }) != subject {
            // Another transition fires there, which a screen or a flow got or lost.
            candidates += it.screens.map { "screen:\($0.name)" }
            for screen in it.screens {
                candidates += new.flows(around: screen.new).map { "flow:\(after.name($0))" }
                candidates += old.flows(around: screen.old).map { "flow:\(before.name($0))" }
            }
        }
        return causeWithoutRun(among: candidates)
    }

    private static let mostSearched = 12

    /// The old side's shortest run to where the event is taken, if it has one, else the new one's.
    private func run(of it: DoesOtherwise.Row, event: String) -> Consequence.Run? {
        for isNew in it.isGone ? [false] : [false, true] {
            guard let runs = runs(isNew: isNew) else { continue }
            let near = it.screens.enumerated().map { number, screen in
                (distance: runs.distance(of: isNew ? screen.new : screen.old) ?? .max, number: number, screen: screen)
            }.filter { $0.distance != .max }.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }
            var best: Witness?
            for (distance, _, screen) in near.prefix(Self.mostSearched) {
                if distance >= best?.length ?? .max { break }
                for set in it.reasons.prefix(3) where isShown(screen, set, isNew: isNew) == true {
                    guard let found = witness(screen, set, isNew: isNew) else { continue }
                    if let known = best, found.length >= known.length || found.usesLinks != known.usesLinks { continue }
                    best = found
                }
            }
            if let best { return Consequence.Run(isNew: isNew, witness: best, event: event) }
        }
        return nil
    }
}
