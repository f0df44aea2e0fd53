/// The methods of `UIViewController` and what it derives from that a message could be: by name the labels of their
/// arguments, none of which is `_`.
let methodsOfViewControllers: [String: Set<String>] = {
    var methods: [String: Set<String>] = [:]
    for method in """
    accessibilityActivate accessibilityDecrement accessibilityElementCount accessibilityElementDidBecomeFocused \
    accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityIncrement \
    accessibilityPerformEscape accessibilityPerformMagicTap applicationFinishedRestoringState awakeFromNib \
    becomeFirstResponder copy didReceiveMemoryWarning endAppearanceTransition loadView loadViewIfNeeded \
    mutableCopy prepareForInterfaceBuilder reloadInputViews removeFromParent resignFirstResponder \
    setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration \
    setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked \
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations \
    setNeedsUpdateProperties updateFocusIfNeeded updateProperties updateViewConstraints viewDidLayoutSubviews \
    viewDidLoad viewLayoutMarginsDidChange viewSafeAreaInsetsDidChange viewWillLayoutSubviews \
    allowedChildrenForUnwinding(from:) awakeAfter(using:) buildMenu(with:) conforms(to:) contentScrollView(for:) \
    decodeRestorableState(with:) dictionaryWithValues(forKeys:) didChangeValue(forKey:) didMove(toParent:) \
    dismiss(animated:completion:) encodeRestorableState(with:) forwardingTarget(for:) isKind(of:) isMember(of:) \
    method(for:) mutableArrayValue(forKey:) mutableArrayValue(forKeyPath:) mutableOrderedSetValue(forKey:) \
    mutableOrderedSetValue(forKeyPath:) mutableSetValue(forKey:) mutableSetValue(forKeyPath:) \
    observeValue(forKeyPath:of:change:context:) paste(itemProviders:) performSegue(withIdentifier:sender:) \
    preferredContentSizeDidChange(forChildContentContainer:) prepare(for:sender:) remoteControlReceived(with:) \
    replacementObject(for:) responds(to:) separateSecondaryViewController(for:) \
    shouldPerformSegue(withIdentifier:sender:) size(forChildContentContainer:withParentContainerSize:) \
    systemLayoutFittingSizeDidChange(forChildContentContainer:) target(forAction:withSender:) \
    targetViewController(forAction:sender:) transition(from:to:duration:options:animations:completion:) \
    unwind(for:towards:) updateContentUnavailableConfiguration(using:) value(forKey:) value(forKeyPath:) \
    value(forUndefinedKey:) viewWillTransition(to:with:) willChangeValue(forKey:) willMove(toParent:) \
    willTransition(to:with:)
    """.split(separator: " ") {
        let parts = method.split(whereSeparator: { $0 == "(" || $0 == ")" })
        methods[String(parts[0]), default: []].insert(parts.count > 1 ? String(parts[1]) : "")
    }
    return methods
}()
