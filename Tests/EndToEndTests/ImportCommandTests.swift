import Foundation
import NavGraphTestSupport
import Testing

/// `import` as a command: what it reads and writes, what it ends with. IMPORT 1.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct ImportCommandTests {
    let workspace = Workspace()

    private func storyboard(_ name: String, initial: Bool = true, inside: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        \(initial ? "initialViewController=\"a\"" : "")>
        <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="\(name)" id="a" customClass="\(name)ViewController" \
        sceneMemberID="viewController">\(inside)</viewController>
        </objects></scene></scenes></document>
        """
    }
    /// A second scene, to which a segue of the first leads.
    private func storyboardWithPick() -> String {
        let segue = "<connections><segue destination=\"b\" kind=\"show\" identifier=\"pick\" id=\"x\"/></connections>"
        let more = """
            </objects></scene><scene sceneID="t"><objects><viewController storyboardIdentifier="Pick" id="b" \
            customClass="PickViewController" sceneMemberID="viewController"/></objects></scene></scenes>
            """
        return storyboard("Home", inside: segue).replacing("</objects></scene></scenes>", with: more)
    }
    private let android = """
        <?xml version="1.0"?>
        <navigation xmlns:android="http://schemas.android.com/apk/res/android" \
        xmlns:app="http://schemas.android.com/apk/res-auto" app:startDestination="@id/home">
        <fragment android:id="@+id/home"/>
        <fragment android:id="@+id/note"><deepLink app:uri="demo://note"/></fragment>
        </navigation>
        """
    private let home =
        "navgraph: 1\napp: App\nentry: home\n\nscreens:\n  home:\n    from: { storyboard: Main, id: Home }\n"

    init() throws {
        try workspace.write(storyboard("Home"), to: "App/Main.storyboard")
    }

    @Test("To standard output; the app is named by the first input, '.' too") func standardOutput() throws {
        let result = try workspace.run("import", "App")
        #expect(result.status == 0 && result.output == home && result.errors.isEmpty)
        #expect(try workspace.run("import", ".", in: "App").output == home)
        try workspace.expect("import App/Main.storyboard --app Other", output: "app: Other\n")
        #expect(try workspace.run("import", "App", "--app", "no name").status == 64)
    }

    @Test("To a file, which is not overwritten without '--force'; '--check' compares") func file() throws {
        try workspace.expect("import App --output g.yaml")
        #expect(try workspace.text("g.yaml") == home)
        #expect(try workspace.run("import", "App", "--output", "g.yaml").status == 0, "nothing would change")
        try workspace.expect("import App --output g.yaml --check")
        try workspace.write("mine", to: "g.yaml")
        try workspace.expect("import App --output g.yaml", 73, errors: "--force")
        try workspace.expect("import App --output g.yaml --check", 1)
        #expect(try workspace.text("g.yaml") == "mine")
        try workspace.expect("import App --output g.yaml --force")
        #expect(try workspace.text("g.yaml") == home)
        try workspace.expect("import App --check", 64)
    }

    @Test("To a directory: a root file with a fragment for each storyboard, which lint takes") func fragments() throws {
        try workspace.write(storyboard("Note", initial: false), to: "App/Notes/Notes.storyboard")
        try workspace.expect("import App --output Graphs/")
        #expect(
            try workspace.text("Graphs/App.yaml")
                == "navgraph: 1\napp: App\nentry: home\ninclude: [App/Main.yaml, App/Notes.yaml]\n")
        #expect(try workspace.text("Graphs/App/Notes.yaml").contains("allow: { unreachable-screen: opened in code }"))
        try workspace.expect("lint Graphs --strict")
        try workspace.expect("import App --output Graphs --check")
    }

    @Test("'--no-allow' leaves out what allows what code does") func noAllow() throws {
        try workspace.write(storyboard("Note", initial: false), to: "App/Notes.storyboard")
        try workspace.expect("import App", output: "allow:")
        try workspace.expect("import App --no-allow", lacks: "allow:")
    }

    @Test("What cannot be read is all named, with line and column, and nothing is written") func unreadable() throws {
        try workspace.write("<document>\n<scenes></document>", to: "App/Bad.storyboard")
        try workspace.write("<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", to: "App/Worse.xib")
        try workspace.expect(
            "import App --output g.yaml", 66, errors: "App/Bad.storyboard:2:11: error: ", "App/Worse.xib:1:")
        #expect(try workspace.files(below: ".")["g.yaml"] == nil)
        try workspace.expect("import Nowhere", 66)
        try workspace.expect("import App/Main.storyboard --output /dev/full", 73)
    }

    @Test("Nothing to import is a failure") func nothing() throws {
        try workspace.write("x", to: "Empty/readme.txt")
        try workspace.expect("import Empty", 1)
        try workspace.expect("import", 64)
    }

    @Test("Pods and the like, and symbolic links, are not searched") func searched() throws {
        try workspace.write(storyboard("Pod"), to: "App/Pods/Pod.storyboard")
        try workspace.write(storyboard("Hidden"), to: "App/.hidden/Hidden.storyboard")
        try workspace.write(storyboard("Far"), to: "Far/Far.storyboard")
        try workspace.link("App/Far", to: "../Far")
        #expect(try workspace.run("import", "App").output == home)
    }

    @Test("With files of both kinds the platform is wanted") func platforms() throws {
        try workspace.write(android, to: "App/res/navigation/nav.xml")
        try workspace.expect("import App", 64)
        #expect(try workspace.run("import", "App", "--platform", "ios").output == home)
        let result = try workspace.run("import", "App", "--platform", "android")
        #expect(result.output.contains("entry: nav\n") || result.output.contains("entry: main\n"))
        #expect(result.output.contains("by: present") && result.errors.contains("[import-link-by-present]"))
    }

    @Test("'--entry' names a storyboard; none such is wrong usage") func entries() throws {
        try workspace.write(storyboard("Note"), to: "App/Notes.storyboard")
        try workspace.expect("import App --entry Notes", output: "entry: note\n")
        try workspace.expect("import App --entry Gone", 64)
    }

    @Test("The report as JSON; warnings fail with '--strict'") func report() throws {
        try workspace.write(
            storyboard("Home", inside: "<connections><segue destination=\"a\" kind=\"odd\" id=\"x\"/></connections>"),
            to: "App/Main.storyboard")
        let result = try workspace.expect(
            "import App --output g.yaml --report - --strict", 1, errors: "App/Main.storyboard:4:", "warning: ",
            "[import-segue-kind]")
        let json = try result.json()
        #expect(json["version"] as? Int == 1)
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["screens"] as? Int == 1 && summary["transitions"] as? Int == 1)
        let elements = try #require(summary["elements"] as? [String: [String: Int]])
        #expect(elements == ["segue:odd": ["read": 1, "transition": 1]])
        let origins = try #require(json["origins"] as? [[String: Any]])
        #expect(origins.first?["subject"] as? String == "screen:home" && origins.first?["id"] as? String == "a")
        try workspace.expect("import App --report -", 64)
    }

    // MARK: - Sources

    private let code = """
        class HomeViewController: UIViewController {
            func go() { show(NoteViewController(), sender: nil) }
            func ask() { show(unknown, sender: nil); show(unknown, sender: nil) }
            func help() { show(HelpViewController(), sender: nil) }
        }
        class NoteViewController: UIViewController {}
        class LostViewController: UIViewController {}
        class SceneDelegate { func start() { window.rootViewController = HomeViewController() } }

        """

    @Test("Without screens, the command that reads Swift code is named", arguments: ["Code", "Code/Home.swift"])
    func hint(_ input: String) throws {
        try workspace.write(code, to: "Code/Home.swift")
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        try workspace.write(
            "<document type='\(type)' launchScreen='YES'><scenes/></document>", to: "Code/LaunchScreen.storyboard")
        try workspace.expect(
            "import \(input)", 1, output: "^$", errors: "to read Swift code, run: navgraph import --sources \(input)\n")
    }

    @Test("Notes of sources stand in their files, each with its number") func notesOfSources() throws {
        try workspace.write(code, to: "Code/Home.swift")
        try workspace.write(Data([0xFF, 0x28]), to: "Code/Odd.swift")
        let result = try workspace.run(
            "import", "--sources", "Code", "--output", "g.yaml", "--report", "-", "--level", "note")
        let lines = result.errors.split(separator: "\n")
        #expect(
            lines.contains {
                $0.hasPrefix("Code/Home.swift:3:18: note: ") && $0.hasSuffix("(and 1 more) [import-no-value]")
            })
        #expect(
            lines.contains {
                $0.hasPrefix("Code/Home.swift:4:19: note: the opened type 'HelpViewController' not found")
            })
        #expect(
            lines.contains {
                $0.hasPrefix("Code/Home.swift:7:7: note: 'LostViewController' is not opened in the code")
            })
        #expect(lines.contains("Code/Odd.swift:1:1: note: skipped: not UTF-8 [import-not-utf8]"))
        #expect(
            lines.last
                == "2 of 3 screen types opened from a screen (2 in the draft); 3 of 3 openings have a source; not read: nothing"
        )
        #expect(lines.count == 5, "\(result.errors)")
        let json = try result.json()
        let inputs = try #require(json["inputs"] as? [[String: String]])
        #expect(inputs.last?["skipped"] == "skipped: not UTF-8")
        #expect((json["findings"] as? [Any])?.count == 5)
    }

    /// Its paths are texts, so no opening is read. `CoverageTests` have the draft.
    @Test("A thin draft is a warning, and lint and pages name it") func thin() throws {
        try workspace.write(
            """
            struct LobbyBuilder { func build() -> some View { LobbyView(navigator: navigator) } }
            struct LobbyView: View { let navigator: LinkNavigatorType
                var body: some View { Button("r") { navigator.next(paths: ["room"], isAnimated: true) } } }
            struct RoomBuilder { func build() -> some View { RoomView() } }
            struct RoomView: View { var body: some View { Text("r") } }

            """, to: "Code/Demo.swift")
        let command = "import --sources Code --app Demo --output g.yaml --report r.json"
        try workspace.expect(command, errors: "[import-thin-draft]", "not read: next (1)\n$")
        try workspace.expect(command + " --force --strict", 1)
        #expect(try workspace.text("r.json").contains("\"edges\": []"))
        try workspace.expect("lint g.yaml", errors: "a draft: 0 of 2 screens opened from a screen")
        try workspace.expect("render g.yaml --format html", output: "\"draft\": \"0 of 2 screens opened from a screen")
    }

    /// What each place of the code has become, as a subject of the graph that is written.
    @Test("The report names the transition of each edge") func transitionsOfEdges() throws {
        try workspace.write(
            """
            class HomeViewController: UIViewController {
                func didTapNote() { navigationController?.pushViewController(NoteViewController(), animated: true) }
                func again() { navigationController?.pushViewController(NoteViewController(), animated: true) }
            }
            class NoteViewController: UIViewController {
                func twin() { navigationController?.pushViewController(NoteViewController(), animated: true) }
            }
            class LoginViewController: UIViewController {}
            class AlarmViewController: UIViewController {}
            func alarm() { top.present(AlarmViewController(), animated: true) }
            class SceneDelegate {
                func start() { window.rootViewController = HomeViewController() }
                func leave() { window.rootViewController = LoginViewController() }
            }
            """, to: "Code/App.swift")
        let result = try workspace.run("import", "--sources", "Code", "--output", "g.yaml", "--report", "-")
        let json = try result.json()
        let edges = try #require(json["edges"] as? [[String: Any]]).map { edge in
            "\(edge["line"] as? Int ?? 0) \(edge["transition"] as? String ?? "none")"
        }
        #expect(
            edges == [
                "2 transition:home.note", "3 transition:home.note", "6 none", "10 transition:app.openAlarm", "12 none",
                "13 transition:app.showLogin",
            ], "\(edges)")
        let graph = try workspace.text("g.yaml")
        for event in ["note:", "openAlarm:", "showLogin:"] { #expect(graph.contains(" \(event) "), "\(graph)") }
        try workspace.expect("lint g.yaml")
    }

    @Test("What opens in an extension of a controller of no source is an event of the app") func extended() throws {
        let code = """
            protocol Asking: UIViewController {}
            extension KitController: Asking { func ask() { present(HelpViewController(), animated: true) } }
            class HelpViewController: UIViewController {}

            """
        try workspace.write(code, to: "Kit/Kit.swift")
        try workspace.expect("import --sources Kit --output g.yaml")
        #expect(try workspace.text("g.yaml").contains("openHelp:"))
    }

    @Test("Tests and mocks beside the code, and a watch's folder, are not read") func besideTheCode() throws {
        try workspace.write(code, to: "App/Home.swift")
        let other =
            "class OtherViewController: UIViewController { func go() { show(Note(), sender: nil) } }"
            + "class Note: UIViewController {}"
        for name in ["HomeTest", "HomeTests", "HomeMock", "HomeMocks", "WatchApp/Other"] {
            try workspace.write(other, to: "App/\(name).swift")
        }
        try workspace.expect("import --sources App --output g.yaml --report r.json")
        #expect(try !workspace.text("r.json").contains("OtherViewController"))
        // A file that the command names is read.
        try workspace.expect("import --sources App --sources App/HomeTests.swift --output h.yaml --report r.json")
        #expect(try workspace.text("r.json").contains("OtherViewController"))
    }

    @Test("'--exclude' leaves out storyboards, too, for import and drift") func excluded() throws {
        try workspace.write(code, to: "App/Home.swift")
        let old = storyboard("Note").replacing("customClass=", with: "customModuleProvider=\"target\" customClass=")
        try workspace.write(
            old.replacing("NoteViewController", with: "GoneViewController"), to: "App/Old/Note.storyboard")
        try workspace.expect("import --sources App --exclude Old/** --output g.yaml --report r.json")
        #expect(try !workspace.text("r.json").contains("Note.storyboard"))
        try workspace.expect("import --sources App --output h.yaml --report s.json")
        #expect(try workspace.text("s.json").contains("Note.storyboard"))
        try workspace.expect("drift g.yaml --sources App", output: "GoneViewController")
        try workspace.expect("drift g.yaml --sources App --exclude Old/**", output: "^$")
    }

    @Test(
        "Scenes of classes that no source has, and storyboards of tests, are not in a draft, which drift then agrees with"
    )
    func scenesWithoutCode() throws {
        try workspace.write(code, to: "App/Home.swift")
        try workspace.write(storyboardWithPick(), to: "App/Main.storyboard")
        let own = storyboard("Test").replacing("customClass=", with: "customModuleProvider=\"target\" customClass=")
        try workspace.write(own, to: "App/AppTests/Test.storyboard")
        try workspace.expect(
            "import --sources App --output g.yaml --level note", errors: "App/Main.storyboard:4:",
            "class 'PickViewController' of a scene not found in the code")
        #expect(try !workspace.text("g.yaml").contains("pick"))
        try workspace.expect("drift g.yaml --sources App", output: "^$")
    }

    @Test("With sources '--entry' names a type or storyboard, and '--segues' counts") func optionsOfSources() throws {
        try workspace.write(code + "class PickViewController: UIViewController {}\n", to: "App/Home.swift")
        try workspace.write(storyboardWithPick(), to: "App/Main.storyboard")
        try workspace.expect("import --sources App --entry Nothing", 64)
        try workspace.expect("import --sources App --entry Main", output: "entry: homeFlow\n")
        try workspace.expect("import --sources App --entry NoteViewController", output: "entry: noteFlow\n")
        try workspace.expect("import --sources App --segues", output: "{ push: pick, segue: pick }")
        try workspace.expect("import --sources App", lacks: "segue: pick")
    }

    @Test("The same input gives the same bytes") func deterministic() throws {
        let first = try workspace.run("import", "App", "--report", "r.json", "--output", "g.yaml")
        let bytes = (try workspace.text("g.yaml"), try workspace.text("r.json"))
        let second = try workspace.run("import", "App", "--report", "r.json", "--output", "g.yaml", "--force")
        #expect(first.status == 0 && second.status == 0)
        #expect(try workspace.text("g.yaml") == bytes.0 && workspace.text("r.json") == bytes.1)
    }
}
