/// Tabs, and what the app begins with. SOURCES 7.
extension Sources {
    /// The tabs of controllers and views: of which type, and its children in order.
    func tabs() -> [(of: String, children: [Value], place: (file: Int, token: Int))] {
        var result: [(of: String, children: [Value], place: (file: Int, token: Int))] = []
        var longest: [String: Int] = [:]
        let wanted = NameSet(["viewControllers", "setViewControllers", "TabView"], in: names)
        for scope in scopes {
            guard let owner = owner(of: scope) else { continue }
            let file = file(of: scope)
            for i in ownTokens(of: scope) where wanted.contains(file.name(i)) && file.isWord(i) {
                let context = context(at: i, in: scope)
                var children: [Value] = []
                if kind(of: owner) == .tabController, file.text(i) == "viewControllers", file.text(i + 1) == "=",
                    file.text(i - 1) != "." || file.text(i - 2) == "self"
                {
                    children = elements(
                        i + 2, file.expressionEnd(i + 2, limit: scope.body.upper, isCondition: false), context)
                } else if file.text(i) == "setViewControllers", file.isOpen(i + 1, "("),
                    kind(of: owner) == .tabController,
                    let first = file.arguments(i + 1, limit: scope.body.upper).all.first, first.label == nil
                {
                    children = elements(first.lower, first.upper, context)
                } else if file.text(i) == "TabView", kind(of: owner) == .view, !isPaged(i, scope, file) {
                    let all = file.arguments(i + 1, limit: scope.body.upper).all
                    if let closure = all.last(where: { file.isOpen($0.lower, "{") }) {
                        children = tabItems(closure, context)
                    }
                } else if let receiverTabs = tabsOfReceiver(i, scope, file, context) {
                    children = receiverTabs
                }
                var seen: Set<String> = []
                children = children.filter { value in value.types.count == 1 && seen.insert(value.types[0]).inserted }
                guard children.count >= 2 else { continue }
                if let known = longest[owner.name] {
                    if children.count > result[known].children.count { result[known].children = children }
                } else {
                    longest[owner.name] = result.count
                    result.append((owner.name, children, (scope.body.file, i)))
                }
            }
        }
        return result
    }

    /// `tabBarController.viewControllers = [a, b]` of a plain tab controller.
    private func tabsOfReceiver(_ i: Int, _ scope: Scope, _ file: SourceText, _ context: Context) -> [Value]? {
        guard file.text(i - 1) == ".",
            file.text(i) == "viewControllers" && file.text(i + 1) == "="
                || file.text(i) == "setViewControllers" && file.isOpen(i + 1, "(")
        else { return nil }
        let from = file.chainStart(before: i - 1, lower: scope.body.lower)
        let name = typeName(from, i - 1, context)
        guard name == "UITabBarController" || name.map({ kind(of: $0) == .tabController }) ?? false else { return nil }
        if file.text(i + 1) == "=" {
            return elements(i + 2, file.expressionEnd(i + 2, limit: scope.body.upper, isCondition: false), context)
        }
        return file.arguments(i + 1, limit: scope.body.upper).all.first.map { elements($0.lower, $0.upper, context) }
    }

    private func isPaged(_ i: Int, _ scope: Scope, _ file: SourceText) -> Bool {
        var k = file.arguments(i + 1, limit: scope.body.upper).end
        while k < scope.body.upper, file.text(k) == ".", file.isWord(k + 1) {
            let call = file.arguments(k + 2, limit: scope.body.upper)
            if file.text(k + 1) == "tabViewStyle", let first = call.all.first {
                for j in first.lower..<first.upper where file.text(j) == "page" || file.text(j) == "PageTabViewStyle" {
                    return true
                }
            }
            k = call.end
        }
        return false
    }

    /// The values of an array's elements, each by itself.
    private func elements(_ lower: Int, _ upper: Int, _ context: Context) -> [Value] {
        let file = file(of: context.scope)
        if file.isOpen(lower, "[") {
            var items = file.arguments(asBracket: lower).map { value($0.lower, $0.upper, context) }
            let end = file.after(lower)
            if file.text(end) == ".", file.text(end + 1).hasSuffix("ap"),
                let closure = file.arguments(end + 2, limit: upper).all.first
            {
                items = items.map { item in
                    let mapped = closureValue(closure, context, bound: item)
                    return mapped.isEmpty ? item : mapped
                }
            }
            return items
        }
        if upper - lower == 1,
            let local = locals(of: context.scope).last(where: { $0.name == file.text(lower) && $0.place < lower })
        {
            var result: [Value] = []
            if let initial = local.initial { result += elements(initial.lower, initial.upper, context.deeper()) }
            for extent in assigned(to: local.name, in: context.scope.body) {
                result +=
                    file.isOpen(extent.lower, "[")
                    ? elements(extent.lower, extent.upper, context.deeper())
                    : [value(extent.lower, extent.upper, context)]
            }
            return result
        }
        if file.isWord(lower), file.isOpen(lower + 1, "("), context.depth < 6,
            let function = member(file.text(lower), of: context.scope.type)?.first,
            let scope = scopesOf[ObjectIdentifier(function)]
        {
            let inner = Context(scope: scope, depth: context.depth + 2)
            let statements = self.file(of: scope).statements(scope.body.lower..<scope.body.upper)
            if let result = statements.last(where: { $0.kind == .result || $0.kind == .expression }) {
                let subject = result.subject ?? result.lower..<result.upper
                return elements(subject.lowerBound, subject.upperBound, inner)
            }
        }
        return value(lower, upper, context).types.map { Value(types: [$0]) }
    }

    /// The views of a `TabView`, in order.
    private func tabItems(_ closure: Argument, _ context: Context) -> [Value] {
        let file = file(of: context.scope)
        var result: [Value] = []
        for statement in file.statements(closure.lower + 1..<max(closure.lower + 1, closure.upper - 1))
        where statement.kind != .declaration {
            if statement.kind == .branch || statement.kind == .choice {
                for block in statement.blocks {
                    result += tabItems(
                        Argument(
                            label: nil, lower: block.lowerBound - 1, upper: block.upperBound + 1, isTrailing: true),
                        context.deeper())
                }
                continue
            }
            let given = value(statement.lower, statement.upper, context.deeper())
            result += given.types.map { Value(types: [$0], isInStack: given.isInStack) }
        }
        return result
    }

    /// The first value of the app's `WindowGroup`, with all others in it.
    func windowGroup() -> [Value]? {
        for scope in scopes {
            guard let owner = scope.type, kind(of: owner) == .app else { continue }
            let file = file(of: scope)
            for i in scope.body.range(in: file) where file.text(i) == "WindowGroup" {
                let call = file.arguments(i + 1, limit: scope.body.upper).all
                if call.contains(where: { $0.label == "for" }) { continue }
                guard let closure = call.last(where: { file.isOpen($0.lower, "{") }) else { continue }
                let context = Context(scope: scope)
                let (_, start) = file.closureParameters(closure.lower)
                let values = firstValues(start..<max(start, closure.upper - 1), context)
                if !values.isEmpty { return values }
            }
        }
        return nil
    }

    private func firstValues(_ range: Range<Int>, _ context: Context) -> [Value] {
        var result: [Value] = []
        for statement in file(of: context.scope).statements(range) {
            switch statement.kind {
            case .expression:
                let given = value(statement.lower, statement.upper, context)
                result += given.types.map { Value(types: [$0], isInStack: given.isInStack) }
            case .branch, .choice: for block in statement.blocks { result += firstValues(block, context.deeper()) }
            default: break
            }
        }
        return result
    }
}
