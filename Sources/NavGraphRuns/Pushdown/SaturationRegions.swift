import NavGraphModel

/// Layers of several regions: what a region holds is met again when it is come back to, with conditions that may have
/// changed while another one was shown.
extension Saturation {
    /// Whether more may be taken for reachable than there is.
    var mayJoinRegions: Bool { fillsRegions || !resumed.isEmpty || !changes.isEmpty }

    /// A step leads from here to another region of the same layer. What it leaves behind, and was not current between
    /// steps, can be come back to; with the conditions that hold now, or what they have become by then.
    mutating func hold(_ head: Head, _ cube: UInt32) {
        guard options.joinsRegions else { return }
        if head.from != .max {
            let from = items[Int(head.from)]
            if from.mode == 0, from.symbol == head.symbol, from.context == head.context { return }
        }
        fillsRegions = true
        let below = symbols.belows[symbols[head.symbol].below]
        let child = symbols.child(Int(below.region), of: below.layer - 1)
        add(
            mode: modes.intern(Mode(kind: .held, operand: child.raw, continuation: 0)), cube: cube, symbol: head.symbol,
            context: head.context, weight: head.weight, from: head.from, via: .max, label: head.label)
    }

    mutating func comeBack(_ index: UInt32, _ item: Item, by child: ChildID) {
        add(
            mode: 0, cube: item.cube, symbol: item.symbol, context: item.context, weight: item.weight + 1, from: index,
            via: .max, label: StepLabel(.tab, child.raw))
    }

    /// The control goes to another region of a layer, with whatever that region may hold.
    mutating func resume(_ resume: Resume, in context: UInt32) {
        guard options.joinsRegions else { return }
        if let known = resumes[context],
            known.contains(where: {
                $0.mode == resume.mode && $0.region == resume.region && $0.cost <= resume.cost
                    && cubes[$0.cube].contains(cubes[resume.cube])
            })
        {
            return
        }
        contexts[Int(context)].resumes = true
        resumes[context, default: []].append(resume)
        applyAll(resume, in: context)
        var next = contexts[Int(context)].outOf
        while next != .max {
            propagate(resume, along: edges[Int(next)])
            next = edges[Int(next)].nextOutOf
        }
    }

    mutating func applyAll(_ resume: Resume, in context: UInt32) {
        var next = contexts[Int(context)].items
        while next != .max {
            if items[Int(next)].isFinal, items[Int(next)].mode == 0 { apply(resume, to: next) }
            next = items[Int(next)].nextInContext
        }
    }

    mutating func apply(_ resume: Resume, to index: UInt32) {
        let item = items[Int(index)]
        if symbols[item.symbol].isBottom, symbols[item.symbol].region != resume.region { return }
        if resume.mode == 0, cubes[item.cube].contains(cubes[resume.cube]) { return }
        for cube in becoming(item.cube, resume.cube, in: item.context) {
            if resume.mode == 0, cubes[item.cube].contains(cube) { continue }
            resumed.append(Resumed(held: index, from: resume.from))
            add(
                mode: resume.mode, cube: cubes.intern(cube), symbol: item.symbol, context: item.context,
                weight: RunLength.sum(item.weight, resume.cost), from: UInt32(resumed.count - 1), via: Self.viaResumed,
                label: resume.label)
        }
    }

    mutating func propagate(_ resume: Resume, along edge: Edge) {
        guard edge.over != .max, !symbols[contexts[Int(edge.context)].symbol].isBottom else { return }
        let over = symbols[edge.over]
        if over.isBottom, over.region != resume.region { return }
        self.resume(resume, in: edge.context)
    }

    /// The control that leaves region after region of a layer by tab steps: while no condition changes, every region has
    /// been seen with it already; from then on, what a region holds is met by conditions that changed elsewhere.
    mutating func noteLayer(cube: UInt32, region: UInt32, cost: Int32, from: UInt32, in context: UInt32) {
        var known = layerCubes[context] ?? []
        let note = Resume(mode: 0, cube: cube, region: region, cost: cost, from: from, label: .none)
        if known.contains(where: { $0.region == region && cubes[$0.cube].contains(cubes[cube]) }) { return }
        known.append(note)
        layerCubes[context] = known
        if meetsChanges { resumeRegions(left: [note], of: context) }
    }

    /// From the first change on: the regions that were left before, too.
    mutating func beginMeetingChanges() {
        meetsChanges = true
        for context in layerCubes.keys.sorted() { resumeRegions(left: layerCubes[context]!, of: context) }
    }

