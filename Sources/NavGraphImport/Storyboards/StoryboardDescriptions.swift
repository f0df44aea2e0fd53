import NavGraphModel
import NavGraphXML

extension StoryboardImporter {
    /// Describes screens and flows: `from`, `type`, `title`, imported modules, comments. IMPORT 3.
    func describeElements() {
        let forbidden = ForbiddenNames(app: draft.app, classes: [])
        let firstXib = draft.screens.count - xibs.count
        for number in draft.screens.indices {
            if let node = nodeOfScreen[number] {
                describe(number, of: node, forbidden: forbidden)
            } else if number >= firstXib {
                let type = xibs[number - firstXib].type
                draft.screens[number].type = isDefault(type, number) ? nil : type
            } else {
                // A missing controller has an unknown class.
                draft.screens[number].type = nil
            }
        }
        for (number, node) in nodeOfFlow.enumerated() {
            guard let node, let controller = set.controller(node) else { continue }
            draft.flows[number].title = title(controller, name: draft.flows[number].name)
        }
        for node in set.scenes.indices where hosts[node] == nil {
            guard let controller = set.controller(node), !controller.isPlaceholder, set.roles[node] != .screen,
                let name = controller.customClass
            else { continue }
            report.add(
                .containerClass, "the class '\(demangled(name))' of a container was not imported",
                at: set.scenes[node].origin)
        }
        describeHosts()
        importModules()
    }

    private func describe(_ number: Int, of node: Node, forbidden: ForbiddenNames) {
        guard let controller = set.controller(node) else { return }
        let storyboard = storyboard(node)
        let origin = set.scenes[node].origin
        let name = draft.screens[number].name
        var id = controller.identifier
        if id == nil, !set.isInitial(node) {
            id = upperCamel(name)
            draft.screens[number].comments.append(
                "import: give the object \(controller.id) of \(storyboard.name).storyboard this storyboard ID")
            report.add(
                .noIdentifier, "'\(name)' has no storyboard ID; the graph uses '\(id!)'", at: origin)
        }
        draft.screens[number].source = .storyboard(storyboard.name, id: id)
        let standard = standardClass(of: controller.element, isMac: storyboard.isMac)
        var type = controller.type ?? standard
        if controller.customClass == nil {
            report.add(.noClass, "'\(name)' has no custom class; it is a \(standard)", at: origin)
        } else if controller.type == nil || forbidden.isOfApp(type) {
            type = standard
            report.add(
                .className, "'\(controller.customClass!)' is not a valid type of '\(name)'; it is a \(standard)",
                at: origin)
        }
        draft.screens[number].type = isDefault(type, number) ? nil : type
        draft.screens[number].title = title(controller, name: name)
    }

    private func isDefault(_ type: String, _ number: Int) -> Bool {
        type == upperCamel(draft.screens[number].name) + "ViewController"
    }

    private func title(_ controller: Controller, name: String) -> String? {
        controller.titles.first.flatMap { $0 == spaced(name) ? nil : $0 }
    }

    /// Comments on hosts and containers where a decision is wanted.
    private func describeHosts() {
        var embedded: [DraftTarget: [String]] = [:]
        var order: [DraftTarget] = []
        for node in set.scenes.indices {
            for segue in set.scenes[node].segues where isEmbedding(segue, node) {
                guard let destination = set.destination(of: segue, from: node),
                    let host = target(of: set.thing(node))
                else { continue }
                if embedded[host] == nil { order.append(host) }
                embedded[host, default: []].append(set.label(destination))
            }
        }
        for host in order { comment("embeds \((embedded[host] ?? []).joined(separator: ", "))", on: host) }
        for (node, remarks) in set.remarks.sorted(by: { $0.key < $1.key }) {
            guard let target = target(of: set.thing(node)) else { continue }
            for remark in remarks { comment(remark, on: target) }
        }
    }

    private func comment(_ text: String, on target: DraftTarget) {
        switch target {
        case .screen(let screen): draft.screens[screen].comments.append("import: " + text)
        case .flow(let flow): draft.flows[flow].comments.append("import: " + text)
        }
    }

    /// The modules of the screens' classes that are of no target of the app.
    private func importModules() {
        let own = set.storyboards.reduce(into: Set<String>()) { $0.formUnion($1.ownModules) }
            .union(xibs.flatMap(\.ownModules))
        let used = nodeOfScreen.compactMap { $0.flatMap(set.controller)?.module } + xibs.compactMap(\.module)
        draft.imports = Set(used).subtracting(own).filter { isValidName($0) && !isSwiftKeyword($0) }.sorted()
    }
}
