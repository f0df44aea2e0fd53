extension NavGraph {
    /// A layer as a value: what the window shows, or what is presented.
    @MainActor
    public struct Layer {
        /// Which opening it is.
        package let id = ID()
        package let kind: Kind
        /// The flow or screen that it was made for.
        package let made: String
        package var container: LayerItem
        package var regions: [Region]
        /// The index of the region that acts.
        package var active: Int
        /// The column that a narrow window shows, until a step makes a column active; `nil`: the active one.
        package var compact: Int?
        /// How it was opened.
        package var ending: Ending?
        /// How it is presented; of no meaning for the window's.
        package var style: Style
        /// Whether the user cannot swipe it away.
        package var isLocked: Bool
        /// When the user cannot swipe it away, where that depends on the conditions.
        package var lock: Lock?
        /// The heights that a sheet can rest at, where a UI framework is shown values.
        package var detents: [Detent] = []
        /// Where a popover is shown, where a UI framework is shown values.
        package var anchor: Any?
        /// Whether what it was made for has just ended, and the handler for that runs.
        package var isEnding = false

        package init(
            _ kind: Kind, for made: String, container: LayerItem, regions: [Region], active: Int = 0,
            ending: Ending? = nil,
            style: Style = .sheet, isLocked: Bool = false
        ) {
            (self.kind, self.made, self.container, self.regions) = (kind, made, container, regions)
            (self.active, self.ending, self.style, self.isLocked) = (active, ending, style, isLocked)
        }

        package var current: LayerItem? { regions[active].frames.last }
        package var hasChoice: Bool { kind == .tabs || kind == .split }

        /// Whether the user can close it while the conditions are so.
        package func isSwipeable(_ conditions: Conditions) -> Bool {
            if regions[active].frames.count == 1, current?.frame?.isOfSystem == true { return true }
            // Menu goes back before it closes.
            if Platform.current == .tvOS, regions[active].frames.count > 1 { return false }
            return style.isSwipeable && !isLocked && lock?(conditions) != true
        }
    }

    /// Whether a layer cannot be swiped away while the conditions are so.
    public typealias Lock = @MainActor (_ conditions: Conditions) -> Bool

    /// A screen or container as a UI framework has it, and what is known of how it was opened.
    @MainActor
    package struct LayerItem {
        /// The framework's object, such as a view controller.
        package let content: AnyObject
        /// `nil` for what no router made.
        package let frame: Frame?

        package init(_ content: AnyObject, _ frame: Frame?) {
            self.content = content
            self.frame = frame
        }

        package static func === (left: LayerItem, right: LayerItem) -> Bool { left.content === right.content }
        package static func !== (left: LayerItem, right: LayerItem) -> Bool { left.content !== right.content }
    }
}

extension NavGraph.Layer {
    /// What holds the screens.
    package enum Kind { case single, stack, tabs, split }

    /// A stack of screens, or the place of one; of tabs and columns one for each.
    @MainActor
    package struct Region {
        /// The flow or screen that is this tab or column.
        package let name: String
        package var container: NavGraph.LayerItem
        package let isStack: Bool
        /// Bottom first.
        package var frames: [NavGraph.LayerItem]

        package init(name: String, container: NavGraph.LayerItem, isStack: Bool, frames: [NavGraph.LayerItem]) {
            self.name = name
            self.container = container
            self.isStack = isStack
            self.frames = frames
        }
    }
}
