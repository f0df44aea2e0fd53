import NavGraphModel

/// What the steps of a way can ask for in a configuration, conditions aside.
struct WayKey: Numbered, Equatable {
    var screen: ScreenID
    var isStack: Bool
    /// Whether regions of the last layer can be chosen, and all of them are seen.
    var choice: Choice
    /// The number of the layers that can be chosen from, or of all layers.
    var layers: UInt32
    enum Choice: UInt8 { case none, tabs, columns }

    var key: UInt64 { NumberTable.key(of: (screen.raw, layers, UInt32(choice.rawValue) << 1 | (isStack ? 1 : 0))) }
}

/// Numbers the keys of configurations.
struct WayKeys: Sendable {
    /// What of a configuration is looked at.
    enum Sight {
        /// The current screen. Exact if nothing is gained by leaving something behind in a region and coming back to it,
        /// and no `then` on a way goes below what it opened.
        case tops
        /// Also the top of each region. Of bounded size.
        case regions
        /// Everything. Of bounded size.
        case everything
    }

    let sight: Sight
    private var keys = Numbering<WayKey>()
    private var layers = Numbering<LayerKeys>()
    private var stacks = Numbering<Stack>()

    private struct LayerKeys: Numbered, Equatable {
        var all: [LayerKey]
        var key: UInt64 { UInt64(truncatingIfNeeded: all.hashValue) }
    }
    private struct Stack: Numbered, Equatable {
        var layers: [Configuration.Layer]
        var key: UInt64 { UInt64(truncatingIfNeeded: layers.hashValue) }
    }
    private struct LayerKey: Hashable {
        var made: Target
        var active: Int
        var tops: [ScreenID]
    }

    init(_ sight: Sight) { self.sight = sight }

    /// As deep as ways are looked for.
    var deepest: Int { sight == .tops ? .max : 64 }

    subscript(number: UInt32) -> WayKey { keys[Number(raw: number)] }

    mutating func number(of key: WayKey) -> UInt32 { keys.number(of: key).raw }

    mutating func number(of c: Configuration) -> UInt32 {
        let choice: WayKey.Choice
        switch c.top.container {
        case .tabs: choice = .tabs
        case .split: choice = .columns
        default: choice = .none
        }
        let layers = sight == .everything ? stacks.number(of: Stack(layers: c.layers)).raw : layerKeys(of: c)
        return number(of: WayKey(screen: c.current, isStack: c.region.isStack, choice: choice, layers: layers))
    }

    private mutating func layerKeys(of c: Configuration) -> UInt32 {
        var all: [LayerKey] = []
        // Of layers that were made from the same flow only the nearest can be chosen from.
        for layer in c.layers.reversed() where layer.regions.count > 1 {
            if all.contains(where: { $0.made == layer.made }) { continue }
            let showsAll = sight == .regions || layer.container == .split
            all.append(
                LayerKey(
                    made: layer.made, active: layer.active,
                    tops: showsAll ? layer.regions.map { $0.frames[$0.frames.count - 1].screen } : []))
        }
        return layers.number(of: LayerKeys(all: all)).raw
    }
}
