import Foundation
import NavGraphTestSupport
import Testing

/// The processor time that `make test` tells.
@Suite(.processorTime) struct ProcessorTimeTests {
    /// A suite without the trait would be missing in the list.
    @Test(arguments: ["NavGraphTests", "EndToEndTests"]) func everySuiteIsMeasured(_ folder: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(folder)
        let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        for name in names where name.hasSuffix(".swift") && !name.hasPrefix("Apple/") {
            let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            let suites = text.matches(of: /(?m)^@Suite[^{]*/)
            #expect(suites.allSatisfy { $0.output.contains(".processorTime") }, "\(name)")
            if text.contains(/(?m)^ +@Test/) {
                let isExtension = text.contains(/(?m)^extension \w+Tests/)
                #expect(!suites.isEmpty || isExtension, "\(name) has tests without a suite")
            }
        }
    }

    /// Programs end with what they have said, or by a signal.
    @Test func programsRunToTheirEnd() throws {
        let said = try runProgram(
            "sh", ["-c", "cat; echo \"$WORD\" >&2; pwd; exit 3"], input: Array("in\n".utf8), in: "/",
            environment: ["WORD": "word"])
        #expect(said.status == 3 && said.output == "in\n/\n" && said.errors == "word\n")
        #expect(try runProgram("sh", ["-c", "kill -TERM $$"]).status == SIGTERM)
        #expect(throws: POSIXError.self) { try runProgram("/nowhere/program", []) }
    }

    /// A program that held the pipe of another would keep that one from its end.
    @Test func programsInheritNoFile() throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        #expect(try runProgram("sh", ["-c", "test -e /dev/fd/\(file)"]).status == 1)
    }
}
