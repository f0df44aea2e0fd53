import Foundation
import NavGraphSwift
import NavGraphTestSupport
import Testing

/// Whose initializers the factory calls by itself: what the graph says, what a screen says, what the command line says.
@Suite(.processorTime) struct FactoryDefaultTests {
    private func made(
        _ settings: String, of framework: String = "uikit", _ change: (inout SwiftOptions) -> Void = { _ in }
    ) -> [String] {
        let text =
            appHead("a", of: "App") + """
                swift: { framework: \(framework)\(settings) }
                screens:
                  a: { transitions: { next: { present: b }, last: { present: c } } }
                  b: { factoryDefault: true }
                  c: { factoryDefault: false }
                """
        let emission = Emission(read(text).graph, nil, change)
        #expect(emission.problems.isEmpty)
        let swift = emission.text
        let start = swift.range(of: "extension AppAppScreens {").map { swift[$0.upperBound...] } ?? ""
        let made = start.range(of: "\n}").map { start[..<$0.lowerBound] } ?? start
        return ["A", "B", "C"].filter { made.contains("func make\($0)(") }
    }

    @Test(arguments: ["uikit", "clean-swift", "swiftui"]) func theGraphSaysSo(_ framework: String) {
        #expect(made("", of: framework) == ["A", "B"])
        #expect(made(", factoryDefaults: true", of: framework) == ["A", "B"])
        #expect(made(", factoryDefaults: false", of: framework) == ["B"])
    }

    @Test func theCommandLineStandsInItsPlace() {
        #expect(made(", factoryDefaults: false") { $0.hasFactoryDefaults = true } == ["A", "B"])
        #expect(made("") { $0.hasFactoryDefaults = false } == ["B"])
        #expect(made("") { $0.screensWithoutDefault = ["b"] } == ["A"])
    }
}
