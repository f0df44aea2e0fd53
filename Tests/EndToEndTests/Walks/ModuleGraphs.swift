@testable import NavGraphModel

/// A random app that imports a random module, both with groups of events, choices, locks and buttons among tabs.
struct ModuleGraphs {
    private let texts: [String: String]

    init(seed: UInt64) {
        let (features, isHosted) = (WalkTests.features, seed % 8 == 7)
        var module = WalkGraph(seed: seed &+ 0x3000_0000, features: features, isHosted: isHosted, isModule: true)
        let text = module.yaml()
        var app = WalkGraph(seed: seed, features: features, isHosted: isHosted, importing: [module])
        texts = ["graph.yaml": app.yaml(), "module.yaml": text]
    }

    /// The app as it is written, and the module behind it.
    var text: String { texts["graph.yaml"]! + "\n" + texts["module.yaml"]! }

    func read() -> GraphReading {
        readGraph(root: "graph.yaml") { path, _ in texts[path].map { .bytes(Array($0.utf8)) } ?? .missing }
    }
}
