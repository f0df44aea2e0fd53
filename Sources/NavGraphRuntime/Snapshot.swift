extension NavGraph {
    /// The shown screens, as a value: for tests and reports.
    public struct Snapshot: Sendable, Hashable, Codable {
        /// The window layer first.
        public var layers: [Layer]

        /// The name of the current screen; empty if nothing is shown.
        public var current: String { layers.last.flatMap { $0.regions[$0.active].screens.last } ?? "" }
    }
}

extension NavGraph.Snapshot: CustomStringConvertible {
    /// `main[*home product | cart] sheet:signIn[signIn]`.
    public var description: String {
        layers.map { layer in
            let regions = layer.regions.enumerated().map { index, region in
                (layer.regions.count > 1 && index == layer.active ? "*" : "")
                    + region.screens.joined(separator: " ")
            }
            return (layer.style.map { $0.rawValue + ":" } ?? "") + layer.made
                + "[" + regions.joined(separator: " | ") + "]"
        }.joined(separator: " ")
    }
}

extension NavGraph.Snapshot {
    @MainActor
    package init(_ layers: [NavGraph.Layer]) {
        self.layers = layers.enumerated().map { index, layer in
            let container: Container =
                switch layer.kind {
                case .single: .single
                case .stack: .stack
                case .tabs: .tabs
                case .split: .split
                }
            return Layer(
                made: layer.made, container: container, style: index == 0 ? nil : layer.style, active: layer.active,
                regions: layer.regions.map { region in
                    Region(name: region.name, screens: region.frames.map { $0.frame?.screen ?? "host" })
                })
        }
    }
}

extension NavGraph.Snapshot {
    /// A layer.
    public struct Layer: Sendable, Hashable, Codable {
        /// The flow or screen that it was made for.
        public var made: String
        /// What holds its screens.
        public var container: Container
        /// How it is presented; `nil` for the window's.
        public var style: NavGraph.Style?
        /// The index of the region that acts.
        public var active: Int
        /// One, or that of each tab or column, in the order of the graph.
        public var regions: [Region]
    }

    /// A stack of screens, or the place of one.
    public struct Region: Sendable, Hashable, Codable {
        /// The flow or screen that is this tab or column, else what the layer was made for.
        public var name: String
        /// Bottom first; `host` for what no router made.
        public var screens: [String]
    }

    /// What holds the screens of a layer.
    public enum Container: String, Sendable, Codable {
        /// One screen.
        case single
        /// Screens that are pushed.
        case stack
        /// Tabs.
        case tabs
        /// Columns.
        case split
    }
}
