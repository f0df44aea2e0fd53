/// What a step was, in the order of `CLI.md`: packed into 32 bits, so that every derivation can keep one. 0 is none:
/// the derivation is part of a step.
struct StepLabel: Hashable, Sendable {
    enum Kind: UInt32 { case none, launch, event, outcome, back, swipe, tab, link }
    var raw: UInt32
    init(_ kind: Kind, _ operand: UInt32 = 0) { raw = kind.rawValue << 28 | operand }
    init(raw: UInt32) { self.raw = raw }
    static var none: StepLabel { StepLabel(raw: 0) }
    var kind: Kind { Kind(rawValue: raw >> 28)! }
    /// The alternative taken, the outcome, the child or the link.
    var operand: UInt32 { raw & 0x0FFF_FFFF }
    var isNone: Bool { raw == 0 }
}
