import NavGraphModel

extension DOTWriter {
    /// The attributes of a screen's node: its shape by container and role, its label, its tooltip.
    func screen(_ id: ScreenID) -> DOTText {
        let screen = graph.screens[id]
        let isStart = screen.flow.map { graph.startScreens(of: $0).contains(id) } ?? false
        let label =
            isCompact
            ? compactLabel(titleText(screen.title, screen.name, limit: 32), .screen(id))
            : tableLabel(screenLines(id, isStart: isStart), .screen(id))
        let outline: DOTText = isStart && highlight == nil ? "penwidth=2.2, " : ""
        return "\(shape(id))\(outline)label=\(label)\(tooltip(of: id))"
    }

    private func shape(_ id: ScreenID) -> DOTText {
        let roles = contents.roles
        if graph.screens[id].source == .system { return #"style="rounded,filled,dashed", "# }
        switch roles.presented[id.index] {
        case .alert, .actionSheet: return #"shape=octagon, style=filled, margin="0,0", "#
        case .some: return "peripheries=2, "
        case nil: break
        }
        if roles.region[id.index] > 0 {
            return roles.isColumn[id.index] ? "shape=component, style=filled, " : "shape=tab, style=filled, "
        }
        let isSingle = graph.screens[id].flow.map { graph.flows[$0].container == .single } ?? false
        return isSingle ? "style=filled, " : ""
    }

    private func screenLines(_ id: ScreenID, isStart: Bool) -> DOTText {
        let screen = graph.screens[id]
        let tags = tags(of: id, isStart: isStart)
        var lines: DOTText = ""
        if let preview = previews[id] {
            let size: DOTText = "fixedsize=\"true\" width=\"\(preview.width)\" height=\"\(preview.height)\""
            let image: DOTText = "<img src=\"\(DOTText(preview.path, as: .html))\" scale=\"true\"/>"
            lines += "<tr><td \(size)\(" bgcolor=\"#FDFDFD\"", if: isForPage)>\(image, if: !isForPage)</td></tr>"
        }
        if !tags.isEmpty { lines += tagLine(tags.joined(by: " · ")) }
        let written = screen.title.isEmpty ? "" : cleaned(graph.text[screen.title])
        let title = written.isEmpty ? self.titleText(.none, screen.name, limit: 72) : written
        let titleLines = wrapped(title, width: 24, lines: 3).map { nameText(DOTText($0, as: .html)) }
        lines += "<tr><td>\(badge(marks?.screens[id]))\(titleLines.joined(by: "<br/>"))</td></tr>"
        if !screen.title.isEmpty || screen.module.index > 0 {
            lines += smallLine(text(screen.qualifiedName, as: .html, limit: 32))
        }
        if !screen.params.isEmpty { lines += smallLine(params(screen.params)) }
        if !screen.requires.isEmpty { lines += smallLine("<i>requires \(conditions(screen.requires, as: .html))</i>") }
        return
            "\(entryRows(of: .screen(id)))\(lines)\(endings(of: screen))\(notes(of: .screen(id)))\(exitRows(of: .screen(id)))"
    }

    /// `start`; of a choice with what it asks for.
    private func startTag(of id: ScreenID) -> DOTText {
        let choices = graph.screens[id].flow.map { graph.flows[$0].startChoices } ?? []
        guard let choice = choices.first(where: { $0.screen == id }) else { return "start" }
        return choice.when.isEmpty ? "start [else]" : "start [\(conditions(choice.when, as: .html))]"
    }

    private func tags(of id: ScreenID, isStart: Bool) -> [DOTText] {
        let roles = contents.roles
        var tags: [DOTText] = []
        if let step = highlight?.nodes[.screen(id)] { tags.append(step == 0 ? "launch" : "step \(step)") }
        if graph.screens[id].source == .system { tags.append("system") }
        if isStart { tags.append(startTag(of: id)) }
        let region = Int(roles.region[id.index])
        if region > 0 { tags.append(roles.isColumn[id.index] ? "column \(region)" : "tab \(region)") }
        if let style = roles.presented[id.index] { tags.append(style.words) }
        if !graph.screens[id].goesBack { tags.append("no back") }
        let back = graph.screens[id].backWhile
        if !back.isEmpty { tags.append("back only while \(conditions(back, as: .html))") }
        return tags
    }

    /// The outcomes of a screen at which nothing happens but that it closes.
    private func endings(of screen: Screen) -> DOTText {
        let plain = screen.outcomes.filter { !contents.isDrawn[$0.index] }
        if plain.isEmpty { return "" }
        let shown = plain.prefix(4).map { text(graph.outcomes[$0].name, as: .html, limit: 24) }
        return smallLine("ends: \(shown.joined(by: ", "))\(", …", if: plain.count > 4)")
    }

    private func tooltip(of id: ScreenID) -> DOTText {
        let screen = graph.screens[id]
        let type: DOTText = screen.type.isEmpty ? "" : ": \(text(screen.type, as: .quoted, limit: 400))"
        let preview: DOTText =
            screen.preview.isEmpty ? "" : "\\npreview: \(text(screen.preview, as: .quoted, limit: 400))"
        let name = text(screen.qualifiedName, as: .quoted, limit: 400)
        return tooltip([screen.title, screen.about], after: "\(name)\(type)\(preview)")
    }
}
