import NavGraphTestSupport
import Testing

@testable import NavGraphImport
@testable import NavGraphXML

/// IMPORT 3 and 4: what becomes of segues, and how events are called.
@Suite(.processorTime) struct SegueTests {
    /// A stack of `home` with these segues, and what they may lead to.
    private func home(_ segues: String..., target: String = "", segues keep: Bool = false) -> TestImport {
        TestImport(
            stack("nav", "home"), scene("home", "<connections>\(segues.joined())</connections>"),
            scene("note", attributes: "storyboardIdentifier=\"Note\" customClass=\"NoteViewController\" \(target)"),
            stack("editNav", "edit"), scene("edit"), tabs("tabs", "x", "y"), scene("x"), scene("y"), initial: "nav",
            segues: keep)
    }

    @Test(
        "Kinds",
        arguments: [
            (segue("show", "note"), "openNote: { push: note }"),
            (segue("push", "note"), "openNote: { push: note }"),
            (segue("show", "editNav"), "openEdit: { present: edit }"),
            (segue("presentation", "note"), "openNote: { present: note }"),
            (segue("modal", "note"), "openNote: { present: note }"),
            (segue("sheet", "editNav"), "openEdit: { present: edit }"),
            (segue("popoverPresentation", "note"), "openNote: { present: note, style: popover }"),
            (segue("popover", "note"), "openNote: { present: note, style: popover }"),
            (segue("showDetail", "note"), "openNote: { present: note }"),
            (segue("replace", "note"), "openNote: { replace: note }"),
            (segue("replace", "editNav"), "openEdit: { present: edit }"),
            (segue("unheardOf", "note"), "openNote: { present: note }"),
            (
                segue("custom", "note", "customClass=\"SlideLeftSegue\""),
                "openNote: { present: note, style: fullScreen, animation: slideLeft }"
            ),
            (segue("custom", "note", "customClass=\"MyPushSegue\""), "openNote: { push: note, animation: myPush }"),
            (segue("custom", "note", "customClass=\"ReplaceSegue\""), "openNote: { root: note, animation: replace }"),
            (segue("custom", "editNav", "customClass=\"RootSegue\""), "openEdit: { root: edit, animation: root }"),
            (segue("custom", "note"), "openNote: { present: note, style: fullScreen }"),
            (
                segue("modal", "note", "modalPresentationStyle=\"fullScreen\""),
                "openNote: { present: note, style: fullScreen }"
            ),
            (segue("modal", "note", "modalPresentationStyle=\"automatic\""), "openNote: { present: note }"),
            (
                segue("modal", "note", "modalPresentationStyle=\"overCurrentContext\""),
                "openNote: { present: note, style: overCurrentContext }"
            ),
            (
                segue("modal", "note", "modalPresentationStyle=\"custom\""),
                "openNote: { present: note, style: fullScreen }"
            ),
            (
                segue("modal", "note", "modalTransitionStyle=\"crossDissolve\""),
                "openNote: { present: note, animation: fade }"
            ),
            (
                segue("modal", "note", "modalTransitionStyle=\"flipHorizontal\""),
                "openNote: { present: note, animation: flip }"
            ),
            (segue("modal", "note", "animates=\"NO\""), "openNote: { present: note, animation: none }"),
        ])
    func kinds(_ segue: String, _ event: String) {
        // The flow of `edit` is called after it, since the screen comes first.
        let imported = home(segue)
        #expect(
            imported.has(
                event.replacing("present: edit }", with: "present: editFlow }").replacing(
                    "root: edit,", with: "root: editFlow,")), "\(imported.text)")
    }

    @Test("The style and lock of the controller count where the segue says nothing") func controllers() {
        let imported = home(
            segue("modal", "note"), target: "modalPresentationStyle=\"formSheet\" modalInPresentation=\"YES\"")
        #expect(imported.has("openNote: { present: note, style: formSheet, locked: true }"))
        let other = home(
            segue("modal", "note", "modalPresentationStyle=\"pageSheet\""),
            target: "modalPresentationStyle=\"formSheet\"")
        #expect(other.has("openNote: { present: note, style: pageSheet }"))
    }

    @Test("Custom segues, other kinds, styles, creation selectors are told") func told() {
        #expect(home(segue("custom", "note")).rules.contains("custom-segue"))
        #expect(home(segue("custom", "note", "customClass=\"A\"")).has("# import: check what A does"))
        #expect(home(segue("modal", "note", "customClass=\"A\"")).rules.contains("custom-segue"))
        #expect(home(segue("unheardOf", "note")).rules.contains("segue-kind"))
        #expect(home(segue("modal", "note", "modalPresentationStyle=\"custom\"")).rules.contains("style"))
        #expect(home(segue("show", "note", "destinationCreationSelector=\"make:\"")).rules.contains("creation"))
        #expect(home(segue("show", "tabs")).rules.contains("push-of-container"))
    }

    @Test("Who cannot stand in a stack presents; a chain of 'show' carries on") func standing() {
        let imported = TestImport(
            scene("a", connections(segue("show", "b"))), scene("b", connections(segue("show", "c"))), scene("c"),
            scene("lone", connections(segue("show", "d"))), scene("d", connections(segue("show", "e"))), scene("e"),
            initial: "a")
        #expect(imported.has("openB: { present: b }") && imported.has("openC: { present: c }"))
        #expect(imported.has("openD: { push: d }") && imported.has("openE: { push: e }"))
    }

    @Test("On macOS 'show' presents") func mac() {
        let imported = TestImport(
            scene("lone", connections(segue("show", "d"))), scene("d"), scene("home"), initial: "home",
            runtime: "MacOSX.Cocoa")
        #expect(imported.has("openD: { present: d }"))
    }

    @Test("A container's segues are its flow's events") func containerSegues() {
        let imported = TestImport(
            stack("nav", "home", connections(segue("modal", "note"))),
            scene("home", connections(segue("modal", "note"))), scene("note"), initial: "nav")
        #expect(imported.block("main").prefix(2) == ["transitions:", "openNote: { present: note }"])
        // The screen's event does not hide the flow's.
        #expect(imported.has("openNote2: { present: note }"))
    }

    @Test("Segues without identifier that come to one thing are one: merged") func merged() {
        let imported = home(segue("show", "note"), segue("show", "note"), segue("modal", "note"))
        #expect(imported.has("openNote: { push: note }") && imported.has("openNote2: { present: note }"))
        #expect(imported.report["segue:show", .transition] == 1 && imported.report["segue:show", .merged] == 1)
    }

    @Test("Events: the identifier less 'segue', 'open…', with the trigger's text where that is taken") func names() {
        let imported = home(
            segue("show", "note", "identifier=\"showNoteSegue\""), segue("modal", "note", "identifier=\"segue\""),
            segue("show", "x"))
        #expect(
            imported.has("showNote: { push: note }") && imported.has("openNote: { present: note }")
                && imported.has("openX: { push: x }"))
        let triggered = TestImport(
            stack("nav", "home"),
            scene("home", connections(segue("show", "note")) + button("Add", segue("modal", "note"))), scene("note"),
            initial: "nav")
        #expect(triggered.has("openNoteAdd: { present: note, title: Add }"))
    }

    @Test("Titles are what a person sees on the trigger, to 40 characters, unless the name says it") func titles() {
        func title(_ text: String) -> [String] {
            TestImport(scene("home", button(text, segue("modal", "note"))), scene("note"), initial: "home").lines.filter
            { $0.hasPrefix("openNote") }
        }
        #expect(title("Write") == ["openNote: { present: note, title: Write }"])
        #expect(title("Open Note") == ["openNote: { present: note }"])
        #expect(title("Button") == ["openNote: { present: note }"])
        #expect(
            title(String(repeating: "x", count: 60)).first?.contains(
                "title: " + String(repeating: "x", count: 40) + " }") == true)
    }

    @Test("Triggers: bar items, system items, cells, accessibility, labels of people") func triggers() throws {
        func text(_ xml: String) throws -> String? { triggerText(try readXML(Array(xml.utf8))) }
        #expect(try text("<barButtonItem title=\"Done\"/>") == "Done")
        #expect(try text("<barButtonItem systemItem=\"fastForward\"/>") == "Fast Forward")
        #expect(try text("<tableViewCell><x><label text=\" \"/><label text=\"First\"/></x></tableViewCell>") == "First")
        #expect(
            try text("<button><accessibility key=\"accessibilityConfiguration\" label=\"Close\"/></button>") == "Close")
        #expect(try text("<view userLabel=\"The map\"/>") == "The map")
        #expect(try text("<button><string key=\"title\">Two\nlines</string></button>") == "Two lines")
        #expect(try text("<view/>") == nil)
    }

    @Test("Peeks are counted and lost, references are not segues") func peeks() {
        let imported = home(
            "<segue destination=\"note\" kind=\"show\" id=\"s\"><segue key=\"commit\" id=\"c\"/></segue>",
            "<segue reference=\"s\"/>")
        #expect(
            imported.report["segue:peek", .lost] == 1
                && imported.report.elements == ["segue:peek", "segue:relationship", "segue:show"])
    }

    @Test("'--segues' keeps manual segues with an identifier; to a stack by its first screen") func kept() {
        let imported = home(
            segue("show", "note", "identifier=\"a\""), segue("modal", "editNav", "identifier=\"b\""),
            segue("modal", "note"),
            segues: true)
        #expect(
            imported.has("a: { push: note, segue: a }") && imported.has("b: { present: edit, in: stack, segue: b }"))
        #expect(imported.has("openNote: { present: note }"))
    }

    // MARK: - Back

    private func unwind(_ action: String, _ attributes: String = "") -> String {
        "<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"\(action)\" id=\"u-\(action)\" \(attributes)/>"
    }

    @Test("An unwind segue is an outcome that its openers handle") func outcomes() {
        let imported = TestImport(
            stack("nav", "home"), scene("home", connections(segue("show", "note"))),
            scene(
                "note",
                connections(
                    unwind("doneWithUnwindSegue:"), unwind("doneWithUnwindSegue:"), unwind("x:", "identifier=\"back\""))
            ), initial: "nav")
        #expect(imported.has("outcomes: [done, outcomeBack]"))
        #expect(imported.has("openNote: { push: note, returns: { done: ~, outcomeBack: ~ } }"))
        #expect(imported.report["segue:unwind", .outcome] == 2 && imported.report["segue:unwind", .merged] == 1)
    }

    @Test("One that names a screen further back goes there") func furtherBack() {
        func back(_ kind: String, _ last: String, _ action: String = "unwindToCart:") -> TestImport {
            TestImport(
                stack("nav", "cart"), scene("cart", connections(segue(kind, "pay"))),
                scene("pay", connections(segue(last, "card"))), scene("card", connections(unwind(action))),
                initial: "nav")
        }
        #expect(back("show", "show").has("unwindToCart: { pop: cart }"))
        #expect(back("show", "modal").has("unwindToCart: { dismiss: top, then: { pop: cart } }"))
        #expect(back("modal", "push").has("unwindToCart: { dismiss: top }"))
        #expect(back("show", "show", "returnToCartViewController:").has("returnToCartViewController: { pop: cart }"))
        // By one arrow the outcome is enough; of what no screen is called, too.
        #expect(back("show", "show", "unwindToPay:").has("outcomes: [unwindToPay]"))
        #expect(back("show", "show", "unwindToNowhere:").has("outcomes: [unwindToNowhere]"))
        #expect(back("show", "show", "leaveCart:").has("outcomes: [leaveCart]"))
    }

    @Test("Of a container none") func ofContainer() {
        let imported = TestImport(stack("nav", "home", connections(unwind("done:"))), scene("home"), initial: "nav")
        #expect(imported.report["segue:unwind", .lost] == 1 && imported.rules.contains("unwind"))
    }
}
