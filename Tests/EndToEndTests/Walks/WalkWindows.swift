@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// Walks at random through two windows of an app at the same time. What changes by itself is the same in both: the change
/// that one makes is a change in the other, when that rests. LANGUAGE 8, `changes`.
struct WindowWalker {
    private var windows: [Walker]
    private var isOpen = [false, false]
    private var numbers: Numbers
    private(set) var script = ""
    /// Changes that one window has made and the other was told of.
    private(set) var changes = 0

    init(_ graph: NavGraph, seed: UInt64) {
        numbers = Numbers(seed: seed ^ 0x57A3)
        windows = [seed, seed + 1000].map { Walker(graph, seed: $0) }
    }

    var steps: Int { windows.map(\.steps).reduce(0, +) }

    /// At least `count` steps, in walks of up to `length` each. Now and then one of the windows is closed, and opened again.
    mutating func walk(steps count: Int, length: Int = 80) {
        while steps < count {
            script += "fresh\n"
            isOpen = [false, false]
            let first = numbers.below(2)
            open(first)
            open(1 - first)
            let end = steps + 10 + numbers.below(length)
            while steps < end, windows.allSatisfy({ $0.c.layers.count < 7 && $0.c.frameCount < 24 }) { act() }
        }
    }

    private mutating func act() {
        let index = isOpen[0] && isOpen[1] ? numbers.below(2) : isOpen[0] ? 0 : 1
        let other = 1 - index
        if !isOpen[other] {
            if numbers.chance(30) { return open(other) }
        } else if numbers.chance(3), windows[other].c.layers.count == 1 {
            script += "window\t\(other)\nclose\n"
            isOpen[other] = false
        } else if numbers.chance(20) {
            return actWhileMoving(index)
        }
        windows[index].act()
        flush(index)
        if isOpen[other] { lookAtOther(index) }
        windows[index].changed = []
    }

    private mutating func open(_ index: Int) {
        let others = isOpen[1 - index] ? windows[1 - index].c.conditions : nil
        windows[index].launch(numbers.pick(windows[index].interpreter.valuations()), sharing: others)
        isOpen[index] = true
        flush(index)
        if isOpen[1 - index] { lookAtOther(index) }
        windows[index].changed = []
    }

    /// The other window is told of what has changed, and looked at.
    private mutating func lookAtOther(_ index: Int) {
        tell(of: index)
        windows[1 - index].settle()
        flush(1 - index)
    }

    private mutating func tell(of index: Int) {
        for (condition, value) in windows[index].changed {
            if windows[1 - index].adopt(condition, value) { changes += 1 }
        }
        windows[index].changed = []
    }

    /// Something happens in one window, and in the other before the first has come to rest, which hears of it then.
    private mutating func actWhileMoving(_ index: Int) {
        guard windows[index].canActAtOnce, windows[1 - index].canActAtOnce, windows[index].announceAtOnce()
        else { return }
        flush(index)
        tell(of: index)
        windows[1 - index].actAtOnce()
        flush(1 - index)
        tell(of: 1 - index)
        windows[index].settle()
        flush(index)
    }

    private mutating func flush(_ index: Int) {
        if !windows[index].script.isEmpty { script += "window\t\(index)\n" + windows[index].script }
        windows[index].script = ""
    }
}

extension Walker {
    /// Another window has changed a condition. Whether it is news.
    mutating func adopt(_ condition: ConditionID, _ value: Bool) -> Bool {
        if c.conditions[condition.index] == value { return false }
        c = interpreter.change(condition, c)
        heard += " fired change:\(graph.text[graph.conditions[condition].qualifiedName])"
        return true
    }

    /// Whether what its screen announces is a step at once. An alert is answered by the user, who waits for what moves.
    fileprivate var canActAtOnce: Bool { !isAlert && announces(c.current) }

    private func announces(_ screen: ScreenID) -> Bool {
        !FakeSources.events(of: screen, in: graph).isEmpty || !graph.screens[screen].outcomes.isEmpty
    }

    /// An event or outcome of the current screen; what comes of it is looked at later.
    fileprivate mutating func announceAtOnce() -> Bool {
        guard let what = announcement(of: c.region.current) else { return false }
        write("announce\t\(c.region.current.number)\t\(what.line)")
        carryOut(what)
        return true
    }

    /// One step that no user makes, and all comes to rest.
    fileprivate mutating func actAtOnce() {
        if hasChanges, numbers.chance(50) { return change() }
        if !graph.appTransitions.isEmpty, numbers.chance(30) { return fireAppEvent() }
        announce()
    }
}

extension Interpreter {
    /// A window begins with what another one has of what changes by itself.
    func adopting(_ others: [Bool], in conditions: [Bool]) -> [Bool] {
        var conditions = conditions
        for id in graph.conditions.ids where graph.conditions[id].changes && conditions[id.index] != others[id.index] {
            set(id, to: others[id.index], in: &conditions)
        }
        return conditions
    }
}
