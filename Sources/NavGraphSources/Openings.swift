/// Finds the calls, modifiers and assignments that open screens. SOURCES 5.
extension Sources {
    private static let wordsOfOpening = ["push", "present", "show", "replace", "open", "navigate", "route", "setRoot"]
    private static let asides: Set = ["from", "source", "sender", "on", "over", "in", "for", "delegate", "presenter"]
    /// Modifiers with `isPresented` or `item` that show no screen.
    private static let asking: Set = ["alert", "confirmationDialog", "actionSheet", "inspector"]
    static let presenting = ["present", "sheet", "cover", "modal", "popover"]

    static func presents(_ name: String) -> Bool {
        let small = name.lowercased()
        return presenting.contains { contains(small, $0) }
    }

    private static func contains(_ text: String, _ part: String) -> Bool {
        let text = Array(text.utf8)
        let part = Array(part.utf8)
        guard text.count >= part.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }

    /// All openings of a body, and what it calls.
    /// - Parameter places: the tokens that are looked at.
    func openings(in scope: Scope, _ places: some Sequence<Int>) -> [Opening] {
        let file = file(of: scope)
        return places.compactMap { i in
            guard file.isWord(i), file.text(i - 1) != "func" else { return nil }
            return watching(i, in: scope.body.file) { opening(at: i, scope, file) }
        }
    }

    private func opening(at i: Int, _ scope: Scope, _ file: SourceText) -> Opening? {
        guard file.isOpen(i + 1, "(") || file.isOpen(i + 1, "{") || file.text(i + 1) == "=" else { return nil }
        let name = file.text(i)
        let isMember = file.text(i - 1) == "."
        let start = isMember ? file.chainStart(before: i - 1, lower: scope.body.lower) : i
        let receiver = isMember ? start..<i - 1 : nil
        if receiver.map({ file.text($0.lowerBound) == "super" && $0.count == 1 }) ?? false { return nil }
        switch name {
        case "rootViewController" where file.text(i + 1) == "=": return rootAssignment(i, receiver, scope, file)
        case "viewControllers" where file.text(i + 1) == "=": return stackAssignment(i, receiver, scope, file)
        default: break
        }
        let call = file.arguments(i + 1, limit: scope.body.upper)
        guard call.isCall else { return nil }
        let arguments = call.all
        // Most calls open nothing, and need none.
        var context: Context { self.context(at: i, in: scope) }
        func expression(_ argument: Argument) -> Extent {
            Extent(file: scope.body.file, lower: argument.lower, upper: argument.upper)
        }
        func opened(_ kind: OpeningKind, _ argument: Argument) -> Opening {
            var given = value(argument.lower, argument.upper, context)
            if given.isEmpty, let shown = coordinatorValue(argument.lower, argument.upper, context) { given = shown }
            return Opening(
                kind, given, scope, at: i, expression(argument), receiver: receiver,
                style: style(of: argument, scope, file))
        }
        switch name {
        case "pushViewController", "show", "showDetailViewController":
            if let first = arguments.first, first.label == nil, !first.isTrailing, arguments.count >= 2,
                arguments[1].label == (name == "pushViewController" ? "animated" : "sender")
            {
                return opened(.push, first)
            }
        case "present":
            if let first = arguments.first, first.label == nil, !first.isTrailing, arguments.count >= 2,
                arguments[1].label == "animated"
            {
                return opened(.present, first)
            }
        case "performSegue":
            if let id = arguments.first(where: { $0.label == "withIdentifier" }) {
                let text = file.tokens[id.lower].kind == .string ? file.text(id.lower) : nil
                return Opening(.push, .none, scope, at: i, expression(id), receiver: receiver, segue: text ?? "")
            }
        case "setViewControllers":
            if let first = arguments.first, first.label == nil, isStack(receiver, scope, context), !isTabs(scope),
                arguments.count < 3 || arguments[1].label == "animated"
            {
                return lastOfArray(i, first.lower, first.upper, receiver, scope, context)
            }
            return nil
        case "NavigationLink":
            guard !isMember else { return nil }
            if let argument = arguments.first(where: { $0.label == "destination" })
                ?? (arguments.contains { $0.label == "value" } || isLinkToValue(arguments, context)
                    ? nil : arguments.first { $0.isTrailing && $0.label == nil })
            {
                if file.isOpen(argument.lower, "{") {
                    return closureOpening(.push, argument, arguments, i, receiver, scope, context, file)
                }
                return opened(.push, argument)
            }
        case "NavigationStack" where !isMember:
            if let closure = arguments.first(where: { $0.label == "destination" }) {
                return closureOpening(.push, closure, arguments, i, receiver, scope, context, file)
            }
        case "navigationDestination":
            if arguments.contains(where: {
                ["isPresented", "item", "for", "unwrapping", "store"].contains($0.label ?? "")
            }), let closure = arguments.last, arguments.count > 1 {
                return closureOpening(.push, closure, arguments, i, receiver, scope, context, file)
            }
        case "sheet", "fullScreenCover", "popover":
            let isOfView = scope.type.map { $0.name == "View" && $0.keyword == nil } ?? false
            if isMember || isOfView,
                arguments.contains(where: { ["isPresented", "item", "store", "unwrapping"].contains($0.label ?? "") }),
                let closure = arguments.first(where: { $0.label == "content" })
                    ?? arguments.last(where: { $0.isTrailing && $0.label == nil })
            {
                return closureOpening(
                    .present, closure, arguments, i, receiver, scope, context, file,
                    style: name == "popover" ? "popover" : nil)
            }
        default:
            // `SettingsRow("Sounds", destination: SoundsView())`: a link of the app's.
            if !isMember, let argument = arguments.first(where: { $0.label == "destination" }),
                let type = resolve(name, around: scope.type), kind(of: type) == .view
            {
                let link =
                    file.isOpen(argument.lower, "{")
                    ? closureOpening(.push, argument, arguments, i, receiver, scope, context, file)
                    : opened(.push, argument)
                return link.value.isEmpty ? nil : link
            }
            // `.card(isPresented: $isShown) { CardView() }`: a modifier of the app's, or of a package's.
            if isMember, !Self.asking.contains(name),
                arguments.contains(where: { ["isPresented", "item"].contains($0.label ?? "") }),
                let closure = arguments.first(where: { $0.label == "content" })
                    ?? arguments.last(where: { $0.isTrailing && $0.label == nil })
            {
                let shown = closureOpening(.present, closure, arguments, i, receiver, scope, context, file)
                let isView = shown.value.types.allSatisfy { types[$0].map { kind(of: $0) == .view } ?? false }
                if !shown.value.isEmpty, isView { return shown }
            }
        }
        if name.hasPrefix("setWindowRoot")
            || name == "setRootViewController" && (receiver.map { isWindow($0, context) } ?? false),
            let first = arguments.first
        {
            return opened(.root, first)
        }
        guard let word = Self.wordsOfOpening.first(where: { name.hasPrefix($0) }) else { return nil }
        return namedOpening(word, name, arguments, i, receiver, scope, context, file)
    }

