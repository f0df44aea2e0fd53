/// The words of other tools, and what they mean in a graph.
extension Synonyms {
    /// The keys by which other tools name what is opened.
    static let targets: Set<String> = [
        "screen", "name", "to", "flow", "target", "destination", "route", "view", "viewController", "tab",
    ]

    /// The keys under which other tools write the name of an item of a list.
    static let naming: Set<String> = ["name", "id", "event", "on", "key", "screen", "flow", "route"]

    /// Words that are written for `~`, and characters that look like it.
    static let nothing: Set = [
        "~", "nothing", "none", "nil", "ignore", "never", "noop", "Null", "NULL", "\u{2DC}", "\u{223C}",
    ]

    /// The outcomes by which other tools call `closed`.
    static let closings: Set = [
        "dismissed", "dismiss", "cancelled", "canceled", "swiped", "back", "close", "onDismiss",
    ]

    /// The tables of mappings, each by a key that no mapping of those behind it has.
    static let tables: [(key: Key, table: Synonyms)] = [
        (.then, alternative), (.receives, screen), (.tabs, flow), (.groups, file), (.opens, link), (.gives, resolver),
        (.oneOf, condition),
        (.storyboard, source), (.reach, check), (.event, button), (.schemes, domains), (.framework, swift),
        (.screen, start),
    ]

