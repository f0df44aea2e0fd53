import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph preview`, and `render --watch`, which writes the same page.
@Suite(.processorTime, .needsGraphviz, .timeLimit(.minutes(10))) struct PreviewCommandTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
    }

    /// Runs a command that goes on, and ends it.
    private func running(_ arguments: [String], body: (Process) throws -> Void) throws {
        let process = try workspace.start(
            arguments, output: workspace.url("output"), errors: workspace.url("errors"))
        defer {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }
        try body(process)
    }

    private func wait(_ what: String, until holds: () throws -> Bool) throws {
        for _ in 0..<1800 {
            if (try? holds()) == true { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        Issue.record("\(what): \(try workspace.text("output")) \(try workspace.text("errors"))")
    }

    private func state(_ file: String) throws -> (stamp: String?, at: String?, problem: String?) {
        let text = try workspace.text(file)
        #expect(text.hasPrefix("navgraphLive({") && text.hasSuffix("})\n") && !text.dropLast().contains("\n"))
        let json = text.dropFirst("navgraphLive(".count).dropLast(2)
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        return (object?["stamp"] as? String, object?["at"] as? String, object?["problem"] as? String)
    }

    /// In Chromium: a change is seen, the fragment stays, nothing else is requested.
    @Test func aBrowserFollows() throws {
        try running(["preview", "--output", "out", "--no-open", "--follow"]) { _ in
            try wait("a page") { try !workspace.text("out/notes.live.js").isEmpty }
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
        try running(["preview", "--output", "out", "--no-open"]) { process in
            try wait("pages") { try workspace.text("output").components(separatedBy: "\n").count == 3 }
            let addresses = try workspace.text("output")
            #expect(
                addresses.contains("/out/notes.html\n") && addresses.contains("/out/sub-notes.html\n"), "\(addresses)")
            #expect(addresses.hasPrefix("file:///"))
            #expect(try state("out/notes.live.js").problem == nil)
            let problem = try #require(try state("out/sub-notes.live.js").problem)
            #expect(problem.hasPrefix("Graphs/sub/notes.yaml:9:29: error: "), "\(problem)")
            #expect(try workspace.text("errors").contains("Graphs/sub/notes.yaml:9:29: error: "))
            try workspace.write(Sample.notes.replacing("app: Notes", with: "app: New"), to: "Graphs/new.yaml")
            try wait("a new graph") { try workspace.text("out/new.html").contains("<title>New</title>") }
            process.terminate()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(
                FileManager.default.fileExists(atPath: workspace.url("out/notes.html").path), "the directory is named")
        }
    }

    /// The default directory is the user's alone, and goes with the process.
    @Test func theTemporaryDirectoryIsPrivateAndRemoved() throws {
        try running(["preview", "--no-open"]) { process in
            try wait("a page") { try workspace.text("output").hasSuffix("notes.html\n") }
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
        try running(["render", "--watch", "--output", "page.html"]) { _ in
            try wait("a page") { try state("page.live.js").stamp != nil }
            let page = try workspace.text("page.html")
            firstPage = page
            let stamp = try #require(try state("page.live.js").stamp)
            #expect(page.contains("<html lang=\"en\" data-stamp=\"\(stamp)\">"))
            #expect(page.contains(#/script-src 'sha256-[^ ;]+' 'sha256-[^ ;]+' file:;/#))
            try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
            try wait("the error") { try state("page.live.js").problem != nil }
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
        #expect(try workspace.run("preview", "Nowhere", "--no-open").status == 66)
        #expect(try workspace.run("preview", "--no-open", "--source-url", "x").status == 64)
    }
}
