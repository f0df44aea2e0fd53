import NavGraphModel

/// An action as a move on the layers of a step, and in words: every action stands here twice, and nowhere else among the
/// files that emit Swift.
extension SwiftEmitter {
    /// The action as a move on the step's layers.
    func move(_ id: AlternativeID, in context: Context, _ endings: inout Int) {
        let alternative = graph.alternatives[id]
        switch alternative.action {
        case .none, .unresolved: break
        case .push(let target) where !isStackable(target): line("try step.pushContainer()")
        case .push:
            let ending = ending(of: id, context, &endings)
            line("try step.push(\(opened(by: id, ending: ending, in: context))\(animation(alternative, context)))")
        case .reuse(let screen):
            let ending = ending(of: id, context, &endings)
            line(
                "try step.pushReusing(\(named(screen)), \(opened(by: id, ending: ending, in: context))\(animation(alternative, context)))"
            )
        case .present(_, let how): presentation(id, as: how, in: context, &endings)
        case .replace:
            line(
                "try step.replace(with: \(opened(by: id, ending: nil, in: context))\(animation(alternative, context)))")
        case .root:
            let ending = ending(of: id, context, &endings)
            let animated: CodeText =
                context.isEntryAgain ? ", animation: animation" : animation(alternative, context)
            line("step.root(\(opened(by: id, ending: ending, in: context))\(animated))")
        case .rootEntry:
            line("try \(app(context))showEntry(step\(animation(alternative, context)))")
        case .select(let child): line("try step.select(\(named(child))\(animation(alternative, context)))")
        case .show(_, in: let column):
            line(
                "try step.show(\(opened(by: id, ending: nil, in: context)), in: \(named(column))\(animation(alternative, context)))"
            )
        case .popBack: line("try step.pop(\(animation(alternative, context, isFirst: true)))")
        case .popToRoot: line("step.popToRoot(\(animation(alternative, context, isFirst: true)))")
        case .popTo(let screen):
            line("try step.pop(to: \(named(screen))\(animation(alternative, context)))")
        case .dismissTop: line("try step.dismiss(\(animation(alternative, context, isFirst: true)))")
        case .dismissAll: line("step.dismissAll(\(animation(alternative, context, isFirst: true)))")
        case .finish(let outcome): end(outcome, by: "finish", with: graph.arguments(of: id), in: context)
        case .raise(let outcome): end(outcome, by: "end", with: graph.arguments(of: id), in: context)
        case .open(let url):
            if url == Key.settings.symbol, platforms.contains(.macos) {
                return line("step.openSettings()")
            }
            let isSettings = url == Key.settings.symbol
            line("step.open(\(isSettings ? "UIApplication.openSettingsURLString" as CodeText : "\(literal(url))"))")
        case .openArgument:
            if let source = graph.openedURL(of: id) { line("step.open(\(value(source, in: context.scope)))") }
        }
    }

    /// The action in words, as the map at the head of a router has it.
    func actionWords(_ it: Alternative) -> CodeText {
        func name(_ target: Target) -> SwiftName { text(self.name(of: target)) }
        return switch it.action {
        case .none, .unresolved: ""
        case .push(let target): "push \(name(target))"
        case .reuse(let screen): "go back to \(name(.screen(screen))), or push it"
        case .present(let target, let how):
            "present \(name(target))\(" as \(how.style.rawValue)", if: how.style != .sheet)"
        case .replace(let screen): "replace by \(name(.screen(screen)))"
        case .root(let target): "root \(name(target))"
        case .rootEntry: "root entry"
        case .select(let child): "select \(name(child))"
        case .show(let screen, in: let column): "show \(name(.screen(screen))) in \(name(column))"
        case .popBack: "go back"
        case .popToRoot: "pop to the root"
        case .popTo(let screen): "pop to \(name(.screen(screen)))"
        case .dismissTop: "dismiss"
        case .dismissAll: "dismiss all"
        case .finish(let outcome), .raise(let outcome): "finish with \(text(graph.outcomes[outcome].name))"
        case .open(let url), .openArgument(let url): "open \(printable(graph.text[url]))"
        }
    }

    // MARK: Pieces

    /// The animation that an alternative has; `nil` for one of the app's own. Only of a root there is a side that going
    /// back comes from.
    func animation(of it: Alternative) -> Key? {
        let animation = it.animation.isEmpty ? Key.default : Key(it.animation)
        return animation == .slideBack && it.action.key != .root ? .default : animation
    }

    /// `, animation: .fade`, where it is not the standard one.
    private func animation(_ it: Alternative, _ context: Context, isFirst: Bool = false) -> CodeText {
        if animation(of: it) == .default { return "" }
        let start: CodeText = isFirst ? "animation: " : ", animation: "
        if !isOwn(animation: it.animation) { return "\(start).\(text(it.animation))" }
        return dialect.animation(of: it, context, self).map { "\(start)\($0)" } ?? ""
    }

    /// Opens something as a separate layer.
    private func presentation(_ id: AlternativeID, as how: Presentation, in context: Context, _ endings: inout Int) {
        let ending = ending(of: id, context, &endings)
        let opened = opened(by: id, ending: ending, in: context)
        let present = presenting(graph.alternatives[id].action.opened, how)
        let style: CodeText = dialect.hasStyle(how.style) ? ", as: \(modalStyle(how.style))" : ""
        let lock: CodeText = lock(how).map { ", \($0)" } ?? ""
        let detents: CodeText =
            how.detents.all.isEmpty || !dialect.hasDetents
            ? "" : ", detents: [\(how.detents.all.list { ".\($0.rawValue)" })]"
        let anchor: CodeText = anchor(id, how).map { ", \($0)" } ?? ""
        let animation = animation(graph.alternatives[id], context)
        line("step.\(present)(\(opened)\(style)\(lock)\(detents)\(anchor)\(animation))")
    }

    /// `presentStack`, or `presentScreen` for a screen that is not a layer: functions with different names are found faster.
    func presenting(_ target: Target?, _ how: Presentation) -> CodeText {
        guard case .screen? = target else { return "present" }
        return how.inStack ? "presentStack" : dialect.areLayersValues ? "presentScreen" : "present"
    }

    /// `isLocked: true`, or `lockedWhile: { $0[NotesAppCondition.draft] && !$0[NotesAppCondition.saved] }`.
    func lock(_ how: Presentation) -> CodeText? {
        if how.isLocked { return "isLocked: true" }
        if how.lockedWhile.isEmpty { return nil }
        return "lockedWhile: { \(holds(how.lockedWhile, of: "$0", separator: " && ")) }"
    }

    private func end(_ outcome: OutcomeID, by method: CodeText, with given: [GivenArgument], in context: Context) {
        let ending = graph.outcomes[outcome]
        let value: CodeText = ending.params.isEmpty ? "" : ", \(outcomeValue(given, in: context.scope))"
        line("try step.\(method)(\(named(outcome))\(value))")
    }

    /// Whether it is not a push of something that a stack cannot contain.
    func mayBeOpened(_ action: Action) -> Bool {
        if case .push(let target) = action { isStackable(target) } else { true }
    }

    /// Whether a stack can take it; what cannot be pushed is not made at all.
    func isStackable(_ target: Target) -> Bool {
        target.flow.map { graph.flows[$0].container == .stack } ?? true
    }
}
