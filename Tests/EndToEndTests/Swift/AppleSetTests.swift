import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// What the workflow builds with Apple's compiler: built here against the doubles.
@Suite(.processorTime, .timeLimit(.minutes(10))) struct AppleSetTests {
    private static let folder = "Tests/EndToEndTests/Apple"

    /// Screens of the shop, which has no app: `NAVGRAPH_RECORD=1` writes them.
    @Test(arguments: [false, true]) func screensOfTheShopAreUpToDate(_ areViews: Bool) throws {
        let path = Checkout.root.appendingPathComponent("Graphs/shop.yaml").path
        var graph = EmittedSwiftTests.Graph(name: "shop", path: path).read().graph
        if areViews { graph.swift.framework = .swiftui }
        let support = areViews ? Doubles.Support.imported : .embedded
        let stubs = support.program(Stubs.of([Stubs(graph)]), for: graph.swift.framework)
        let text = "// What the routers of the shop need of an app.\n// swift-format-ignore-file\n" + stubs
        let file = "\(Self.folder)/\(areViews ? "ShopViews" : "Shop").swift"
        let old = try? Checkout.text(file)
        #expect(old == text)
        if old != text, ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil {
            try Data(text.utf8).write(to: Checkout.root.appendingPathComponent(file))
        }
    }

    @Test func allSetsBuildAsAPackage() throws {
        let workspace = Workspace()
        try workspace.makeDirectory("sets")
        let sets = workspace.url("sets").path
        let script = Checkout.root.appendingPathComponent(".ci/apple").path
        let written = try runProgram("/bin/sh", [script, "write", sets])
        try #require(written.status == 0, "\(written.errors)")
        let copied = try workspace.files(below: "sets").keys.map { ($0 as NSString).lastPathComponent }
        let emitted = FileManager.default.enumerator(
            atPath: Checkout.root.appendingPathComponent("Graphs/Generated").path)
        for case let file as String in try #require(emitted) where file.hasSuffix(".swift") {
            #expect(copied.contains((file as NSString).lastPathComponent), "\(file)")
        }
        // A release build compiles each module in one job; the fake screens are there where DEBUG is set.
        let flags = try ["-Onone", "-D", "DEBUG", "-I", Doubles.built.get().modules].flatMap { ["-Xswiftc", $0] }
        let build = try runProgram(
            "swift", ["build", "--package-path", sets, "-c", "release", "-debug-info-format", "none"] + flags,
            environment: ["NAVGRAPH_DOUBLES": ""])
        #expect(build.status == 0, "\(build.output)\(build.errors)")
        #expect(!build.output.contains("warning: "), "\(build.output)")
    }

    /// The apps that the test of Xcode drives.
    @Test(arguments: [
        ["Graphs/Generated/notes", "Graphs/Generated/NavGraph", "\(folder)/UIKit"],
        [
            "Graphs/Generated/swiftui", "Tests/EndToEndTests/Examples/Views", "\(folder)/NotesViews.swift",
            "\(folder)/SwiftUI",
        ],
    ]) func appsOfTheTestCompile(_ paths: [String]) throws {
        let files = try paths.flatMap { path -> [String] in
            let file = Checkout.root.appendingPathComponent(path).path
            if path.hasSuffix(".swift") { return [file] }
            return try FileManager.default.contentsOfDirectory(atPath: file).filter { $0.hasSuffix(".swift") }
                .map { "\(file)/\($0)" }
        }
        let flags = ["-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        let result = try swiftc(flags + ["-module-name", "Notes", "-I", Doubles.built.get().modules] + files)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func theTestCompiles() throws {
        let workspace = Workspace()
        try workspace.write(Self.xctest, to: "XCTest.swift")
        let test = try Checkout.text("\(Self.folder)/UITests/NotesUITests.swift")
        try workspace.write(test.replacing("import XCTest\n", with: ""), to: "NotesUITests.swift")
        let files = ["XCTest.swift", "NotesUITests.swift"].map { workspace.url($0).path }
        let result = try swiftc(["-typecheck", "-swift-version", "6", "-warnings-as-errors"] + files)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// What it calls of Apple's, as Apple declares it.
    private static let xctest = """
        class XCTestCase { var continueAfterFailure = true }
        func XCTAssertTrue(_ isTrue: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "") {}
        typealias TimeInterval = Double

        @MainActor class XCUIElement {
            var buttons: XCUIElementQuery { XCUIElementQuery() }
            var navigationBars: XCUIElementQuery { XCUIElementQuery() }
            var exists: Bool { true }
            func tap() {}
            func waitForExistence(timeout: TimeInterval) -> Bool { true }
            func waitForNonExistence(timeout: TimeInterval) -> Bool { true }
        }
        @MainActor class XCUIElementQuery {
            subscript(_ key: String) -> XCUIElement { XCUIElement() }
            func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
        }
        @MainActor final class XCUIApplication: XCUIElement { func launch() {} }

        """
}
