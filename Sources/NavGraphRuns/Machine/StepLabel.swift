/// What a step was, in the order of `CLI.md`: packed into 32 bits, so that every derivation can keep one. 0 means that
/// the derivation is part of a step.
struct StepLabel: Hashable, Sendable {
    /// A change is a `launch` with an operand, which no launch has: the highest bit is not a label's.
    enum Kind: UInt32 { case none, launch, event, outcome, back, swipe, tab, link, change }
    var raw: UInt32
    init(_ kind: Kind, _ operand: UInt32 = 0) {
        raw = kind == .change ? Kind.launch.rawValue << 28 | (operand + 1) : kind.rawValue << 28 | operand
    }
    init(raw: UInt32) { self.raw = raw }
    static var none: StepLabel { StepLabel(raw: 0) }
    private var isChange: Bool { raw >> 28 == Kind.launch.rawValue && raw & 0x0FFF_FFFF != 0 }
    var kind: Kind { isChange ? .change : Kind(rawValue: raw >> 28) ?? .none }
    /// The alternative taken, the outcome, the child, the link or the condition.
    var operand: UInt32 { isChange ? raw & 0x0FFF_FFFF - 1 : raw & 0x0FFF_FFFF }
    var isNone: Bool { raw == 0 }
}
