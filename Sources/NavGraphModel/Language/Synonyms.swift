import NavGraphSyntax

/// What people write who know other tools, and what it is called in a graph.
///
/// A row is `WORDS = MEANT`: one or more entries, in which `X` is the value that was written. `WORD:VALUE` has this value,
/// `WORD:` none, `WORD:NAME` any name.
struct Synonyms {
    private let meanings: [String: String]

    private init(_ table: String) {
        var meanings: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1)
            for word in parts[0].split(separator: " ") { meanings[String(word)] = String(parts[1].dropFirst()) }
        }
        self.meanings = meanings
    }

    /// The entries that a word of a mapping with these keys means; `value`: what is written behind it, if it fits in a line.
    /// - Parameter hasTypes: whether that is a mapping from names to types.
    static func meaning(
        of word: String, _ value: String?, hasTypes: Bool = false, among keys: KeySet
    ) -> Meaning? {
        let table: Synonyms =
            if keys.contains(.then) { keys.contains(.push) ? .alternative : .entry } else if keys.contains(.receives) {
                .screen
            } else if keys.contains(.tabs) {
                .flow
            } else if keys.contains(.groups) { .file } else if keys.contains(.opens) {
                .link
            } else if keys.contains(.oneOf) {
                .condition
            } else if keys.contains(.storyboard) {
                .source
            } else if keys.contains(.screen), keys.contains(.when) {
                .start
            } else if keys.contains(.reach) { .check } else if keys.contains(.event) {
                .button
            } else if keys.contains(.schemes) {
                .domains
            } else { none }
        if word == "message", keys.contains(.alert), let value, !isName(value.utf8) {
            return Meaning("title: X", value)
        }
        if keys.contains(.payload), hasTypes, ["args", "arguments", "data", "params"].contains(word) {
            return Meaning("payload: X", value)
        }
        let isNothing = value == nil || ["", "~", "true", "yes", "null"].contains(value)
        let found =
            value.flatMap { value in
                table.meanings["\(word):\(value)"] ?? (isName(value.utf8) ? table.meanings["\(word):NAME"] : nil)
            } ?? (isNothing ? table.meanings["\(word):"] : nil)
            ?? table.meanings[word]
        return found.flatMap { Meaning($0, value) }
    }

    struct Meaning {
        /// The entries as they would be written.
        var entries: [String]
        /// Whether the entries have the whole value, so that they can be written instead.
        var isWhole: Bool { !entries.contains { $0.contains("…") || $0.contains("CONDITION") } }
        /// The key that takes the value as it is; `nil` if the value also changes.
        var key: Key?

        init?(_ template: String, _ value: String?) {
            let shown = (Synonyms.named(by: value, template) ?? value).flatMap { $0.isEmpty ? nil : proposable($0) }
            var first = template[...]
            var rest: [String] = []
            if let comma = template.firstRange(of: ", ") {
                first = template[..<comma.lowerBound]
                rest = [String(template[comma.upperBound...])]
            }
            if first.hasSuffix(": X"), let key = Key(word: String(first.dropLast(3))) { self.key = key }
            // A value of several lines stays below its key.
            let entry = shown.map { first.replacingX(with: $0) } ?? key?.spelling ?? first.replacingX(with: "…")
            entries = [entry] + rest
            // A list of names, of which other tools take one.
            if let list = key, [.uses, .hosts].contains(list), let shown, shown.first != "[" {
                (entries, key) = (["\(list.spelling): [\(shown)]"], nil)
            }
            if key == .requires, let shown, KeySet.truth(shown) != nil {
                (entries, key) = (["requires: CONDITION"], nil)
            }
            if key == .allow, let rule = shown, !rule.contains(",") {
                (entries, key) = (["allow: { \(rule.filter { !"[]".contains($0) }): \"reason\" }"], nil)
            }
            // Only the value's name is kept.
            if Synonyms.named(by: value, template) != nil { key = nil }
            if key == .style, let word = shown.flatMap({ Synonyms.word($0, among: .styles) }) {
                (entries, key) = (["style: \(word.spelling)"], nil)
            }
            if key == .container, let word = shown.flatMap({ Synonyms.word($0, among: .containers) }) {
                (entries, key) = (["container: \(word.spelling)"], nil)
            }
            if key == .screens, let shown, shown.hasPrefix("[") { (entries, key) = (["tabs: \(shown)"], nil) }
            // A list of names, which stand for themselves.
            if key == .with, let names = shown?.split(whereSeparator: { "[], ".contains($0) }), shown?.first == "[",
                names.allSatisfy({ isName($0.utf8) })
            {
                (entries, key) = (["with: { " + names.map { "\($0): \($0)" }.joined(separator: ", ") + " }"], nil)
            }
        }
    }

    /// The screen or flow of `{ screen: product }`, behind a word that means an action.
    private static func named(by value: String?, _ template: String) -> String? {
        guard let value, value.hasPrefix("{"), value.hasSuffix("}"),
            Key(word: String(template.prefix { $0 != ":" })).flatMap(ActionKey.init) != nil
        else { return nil }
        let words = value.dropFirst().dropLast().split { " :,".contains($0) }
        let isNamed = words.count == 2 && Synonyms.targets.contains(String(words[0]))
        guard let name = isNamed || words.count == 1 ? words.last : nil, isName(name.utf8) else { return nil }
        return String(name)
    }

    /// The keys by which other tools name what is opened.
    static let targets: Set<String> = [
        "screen", "name", "to", "flow", "target", "destination", "route", "view", "viewController", "tab",
    ]

    private static let none = Synonyms("")
    private static let alternative = Synonyms(
        """
        sheet:true modal:true isModal:true = style: sheet
        fullScreen:true fullScreenCover:true isFullScreen:true = style: fullScreen
        popover:true = style: popover
        sheet modal presentModally presentModal modally = present: X
        fullScreen fullScreenCover cover = present: X, style: fullScreen
        popover = present: X, style: popover
        goto goTo go navigate navigateTo navigationLink navigationDestination pushViewController = push: X
        to screen destination route target trigger showDetail pushScreen performSegue = push: X
        presentViewController presentScreen = present: X
        setRoot setRootViewController reset resetTo replaceRoot changeRoot = root: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        dismissAll: = dismiss: all
        close: = dismiss: top
        close dismissAll = dismiss: top
        back: unwind: goBack: navigateBack: popScreen: popViewController: = pop: back
        back unwind goBack popTo popToScreen popToViewController backTo = pop: X
        popToRoot popToRootViewController = pop: root
        tab switchTab selectTab switch switchTo switchToTab selectedTab selectedIndex = select: X
        exit done end complete = finish: X
        result:NAME emit:NAME = finish: X
        confirm dialog = alert: X
        confirmationDialog = actionSheet: X
        and next after = then: X
        if condition = when: X
        unless = when: not X
        set = sets: X
        args arguments data params = with: X
        results outcomes handlers on onResult onFinish onComplete completion = returns: X
        return:NAME = finish: X
        closed onDismiss onClose onClosed = returns: { closed: X }
        message = send: X
        animated:false = animation: none
        animated:true = animation: default
        animated transition = animation: X
        presentation modalStyle presentationStyle modalPresentationStyle = style: X
        embed navigation navigationStack embedInNavigation embedInNavigationController = in: stack
        wrapped wrapInNavigation navigationController inNavigation inStack = in: stack
        openURL openUrl openLink url link safari browser = open: X
        """)
    private static let entry = Synonyms(
        """
        flow screen start initial push present show goto to destination = root: X
        if condition = when: X
        unless = when: not X
        set = sets: X
        args arguments data params = with: X
        """)
    private static let screen = Synonyms(
        """
        class viewController vc view = type: X
        storyboard = from: { storyboard: X }
        xib nib = from: { xib: X }
        events actions = transitions: X
        controller component swiftUI swiftui = type: X
        inputs input args arguments parameters props = params: X
        results exits returns = outcomes: X
        name label heading navigationTitle = title: X
        description comment note summary = about: X
        guard auth condition when = requires: X
        image screenshot = preview: X
        messages inbox = receives: X
        dismissable:false dismissible:false swipeable:false = locked: true
        modal:true sheet:true = style: sheet
        fullScreen:true = style: fullScreen
        owner owners = team: X
        group groups extends include includes mixins = uses: X
        ignore disable suppress = allow: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        hidesBackButton:true navigationBarBackButtonHidden:true = back: false
        backButton = back: X
        """)
    private static let flow = Synonyms(
        """
        root initial first entry initialScreen startScreen initialViewController initialRoute = start: X
        views pages nodes viewControllers items children = screens: X
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
    private static let start = Synonyms("push present show root goto go to flow name = screen: X")
    private static let source = Synonyms(
        """
        identifier storyboardId storyboardID storyboardIdentifier = id: X
        name file = storyboard: X
        """)
    private static let file = Synonyms(
        """
        version = navgraph: 1
        name application = app: X
        events = groups: X
        appEvents = transitions: X
        routes urls universalLinks = deepLinks: X
        coordinators navigators stacks = flows: X
        facts flags variables = conditions: X
        tests assertions laws = checks: X
        schemes scheme = links: { schemes: X }
        hosts domains = links: { hosts: X }
        rules = lint: { rules: X }
        framework = swift: { framework: X }
        start initial root main initialScreen startScreen = entry: X
        """)
    private static let link = Synonyms(
        """
        screen target to destination push present goto = opens: X
        params parameters args arguments = payload: X
        pattern route uri urls = url: X
        when condition guard auth = requires: X
        """)
    private static let button = Synonyms("button action = event: X")
    private static let check = Synonyms(
        """
        reachable reaches = reach: X
        maxSteps steps max atMost in = within: X
        screen = reach: X
        after = visit: X
        not forbid forbidden unreachable = never: X
        if while = when: X
        """)
    private static let domains = Synonyms("domain domains = hosts: X")
    private static let condition = Synonyms(
        """
        values cases names options enum = oneOf: X
        default initial value = initially: X
        """)

    /// The word that another tool's means, among some.
    static func word(_ written: String, among keys: KeySet) -> Key? {
        Self.words[written.lowercased()]?.first(where: keys.contains)
    }

    private static let words: [String: [Key]] = [
        "ipados": [.ios], "ipad": [.ios], "iphone": [.ios], "catalyst": [.ios], "maccatalyst": [.ios],
        "osx": [.macos], "mac": [.macos], "appletv": [.tvos], "visionpro": [.visionos], "xros": [.visionos],
        "modal": [.present, .sheet], "sheet": [.present], "cover": [.present, .fullScreen],
        "fullscreencover": [.fullScreen],
        "navigation": [.stack], "tab": [.tabs], "tabbar": [.tabs],
        "warn": [.warning], "info": [.note], "none": [.off], "ignore": [.off],
        "half": [.medium], "full": [.large, .fullScreen],
        "1": [.true], "0": [.false], "bool": [.unknown], "boolean": [.unknown],
        "disabled": [.off], "bottomsheet": [.sheet],
        "no": [.never], "off": [.never], "false": [.never, .off], "self": [.top], "this": [.top],
    ]
}

extension Substring {
    fileprivate func replacingX(with value: String) -> String {
        guard let last = lastIndex(of: "X") else { return String(self) }
        return self[..<last] + value + self[index(after: last)...]
    }
}
