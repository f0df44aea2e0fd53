/// Who opens. SOURCES 6.
extension Sources {
    private static let suffixes = [
        "ViewModel", "Presenter", "Interactor", "Wireframe", "Router", "Model", "DataSource", "Delegate", "Handler",
        "Builder",
        "Factory", "Feature", "Reducer", "Processor",
    ]

    /// The types that an opening is by, and by which rule.
    func sources(of opening: Opening) -> (types: [String], by: String) {
        let target = opening.value.types
        var found = sources(
            at: opening.place, opening.scope, receiver: opening.receiver, opening, level: 0,
            Asked(isReturned: opening.isReturned))
        if found.by == "caller" { found.types = reaching(opening.place, in: opening.scope, found.types) }
        if !found.types.isEmpty { return found }
        guard let owner = owner(of: opening.scope), kind(of: owner) != .system else { return ([], "none") }
        let named = sources(byName: owner).filter { !target.contains($0) }
        if !named.isEmpty { return (named, "name") }
        // A route that is handed out is of who shows it.
        if opening.isReturned { return ([], "none") }
        let having = sources(byProperty: owner, opening.scope.function).filter { !target.contains($0) }
        if !having.isEmpty { return (having, "property") }
        if owner.keyword == .protocol {
            let adopting = (implementers[owner.name] ?? []).filter { kind(of: $0).opens }.map(\.name)
            let reaching = reaching(opening.place, in: opening.scope, adopting)
            if !reaching.isEmpty, adopting.count <= 2 { return (reaching, "property") }
        }
        if let receiver = opening.receiver, !opening.value.types.contains(owner.name) {
            let given = receiverTypes(receiver, context(at: opening.place, in: opening.scope)).filter {
                !isStackOfApp($0)
            }
            if !given.isEmpty { return (given, "receiver") }
        }
        return ([], "none")
    }

    /// The screens that a call is made on; of a stack what is in it, where that is known.
    private func receiverTypes(_ receiver: Range<Int>, _ context: Context) -> [String] {
        let name = file(of: context.scope).text(receiver.lowerBound)
        if receiver.count == 1, types[name] != nil { return [] }
        guard let type = type(receiver.lowerBound, receiver.upperBound, context) ?? firstType(of: receiver, context),
            kind(of: type).opens, !isOfApple(type.name)
        else { return [] }
        if kind(of: type) == .stackController {
            let inside = value(receiver.lowerBound, receiver.upperBound, context).types.filter {
                kind(of: $0) != .stackController && kind(of: $0).opens
            }
            if !inside.isEmpty { return inside }
        }
        return [type.name]
    }

    /// A container shows what it is told to: who calls it opens.
    private func isContainer(_ name: String) -> Bool {
        let kind = kind(of: name)
        return kind == .stackController || kind == .tabController || isSplitController(name) || isStackOfApp(name)
    }

    /// A controller of the app's that others push onto, and that is no stack of UIKit's.
    private func isStackOfApp(_ name: String) -> Bool {
        guard let type = types[name], kind(of: type) == .controller else { return false }
        return type.functions.contains { $0.name == "pushViewController" || $0.name == "setViewControllers" }
    }

    func isSplitController(_ name: String) -> Bool {
        types[name].map { ancestors(of: $0).contains { $0.inherited.contains("UISplitViewController") } } ?? false
    }

    /// A screen that opens itself on what it is given: `static func show(on host: UIViewController)`.
    private func opensItself(_ opening: Opening, _ owner: TypeDeclaration) -> Bool {
        guard let function = opening.scope.function, opening.value.types.contains(owner.name) else { return false }
        let file = file(of: opening.scope)
        let expression = opening.expression
        let isSelf = expression.upper - expression.lower == 1 && file.text(expression.lower) == "self"
        return isSelf || file.isStatic(function.place)
    }

    /// The innermost type around code that is of a kind, else the innermost.
    func owner(of scope: Scope) -> TypeDeclaration? {
        let around = scope.type?.around ?? []
        return around.first { kind(of: $0) != .other } ?? around.first
    }

