import NavGraphModel

/// What can come of a symbol by itself, whatever lies below it: post* from each mode and symbol that some run reaches, at all
/// values with which it does. App events and links are left out (LANGUAGE 10, on reachability).
///
/// O(post*) once for all targets without a limit of steps, and for each limit.
struct Summaries: Sendable {
    let star: PostStar
    /// By mode and symbol, the values with which the symbol is reached in the mode.
    private let reached: [UInt64: BDD]
    /// The modes that arrive at each symbol.
    let modes: [UInt32: [UInt32]]
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
        var reached: [UInt64: BDD] = [:]
        var modes: [UInt32: [UInt32]] = [:]
        func reach(_ mode: UInt32, _ symbol: UInt32, _ values: BDD) {
            let start = Self.key(mode, symbol)
            if let known = reached[start] {
                reached[start] = star.values.diagrams.or(known, values)
            } else {
                reached[start] = values
                modes[symbol, default: []].append(mode)
            }
        }
        for arc in all.arcs where arc.kind == .item && all.modes[arc.mode].kind != .link {
            let values = star.reached(arc.relation)
            reach(arc.mode, arc.symbol, values)
            // What every frame begins by itself is not said again of returns to it.
            if arc.mode == 0 { reach(star.layerMode, arc.symbol, values) }
        }
        for symbol in modes.keys.sorted() {
            for mode in modes[symbol]! {
                let context = star.context(mode: mode, symbol: symbol)
                star.begin(context, at: reached[Self.key(mode, symbol)]!)
            }
        }
        star.saturate()
        (self.star, self.reached, self.modes, self.steps) = (star, reached, modes, steps ?? 0)
    }

    /// The context in which a symbol begins in a mode, and the values with which runs reach it there.
    func start(_ mode: UInt32, _ symbol: UInt32) -> (context: UInt32, values: BDD) {
        (star.knownContext(mode: mode, symbol: symbol)!, reached[Self.key(mode, symbol)]!)
    }

    private static func key(_ mode: UInt32, _ symbol: UInt32) -> UInt64 { UInt64(mode) << 32 | UInt64(symbol) }
}
