import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// Faults that imports had: each has its small input. IMPORT 1 to 5.
@Suite(.processorTime) struct ImportFaultTests {
    /// Outlined segues, which code performs, and those of buttons.
    private func home(manual: String = "", button text: String = "", segues: Bool = true) -> TestImport {
        TestImport(
            stack("nav", "home"), scene("home", connections(manual) + (text.isEmpty ? "" : button("Go", text))),
            scene("note"), stack("editNav", "edit"), scene("edit"), tabs("tabs", "x", "y"), scene("x"), scene("y"),
            initial: "nav", segues: segues)
    }

    @Test("Wired segues with an identifier are carried out by themselves") func wiredWithIdentifier() {
        let imported = home(button: segue("show", "note", "identifier=\"open\""))
        #expect(imported.has("open: { push: note, segue: open, title: Go }") || imported.text.contains("segue: open"))
        #expect(!imported.rules.contains("wired-segue"))
    }

    @Test("What a wired segue does without one is to be decided: wired-segue", arguments: [true, false])
    func wired(_ keeps: Bool) {
        let imported = home(button: segue("show", "note"), segues: keeps)
        let remark = "# import: this control still performs its segue; add an identifier to the segue, or remove it"
        #expect(imported.has(remark) == keeps && imported.rules.contains("wired-segue") == keeps)
        #expect(imported.report.findings.allSatisfy { $0.rule != "wired-segue" || $0.isWarning })
    }

    @Test("A manual segue that leads where a wired one does keeps the remark") func wiredAndMerged() {
        let imported = home(manual: segue("show", "note"), button: segue("show", "note"))
        #expect(imported.text.ranges(of: "still performs its segue").count == 1)
        #expect(imported.report.findings.count { $0.rule == "wired-segue" } == 1)
    }

    @Test("A wired segue to tabs, which no segue of the graph can carry out, is to be taken out") func wiredToTabs() {
        let imported = home(button: segue("modal", "tabs", "identifier=\"all\""))
        #expect(imported.has("# import: this control still performs its segue; remove the segue"))
        #expect(home(manual: segue("modal", "tabs", "identifier=\"all\"")).rules.contains("wired-segue") == false)
    }