    func sources(
        at place: Int, _ scope: Scope, receiver: Range<Int>?, _ opening: Opening?, level: Int,
        _ asked: Asked = Asked()
    ) -> (types: [String], by: String) {
        let context = context(at: place, in: scope)
        let owner = owner(of: scope)
        if let owner, kind(of: owner).opens || kind(of: owner) == .app,
            !(opening.map { opensItself($0, owner) } ?? false)
        {
            let calling = opening.map { callers(ofStaticIn: scope, owner, $0) } ?? []
            return calling.isEmpty ? ([owner.name], level == 0 ? "owner" : "caller") : (calling, "caller")
        }
        // A controller of the system's that the app adds to: no screen of the app's.
        if let owner, kind(of: owner) == .system { return ([], "none") }
        if let receiver {
            let given = receiverTypes(receiver, context).filter { !isContainer($0) }
            if !given.isEmpty { return (given, level == 0 ? "receiver" : "caller") }
        }
        let closed = closureOwners(place, scope, context, level)
        if !closed.isEmpty { return (closed, level == 0 ? "closure" : "caller") }
        if let owner, kind(of: owner) == .part { return ([owner.name], level == 0 ? "part" : "caller") }
        if let route = opening?.routeCase ?? (opening == nil ? usedRoute(around: place, in: scope) : nil),
            level < ReaderLimit.callsAway
        {
            var result: [String] = []
            for use in route.uses {
                for type in sources(
                    at: use.place, use.scope, receiver: nil, nil, level: level + 1, Asked(isReturned: use.isReturned)
                ).types
                where !result.contains(type) { result.append(type) }
            }
            return (result, "caller")
        }
        guard let function = scope.function, !function.isInit, !["body", "viewDidLoad"].contains(function.name) else {
            if asked.isReturned, let variable = scope.variable, variable.body == scope.body,
                level < ReaderLimit.callsAway
            {
                let reading = readers(of: variable, level)
                if !reading.isEmpty { return (reading, "caller") }
            }
            // What a getter hands out, as rows with their actions, is for the screen of that name.
            if level > 0, scope.variable != nil, let owner { return (sources(byName: owner), "caller") }
            return ([], "none")
        }
        guard level < ReaderLimit.callsAway else {
            limit = .callers
            return (owner.map { sources(byName: $0) } ?? [], "caller")
        }
        var asked = asked
        asked.wanted = typeCase(around: place, in: scope) ?? asked.wanted
        return (callers(of: function, owner, level, asked), "caller")
    }

    /// The innermost case of a used route that a call stands in.
    private func usedRoute(around place: Int, in scope: Scope) -> RouteCase? {
        (routesByFile[scope.body.file] ?? []).filter {
            $0.body.lower <= place && place < $0.body.upper && $0.function == nil && !$0.uses.isEmpty
        }.min { $0.body.upper - $0.body.lower < $1.body.upper - $1.body.lower }
    }

    /// The type of what a chain begins with: `list.navigationController?`.
    private func firstType(of receiver: Range<Int>, _ context: Context) -> TypeDeclaration? {
        let file = file(of: context.scope)
        guard file.isWord(receiver.lowerBound), receiver.count > 1 else { return nil }
        return type(receiver.lowerBound, receiver.lowerBound + 1, context)
    }

    /// The screens whose closures code stands in: `vc.onSave = { … }`, `EditorView(onSave: { … })`.
    private func closureOwners(_ place: Int, _ scope: Scope, _ context: Context, _ level: Int) -> [String] {
        let file = file(of: scope)
        for open in closures(around: place, in: scope) {
            let found = calledWith(open, scope, context)
            if !found.isEmpty { return found }
            if file.text(open - 1) == "=" {
                let from = file.chainStart(before: open - 1, lower: scope.body.lower)
                var end = open - 2
                while end > from, file.text(end) != "." { end -= 1 }
                if end > from {
                    let type = type(from, end, context)
                    let found = screens(value(from, end, context), type)
                    if !found.isEmpty { return found }
                    let calling = type.map { callers(ofClosure: file.text(end + 1), in: $0, level) } ?? []
                    if !calling.isEmpty { return calling }
                }
            }
            let observed = observed(by: open, scope, context)
            if !observed.isEmpty { return observed }
            let around = Int(file.tokens[open].around)
            if around >= scope.body.lower, file.isOpen(around, "("), file.text(open - 1) == ":", file.isWord(around - 1)
            {
                if let type = resolve(file.text(around - 1), around: scope.type) {
                    let found = screens(.none, type)
                    if !found.isEmpty { return found }
                    let calling = callers(ofClosure: file.text(open - 2), in: type, level)
                    if !calling.isEmpty { return calling }
                }
            }
        }
        return []
    }

    /// The screens that a call gives, of which a closure is an argument: `factory.intro { … }`, `Intro { … } skip: { … }`.
    private func calledWith(_ open: Int, _ scope: Scope, _ context: Context) -> [String] {
        let file = file(of: scope)
        var name = open - 1
        let around = Int(file.tokens[open].around)
        if around >= scope.body.lower, file.isOpen(around, "("), [":", "(", ","].contains(file.text(open - 1)) {
            name = around - 1
        } else {
            // Closures before it, behind the same call.
            while file.text(name) == ":", file.isWord(name - 1), file.text(name - 2) == "}" {
                name = Int(file.tokens[name - 2].mate) - 1
            }
            if file.text(name) == ")" { name = Int(file.tokens[name].mate) - 1 }
        }
        guard name >= scope.body.lower, file.isWord(name), !file.isBlock(at: name) else { return [] }
        let call = file.arguments(name + 1, limit: scope.body.upper)
        guard call.isCall, call.all.contains(where: { $0.lower <= open && open < $0.upper }) else { return [] }
        let from = file.text(name - 1) == "." ? file.chainStart(before: name - 1, lower: scope.body.lower) : name
        // A modifier: what its closures open is of the code around.
        if from < name, !value(from, name - 1, Context(scope: scope)).isEmpty { return [] }
        let given = value(from, call.end, Context(scope: scope))
        return given.types.filter { $0 != given.external && kind(of: $0).opens }
    }

