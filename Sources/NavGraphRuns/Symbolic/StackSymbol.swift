import NavGraphModel
import NavGraphSyntax

/// A stack symbol: a frame, or the bottom of a region together with its layer.
struct StackSymbol: Numbered {
    var screen: ScreenID
    /// The layer, plus one, whose bottom it is; 0: a pushed frame.
    var layer: UInt32 = 0
    var region: UInt32 = 0
    /// Of a pushed frame, the alternative that opened it, where it has handlers.
    var record: AlternativeID = .none
    /// Of a pushed frame, the flow whose start it is, plus one.
    var start: UInt32 = 0
    /// The number of what it knows of what lies below it.
    var below: UInt32 = 0
    /// Whether something can be pushed onto it.
    var isStack = true

    var isBottom: Bool { layer != 0 }
    var key: UInt64 {
        NumberTable.key(
            screen.raw ^ start << 16, layer ^ record.raw << 12, below ^ region << 24 ^ (isStack ? 0x8000_0000 : 0))
    }
}

/// What of a layer decides about behaviour: what it was made from, and whose handlers hear of its end.
struct LayerClass: Numbered {
    var made: Target
    /// The alternative that opened it, where its handlers do something; else none.
    var record: AlternativeID
    var container: Container
    var isWindow: Bool
    var isSwipeable: Bool
    /// While all of these hold it is not; empty: it is not locked by conditions.
    var lockedWhile = IDRange<LiteralID>()
    /// What its regions began with, where some flow has a choice: a number of `StackSymbols.starts`; 0: the only ones that
    /// there are.
    var starts: UInt32 = 0

    var key: UInt64 {
        NumberTable.key(
            made.screen?.raw ?? ~made.flow!.raw, record.raw ^ starts << 20,
            (isWindow ? 2 : 0) | (isSwipeable ? 1 : 0) | UInt32(lockedWhile.first?.raw ?? 0) << 2)
    }
}

/// What a symbol knows of what lies below it, as far as some step has to know that before it pops anything: the regular
/// look-ahead of Esparza, Kučera, Schwoon (2003), kept in the symbols.
struct Below: Numbered {
    /// The selectable layer whose region this is, plus one; 0: none.
    var layer: UInt32 = 0
    var region: UInt32 = 0
    /// In the window layer (kept only where something dismisses all).
    var inWindow = false
    /// The window layer, plus one, that `finish` would find, since no opening of the same flow lies above it; 0: none.
    var window: UInt32 = 0
    /// The screens below it in its region, of those that some `push` reuses: the number of the set.
    var held: UInt32 = 0
    /// In a region that the user visits from another, which a run tracks and which lies below.
    var isVisited = false

    var key: UInt64 {
        NumberTable.key(layer ^ held << 16, window, region << 2 | (inWindow ? 1 : 0) | (isVisited ? 2 : 0))
    }
}
