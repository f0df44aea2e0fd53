import NavGraphSyntax

extension StoryboardImporter {
    /// What the app begins with: said by an option or an Info.plist, else the likeliest. IMPORT 3, **Entry**.
    func chooseEntry(mainStoryboard: String?) -> Thing? {
        if let mainStoryboard {
            let storyboards = set.storyboards.indices.filter { set.storyboards[$0].name == mainStoryboard }
            if let initial = storyboards.lazy.compactMap(set.initialNode).first { return set.thing(initial) }
            if let first = set.scenes.indices.first(where: {
                storyboards.contains(set.storyboardOf[$0]) && set.controller($0) != nil
            }) {
                return set.thing(first)
            }
        }
        var candidates = set.storyboards.indices.compactMap(set.initialNode)
        if candidates.isEmpty { candidates = set.scenes.indices.filter { set.controller($0) != nil } }
        var seen: Set<Thing> = []
        candidates = candidates.filter { seen.insert(set.thing($0)).inserted }
        guard candidates.count > 1 else { return candidates.first.map(set.thing) }
        func narrow(_ isBetter: (Node) -> Bool) {
            let better = candidates.filter(isBetter)
            if !better.isEmpty { candidates = better }
        }
        narrow { storyboard($0).name.lowercased().hasPrefix("main") }
        let led = ledTo
        narrow { !led.contains(set.thing($0)) }
        if candidates.count > 1 {
            let leads = adjacency
            let counts = candidates.map { reached(from: $0, leads) }
            let most = counts.max()
            candidates = zip(candidates, counts).filter { $0.1 == most }.map(\.0)
        }
        let chosen = candidates[0]
        draft.entryComments = ["import: guessed, because several storyboards have an initial screen"]
        report.add(
            .entryGuessed,
            "import assumes that the app starts with '\(set.label(chosen))'; use '--entry' to name another storyboard",
            at: set.scenes[chosen].origin)
        return set.thing(chosen)
    }

    /// What something else leads to.
    private var ledTo: Set<Thing> {
        var led: Set<Thing> = []
        for node in set.scenes.indices {
            let own = set.controller(node).map { _ in set.thing(node) }
            for segue in set.scenes[node].segues {
                guard let destination = set.destination(of: segue, from: node) else { continue }
                let thing = set.thing(destination)
                if thing != own { led.insert(thing) }
            }
        }
        return led
    }

    /// The scenes that each leads to, whichever way.
    private var adjacency: [[Node]] {
        self.set.scenes.indices.map { node in
            var next = set.scenes[node].segues.compactMap { set.destination(of: $0, from: node) }
            if case .same(.node(let inner))? = set.roles[node] { next.append(inner) }
            return next
        }
    }

    private func reached(from node: Node, _ leads: [[Node]]) -> Int {
        reachable(from: [node]) { leads[$0] }.count { set.roles[$0] == .screen }
    }
}
