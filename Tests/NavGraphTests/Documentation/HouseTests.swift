import Foundation
import NavGraphTestSupport
import Testing

/// The sources keep what `Sources/README.md` says of their sizes, and calls say what they hand over.
@Suite(.processorTime) struct HouseTests {
    private static let sources = checkout.appendingPathComponent("Sources")

    /// A row of the table of sizes.
    private struct Row {
        var target: String
        var lines: Int
        /// How many functions have more than two params without a label.
        var unlabelled: Int
        /// How often a value is taken out of an optional by force.
        var forced: Int
    }

    private static func rows() throws -> [Row] {
        try String(contentsOf: sources.appendingPathComponent("README.md"), encoding: .utf8)
            .matches(of: /\| `([A-Za-z-]+)` \| ([0-9,]+) \| ([0-9]+) \| ([0-9]+) \|/).map { match in
                Row(
                    target: String(match.1), lines: try #require(Int(match.2.filter { $0 != "," })),
                    unlabelled: try #require(Int(match.3)), forced: try #require(Int(match.4)))
            }
    }

    /// The Swift files of a target, by path. A link counts where the file is.
    private static func files(of target: String) throws -> [String: String] {
        let folder = sources.appendingPathComponent(target)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = try names.filter { $0.hasSuffix(".swift") }.filter { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
            return attributes[.type] as? FileAttributeType != .typeSymbolicLink
        }
        return try Dictionary(
            uniqueKeysWithValues: files.map { name in
                ("\(target)/\(name)", try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            })
    }

    private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    @Test func eachTargetHasARow() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        let targets = try folders.filter { try !Self.files(of: $0).isEmpty }
        #expect(Set(try Self.rows().map(\.target)) == Set(targets))
    }

    /// With a tenth of tolerance. To change the budget, change the table; a target that grows beyond it is looked at first.
    @Test func targetsKeepTheirBudgets() throws {
        for row in try Self.rows() {
            let lines = try Self.files(of: row.target).values.reduce(0) { $0 + Self.lineCount($1) }
            #expect(
                abs(lines - row.lines) * 10 <= row.lines + 100,
                "\(row.target) has \(lines) lines; Sources/README.md says \(row.lines)")
        }
    }

    /// No function gets a third param without a label. Where there are such functions, there are no more than the table says.
    @Test func callsSayWhatTheyHandOver() throws {
        for row in try Self.rows() {
            let found = try Self.files(of: row.target).flatMap { path, text in
                unlabelled(in: text).map { "\(path): \($0)" }
            }
            #expect(
                found.count <= row.unlabelled,
                "more than two params without a label; label them: \(found.sorted().joined(separator: "; "))")
        }
    }

    @Test func functionsWithThreeUnlabelledParamsAreFound() {
        #expect(unlabelled(in: "func a(_ x: Int, _ y: (Int, _ z: Int) -> Void, of w: Int) {}").isEmpty)
        #expect(unlabelled(in: "func b<T: P>(_ x: [T], _ y: Int, // no\n _ z: Int) {}\ninit(_ x: Int) {}") == ["b"])
        #expect(unlabelled(in: "init?(\n _ x: Int = 1, _ y: [Int: Int], _ z: inout Int\n) {}") == ["init"])
    }

    /// The names of functions that have more than two params without a label.
    private func unlabelled(in text: String) -> [String] {
        let code = text.replacing(/\/\/[^\n]*/, with: "")
        return code.matches(of: /\b(?:func +([^ (<]+)|(init|subscript)[?!]?)(?:<[^{}()]*?>)?\(/).compactMap { match in
            var (depth, count, isFirst) = (1, 0, true)
            var rest = code[match.range.upperBound...]
            while depth > 0, let character = rest.popFirst() {
                if isFirst, depth == 1, character == "_", rest.first == " " { count += 1 }
                switch character {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                case ",": isFirst = true
                case _ where character.isWhitespace: break
                default: isFirst = false
                }
            }
            return count > 2 ? String(match.1 ?? match.2 ?? "") : nil
        }
    }

    /// Values are taken out of optionals by force no more often than the table says.
    @Test func forcedUnwrappingDoesNotSpread() throws {
        for row in try Self.rows() {
            let forced = try Self.files(of: row.target).values.reduce(0) { count, text in
                let code = text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
                return count + code.matches(of: /[\w)\]]!(?:[^=\w"]|$)/).count
            }
            #expect(forced <= row.forced, "\(row.target) has \(forced) '!'; Sources/README.md says \(row.forced)")
        }
    }
}