    static let none = Synonyms("")
    static let alternative = Synonyms(
        """
        sheet:true modal:true isModal:true = style: sheet
        fullScreen:true fullScreenCover:true isFullScreen:true = style: fullScreen
        popover:true = style: popover
        sheet modal presentModally presentModal modally = present: X
        fullScreen fullScreenCover cover = present: X, style: fullScreen
        popover = present: X, style: popover
        goto goTo go navigate navigateTo navigationLink navigationDestination pushViewController pushNamed = push: X
        to screen destination route target trigger showDetail pushScreen action fragment coordinate childCoordinator = push: X
        path:NAME = push: X
        path.append context.go context.push router.push router.navigate Navigator.push navigator.push = push: X
        performSegue segueIdentifier = segue: X, push: SCREEN
        presentViewController presentScreen = present: X
        setRoot setRootViewController reset resetTo replaceRoot changeRoot = root: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        dismissable:false dismissible:false swipeable:false swipe:false swipeToDismiss:false = locked: true
        replaceWith replaceCurrent replaceScreen = replace: X
        dismissAll: = dismiss: all
        close: = dismiss: top
        close dismissAll = dismiss: top
        back: unwind: goBack: navigateBack: popScreen: popViewController: = pop: back
        back unwind goBack popTo popToScreen popToViewController backTo unwindTo = pop: X
        popToRoot popToRootViewController = pop: root
        tab switchTab selectTab switch switchTo switchToTab selectedTab selectedIndex = select: X
        exit done end complete = finish: X
        result:NAME emit:NAME = finish: X
        confirm dialog UIAlertController alertController ask = alert: X
        confirmationDialog = actionSheet: X
        and next after = then: X
        if condition where requires guard needs = when: X
        unless = when: not X
        set = sets: X
        name label = title: X
        description comment note summary = about: X
        launchSingleTop:true singleTop:true = reuse: true
        args arguments data params extra extras queryParams = with: X
        results outcomes handlers on onResult onFinish onComplete completion = returns: X
        return:NAME = finish: X
        closed onDismiss onClose onClosed = returns: { closed: X }
        message notify sendMessage = send: X
        animated:false = animation: none
        animated:true = animation: default
        animated transition enterAnim = animation: X
        modalTransitionStyle:crossDissolve = animation: fade
        modalTransitionStyle:flipHorizontal = animation: flip
        modalTransitionStyle:coverVertical = animation: default
        modalTransitionStyle = animation: X
        presentationDetents = detents: X
        presentation modalStyle presentationStyle modalPresentationStyle = style: X
        embed navigation navigationStack embedInNavigation embedInNavigationController = in: stack
        wrapped wrapInNavigation navigationController inNavigation inStack = in: stack
        openSettings: = open: settings
        openURL openUrl openLink url link safari browser = open: X
        """)
    static let entry = Synonyms(
        """
        flow screen start initial push present show goto to destination = root: X
        if condition = when: X
        unless = when: not X
        set = sets: X
        args arguments data params = with: X
        """)
    static let screen = Synonyms(
        """
        source:NAME = from: X
        class viewController vc view = type: X
        storyboard = from: { storyboard: X }
        xib nib = from: { xib: X }
        events actions = transitions: X
        controller component swiftUI swiftui = type: X
        inputs input args argument arguments parameters props = params: X
        results exits returns = outcomes: X
        name label heading navigationTitle navigationBarTitle tabTitle = title: X
        tabItem:NAME tabBarItem:NAME = title: X
        storyboardIdentifier storyboardId storyboardID = from: { storyboard: …, id: X }
        description comment note summary = about: X
        guard auth condition when = requires: X
        image screenshot = preview: X
        messages inbox = receives: X
        dismissable:false dismissible:false swipeable:false swipe:false swipeToDismiss:false = locked: true
        visibility:public access:public accessLevel:public exported:true = public: true
        system:true = from: system
        on routes navigation = transitions: X
        modal:true sheet:true = style: sheet
        fullScreen:true = style: fullScreen
        owner owners = team: X
        group groups extends include includes mixins = uses: X
        ignore disable suppress = allow: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        hidesBackButton:true navigationBarBackButtonHidden:true = back: false
        backButton canGoBack allowsBack = back: X
        """)
    static let flow = Synonyms(
        """
        root initial first entry initialScreen startScreen initialViewController initialRoute = start: X
        startDestination rootViewController = start: X
        views pages nodes viewControllers items children fragments destinations composables = screens: X
        tabBar tabView tabBarController = tabs: X
        kind type = container: X
        navigation:true navigationController:true = container: stack
        group groups extends include includes mixins = uses: X
        events actions = transitions: X
        name label = title: X
        description comment note summary = about: X
        results exits returns = outcomes: X
        guard auth condition when = requires: X
        owner owners = team: X
        """)
    static let start = Synonyms("push present show root goto go to flow name = screen: X")
    static let source = Synonyms(
        """
        identifier storyboardId storyboardID storyboardIdentifier = id: X
        name file = storyboard: X
        scene sceneId viewController = id: X
        """)
    static let file = Synonyms(
        """
        version = navgraph: 1
        name application = app: X
        events = groups: X
        appEvents = transitions: X
        routes urls universalLinks intentFilters = deepLinks: X
        views pages fragments destinations = screens: X
        coordinators navigators stacks = flows: X
        facts flags variables state states = conditions: X
        tests assertions laws = checks: X
        schemes scheme urlSchemes = links: { schemes: X }
        hosts domains = links: { hosts: X }
        rules = lint: { rules: X }
        framework = swift: { framework: X }
        os targets target = platforms: X
        start initial root main initialScreen startScreen entryPoint startDestination = entry: X
        rootViewController initialRoute entrypoint launch = entry: X
        """)
    static let link = Synonyms(
        """
        screen target to destination push present goto = opens: X
        params parameters args arguments = payload: X
        pattern route uri urls link = url: X
        quickAction = shortcut: X
        action mode presentation style = by: X
        when condition guard auth = requires: X
        default:true catchAll:true = fallback: true
        host scheme domain = under: X
        """)
    static let resolver = Synonyms(
        """
        returns result type value output = gives: X
        params parameters args arguments input = payload: X
        """)
    static let button = Synonyms("button action = event: X")
    static let check = Synonyms(
        """
        reachable reaches = reach: X
        maxSteps steps max atMost in = within: X
        screen = reach: X
        after through via = visit: X
        over on onTopOf = above: X
        not forbid forbidden unreachable = never: X
        if while = when: X
        unless without = when: not X
        """)
    static let domains = Synonyms(
        """
        domain domains associatedDomains universalLinks universal = hosts: X
        urlTypes urlSchemes = schemes: X
        """)
    static let swift = Synonyms(
        """
        accessLevel visibility = access: X
        ui uiFramework = framework: X
        architecture:clean style:clean pattern:clean = framework: clean-swift
        """)
    static let condition = Synonyms(
        """
        values cases names options enum = oneOf: X
        default initial initialValue value = initially: X
        requires needs = implies: X
        changeable mutable dynamic observable = changes: X
        """)

    static let words: [String: [Key]] = [
        "ipados": [.ios], "ipad": [.ios], "iphone": [.ios], "catalyst": [.ios], "maccatalyst": [.ios],
        "osx": [.macos], "mac": [.macos], "appletv": [.tvos], "visionpro": [.visionos], "xros": [.visionos],
        "modal": [.present, .sheet], "sheet": [.present], "cover": [.present, .fullScreen],
        "fullscreencover": [.fullScreen],
        "navigation": [.stack], "tab": [.tabs], "tabbar": [.tabs],
        "warn": [.warning], "info": [.note], "none": [.off], "ignore": [.off],
        "half": [.medium], "automatic": [.sheet], "uikit": [.code], "full": [.large, .fullScreen],
        "queue": [.keep], "wait": [.keep], "later": [.keep], "always": [.keep], "yes": [.keep], "nil": [.unknown],
        "programmatic": [.code], "open": [.public], "1": [.true], "0": [.false, .off], "bool": [.unknown],
        "boolean": [.unknown],
        "disabled": [.off], "bottomsheet": [.sheet], "card": [.sheet], "page": [.pageSheet], "form": [.formSheet],
        "tv": [.tvos],
        "no": [.never], "off": [.never], "false": [.never, .off], "self": [.top], "this": [.top],
    ]
}
