import AppKit
import NavGraphRuntime
import Testing

@testable import NavGraphAppKit

/// The scenes of a Mac app, each with what AppKit's double shows, and what the observer has heard.
@Suite @MainActor struct SceneTests {
    private func inHouse(_ body: @MainActor (House) throws -> Void) rethrows {
        try AppKitDouble.withWorld {
            let house = House()
            try body(house)
            AppKitDouble.settle()
            #expect(AppKitDouble.misuses == [])
            #expect(!house.log.lines.contains { $0.hasPrefix("stalled") })
        }
    }

    @Test(arguments: 0..<4) func aRootKeepsTheFrameOfTheWindow(_ index: Int) {
        let animation = [NavGraph.Animation.standard, .fade, .slide, .none][index]
        inHouse { house in
            house.start { $0.root(house.screen("splash")) }
            house.fire("ready") { $0.root(house.screen("main"), animation: animation) }
            if case .fade = animation { #expect(house.window.contentView?.alphaValue == 1) }
            AppKitDouble.settle()
            #expect(house.window.frame == CGRect(x: 10, y: 20, width: 900, height: 600))
            #expect(house.state == "main[main]")
            #expect(house.counter.live == ["main"])
            #expect(house.log.lines.last == "shown main")
        }
    }

    @Test func whatTheAppsCodeEndsIsHeard() {
        inHouse { house in
            let ending = NavGraph.Ending()
            ending.closed = { _ in throw NavGraph.Fault.popAtBottom }
            house.start {
                $0.root(house.screen("list", ["edit": { $0.presentScreen(house.screen("editor", ending: ending)) }]))
            }
            house.current?.raise("edit")
            AppKitDouble.settle()
            if let sheet = house.window.attachedSheet { house.window.endSheet(sheet) }
            AppKitDouble.settle()
            // Not undone, though what hears of it faults.
            #expect(house.state == "list[list]")
            #expect(house.heard("editor.closed pop-at-bottom") == 1)
            #expect(house.counter.live == ["list"])
        }
    }

    @Test func whatIsAboveGoesWithIt() {
        inHouse { house in
            let tip = { @MainActor (step: NavGraph.Step) in step.presentScreen(house.screen("tip")) }
            house.start {
                $0.root(
                    house.screen(
                        "list", ["edit": { $0.presentScreen(house.screen("editor", ["help": { tip($0) }])) }]))
            }
            house.current?.raise("edit")
            AppKitDouble.settle()
            house.current?.raise("help")
            AppKitDouble.settle()
            #expect(house.state == "list[list] sheet:editor[editor] sheet:tip[tip]")
            if let sheet = house.window.attachedSheet { house.window.endSheet(sheet) }
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.log.lines.filter { $0.hasSuffix("swipe") } == ["tip.closed swipe", "editor.closed swipe"])
        }
    }

