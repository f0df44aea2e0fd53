import Foundation
import NavGraphTestSupport
import Testing

/// What is emitted for `Graphs/` as SwiftLint's defaults see it, its head taken off. `style.py` has the rules that look at size,
/// names and force.
@Suite(.processorTime, .enabled(if: isInstalled("python3"), "Python is absent")) struct StyleTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("style.py").path
    private static let generated = Checkout.root.appendingPathComponent("Graphs/Generated")

    /// What is said of the files of a directory, without its path.
    private static func findings(in directory: URL) throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { directory.appendingPathComponent($0).path }
        let result = try runProgram("python3", [script] + files)
        try #require(result.errors.isEmpty, "\(result.errors)")
        return result.output.split(separator: "\n").map {
            String($0).replacingOccurrences(of: directory.path + "/", with: "")
        }
    }

    static let directories = [
        "cinema", "cinema-swiftui", "clean-swift", "news", "notes", "people", "root-controller", "shop",
        "shop-swiftui", "storyboards", "swiftui", "teams",
    ]

    /// Names of values are the graph's; a property of views' actions begins with `_`, so that no event has its name; there is
    /// one case for each link.
    @Test(arguments: directories) func routersAreAsReviewersWantThem(_ directory: String) throws {
        let found = try Self.findings(in: Self.generated.appendingPathComponent(directory)).filter { finding in
            !finding.hasSuffix(" identifier_name: q") && !finding.hasSuffix(" identifier_name: _opening")
                && finding.wholeMatch(of: /.*AppLink(s|Ways)\.swift.* (cyclomatic_complexity|function_body_length): .*/)
                    == nil
        }
        #expect(found == [])
    }

    @Test func allDirectoriesAreLookedAt() throws {
        let there = try FileManager.default.contentsOfDirectory(atPath: Self.generated.path)
        #expect(Set(there) == Set(Self.directories + ["NavGraph"]))
    }

    /// The support code is many small files in one; the norm names its `ID`.
    @Test func theSupportHasNothingWorse() throws {
        let found = try Self.findings(in: Self.generated.appendingPathComponent("NavGraph")).filter {
            $0.wholeMatch(of: /.* file_length: .*|.* type_name: ID/) == nil
        }
        #expect(found == [])
    }

    static let mistakes = [
        ("force_cast", "let view = made as! UIView\n"),
        ("force_try", "let text = try! String(contentsOf: url)\n"),
        ("identifier_name", "let id = 1, x = 2\nfunc show(_ v: Int) {}\n"),
        ("identifier_name", "enum Tab {\n    case a\n}\n"),
        ("type_name", "struct V {}\n"),
        ("line_length", "let text = \"\(String(repeating: "a", count: 120))\"\n"),
        ("file_length", String(repeating: "// A line.\n", count: 401)),
        ("vertical_whitespace", "let one = 1\n\n\nlet two = 2\n"),
        ("trailing_whitespace", "let one = 1 \n"),
        ("trailing_newline", "let one = 1"),
        ("nesting", "enum One {\n    enum Two {\n        enum Three {}\n    }\n}\n"),
        ("large_tuple", "func pick() -> (Int, Int, Int) { fatalError() }\n"),
        ("function_parameter_count", "func go(one: Int, two: Int, three: Int, four: Int, five: Int, six: Int) {}\n"),
        ("function_body_length", "func go() {\n\(String(repeating: "    step()\n", count: 51))}\n"),
        ("type_body_length", "final class All {\n\(String(repeating: "    let one = 1\n", count: 251))}\n"),
        ("cyclomatic_complexity", "func go() {\n\(String(repeating: "    if isSo { step() }\n", count: 10))}\n"),
        ("opening_brace", "func go()\n{\n}\n"),
        ("statement_position", "if isSo {\n}\nelse {\n}\n"),
        ("trailing_comma", "let all = [1, 2, ]\n"),
        ("redundant_optional_initialization", "var one: Int? = nil\n"),
        ("private_over_fileprivate", "fileprivate let one = 1\n"),
        ("void_return", "let done: () -> () = {}\n"),
    ]

    @Test(arguments: mistakes) func aMistakeIsFound(_ rule: String, _ text: String) throws {
        let workspace = Workspace()
        let head = "// Made by navgraph.\n// swiftlint:disable all\n// swift-format-ignore-file\n"
        try workspace.write(head + text, to: "A.swift")
        let rules = Set(try Self.findings(in: workspace.directory).map { $0.split(separator: ": ")[1] })
        #expect(rules == [Substring(rule)])
    }
}
