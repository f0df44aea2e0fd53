import Foundation
import Testing

enum Graphviz {
    static let isInstalled = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: $0 + "/dot") }
}

extension Trait where Self == ConditionTrait {
    /// For tests of pictures that `dot` draws, and of pages, which have such pictures.
    static var needsGraphviz: Self { .enabled(if: Graphviz.isInstalled, "Graphviz is absent") }
}
