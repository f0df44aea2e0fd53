@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift
@testable import NavGraphSyntax

extension NavGraph {
    /// Has storyboard segues carry out some of the lone pushes and presents of screens, as a storyboard could: an
    /// identifier tells what is opened, and how.
    mutating func addSegues(seed: UInt64) {
        var numbers = Numbers(seed: seed ^ 0x5E60E5)
        for id in alternatives.ids {
            let alternative = alternatives[id]
            guard alternative.role == .event, alternative.then.isNone, alternative.send.isEmpty,
                alternative.animation.isEmpty, alternative.action.isClosable,
                case .screen? = alternative.transition.map({ transitions[$0].owner }),
                let target = alternative.action.target?.screen,
                !alerts.contains(target), screens[target].source != .system, numbers.chance(60)
            else { continue }
            if case .reuse = alternative.action { continue }
            var name = "\(text[screens[target].qualifiedName]) \(alternative.action.key == .push ? "show" : "present")"
            if let how = alternative.action.presentation {
                guard how.detents.all.isEmpty, !how.style.isAnchored else { continue }
                name += " \(how.style.rawValue)\(how.inStack ? " stack" : "")\(how.isLocked ? " locked" : "")"
            }
            alternatives[id].segue = text.intern(name)
        }
    }

    /// Code carries out all that no storyboard of another framework could.
    mutating func keepSegues(where isKept: (Presentation?) -> Bool) {
        for id in alternatives.ids where !alternatives[id].segue.isEmpty {
            if !isKept(alternatives[id].action.presentation) { alternatives[id].segue = .none }
        }
    }

    /// The events of a screen's own that declare segues.
    func segueEvents(of screen: ScreenID) -> [TransitionID] {
        screens[screen].transitions.filter { segues(of: $0).isEmpty == false }
    }

    func segues(of event: TransitionID) -> Set<Symbol> {
        Set(alternatives(of: event).map { alternatives[$0].segue }.filter { !$0.isEmpty })
    }
}

/// What data stores of scenes have for the graph's values.
struct WalkStores {
    private let graph: NavGraph
    private let scenes: [ScreenID: Scene]

    init(_ graph: NavGraph) {
        self.graph = graph
        let emitter = SwiftEmitter(graph, SwiftOptions(graph.swift))
        scenes = Dictionary(
            uniqueKeysWithValues: graph.screens.ids.filter { emitter.isScene($0) }.map { ($0, emitter.scene($0)) })
    }

    /// What a screen was given, if that is what an event or outcome takes a value from.
    func kept(_ carrier: StoreNames.Carrier, _ value: Symbol, _ frame: Interpreter.Frame) -> String? {
        guard let param = scenes[frame.screen]?.store[carrier, value]?.param else { return nil }
        return graph.screens[frame.screen].params.firstIndex(of: param).map { frame.given[$0] }
    }

    /// Whether a value that an event carries may be missing in the store of its screen, which then faults.
    func mayBeMissing(_ value: Symbol, of event: TransitionID, in screen: ScreenID) -> Bool {
        guard let property = scenes[screen]?.store[.event(event), value] else { return false }
        return property.mayBeMissing && property.param == nil
    }
}

/// The acts of a walk: taps on controls that are wired to segues.
extension Walker {
    /// What an event that declares the segue comes to.
    private enum Answer {
        case yes(AlternativeID)
        case ignored
        case faulted(String)
    }

