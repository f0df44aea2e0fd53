#if canImport(SwiftUI) && !os(watchOS)
    package import NavGraphRuntime

    /// Steps run on the configuration, and wait for nothing.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation: NavGraph.Display {
        package var layers: [NavGraph.Layer] { configuration }
        package var rootName: String? { configuration.first?.made }
        package var motion: NavGraph.Motion? { nil }
        package func lookAgain() {}
        package func giveUpWaiting() {}
        package func observe(_ layers: [NavGraph.Layer]) {}
        package func check(_ step: NavGraph.Step) {}

        /// A screen of another column acts: the user has turned to that column.
        package func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) {
            guard let frame, let layer = configuration.last, layer.kind == .split,
                let index = layer.regions.firstIndex(where: { $0.frames.last?.frame === frame })
            else { return }
            configuration[configuration.count - 1].active = index
            configuration[configuration.count - 1].compact = nil
            targets = []
        }

        package func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
            layers.last?.current?.frame === frame
        }

        package func takenByUser() -> [NavGraph.Removal] {
            defer { taken = [] }
            return taken
        }

        /// The configuration changes at once. The state of a link's route before its last step is shown separately.
        package func show(_ step: NavGraph.Step) {
            configuration = step.layers
            targets = step.layersAtOnce.map { [Target(layers: $0, animation: .none)] } ?? []
            targets.append(Target(layers: step.layers, animation: step.animation))
        }

        package func stepsEnded() {
            facts.conditions = queue.conditions
            follow()
        }
    }
#endif
