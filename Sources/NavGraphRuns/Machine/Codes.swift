import NavGraphModel

/// What the analysis has to know of an alternative again and again, in few bytes.
struct AlternativeCode: BitwiseCopyable, Sendable {
    /// What a plain alternative does: one that asks for nothing, and neither sets, nor sends, nor goes on.
    enum Plain: UInt8, BitwiseCopyable, Sendable { case none, push, present, popToRoot }

    var plain: Plain
    /// It has neither `when` nor anything else that decides whether it is taken.
    var isUnguarded: Bool
    /// It opens a flow that is no `stack`.
    var opensContainer: Bool
    /// The transition whose own `push` or `present` it is (in `then` too), of handlers none: `.max`.
    var opener: UInt32
    /// The number of what it asks for and sets.
    var effect: UInt32 = 0

    mutating func take(_ effect: Effect, number: Int) {
        self.effect = UInt32(number)
        if effect.sets.known != 0 { plain = .none }
        isUnguarded = effect.condition.cube.known == 0 && !effect.condition.isImpossible
    }
}

/// What an alternative asks for, and what it sets.
struct Effect: Sendable {
    var condition = Guard()
    var sets = Cube()
}

/// An event of a screen.
struct EventCode: BitwiseCopyable, Sendable {
    var firstAlternative: UInt32
    var isOfApp: Bool
    var isList: Bool
}

extension NavGraph {
    /// Conditions aside. O(alternatives).
    func codes() -> Store<AlternativeCode> {
        let codes = Store<AlternativeCode>(capacity: alternatives.count)
        for id in alternatives.ids {
            var code = AlternativeCode(plain: .none, isUnguarded: true, opensContainer: false, opener: .max)
            switch alternatives[id].action {
            case .push: code.plain = .push
            case .present: code.plain = .present
            case .popToRoot: code.plain = .popToRoot
            default: break
            }
            if code.plain == .push || code.plain == .present {
                code.opener = opener(of: id)
                if let flow = alternatives[id].target.flow {
                    if case .stack = flows[flow].container {} else { code.opensContainer = true }
                }
            }
            if !alternatives[id].isBare, !alternatives[id].send.isEmpty || !alternatives[id].then.isNone {
                code.plain = .none
            }
            codes.append(code)
        }
        return codes
    }

    private func opener(of id: AlternativeID) -> UInt32 {
        var id = id
        while true {
            switch alternatives[id].role {
            case .then: id = alternatives[id].parent
            case .event: return alternatives[id].transition?.raw ?? .max
            default: return .max
            }
        }
    }
}
