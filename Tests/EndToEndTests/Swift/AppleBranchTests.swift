import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// What only Apple's compiler sees of the support code, `#if canImport(ObjectiveC)`: compiled with a module of that name and a
/// base class that answers as Apple's does, and run.
@Suite(.processorTime) struct AppleBranchTests {
    @Test func delegatesAnswerForTheApps() throws { try delegates().run(EmittedSwiftTests.modes[0]) }

    @Test(arguments: EmittedSwiftTests.modes.dropFirst()) func delegatesCompile(_ mode: [String]) throws {
        try delegates().compile(mode + ["-typecheck"])
    }

    private func delegates() throws -> Branch {
        let branch = try Branch(of: .uikit)
        try branch.write(Self.base, "Base.swift")
        try branch.write(Self.program, "main.swift")
        return branch
    }

    /// With the compiler's support of Objective-C, which Linux has for types alone.
    @Test(arguments: EmittedSwiftTests.modes) func methodsOfMenusAreOfObjectiveC(_ mode: [String]) throws {
        try Branch(of: .appkit).compile(mode + ["-typecheck", "-Xfrontend", "-enable-objc-interop"])
    }

    /// As if AppKit called them.
    @Test func menusCallTheirMethods() throws {
        let branch = try Branch(of: .appkit) { $0.replacing("@objc func", with: "func") }
        try branch.write(Self.menus, "main.swift")
        try branch.run(EmittedSwiftTests.modes[0])
    }

    /// The support code of a framework, with a module `ObjectiveC`.
    private final class Branch {
        private let framework: SwiftSettings.Framework
        private let workspace: Workspace
        private var files: [String] = []

        /// - Parameter change: what this compiler cannot do is taken out.
        init(of framework: SwiftSettings.Framework, _ change: (String) -> String = { $0 }) throws {
            self.framework = framework
            workspace = Workspace()
            try workspace.write("\n", to: "ObjectiveC.swift")
            let module = try swiftc([
                "-emit-module", "-parse-as-library", "-module-name", "ObjectiveC",
                workspace.url("ObjectiveC.swift").path, "-o", workspace.url("ObjectiveC.swiftmodule").path,
            ])
            try #require(module.status == 0, "\(module.errors)")
            let sources = Checkout.root.appendingPathComponent("Sources/\(framework.supportModule)")
            for case let name as String in FileManager.default.enumerator(atPath: sources.path) ?? .init()
            where name.hasSuffix(".swift") {
                let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
                try write(change(text), name.replacing("/", with: "-"))
            }
        }

        func write(_ text: String, _ name: String) throws {
            try workspace.write(text, to: name)
            files.append(workspace.url(name).path)
        }

        func compile(_ options: [String]) throws {
            let imports = ["-I", workspace.directory.path, "-I", try Doubles.built(for: framework).modules]
            let flags = Doubles.Support.imported.flags(for: framework) + ["-module-name", "Apple"]
            let compiled = try swiftc(["-wmo", "-Onone"] + options + imports + flags + files.sorted())
            #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
        }

        func run(_ mode: [String]) throws {
            let program = workspace.url("program").path
            let objects = try Doubles.built(for: framework).objects(.imported, for: framework)
                .filter { !$0.contains("/\(framework.supportModule).build/") }
            try compile(mode + objects + ["-o", program])
            let result = try runProgram(program, [])
            #expect(result.status == 0 && result.output == "done\n", "\(result.output)\(result.errors)")
        }
    }

    private static let menus = """
        import AppKit
        import NavGraphRuntime

        struct Name: NavGraph.Name { let text: String }
        final class Screen: NSViewController { override func loadView() { view = NSView() } }
        enum Command: String, NavGraph.Command {
            case open
            var title: String { "Open" }
        }

        @MainActor final class App {
            let navigation: NavGraph.Navigation
            init(_ window: NSWindow) { navigation = NavGraph.Navigation(window: window, NavGraph.Conditions(), nil) }
            func screen(_ name: String) -> NSViewController {
                let screen = Screen(nibName: nil, bundle: nil)
                navigation.enter(screen, as: Name(text: name)).command("open", event: "open", to: self) {
                    try $1.push($0.screen("note"))
                }
                return screen
            }
        }

        @MainActor func walk() {
            let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            let app = App(window)
            app.navigation.start { $0.root(app.navigation.stack(app.screen("list"), for: Name(text: "notes"))) }
            AppKitDouble.settle()
            guard let responder = window.nextResponder as? NavGraph.Responder else { return print("no responder") }
            responder.performCommand(Command.open.menuItem())
            AppKitDouble.settle()
            if app.navigation.state.description != "notes[list note]" { print(app.navigation.state) }
            responder.goBack(nil)
            AppKitDouble.settle()
            if app.navigation.state.description != "notes[list]" { print(app.navigation.state) }
        }

        walk()
        print("done")

        """

