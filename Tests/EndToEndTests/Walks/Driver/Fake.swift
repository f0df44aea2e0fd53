import UIKit

/// A screen of the walks: it knows its name, what it was given, and how to announce what it can.
class Fake: UIViewController {
    let screen: String
    let given: [String]
    /// Which frame it is, as soon as it was seen there.
    var number: Int?

    init(_ screen: String, _ given: [String]) {
        self.screen = screen
        self.given = given
        super.init(nibName: nil, bundle: nil)
        Diary.made.append(WeakFake(fake: self))
    }

    required init?(coder: NSCoder) { nil }

    /// Calls the closure of an event or outcome. False: nobody has set it.
    func announce(_ index: Int, _ values: [String]) -> Bool { false }

    func receive(_ message: String, _ values: [String]) {
        Diary.sent.append((self, "\(message)(\(values.joined(separator: ",")))"))
    }
}

struct WeakFake {
    weak var fake: Fake?
}

/// An emitted app.
@MainActor
protocol Subject: AnyObject {
    init(window: UIWindow, conditions: [Bool])
    func start()
    var conditions: [Bool] { get }
}

/// What happened since all was at rest the last time.
@MainActor
enum Diary {
    static var made: [WeakFake] = []
    static var sent: [(fake: Fake, message: String)] = []
    static var heard = ""
    static var shown = ""
    static var openedURLs = 0
}
