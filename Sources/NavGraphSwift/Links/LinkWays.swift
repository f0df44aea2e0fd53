import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The file of how links are followed: for each its way, as the steps of a run.
extension SwiftEmitter {
    func linkWays(_ followedLinks: FollowedLinks) {
        lines(
            """
            /// Each link is followed once, as soon as possible. A new link replaces one that waits.
            extension \(base)Router: NavGraph.LinkRouter {
                /// Follows a link.
                \(access)func follow(_ link: \(base)Link) { links.follow(way(to: link)) }

                /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
                @discardableResult
                \(access)func follow(_ entry: NavGraph.LinkEntry) -> Bool {
                    guard let link = \(base)Link(entry) else { return false }
                    if !links.isRepeated(entry) { follow(link) }
                    return true
                }

            """)
        indented {
            line("/// Returns how a link is followed.")
            if plan.isGrouped { groupChoice() }
            let shared = sharedConditions(of: followedLinks)
            for (group, followedLinks) in zip(plan.groups, followedLinks.groups) {
                if plan.isGrouped { line() }
                let access: CodeText = plan.isGrouped ? "private " : ""
                block("\(access)func way(to link: \(linkType(group))) -> NavGraph.LinkWay {") {
                    cases(of: "link") { for followed in followedLinks { wayCase(followed, shared) } }
                }
            }
            for (name, condition) in shared {
                lines("\n/// Whether links can be followed.")
                lines("private static let \(name): NavGraph.LinkWay.Condition = \(condition)")
            }
            for followed in followedLinks.groups.joined() where followed.isRun { followMethod(followed) }
            if hasColumnsBeside { columnsBeside() }
        }
        line("}")
        if !followedLinks.ownMethods.isEmpty { methodsExtension(followedLinks) }
    }

    private func groupChoice() {
        block("func way(to link: \(base)Link) -> NavGraph.LinkWay {") {
            cases(of: "link") {
                for group in plan.groups { line("case .\(groupCase(group))(let link): way(to: link)") }
            }
        }
    }

    // MARK: One link

    private func sharedConditions(of links: FollowedLinks) -> [(name: CodeText, condition: CodeText)] {
        var counts: [[UInt8]: Int] = [:]
        var shared: [CodeText] = []
        for condition in links.groups.joined().map({ isOpen($0) }) {
            counts[condition.bytes, default: 0] += 1
            if counts[condition.bytes] == 2 { shared.append(condition) }
        }
        return shared.enumerated().map { (shared.count == 1 ? "isOpen" : "isOpen\($0 + 1)", $1) }
    }

    private func wayCase(_ followed: FollowedLink, _ shared: [(name: CodeText, condition: CodeText)]) {
        let link = graph.deepLinks[followed.link.id]
        let beside: CodeText =
            hasColumnsBeside && link.pending != .never ? ", beside: { Self.mayBeBeside($0, $1) }" : ""
        let pushes: CodeText = link.isByPush ? ", pushes: true\(beside)" : ""
        let isKept: CodeText = "\(", isKept: false", if: link.pending != .keep)\(pushes)"
        let expires: CodeText = link.expires.map { ", expires: \(seconds($0))" } ?? ""
        let condition = isOpen(followed)
        let constant = shared.first { $0.condition.bytes == condition.bytes }.map { "Self.\($0.name)" as CodeText }
        let given: CodeText = "\(literal(link.qualifiedName)), isOpen: \(constant ?? condition)\(isKept)\(expires)"
        block("case \(pattern(followed.link, among: asked(by: followed))):", end: nil) {
            if !followed.resolved.isEmpty {
                block("return NavGraph.LinkWay(", end: ")") {
                    lines("\(given),")
                    resolveClosure(followed)
                }
            } else if constant != nil, given.bytes.count < 60 {
                wayBody("return NavGraph.LinkWay(\(given))", followed)
            } else {
                block("return NavGraph.LinkWay(", end: nil) { lines(given) }
                wayBody(")", followed)
            }
        }
    }

    private func wayBody(_ start: CodeText, _ followed: FollowedLink) {
        guard followed.isRun else { return line("\(start) { _ in }") }
        block("\(start) { [weak self] step in") { line("try self?.\(followCall(followed))") }
    }

    private func seconds(_ seconds: Double) -> String { Int(exactly: seconds).map { String($0) } ?? String(seconds) }

    /// The link's values that are used at all.
    private func asked(by followed: FollowedLink) -> Set<Symbol> {
        var names = followed.used
        for case .payload(let name) in followed.resolved.flatMap(\.arguments).map(\.source) { names.insert(name) }
        return names
    }

