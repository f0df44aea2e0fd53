import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// The branches of `#if os(tvOS)` and of macOS, which Linux does not take: emitted routers and the support code, in which these
/// conditions are read as if they held, against the doubles. What no platform has is `AvailabilityTests`' to find.
@Suite(.processorTime) struct PlatformBranchTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var platform: Platform
        var framework: SwiftSettings.Framework
        var graph: EmittedSwiftTests.Graph
        var testDescription: String { "\(graph.name), \(framework.rawValue) on \(platform.rawValue)" }
    }

    private static let graphs =
        [
            EmittedSwiftTests.Graph(name: "journey", text: Journey.graph),
            EmittedSwiftTests.Graph(name: "house", text: House.graph),
            EmittedSwiftTests.Graph(name: "blog", text: Blog.graph),
        ] + WrittenGraphs.project.filter { $0.name == "cinema" }

    static let cases = graphs.flatMap { graph in
        [
            Case(platform: .tvos, framework: .uikit, graph: graph),
            Case(platform: .tvos, framework: .cleanSwift, graph: graph),
            Case(platform: .tvos, framework: .swiftui, graph: graph),
            Case(platform: .macos, framework: .swiftui, graph: graph),
        ]
    }

    @Test(arguments: cases) func compiles(_ one: Case) throws {
        var graph = one.graph.read().graph
        graph.setPlatforms(Platform.allCases)
        graph.swift.framework = one.framework
        graph.swift.container = .none
        if !emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty { return }
        let sources = try EmittedSources(graph, .embedded)
        if one.platform == .macos { try sources.add(Self.appKit, as: "AppKit.swift") }
        for file in sources.files {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try Data(Self.text(text, on: one.platform).utf8).write(to: URL(fileURLWithPath: file))
        }
        let modules = try Doubles.built.get().modules
        let build = try swiftc(
            ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-D", "DEBUG", "-I", modules] + sources.files)
        #expect(build.status == 0, "\(build.errors.prefix(3000))")
    }

    /// True and false conditions have the names of systems that this is, and is not.
    private static func text(_ text: String, on platform: Platform) -> String {
        if platform == .tvos { return text.replacing("os(tvOS)", with: "os(Linux)") }
        return text.replacing("os(macOS)", with: "os(Linux)").replacing("canImport(UIKit)", with: "os(Windows)")
            .replacing("canImport(AppKit)", with: "os(Linux)")
    }

    /// What the support calls of AppKit.
    private static let appKit = """
        import SwiftUI

        @MainActor class NSView { init() {} }

        @MainActor class NSViewController {
            var view = NSView()
            init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) { nil }
            func loadView() {}
            func viewDidAppear() {}
            func viewDidDisappear() {}
        }

        @MainActor @preconcurrency protocol NSViewControllerRepresentable: View where Body == Never {
            associatedtype NSViewControllerType: NSViewController
            typealias Context = Void
            func makeNSViewController(context: Context) -> NSViewControllerType
            func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
        }

        """
}
