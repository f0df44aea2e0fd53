import Foundation

/// A screen of the walks: it knows its name and what it was given.
@MainActor
protocol AnyFake: AnyObject {
    var screen: String { get }
    var given: [String] { get }
    /// Which frame it is, as soon as it was seen there.
    var number: Int? { get set }
}

/// One that is no alert; it announces what it can.
class Fake: KitScreen, AnyFake {
    let screen: String
    var given: [String]
    var number: Int?
    /// What comes with events, by name, that a tap on a wired control starts.
    var segueValues: [String: [String]] = [:]

    init(_ screen: String, _ given: [String]) {
        self.screen = screen
        self.given = given
        super.init(nibName: nil, bundle: nil)
        Diary.made.append(WeakFake(fake: self))
    }

    required init?(coder: NSCoder) { nil }

    #if canImport(AppKit)
        override func loadView() { view = KitView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
    #endif

    /// Calls the closure of an event or outcome. False: nobody has set it.
    func announce(_ index: Int, _ values: [String]) -> Bool { false }

    /// Puts what comes with an event or outcome where the screen keeps it, if it does.
    func fill(_ event: String, _ values: [String]) {}

    /// A separate view, for a popover of an event to point at.
    func place(of event: String) -> KitView {
        let place = FakePlace()
        place.event = event
        view.addSubview(place)
        return place
    }

    func receive(_ message: String, _ values: [String]) {
        Diary.sent.append((self, "\(message)(\(values.joined(separator: ",")))"))
    }
}

/// The place of an event on a screen.
final class FakePlace: KitView { var event = "" }

/// A screen of the system: it ends by closures that it is made with.
class FakeOfSystem: Fake {
    private var ends: [([String]) -> Void] = []

    func add(_ outcome: String, _ announce: @escaping ([String]) -> Void) { ends.append(announce) }

    override func announce(_ index: Int, _ values: [String]) -> Bool {
        guard ends.indices.contains(index) else { return false }
        ends[index](values)
        return true
    }
}
