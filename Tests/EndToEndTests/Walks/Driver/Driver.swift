import Foundation

/// Does the acts of a script on an emitted app, and compares what is then shown with what the script expects.
@MainActor
struct Driver {
    private let make: any Subject.Type
    var log: WalkLog
    private(set) var subject: (any Subject)?
    var window: KitWindow?
    /// Whether links have arrived since launch.
    private var hasLinks = false
    /// What has announced something keeps itself alive until all has come to rest, as a late callback does.
    private var busy: [any AnyFake] = []
    var own = OwnActs()
    private var page = Diary.Page()

    /// - Parameter window: which of several windows of the app it drives.
    init(_ name: String, _ make: any Subject.Type, window: Int? = nil) {
        log = WalkLog(name)
        self.make = make
    }

    /// An act, or a look at what came of those before it.
    mutating func take(_ line: Substring) async {
        if log.isLost { return }
        endIfItHangs()
        log.walk.append(line)
        if line.hasPrefix("=") {
            KitDouble.settle()
            // Resolvers are tasks.
            if own.hasActed { subject?.look() }
            if own.hasActed || subject?.hasSegues == true {
                await waitForRest()
            }
            if hasLinks { await KitDouble.settleTasks(turns: 8) }
            busy = []
            compare(line.dropFirst())
        } else if !line.hasPrefix("launch") {
            Diary.mayHaveRested = log.walk.dropLast().last?.hasPrefix("=") == false
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if words[0] == "turn" { await turn() }
            if words[0] == "rest" { await waitForRest() }
            if !act(words[0], Array(words.dropFirst())) { report("the act had another result", "") }
            // What Menu has dismissed only the views of its screens tell of.
            if words[0] == "press" { await waitForRest() }
        }
    }

    /// UIKit carries out by itself what it is told to, and nobody tells of the end of a presentation, after which others
    /// may wait: the router looks from time to time.
    private func waitForRest() async {
        await KitDouble.settleTasks(turns: 4)
        for _ in 0..<1000 {
            KitDouble.settle()
            guard subject?.isWaiting == true else { return }
            try? await Task.sleep(nanoseconds: 2000)
        }
    }

    /// Tasks run, and transitions go on.
    private func turn() async {
        for _ in 0..<8 { await Task.yield() }
    }

    /// The app's window goes, and the app with it.
    mutating func close() async {
        let keepsScreens = self.keepsScreens
        busy = []
        subject = nil
        window = nil
        if !keepsScreens, !log.isLost, page.made.contains(where: { $0.fake != nil }) {
            report("nothing of the app is left", "screens that live on")
        }
    }

    /// All was looked at already.
    mutating func finish() {}

    /// Acts that came while something moved, where that is counted.
    var actsInTransitions: Int { 0 }

    /// Nothing of the UI framework's is left, either.
    static func forget() {
        KitDouble.reset()
        Diary.forget()
    }

    /// Turns to this one of several windows.
    func turnTo() {
        Diary.takeURLs()
        Diary.page = page
        makeKey()
    }

    /// - Parameter other: the app in another window.
    mutating func launch(_ line: Substring, sharing other: (any Subject)? = nil) {
        log.begin()
        hasLinks = false
        own = OwnActs()
        page = Diary.Page()
        Diary.page = page
        let window = Self.makeWindow()
        self.window = window
        page.window = window
        let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        set(knobs: Int(words[2]) ?? 0)
        let values = words[1]
        subject = make.init(window: window, conditions: values.map { $0 == "1" }, sharing: other)
        subject?.start()
    }

    private mutating func compare(_ expected: Substring) {
        guard let subject else { return }
        prepareToLook()
        log.add(subject.state)
        let text = Reading.text(subject, expected: String(expected))
        if text != expected { report(String(expected), text) }
    }

    /// One act; false where what the user did was possible and should not have been, or the other way round.
    private mutating func act(_ act: String, _ words: [String]) -> Bool {
        switch act {
        case "announce":
            guard let fake = fake(words[0]), let index = Int(words[1]) else { return false }
            busy.append(fake)
            return (fake as? Fake)?.announce(index, Array(words.dropFirst(2))) == true
        case "segue":
            guard let fake = fake(words[0]) as? Fake else { return false }
            busy.append(fake)
            fake.segueValues = words.dropFirst(2).reduce(into: [:]) { values, word in
                let parts = word.split(separator: "=", maxSplits: 1)
                values[String(parts[0])] = parts[1].split(separator: ",").map(String.init)
            }
            for (event, values) in fake.segueValues { fake.fill(event, values) }
            _ = tapControl(ofSegue: words[1], in: fake)
            return true
        case "alert":
            Diary.alertValues = Array(words.dropFirst())
            return pressButton(words[0])
        case "app":
            subject?.fire(Int(words[0]) ?? 0, Array(words.dropFirst()))
            return true
        case "change":
            subject?.change(Int(words[0]) ?? 0, words[1] == "1")
            return true
        case "link":
            hasLinks = true
            subject?.follow(Int(words[0]) ?? 0, Array(words.dropFirst()))
            return true
        case "parts":
            for _ in 0..<(Int(words[0]) ?? 0) { KitDouble.step() }
            return true
        case "segueInVain":
            KitDouble.settle()
            return Self.visibleScreen.map { !tapControl(ofSegue: words[0], in: $0) } ?? false
        case "turn", "rest": return true
        case _ where act.hasPrefix("own"): return own.act(act, words)
        default: return userAct(act, words)
        }
    }

    func fake(_ number: String) -> (any AnyFake)? {
        guard let number = Int(number) else { return nil }
        return Diary.made.lazy.compactMap(\.fake).first { $0.number == number }
    }
}