    @Test func aSheetAbovePopoverIsTheMainWindows() throws {
        try inHouse { house in
            let share = { @MainActor (step: NavGraph.Step) in
                step.presentScreen(
                    house.screen("share", ["more": { $0.presentScreen(house.screen("more")) }]), as: .popover,
                    at: step.anchor(at: step.frame) { (screen: Screen, place) in place.view = screen.view })
            }
            house.start { $0.root(house.screen("list", ["share": { share($0) }])) }
            house.current?.raise("share")
            AppKitDouble.settle()
            let popover = try #require(house.navigation.shown.last?.popover)
            #expect(popover.isShown && popover.behavior == .transient)
            #expect(popover.place?.view === house.shown("list")?.view)
            house.current?.raise("more")
            AppKitDouble.settle()
            #expect(house.state == "list[list] popover:share[share] sheet:more[more]")
            #expect(house.window.attachedSheet != nil)
            #expect(!AppKitUser.clickBeside(popover))
            AppKitDouble.settle()
            #expect(house.state == "list[list] popover:share[share] sheet:more[more]")
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            #expect(AppKitUser.clickBeside(popover))
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.heard("share.closed swipe") == 1)
        }
    }

    @Test func escClosesAPopoverWhoseWindowHasTheKeys() {
        inHouse { house in
            let tip = { @MainActor (step: NavGraph.Step) in step.presentScreen(house.screen("tip"), as: .popover) }
            house.start { $0.root(house.screen("list", ["tip": { tip($0) }])) }
            house.current?.raise("tip")
            AppKitDouble.settle()
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            house.window.beginSheet(panel)
            AppKitDouble.settle()
            house.window.endSheet(panel)
            AppKitDouble.settle()
            #expect(house.state == "list[list] popover:tip[tip]")
            #expect(house.window.isKeyWindow)
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            #expect(house.state == "list[list]")
            #expect(house.heard("tip.closed swipe") == 1)
        }
    }

    @Test func anAlertEndsWithOneFrameLess() {
        inHouse { house in
            @MainActor func ask(_ step: NavGraph.Step) {
                let ending = NavGraph.Ending()
                ending.on(NavGraph.Outcome<Void>(of: Name("ask"), "deleted")) { try $0.pop() }
                ending.close(NavGraph.Outcome<Void>(of: Name("ask"), "kept"))
                step.presentScreen(house.alert("ask", ending, ["deleted", "kept"], cancels: "kept"), as: .alert)
            }
            house.start { step in
                step.root(
                    house.navigation.stack(
                        house.screen("list", ["open": { try $0.push(house.screen("note", ["delete": { ask($0) }])) }]),
                        for: Name("notes")))
            }
            house.current?.raise("open")
            AppKitDouble.settle()
            house.current?.raise("delete")
            AppKitDouble.settle()
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            #expect(house.state == "notes[list note]")
            house.current?.raise("delete")
            AppKitDouble.settle()
            #expect(house.state == "notes[list note] alert:ask[ask]")
            #expect(AppKitUser.press("deleted"))
            AppKitDouble.settle()
            #expect(house.state == "notes[list]")
            #expect(house.counter.live == ["list"])
            #expect(house.heard("ask.kept tap") == 1 && house.heard("ask.deleted tap") == 1)
        }
    }

    @Test func aFaultOfAnAlertsButtonShowsItAgain() {
        inHouse { house in
            let ending = NavGraph.Ending()
            ending.on(NavGraph.Outcome<Void>(of: Name("ask"), "deleted")) { try $0.pop() }
            house.start { $0.root(house.screen("list")) }
            house.fire("ask") {
                $0.presentScreen(house.alert("ask", ending, ["deleted"], cancels: ""), as: .alert)
            }
            AppKitDouble.settle()
            AppKitUser.press("deleted")
            AppKitDouble.settle()
            #expect(house.state == "list[list] alert:ask[ask]")
            #expect(house.window.attachedSheet?.isVisible == true)
            #expect(house.heard("ask.deleted pop-at-bottom") == 1)
        }
    }

    /// Columns with a menu of albums, and a grid of photos.
    private func columns(_ house: House) -> NavGraph.Layer {
        let albums = house.screen(
            "albums",
            [
                "newAlbum": {
                    try $0.goInCode(); $0.presentScreen(house.screen("editor"))
                }
            ], commands: ["newAlbum"])
        let grid = house.screen("grid")
        return house.navigation.split(
            NavGraph.SplitController(),
            of: [
                house.navigation.single(albums, for: Name("albums")), house.navigation.stack(grid, for: Name("photos")),
            ], for: Name("main"))
    }

    @Test func commandsAreEnabledWhereTheyDoSomething() {
        inHouse { house in
            house.navigation.command("signOut", event: "signOut", to: house) { house, step in
                try step.goInCode()
                step.root(house.screen("login"))
            }
            house.start { $0.root(columns(house)) }
            let items = [Command.newAlbum, .showInfo, .signOut].map { $0.menuItem() }
            #expect(items.map { AppKitUser.isEnabled($0) } == [true, false, true])
            let heard = house.log.lines
            #expect(house.navigation.can(Command.newAlbum) && !house.navigation.can(Command.showInfo))
            #expect(house.log.lines == heard && house.counter.live == ["albums", "grid"])
            #expect(AppKitUser.choose(items[0]))
            // While it moves nothing is enabled.
            #expect(!house.navigation.can(Command.signOut))
            AppKitDouble.settle()
            #expect(house.state == "main[*albums | grid] sheet:editor[editor]")
            #expect(house.heard("albums.newAlbum tap") == 1)
            #expect(items.map { AppKitUser.isEnabled($0) } == [false, false, true])
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            house.window.attachedSheet?.beginSheet(panel)
            AppKitDouble.settle()
            #expect(items.map { AppKitUser.isEnabled($0) } == [false, false, false])
        }
    }

    @Test func aSheetIsBegunOnWhatTheAppHasInFront() {
        inHouse { house in
            house.start { $0.root(house.screen("list")) }
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            house.window.beginSheet(panel)
            AppKitDouble.settle()
            house.fire("ask") { $0.presentScreen(house.screen("ask")) }
            AppKitDouble.settle()
            #expect(AppKitDouble.describe(house.window) == "RegionController sheet(- sheet(RegionController))")
        }
    }

    @Test func aLinkBringsTheWindowForward() {
        inHouse { house in
            @MainActor func way(_ isOpen: Bool) -> NavGraph.LinkWay {
                NavGraph.LinkWay("note", isOpen: { _, _ in isOpen }) { $0.presentScreen(house.screen("note")) }
            }
            house.links.follow(way(true))
            #expect(house.heard("kept note") == 1)
            house.start { $0.root(house.screen("list")) }
            #expect(house.heard("followed note") == 1)
            #expect(house.state == "list[list] sheet:note[note]")
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            house.window.close()
            #expect(!house.window.isVisible)
            house.links.follow(way(true))
            AppKitDouble.settle()
            #expect(house.window.isVisible && house.state == "list[list] sheet:note[note]")
            AppKitUser.pressEscape()
            AppKitDouble.settle()
            house.window.miniaturize(nil)
            house.links.follow(way(false))
            AppKitDouble.settle()
            #expect(house.window.isVisible && house.heard("kept note") == 2)
        }
    }

    @Test func whatTheAppHasInFrontIsEndedFirst() {
        inHouse { house in
            house.start {
                $0.root(
                    house.screen("list", ["edit": { $0.presentScreen(house.screen("editor", ["save": { _ in }])) }]))
            }
            house.current?.raise("edit")
            AppKitDouble.settle()
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            house.window.attachedSheet?.beginSheet(panel)
            AppKitDouble.settle()
            house.current?.raise("save")
            #expect(house.heard("ignored editor.save") == 1)
            house.fire("signOut") { $0.root(house.screen("login")) }
            AppKitDouble.settle()
            #expect(house.state == "login[login]")
            #expect(house.window.attachedSheet == nil)
            house.fire("ask") { $0.presentScreen(house.screen("ask")) }
            AppKitDouble.settle()
            #expect(AppKitDouble.describe(house.window) == "RegionController sheet(RegionController)")
        }
    }

    @Test func aViewControllerThatIsShownIsNotShownTwice() {
        inHouse { house in
            let list = house.screen("list")
            house.start { $0.root(house.navigation.stack(list, for: Name("notes"))) }
            house.fire("again") { step in
                house.navigation.enter(list, as: Name("list"))
                try step.push(list)
            }
            AppKitDouble.settle()
            #expect(house.state == "notes[list]")
            #expect(house.heard("again reused") == 1)
        }
    }

    @Test func withReduceMotionNothingSlides() {
        inHouse { house in
            AppKitDouble.reducesMotion = true
            house.start { $0.root(house.navigation.stack(house.screen("list"), for: Name("notes"))) }
            house.fire("open") { try $0.push(house.screen("note"), animation: .slide) }
            #expect(AppKitDouble.pending.allSatisfy { $0 != "transition" })
            #expect(house.state == "notes[list note]")
        }
    }

    @Test func screensSlideAndAreFreed() {
        inHouse { house in
            house.start { $0.root(house.navigation.stack(house.screen("list"), for: Name("notes"))) }
            house.fire("open") { try $0.push(house.screen("note")) }
            AppKitDouble.settle()
            house.fire("tip") { try $0.push(house.screen("tip"), animation: .fade) }
            AppKitDouble.settle()
            house.fire("back") { $0.popToRoot() }
            #expect(house.counter.live == ["list", "note", "tip"])
            AppKitDouble.settle()
            #expect(house.counter.live == ["list"])
            let region = house.window.contentViewController
            #expect(region?.transitions == [.slideForward, .crossfade, .slideBackward])
            #expect(region?.children.count == 1)
        }
    }

    @Test func anEventBeforeTheStartIsAFault() {
        inHouse { house in
            house.fire("early") { $0.popToRoot() }
            #expect(house.heard("early not-on-screen") == 1)
        }
    }
}
