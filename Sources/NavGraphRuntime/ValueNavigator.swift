// if: values
extension NavGraph {
    /// The navigation of a UI framework that is told the layers as a value, the configuration, and follows it.
    open class ValueNavigator: Navigator {
        /// The layers as the last step has left them.
        package var configuration: [Layer] = []
        /// The changes to show, one after the other.
        package var targets: [Target] = []

        /// Layers that are to be shown, and how the last move to them is.
        package struct Target {
            package let layers: [Layer]
            package let animation: Animation
        }

        package var layers: [Layer] { configuration }
        package var rootName: String? { configuration.first?.made }

        /// The configuration changes at once. The state of a link's route before its last step is shown separately.
        package func adopt(_ step: Step) {
            configuration = step.layers
            targets = step.layersAtOnce.map { [Target(layers: $0, animation: .none)] } ?? []
            targets.append(Target(layers: step.layers, animation: step.animation))
        }

        /// The next target; `nil`: there is nothing to be shown.
        package var target: Target? {
            if targets.isEmpty { targets = [Target(layers: configuration, animation: .standard)] }
            return targets.first
        }

        /// The user has made a tab or column of the last layer active.
        package func activate(_ region: Int) {
            configuration[configuration.count - 1].active = region
            configuration[configuration.count - 1].compact = nil
            targets = []
        }

        /// The column of the last layer that a frame is the last of.
        package func column(of frame: Frame?) -> Int? {
            guard let frame, let layer = configuration.last, layer.kind == .split else { return nil }
            return layer.regions.firstIndex { $0.frames.last?.frame === frame }
        }

        // MARK: Makers

        /// The frame that keeps what the flow of a layer was opened with.
        public func frame(of layer: Layer) -> Frame? { layer.container.frame }

        /// A stack with a first screen in it, made for a flow or screen and opened so.
        public func stack(_ start: AnyObject, for name: some Name, _ ending: Ending? = nil) -> Layer {
            stack(start, for: name.text, ending)
        }

        package func stack(_ start: AnyObject, for name: String, _ ending: Ending?) -> Layer {
            let item = shownItem(of: start)
            let container = container(StackMark())
            container.frame?.values = item.frame?.values ?? [:]
            return Layer(
                .stack, for: name, container: container,
                regions: [.init(name: name, container: container, isStack: true, frames: [item])], ending: ending)
        }

        /// A single screen, made for a flow or screen and opened so.
        public func single(_ screen: AnyObject, for name: some Name, _ ending: Ending? = nil) -> Layer {
            single(screen, for: name.text, ending)
        }

        package func single(_ screen: AnyObject, for name: String, _ ending: Ending?) -> Layer {
            let item = shownItem(of: screen)
            return Layer(
                .single, for: name, container: item,
                regions: [.init(name: name, container: item, isStack: false, frames: [item])], ending: ending)
        }

        /// What holds screens, as the UI framework has it.
        package func container(_ content: AnyObject) -> LayerItem { LayerItem(content, Frame("", in: queue)) }

        private func shownItem(of screen: AnyObject) -> LayerItem {
            queue.display?.item(of: screen) ?? LayerItem(screen, nil)
        }

        /// Stands for the container of a stack, which is made where the stack is shown.
        private final class StackMark {}
    }
}

extension NavGraph.Step {
    /// A new window layer of a screen; all others go.
    public func root(_ screen: AnyObject, animation: NavGraph.Animation = .standard) {
        root(layer(of: screen), animation: animation)
    }

    /// What a root makes, afresh, in the window layer that is there.
    public func restart(_ screen: AnyObject) { restart(layer(of: screen)) }

    /// A layer of a screen, which has its name and ending.
    package func layer(of screen: AnyObject) -> NavGraph.Layer {
        let frame = display.item(of: screen).frame
        return navigator.single(screen, for: frame?.screen ?? "", frame?.ending)
    }

    /// A layer of a screen in a stack, which has the screen's name and ending.
    package func stack(of screen: AnyObject) -> NavGraph.Layer {
        let frame = display.item(of: screen).frame
        return navigator.stack(screen, for: frame?.screen ?? "", frame?.ending)
    }

    private var navigator: NavGraph.ValueNavigator {
        guard let navigator = display as? NavGraph.ValueNavigator else { preconditionFailure("another display") }
        return navigator
    }
}
// end: values
