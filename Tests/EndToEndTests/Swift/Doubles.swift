import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSupport
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The double of UIKit, and the support code against it, built once for all tests of a run.
struct Doubles: Sendable {
    /// Where the modules are.
    var modules: String
    private var directory: String

    /// Where the support code is that a program calls.
    enum Support: String, Sendable, CaseIterable { case embedded, imported }

    struct Failure: Error, CustomStringConvertible { var description: String }

    private static let tests = Checkout.root.appendingPathComponent("Tests")
    private static let package = tests.appendingPathComponent("Doubles").path

    static let built: Result<Doubles, any Error> = Result {
        try build(["NavGraphUIKit", "NavGraphSwiftUI"], of: package)
    }
    /// That of AppKit, a separate package.
    static let builtForAppKit: Result<Doubles, any Error> = Result {
        try build(["NavGraphAppKit"], of: tests.appendingPathComponent("AppKitDouble").path)
    }

    static func built(for framework: SwiftSettings.Framework) throws -> Doubles {
        try (framework == .appkit ? builtForAppKit : built).get()
    }

    private static func build(_ products: [String], of package: String) throws -> Doubles {
        for product in products {
            let build = try runProgram("swift", ["build", "--package-path", package, "--product", product])
            guard build.status == 0 else { throw Failure(description: build.output + build.errors) }
        }
        let path = try runProgram("swift", ["build", "--package-path", package, "--show-bin-path"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return Doubles(modules: "\(path)/Modules", directory: path)
    }

    /// What a program is linked with.
    func objects(_ support: Support, for framework: SwiftSettings.Framework = .uikit) -> [String] {
        let modules = support == .embedded ? [] : ["NavGraphRuntime", Support.module(for: framework)]
        let isAppKit = framework == .appkit
        let package = isAppKit ? Self.tests.appendingPathComponent("AppKitDouble").path : Self.package
        return
            ([isAppKit ? "AppKit" : "UIKit", "UserNotifications", "SwiftUI", "AppIntents", "DITranquillity", "os"]
            + modules)
            .flatMap {
                module -> [String] in
                // What was compiled of a source that is no more is still there.
                let sources = FileManager.default.enumerator(atPath: package + "/Sources/\(module)/.")
                return (sources?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
                    .map { "\(directory)/\(module).build/\(($0 as NSString).lastPathComponent).o" }.sorted()
            }
    }
}

extension Doubles.Support {
    /// As the settings of a graph have it.
    func setting(for framework: SwiftSettings.Framework) -> SwiftSettings.Support {
        self == .embedded ? .embedded : .module(Self.module(for: framework))
    }

    static func module(for framework: SwiftSettings.Framework) -> String {
        framework.supportModule
    }

    /// A program that looks at the support code, and also at what only the package of the double can see of it.
    func program(_ text: String, for framework: SwiftSettings.Framework = .uikit) -> String {
        let imports = self == .embedded ? "" : "import NavGraphRuntime\nimport \(Self.module(for: framework))\n"
        let kit = framework == .appkit ? "import AppKit\n" : "import UIKit\n"
        return text.replacing(kit, with: kit + imports)
    }

    /// What the compiler has to be told for such a program.
    func flags(for framework: SwiftSettings.Framework = .uikit) -> [String] {
        self == .embedded ? [] : ["-package-name", framework == .appkit ? "appkitdouble" : "doubles"]
    }
}

/// What is emitted for graphs, with stubs of what their apps bring along, in a directory that goes with it.
final class EmittedSources {
    private let workspace: Workspace
    var directory: URL { workspace.directory }
    let support: Doubles.Support
    private(set) var framework = SwiftSettings.Framework.uikit
    private(set) var files: [String] = []
    /// The parts of the support code that are in `files`.
    private var parts: Set<String> = []
    /// What these need: all that a lone graph does not need is left out.
    private var features = Set(SupportFeature.allCases)

    private init(_ support: Doubles.Support) throws {
        self.support = support
        workspace = Workspace()
    }

    /// With stubs of all that the app brings along, and the emitted fake screens.
    convenience init(_ graph: NavGraph, _ support: Doubles.Support) throws {
        try self.init(support)
        features = SupportFeature.features(of: graph, for: graph.swift.framework, withMocks: true)
        try add(Stubs.of([emitWithStubs(graph)]), for: graph.swift.framework)
    }

    /// The same for several apps in one module, of UIKit or of SwiftUI: the names of each app get a prefix.
    convenience init(joining graphs: [NavGraph], _ support: Doubles.Support) throws {
        try self.init(support)
        let stubs = try graphs.enumerated().map { index, graph in
            try emitWithStubs(graph.prefixed("J\(index)"), "J\(index)-")
        }
        try add(Stubs.of(stubs), for: graphs[0].swift.framework)
    }

    /// With nothing of the app's.
    convenience init(_ graph: NavGraph, options: SwiftOptions, _ support: Doubles.Support) throws {
        try self.init(support)
        _ = try emit(graph, options)
    }

    private func emitWithStubs(_ graph: NavGraph, _ prefix: String = "") throws -> Stubs {
        var options = SwiftOptions(graph.swift)
        options.hasMocks = true
        return Stubs(graph.calledByModules(), with: try emit(graph, options, prefix))
    }

    /// Adds the emitted files, whose names get the prefix, and the parts of the support code that they call.
    /// - Returns: the texts of the emitted files.
    private func emit(_ graph: NavGraph, _ options: SwiftOptions, _ prefix: String = "") throws -> [String] {
        var options = options
        framework = options.framework
        options.support = support.setting(for: options.framework)
        let emission = emitRouters(graph, options: options)
        guard emission.problems.isEmpty else {
            throw Doubles.Failure(description: "\(emission.problems.map(\.message))")
        }
        let texts = emission.files.map { String(decoding: $0.contents, as: UTF8.self) }
        for (file, text) in zip(emission.files, texts) { try add(text, as: prefix + file.path) }
        guard support == .embedded else { return texts }
        for part in SupportPart.parts(of: graph, for: options.framework, withMocks: options.hasMocks).sorted(by: {
            $0.fileName < $1.fileName
        })
        where parts.insert(part.fileName).inserted {
            let file = part.file(with: features, access: options.access, version: "navgraph")
            try add(String(decoding: file, as: UTF8.self), as: part.fileName)
        }
        return texts
    }

    private func add(_ stubs: String, for framework: SwiftSettings.Framework) throws {
        try add(support.program(stubs, for: framework), as: "Stubs.swift")
    }

    func add(_ text: String, as name: String) throws {
        try workspace.write(text, to: name)
        files.append(workspace.url(name).path)
    }
}

extension NavGraph {
    /// The graph whose Swift names, and the types of whose screens, begin with this.
    fileprivate func prefixed(_ prefix: String) -> NavGraph {
        var graph = self
        graph.swift.prefix = prefix + swift.prefix
        for id in screens.ids where !screens[id].type.isEmpty {
            graph.screens[id].type = graph.text.intern(prefix + text[screens[id].type])
        }
        return graph
    }
}

/// Compiles, unless the same has been compiled before.
func swiftc(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    try CompileCache.result(of: arguments) {
        let result = try runProgram("swiftc", arguments)
        return (result.status, result.output, result.errors)
    }
}

/// Compiles a Swift module.
/// - Returns: its object, beside its interface.
func compileModule(_ name: String, in directory: URL, _ arguments: [String]) throws -> String {
    let module = directory.appendingPathComponent(name).path
    let outputs = ["-emit-module", "-emit-module-path", "\(module).swiftmodule", "-c", "-o", "\(module).o"]
    let build = try swiftc(["-parse-as-library", "-wmo", "-module-name", name, "-D", "DEBUG"] + outputs + arguments)
    try #require(build.status == 0, "\(build.errors)")
    return "\(module).o"
}

/// Compiles a program.
func build(_ program: String, _ arguments: [String]) throws {
    let build = try swiftc(["-wmo", "-Onone", "-D", "DEBUG", "-o", program] + arguments)
    try #require(build.status == 0, "\(build.errors)")
}

/// Compiles a program and runs it.
func buildAndRun(in directory: URL, _ arguments: [String]) throws -> ProgramResult {
    let program = directory.appendingPathComponent("app").path
    try build(program, arguments)
    return try runProgram(program, [])
}

/// Files of `Examples/Scenarios`, whose programs print a line for each check.
func scenarios(_ names: String...) -> [String] {
    names.map { Checkout.root.appendingPathComponent("Tests/EndToEndTests/Examples/Scenarios/\($0).swift").path }
}

extension ProgramResult {
    /// Of scenarios, so many checks have passed.
    func expectPassed(_ checks: Int) {
        let lines = output.split(separator: "\n")
        #expect(lines.filter { !$0.hasPrefix("passed: ") } == [])
        #expect(lines.count == checks && status == 0, "\(output)\(errors)")
    }
}
