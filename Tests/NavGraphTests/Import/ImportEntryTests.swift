import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// IMPORT 2 and 3: which files are read, and what the app begins with.
@Suite(.processorTime) struct ImportEntryTests {
    private let two = [
        "Alpha.storyboard": storyboard(scene("a"), initial: "a"),
        "Beta.storyboard": storyboard(scene("b"), initial: "b"),
    ]

    @Test("The option, then the Info.plist, then 'main', then what nothing leads to, then the largest") func order() {
        func plist(_ key: String, _ name: String) -> String {
            """
            <?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
            <plist><dict><key>a</key><array><dict><key>\(key)</key><string>\(name)</string></dict></array></dict></plist>
            """
        }
        #expect(TestImport(two, entry: "Beta").has("entry: b"))
        for key in ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile"] {
            let imported = TestImport(two.merging(["Info.plist": plist(key, "Beta")]) { $1 })
            #expect(imported.has("entry: b") && !imported.rules.contains("entry-guessed"))
        }
        let unknown = TestImport(two.merging(["Info.plist": plist("UIMainStoryboardFile", "$(MAIN)")]) { $1 })
        #expect(unknown.has("entry: a") && unknown.rules.contains("entry-guessed"))
        #expect(
            TestImport(two.merging(["mainly.storyboard": storyboard(scene("m"), initial: "m")]) { $1 }).has("entry: m"))
        let led = TestImport([
            "Alpha.storyboard": two["Alpha.storyboard"]!,
            "Beta.storyboard": storyboard(
                scene("b", connections(segue("modal", "p"))),
                scene("p", as: "viewControllerPlaceholder", attributes: "storyboardName=\"Alpha\""), initial: "b"),
        ])
        #expect(led.has("entry: b"))
        let larger = TestImport([
            "Alpha.storyboard": two["Alpha.storyboard"]!,
            "Beta.storyboard": storyboard(scene("b", connections(segue("modal", "c"))), scene("c"), initial: "b"),
        ])
        #expect(
            larger.has("entry: b")
                && larger.has("# import: guessed, because several storyboards have an initial screen"))
    }

    @Test("Without initial controllers, of all scenes; of xibs the first; one is no guess") func others() {
        #expect(
            TestImport(["A.storyboard": storyboard(scene("a"), scene("b", connections(segue("modal", "a"))))]).has(
                "entry: b"))
        let one = TestImport(["A.storyboard": storyboard(scene("a"), initial: "a")])
        #expect(one.has("entry: a") && one.rules.isEmpty)
    }

    @Test("Copies of other languages and source sets are skipped") func copies() {
        let paths = [
            "a/Base.lproj/M.storyboard", "a/de.lproj/M.storyboard", "a/de.lproj/N.xib", "a/en.lproj/N.xib",
            "m/src/debug/res/navigation/g.xml", "m/src/main/res/navigation/g.xml", "m/src/main/res/navigation/h.xml",
        ]
        #expect(NavGraphImport.copies(among: paths.map(InputPath.init)) == [1: 0, 3: 2, 4: 5])
    }

    @Test("Directories are searched for what navigation is in") func found() {
        for path in ["a/M.storyboard", "M.xib", "res/navigation/g.xml", "x/res/navigation-land/g.xml", "Info.plist"] {
            #expect(InputPath(path).isFound, "\(path)")
        }
        for path in ["a/g.xml", "res/layout/g.xml", "navigation/g.xml", "Other.plist", "M.nib"] {
            #expect(!InputPath(path).isFound, "\(path)")
        }
        for name in ["Pods", "Carthage", "DerivedData", "build", "node_modules", ".git"] {
            #expect(!InputPath.isSearched(name))
        }
    }

    @Test("Launch screens, archives and bad property lists are skipped and told; bad files are all named")
    func skipped() {
        let imported = TestImport([
            "A.storyboard": storyboard(scene("a"), initial: "a"),
            "L.storyboard": storyboard(scene("l"), attributes: "launchScreen=\"YES\""),
            "O.storyboard": "<archive/>", "Info.plist": "bplist00", "b/Info.plist": "<plist>",
        ])
        #expect(
            imported.report.inputs.filter { $0.skipped != nil }.map(\.path) == [
                "Info.plist", "L.storyboard", "O.storyboard", "b/Info.plist",
            ])
        #expect(imported.rules.filter { $0 == "skipped" }.count == 4)
        let bad = TestImport(["A.storyboard": "<document>", "B.xib": "<", "C.storyboard": storyboard(scene("a"))])
        #expect(bad.imported == nil && bad.unreadable.map(\.path) == ["A.storyboard", "B.xib"])
        #expect(TestImport(["L.storyboard": "<archive/>"]).imported == nil)
    }

    @Test("Xibs without a controller are told once, with their number") func viewXibs() {
        let view = "<document><objects/></document>"
        let imported = TestImport(["A.storyboard": storyboard(scene("a"), initial: "a"), "B.xib": view, "C.xib": view])
        #expect(imported.report.inputs.count { $0.skipped != nil } == 2)
        #expect(
            imported.report.findings.filter { $0.rule == "skipped" }.map(\.message) == [
                "skipped: not the xib of a view controller (and 1 more)"
            ])
    }
}
