import NavGraphModel
import NavGraphSyntax

/// The steps of a listed configuration, and its parts: the same with some conditions decided that a step tests.
extension Listing {
    /// The maximum number of combinations to try for one step of a configuration.
    private static let mostParts = 4_096

    /// All steps but links.
    mutating func expand(_ index: Int) {
        let c = configurations[index]
        let first = edges.count
        for event in machine.events(in: c) { fire(event, from: index) }
        for label in machine.labels(aside: c, changes: true) { take(label, from: index) }
        out[index] = first..<edges.count
        if work != nil { keepWhatIsFound(in: c, index) }
    }

    mutating func followLinks(from index: Int) {
        let first = edges.count
        for link in graph.deepLinks.ids { take(StepLabel(.link, link.raw), from: index) }
        linksOut[index] = first..<edges.count
    }

    /// A step with each of the values of what it asks for.
    mutating func forEachPart(
        of index: Int, cost: Int = 1, _ body: (inout Listing, Configuration) throws(Machine.Undecided) -> Void
    ) {
        var pending = [configurations[index]]
        var tried = 0
        while let c = pending.popLast() {
            if work != nil {
                if tried == Self.mostParts || edges.count >= Self.mostSteps {
                    cut.insert(index)
                    return
                }
                tried += 1
                done += cost * costOfPart
            }
            do throws(Machine.Undecided) {
                try body(&self, c)
            } catch {
                if work == nil { preconditionFailure("a listed configuration has an undecided condition: \(error)") }
                pending += machine.program.deciding(error, in: c.conditions).map { c.with($0) }
            }
        }
    }

    private mutating func fire(_ event: TransitionID, from index: Int) {
        forEachPart(of: index, cost: costOfEvent[event.index]) { listing, part throws(Machine.Undecided) in
            guard let taken = try listing.machine.taken(event, part) else {
                if listing.graph.shouldTakeAlternative(event) {
                    listing.allIgnored.append((event, listing.place(of: part, in: index)))
                }
                return
            }
            try listing.go(StepLabel(.event, taken.raw), from: index, of: part) { machine, c in
                try machine.take(taken, &c)
            }
        }
    }

    private mutating func take(_ label: StepLabel, from index: Int) {
        let way = label.kind == .link ? machine.ways[DeepLinkID(raw: label.operand)] : nil
        forEachPart(of: index, cost: 1 + (way?.steps.count ?? 0)) { listing, part throws(Machine.Undecided) in
            try listing.go(label, from: index, of: part) { machine, c in try machine.step(label, &c) }
        }
    }

    private mutating func go(
        _ label: StepLabel, from index: Int, of part: Configuration,
        _ step: (Machine, inout Configuration) throws -> Bool
    ) throws(Machine.Undecided) {
        var next = part
        var fault: Machine.Fault?
        var isTaken = false
        do {
            isTaken = try step(machine, &next)
        } catch let undecided as Machine.Undecided {
            throw undecided
        } catch { fault = error as? Machine.Fault }
        var isApp = label.kind == .change
        if label.kind == .event {
            let alternative = AlternativeID(raw: label.operand)
            fired[alternative.index] = true
            isApp = graph.alternatives[alternative].transition.map { graph.transitions[$0].owner == .app } ?? false
        }
        if let fault {
            let subject = subject(of: label, in: configurations[index])
            allFaults.append(
                Fault(
                    rule: fault.rule, subject: subject, place: fault.place, from: place(of: part, in: index),
                    label: label))
            return
        }
        if !isTaken { return }
        if label.kind == .link, let way = machine.ways[DeepLinkID(raw: label.operand)] {
            for alternative in way.alternatives { fired[alternative.index] = true }
        }
        if part.conditions != configurations[index].conditions {
            decided[edges.count] = part.conditions.without(configurations[index].conditions)
        }
        edges.append(Edge(to: Int32(add(next)), label: label, isApp: isApp))
    }

    // MARK: Parts

    /// A configuration with some conditions decided: as near as the whole.
    @discardableResult
    mutating func place(of part: Configuration, in index: Int) -> Int {
        if part.conditions == configurations[index].conditions { return index }
        let known = configurations.count
        let place = add(part)
        guard place == known else { return place }
        parts.insert(place)
        func arrival(_ whole: Arrival) -> Arrival {
            guard whole.isReached else { return Arrival() }
            let new = part.conditions.without(configurations[index].conditions)
            return Arrival(steps: whole.steps, from: Int32(index), label: .none, decided: new)
        }
        (plain[place], linked[place]) = (arrival(plain[index]), arrival(linked[index]))
        return place
    }

    /// Of what is visible with some values only, and is a finding then, the parts with these values.
    private mutating func keepWhatIsFound(in c: Configuration, _ index: Int) {
        for screen in c.visible {
            let required = machine.program.requires(screen)
            if !required.isImpossible, required.cube.meets(c.conditions) {
                for (bit, value) in required.cube.literals where c.conditions[bit] == nil {
                    let opposite = machine.program.implications.deciding(bit, !value, in: c.conditions)
                    if let opposite { place(of: c.with(opposite), in: index) }
                }
            }
        }
        for check in graph.checks {
            guard case .neverWhen(let screen, let literals) = check.law, c.visible.contains(screen) else { continue }
            let condition = machine.program.guarding(literals)
            guard !condition.isImpossible, condition.cube.meets(c.conditions) else { continue }
            let closed = machine.program.implications.closed(c.conditions.intersection(condition.cube))
            if let closed { place(of: c.with(closed), in: index) }
        }
    }

    /// What a step is about; of back and swipe, the transition whose handler `closed` runs.
    private func subject(of label: StepLabel, in c: Configuration) -> StepSubject {
        let opener: AlternativeID
        switch label.kind {
        case .event: opener = AlternativeID(raw: label.operand)
        case .outcome: return .outcome(OutcomeID(raw: label.operand))
        case .back: opener = c.region.frames[c.region.frames.count - 1].opener
        case .swipe: opener = c.top.opener
        default: opener = .none
        }
        return opener.isNone ? .entry : graph.alternatives[opener].transition.map { .transition($0) } ?? .entry
    }
}