    private func screens(_ value: Value, _ type: TypeDeclaration?) -> [String] {
        let own = value.types.filter { kind(of: $0).opens }
        if !own.isEmpty { return own }
        guard let type else { return [] }
        if kind(of: type).opens { return [type.name] }
        return sources(byProperty: type, nil)
    }

    func sources(byName owner: TypeDeclaration) -> [String] {
        let name = owner.simpleName
        if ["AppDelegate", "SceneDelegate"].contains(name) { return [] }
        for suffix in Self.suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            let stem = String(name.dropLast(suffix.count))
            for ending in ["ViewController", "View", "Controller", "Screen", "VC", ""] {
                if let type = resolve(stem + ending, around: owner), kind(of: type).opens, type !== owner {
                    return [type.name]
                }
            }
        }
        return []
    }

    /// One or two screens that have a property of the type, or of a protocol of it that declares the function.
    func sources(byProperty owner: TypeDeclaration, _ function: FunctionDeclaration?) -> [String] {
        var wanted: Set = [owner.name]
        if let function {
            for base in ancestors(of: owner).dropFirst()
            where base.keyword == .protocol && base.functions.contains(where: { $0.name == function.name }) {
                wanted.insert(base.name)
            }
        }
        // What an extension adds to a type of no source, others call that have one.
        if owner.keyword == nil { return [] }
        // What it opens it cannot be opened by.
        let opened = openedBy[owner.name] ?? []
        var found = Set(wanted.flatMap { havingProperty[$0] ?? [] }).sorted().map { order[$0] }.filter {
            kind(of: $0).opens && !opened.contains($0.name)
        }
        if found.isEmpty, function != nil {
            var makers = contained[owner.name] ?? []
            if isCoordinator(owner) {
                for type in order where isInherited(owner, by: type) { makers.formUnion(contained[type.name] ?? []) }
            }
            found = order.filter { kind(of: $0).opens && makers.contains($0.name) }
            if isCoordinator(owner) { return found.map(\.name) }
        }
        return found.count <= 2 ? found.map(\.name) : []
    }

    /// By the name of a type the numbers of those that have a property of it.
    func findHavingProperty() -> [String: [Int]] {
        var result: [String: [Int]] = [:]
        for type in order {
            for variable in type.variables.values {
                guard let found = variable.type.flatMap({ resolve($0.name, around: type) }) else { continue }
                result[found.name, default: []].append(type.number)
            }
        }
        return result
    }

    private func isInherited(_ base: TypeDeclaration, by type: TypeDeclaration) -> Bool {
        type !== base && ancestors(of: type).contains { $0 === base }
    }

}

extension SourceText {
    /// Whether what stands at a token ends with the brace of a statement: `if list.isEmpty {`.
    func isBlock(at place: Int) -> Bool {
        var k = place
        while k >= 0 {
            if ["if", "guard", "while", "for", "switch", "catch"].contains(text(k)) { return true }
            if tokens[k].kind == .open { return false }
            if tokens[k].kind == .close { k = Int(tokens[k].mate) }
            if k <= 0 || tokens[k].isFirst && !Self.leading.contains(text(k)) && text(k - 1) != "," { return false }
            k -= 1
        }
        return false
    }

    /// What a line begins with that goes on with the one before.
    private static let leading: Set = [".", "&&", "||", "??", "?", ":"]

    /// Whether a function is its type's: `static func`, `class func`.
    func isStatic(_ place: Int) -> Bool {
        var k = place - 1
        while k >= 0, isWord(k), !["}", ";"].contains(text(k)) {
            if text(k) == "static" || text(k) == "class" { return true }
            if !["public", "open", "internal", "private", "fileprivate", "package", "final", "override"].contains(
                text(k))
            {
                return false
            }
            k -= 1
        }
        return false
    }
}

extension Sources {
    /// A name that stands for another type: of a generic parameter, of a `typealias`.
    func isPlaceholder(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return last.utf8.count < 3 || last == "Self" || last == "Any" || last == "AnyObject" || aliases.contains(last)
    }

    /// The names that `typealias` and `associatedtype` declare, and generic parameters.
    func findAliases() -> Set<String> {
        var result = Set(order.flatMap(\.generics))
        let words = NameSet(["typealias", "associatedtype"], in: names)
        for file in files {
            for i in file.tokens.indices where words.contains(file.name(i)) {
                result.insert(file.text(i + 1))
            }
        }
        return result
    }
}

/// A call by name.
struct CallSite {
    var scope: Scope
    var place: Int
}
