import NavGraphModel

/// The possible continuations of a symbol alone, whatever lies below it: post* from each mode and symbol that some run reaches, at all
/// values with which it does. App events and links are left out (LANGUAGE 10, on reachability).
///
/// O(post*) once for all targets without a limit of steps, and for each limit.
struct Summaries: Sendable {
    let star: PostStar
    /// By mode and symbol, the values with which the symbol is reached in the mode.
    private let reached: [IDPair: BDD]
    /// The modes that arrive at each symbol.
    let modes: [StackSymbolID: [ModeID]]
    /// Runs take at most so many steps; 0 where they are not counted.
    let steps: Int

    /// `other` numbers symbols, modes and sets as `all` does, and more of them.
    init(of all: PostStar, continuing other: PostStar, _ options: PostStar.Options, within steps: Int? = nil) {
        var options = options
        options.appEvents = false
        options.keepsOpenings = true
        options.mostSteps = steps.map { Int32(clamping: $0) }
        if steps != nil, all.graph.hasRegions { options.heldMore = all.heldMore }
        var star = PostStar(continuing: other, options)
        var reached: [IDPair: BDD] = [:]
        var modes: [StackSymbolID: [ModeID]] = [:]
        func reach(_ mode: ModeID, _ symbol: StackSymbolID, with values: BDD) {
            let start = IDPair(mode, symbol)
            if let known = reached[start] {
                reached[start] = star.values.diagrams.or(known, values)
            } else {
                reached[start] = values
                modes[symbol, default: []].append(mode)
            }
        }
        for arc in all.automaton.arcs.all where arc.kind == .item && all.modes[arc.mode].kind != .link {
            let values = star.reached(arc.relation)
            reach(arc.mode, arc.symbol, with: values)
            // What every frame begins by itself is not said again of returns to it.
            if arc.mode == .idle { reach(star.layerMode, arc.symbol, with: values) }
        }
        for (symbol, modes) in modes.sorted(by: { $0.key < $1.key }) {
            for mode in modes {
                let context = star.context(mode: mode, symbol: symbol)
                star.begin(context, at: reached[IDPair(mode, symbol), default: .none])
            }
        }
        star.saturate()
        (self.star, self.reached, self.modes, self.steps) = (star, reached, modes, steps ?? 0)
    }

    /// The context in which a symbol begins in a mode, and the values with which runs reach it there.
    func start(_ mode: ModeID, _ symbol: StackSymbolID) -> (context: ContextID, values: BDD) {
        (star.automaton.context(mode, symbol)!, reached[IDPair(mode, symbol), default: .none])
    }
}
