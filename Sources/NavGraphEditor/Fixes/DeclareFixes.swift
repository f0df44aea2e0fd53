import NavGraphModel
import NavGraphSyntax

/// Declares a name that is used, but not declared.
extension Names {
    /// In the flow around, where a screen may stand.
    func declareScreen(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.target, .child, .screen, .start, .popped]) { site, name in
            let flows = site.context.owner.map(flowsAround) ?? []
            let flow = flows.first {
                declarations[$0].kind == .flow && declarations[$0].module == site.context.module
            }
            guard let flow else { return nil }
            return QuickFix(
                "Declare screen '\(name)' in '\(declarations[flow].name)'",
                adding(YAMLEntry(.screens, entry: name, .mapping([])), to: flow),
                check: .text(tolerated: .unknownArgument))
        }
    }

    /// With a first screen, beside the other flows.
    func declareFlow(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.target, .child]) { site, name in
            let screens = YAMLEntry(.screens, entry: name + "First", .mapping([]))
            let own = files[finding.file].outline
            let file = own.value(.flows, of: own.root) == nil ? modules[site.context.module].root : site.context.file
            return QuickFix(
                "Declare flow '\(name)'",
                adding(YAMLEntry(.flows, entry: name, .mapping([screens])), toValue: nil, in: file),
                check: .text(tolerated: .unknownArgument))
        }
    }

    /// Of `finish` at the flow around, of `returns` at what is opened.
    func declareOutcome(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.outcome, .handled]) { site, name in
            let element =
                site.role(is: .handled)
                ? site.context.block.flatMap(opened)
                : site.context.owner.flatMap { flowsAround($0).first { declarations[$0].kind == .flow } }
            guard let element else { return nil }
            return QuickFix(
                "Declare outcome '\(name)' of '\(declarations[element].name)'",
                declaring(name, with: [], under: .outcomes, of: element), check: .text(tolerated: .unknownArgument))
        }
    }

    /// Of the screens that have the event, or of the screen that is current when it is sent.
    func declareMessage(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.handler, .message]) { site, name in
            let screens =
                site.role(is: .handler)
                ? self.screens(with: site.context.event, site.context)
                : site.context.block.flatMap(opened).map { firstScreens(of: $0) } ?? []
            guard let screen = screens.first, screens.count == 1 else { return nil }
            return declareMessage(name, of: screen)
        }
    }

    /// With the params of another message of that name.
    func declareMessage(
        _ name: String, of screen: Int, check: QuickFix.Check = .text(tolerated: nil)
    ) -> QuickFix? {
        let known = (ofKind[.message] ?? []).first { declarations[$0].name == name }
        let edits = declaring(name, with: known.map { all(.param, of: $0) } ?? [], under: .receives, of: screen)
        return QuickFix("Declare message '\(name)' of '\(declarations[screen].name)'", edits, check: check)
    }

    /// Of what is opened, with the type of the argument if it is known.
    func declareParam(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.param]) { site, name in
            guard let element = site.context.block.flatMap(opened), let value = site.value,
                let type = type(ofArgument: files[finding.file].outline.nodes[value].text, site.context)
            else { return nil }
            return QuickFix(
                "Declare param '\(name)' of '\(declarations[element].name)'",
                adding(YAMLEntry(.params, entry: name, .text(type)), to: element))
        }
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
            return QuickFix("Create '\(name)'", FileEdits([path: [TextEdit(0..<0, text)]]))
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
        let links = YAMLEntry(.links, entry: Key.schemes.spelling, .list([.text(name)]))
        return QuickFix("Declare the scheme '\(name)'", adding(links, toValue: nil, in: 0))
    }

    /// In the root file. By default it may be true or false at launch.
    func declareCondition(_ finding: FixableFinding) -> QuickFix? {
        newName(finding, as: [.literal, .lock, .condition]) { site, name in
            let root = modules[site.context.module].root
            let outline = files[root].outline
            let list = outline.value(.conditions, of: outline.root)
            let declared =
                if let list, outline.nodes[list].kind == .list {
                    edits(adding(item: name, toList: list, in: root), in: root)
                } else {
                    adding(YAMLEntry(.conditions, entry: name, .text("unknown")), toValue: nil, in: root)
                }
            return QuickFix("Declare condition '\(name)'", declared)
        }
    }

    /// A message or outcome of an element, with the params of another one.
    func declaring(_ name: String, with params: [Int], under key: Key, of element: Int) -> FileEdits? {
        let declaration = declarations[element]
        let list = value(key, of: element)
        if let list, outline(of: element).nodes[list].kind == .list {
            guard params.isEmpty else { return nil }
            return edits(adding(item: name, toList: list, in: declaration.file), in: declaration.file)
        }
        let types = params.map { YAMLEntry(declarations[$0].name, .text(type(of: $0))) }
        let entry =
            list == nil && params.isEmpty
            ? YAMLEntry(key, .list([.text(name)])) : YAMLEntry(key, entry: name, .mapping(types))
        return adding(entry, to: element)
    }

    /// The first fix for a name that a finding is about, where it has one of some roles.
    private func newName(
        _ finding: FixableFinding, as roles: Set<NameRole>, _ fix: (Site, String) -> QuickFix?
    ) -> QuickFix? {
        for (site, inside) in sites(of: finding) {
            guard case .name(let role) = site.role, roles.contains(role),
                case let name = files[finding.file].outline.text(inside), isName(name.utf8),
                let fix = fix(site, name)
            else { continue }
            return fix
        }
        return nil
    }
}
