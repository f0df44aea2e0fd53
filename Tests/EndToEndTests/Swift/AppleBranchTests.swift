import Foundation
import NavGraphTestSupport
import Testing

/// What only Apple's compiler sees of the support code, `#if canImport(ObjectiveC)`: compiled with a module of that name and a
/// base class that answers as Apple's does, and run.
@Suite(.processorTime) struct AppleBranchTests {
    @Test(arguments: EmittedSwiftTests.modes) func delegatesAnswerForTheApps(_ mode: [String]) throws {
        let doubles = try Doubles.built.get()
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        func write(_ text: String, _ name: String) throws -> String {
            let file = directory.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let module = try swiftc([
            "-emit-module", "-parse-as-library", "-module-name", "ObjectiveC", try write("\n", "ObjectiveC.swift"),
            "-o",
            directory.appendingPathComponent("ObjectiveC.swiftmodule").path,
        ])
        try #require(module.status == 0, "\(module.errors)")
        let sources = Self.sources + [try write(Self.base, "Base.swift"), try write(Self.program, "main.swift")]
        let program = directory.appendingPathComponent("program").path
        let imports = [
            "-I", directory.path, "-I", doubles.modules, "-package-name", "doubles", "-module-name", "Apple",
        ]
        let objects = doubles.objects(.imported).filter { !$0.contains("/NavGraphUIKit.build/") }
        let compiled = try swiftc(["-wmo", "-Onone"] + mode + imports + sources + objects + ["-o", program])
        #expect(compiled.status == 0 && compiled.errors.isEmpty, "\(compiled.errors)")
        let result = try runProgram(program, [])
        #expect(result.status == 0 && result.output == "done\n", "\(result.output)\(result.errors)")
    }

    private static let sources: [String] = {
        let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/NavGraphUIKit")
            .path
        return (FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(directory)/\($0)" }
    }()

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