    /// Whether a link is made by an initializer of the app's that takes a value: `NavigationLink(.help) { Text("Help") }`.
    /// What stands behind is its label.
    private func isLinkToValue(_ arguments: [Argument], _ context: Context) -> Bool {
        guard let first = arguments.first, first.label == nil, !first.isTrailing, let link = types["NavigationLink"]
        else { return false }
        let file = file(of: context.scope)
        return link.functions.contains { function in
            guard function.isInit, takes(function, arguments), function.parameters.last?.label != "destination",
                let name = function.parameters.first?.type?.name, let type = resolve(name, around: nil),
                type.keyword != nil
            else { return false }
            if file.text(first.lower) == "." {
                let member = file.text(first.lower + 1)
                return type.cases[member] != nil || type.variables[member] != nil
                    || type.functions.contains { $0.name == member }
            }
            return self.type(first.lower, first.upper, context) === type
        }
    }

    /// A call by name, which begins with a word: the first argument that is a screen.
    private func namedOpening(
        _ word: String, _ name: String, _ arguments: [Argument], _ i: Int, _ receiver: Range<Int>?, _ scope: Scope,
        _ context: Context, _ file: SourceText
    ) -> Opening? {
        for argument in arguments
        where !argument.isTrailing && !(argument.label.map { Self.asides.contains($0) } ?? false) {
            if argument.upper - argument.lower == 1, file.text(argument.lower) == "self" { continue }
            if file.text(argument.lower) == "." || file.isOpen(argument.lower, "{") { continue }
            var given = value(argument.lower, argument.upper, context)
            if given.isEmpty, word != "open", word != "navigate", word != "route" {
                given = coordinatorValue(argument.lower, argument.upper, context) ?? given
            }
            guard !given.isEmpty else { continue }
            let extent = Extent(file: scope.body.file, lower: argument.lower, upper: argument.upper)
            return Opening(
                Self.presents(name) ? .present : .push, given, scope, at: i, extent, receiver: receiver,
                style: style(of: argument, scope, file))
        }
        // `coordinator.present { EditorView() }`
        guard word == "present" || word == "push", functions[name] != nil, !file.isBlock(at: i) else { return nil }
        for closure in arguments where file.isOpen(closure.lower, "{") {
            let given = closureValue(closure, context)
            guard !given.isEmpty, given.types.allSatisfy({ types[$0].map { kind(of: $0) == .view } ?? false }) else {
                continue
            }
            return Opening(
                word == "present" ? .present : .push, given, scope, at: i,
                Extent(file: scope.body.file, lower: closure.lower, upper: closure.upper),
                closure: closure.lower..<closure.upper, receiver: receiver)
        }
        return nil
    }

