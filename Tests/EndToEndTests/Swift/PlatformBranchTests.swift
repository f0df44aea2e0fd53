import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// The branches of `#if os(tvOS)` and of macOS, which Linux does not take: emitted routers and the support code, in which these
/// conditions are read as if they held, against the doubles. What no platform has is `AvailabilityTests`' to find.
@Suite(.processorTime) struct PlatformBranchTests {
    struct Place: Sendable, CustomTestStringConvertible {
        var platform: Platform
        var framework: SwiftSettings.Framework
        var testDescription: String { "\(framework.rawValue) on \(platform.rawValue)" }
    }

    private static let graphs =
        [
            EmittedSwiftTests.Graph(name: "journey", text: Journey.graph),
            EmittedSwiftTests.Graph(name: "house", text: House.graph),
            EmittedSwiftTests.Graph(name: "blog", text: Blog.graph),
        ] + WrittenGraphs.project.filter { $0.name == "cinema" }

    static let places = [
        Place(platform: .tvos, framework: .uikit), Place(platform: .tvos, framework: .cleanSwift),
        Place(platform: .tvos, framework: .swiftui), Place(platform: .macos, framework: .swiftui),
    ]

    @Test(arguments: places) func compiles(_ place: Place) throws {
        let graphs = Self.graphs.map { one in
            var graph = one.read().graph
            graph.setPlatforms(Platform.allCases)
            graph.swift.framework = place.framework
            graph.swift.container = .none
            return graph
        }.filter { emitRouters($0, options: SwiftOptions($0.swift)).problems.isEmpty }
        #expect(graphs.count > 2)
        let sources = try EmittedSources(joining: graphs, .embedded)
        if place.platform == .macos { try sources.add(Self.appKit, as: "AppKit.swift") }
        for file in sources.files {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try Data(Self.text(text, on: place.platform).utf8).write(to: URL(fileURLWithPath: file))
        }
        try EmittedSwiftTests.expectCompiled(sources, EmittedSwiftTests.modes.prefix(1))
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