    mutating func tapWired() {
        let frame = c.region.current
        let events = graph.segueEvents(of: frame.screen)
        guard !events.isEmpty else { return announce() }
        let segue = numbers.pick(graph.segues(of: numbers.pick(events)).sorted { $0.index < $1.index })
        let declaring = events.filter { graph.segues(of: $0).contains(segue) }
        var line = "segue\t\(frame.number)\t\(graph.text[segue])"
        var answers: [(event: TransitionID, answer: Answer, payload: [Symbol: String])] = []
        var tokens: [Symbol: String] = [:]
        for event in declaring {
            var payload: [Symbol: String] = [:]
            let carried = graph.carried(by: event)
            let isMissing = !carried.isEmpty && stores == nil && numbers.chance(12)
            if declaring.count == 1, numbers.chance(12), let answer = answerWithoutValue(event) {
                line += "\t\(graph.text[graph.transitions[event].name])="
                write(line + (["nil"] + carried.dropFirst().map { newToken(for: $0.type) }).joined(separator: ","))
                heard += answer
                return settle()
            }
            for value in carried {
                // Events may share what a data store has.
                let shared = stores == nil ? nil : tokens[value.name]
                let kept = stores?.kept(.event(event), value.name, frame)
                payload[value.name] = kept ?? shared ?? newToken(for: value.type)
                if kept == nil { tokens[value.name] = payload[value.name] }
            }
            if !carried.isEmpty, !isMissing {
                let values = carried.map { payload[$0.name]! }.joined(separator: ",")
                line += "\t\(graph.text[graph.transitions[event].name])=\(values)"
            }
            guard let answer = isMissing ? .faulted("missing-value") : answer(event, segue, payload) else {
                return announce()
            }
            answers.append((event, answer, payload))
        }
        write(line)
        for (event, answer, payload) in answers {
            guard case .yes = answer else { continue }
            fire(event, payload)
            if numbers.chance(25) { return fireAppEventMeanwhile() }
            if numbers.chance(25) { announceAgain(of: frame) }
            return settle()
        }
        let name = words.name(of: declaring.last!)
        var last = " ignored \(name)"
        if case .faulted(let fault)? = answers.last?.answer { last = " faulted \(name) \(fault)" }
        heard += last
        settle()
    }

    /// Something of the app's own while the segue's transition runs: it waits for that.
    private mutating func fireAppEventMeanwhile() {
        guard !graph.appTransitions.isEmpty else { return settle() }
        if numbers.chance(60) {
            write("turn")
            fireAppEvent()
        } else {
            fireAppEvent { $0.tapWiredInVain() }
        }
    }

    /// A tap on a wired control of what a segue has just shown, while a step waits: UIKit is told not to perform it. Of
    /// columns all are to be seen, and others may have a segue of that name.
    private mutating func tapWiredInVain() {
        guard c.top.container != .split, let event = graph.segueEvents(of: c.current).last,
            let segue = graph.segues(of: event).min(by: { $0.index < $1.index })
        else { return }
        write("segueInVain\t\(graph.text[segue])")
        heard += " ignored \(words.name(of: event))"
    }

    /// What an event comes to whose first value is missing in its scene's store; `nil` where it may not be, or where
    /// something else is in the way too.
    func answerWithoutValue(_ event: TransitionID) -> String? {
        let screen = c.region.current.screen
        guard let stores, let value = graph.carried(by: event).first,
            stores.mayBeMissing(value.name, of: event, in: screen)
        else { return nil }
        let alternatives = Array(graph.alternatives(of: event))
        guard alternatives.count == 1, graph.alternatives[alternatives[0]].payload == nil else { return nil }
        let name = words.name(of: event)
        guard let taken = interpreter.taken(event, in: c.conditions) else { return " ignored \(name)" }
        let payload = Dictionary(uniqueKeysWithValues: graph.carried(by: event).map { ($0.name, "1") })
        let names = interpreter.names(c, event, payload)
        guard case .configuration = interpreter.run(c, { try interpreter.carryOut(taken, names, &$0) }) else {
            return nil
        }
        return " faulted \(name) missing-value"
    }

    /// `nil` where it cannot be told without going through what is made.
    private func answer(_ event: TransitionID, _ segue: Symbol, _ payload: [Symbol: String]) -> Answer? {
        guard let taken = interpreter.taken(event, in: c.conditions) else { return .ignored }
        let alternative = graph.alternatives[taken]
        if alternative.segue.isEmpty {
            if alternative.action.opened != nil { return .ignored }
            var id = taken
            while !id.isNone {
                let action = graph.alternatives[id].action
                if action.opened != nil || action.outcome != nil { return nil }
                id = graph.alternatives[id].then
            }
        }
        let names = interpreter.names(c, event, payload)
        switch interpreter.run(c, { try interpreter.carryOut(taken, names, &$0) }) {
        case .fault(let rule): return .faulted(rule.rawValue)
        case .configuration: return alternative.segue == segue ? .yes(taken) : .ignored
        }
    }
}
