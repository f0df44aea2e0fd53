import Foundation
import NavGraphTestSupport
import Testing

/// The libraries that apps import: each public declaration says what it is, and the catalogue has each type in a group.
@Suite(.processorTime) struct LibraryDocTests {
    private static let sources = checkout.appendingPathComponent("Sources")
    static let libraries = ["NavGraphRuntime", "NavGraphUIKit", "NavGraphSwiftUI", "NavGraphAppKit"]

    private struct Line {
        var file: String
        var number: Int
        var text: Substring
        /// The line before it that is no attribute.
        var before: Substring
    }

    /// The lines of a library's Swift files, without the space before them.
    private func lines(of library: String) throws -> [Line] {
        let folder = Self.sources.appendingPathComponent(library)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            var before: Substring = ""
            return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
                    let text = line.drop { $0 == " " }
                    defer { if !text.hasPrefix("@") { before = text } }
                    return Line(file: name, number: index + 1, text: text, before: before)
                }
        }
    }

    private static var access: Regex<Substring> {
        /^(?:@\w+ )*(?:public|open) (?:nonisolated |final |static |convenience |private\(set\) )*/
    }

    @Test(arguments: libraries) func publicDeclarationsHaveComments(library: String) throws {
        var found = 0
        for line in try lines(of: library) {
            guard let access = line.text.prefixMatch(of: Self.access) else { continue }
            let declaration = line.text[access.range.upperBound...]
            if declaration.hasPrefix("import ") || declaration.hasPrefix("override ") { continue }
            found += 1
            #expect(line.before.hasPrefix("///"), "\(library)/\(line.file):\(line.number): \(line.text)")
        }
        #expect(found > 20)
    }

    /// Types at the top of `NavGraph` stand at the same depth in each file, as do those of its types' extensions.
    @Test(arguments: libraries) func theCatalogueHasEachType(library: String) throws {
        let catalogue = try String(
            contentsOf: Self.sources.appendingPathComponent("\(library)/Documentation.docc/\(library).md"),
            encoding: .utf8)
        let groups = catalogue.components(separatedBy: "\n### ").dropFirst().map { $0.prefix { $0 != "\n" } }
        #expect(groups == ["For your code", "Called by emitted routers"])
        let kind = /(?:enum|struct|class|protocol|typealias) (\w+)/
        let prefix = library == "NavGraphRuntime" ? "NavGraph/" : "NavGraphRuntime/NavGraph/"
        let depth = library == "NavGraphRuntime" ? 4 : 8
        var types: Set<String> = []
        let folder = Self.sources.appendingPathComponent(library)
        for file in Set(try lines(of: library).map(\.file)) {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            var isOfNested = false
            for line in text.split(separator: "\n") {
                let declaration = line.drop { $0 == " " }
                if declaration.hasPrefix("extension ") { isOfNested = declaration.hasPrefix("extension NavGraph.") }
                guard !isOfNested, line.count - declaration.count == depth,
                    let access = declaration.prefixMatch(of: Self.access),
                    let type = declaration[access.range.upperBound...].prefixMatch(of: kind)
                else { continue }
                types.insert(String(type.output.1))
            }
        }
        #expect(types.count >= 5)
        for type in types.sorted() {
            #expect(catalogue.components(separatedBy: "``\(prefix)\(type)``").count == 2, "\(library): \(type)")
        }
    }
}
