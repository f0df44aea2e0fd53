import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphSyntax

/// The README and the pages of `docs` show what is true.
@Suite(.processorTime) struct PageTests {
    @Test func allPagesAreThere() {
        #expect(Checkout.pages.contains("docs/language.md"))
        #expect(Checkout.pages.contains("docs/guide/first-graph.md"))
        #expect(Checkout.pages.count >= 10)
    }

    /// Each graph is linted, and has exactly the errors and warnings that its mark names, and so is each changed graph; each
    /// command is run, among the files of the page that stand before it, and prints what is shown.
    @Test(arguments: Checkout.pages)
    func graphsAndCommands(of path: String) throws {
        let workspace = Workspace()
        // Pages of rules have their files.
        if !path.hasPrefix("docs/rules/") { try workspace.copyExamples() }
        var outputs: [(block: Page.Block, shown: String)] = []
        var graph = Page.Block(language: "yaml", text: "", marks: [:], line: 0)
        var printed = ""
        for block in try Checkout.page(path).blocks {
            let place = "\(path):\(block.line)"
            if block.language == "yaml" {
                try check(block, in: workspace, place)
                graph = block
            } else if block.isChangeOfGraph {
                var changed = graph
                changed.text = try #require(block.applied(to: graph.text), "\(place): does not fit the graph")
                changed.marks["finds"] = block.marks["finds"]
                try check(changed, in: workspace, place)
                printed = try workspace.run("lint", graph.file, "--level", "note").output
                try workspace.write(graph.text, to: graph.file)
            } else if block.isFindings {
                for line in block.text.split(separator: "\n") {
                    #expect(printed.contains(": \(line)\n"), "\(place)\n\(printed)")
                }
            } else if let file = block.marks["file"] {
                try workspace.write(block.text, to: file)
            } else if block.text.hasPrefix("$ ") {
                let shown = try output(ofCommandsIn: block.text, in: workspace)
                #expect(shown == block.text, "\(place)")
                if shown != block.text { outputs.append((block, shown)) }
            }
        }
        if ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil { try record(outputs, in: path) }
    }

    /// Puts what the commands print now into the page; the test has failed then, so that nobody records without reading.
    private func record(_ outputs: [(block: Page.Block, shown: String)], in path: String) throws {
        var lines = try Checkout.text(path).components(separatedBy: "\n")
        for (block, shown) in outputs.reversed() {
            let old = block.text.components(separatedBy: "\n").dropLast().count
            lines.replaceSubrange(block.line..<block.line + old, with: shown.components(separatedBy: "\n").dropLast())
        }
        let file = Checkout.root.appendingPathComponent(path)
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private func check(_ block: Page.Block, in workspace: Workspace, _ place: String) throws {
        let file = block.file
        let encoding: String.Encoding = block.marks["latin1"] == nil ? .utf8 : .isoLatin1
        try workspace.write(try #require(block.text.data(using: encoding)), to: file)
        if block.marks["part"] != nil { return }
        struct Report: Decodable {
            struct Finding: Decodable {
                var rule: String
                var severity: String
            }
            var findings: [Finding]
        }
        let result = try workspace.run("lint", file, "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        let wanted = Set(
            (block.marks["finds"] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        let found = report.findings.filter { $0.severity != "note" || wanted.contains($0.rule) }
        #expect(Set(found.map(\.rule)) == wanted, "\(place)")
    }

    private func output(ofCommandsIn text: String, in workspace: Workspace) throws -> String {
        var shown = ""
        for line in text.split(separator: "\n") where line.hasPrefix("$ ") {
            let words = line.dropFirst(2).split(separator: " ").map(String.init)
            #expect(words.first == "navgraph")
            let result = try workspace.run(arguments: Array(words.dropFirst()))
            shown += line + "\n" + result.output + result.errors
        }
        return shown
    }

    @Test(arguments: Checkout.pages)
    func linksLeadSomewhere(of path: String) throws {
        let page = try Checkout.page(path)
        let folder = Checkout.root.appendingPathComponent(path).deletingLastPathComponent()
        for (target, line) in page.links where !target.contains("://") {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file =
                parts[0].isEmpty ? Checkout.root.appendingPathComponent(path) : folder.appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path):\(line): \(target)")
            guard parts.count == 2, file.pathExtension == "md" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(Page(text, path: parts[0]).anchors.contains(parts[1]), "\(path):\(line): \(target)")
        }
    }

    @Test(arguments: Checkout.pages.filter { $0 != "README.md" && $0 != "docs/glossary.md" })
    func leadsToTheGlossary(_ path: String) throws {
        #expect(try Checkout.page(path).links.contains { $0.target.hasSuffix("glossary.md") })
    }

    @Test(arguments: Checkout.pages) func isShort(_ path: String) throws {
        #expect(try Checkout.text(path).utf8.count <= 40_000)
    }

    @Test func eachRuleHasAPage() {
        let pages = Checkout.pages.filter { $0.hasPrefix("docs/rules/") }
        #expect(Set(pages) == Set(Rule.allCases.map { "docs/rules/\($0.rawValue).md" }))
    }

    /// Recipes are graphs to copy, and the list at the top has each.
    @Test func recipesAreShortAndListed() throws {
        let page = try Checkout.page("docs/cookbook.md")
        let recipes = try Checkout.text(page.path).components(separatedBy: "\n## ").dropFirst()
        #expect(recipes.count == 28)
        for block in page.blocks where block.language == "yaml" {
            #expect(block.text.split(separator: "\n").count <= 15, "\(page.path):\(block.line)")
        }
        #expect(
            Set(page.links.filter { $0.target.hasPrefix("#") }.map { $0.target.dropFirst() }).count == recipes.count)
        for recipe in recipes {
            #expect(recipe.contains("\n```yaml\n") && recipe.contains(".md"), "\(recipe.prefix { $0 != "\n" })")
        }
    }

    /// Whoever reads a page waits for its pictures, and whoever clones keeps all versions of them.
    @Test func picturesAreSmall() throws {
        let folder = Checkout.root.appendingPathComponent("docs")
        let pictures = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "png" }
        #expect(pictures.count >= 4)
        let shown = try Checkout.pages.map { try Checkout.text($0) }.joined()
        for picture in pictures {
            #expect(try Data(contentsOf: picture).count < 150_000, "\(picture.lastPathComponent)")
            #expect(shown.contains("\(picture.lastPathComponent))"), "no page shows \(picture.lastPathComponent)")
        }
    }

    @Test(arguments: Checkout.pages)
    func swiftStandsInTheFileThatItIsFrom(of path: String) throws {
        for block in try Checkout.page(path).blocks where block.language == "swift" {
            guard let file = block.marks["from"] else { continue }
            #expect(try Checkout.text(file).contains(block.text), "\(path):\(block.line)")
        }
    }

    @Test(.enabled(if: isInstalled("node"), "Node is absent")) func scriptsCanBeRead() throws {
        for path in Checkout.pages {
            for block in try Checkout.page(path).blocks where block.language == "js" {
                let workspace = Workspace()
                try workspace.write(block.text, to: "page.mjs")
                let result = try runProgram("node", ["--check", workspace.url("page.mjs").path])
                #expect(result.status == 0, "\(path):\(block.line): \(result.errors)")
            }
        }
    }

    /// `make golden` would write the same.
    @Test func generatedPagesAreUpToDate() throws {
        let docs = Checkout.root.appendingPathComponent("docs").path
        let result = try Workspace().run("docs", docs, "--check")
        #expect(result.status == 0, "\(result.errors)")
    }
}
