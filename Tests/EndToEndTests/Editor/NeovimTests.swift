import Foundation
import NavGraphTestSupport
import Testing

/// A real client: Neovim without a window types a mistake, sees it with its run, fixes it, writes an event in another form,
/// completes, types an event, formats, jumps, renames over two files and saves. EDITOR 10.
@Suite(.processorTime, .enabled(if: isInstalled("nvim"), "nvim"), .timeLimit(.minutes(5)))
struct NeovimTests {
    private static let graph = """
        navgraph: 1
        app: Notes
        entry: notes
        include: [more.yaml]
        conditions: { loggedIn: false }
        flows:
          notes:
            screens:
              list:
                transitions:
                  open: { push: detail }
                  lock: { sets: { loggedIn: true } }
              detail:
                transitions: { more: { when: loggedIn, push: info } }

        """
    private static let more = "screens:\n  info: { requires: loggedIn }\n"

    @Test func mendsAndRenames() throws {
        let workspace = Workspace()
        try workspace.write(Self.graph, to: "Graphs/notes.yaml")
        try workspace.write(Self.more, to: "Graphs/more.yaml")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("neovim.lua")
        let own = [
            "NAVGRAPH": try Workspace.program().path, "NAVGRAPH_LOG": workspace.url("log").path,
            "HOME": workspace.directory.path, "XDG_STATE_HOME": workspace.directory.path,
        ]
        _ = try runProgram(
            "nvim", ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script.path)"],
            in: workspace.directory.path, environment: own)
        #expect(
            try workspace.text("log") == """
                finding guard-violation
                step 0. launch → list
                step 1. event:list.open → detail
                step 2. event:detail.more → info
                mistake unknown condition 'logdIn'; did you mean 'loggedIn'?
                action Change to 'loggedIn'
                all Fix all errors of the text
                block open: push: detail
                braces open: { push: detail }
                completion list detail info notes
                typed peek: { push: }
                formatted peek: { push: detail }
                declared   info: { requires: loggedIn }
                end

                """)
        #expect(try workspace.text("Graphs/notes.yaml") == Self.graph.replacing("push: info", with: "push: about"))
        #expect(try workspace.text("Graphs/more.yaml") == Self.more.replacing("info", with: "about"))
    }
}
