import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// IMPORT 4: names.
@Suite(.processorTime) struct ImportNameTests {
    @Test(
        "Words of a text",
        arguments: [
            ("URL list 2", "urlList2"), ("NoteList", "noteList"), ("note_list-view", "noteListView"),
            ("SETTINGS", "settings"),
            ("MY SCREEN", "myScreen"), ("URLList", "urlList"), ("listURL", "listURL"), ("Don't ask", "dontAsk"),
            ("Collect’em All", "collectemAll"), ("room2go", "room2Go"), ("a — b", "aB"), ("Überblick", ""), ("", ""),
            ("•", ""), ("HTML5Parser", "html5Parser"),
        ])
    func words(_ text: String, _ name: String) { #expect(Words(of: text).camel == name) }

    @Test(
        "The stem is less what only says what kind of thing it is",
        arguments: [
            ("NoteListViewController", "noteList"), ("NoteListTableViewController", "noteList"), ("NotesVC", "notes"),
            ("Notes", "notes"), ("ViewController", ""), ("Preview", "preview"), ("AboutView", "about"),
            ("note-list-view-controller", "noteList"),
        ])
    func screenStem(_ text: String, _ name: String) {
        #expect(Stem.words(of: text, less: Stem.ofScreens).camel == name)
    }

    @Test(
        "Flows' stems are less their containers too",
        arguments: [
            ("NotesNavigationController", "notes"), ("MainTabBarController", "main"), ("NotesNav", "notes"),
            ("SettingsSplitViewController", "settings"), ("NavigationController", ""), ("NotesNavVC", "notes"),
        ])
    func flowStem(_ text: String, _ name: String) { #expect(Stem.words(of: text, less: Stem.ofFlows).camel == name) }

    @Test("What is no name has its kind in front") func guarded() {
        #expect(NamedKind.screen.name("2nd") == "screen2nd")
        #expect(NamedKind.flow.name("default") == "flowDefault")
        #expect(NamedKind.outcome.name("back") == "outcomeBack")
        #expect(NamedKind.event.name("back") == "back")
        #expect(NamedKind.event.name("return") == "eventReturn")
        #expect(NamedKind.screen.name("") == nil)
    }

    @Test("The first free candidate, else the first with a number; regardless of case") func registry() {
        var names = NameRegistry()
        #expect(names.take(["noteList", "notes"]) == "noteList")
        #expect(names.take(["notelist", "notes"]) == "notes")
        #expect(names.take(["noteList", "notes"]) == "noteList2")
        #expect(names.take(["noteList"]) == "noteList3")
    }

    @Test("What is emitted for the app, and classes of the app, have their names") func forbidden() {
        let names = ForbiddenNames(app: "Notes", classes: ["HomeScreen", "NotesAppRouter"])
        #expect(names.contains("notesApp") && names.contains("home") && !names.contains("notes"))
        #expect(names.isOfApp("NotesAppRouter") && !names.isOfApp("NotesRouter"))
    }

    @Test("The app's name is that of the path") func app() {
        #expect(appName(of: "Projects/my-notes/") == "MyNotes")
        #expect(appName(of: "App/Main.storyboard") == "Main")
        #expect(appName(of: "app") == "App")
        #expect(appName(of: "2go") == "App2Go")
        #expect(appName(of: "日本") == "App")
    }

    @Test("Names of a hundred letters and more are cut") func long() {
        #expect(Words(of: String(repeating: "note list ", count: 1000)).camel.utf8.count <= 100)
        #expect(Words(of: String(repeating: "a", count: 5000)).camel.utf8.count == 100)
    }

    @Test("Identifiers lose what says only that they are such") func identifiers() {
        #expect(
            ["NoteListStoryboardID", "NoteListIdentifier", "NoteListId", "NoteList"].map(identifierStem)
                == Array(repeating: "NoteList", count: 4))
        #expect(identifierStem("ID") == "ID")
        let attributes = "storyboardIdentifier=\"NoteListStoryboardID\""
        #expect(
            TestImport(["M.storyboard": storyboard(scene("a", attributes: attributes), initial: "a")]).has("noteList:"))
    }

    @Test("A class that several containers share names no flow") func sharedContainerClass() {
        func stack(_ id: String, _ root: String) -> String {
            let relationship =
                "<segue kind=\"relationship\" relationship=\"rootViewController\" destination=\"\(root)\" id=\"r\(id)\"/>"
            return scene(
                id, as: "navigationController", attributes: "customClass=\"ThemedNavigationController\"",
                "<connections>\(relationship)</connections>")
        }
        let imported = TestImport([
            "M.storyboard": storyboard(stack("n", "a"), scene("a"), stack("m", "b"), scene("b"), initial: "n")
        ])
        #expect(!imported.text.contains("themed") && imported.has("bFlow:"))
    }
}
