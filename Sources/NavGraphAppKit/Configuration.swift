#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    package import NavGraphRuntime

    /// Steps run on the configuration, and wait until it is shown.
    extension NavGraph.Navigation: NavGraph.Display {
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
            if let column = column(of: frame) { activate(column) }
        }

        package func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
            layers.last?.current?.frame === frame && !isCovered
        }

        package func show(_ step: NavGraph.Step) {
            adopt(step)
            if step.followsLink { bringForward() }
            follow()
        }

        /// A link brings the window forward, also one that waits.
        package func linkWaits() { bringForward() }

        package func stepsEnded() {
            follow()
            lockPopovers()
        }
    }
#endif
