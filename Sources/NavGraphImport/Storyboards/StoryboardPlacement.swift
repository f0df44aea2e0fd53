import NavGraphSyntax

extension StoryboardImporter {
    /// Puts screens under flows: those that name them, then those that lead to them, all in one storyboard. IMPORT 3.
    func placeScreens() {
        func own(_ screen: Int, by flow: Int) -> Bool {
            guard draft.screens[screen].owner == nil, let file = draft.screens[screen].origin?.file,
                file == draft.flows[flow].origin.file
            else { return false }
            draft.screens[screen].owner = flow
            return true
        }
        func ownChildren(_ isWanted: (DraftFlow) -> Bool) {
            for (number, flow) in draft.flows.enumerated() where isWanted(flow) {
                for case .screen(let screen) in flow.children { _ = own(screen, by: number) }
            }
        }
        ownChildren { $0.start == nil }
        ownChildren { $0.start != nil }
        var leads: [Owner: [Int]] = [:]
        for arrow in arrows {
            guard case .screen(let target)? = arrow.target else { continue }
            for owner in arrow.owners { leads[owner, default: []].append(target) }
        }
        for number in draft.flows.indices {
            let tabs = draft.flows[number].children.flatMap { draft.firstScreens(of: $0) }
            let inside = draft.screens.indices.filter { draft.screens[$0].owner == number } + tabs
            _ = reachable(from: [.flow(number)] + inside.map(DraftTarget.screen)) { owner in
                (leads[owner] ?? []).filter { own($0, by: number) }.map(DraftTarget.screen)
            }
        }
    }

    func screens(inside flow: Int) -> [Int] {
        var screens = draft.screens.indices.filter { draft.screens[$0].owner == flow }
        for child in draft.flows[flow].children {
            switch child {
            case .screen(let screen): screens.append(screen)
            case .flow(let inner):
                screens += draft.screens.indices.filter { draft.screens[$0].owner == inner }
            }
        }
        return screens
    }
}
