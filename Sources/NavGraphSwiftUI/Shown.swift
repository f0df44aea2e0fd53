#if canImport(SwiftUI) && !os(watchOS)
    internal import NavGraphRuntime
    import SwiftUI

    /// The shown state: observable objects, to which SwiftUI is bound by key paths. Writes of ours are made by
    /// methods; the setters of properties are SwiftUI's, for what the user does.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        @MainActor
        @Observable
        final class ShownTree {
            var window: ShownLayer?
            /// How many root views have gone: another one may be waiting to show it.
            var rootsGone = 0
            /// How the window layer gives way to another.
            var transition = RootTransition.none
            @ObservationIgnored weak var navigation: Navigation?
        }

        /// A layer that is shown.
        @MainActor
        @Observable
        final class ShownLayer: Identifiable {
            nonisolated let id: ID
            /// The frame of an alert or dialog.
            let dialogFrame: Frame?
            let kind: Layer.Kind
            let style: Style
            private let isAlwaysLocked: Bool
            private let lock: Lock?
            let detents: [Detent]
            let container: Container?
            private(set) var regions: [ShownRegion]
            private var activeIndex: Int
            /// The column that a narrow window shows; `nil`: the active one.
            private var compactIndex: Int?
            private var presented: ShownLayer?
            /// The height that a sheet rests at.
            var detent: PresentationDetent
            /// Whether a button of the dialog has been pressed, which closes it, whatever comes of that.
            @ObservationIgnored var isAnswered = false
            /// Whether columns are shown one at a time.
            @ObservationIgnored var isCompact = false
            @ObservationIgnored weak var below: ShownLayer?
            @ObservationIgnored weak var navigation: Navigation?
            /// The view at which a popover or dialog is shown above this layer; `nil`: the layer itself.
            @ObservationIgnored private(set) weak var place: Place?
            /// Where it is to be shown.
            let anchor: Anchor?

            init(_ layer: Layer, above below: ShownLayer?, in navigation: Navigation?) {
                id = layer.id
                dialogFrame = layer.isDialog ? layer.current?.frame : nil
                kind = layer.kind
                style = layer.style
                anchor = layer.anchor as? Anchor
                isAlwaysLocked = layer.isLocked || !layer.style.isSwipeable
                lock = layer.lock
                detents = layer.detents
                detent = layer.detents.first == .medium ? .medium : .large
                container = layer.container.content as? Container
                regions = []
                (activeIndex, compactIndex) = (layer.active, layer.compact)
                self.below = below
                self.navigation = navigation
                regions = layer.regions.compactMap { ShownRegion($0, of: self) }
            }

            /// Whether it shows that very layer, perhaps not as it is now.
            func isOf(_ layer: Layer) -> Bool {
                id == layer.id && dialogFrame === (layer.isDialog ? layer.current?.frame : nil)
            }

            func differs(from layer: Layer) -> Bool {
                activeIndex != layer.active || compactIndex != layer.compact
                    || !zip(regions, layer.regions).allSatisfy { $0.shows($1) }
            }

            func adopt(_ layer: Layer) {
                for (index, region) in layer.regions.enumerated() where !regions[index].shows(region) {
                    if regions[index].bottom === region.frames.first?.frame {
                        regions[index].adopt(region)
                    } else if let new = ShownRegion(region, of: self) {
                        regions[index] = new
                    }
                }
                if activeIndex != layer.active { activeIndex = layer.active }
                if compactIndex != layer.compact { compactIndex = layer.compact }
            }

            /// Puts a layer above this one, or takes away what is above.
            func put(_ layer: ShownLayer?, at place: Place? = nil) {
                self.place?.open(above: nil)
                self.place = place
                place?.open(above: self)
                presented = layer
            }
            var above: ShownLayer? { presented }
            var current: Frame? { regions[activeIndex].frames.last ?? regions[activeIndex].bottom }
            func name(at index: Int) -> String { regions[index].name }

            /// A column has been turned to.
            func turn(to region: ShownRegion) {
                if let index = regions.firstIndex(where: { $0 === region }) { activate(index) }
            }

            private func activate(_ index: Int) { (activeIndex, compactIndex) = (index, nil) }

            /// Whether the user cannot swipe it away: views that read it are told of conditions that change.
            var isLocked: Bool {
                if isOfSystem { return false }
                if isAlwaysLocked { return true }
                guard let lock, let navigation else { return false }
                return lock(navigation.facts.conditions)
            }

            /// Whether the user can take it away. What does so else is a screen's own code.
            var isSwipeable: Bool {
                if dialogFrame != nil || isOfSystem { return true }
                // Menu goes back before it closes.
                if Platform.current == .tvOS, !regions[activeIndex].frames.isEmpty { return false }
                return !isLocked
            }

            /// Whether its bottom is in front, a screen of the system.
            private var isOfSystem: Bool {
                regions[activeIndex].frames.isEmpty && regions[activeIndex].bottom.isOfSystem
            }

            /// What was above has gone. Next turn, since those that appear and disappear together with it may still
            /// tell of that.
            func aboveIsGone() {
                navigation?.later(0) { [weak navigation, id] in navigation?.ended(.dismissal(above: id)) }
            }

            // MARK: What SwiftUI is bound to

            var presentedPopover: ShownLayer? { above(as: .popover) }
            func closePopover(_ layer: ShownLayer?) { write(layer, .popover) }
            var presentedQuestion: Dialog? { above(as: .ask)?.dialog }
            func closeQuestion() { write(nil, .ask) }

            private func above(as mode: Mode) -> ShownLayer? { presented?.mode == mode ? presented : nil }
            private func write(_ layer: ShownLayer?, _ mode: Mode) {
                guard layer == nil, let gone = above(as: mode) else { return }
                navigation?.userClosed(gone, of: self)
            }

            var sheet: ShownLayer? {
                get { above(as: .sheet) }
                set { write(newValue, .sheet) }
            }
            var cover: ShownLayer? {
                get { above(as: .cover) }
                set { write(newValue, .cover) }
            }
            var popover: ShownLayer? {
                get { place == nil ? presentedPopover : nil }
                set { if place == nil { closePopover(newValue) } }
            }
            var isAlert: Bool {
                get { above(as: .alert) != nil }
                set { if !newValue { write(nil, .alert) } }
            }
            var isAsking: Bool {
                get { place == nil && above(as: .ask) != nil }
                set { if !newValue, place == nil { closeQuestion() } }
            }
            var alert: Dialog? { above(as: .alert)?.dialog }
            var question: Dialog? { place == nil ? presentedQuestion : nil }
            var dialog: Dialog? { dialogFrame?.shownScreen?.dialog }
            /// Whether a view can be the place where it is shown.
            var hasPlace: Bool { mode == .popover || mode == .ask }

            // if: tabs
            var items: [Item] {
                let buttons = container?.buttons ?? [:]
                var next = 0
                return (0..<(regions.count + buttons.count)).map { place in
                    if let button = buttons[place] { return .button(button) }
                    next += 1
                    return .region(next - 1)
                }
            }

            /// The tag of a button that SwiftUI has selected, until it is taken back in the same turn.
            private var pressed: String?

            private func press(_ button: TabButton) {
                pressed = button.tag
                pressed = nil
                navigation?.userPressed(button, of: id)
            }

            var selection: String {
                get { pressed ?? regions[activeIndex].name }
                set {
                    if let button = container?.buttons.values.first(where: { $0.tag == newValue }) {
                        return press(button)
                    }
                    guard let index = regions.firstIndex(where: { $0.name == newValue }) else { return }
                    navigation?.userChose(index, isAgain: index == activeIndex, of: self) { activeIndex = index }
                }
            }
            // end: tabs

            // if: columns
            var column: NavigationSplitViewColumn {
                get { columns[compactIndex ?? activeIndex] }
                set {
                    guard isCompact, let index = columns.firstIndex(of: newValue), index != compactIndex ?? activeIndex
                    else { return }
                    navigation?.userChose(index, isAgain: false, of: self) { activate(index) }
                }
            }
            private var columns: [NavigationSplitViewColumn] {
                regions.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
            }
            // end: columns

            var mode: Mode {
                switch style {
                case .sheet, .formSheet, .pageSheet: .sheet
                case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
                    Platform.current == .macOS ? .sheet : .cover
                case .popover: Platform.current == .tvOS ? .cover : .popover
                case .alert: dialogFrame == nil ? .sheet : .alert
                case .actionSheet: dialogFrame == nil ? .sheet : .ask
                }
            }
        }

        /// A region that is shown. It belongs to one bottom frame: another bottom is another object.
        @MainActor
        @Observable
        final class ShownRegion {
            let name: String
            let isStack: Bool
            let bottom: Frame
            /// Those above the bottom.
            private(set) var frames: [Frame]
            @ObservationIgnored weak var layer: ShownLayer?

            init?(_ region: Layer.Region, of layer: ShownLayer) {
                guard let bottom = region.frames.first?.frame else { return nil }
                name = region.name
                isStack = region.isStack
                self.bottom = bottom
                frames = region.frames.dropFirst().compactMap(\.frame)
                self.layer = layer
            }

            func shows(_ region: Layer.Region) -> Bool {
                bottom === region.frames.first?.frame
                    && frames.elementsEqual(region.frames.dropFirst().compactMap(\.frame), by: ===)
            }

            func has(_ frame: Frame) -> Bool { bottom === frame || frames.contains { $0 === frame } }
            func adopt(_ region: Layer.Region) { frames = region.frames.dropFirst().compactMap(\.frame) }
            func cut(to count: Int) { frames.removeLast(frames.count - count) }

            /// What the stack is bound to.
            var path: [ID] {
                get { frames.map(\.id) }
                set { layer?.navigation?.userWrote(newValue, to: self) }
            }
        }

        /// How the window layer gives way to another.
        enum RootTransition {
            case none, fade, slide, slideBack, flip
            case own(AnyTransition)
        }
    }

    extension NavGraph.ShownLayer {
        // if: tabs
        /// The items of a tab bar: a region each, and buttons, at their places.
        enum Item {
            case region(Int)
            case button(NavGraph.TabButton)
        }
        // end: tabs

        /// By which modifier it is shown.
        enum Mode { case sheet, cover, popover, alert, ask }
    }
#endif