    private func resolveClosure(_ followed: FollowedLink) {
        block("resolve: { [weak self, resolvers] in") {
            for resolved in followed.resolved {
                let resolver = graph.resolvers[resolved.resolver]
                let type: CodeText = names.isVoid(resolver.gives) ? ": Void" : ""
                let given = resolved.arguments.list {
                    "\(argument(graph.params[$0.param].name)): \(resolverArgument($0, followed))"
                }
                let call: CodeText = "resolvers.\(member(resolver.qualifiedName))(\(given))"
                line("let \(resolved.variable)\(type) = try await \(call)")
            }
            block("return { step in") { line("try self?.\(followCall(followed))") }
        }
    }

    private func resolverArgument(_ given: GivenArgument, _ followed: FollowedLink) -> CodeText {
        guard case .payload(let name) = given.source else { return value(given, in: Scope()) }
        let defaultValue = graph.params[given.param].defaultValue
        let hasDefault = isOptional(name, followed) && !defaultValue.isEmpty
        return "\(linkValue(name))\(" ?? \(text(defaultValue))", if: hasDefault)"
    }

    private func isOptional(_ name: Symbol, _ followed: FollowedLink) -> Bool {
        followed.link.values.contains { $0.name == name && $0.isOptional }
    }

    /// `followProduct(step, productId: productId)`.
    private func followCall(_ followed: FollowedLink) -> CodeText {
        let values = followed.link.values.filter { followed.used.contains($0.name) }.list(after: ", ") {
            "\(argument($0.name)): \(linkValue($0.name))"
        }
        let resolved = followed.resolved.list(after: ", ") {
            // Of keywords only one stands in backticks as the label of an argument.
            let label = $0.variable == "`inout`" ? $0.variable : $0.variable.filter { $0 != "`" }
            return "\(label): \($0.variable)"
        }
        return "\(followName(followed))(step\(values)\(resolved))"
    }

    private func followName(_ followed: FollowedLink) -> CodeText { "follow\(upperCamel(followed.link.name))" }

    private func followMethod(_ followed: FollowedLink) {
        let used = followed.link.values.filter { followed.used.contains($0.name) }
        let values = used.list(after: ", ") { value in
            let variable: CodeText = "\(linkValue(value.name))"
            let hasOtherName = variable.string.filter { $0 != "`" } != graph.text[value.name]
            return "\(label(value.name))\(" \(variable)", if: hasOtherName): \(type(value))"
        }
        let resolved = followed.resolved.list(after: ", ") {
            "\($0.variable): \(text(graph.resolvers[$0.resolver].gives))"
        }
        lines("\n/// \(words(for: followed))")
        block("private func \(followName(followed))(_ step: NavGraph.Step\(values)\(resolved)) throws {") {
            for (index, move) in followed.lines.enumerated() {
                if index > 0, index == followed.linesBeforeLast { line("step.animateTheRest()") }
                lines(move)
            }
        }
    }

    /// `` `order`: main · profile · account.openOrders · orderList.openOrder ``.
    private func words(for followed: FollowedLink) -> CodeText {
        let link = graph.deepLinks[followed.link.id]
        let root = (link.isByPath ? followed.way?.root : link.opens).map { name(of: $0) } ?? .none
        let place: CodeText =
            link.isByPresent ? "over the window, " : link.isByPush ? "onto the stack that is shown, " : ""
        let steps = (followed.way?.steps ?? []).list(after: " · ", separator: " · ") { CodeText(graph.spelled($0)) }
        return "`\(text(link.qualifiedName))`: \(place)\(text(root))\(steps)"
    }

    // MARK: Events

    private func methodsExtension(_ followedLinks: FollowedLinks) {
        lines("\n// MARK: - Events on the ways\n")
        block("extension \(base)Router {") {
            for (index, method) in followedLinks.ownMethods.enumerated() {
                if index > 0 { line() }
                wayMethod(method.id, method.name)
            }
        }
    }

    private func wayMethod(_ id: AlternativeID, _ name: String) {
        guard let transition = graph.alternatives[id].transition else { return }
        let scope = scope(onWay: id)
        let carried = furtherParameters(graph.carried(by: id))
        let owned = ownerParameters(ownedParams(onWay: id), scope)
        block("private func \(name)(_ step: NavGraph.Step\(carried)\(owned)) throws {") {
            if hasAnchor(id) { line("let frame = step.frameToAnchorAt") }
            if case .flow(let flow) = graph.owner(of: id) {
                let owned = ownerParams(of: transition)
                flowValues(
                    flow, Event(id: transition, carried: graph.carried(by: id), owned: owned, scope: scope))
            }
            alternative(id, Context(scope: scope, router: nil, isInStep: true))
        }
    }
}