    private mutating func resumeRegions(left: [Resume], of context: UInt32) {
        let layer = symbols[contexts[Int(context)].symbol].layer - 1
        for left in left {
            for region in 0..<symbols.regionCount(of: layer) where region != Int(left.region) {
                resume(
                    Resume(
                        mode: 0, cube: left.cube, region: UInt32(region), cost: left.cost + 1, from: left.from,
                        label: StepLabel(.tab, symbols.child(region, of: layer).raw)),
                    in: context)
            }
        }
    }

    // MARK: Conditions that change elsewhere

    /// An assignment, made by what is current in a context.
    mutating func noteChange(_ from: UInt32, to: UInt32, in context: UInt32) {
        guard notesChanges, from != to else { return }
        let (a, b) = (cubes[from], cubes[to])
        let key = UInt64(from) << 32 | UInt64(to)
        guard let known = knownChanges[key] else {
            knownChanges[key] = changes.count
            changes.append(Change(from: a, to: b, contexts: [context]))
            changeCount += 1
            return
        }
        guard !changes[known].isAnywhere, !changes[known].contexts.contains(context) else { return }
        changes[known].contexts.append(context)
        changes[known].isAnywhere = changes[known].contexts.count > Change.maximumContexts
        changeCount += 1
    }

    /// Whether a change can take place while the window layer is one that `context` stands in: what happens before that
    /// window was there, or after it went, says nothing of what its regions hold.
    func happens(_ change: Change, inWindowOf context: UInt32) -> Bool {
        guard !change.isAnywhere, Int(context) < windows.count else { return change.isAnywhere }
        let own = windows[Int(context)]
        return change.contexts.contains { Int($0) < windows.count && own.meets(windows[Int($0)]) }
    }

    /// Works out which window layers each context can stand in: those from which it is opened, layer by layer. Whether
    /// any is new.
    mutating func findWindows() -> Bool {
        var found = Array(repeating: WindowSet(), count: contexts.count)
        var pending: [UInt32] = []
        func isWindow(_ context: UInt32) -> Bool {
            var next = contexts[Int(context)].into
            guard next != .max else { return true }
            while next != .max {
                if edges[Int(next)].over == .max { return true }
                next = edges[Int(next)].nextInto
            }
            return false
        }
        for context in contexts.indices where isWindow(UInt32(context)) {
            found[context].insert(contexts[context].symbol)
            pending.append(UInt32(context))
        }
        while let context = pending.popLast() {
            var next = contexts[Int(context)].outOf
            while next != .max {
                let edge = edges[Int(next)]
                if edge.over != .max, found[Int(edge.context)].formUnion(found[Int(context)]) {
                    pending.append(edge.context)
                }
                next = edge.nextOutOf
            }
        }
        let isNew = found.count != windows.count || zip(found, windows).contains { $0 != $1 }
        windows = found
        var numbers: [WindowSet: UInt32] = [:]
        windowNumbers = found.map { windows in
            let next = UInt32(numbers.count)
            let number = numbers[windows] ?? next
            numbers[windows] = number
            return number
        }
        becomings = [:]
        return isNew
    }

    /// What the conditions can have become of `after` while another region was shown. Errs on the side of more.
    ///
    /// Asked for each pair of what is held and what comes back to it, of which most have the same conditions. What was found
    /// is kept also when another change becomes known: then all of them are asked once more, in the next round.
    private mutating func becoming(_ before: UInt32, _ after: UInt32, in context: UInt32) -> [Cube] {
        let window = Int(context) < windowNumbers.count ? windowNumbers[Int(context)] : .max
        let key = Becoming(before: before, after: after, window: window)
        if let known = becomings[key] { return known }
        let result = becoming(cubes[before], cubes[after], in: context)
        becomings[key] = result
        return result
    }

    private func becoming(_ before: Cube, _ after: Cube, in context: UInt32) -> [Cube] {
        var result: [Cube] = []
        // Where nothing changed, what was left knows more of the conditions than who comes back.
        if before.meets(after) { result.append(before.intersection(after)) }
        var reached = [before]
        var isTaken = Array(repeating: false, count: changes.count)
        while let cube = reached.popLast() {
            for index in changes.indices
            where !isTaken[index] && changes[index].from.meets(cube) && happens(changes[index], inWindowOf: context) {
                isTaken[index] = true
                let to = changes[index].to
                reached.append(to)
                if after.contains(to) {
                    result.append(to)
                } else if to.meets(after) {
                    return [after]
                }
            }
        }
        return result
    }
}
