import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// IMPORT 3: what becomes of controllers.
@Suite(.processorTime) struct StoryboardControllerTests {
    @Test("A stack is a flow whose first screen stands under it; others that arrows lead to follow") func stacks() {
        let imported = TestImport(
            stack("nav", "noteList"), scene("noteDetail"),
            scene("noteList", connections(segue("show", "noteDetail", "identifier=\"openNote\""))), scene("settings"),
            initial: "nav")
        #expect(
            imported.text == appHead("main", of: "Demo") + """

                flows:
                  main:
                    screens:
                      noteList:
                        from: { storyboard: Main, id: NoteList }
                        transitions:
                          openNote: { push: noteDetail }
                      noteDetail:
                        from: { storyboard: Main, id: NoteDetail }

                screens:
                  settings:
                    from: { storyboard: Main, id: Settings }

                """)
    }

    @Test("A stack around another container is that container: container-in-container") func stackAroundTabs() {
        let imported = TestImport(stack("nav", "tabs"), tabs("tabs", "a", "b"), scene("a"), scene("b"), initial: "nav")
        #expect(imported.rules.contains("container-in-container"))
        // Its screens get a stack each, since they stood in one.
        #expect(imported.has("tabs: [aFlow, bFlow]") && imported.has("# import: was in a stack"))
        #expect(imported.report["segue:relationship", .container] == 3)
    }

    @Test("A tab that is tabs is its first, and the inner one stands by itself; twice is once") func tabsInTabs() {
        let imported = TestImport(
            tabs("outer", "inner", "c", "c"), tabs("inner", "a", "b"), scene("a"), scene("b"), scene("c"),
            initial: "outer")
        #expect(imported.has("tabs: [a, c]") && imported.has("tabs: [a, b]"))
        #expect(imported.rules.contains("container-in-container") && imported.rules.contains("repeated-child"))
    }

    @Test("Tabs that a stack pushes get stacks of their own") func pushedTabs() {
        let imported = TestImport(
            stack("nav", "home"), scene("home", connections(segue("show", "tabs"))), tabs("tabs", "a", "b"), scene("a"),
            scene("b"), initial: "nav")
        #expect(imported.has("tabs: [aFlow, bFlow]"))
        #expect(imported.has("openTabs: { present: tabs, style: fullScreen }"))
        #expect(imported.rules.contains("push-of-container"))
    }

    @Test("A split has columns in their order, whatever that of the file") func columns() {
        let imported = TestImport(
            scene(
                "split", as: "splitViewController", attributes: "",
                connections(
                    relation("detailViewController", "detailNav"), relation("masterViewController", "masterNav"),
                    relation("supplementaryViewController", "middle"))), stack("detailNav", "detail"), scene("detail"),
            scene("middle"), stack("masterNav", "master"),
            scene("master", connections(segue("showDetail", "detailNav"))), initial: "split")
        #expect(imported.has("columns: [masterFlow, middle, detailFlow]"))
        #expect(imported.has("openDetail: { show: detail, in: detailFlow }"))
    }

    @Test("Over three columns are three; one is a stack: columns") func columnCounts() {
        func split(_ children: String...) -> TestImport {
            TestImport(
                scene(
                    "split", as: "splitViewController", attributes: "",
                    "<connections>\(children.map { relation("splitItems", $0) }.joined())</connections>"), scene("a"),
                scene("b"), scene("c"), scene("d"), initial: "split")
        }
        let four = split("a", "b", "c", "d")
        #expect(four.has("columns: [a, b, c]") && four.rules.contains("columns"))
        #expect(four.report["segue:relationship", .container] == 3 && four.report["segue:relationship", .lost] == 1)
        let one = split("a")
        #expect(!one.text.contains("columns:") && one.has("entry: main") && one.rules.contains("columns"))
        #expect(split().rules.contains("children-in-code"))
    }

    @Test("A window is what it contains") func windows() {
        let imported = TestImport(
            scene(
                "window", as: "windowController", attributes: "customClass=\"MainWindow\"",
                connections(relation("window.shadowedContentViewController", "home"))), scene("home"),
            initial: "window", runtime: "MacOSX.Cocoa")
        #expect(imported.has("entry: home") && imported.has("from: { storyboard: Main, id: Home }"))
        #expect(imported.rules.contains("container-class"))
    }

    @Test("Containers without children, or in themselves, are screens: children-in-code") func childless() {
        let imported = TestImport(
            stack("a", "b"), stack("b", "a"), scene("tabs", as: "tabBarController", attributes: ""), initial: "a")
        #expect(imported.rules.filter { $0 == "children-in-code" }.count >= 2)
        #expect(imported.report["segue:relationship", .container] == 2)
    }

    @Test("What is only embedded is none: its segues are the host's") func embedded() {
        let imported = TestImport(
            stack("nav", "page"), scene("page", connections(segue("embed", "innerNav"))), stack("innerNav", "inner"),
            scene("inner", attributes: "customClass=\"InnerViewController\"", connections(segue("show", "detail"))),
            scene("detail"), initial: "nav")
        #expect(
            imported.block("page") == [
                "from: { storyboard: Main, id: Page }", "transitions:", "openDetail: { push: detail }",
            ])
        #expect(imported.has("# import: embeds innerNav"))
        #expect(!imported.text.contains("inner:") && imported.rules.contains("embed"))
        #expect(imported.report["segue:embed", .embedded] == 1)
    }

    @Test("What something else leads to is a screen, embedded or not") func embeddedAndShown() {
        let imported = TestImport(
            scene("host", connections(segue("embed", "inner"), segue("modal", "inner"))), scene("inner"),
            initial: "host")
        #expect(imported.has("openInner: { present: inner }") && !imported.block("inner").isEmpty)
    }

    @Test("A placeholder is what it refers to, in the nearest storyboard of the name") func references() {
        let imported = TestImport([
            "a/Main.storyboard": storyboard(
                scene("home", connections(segue("modal", "p"), segue("modal", "q"))),
                scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\""),
                scene(
                    "q", as: "viewControllerPlaceholder",
                    attributes: "storyboardName=\"Other\" referencedIdentifier=\"Y\""),
                initial: "home"),
            "a/b/Other.storyboard": storyboard(
                scene("near"), scene("y", attributes: "storyboardIdentifier=\"Y\""), initial: "near"),
            "b/Other.storyboard": storyboard(scene("far"), initial: "far"),
        ])
        #expect(imported.has("openNear: { present: near }") && imported.has("openY: { present: y }"))
    }

    @Test("What is not there is a screen that stands for it: unresolved-reference") func unresolved() {
        let imported = TestImport(
            scene("home", connections(segue("modal", "p"), segue("modal", "q"), segue("embed", "r"))),
            scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Gone\""),
            scene("q", as: "viewControllerPlaceholder", attributes: "referencedIdentifier=\"Lost\""),
            scene("r", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Embedded\""), initial: "home")
        #expect(imported.block("gone").last == "from: { storyboard: Gone }")
        #expect(imported.block("lost").last == "from: { storyboard: Main, id: Lost }")
        #expect(
            imported.rules.filter { $0 == "unresolved-reference" }.count == 3 && !imported.text.contains("embedded:"))
    }

    @Test("'from': the identifier, the initial controller, else a name made up: no-identifier") func sources() {
        let imported = TestImport(
            scene("home", attributes: "customClass=\"HomeViewController\"", connections(segue("modal", "x-1"))),
            scene("x-1", attributes: "customClass=\"NoteViewController\""), initial: "home")
        #expect(imported.has("from: { storyboard: Main }") && imported.has("from: { storyboard: Main, id: Note }"))
        #expect(imported.has("# import: give the object x-1 of Main.storyboard this storyboard ID"))
        #expect(imported.rules.contains("no-identifier"))
    }

    @Test("'type': the class, where it is not the default; UIKit's else: no-class, class-name") func types() {
        let imported = TestImport(
            scene("a", attributes: "storyboardIdentifier=\"A\" customClass=\"AViewController\""),
            scene("b", attributes: "storyboardIdentifier=\"B\" customClass=\"BController\""),
            scene("c", as: "tableViewController", attributes: "storyboardIdentifier=\"C\""),
            scene("d", attributes: "storyboardIdentifier=\"D\" customClass=\"no type\""),
            scene("e", attributes: "storyboardIdentifier=\"E\" customClass=\"_TtC4Demo12EOfOldSwift1\""),
            scene("f", attributes: "storyboardIdentifier=\"F\" customClass=\"_TtC9223372036854775807x\""), initial: "a")
        #expect(!imported.block("a").contains { $0.hasPrefix("type") })
        #expect(imported.block("b").first == "type: BController")
        #expect(imported.block("c").first == "type: UITableViewController")
        #expect(imported.block("d").first == "type: UIViewController")
        #expect(imported.has("type: EOfOldSwift1"))
        #expect(imported.rules.contains("no-class") && imported.rules.contains("class-name"))
    }

    @Test("Modules that are of no target are imported") func modules() {
        let attributes = "storyboardIdentifier=\"X\" customClass=\"X\""
        let imported = TestImport(
            scene("a", attributes: attributes + " customModule=\"Kit\""),
            scene("b", attributes: attributes + " customModule=\"Own\""),
            scene("c", attributes: attributes + " customModule=\"Own\" customModuleProvider=\"target\""), initial: "a")
        #expect(imported.has("swift: { imports: [Kit] }"))
    }

    @Test("'title': the first of the controller and its bars that says something") func titles() {
        func title(_ attributes: String, _ inside: String = "") -> [String] {
            TestImport(scene("noteList", attributes: attributes, inside), initial: "noteList")
                .lines.filter { $0.hasPrefix("title") }
        }
        let named = "storyboardIdentifier=\"NoteList\" "
        #expect(title(named + "title=\"All\n notes\"") == ["title: All notes"])
        #expect(
            title(named + "title=\"Title\"", "<navigationItem key=\"navigationItem\" title=\"Notes\"/>") == [
                "title: Notes"
            ])
        #expect(title(named, "<tabBarItem key=\"tabBarItem\" title=\"Mine\"/>") == ["title: Mine"])
        #expect(title(named + "title=\"Note List\"") == [], "it is the spaced name")
        #expect(title(named, "<navigationItem key=\"navigationItem\" title=\"Root View Controller\"/>") == [])
    }

    @Test("A scene without controller has app events") func menus() {
        let imported = TestImport(
            """
            <scene sceneID="m"><objects><application id="app" sceneMemberID="viewController">
            <menu key="mainMenu" id="mm"><items><menuItem title="Preferences…" id="mi">
            \(connections(segue("show", "prefs")))</menuItem></items></menu></application></objects></scene>
            """,
            scene("home"), scene("prefs"), initial: "home", runtime: "MacOSX.Cocoa")
        #expect(imported.block("transitions") == ["openPrefs: { present: prefs, title: Preferences… }"])
    }

    @Test("Xibs of controllers that no scene has are screens") func xibs() {
        func xib(_ type: String, _ outlet: String = "view") -> String {
            """
            <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(type)">
            <connections><outlet property="\(outlet)" destination="x" id="y"/></connections></placeholder>
            </objects></document>
            """
        }
        let imported = TestImport([
            "Main.storyboard": storyboard(scene("home"), initial: "home"),
            "HomeViewController.xib": xib("HomeViewController"),
            "NoteViewController.xib": xib("NoteViewController"), "Editor.xib": xib("EditorVC"),
            "Cell.xib": xib("NoteCell"), "Bar.xib": xib("BarController", "bar"),
            "Old.xib": "<archive type=\"x\"><data/></archive>",
        ])
        #expect(imported.block("note") == ["from: xib"])
        #expect(imported.block("editor") == ["type: EditorVC", "from: { xib: Editor }"])
        #expect(
            imported.report.inputs.filter { $0.skipped != nil }.map(\.path) == [
                "Bar.xib", "Cell.xib", "HomeViewController.xib", "Old.xib",
            ])
    }

    @Test("Screens of tabs, stacks and arrows stand under them, all in one storyboard") func placement() {
        let imported = TestImport([
            "Main.storyboard": storyboard(
                tabs("tabs", "a", "p"), scene("a", connections(segue("modal", "b"), segue("modal", "p"))),
                scene("b", connections(segue("modal", "c"))), scene("c"), scene("d"),
                scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Other\""), initial: "tabs"),
            "Other.storyboard": storyboard(scene("other"), initial: "other"),
        ])
        #expect(
            imported.block("flows").filter { ["a:", "b:", "c:", "d:", "other:"].contains($0) } == ["a:", "b:", "c:"])
        #expect(imported.has("tabs: [a, other]"))
    }
}
