import NavGraphModel
import NavGraphSyntax

/// A stack symbol: a frame, or the bottom of a region together with its layer.
struct StackSymbol: Numbered, Equatable {
    typealias ID = StackSymbolID
    var screen: ScreenID
    /// The region whose bottom it is; `nil`: a pushed frame.
    @PackedRegion var bottom: RegionID? = nil
    /// Of a pushed frame, the alternative that opened it, where it has handlers.
    var record: AlternativeID = .none
    /// Of a pushed frame, the flow whose start it is.
    @Packed var start: FlowID? = nil
    /// What it knows of what lies below it.
    var below: BelowID
    /// Whether something can be pushed onto it.
    var isStack = true

    var isBottom: Bool { bottom != nil }
    var key: UInt64 {
        NumberTable.key(
            of: (
                screen.raw ^ (_start.raw &+ 1) << 16, (_bottom.rawLayer &+ 1) ^ record.raw << 12,
                below.raw ^ _bottom.number << 24 ^ (isStack ? 0x8000_0000 : 0)
            ))
    }
}

/// What of a layer decides about behaviour: what it was made from, and whose handlers hear of its end.
struct LayerClass: Numbered, Equatable {
    typealias ID = LayerClassID
    var made: Target
    /// The alternative that opened it, where its handlers do something; else none.
    var record: AlternativeID
    var container: Container
    var isWindow, isSwipeable: Bool
    /// Whether Menu closes it, on platforms that have it; `false` without such platforms.
    var isClosable: Bool
    /// While all of these hold it is not; empty: it is not locked by conditions.
    var lockedWhile = IDRange<LiteralID>()
    /// What its regions began with, where some flow has a choice; empty: the only ones that there are.
    var starts = ScreenListID.empty

    var key: UInt64 {
        NumberTable.key(
            of: (
                made.number, record.raw ^ starts.raw << 20,
                (isWindow ? 2 : 0) | (isSwipeable ? 1 : 0) | (isClosable ? 4 : 0) | UInt32(lockedWhile.first?.raw ?? 0)
                    << 3
            ))
    }
}

extension Target {
    /// That of no other one.
    fileprivate var number: UInt32 {
        switch self {
        case .screen(let screen): screen.raw
        case .flow(let flow): ~flow.raw
        }
    }
}

extension Program {
    /// Whether the user can close a layer, on every platform and whatever the conditions are; at the bottom of its region.
    func userCloses(_ layer: LayerClass) -> Bool {
        layer.lockedWhile.isEmpty && (layer.isSwipeable || closesByMenu == Guard())
            && (layer.isClosable || closesByMenu.isImpossible)
    }
}

/// What a symbol knows of what lies below it, as far as some step has to know that before it pops anything: the regular
/// look-ahead of Esparza, Kučera, Schwoon (2003), kept in the symbols.
struct Below: Numbered, Equatable {
    typealias ID = BelowID
    /// The region of a selectable layer that this is.
    @PackedRegion var region: RegionID? = nil
    /// In the window layer (kept only where something dismisses all).
    var inWindow = false
    /// The window layer that `finish` would find, since no opening of the same flow lies above it.
    @Packed var window: LayerClassID? = nil
    /// The screens below it in its region, of those that some `push` reuses; sorted.
    var held = ScreenListID.empty
    /// Whether there are more of them: bounded, they are not told apart.
    var holdsMore = false
    /// In a region that the user visits from another, which a run tracks and which lies below.
    var isVisited = false

    var key: UInt64 {
        NumberTable.key(
            of: (
                (_region.rawLayer &+ 1) ^ held.raw << 16, _window.raw &+ 1,
                _region.number << 3 | (inWindow ? 1 : 0) | (isVisited ? 2 : 0) | (holdsMore ? 4 : 0)
            ))
    }
}
