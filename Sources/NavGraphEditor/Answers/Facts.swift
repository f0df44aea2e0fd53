/// What the last analysis without errors says of a screen.
package struct ScreenFacts: Sendable {
    /// Steps after launch of a shortest run; `nil`: none reaches it.
    package var distance: Int?
    package var run: String
    package init(distance: Int?, run: String) { (self.distance, self.run) = (distance, run) }
}

extension Names {
    /// As the root file would write it.
    package func qualifiedName(_ index: Int) -> String {
        qualifiers[declarations[index].module] + declarations[index].name
    }

    /// As `CLI.md` spells it: `screen:product`, `transition:OWNER.NAME`.
    package func subject(of index: Int) -> String {
        let declaration = declarations[index]
        let owner = declaration.owner.map { qualifiedName($0) } ?? (declaration.isHost ? "host" : "app")
        switch declaration.kind {
        case .screen, .flow, .condition, .resolver: return declaration.kind.rawValue + ":" + qualifiedName(index)
        case .group: return "group:" + qualifiedName(index)
        case .link: return "deepLink:" + qualifiedName(index)
        case .alias: return "import:" + declaration.name
        case .event: return "transition:" + owner + "." + declaration.name
        case .outcome, .message, .param: return declaration.kind.rawValue + ":" + owner + "." + declaration.name
        }
    }

    /// What opens a screen or flow, each once: `OWNER.event`, links, `entry`, and flows that have it as tab or column.
    package func openers(of target: Int) -> [String] { openings(of: target).map { label(of: $0) }.unique() }

    /// What an event carries, over all its alternatives, where no `payload` says it.
    package func carried(byEvent event: Int) -> [Int]? {
        let roots = blocks(of: event).filter { blocks[$0].table == .transition }
        guard !roots.isEmpty, !roots.contains(where: { blocks[$0].values[.payload] != nil }) else { return nil }
        var seen: Set<String> = []
        return roots.flatMap { carried(by: $0) }.filter { seen.insert(declarations[$0].name).inserted }
    }
}
