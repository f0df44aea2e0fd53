/// The steps of a witness, launch first; each is made when it is asked for, as runs can be long.
package struct WitnessRun: RandomAccessCollection {
    package let count: Int
    private let step: (Int) -> WitnessStep
    private let asked: () -> Set<Symbol>

    package init() { self.init(count: 0) { _ in preconditionFailure("there is no step") } }
    package init(
        count: Int, asked: @escaping () -> Set<Symbol> = { [] },
        step: @escaping (Int) -> WitnessStep
    ) {
        self.count = count
        self.step = step
        self.asked = asked
    }

    /// The conditions whose value at launch the run asks for. Worked out each time: O(conditions · steps).
    package var askedConditions: Set<Symbol> { asked() }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> WitnessStep { step(index) }
}

/// One step of a witness. Its words are spelled only where they are shown.
package struct WitnessStep: Sendable {
    package enum Kind: Sendable { case launch, event, outcome, back, swipe, tab, link, change, host }

    package var kind: Kind
    /// The event, outcome, tab or link, with its owner and number where it has them.
    package var owner = Symbol.none
    package var name = Symbol.none
    package var number: UInt32 = 0
    /// For `launch`: the conditions and their values there, in file order, and whether these are what `initially` says of
    /// them, or it says nothing.
    package var conditions: [(name: Symbol, value: Bool, isInitial: Bool)] = []
    /// For `launch` of an app for several platforms: the one it runs on.
    package var platform = Symbol.none
    /// The screen that is current after the step; empty after a fault.
    package var current = Symbol.none
    /// The fault that the step is.
    package var fault: Rule?
    /// What its symbols are of.
    package let words: WitnessWords

    package init(_ kind: Kind, in words: WitnessWords) { (self.kind, self.words) = (kind, words) }

    /// As `CLI.md` spells it: `launch`, `event:noteList.openNote`, `back`, …
    package var step: String {
        switch kind {
        case .launch: "launch"
        case .event: words.text.spelled("event:", owner: owner, name: name, number: number)
        case .outcome: words.text.spelled("outcome:", owner: owner, name: name)
        case .back: "back"
        case .swipe: "swipe"
        case .tab: words.text.spelled("tab:", name: name)
        case .link: words.text.spelled("link:", name: name)
        case .change: words.text.spelled("change:", name: name)
        case .host: words.text.spelled("host:", name: name)
        }
    }
    /// The name of the screen that is current after the step; `nil` after a fault.
    package var screen: String? { current.isEmpty ? nil : words.text[current] }
}

/// The texts that the steps of a run name.
package final class WitnessWords: Sendable {
    package let text: TextPool
    package init(_ text: TextPool) { self.text = text }
}
