import Foundation
import NavGraphTestSupport
import Testing

/// What is compiled once is not compiled again, unless something of what the compiler reads has changed.
@Suite(.processorTime) struct CompileCacheTests {
    let workspace = Workspace()
    private let marker = UUID().uuidString

    init() throws {
        try workspace.write("// \(marker)\n", to: "a.swift")
        try workspace.write("\(marker)", to: "modules/A.swiftmodule")
    }

    @Test func theSameIsCompiledOnce() throws {
        #expect(try compile(to: "first") == 1)
        #expect(try compile(to: "elsewhere/first") == 0)
        #expect(try workspace.text("elsewhere/first") == "made")
    }

    @Test(arguments: ["a.swift", "modules/A.swiftmodule"]) func aChangeOfWhatIsReadIsSeen(_ file: String) throws {
        #expect(try compile(to: "first") == 1)
        try workspace.write("// other\n// \(marker)\n", to: file)
        #expect(try compile(to: "first") == 1)
    }

    @Test func anOptionCounts() throws {
        #expect(try compile(to: "first") == 1)
        #expect(try compile(["-D", "DEBUG"], to: "first") == 1)
    }

    /// But not that of a compiler that was killed.
    @Test(arguments: [("a.swift:1:1: error: no\n", Int32(1), 0), ("", 9, 1)])
    func anErrorIsKeptWithItsText(_ text: String, _ status: Int32, _ callsOfSecond: Int) throws {
        for calls in [1, callsOfSecond] {
            var made = 0
            let result = try CompileCache.result(of: arguments([], "failed")) {
                made += 1
                return (status, "", text)
            }
            #expect(result.status == status && result.errors == text && made == calls)
        }
    }

    /// How often the compiler is asked.
    private func compile(_ options: [String] = [], to output: String) throws -> Int {
        var calls = 0
        try workspace.makeDirectory("elsewhere")
        let result = try CompileCache.result(of: arguments(options, output)) {
            calls += 1
            try workspace.write("made", to: output)
            return (0, "", "")
        }
        #expect(result.status == 0)
        return calls
    }

    private func arguments(_ options: [String], _ output: String) -> [String] {
        options + [
            "-I", workspace.url("modules").path, workspace.url("a.swift").path, "-o", workspace.url(output).path,
        ]
    }
}
