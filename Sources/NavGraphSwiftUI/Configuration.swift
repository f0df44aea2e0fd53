#if canImport(SwiftUI) && !os(watchOS)
    package import NavGraphRuntime

    /// Steps run on the configuration, and wait for nothing.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation: NavGraph.Display {
        package var motion: NavGraph.Motion? { nil }
        package func lookAgain() {}
        package func giveUpWaiting() {}
        package func observe(_ layers: [NavGraph.Layer]) {}
        package func check(_ step: NavGraph.Step) {}

        /// A screen of another column acts: the user has turned to that column.
        package func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) {
            if let column = column(of: frame) { activate(column) }
        }

        package func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
            layers.last?.current?.frame === frame
        }

        package func takenByUser() -> [NavGraph.Removal] {
            defer { taken = [] }
            return taken
        }

        package func show(_ step: NavGraph.Step) { adopt(step) }

        package func stepsEnded() {
            facts.conditions = queue.conditions
            follow()
        }
    }
#endif