    /// As Apple's: its members belong to no actor. What a class has of methods is a list.
    private static let base = """
        import Foundation

        nonisolated struct Selector: Sendable { let name: String }
        nonisolated func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

        nonisolated protocol Answering: AnyObject {
            func responds(to selector: Selector!) -> Bool
        }

        extension NSObjectProtocol {
            nonisolated func responds(to selector: Selector!) -> Bool {
                (self as? any Answering)?.responds(to: selector) ?? false
            }
        }

        nonisolated class NSObject: Foundation.NSObject, Answering {
            func responds(to selector: Selector!) -> Bool { own.contains(selector.name) }
            func forwardingTarget(for selector: Selector!) -> Any? { nil }
            nonisolated var own: [String] { "\\(type(of: self))" == "DelegateProxy" ? known : [] }
        }

        /// What the proxy implements, and a method that no SDK has yet.
        nonisolated let known = [didShow, willShow, animation]
        nonisolated let didShow = "navigationController:didShowViewController:animated:"
        nonisolated let willShow = "navigationController:willShowViewController:animated:"
        nonisolated let animation =
            "navigationController:animationControllerForOperation:fromViewController:toViewController:"
        nonisolated let novelty = "navigationController:didSomethingNew:"

        """

    private static let program = """
        import NavGraphRuntime
        import UIKit

        nonisolated final class Plain: NSObject, UINavigationControllerDelegate {}
        nonisolated final class Able: NSObject, UINavigationControllerDelegate {
            override var own: [String] { [animation, novelty] }
        }

        func check(_ isTrue: Bool, _ line: Int = #line) {
            if !isTrue { print("line \\(line)") }
        }

        @MainActor func walk() {
            let navigation = NavGraph.Navigation(NavGraph.Conditions(), nil) {
                UINavigationController(rootViewController: $1)
            }
            let proxy = NavGraph.DelegateProxy(navigation)
            func responds(_ name: String) -> Bool { proxy.responds(to: Selector(name: name)) }
            func target(_ name: String) -> AnyObject? {
                proxy.forwardingTarget(for: Selector(name: name)) as AnyObject?
            }

            // Without a delegate of the app's: what it hears itself, and nothing else, as constants change behaviour.
            proxy.follow(nil) {}
            check(responds(didShow) && responds(willShow))
            check(!responds(animation) && !responds(novelty))
            check(!responds("description"))

            var plain: Plain? = Plain()
            proxy.follow(plain) { check(!responds(animation)) }
            check(!responds(novelty))
            plain = nil
            _ = plain

            // UIKit asks when it becomes the delegate, and remembers.
            var able: Able? = Able()
            weak let trace = able
            proxy.follow(nil) {}
            proxy.follow(able) { check(responds(animation) && responds(novelty) && responds(didShow)) }
            check(target(novelty) === able)
            able = nil
            check(trace != nil && target(novelty) === trace)
            // Another one takes its place.
            proxy.follow(nil) {}
            check(trace == nil)
            check(target(novelty) === proxy && target(animation) === proxy)

            // One that has only what the proxy knows is not kept.
            let fresh = NavGraph.DelegateProxy(navigation)
            var last: Able? = Able()
            weak let lastTrace = last
            fresh.follow(last) { check(fresh.responds(to: Selector(name: animation))) }
            last = nil
            check(lastTrace == nil)
            check(fresh.forwardingTarget(for: Selector(name: animation)) as AnyObject? === fresh)
        }

        walk()
        print("done")

        """
}
