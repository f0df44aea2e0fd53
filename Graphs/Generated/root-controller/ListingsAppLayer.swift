// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// Why a step could not be carried out. Everything is then as it was before.
enum ListingsAppFault: String, Error, Sendable {
    case pushOfContainer = "push-of-container"
    case pushOutsideStack = "push-outside-stack"
    case popAtBottom = "pop-at-bottom"
    case popToAbsent = "pop-to-absent"
    case dismissNothing = "dismiss-nothing"
    case selectAbsent = "select-absent"
    case finishWithoutOpener = "finish-without-opener"
    case sendUnknown = "send-unknown"
    /// Nothing can be presented, since the window does not show what would present it.
    case notOnScreen = "not-on-screen"
    /// A storyboard segue has run, and its source did not hand `prepare(for:sender:)` on.
    case segueNotPrepared = "segue-not-prepared"
    /// A link was raised without a value that it needs.
    case missingValue = "missing-value"
    case unexpected
}

/// A layer: the window's, or one that is presented.
@MainActor
struct ListingsAppLayer {
    enum Kind { case single, stack, tabs, split }

    /// A stack of screens, or the place of one; of tabs and columns one for each.
    struct Region {
        /// The flow or screen that is this tab or column.
        let name: String
        var container: UIViewController
        let isStack: Bool
        /// Bottom first.
        var frames: [UIViewController]
    }

    let kind: Kind
    /// The flow or screen that it was made for.
    let made: String
    var container: UIViewController
    var regions: [Region]
    var active = 0
    /// How it was opened.
    var ending: ListingsAppEnding?
    /// Whether what it was made for has just ended, and the handler for that runs.
    var isEnding = false

    var current: UIViewController? { regions[active].frames.last }
    var hasChoice: Bool { kind == .tabs || kind == .split }
}

#endif
