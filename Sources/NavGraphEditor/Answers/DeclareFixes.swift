import NavGraphModel
import NavGraphSyntax

/// Declares a name that is used, but not declared.
extension Names {
    /// In the flow around, where a screen may stand.
    func declareScreen(_ finding: FixableFinding) -> QuickFix? {
        for (site, inside) in sites(of: finding) {
            guard case .name(let role) = site.role, [.target, .child, .screen, .start, .popped].contains(role),
                let name = newName(inside, finding), let owner = site.context.owner,
                let flow = flowsAround(owner).first(where: {
                    declarations[$0].kind == .flow && declarations[$0].module == site.context.module
                })
            else { continue }
            let declaration = declarations[flow]
            let screen = YAMLEntry("screens", .mapping([YAMLEntry(name, .mapping([]))]))
            guard let edits = adding([screen], toValue: declaration.value, in: declaration.file) else { continue }
            let title = "Declare screen '\(name)' in '\(declaration.name)'"
            return QuickFix(title: title, edits: edits, tolerated: .unknownArgument)
        }
        return nil
    }

    /// In the root file. By default it may be true or false at launch.
    func declareCondition(_ finding: FixableFinding) -> QuickFix? {
        for (site, inside) in sites(of: finding) {
            guard case .name(let role) = site.role, [.literal, .lock, .condition].contains(role),
                let name = newName(inside, finding)
            else { continue }
            let root = modules[site.context.module].root
            let outline = files[root].outline
            let list = value(of: outline.root, "conditions", in: outline).flatMap(outline.resolved)
            let edits: FileEdits?
            if let list, outline.nodes[list].kind == .list {
                edits = outline.addition(of: name, to: list).map { FileEdits([files[root].path: [$0]]) }
            } else {
                let condition = YAMLEntry("conditions", .mapping([YAMLEntry(name, .text("unknown"))]))
                edits = adding([condition], toValue: nil, in: root)
            }
            if let edits { return QuickFix(title: "Declare condition '\(name)'", edits: edits) }
        }
        return nil
    }

    private func newName(_ range: Range<Int>, _ finding: FixableFinding) -> String? {
        let text = files[finding.file].outline.text(range)
        return isName(text.utf8) ? text : nil
    }
}
