import NavGraphModel

/// What the analysis has to know of an alternative again and again, in eight bytes.
struct AlternativeCode: BitwiseCopyable, Sendable {
    /// What a plain alternative does: one that asks for nothing, and neither sets, nor sends, nor goes on.
    enum Plain: UInt32, BitwiseCopyable, Sendable { case none, push, present, popToRoot }

    /// The transition whose own `push` or `present` it is (in `then` too), of handlers none: `.max`.
    var opener = UInt32.max
    /// The effect and, above it, the flags and what is plain.
    private var bits: UInt32 = 0

    private static let plainShift: UInt32 = 30
    private static let isGuarded: UInt32 = 1 << 29
    private static let opensContainer: UInt32 = 1 << 28
    private static let effectMask: UInt32 = 1 << 28 - 1

    @inline(__always) var plain: Plain {
        get { Plain(rawValue: bits >> Self.plainShift).unsafelyUnwrapped }
        set { bits = bits & (1 << Self.plainShift - 1) | newValue.rawValue << Self.plainShift }
    }
    /// It has neither `when` nor anything else that decides whether it is taken.
    @inline(__always) var isUnguarded: Bool { bits & Self.isGuarded == 0 }
    /// It opens a flow that is no `stack`.
    @inline(__always) var opensContainer: Bool {
        get { bits & Self.opensContainer != 0 }
        set { bits = newValue ? bits | Self.opensContainer : bits & ~Self.opensContainer }
    }
    /// The number of what it asks for and sets.
    @inline(__always) var effect: Int { Int(bits & Self.effectMask) }

    mutating func take(_ effect: Effect, number: Int) {
        precondition(number <= Int(Self.effectMask))
        bits = bits & ~Self.effectMask | UInt32(number)
        if effect.sets.known != 0 { plain = .none }
        let isGuarded = effect.condition.cube.known != 0 || effect.condition.isImpossible
        bits = isGuarded ? bits | Self.isGuarded : bits & ~Self.isGuarded
    }
}

/// What an alternative asks for, and what it sets.
struct Effect: Sendable {
    var condition = Guard()
    var sets = Cube()
}

/// An event of a screen, in four bytes.
struct EventCode: BitwiseCopyable, Sendable {
    private let bits: UInt32

    private static let isOfApp: UInt32 = 1 << 31
    private static let isList: UInt32 = 1 << 30
    /// All ones: none.
    private static let alternativeMask: UInt32 = 1 << 30 - 1

    init(firstAlternative: AlternativeID, isOfApp: Bool, isList: Bool) {
        bits =
            firstAlternative.raw & Self.alternativeMask | (isOfApp ? Self.isOfApp : 0) | (isList ? Self.isList : 0)
    }

    @inline(__always) var firstAlternative: AlternativeID {
        let raw = bits & Self.alternativeMask
        return raw == Self.alternativeMask ? .none : AlternativeID(raw: raw)
    }
    @inline(__always) var isOfApp: Bool { bits & Self.isOfApp != 0 }
    @inline(__always) var isList: Bool { bits & Self.isList != 0 }
}

extension NavGraph {
    /// Conditions aside. O(alternatives).
    func codes() -> Store<AlternativeCode> {
        let codes = Store<AlternativeCode>(capacity: alternatives.count)
        for id in alternatives.ids {
            var code = AlternativeCode()
            switch alternatives[id].action {
            case .push: code.plain = .push
            case .present: code.plain = .present
            case .popToRoot: code.plain = .popToRoot
            case .none, .reuse, .replace, .root, .select, .show, .popBack, .popTo, .dismissTop, .dismissAll, .finish,
                .raise,
                .open, .unresolved:
                break
            }
            if case .reuse = alternatives[id].action { code.opener = opener(of: id) }
            if code.plain == .push || code.plain == .present {
                code.opener = opener(of: id)
                if let flow = alternatives[id].action.target?.flow {
                    if case .stack = flows[flow].container {} else { code.opensContainer = true }
                }
            }
            if !alternatives[id].send.isEmpty || !alternatives[id].then.isNone {
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