    @Test("'--segues' keeps those that replace, too") func replacing() {
        #expect(
            home(manual: segue("replace", "note", "identifier=\"swap\"")).has("swap: { replace: note, segue: swap }"))
    }

    @Test("An embedded stack is its first screen, whatever else leads to that") func embeddedStack() {
        let imported = TestImport(
            stack("nav", "page"), scene("page", connections(segue("embed", "innerNav"), segue("show", "other"))),
            stack("innerNav", "inner"),
            scene("inner", attributes: "customClass=\"InnerViewController\"", connections(segue("show", "detail"))),
            scene("detail"), scene("other", connections(segue("show", "inner"))), initial: "nav")
        #expect(imported.block("page").contains("openDetail: { push: detail }"), "\(imported.text)")
        #expect(imported.block("inner").contains("openDetail: { push: detail }"))
        #expect(!imported.text.contains("innerFlow"))
        #expect(imported.report["segue:show", .transition] == 3 && imported.report["segue:embed", .embedded] == 1)
    }

    @Test("What a storyboard begins with, and what code can name, is a screen, embedded or not") func embeddedAndNamed()
    {
        let named = TestImport(scene("host", connections(segue("embed", "inner"))), scene("inner"), initial: "host")
        #expect(!named.block("inner").isEmpty && named.has("# import: embeds Inner"))
        let initial = TestImport([
            "Main.storyboard": storyboard(
                scene("host", connections(segue("embed", "p"))),
                scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Child\""), initial: "host"),
            "Child.storyboard": storyboard(
                scene("child", attributes: "customClass=\"ChildViewController\""), initial: "child"),
        ])
        #expect(initial.block("child") == ["from: { storyboard: Child }"], "\(initial.text)")
    }

    @Test("Tabs push by a 'show' of their own only in a stack") func ownShow() {
        func shown(_ scenes: String..., initial: String) -> TestImport {
            let own = scene(
                "tabs", as: "tabBarController", attributes: "",
                connections(
                    relation("viewControllers", "aNav"), relation("viewControllers", "bNav"), segue("show", "note")))
            let rest = [own, stack("aNav", "a"), scene("a"), stack("bNav", "b"), scene("b"), scene("note")]
            return TestImport((scenes + rest).joined(), initial: initial)
        }
        #expect(shown(initial: "tabs").has("openNote: { present: note }"))
        #expect(shown(stack("nav", "tabs"), initial: "nav").has("openNote: { push: note }"))
        let pushing = scene("home", connections(segue("show", "tabs")))
        #expect(shown(stack("nav", "home"), pushing, initial: "nav").has("openNote: { push: note }"))
        #expect(shown(pushing, initial: "home").has("openNote: { present: note }"))
    }

    private func plist(_ inside: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(inside)</dict></plist>"
    }

    @Test("What belongs to an extension or a watch is skipped: other-target") func otherTargets() {
        let imported = TestImport([
            "App/Main.storyboard": storyboard(scene("home"), initial: "home"),
            "App/Info.plist": plist("<key>CFBundleName</key><string>NSExtension</string>"),
            "Share/Base.lproj/Share.storyboard": storyboard(scene("share"), initial: "share"),
            "Share/Info.plist": plist("<key>NSExtension</key><dict/>"),
            "Share/Inner/Info.plist": plist("<key>CFBundleName</key><string>x</string>"),
            "Share/Inner/Own.storyboard": storyboard(scene("own"), initial: "own"),
            "Watch/Interface.storyboard": storyboard(
                scene("face", as: "controller"), initial: "face", runtime: "watchKit"),
            "Wrist/Face.storyboard": storyboard(scene("wrist"), initial: "wrist"),
            "Wrist/Info.plist": plist("<key>WKApplication</key><true/>"),
        ])
        let skipped = imported.report.inputs.filter { $0.skipped != nil }
        #expect(
            skipped.map(\.path) == [
                "Share/Base.lproj/Share.storyboard", "Watch/Interface.storyboard", "Wrist/Face.storyboard",
            ])
        #expect(imported.rules.filter { $0 == "other-target" }.count == 3)
        #expect(
            imported.has("home:") && imported.has("own:") && !imported.text.contains("share:")
                && !imported.text.contains("wrist:"))
    }

    @Test("Identifiers of segues are stems, too") func identifiersOfSegues() {
        let imported = home(manual: segue("show", "note", "identifier=\"ShowNoteSegueIdentifier\""), segues: false)
        #expect(imported.has("showNote: { push: note }"))
    }

    @Test(
        "Of an Android dialog's action that takes nothing away nothing is left: no-effect",
        arguments: [("nowhere", "unresolved-destination"), ("ask", nil), ("other", "pop-to-dialog")])
    func nothingLeft(_ place: String, _ rule: String?) {
        let imported = TestImport(
            androidFiles([
                "nav_graph": graph(
                    "nav_graph", start: "home", fragment("home", action("ask", to: "ask")),
                    fragment("ask", action("go", popUpTo: place), kind: "dialog"), fragment("other", kind: "dialog"))
            ]))
        #expect(
            !imported.text.contains("go:") && imported.rules == ["no-effect"] + [rule].compactMap(\.self),
            "\(imported.rules)")
    }

    @Test("10,000 deep links are all links") func deepLinks() {
        let links = (0..<10_000).map { deepLink("demo://note/n\($0)") }.joined()
        let imported = TestImport(
            androidFiles(["nav_graph": graph("nav_graph", start: "home", fragment("home", links))]))
        #expect(imported.report["deepLink", .link] == 10_000)
        #expect(imported.has("home10000: { url: /note/n9999, opens: home }"), "\(imported.lines.suffix(2))")
    }
}