    private func closureOpening(
        _ kind: OpeningKind, _ closure: Argument, _ arguments: [Argument], _ i: Int, _ receiver: Range<Int>?,
        _ scope: Scope,
        _ context: Context, _ file: SourceText, style: String? = nil
    ) -> Opening {
        let given = closureValue(closure, context, type: itemType(arguments, context, file))
        return Opening(
            kind, given, scope, at: i, Extent(file: scope.body.file, lower: closure.lower, upper: closure.upper),
            closure: closure.lower..<closure.upper, receiver: receiver, style: style)
    }

    /// What the closure of `for: E.self`, `item: $x` is given.
    func itemType(_ arguments: [Argument], _ context: Context, _ file: SourceText) -> TypeName? {
        for argument in arguments {
            if argument.label == "for", file.text(argument.upper - 1) == "self" {
                return TypeName(name: pathName(argument.lower, argument.upper - 2, file))
            }
            if argument.label == "item" || argument.label == "unwrapping" {
                return typeName(argument.lower, argument.upper, context).map { TypeName(name: $0) }
            }
        }
        return nil
    }

    /// What is known of names at a token: what the closures around it are given.
    func context(at place: Int, in scope: Scope) -> Context {
        var context = Context(scope: scope)
        let file = file(of: scope)
        for open in closures(around: place, in: scope).reversed() {
            var callee = open - 1
            if file.text(callee) == ":" { callee = open - 3 }
            var arguments: [Argument] = []
            var k = Int(file.tokens[open].around)
            if file.isOpen(k, "("), file.isWord(k - 1), k > scope.body.lower,
                file.text(open - 1) == ":" || file.text(open - 1) == "(" || file.text(open - 1) == ","
            {
                arguments = file.arguments(k, limit: scope.body.upper).all
            } else if callee >= 0, file.tokens[callee].kind == .close, file.text(callee) == ")" {
                k = Int(file.tokens[callee].mate)
                arguments = file.arguments(k, limit: scope.body.upper).all
            }
            guard let type = itemType(arguments, context, file) else { continue }
            let (names, _) = file.closureParameters(open)
            for name in names.prefix(1) + ["$0"] { context.boundTypes[name] = type }
        }
        return context
    }

    // MARK: Windows and stacks

    private func isWindow(_ receiver: Range<Int>, _ context: Context) -> Bool {
        let file = file(of: context.scope)
        var last = receiver.upperBound - 1
        while last > receiver.lowerBound, ["?", "!"].contains(file.text(last)) { last -= 1 }
        if Self.contains(file.text(last).lowercased(), "window") { return true }
        return typeName(receiver.lowerBound, receiver.upperBound, context) == "UIWindow"
    }

    private func rootAssignment(_ i: Int, _ receiver: Range<Int>?, _ scope: Scope, _ file: SourceText) -> Opening? {
        let context = context(at: i, in: scope)
        guard let receiver, isWindow(receiver, context) else { return nil }
        let end = file.expressionEnd(i + 2, limit: scope.body.upper, isCondition: false)
        var kind = OpeningKind.root
        if let type = scope.type, namesWindow(type),
            !["Delegate", "App", "Coordinator", "Router", "Wireframe"].contains(where: { type.simpleName.hasSuffix($0) }
            )
        {
            kind = .present
        }
        var given = value(i + 2, end, context)
        if given.isEmpty, let shown = coordinatorValue(i + 2, end, context) { given = shown }
        return Opening(
            kind, given, scope, at: i, Extent(file: scope.body.file, lower: i + 2, upper: end), receiver: receiver)
    }

    /// It makes its own window.
    private func namesWindow(_ type: TypeDeclaration) -> Bool {
        type.variables.values.contains { $0.type?.name == "UIWindow" } || type.inherited.contains("UIWindow")
    }

    private func stackAssignment(_ i: Int, _ receiver: Range<Int>?, _ scope: Scope, _ file: SourceText) -> Opening? {
        let context = context(at: i, in: scope)
        guard isStack(receiver, scope, context), !isTabs(scope) || receiver != nil else { return nil }
        let end = file.expressionEnd(i + 2, limit: scope.body.upper, isCondition: false)
        return lastOfArray(i, i + 2, end, receiver, scope, context)
    }

    private func isTabs(_ scope: Scope) -> Bool { scope.type.map { kind(of: $0) == .tabController } ?? false }

