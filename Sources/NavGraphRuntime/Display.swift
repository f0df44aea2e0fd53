extension NavGraph {
    /// What shows the layers: a window of a UI framework. The queue asks it for what is shown, and has it carry steps
    /// out.
    @MainActor
    package protocol Display: AnyObject {
        /// The shown layers, the window layer first; empty before the launch.
        var layers: [Layer] { get }
        /// The target that the window layer was made for; `nil` without a window layer.
        var rootName: String? { get }
        /// A screen that routers made, as a value of the layers.
        func item(of screen: AnyObject) -> LayerItem
        /// What shows a frame that is in none of the layers.
        func item(showing frame: Frame) -> LayerItem?
        /// A screen is ready to be told something.
        func load(_ screen: AnyObject)
        /// A link is kept until it can be followed.
        func linkWaits()
        /// What moves, ours or not; `nil` at rest. The display calls `advance()` of the queue when it hears of an end.
        var motion: Motion? { get }

        /// Goes on where something has ended that nobody told of.
        func lookAgain()
        /// What moves takes too long: from now on it counts as over.
        func giveUpWaiting()
        /// Makes what the user does on these layers heard.
        func observe(_ layers: [Layer])
        /// A screen acts: what it is in is what `layers` are from now on; of a split, its column becomes the active
        /// one. With `nil`, something acts that is not a screen: at that place, or in front.
        func focus(_ frame: Frame?, in place: AnyObject?) throws
        /// Whether the screen may act.
        func isCurrent(_ frame: Frame, in layers: [Layer]) -> Bool
        /// What the user has taken away since the last step, by back or swipe, topmost first.
        func takenByUser() -> [Removal]
        /// Throws the fault of a step that cannot be shown.
        func check(_ step: Step) throws
        /// Shows the layers of a step, and remembers what it needs of them until the next.
        func show(_ step: Step)
        /// No step runs or waits any more.
        func stepsEnded()
    }

    /// Something that moves.
    package struct Motion {
        /// For the log.
        package let what: String
        /// Whether the user's finger holds it: that takes as long as it takes.
        package let isInteractive: Bool
        /// Whether it may take ten times as long as others, as with slow animations.
        package let isSlow: Bool
        /// What tells of its end, and how that is listened to. Nothing polls while there is such a thing.
        package let teller: AnyObject?
        package let listen: (_ ended: @escaping () -> Void) -> Void

        package init(
            _ what: String, isInteractive: Bool = false, isSlow: Bool = false, toldBy teller: AnyObject? = nil,
            listen: @escaping (_ ended: @escaping () -> Void) -> Void = { _ in }
        ) {
            self.what = what
            self.isInteractive = isInteractive
            self.isSlow = isSlow
            self.teller = teller
            self.listen = listen
        }
    }

    /// What the user has taken away.
    package struct Removal {
        /// The screen that went; of a layer its current one.
        package let screen: String
        package let cause: Cause
        /// How it was opened.
        package let ending: Ending?
        /// Whether the screen that opened it went with it, so that no message can reach that.
        package let isInner: Bool
        /// The screen that was below it: a message reaches that, though something of the app's own may be in front.
        package let opener: Frame?
        /// Where it was, for `focus`.
        package let place: AnyObject?
        /// Takes it away in its step, where the display has not done so: then a fault of the handler leaves it where it
        /// was.
        package let take: ((Step) -> Void)?

        package init(
            _ screen: String, by cause: Cause, ending: Ending?, isInner: Bool = false, opener: Frame? = nil,
            place: AnyObject? = nil, take: ((Step) -> Void)? = nil
        ) {
            (self.screen, self.cause, self.ending, self.isInner) = (screen, cause, ending, isInner)
            (self.opener, self.place, self.take) = (opener, place, take)
        }
    }
}

extension NavGraph.Display {
    package func item(showing frame: NavGraph.Frame) -> NavGraph.LayerItem? { nil }
    package func load(_ screen: AnyObject) {}
    package func linkWaits() {}
    package func stepsEnded() {}
}
