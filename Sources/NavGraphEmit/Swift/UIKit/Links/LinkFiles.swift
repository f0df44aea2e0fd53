import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension SwiftEmitter {
    /// The files for links: those of plain Swift, which know no framework, and those that follow links in UIKit.
    mutating func linkFiles(_ plan: LinkPlan, ways: (DeepLinkID) -> LinkWay?) -> [SwiftFile] {
        var files: [SwiftFile] = []
        files.append(plain("Links", hasPublicURL: true, hasImports: true) { $0.putLinks(plan) })
        files.append(plain("LinkEntry", hasPublicURL: true) { $0.put(support: linkEntrySupport) })
        files.append(plain("LinkText", hasPublicURL: false) { $0.put(support: linkTextSupport) })
        files.append(plain("LinkMatcher", hasPublicURL: false) { $0.put(support: linkMatcherSupport) })
        files.append(plain("LinkURL", hasPublicURL: false) { $0.put(support: linkURLSupport) })
        files.append(uikit("LinkWays", isPublic: false, hasImports: true) { $0.putLinkWays(plan, ways: ways) })
        files.append(uikit("LinkFollower", isPublic: false) { $0.put(support: linkFollowerSupport) })
        files.append(uikit("LinkEntrances", isPublic: true) { $0.put(support: linkEntrancesSupport) })
        return files
    }

    private mutating func plain(
        _ name: String, hasPublicURL: Bool, hasImports: Bool = false, _ body: (inout SwiftEmitter) -> Void
    ) -> SwiftFile {
        putFileHead()
        put(imports: ["Foundation"], isPublic: hasPublicURL)
        if hasImports { put(imports: options.imports, isPublic: false) }
        code.blank()
        body(&self)
        return SwiftFile(path: base + name + ".swift", contents: code.contents)
    }

    private mutating func uikit(
        _ name: String, isPublic: Bool, hasImports: Bool = false, _ body: (inout SwiftEmitter) -> Void
    ) -> SwiftFile {
        putFileHead()
        code.line("#if canImport(UIKit)")
        put(
            imports: ["Foundation", "UIKit"] + (name == "LinkEntrances" ? ["UserNotifications"] : []),
            isPublic: isPublic)
        if hasImports { put(imports: options.imports, isPublic: false) }
        code.blank()
        body(&self)
        code.line("#endif")
        return SwiftFile(path: base + name + ".swift", contents: code.contents)
    }

    /// `self?.way(to: .anythingElse)`, or `nil` where there is no fallback, or none without values.
    mutating func put(fallbackWay: ()) {
        guard let plan = LinkPlan(graph), let fallback = plan.fallback,
            let group = plan.groups.first(where: { $0.links.contains { $0.id == fallback } }),
            let link = group.links.first(where: { $0.id == fallback }),
            link.values.allSatisfy({ $0.isOptional || !$0.defaultValue.isEmpty })
        else { return put("_ = self; return nil") }
        put("self?.way(to: .")
        if plan.isGrouped {
            put(groupCase: group)
            put("(.")
        }
        put(linkName: link)
        for (index, value) in link.values.enumerated() {
            put(index == 0 ? "(" : ", ")
            put(argumentLabel: value.name)
            if value.isOptional { put("nil") } else { put(text: value.defaultValue) }
            if index == link.values.count - 1 { put(")") }
        }
        put(plan.isGrouped ? "))" : ")")
    }
}
