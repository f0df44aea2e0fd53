import NavGraphModel

extension StoryboardImporter {
    /// Names screens, then flows. IMPORT 4.
    func nameElements() {
        var scenesOfClass: [String: Int] = [:]
        for node in nodeOfScreen { if let type = type(of: node) { scenesOfClass[type, default: 0] += 1 } }
        let classes = Set(scenesOfClass.keys).union(xibs.map(\.type))
        let forbidden = ForbiddenNames(app: draft.app, classes: classes)
        var names = NameRegistry(isForbidden: forbidden.contains)
        let firstXib = draft.screens.count - xibs.count
        for number in draft.screens.indices {
            let candidates: [String?]
            if let node = nodeOfScreen[number] {
                candidates = self.candidates(ofScreen: node, scenesOfClass)
            } else if number >= firstXib {
                let xib = xibs[number - firstXib]
                candidates = [screenStem(xib.type), NamedKind.screen.name(Words(of: xib.name))]
            } else if case .storyboard(let storyboard, let id)? = draft.screens[number].source {
                candidates = [id.map(identifierStem).flatMap(screenStem), NamedKind.screen.name(Words(of: storyboard))]
            } else {
                candidates = []
            }
            let usable = candidates.compactMap(\.self)
            draft.screens[number].name = names.take(usable.isEmpty ? ["screen"] : usable)
        }
        var containersOfClass: [String: Int] = [:]
        for node in nodeOfFlow { if let type = type(of: node) { containersOfClass[type, default: 0] += 1 } }
        for number in draft.flows.indices {
            let candidates = self.candidates(ofFlow: number, containersOfClass).flatMap { name in
                name.hasSuffix("Flow") ? [name] : [name, name + "Flow"]
            }
            draft.flows[number].name = names.take(candidates)
        }
    }

    /// The class of a scene, unless it is UIKit's own.
    func type(of node: Node?) -> String? {
        guard let node, let controller = set.controller(node), let type = controller.type,
            type != standardClass(of: controller.element, isMac: storyboard(node).isMac)
        else { return nil }
        return type
    }

    private func screenStem(_ text: String) -> String? {
        NamedKind.screen.name(Stem.words(of: text, less: Stem.ofScreens))
    }

    private func candidates(ofScreen node: Node, _ scenesOfClass: [String: Int]) -> [String?] {
        guard let controller = set.controller(node) else { return [] }
        let type = type(of: node)
        let ofClass = type.flatMap(screenStem)
        var candidates: [String?] = []
        if let type, scenesOfClass[type] == 1 { candidates.append(ofClass) }
        candidates += [controller.identifier.map(identifierStem), controller.userLabel].map { $0.flatMap(screenStem) }
        candidates += controller.titles.map { NamedKind.screen.name(Words(of: $0).prefix(4)) }
        candidates.append(ofClass)
        let storyboard = storyboard(node)
        if set.isInitial(node) || storyboard.scenes.count == 1 {
            candidates.append(NamedKind.screen.name(Words(of: storyboard.name)))
        }
        if candidates.allSatisfy({ $0 == nil }), let label = controller.firstLabel {
            candidates.append(NamedKind.screen.name(Words(of: label).prefix(3)))
        }
        if candidates.allSatisfy({ $0 == nil }) { candidates.append(kindName(of: controller.element)) }
        return candidates
    }

    private func kindName(of element: String) -> String {
        switch element {
        case "tableViewController": "table"
        case "collectionViewController": "collection"
        case "pageViewController", "pagecontroller": "pages"
        case "hostingController": "hosting"
        case "avPlayerViewController": "player"
        case "glkViewController": "glk"
        case "tabBarController", "tabViewController": "tabs"
        case "splitViewController": "split"
        case "navigationController": "navigation"
        default: "screen"
        }
    }

    private func candidates(ofFlow number: Int, _ containersOfClass: [String: Int]) -> [String] {
        var candidates: [String?] = []
        if let node = nodeOfFlow[number], let controller = set.controller(node) {
            // A class that several containers share names none of them.
            let type = type(of: node).flatMap { containersOfClass[$0] == 1 ? $0 : nil }
            candidates = [type, controller.identifier.map(identifierStem), controller.userLabel].map {
                $0.flatMap { NamedKind.flow.name(Stem.words(of: $0, less: Stem.ofFlows)) }
            }
            if set.isInitial(node) { candidates.append(NamedKind.flow.name(Words(of: storyboard(node).name))) }
        }
        switch draft.flows[number].kind {
        case .stack(let start): candidates.append(draft.screens[start].name + "Flow")
        case .tabs: candidates.append("tabs")
        case .columns: candidates.append("split")
        }
        return candidates.compactMap(\.self)
    }
}

/// What UIKit, AppKit and so on call the controller of an element without its own class.
func standardClass(of element: String, isMac: Bool) -> String {
    if isMac { return "NSViewController" }
    return switch element {
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    case "navigationController": "UINavigationController"
    case "tabBarController": "UITabBarController"
    case "splitViewController": "UISplitViewController"
    case "pageViewController": "UIPageViewController"
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    case "controller", "glanceController": "WKInterfaceController"
    case "notificationController": "WKUserNotificationInterfaceController"
    default: "UIViewController"
    }
}
