/// What can be visible while a condition does not hold. DIFF 4.
extension Comparison {
    /// `reached`: the screens whose reaching changed, by subject: of these nothing is told.
    func guardRows(except reached: Set<String>) -> (rows: [Consequence], notJudged: [String]) {
        var named: [Fact] = []
        for words in [before, after] {
            let graph = words.graph
            let all = graph.screens.flatMap { Array($0.requires) } + graph.flows.flatMap { Array($0.requires) }
            named += all.compactMap { sets.fact(words.literal(graph.literals[$0])) }
        }
        var rows: [Consequence] = []
        var notJudged: [String] = []
        for fact in Set(named).sorted() {
            for screen in screens where !reached.contains("screen:\(screen.name)") {
                guard isShown(screen, [], isNew: false) == true, isShown(screen, [], isNew: true) == true else {
                    continue
                }
                let was = isShown(screen, [fact.opposite], isNew: false)
                let now = isShown(screen, [fact.opposite], isNew: true)
                guard let was, let now else {
                    notJudged.append("whether \(screen.name) is visible while \(sets.text(fact)) does not hold")
                    continue
                }
                if was == now { continue }
                let required = old.requirements(of: screen.old).contains { before.literal($0) == sets.text(fact) }
                let witness = witness(screen, [fact.opposite], isNew: now)
                let parting = witness.flatMap { self.parting(of: $0, isNew: now) }
                let cause = parting?.cause ?? causeWithoutRun(of: "screen:\(screen.name)")
                let weight: Consequence.Weight = now ? required ? .breaking : .notable : .good
                var row = Consequence(now ? .exposed : .sheltered, weight, of: ["screen:\(screen.name)"])
                (row.whiles, row.cause) = ([[sets.text(fact)]], cause)
                row.run = witness.map { Consequence.Run(isNew: now, witness: $0, parting: parting) }
                rows.append(row)
            }
        }
        return (merged(rows), notJudged)
    }

    private func merged(_ rows: [Consequence]) -> [Consequence] {
        var result: [Consequence] = []
        for row in rows {
            let same = result.firstIndex {
                $0.kind == row.kind && $0.whiles == row.whiles && $0.weight == row.weight && $0.cause == row.cause
            }
            guard let same else {
                result.append(row)
                continue
            }
            result[same].subjects += row.subjects
            if let a = row.run, let b = result[same].run, a.witness.length < b.witness.length {
                result[same].subjects = row.subjects + result[same].subjects.dropLast(row.subjects.count)
                result[same].run = row.run
            }
        }
        return result.map { row in
            var row = row
            row.sentence = guardWords(row)
            return row
        }
    }

    func guardWords(_ row: Consequence) -> Phrase {
        let (who, isMany, list) = subjectWords(row.subjects.map(nameOf), "screens")
        let literal = row.whiles[0][0]
        let name: Phrase = literal.hasPrefix("not ") ? "not \(String(literal.dropFirst(4)))" : "\(literal)"
        let are: Phrase = isMany ? "are" : "is"
        return row.kind == .exposed
            ? "\(who) can now be shown while \(name) does not hold\(list)"
            : "\(who) \(are) now shown only while \(name) holds\(list)"
    }
}

func nameOf(_ subject: String) -> String {
    subject.firstIndex(of: ":").map { String(subject[subject.index(after: $0)...]) } ?? subject
}
