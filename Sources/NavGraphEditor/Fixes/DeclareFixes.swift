import NavGraphModel
import NavGraphSyntax

/// Declares a name that is used, but not declared.
extension Names {
    /// In the flow around, where a screen may stand.
    func declareScreen(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) where [.target, .child, .screen, .start, .popped].contains(role) {
            guard let owner = site.context.owner,
                let flow = flowsAround(owner).first(where: {
                    declarations[$0].kind == .flow && declarations[$0].module == site.context.module
                })
            else { continue }
            let declaration = declarations[flow]
            let screen = YAMLEntry("screens", .mapping([YAMLEntry(name, .mapping([]))]))
            guard let edits = adding([screen], toValue: declaration.value, in: declaration.file) else { continue }
            let title = "Declare screen '\(name)' in '\(declaration.name)'"
            return QuickFix(title: title, edits: edits, check: .text(tolerated: .unknownArgument))
        }
        return nil
    }

    /// With a first screen, beside the other flows.
    func declareFlow(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) where [.target, .child].contains(role) {
            let screens = YAMLEntry("screens", .mapping([YAMLEntry(name + "First", .mapping([]))]))
            let flow = YAMLEntry("flows", .mapping([YAMLEntry(name, .mapping([screens]))]))
            let own = files[finding.file].outline
            let file = own.value(.flows, of: own.root) == nil ? modules[site.context.module].root : site.context.file
            guard let edits = adding([flow], toValue: nil, in: file) else { continue }
            return QuickFix(
                title: "Declare flow '\(name)'", edits: edits, check: .text(tolerated: .unknownArgument))
        }
        return nil
    }

    /// Of `finish` at the flow around, of `returns` at what is opened.
    func declareOutcome(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) {
            let element: Int?
            switch role {
            case .outcome:
                element = site.context.owner.flatMap { owner in
                    flowsAround(owner).first { declarations[$0].kind == .flow }
                }
            case .handled: element = site.context.block.flatMap(opened)
            default: continue
            }
            guard let element, let edits = declaring(name, with: [], under: .outcomes, of: element) else { continue }
            let title = "Declare outcome '\(name)' of '\(declarations[element].name)'"
            return QuickFix(title: title, edits: edits, check: .text(tolerated: .unknownArgument))
        }
        return nil
    }

    /// Of the screens that have the event, or of the screen that is current when it is sent.
    func declareMessage(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) {
            let screens: [Int]
            switch role {
            case .handler: screens = self.screens(with: site.context.event, site.context)
            case .message: screens = site.context.block.flatMap(opened).map { firstScreens(of: $0) } ?? []
            default: continue
            }
            guard let screen = screens.first, screens.count == 1 else { continue }
            let known = (ofKind[.message] ?? []).first { declarations[$0].name == name }
            let params = known.map { all(.param, of: $0) } ?? []
            guard let edits = declaring(name, with: params, under: .receives, of: screen) else { continue }
            return QuickFix(title: "Declare message '\(name)' of '\(declarations[screen].name)'", edits: edits)
        }
        return nil
    }

    /// Of what is opened, with the type of the argument if it is known.
    func declareParam(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) where role == .param {
            guard let element = site.context.block.flatMap(opened), let value = site.value,
                let type = type(ofArgument: files[finding.file].outline.nodes[value].text, site.context)
            else { continue }
            let entry = YAMLEntry("params", .mapping([YAMLEntry(name, .text(type))]))
            let declaration = declarations[element]
            guard let edits = adding([entry], toValue: declaration.value, in: declaration.file) else { continue }
            return QuickFix(title: "Declare param '\(name)' of '\(declaration.name)'", edits: edits)
        }
        return nil
    }

    private func type(ofArgument text: String, _ context: Context) -> String? {
        if text.hasPrefix("\"") { return "String" }
        if text == "true" || text == "false" { return "Bool" }
        if Int(text) != nil { return "Int" }
        return visible(context).first { declarations[$0].name == text }.map { type(of: $0) }
    }

    /// A fragment without screens, or the root file of a module, at the path that is named.
    func createFile(_ finding: FixableFinding) -> QuickFix? {
        for index in sites(at: finding.range.lowerBound, in: finding.file) {
            guard let path = path(of: index), case .name(let role) = sites[index].role else { continue }
            let name = node(sites[index]).text
            let base = name.split(separator: "/").last?.split(separator: ".").first.map { upperCamel(String($0)) }
            let module = base.flatMap { isName($0.utf8) ? $0 : nil } ?? "Module"
            let text = role == .modulePath ? "navgraph: 1\nmodule: \(module)\nscreens: {}\n" : "screens: {}\n"
            return QuickFix(
                title: "Create '\(name)'", edits: FileEdits([path: [TextEdit(0..<0, text)]]),
                check: .text(tolerated: nil))
        }
        return nil
    }

    /// A scheme of the app's name.
    func declareDomain(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[0].outline
        guard finding.rule.rawValue == "no-link-domain",
            let app = [Key.app, .module].lazy.compactMap({ outline.value($0, of: outline.root) }).first
        else { return nil }
        let name = outline.nodes[app].text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = name.first, first.isLetter else { return nil }
        let links = YAMLEntry("links", .mapping([YAMLEntry("schemes", .list([.text(name)]))]))
        return adding([links], toValue: nil, in: 0).map {
            QuickFix(title: "Declare the scheme '\(name)'", edits: $0)
        }
    }

    /// In the root file. By default it may be true or false at launch.
    func declareCondition(_ finding: FixableFinding) -> QuickFix? {
        for (site, role, name) in newNames(finding) where [.literal, .lock, .condition].contains(role) {
            let root = modules[site.context.module].root
            let outline = files[root].outline
            let list = outline.value(.conditions, of: outline.root)
            let declared: FileEdits?
            if let list, outline.nodes[list].kind == .list {
                declared = adding(item: name, toList: list, in: root).map { edits([$0], in: root) }
            } else {
                let condition = YAMLEntry("conditions", .mapping([YAMLEntry(name, .text("unknown"))]))
                declared = adding([condition], toValue: nil, in: root)
            }
            if let declared { return QuickFix(title: "Declare condition '\(name)'", edits: declared) }
        }
        return nil
    }

    /// A message or outcome of an element, with the params of another one.
    func declaring(_ name: String, with params: [Int], under key: Key, of element: Int) -> FileEdits? {
        let declaration = declarations[element]
        let list = value(key, of: element)
        if let list, outline(of: element).nodes[list].kind == .list {
            guard params.isEmpty else { return nil }
            return adding(item: name, toList: list, in: declaration.file).map { edits([$0], in: declaration.file) }
        }
        let types = params.map { YAMLEntry(declarations[$0].name, .text(type(of: $0))) }
        let entry =
            list == nil && params.isEmpty
            ? YAMLEntry(key.spelling, .list([.text(name)]))
            : YAMLEntry(key.spelling, .mapping([YAMLEntry(name, .mapping(types))]))
        return adding([entry], toValue: declaration.value, in: declaration.file)
    }

    /// The names that a finding is about.
    private func newNames(_ finding: FixableFinding) -> [(site: Site, role: NameRole, name: String)] {
        sites(of: finding).compactMap { site, inside in
            guard case .name(let role) = site.role, case let name = files[finding.file].outline.text(inside),
                isName(name.utf8)
            else { return nil }
            return (site, role, name)
        }
    }
}
