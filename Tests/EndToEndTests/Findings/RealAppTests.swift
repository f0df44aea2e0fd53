import Foundation
import NavGraphTestSupport
import Testing

/// Graphs shaped like real apps, as `shared/bench/gen_app.py` makes them: with tabs, a login that interrupts, flags, links.
@Suite(.processorTime, .enabled(if: RealApp.isThere, "there is no shared/bench beside the checkout, or no python3"))
struct RealAppTests {
    @Test(arguments: [
        "40 --conditions 4 --links 8", "60 --conditions 7 --links 25", "130 --conditions 14 --links 30",
        "300 --conditions 20 --links 60", "60 --conditions 8 --set 8 --links 25",
        "130 --conditions 12 --set 12 --links 30",
    ])
    func nothingIsFalseAndNothingUndecided(_ size: String) throws {
        let findings = try RealApp(size.split(separator: " ").map(String.init)).findings()
        #expect(findings.filter { $0.rule != "unused" } == [])
    }

    /// Every mistake is found, and nothing else.
    @Test(arguments: 1...share(7, of: 20)) func everyFlawIsFound(_ seed: Int) throws {
        let arguments = ["60", "--conditions", "7", "--links", "25", "--flaws", "12", "--seed", "\(seed)"]
        let app = try RealApp(arguments)
        let flaws = Set(app.lines.indices.compactMap { app.finding(ofFlaw: $0) })
        #expect(!flaws.isEmpty)
        #expect(Set(try app.findings().filter { $0.rule != "unused" }) == flaws)
    }
}

private struct RealApp {
    struct Finding: Hashable {
        var line: Int
        var severity: String
        var rule: String
    }

    private static let maker = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../shared/bench/gen_app.py").standardizedFileURL
    static let isThere =
        FileManager.default.fileExists(atPath: maker.path)
        && (try? output(of: ["-c", ""])) != nil

    private let yaml: String
    let lines: [String]

    init(_ arguments: [String]) throws {
        yaml = try Self.output(of: [Self.maker.path] + arguments)
        lines = yaml.components(separatedBy: "\n")
    }

    /// What `lint` says to a reader.
    func findings() throws -> [Finding] {
        let workspace = Workspace()
        try workspace.write(yaml, to: "app.yaml")
        return try workspace.run("lint", "app.yaml").output.matches(
            of: /(?m)^app\.yaml:(\d+):\d+: (error|warning): .* \[([a-z-]+)\]$/
        ).map { Finding(line: Int($0.1)!, severity: String($0.2), rule: String($0.3)) }
    }

    /// What the flaw in a line is reported as: what a guard keeps out where it is declared; nothing where a screen that
    /// dismisses is in sheets only.
    func finding(ofFlaw index: Int) -> Finding? {
        guard let flaw = lines[index].firstMatch(of: /# flaw: ([a-z-]+)/) else { return nil }
        let rule = String(flaw.1)
        var line = index
        switch rule {
        case "guard-violation":
            let screen = lines[index].firstMatch(of: /push: (\w+)/)!.1
            line = lines.firstIndex { $0.hasPrefix("      \(screen):") }!
        case "dismiss-nothing":
            let screen = lines[..<index].last { $0.firstMatch(of: /^ {6}\w+:/) != nil }!.firstMatch(of: /\w+/)!.0
            if yaml.firstMatch(of: try! Regex("push: \(screen)\\b")) == nil { return nil }
        default: break
        }
        return Finding(line: line + 1, severity: "error", rule: rule)
    }

    private static func output(of arguments: [String]) throws -> String {
        let result = try runProgram("python3", arguments)
        struct Failed: Error {}
        guard result.status == 0 else { throw Failed() }
        return result.output
    }
}
