#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    package import NavGraphRuntime

    /// Steps run on the configuration, and wait until it is shown.
    extension NavGraph.Navigation: NavGraph.Display {
        package var layers: [NavGraph.Layer] { configuration }
        package var rootName: String? { configuration.first?.made }
        package var motion: NavGraph.Motion? {
            move.map { NavGraph.Motion($0.what, toldBy: $0.isOver == nil ? $0 : nil) }
        }

        package func lookAgain() {
            lookForGone()
            if let move, move.isOver?() == true { end(move) }
        }

        /// What has come or gone without a word is taken for granted.
        package func giveUpWaiting() {
            move?.parts = 0
            if let move { end(move) }
        }

        package func observe(_ layers: [NavGraph.Layer]) {
            beginMaking()
            if isStarted { responder.stand(behind: window) }
        }

        package func check(_ step: NavGraph.Step) throws { try checkMaking() }

        /// A screen of another column acts: the user has turned to that column.
        package func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) throws {
            guard isStarted else { throw NavGraph.Fault.notOnScreen }
            if let frame, let column = column(of: frame) { configuration[configuration.count - 1].active = column }
        }

        /// The column of the last layer that a frame is the last of.
        func column(of frame: NavGraph.Frame) -> Int? {
            guard let layer = configuration.last, layer.kind == .split else { return nil }
            return layer.regions.firstIndex { $0.frames.last?.frame === frame }
        }

        package func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
            layers.last?.current?.frame === frame && !isCovered
        }

        package func show(_ step: NavGraph.Step) {
            configuration = step.layers
            targets = step.layersAtOnce.map { [Target(layers: $0, animation: .none)] } ?? []
            targets.append(Target(layers: step.layers, animation: step.animation))
            if step.followsLink { bringForward() }
            follow()
        }

        package func stepsEnded() {
            follow()
            lockPopovers()
        }
    }
#endif
