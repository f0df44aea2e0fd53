extension RandomGraph {
    /// What random graphs have more of than others.
    enum Kind: String, CaseIterable, Sendable {
        case plain, links, containers, revised, hosted, additions

        func yaml(_ seed: UInt64) -> String {
            var graph = RandomGraph(
                seed: seed, hasManyLinks: self == .links, hasTwoContainers: self == .containers,
                isRevised: self == .revised || self == .hosted, isHosted: self == .hosted,
                hasAdditions: self == .additions)
            return graph.yaml()
        }
    }
}
