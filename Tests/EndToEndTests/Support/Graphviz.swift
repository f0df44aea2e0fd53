import Foundation
import Testing

/// Whether `PATH` leads to a program.
func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

enum Graphviz { static let isInstalled = EndToEndTests.isInstalled("dot") }

extension Trait where Self == ConditionTrait {
    /// For tests of pictures that `dot` draws, and of pages, which have such pictures.
    static var needsGraphviz: Self { .enabled(if: Graphviz.isInstalled, "Graphviz is absent") }
}
