import NavGraphSyntax

/// The number of a stack symbol.
struct StackSymbolID: TableID { let raw: UInt32 }
/// The number of the properties of a layer that affect behavior.
struct LayerClassID: TableID { let raw: UInt32 }
/// The number of the knowledge of a symbol about the stack below it.
struct BelowID: TableID {
    let raw: UInt32
    static var nothing: BelowID { BelowID(raw: 0) }
}
/// The number of a list of screens.
struct ScreenListID: TableID {
    let raw: UInt32
    static var empty: ScreenListID { ScreenListID(raw: 0) }
}
/// The number of a mode.
struct ModeID: TableID {
    let raw: UInt32
    static var idle: ModeID { ModeID(raw: 0) }
}
/// The number of a context.
struct ContextID: TableID {
    let raw: UInt32
    /// The context in which runs start.
    static var first: ContextID { ContextID(raw: 0) }
}
/// The number of an arc.
struct ArcID: TableID { let raw: UInt32 }
/// The number of an increment of an arc.
struct IncrementID: TableID { let raw: UInt32 }

/// The number of the stacks from which equal values fail.
struct StackID: TableID { let raw: UInt32 }

/// The number of a continuation; or the end of a step, which knows it: not numbered, so that it costs nothing to make one
/// for each event.
struct ContinuationID: TableID {
    let raw: UInt32

    private static var isStep: UInt32 { 0x8000_0000 }
    /// The end of a step that does not matter any more.
    static var end: ContinuationID { ContinuationID(raw: 0) }
    static func end(_ label: StepLabel) -> ContinuationID { ContinuationID(raw: isStep | label.raw) }
    var isEnd: Bool { raw == 0 || raw & Self.isStep != 0 }
    /// Of an end.
    var label: StepLabel { StepLabel(raw: raw & ~Self.isStep) }
}

/// A region of a layer.
struct RegionID: Hashable, Comparable, Sendable {
    let layer: LayerClassID
    /// Among those of its layer.
    let raw: UInt32
    var number: Int { Int(raw) }

    init(_ layer: LayerClassID, _ number: Int) { (self.layer, raw) = (layer, UInt32(number)) }

    static func < (a: RegionID, b: RegionID) -> Bool { (a.layer, a.raw) < (b.layer, b.raw) }
    private var key: UInt64 { UInt64(layer.raw) << 32 | UInt64(raw) }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
    func _rawHashValue(seed: Int) -> Int { key._rawHashValue(seed: seed) }
}

/// Two ids in 64 bits.
struct IDPair: Hashable, Comparable, Sendable {
    private let raw: UInt64
    var first: UInt32 { UInt32(raw >> 32) }
    var second: UInt32 { UInt32(truncatingIfNeeded: raw) }

    init(_ first: some TableID, _ second: some TableID) { raw = UInt64(first.raw) << 32 | UInt64(second.raw) }
    init<Second: TableID>(_ first: some TableID, _ second: Second?) {
        self.init(first, second ?? Second(raw: .max))
    }

    static func < (a: IDPair, b: IDPair) -> Bool { a.raw < b.raw }
    func _rawHashValue(seed: Int) -> Int { raw._rawHashValue(seed: seed) }
}

/// An id or `nil` in 32 bits: an optional takes 64.
@propertyWrapper struct Packed<ID: TableID>: Equatable, Sendable {
    /// The greatest number for `nil`.
    private(set) var raw: UInt32

    init(wrappedValue: ID?) { raw = wrappedValue?.raw ?? .max }

    var wrappedValue: ID? {
        get { raw == .max ? nil : ID(raw: raw) }
        set { raw = newValue?.raw ?? .max }
    }
}

/// A region or `nil` in 64 bits.
@propertyWrapper struct PackedRegion: Equatable, Sendable {
    @Packed private var layer: LayerClassID?
    private(set) var number: UInt32

    init(wrappedValue: RegionID?) { (layer, number) = (wrappedValue?.layer, wrappedValue?.raw ?? 0) }

    var rawLayer: UInt32 { _layer.raw }
    var wrappedValue: RegionID? {
        get { layer.map { RegionID($0, Int(number)) } }
        set { self = PackedRegion(wrappedValue: newValue) }
    }
}
