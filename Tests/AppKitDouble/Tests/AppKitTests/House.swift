import AppKit
import NavGraphAppKit
import NavGraphRuntime

struct Name: NavGraph.Name, ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral text: String) { self.text = text }
}

enum Command: String, NavGraph.Command {
    case newAlbum, showInfo, signOut
    var title: String { rawValue }
}

/// A screen of an app, which raises events by closures, as those that routers are emitted for.
final class Screen: NSViewController {
    let name: String
    var events: [String: () -> Void] = [:]
    var received: [String] = []
    private let counter: Counter?

    init(_ name: String, _ counter: Counter?) {
        self.name = name
        self.counter = counter
        super.init(nibName: nil, bundle: nil)
        counter?.live.insert(name)
    }
    required init?(coder: NSCoder) {
        name = "storyboard"
        counter = nil
        super.init(coder: coder)
    }
    deinit {
        let (name, counter) = (name, counter)
        MainActor.assumeIsolated { _ = counter?.live.remove(name) }
    }

    override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
    func raise(_ event: String) { events[event]?() }
}

@MainActor
final class Counter {
    var live: Set<String> = []
}

final class Log: NavGraph.Observer {
    var lines: [String] = []
    func shown(_ screen: String) { lines.append("shown " + screen) }
    func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { lines.append("\(event) \(cause)") }
    func ignored(_ event: String) { lines.append("ignored " + event) }
    func faulted(_ event: String, _ fault: NavGraph.Fault) { lines.append("\(event) \(fault.rawValue)") }
    func stalled(_ screen: String) { lines.append("stalled " + screen) }
    func followed(_ link: String) { lines.append("followed " + link) }
    func kept(_ link: String) { lines.append("kept " + link) }
    func dropped(_ link: String) { lines.append("dropped " + link) }
}

/// A router as it is emitted, but with the bodies of events as closures.
@MainActor
final class House {
    typealias Body = @MainActor (NavGraph.Step) throws -> Void

    let window = NSWindow(
        contentRect: CGRect(x: 10, y: 20, width: 900, height: 600), styleMask: [.titled, .closable, .resizable],
        backing: .buffered, defer: false)
    let log = Log()
    let counter = Counter()
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }

    init() { navigation = NavGraph.Navigation(window: window, NavGraph.Conditions(), log) }

    func screen(
        _ name: Name, _ events: [String: Body] = [:], ending: NavGraph.Ending? = nil, commands: [String] = []
    ) -> Screen {
        let screen = Screen(name.text, counter)
        let frame = navigation.enter(screen, as: name, ending)
        for (event, body) in events {
            screen.events[event] = frame.event("\(name.text).\(event)", to: self) { _, step in try body(step) }
        }
        for command in commands {
            guard let body = events[command] else { continue }
            frame.command(command, event: "\(name.text).\(command)", to: self) { _, step in try body(step) }
        }
        return screen
    }

    func alert(_ name: Name, _ ending: NavGraph.Ending? = nil, _ outcomes: [String], cancels: String) -> NavGraph.Alert
    {
        let frame = navigation.alert(name, ending)
        let alert = NavGraph.Alert(name.text)
        for outcome in outcomes {
            alert.add(outcome, cancels: outcome == cancels) {
                frame.end(NavGraph.Outcome<Void>(of: name, outcome))
            }
        }
        navigation.enter(alert, as: frame)
        return alert
    }

    func start(_ body: @escaping Body) {
        navigation.start(body)
        AppKitDouble.settle()
    }

    func fire(_ event: String, _ body: @escaping Body) { navigation.fire(event, body: body) }

    /// What is said of the configuration, and of what AppKit shows of it.
    var state: String { navigation.state.description }
    /// The screen that is current.
    var current: Screen? {
        let screens = navigation.configuration.last.map { $0.regions[$0.active].frames.last?.content }
        return screens as? Screen
    }
    func shown(_ name: String) -> Screen? {
        navigation.configuration.flatMap(\.regions).flatMap(\.frames).compactMap { $0.content as? Screen }
            .first { $0.name == name }
    }
    func heard(_ line: String) -> Int { log.lines.filter { $0 == line }.count }
}
