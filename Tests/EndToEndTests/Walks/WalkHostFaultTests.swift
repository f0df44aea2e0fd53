extension WalkFault {
    static let ofTwoHosts = [
        WalkFault(
            "what stands in another tab acts", in: "NavGraphUIKit",
            "layer.container.controller.viewIfLoaded?.window != nil)", "true)"),
        WalkFault(
            "events of the app act on the host alone", in: "NavGraphUIKit", "if let front { return front }", ""),
        WalkFault(
            "only what is in the host's tab is in front", in: "NavGraphUIKit", "sequence(first: one) { $0.parent }",
            "[one]"),
        WalkFault(
            "what cannot be seen opens something", in: "NavGraphUIKit", "from.viewIfLoaded?.window == nil ? nil : ",
            ""),
        WalkFault(
            "what is said to be shown is of the last step", in: "NavGraphUIKit",
            "current = openingInFront() ?? opening", "current = opening"),
        WalkFault(
            "events of the app's act below what is ours", in: "NavGraphUIKit", "if above != nil { return false }", ""),
        WalkFault(
            "an outcome is not told", in: "HousesAppRouter", "step.afterwards { onDone", "_ = { onDone"),
        WalkFault("a swipe is not told", in: "HousesAppRouter", "onClosed?()", "_ = onClosed"),
    ]
}
