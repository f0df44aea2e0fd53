import NavGraphModel
import NavGraphSyntax

/// One configuration, spelled out. LANGUAGE 6.
package struct Configuration: Hashable, Sendable {
    package struct Frame: Hashable, Sendable {
        package var screen: ScreenID
        /// The alternative that opened it; none at a region's bottom.
        var opener: AlternativeID = .none
        var start: FlowID?
        /// Whether it was there before a step that is looked at (`Machine.discards`).
        var isOld = false
    }
    package struct Region: Hashable, Sendable {
        package var child: Target
        package var isStack: Bool
        package var frames: [Frame]
    }
    package struct Layer: Hashable, Sendable {
        package var made: Target
        var opener: AlternativeID
        package var container: Container
        var isSwipeable: Bool
        /// Whether Menu closes it, on platforms that have it; `false` without such platforms.
        var isClosable: Bool
        /// While all of these hold it is not; empty: it is not locked by conditions.
        var lockedWhile = IDRange<LiteralID>()
        package var regions: [Region]
        package var active: Int
        var isHandling = false
        /// As of a frame.
        var isOld = false

        /// As what it was presented.
        var how: Presentation {
            var how = Presentation()
            how.style = isSwipeable ? .sheet : isClosable ? .fullScreen : .alert
            how.inStack = container == .stack && made.screen != nil
            how.lockedWhile = lockedWhile
            return how
        }
    }
    /// The conditions as far as they are decided.
    var conditions: Cube
    /// Those without a bit that were set.
    var others: [ConditionID: Bool] = [:]
    package var layers: [Layer]

    var top: Layer {
        get { layers[layers.count - 1] }
        _modify { yield &layers[layers.count - 1] }
    }
    var region: Region {
        get { top.regions[top.active] }
        _modify {
            let last = layers.count - 1
            yield &layers[last].regions[layers[last].active]
        }
    }
    package var current: ScreenID { region.frames[region.frames.count - 1].screen }
    package var visible: [ScreenID] {
        top.container == .split ? top.regions.map { $0.frames[$0.frames.count - 1].screen } : [current]
    }
    package var isAtHome: Bool { layers.count == 1 && layers[0].regions.allSatisfy { $0.frames.count == 1 } }

    /// Of all regions of all layers.
    var frameCount: Int { layers.reduce(0) { $1.regions.reduce($0) { $0 + $1.frames.count } } }

    /// The same with other values of the conditions.
    func with(_ conditions: Cube) -> Configuration {
        var c = self
        c.conditions = conditions
        return c
    }

    func looksLike(_ other: Configuration) -> Bool {
        guard conditions == other.conditions, layers.count == other.layers.count else { return false }
        return zip(layers, other.layers).allSatisfy { a, b in
            a.container == b.container && a.active == b.active && a.regions.count == b.regions.count
                && zip(a.regions, b.regions).allSatisfy { $0.frames.map(\.screen) == $1.frames.map(\.screen) }
        }
    }

    /// Whether a screen lies above another, in a region or in a layer above. LANGUAGE 9.
    func shows(_ screen: ScreenID, above lower: ScreenID) -> Bool {
        var isBelow = false
        for layer in layers {
            for region in layer.regions {
                var isInRegion = isBelow
                for frame in region.frames {
                    if frame.screen == screen, isInRegion { return true }
                    if frame.screen == lower { isInRegion = true }
                }
            }
            isBelow = isBelow || layer.regions.contains { $0.frames.contains { $0.screen == lower } }
        }
        return false
    }
}
