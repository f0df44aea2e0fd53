import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph preview`, and `render --watch`, which writes the same page.
@Suite(.processorTime, .needsGraphviz, .timeLimit(.minutes(10))) struct PreviewCommandTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
    }

    private func state(_ file: String) throws -> (stamp: String?, at: String?, problem: String?) {
        let text = try workspace.text(file)
        #expect(text.hasPrefix("navgraphLive({") && text.hasSuffix("})\n") && !text.dropLast().contains("\n"))
        let json = text.dropFirst("navgraphLive(".count).dropLast(2)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return (object?["stamp"] as? String, object?["at"] as? String, object?["problem"] as? String)
    }

    /// In Chromium: a change is seen, the fragment stays, nothing else is requested; the same in an app of 300 screens more.
    @Test(arguments: [0, 300]) func aBrowserFollows(screens: Int) throws {
        let more = stride(from: 0, to: screens, by: 10).map { first in
            "  flow\(first):\n    screens:\n"
                + (first..<first + 10).map { "      s\($0): { transitions: { next: { push: s\($0 + 1) } } }\n" }
                .joined()
        }
        try workspace.write(
            Sample.notes + more.joined() + "screens: { s\(screens): {} }\n", to: "Graphs/notes.yaml")
        try workspace.running(["preview", "--output", "out", "--no-open", "--follow"]) { _ in
            try workspace.wait("a page") { try !workspace.text("out/notes.live.js").isEmpty }
            let script = Checkout.root.appendingPathComponent("Tests/EndToEndTests/Page/live.py").path
            let result = try runProgram(
                "python3",
                ["-B", script, workspace.url("out/notes.html").path, workspace.url("Graphs/notes.yaml").path])
            if result.status == 3 { return }
            #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
        }
    }

    /// Each graph has a page; a graph that comes also gets one, and one with errors says so.
    @Test func eachGraphHasAPage() throws {
        try workspace.write(Sample.broken, to: "Graphs/sub/notes.yaml")
        try workspace.running(["preview", "--output", "out", "--no-open"]) { process in
            try workspace.wait("pages") { try workspace.text("output").components(separatedBy: "\n").count == 3 }
            let addresses = try workspace.text("output")
            #expect(
                addresses.contains("/out/notes.html\n") && addresses.contains("/out/sub-notes.html\n"), "\(addresses)")
            #expect(addresses.hasPrefix("file:///"))
            #expect(try state("out/notes.live.js").problem == nil)
            let problem = try #require(try state("out/sub-notes.live.js").problem)
            #expect(problem.hasPrefix("Graphs/sub/notes.yaml:9:29: error: "), "\(problem)")
            #expect(try workspace.text("errors").contains("Graphs/sub/notes.yaml:9:29: error: "))
            try workspace.write(Sample.notes.replacing("app: Notes", with: "app: New"), to: "Graphs/new.yaml")
            try workspace.wait("a new graph") { try workspace.text("out/new.html").contains("<title>New</title>") }
            process.terminate()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(
                FileManager.default.fileExists(atPath: workspace.url("out/notes.html").path), "the directory is named")
        }
    }

    /// An open page says why it is no longer up to date: its graph is gone, or the project file has mistakes.
    @Test func aPageSaysThatItsGraphIsGone() throws {
        try workspace.write(Sample.notes, to: "Graphs/sub/more.yaml")
        try workspace.running(["preview", "--output", "out", "--no-open"]) { _ in
            try workspace.wait("pages") { try workspace.text("output").components(separatedBy: "\n").count == 3 }
            let more = workspace.url("Graphs/sub/more.yaml")
            try FileManager.default.moveItem(at: more, to: workspace.url("Graphs/sub/moved.yaml"))
            try workspace.wait("a page that is gone") {
                try state("out/sub-more.live.js").problem
                    == "error: 'Graphs/sub/more.yaml' is no longer one of the graphs\n"
            }
            try workspace.wait("a page of its new name") { try state("out/sub-moved.live.js").problem == nil }
            #expect(try state("out/notes.live.js").problem == nil)

            try workspace.write("grahps: Graphs\n", to: ".navgraph.yaml")
            try workspace.wait("a wrong project file") {
                try state("out/notes.live.js").problem?.hasPrefix(".navgraph.yaml:1:1: error: unknown key") == true
            }
            try workspace.write("graphs: Nowhere\n", to: ".navgraph.yaml")
            try workspace.wait("missing graphs") {
                try state("out/notes.live.js").problem?.contains("'Nowhere' not found") == true
            }
            try workspace.write("graphs: Graphs\n", to: ".navgraph.yaml")
            try workspace.wait("the pages are back") {
                try state("out/notes.live.js").problem == nil && state("out/sub-moved.live.js").problem == nil
            }
        }
    }

    /// Graphviz takes most of the time: it draws what has changed.
    @Test func picturesThatStayAreNotDrawnAgain() throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try workspace.writeProgram(
            "#!/bin/sh\necho >> '\(workspace.url("drawn").path)'\nPATH='\(path)'\nexec dot \"$@\"\n", to: "bin/dot")
        let flow = "  more:\n    title: First\n    screens: { one: {}, two: {} }\n"
        try workspace.write(Sample.notes.replacing("flows:\n", with: "flows:\n" + flow), to: "Graphs/notes.yaml")
        func count() throws -> Int { try workspace.text("drawn").count }
        let environment = ["PATH": "\(workspace.url("bin").path):\(path)"]
        try workspace.running(["preview", "--output", "out", "--no-open"], environment: environment) { _ in
            try workspace.wait("a page") { try state("out/notes.live.js").stamp != nil }
            let first = try count()
            let text = try workspace.text("Graphs/notes.yaml")
            try workspace.write(text.replacing("title: First", with: "title: Second"), to: "Graphs/notes.yaml")
            try workspace.wait("the change") { try workspace.text("out/notes.html").contains("Second") }
            let all = try count()
            #expect(first > 2 && all > first && all < 2 * first, "\(first), then \(all)")
        }
    }

    /// The default directory is the user's alone, and goes with the process.
    @Test func theTemporaryDirectoryIsPrivateAndRemoved() throws {
        try workspace.running(["preview", "--no-open"]) { process in
            try workspace.wait("a page") { try workspace.text("output").hasSuffix("notes.html\n") }
            let page = try #require(URL(string: try workspace.text("output").trimmingCharacters(in: .newlines)))
            let folder = page.deletingLastPathComponent().path
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
            #expect(mode == 0o700)
            process.interrupt()
            process.waitUntilExit()
            #expect(!FileManager.default.fileExists(atPath: folder))
        }
    }

    @Test func renderWatchesLikewise() throws {
        _ = try workspace.run("render", "--output", "once.html")
        var firstPage = ""
        try workspace.running(["render", "--watch", "--output", "page.html"]) { _ in
            try workspace.wait("a page") { try state("page.live.js").stamp != nil }
            let page = try workspace.text("page.html")
            firstPage = page
            let stamp = try #require(try state("page.live.js").stamp)
            #expect(page.contains("<html lang=\"en\" data-stamp=\"\(stamp)\">"))
            #expect(page.contains(#/script-src 'sha256-[^ ;]+' 'sha256-[^ ;]+' file:;/#))
            try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
            try workspace.wait("the error") { try state("page.live.js").problem != nil }
            #expect(try workspace.text("page.html") == page, "the page stays")
        }
        let once = try workspace.text("once.html")
        // But for what keeps it up to date, the page is the same to the byte.
        #expect(withoutLiveParts(firstPage) == once)
        #expect(!once.contains("data-stamp") && !once.contains("navgraphLive") && !once.contains("' file:"))
        #expect(!FileManager.default.fileExists(atPath: workspace.url("once.live.js").path))
    }

    /// A page without its stamp, its second style and script, and what its policy says of them.
    private func withoutLiveParts(_ page: String) -> String {
        var page = page.replacing(#/ data-stamp="[0-9a-f]+"/#, with: "")
        page.replace(#/(?<first>-src 'sha256-[^ ;']+') 'sha256-[^ ;']+'( file:)?/#) { $0.first }
        for tag in ["style", "script"] {
            guard let start = page.range(of: "\n<\(tag)>", options: .backwards),
                let end = page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex)
            else { continue }
            page.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return page
    }

    @Test func wrongUsage() throws {
        try workspace.expect("preview Nowhere --no-open", 66)
        try workspace.expect("preview --no-open --source-url x", 64)
    }
}
