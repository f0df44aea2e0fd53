import NavGraphModel

extension EmitProblems {
    /// What a screen has for its groups is called by no other name of it, nor by one that a view controller has already.
    mutating func checkGroups(_ emitter: SwiftEmitter) {
        for screen in emitter.ownScreens where !emitter.hasClosures(screen) {
            for group in emitter.groups(of: screen) { checkGroup(group, of: screen, emitter) }
        }
        if emitter.isCleanSwift { return }
        for group in emitter.ownGroups { checkEvents(of: group, emitter) }
    }

    private mutating func checkGroup(_ id: GroupID, of screen: ScreenID, _ emitter: SwiftEmitter) {
        let property = emitter.groupProperty(id).string
        let name = graph.name(of: id)
        let announced = emitter.actionNames(of: screen).map { graph.text[$0] }
        let isView = emitter.hasActions(screen)
        let plain = graph.screens[screen].messages.map { graph.messages[$0] }.filter(\.params.isEmpty)
        let members =
            isView
            ? announced + emitter.anchoredEvents(of: screen).map { "anchor" + upper($0) }
            : announced.map { "on" + upperCamel($0) } + plain.map { graph.text[$0.name] }
        if members.contains(where: { swiftIdentifier($0) == property }) {
            let kind = isView ? "an event or outcome" : "an event, outcome or message"
            refuse(graph.place(of: screen), "\(kind) with the name of the group '\(name)' that the screen has")
        } else if !isView, propertiesOfViewControllers.contains(property) {
            refuse(graph.place(of: id), "a group named '\(name)', which is a property of UIViewController")
        }
    }

    /// The events are methods of a value, beside what that has for all of them.
    private mutating func checkEvents(of group: GroupID, _ emitter: SwiftEmitter) {
        let events = emitter.events(of: group)
        var taken = ["_opening", "self"]
        if events.contains(where: { emitter.hasAnchorParameter($0) }) { taken.append("anchors") }
        taken += events.filter { emitter.hasAnchorValue($0) }.map { "anchor" + upper($0) }
        for event in events {
            let name = graph.text[graph.transitions[event].name]
            if taken.contains(name) {
                refuse(graph.place(of: event), "an event named '\(name)' of a group")
            }
        }
    }

    private func upper(_ event: TransitionID) -> String { upperCamel(graph.text[graph.transitions[event].name]) }
}

/// The properties of `UIViewController` and what it derives from that a group of events could be.
let propertiesOfViewControllers: Set<String> = Set(
    """
    view viewIfLoaded title nibName nibBundle storyboard parent children modalPresentationStyle modalTransitionStyle \
    preferredContentSize presentedViewController presentingViewController presentationController \
    navigationController navigationItem tabBarController tabBarItem toolbarItems splitViewController editButtonItem \
    isEditing isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent isModalInPresentation \
    definesPresentationContext providesPresentationContextTransitionStyle transitioningDelegate \
    transitionCoordinator popoverPresentationController sheetPresentationController activePresentationController \
    hidesBottomBarWhenPushed tab undoManager next inputView inputAccessoryView inputViewController \
    keyCommands userActivity traitCollection extensionContext description debugDescription hash superclass zone \
    isProxy isFirstResponder canBecomeFirstResponder canResignFirstResponder layoutGuides topLayoutGuide \
    bottomLayoutGuide edgesForExtendedLayout interfaceOrientation prefersStatusBarHidden \
    preferredStatusBarStyle preferredTransition contentUnavailableConfiguration restorationIdentifier \
    restorationClass focusGroupIdentifier preferredFocusEnvironments systemMinimumLayoutMargins \
    additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins overrideUserInterfaceStyle \
    shouldAutorotate supportedInterfaceOrientations searchDisplayController isViewLoaded disablesAutomaticKeyboardDismissal \
    textInputMode textInputContextIdentifier pasteConfiguration interactionActivityTrackingBaseName \
    accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits accessibilityElements self
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
