import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The file of how links are followed: for each its way, as the steps of a run.
extension SwiftEmitter {
    func linkWays(_ followedLinks: FollowedLinks) {
        lines(
            """
            /// Links are followed as soon as they can be, each once; a newer one takes the place of one that waits.
            extension \(base)Router: NavGraph.LinkRouter {
                /// Follows a link.
                \(access)func follow(_ link: \(base)Link) { links.follow(way(to: link)) }

                /// Follows the link that something from outside raises; false if it is not a link of the app.
                @discardableResult
                \(access)func follow(_ entry: NavGraph.LinkEntry) -> Bool {
                    guard let link = \(base)Link(entry) else { return false }
                    if !links.isRepeated(entry) { follow(link) }
                    return true
                }

            """)
        indented {
            line("/// How a link is followed.")
            if plan.isGrouped { groupChoice() }
            for (group, followedLinks) in zip(plan.groups, followedLinks.groups) {
                if plan.isGrouped { line() }
                let access: CodeText = plan.isGrouped ? "private " : ""
                block("\(access)func way(to link: \(linkType(group))) -> NavGraph.LinkWay {") {
                    cases(of: "link") { for followed in followedLinks { wayCase(followed) } }
                }
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

    private func wayCase(_ followed: FollowedLink) {
        let link = graph.deepLinks[followed.link.id]
        block("case \(pattern(followed.link, among: asked(by: followed))):", end: nil) {
            block("return NavGraph.LinkWay(", end: nil) {
                let beside: CodeText =
                    hasColumnsBeside && link.pending != .never ? ", beside: { Self.mayBeBeside($0, $1) }" : ""
                let pushes: CodeText = link.isByPush ? ", pushes: true\(beside)" : ""
                let isKept: CodeText = "\(", isKept: false", if: link.pending != .keep)\(pushes)"
                let expires: CodeText = link.expires.map { ", expires: \(seconds($0))" } ?? ""
                let comma: CodeText = followed.resolved.isEmpty ? "" : ","
                lines("\(literal(link.qualifiedName)), isOpen: \(isOpen(followed))\(isKept)\(expires)\(comma)")
            }
            if !followed.resolved.isEmpty {
                indented { resolveClosure(followed) }
                line(")")
            } else if followed.isRun {
                block(") { [weak self] step in") { line("try self?.\(followCall(followed))") }
            } else {
                line(") { _ in }")
            }
        }
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

    /// The moves of a link.
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
