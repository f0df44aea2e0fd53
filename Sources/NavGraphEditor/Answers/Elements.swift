import NavGraphModel
import NavGraphSyntax

/// Whole elements that completion offers behind all names, with names of the graph where they need some.
extension Names {
    /// Those that stand where a new name does.
    func elements(_ role: NameRole, _ site: Site) -> [Candidate] {
        let taken = siblings(site)
        func new(_ name: String) -> String {
            (1...).lazy.map { $0 == 1 ? name : name + String($0) }.first { !taken.contains($0) } ?? name
        }
        func named(_ roles: NameRole..., or other: String) -> String {
            roles.lazy.flatMap { self.candidates(for: $0, site).map(\.label) }
                .first { !$0.unicodeScalars.contains(cursorMark) } ?? other
        }
        switch role {
        case .event where !site.context.isHost:
            let target = named(.target, or: "screen")
            let condition = named(.condition, or: "condition")
            return elements(
                "event",
                [
                    ("push", "${1:\(new("open"))}: { push: ${2:\(target)} }"),
                    ("sheet", "${1:\(new("open"))}: { present: ${2:\(target)} }"),
                    ("full screen", "${1:\(new("open"))}: { present: ${2:\(target)}, style: fullScreen }"),
                    ("alert", "${1:\(new("ask"))}: { alert: { ${2:confirm}: ~, ${3:cancel}: ~ } }"),
                    ("back", "${1:\(new("back"))}: { pop: back }"),
                    ("close", "${1:\(new("close"))}: { dismiss: top }"),
                    (
                        "choice",
                        "${1:\(new("choose"))}: [{ when: ${2:\(condition)}, push: ${3:\(target)} }, "
                            + "{ push: ${4:\(target)} }]"
                    ),
                ])
        case .newScreen:
            return elements(
                "screen",
                [
                    ("", "${1:\(new("screen"))}: {}"),
                    ("with outcomes", "${1:\(new("screen"))}: { outcomes: [${2:done}, ${3:cancelled}] }"),
                    ("of the system", "${1:\(new("share"))}: { from: system }"),
                ])
        case .newFlow:
            let (first, second) = ("${2:\(named(.child, or: "first"))}", "${3:\(named(.child, or: "second"))}")
            return elements(
                "flow",
                [
                    ("", "${1:\(new("flow"))}: { screens: { ${2:first}: {} } }"),
                    ("with tabs", "${1:\(new("tabs"))}: { tabs: [\(first), \(second)] }"),
                ])
        case .newLink:
            let target = named(.target, or: "screen")
            return elements(
                "link",
                [
                    ("URL", "${1:\(new("link"))}: { url: /${2:path}, opens: ${3:\(target)} }"),
                    ("notification", "${1:\(new("link"))}: { notification: ${2:category}, opens: ${3:\(target)} }"),
                    ("shortcut", "${1:\(new("link"))}: { shortcut: ${2:type}, opens: ${3:\(target)} }"),
                ])
        case .newCondition where site.isKey && site.context.key == .conditions:
            return elements(
                "condition",
                [
                    ("", "${1:\(new("isReady"))}: unknown"),
                    ("enumeration", "${1:\(new("session"))}: [${2:loggedOut}, ${3:loggedIn}]"),
                ])
        default: return []
        }
    }

    /// Where a check begins: its five kinds.
    func lawElements(_ site: Site) -> [Candidate] {
        guard case .key(.check) = site.role, site.lone == .key else { return [] }
        let screen = candidates(for: .screen, site).first?.label ?? "screen"
        let condition = candidates(for: .condition, site).first?.label ?? "condition"
        return elements(
            "check",
            [
                ("reach", "reach: ${1:\(screen)}"),
                ("before", "before: ${1:\(screen)}, visit: ${2:\(screen)}"),
                ("never above", "never: ${1:\(screen)}, above: ${2:\(screen)}"),
                ("never while", "never: ${1:\(screen)}, when: ${2:\(condition)}"),
                ("return", "return: ${1:\(screen)}"),
            ], isEntry: false)
    }

    private func elements(
        _ kind: String, _ templates: [(label: String, template: String)], isEntry: Bool = true
    ) -> [Candidate] {
        templates.map { label, template in
            let text = ItemForm(template: template).text
            return Candidate(
                label: label.isEmpty ? "new \(kind)" : "\(kind): \(label)", kind: .snippet, detail: text,
                template: template, isEntry: isEntry)
        }
    }
}

/// A first graph, offered where a file is empty.
package let graphElement = ItemForm(
    template: """
        navgraph: 1
        app: ${1:App}
        entry: ${2:main}

        flows:
          ${2:main}:
            screens:
              ${3:home}:
                transitions:
                  ${4:openDetail}: { push: ${5:detail} }
              ${5:detail}: {}
        $0
        """)
