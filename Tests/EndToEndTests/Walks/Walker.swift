@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// Walks at random through what the interpreter allows, and writes down each act, and what is to be seen when all has
/// come to rest. `Driver` does the same acts on emitted code.
struct Walker {
    let graph: NavGraph
    let interpreter: Interpreter
    var words: WalkText
    let hasSegues: Bool
    let isSwiftUI: Bool
    let isAppKit: Bool
    /// Whether SwiftUI shows one column at a time.
    var isCompact = false
    let stores: WalkStores?
    /// What the app runs on.
    var platform: Platform { graph.platforms[0] }
    /// Whether UIKit, which says nothing of columns in compact width, does the same acts.
    var isForBoth = false
    /// Whether half of all looks come after acts while something moved.
    var isHasty = false
    /// Whether the app does things of its own, beside its router.
    var hasOwnActs = false
    /// The frame in whose context the app's search is.
    var searching: Int?
    /// Of an app that has two stacks of its own in tabs: what stands on the one that is not selected.
    var parked: Interpreter.Configuration?
    var numbers: Numbers
    var script = ""
    private(set) var steps = 0

    var c: Interpreter.Configuration
    /// What the observer is to hear.
    var heard = ""
    /// The link that waits.
    var waiting: ArrivedLink?
    /// What has changed that changes by itself, step by step: another window is to be told.
    var changed: [(condition: ConditionID, value: Bool)] = []
    var ways: (DeepLinkID) -> LinkWay? = { _ in nil }
    private var token = 100
    private var shown = 0
    private var lastNumber = 0
    /// How many acts there have been since all was at rest.
    private var acts = 0

    init(_ graph: NavGraph, seed: UInt64) {
        self.graph = graph
        interpreter = Interpreter(graph: graph, keepsValues: true)
        words = WalkText(graph: graph)
        stores = graph.swift.framework == .cleanSwift ? WalkStores(graph) : nil
        isSwiftUI = graph.swift.framework == .swiftui
        isAppKit = graph.swift.framework == .appkit
        hasSegues = !isSwiftUI && graph.alternatives.contains { !$0.segue.isEmpty }
        numbers = Numbers(seed: seed)
        c = interpreter.launch(interpreter.valuations()[0])
    }

    /// At least `count` steps, in walks from launch of up to `length` each.
    mutating func walk(steps count: Int, length: Int = 60) {
        let valuations = interpreter.valuations()
        while steps < count {
            launch(numbers.pick(valuations))
            let end = steps + 5 + numbers.below(length)
            while steps < end, c.layers.count < 7, c.frameCount < 24 { act() }
        }
    }

    // MARK: Writing

    mutating func write(_ act: String) {
        script += act + "\n"
        acts += 1
    }

    /// - Parameter others: the conditions of another window, with which it shares what changes by itself.
    mutating func launch(_ conditions: [Bool], link: DeepLinkID? = nil, sharing others: [Bool]? = nil) {
        let given = conditions
        let conditions = others.map { interpreter.adopting($0, in: given) } ?? given
        c.conditions = conditions
        become(interpreter.launch(conditions))
        parkSecondHost()
        searching = nil
        token = 100
        shown = 0
        lastNumber = 0
        let knobs = numbers.below(64)
        isCompact = isSwiftUI && knobs & 1 == 1 && !isForBoth && platform.resetsTabs
        write("launch\t" + given.map { $0 ? "1" : "0" }.joined() + "\t\(knobs)" + (isCompact ? "\tcompact" : ""))
        heard = graph.host == nil ? " fired launch" : ""
        if graph.host == nil, let fault = interpreter.launchFault(conditions) {
            heard = " faulted launch \(fault.rawValue)"
        }
        waiting = nil
        if let link { arrive(link) }
        settle()
    }

    /// All has come to rest: what is there, what was sent and heard.
    mutating func settle() {
        var seen = ""
        func see() {
            // What the app shows by itself is not told of.
            if c.current == graph.host { return }
            // Of several acts only what is shown at last is told of for certain.
            if acts > 1 {
                seen = c.region.current.number != shown || !seen.isEmpty ? " shown \(graph.name(of: c.current))" : ""
            } else if c.region.current.number != shown {
                seen += " shown \(graph.name(of: c.current))"
            }
            shown = c.region.current.number
        }
        see()
        if lookAtLink() { see() }
        heard += seen
        script +=
            "=" + words.text(c) + words.text(sentIn: c, since: lastNumber) + " ;" + heard + (isAppKit ? menus : "")
            + "\n"
        heard = ""
        acts = 0
        c.sent = []
        lastNumber = c.lastNumber
        steps += 1
    }

    mutating func newToken(for type: Symbol) -> String {
        token += 1
        let type = graph.text[type]
        if type.hasSuffix("?"), numbers.chance(30) { return "nil" }
        return type.hasPrefix("Bool") ? (token % 2 == 0 ? "true" : "false") : "\(token)"
    }

    // MARK: Steps

    /// Goes on from what a step has led to.
    mutating func become(_ next: Interpreter.Configuration) {
        for id in graph.conditions.ids where graph.conditions[id].changes {
            let value = next.conditions[id.index]
            if value != c.conditions[id.index] { changed.append((id, value)) }
        }
        c = next
    }

    /// What a step comes to; a fault leaves all as it was. Returns whether it was one.
    @discardableResult
    mutating func take(_ result: Interpreter.Result, _ event: String) -> Bool {
        switch result {
        case .configuration(let next):
            become(next)
            heard += " fired " + event
            return false
        case .fault(let rule):
            heard += " faulted \(event) \(rule.rawValue)"
            return true
        }
    }

    /// An event of the current screen, with its payload; nothing where no alternative holds.
    mutating func fire(_ event: TransitionID, _ payload: [Symbol: String]) {
        let name = words.name(of: event)
        guard let taken = interpreter.taken(event, in: c.conditions) else {
            heard += " ignored " + name
            return
        }
        let names = interpreter.names(c, event, payload)
        take(interpreter.run(c) { try interpreter.carryOut(taken, names, &$0) }, name)
    }

    mutating func raise(_ outcome: OutcomeID, _ values: [String]) {
        let name = "\(graph.name(of: c.current)).\(graph.text[graph.outcomes[outcome].name])"
        take(interpreter.run(c) { try interpreter.raise(outcome, values, &$0) }, name)
    }
}