    /// Whether what is made on can be a stack: no tab, split or page controller, and nothing that the body made.
    private func isStack(_ receiver: Range<Int>?, _ scope: Scope, _ context: Context) -> Bool {
        let file = file(of: scope)
        guard let receiver, file.text(receiver.lowerBound) != "self" || receiver.count > 1 else {
            return scope.type.map { kind(of: $0) == .stackController } ?? false
        }
        if let name = typeName(receiver.lowerBound, receiver.upperBound, context) {
            if ["UITabBarController", "UISplitViewController", "UIPageViewController"].contains(name) { return false }
            if let type = types[name] {
                let kind = kind(of: type)
                if kind == .tabController
                    || ancestors(of: type).flatMap(\.inherited).contains(where: {
                        ["UISplitViewController", "UIPageViewController"].contains($0)
                    })
                {
                    return false
                }
            }
        }
        let last = file.text(receiver.upperBound - 1).lowercased()
        if ["tab", "split", "page"].contains(where: { Self.contains(last, $0) }) { return false }
        if receiver.count == 1,
            let local = locals(of: scope).last(where: {
                $0.name == file.text(receiver.lowerBound) && $0.place < receiver.lowerBound
            }),
            let initial = local.initial, file.isWord(initial.lower),
            let capital = file.text(initial.lower).unicodeScalars.first, capital.value < 91,
            scope.type == nil || file.isOpen(initial.lower + 1, "(")
        {
            return false
        }
        return true
    }

    private func lastOfArray(
        _ i: Int, _ lower: Int, _ upper: Int, _ receiver: Range<Int>?, _ scope: Scope, _ context: Context
    ) -> Opening {
        let file = file(of: scope)
        var from = lower
        var to = upper
        var array = lower
        if upper - lower == 1,
            let local = locals(of: scope).last(where: { $0.name == file.text(lower) && $0.place < lower }),
            let initial = local.initial, file.isOpen(initial.lower, "["), file.after(initial.lower) == initial.upper,
            assigned(to: local.name, in: scope.body).isEmpty
        {
            array = initial.lower
        }
        if file.isOpen(array, "["), let last = file.arguments(asBracket: array).last {
            from = last.lower
            to = last.upper
        }
        return Opening(
            .push, value(from, to, context), scope, at: i, Extent(file: scope.body.file, lower: lower, upper: upper),
            receiver: receiver)
    }

    /// What a coordinator shows, where it is what is opened. SOURCES 4.9.
    func coordinatorValue(_ lower: Int, _ upper: Int, _ context: Context) -> Value? {
        guard let type = type(lower, upper, context), isCoordinator(type) else { return nil }
        // What a protocol of several stands for is not known.
        if type.keyword == .protocol, (implementers[type.name] ?? []).count(where: { $0.keyword != .protocol }) > 1 {
            return nil
        }
        guard begins(ObjectIdentifier(type)) else { return nil }
        defer { isWorkingOn.remove(ObjectIdentifier(type)) }
        if let function = member("toPresentable", of: type)?.first {
            let given = call(function, [], context.deeper())
            if !given.isEmpty { return given.inStack() }
        }
        var result = Value()
        var names = ["start", "begin"]
        var seen: Set<String> = []
        while let name = names.popLast() {
            guard seen.insert(name).inserted, let function = member(name, of: type)?.first,
                let scope = scopesOf[ObjectIdentifier(function)]
            else { continue }
            guard seen.count <= ReaderLimit.functionsOfCoordinator, context.depth < 8 else {
                limit = .coordinator
                break
            }
            let file = file(of: scope)
            for opening in openings(in: scope, scope.body.range(in: file)) { result.add(opening.value.withoutExternal) }
            guard result.isEmpty else { break }
            for k in scope.body.lower..<scope.body.upper
            where file.tokens[k].kind == .word && file.isOpen(k + 1, "(") && file.text(k - 1) != "." {
                names.append(file.text(k))
            }
        }
        return result.isEmpty ? nil : result.inStack()
    }

    /// `x.modalPresentationStyle = .formSheet` of the variable that is opened.
    private func style(of argument: Argument, _ scope: Scope, _ file: SourceText) -> String? {
        guard argument.upper - argument.lower == 1, file.isWord(argument.lower) else { return nil }
        let name = file.text(argument.lower)
        for i in scope.body.range(in: file)
        where file.text(i) == "modalPresentationStyle" && file.text(i - 1) == "." {
            guard file.text(i - 2) == name, file.text(i + 1) == "=", file.text(i + 2) == "." else { continue }
            if ["formSheet", "pageSheet", "popover"].contains(file.text(i + 3)) { return file.text(i + 3) }
        }
        return nil
    }
}
