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
            } else if keys.contains(.reach) { .check } else if keys.contains(.event) { .button } else { none }
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
        var isWhole: Bool { !entries.contains { $0.contains("…") } }
        /// The key that takes the value as it is; `nil` if the value also changes.
        var key: Key?

        init?(_ template: String, _ value: String?) {
            let shown = value.flatMap { $0.isEmpty ? nil : proposable($0) }
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
            if key == .uses, let shown, isName(shown.utf8) { (entries, key) = (["uses: [\(shown)]"], nil) }
            if key == .style, let word = shown.flatMap({ Synonyms.word($0, among: .styles) }) {
                (entries, key) = (["style: \(word.spelling)"], nil)
            }
            // A list of names, which stand for themselves.
            if key == .with, let names = shown?.split(whereSeparator: { "[], ".contains($0) }), shown?.first == "[",
                names.allSatisfy({ isName($0.utf8) })
            {
                (entries, key) = (["with: { " + names.map { "\($0): \($0)" }.joined(separator: ", ") + " }"], nil)
            }
        }
    }

    private static let none = Synonyms("")
    private static let alternative = Synonyms(
        """
        sheet modal = present: X
        fullScreen fullScreenCover cover = present: X, style: fullScreen
        popover = present: X, style: popover
        goto goTo go navigate navigateTo navigationLink navigationDestination pushViewController = push: X
        to screen destination route = push: X
        presentViewController = present: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        close: dismissAll: = dismiss: top
        close = dismiss: top
        back: unwind: = pop: back
        back unwind = pop: X
        popToRoot = pop: root
        tab switchTab selectTab = select: X
        exit done end = finish: X
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
        inputs args parameters = params: X
        results exits = outcomes: X
        name = title: X
        description = about: X
        guard auth = requires: X
        image screenshot = preview: X
        messages inbox = receives: X
        owner owners = team: X
        group extends include includes mixins = uses: X
        isModalInPresentation interactiveDismissDisabled = locked: X
        hidesBackButton:true navigationBarBackButtonHidden:true = back: false
        backButton = back: X
        """)
    private static let flow = Synonyms(
        """
        root initial first initialScreen startScreen initialViewController = start: X
        kind type = container: X
        group extends include includes mixins = uses: X
        events actions = transitions: X
        name = title: X
        description = about: X
        results exits = outcomes: X
        guard auth = requires: X
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
        name = app: X
        events = groups: X
        appEvents = transitions: X
        routes = deepLinks: X
        facts flags variables = conditions: X
        framework = swift: { framework: X }
        start initial root main initialScreen startScreen = entry: X
        """)
    private static let link = Synonyms(
        """
        screen target to destination = opens: X
        params parameters args arguments = payload: X
        pattern route uri = url: X
        """)
    private static let button = Synonyms("button action = event: X")
    private static let check = Synonyms(
        """
        reachable reaches = reach: X
        maxSteps steps max atMost = within: X
        not forbid forbidden unreachable = never: X
        """)
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
        "no": [.never], "off": [.never], "false": [.never], "self": [.top], "this": [.top],
    ]
}

extension Substring {
    fileprivate func replacingX(with value: String) -> String {
        guard let last = lastIndex(of: "X") else { return String(self) }
        return self[..<last] + value + self[index(after: last)...]
    }
}
