import Foundation

/// What is shown, read from the UI framework, in the words of `WalkText.swift`.
@MainActor
struct Reading {
    /// The numbers of the frames that are expected, in order.
    private var expected: [Int]
    private var bound: Set<Int>
    private var fakes: [any AnyFake] = []
    /// The layers of the configuration that are still to be read.
    var rest: [SeenLayer] = []
    /// What stands on the stack of the app's that is not selected.
    var parked: [KitScreen] = []
    var endsInSplit = false
    private let expectsShown: Bool
    /// The events whose items in menus are looked at.
    private let menus: [Substring]
    /// Whether it is told where popovers point at.
    let expectsPlaces: Bool
    /// What does not fit to what else is read.
    var oddities = ""

    static func text(_ subject: any Subject, expected: String) -> String {
        var reading = Reading(expected)
        return reading.text(subject)
    }

    private init(_ line: String) {
        expected = line.split(separator: "#").dropFirst().map { part in
            Int(part.prefix { $0.isNumber }) ?? 0
        }
        menus = line.split(separator: " %").dropFirst().first?.split(separator: " ") ?? []
        expectsShown = line.contains(" shown ")
        expectsPlaces = line.contains(/(popover|actionSheet)!?@/)
        bound = Set(Diary.made.compactMap { $0.fake?.number })
    }

    private mutating func text(_ subject: any Subject) -> String {
        rest = subject.layers
        let items = menus.compactMap { $0.split(separator: "=").first.map(String.init) }
            .map { "\($0)=\(subject.isEnabled($0) ? 1 : 0)" }
        let layers = readLayers()
        var text = subject.conditions.map { $0 ? "1" : "0" }.joined()
        text += (endsInSplit ? "@-" : "@\(current?.number ?? 0)") + layers
        text += sent + " ;" + Diary.heard + shown + complaints
        if !items.isEmpty { text += " %" + items.joined(separator: " ") }
        Diary.sent = []
        Diary.heard = ""
        Diary.shown = ""
        Diary.mayHaveRested = false
        return text
    }

    /// What the observer was told of last, if it could be told of more than what is shown now.
    private var shown: String {
        guard Diary.mayHaveRested, let last = Diary.shown.range(of: " shown ", options: .backwards) else {
            return Diary.shown
        }
        return expectsShown ? String(Diary.shown[last.lowerBound...]) : ""
    }

    /// One thing after the other, in the order of `expected`.
    mutating func frame(_ one: AnyObject) -> String {
        guard let fake = one as? any AnyFake else { return "\(type(of: one))" }
        let next = fakes.count < expected.count ? expected[fakes.count] : 0
        if fake.number == nil, bound.insert(next).inserted { fake.number = next }
        fakes.append(fake)
        return "\(fake.screen)#\(fake.number ?? 0)(\(fake.given.joined(separator: ",")))"
    }

    mutating func frames(_ screens: [KitScreen]) -> String {
        var texts: [String] = []
        for screen in screens { texts.append(frame(screen)) }
        return texts.joined(separator: " ")
    }

    mutating func regions(_ controllers: [KitScreen], active: Int?) -> String {
        var texts: [String] = []
        for (index, one) in controllers.enumerated() {
            texts.append((controllers.count > 1 && index == active ? "*" : "") + region(one))
        }
        return texts.joined(separator: " | ")
    }

    private var sent: String {
        var text = ""
        for (fake, message) in Diary.sent {
            let receiver = fake.map { $0.number.map { "#\($0)" } ?? "-" } ?? "host"
            text += " > \(receiver).\(message)"
        }
        Diary.takeURLs()
        for url in Diary.page.urls { text += " > open " + url }
        Diary.page.urls = []
        return text
    }

    /// What no run may leave behind.
    private var complaints: String {
        var text = oddities + Self.complaintsOfKit
        let shown = Set((fakes as [AnyObject] + parked).map { ObjectIdentifier($0) })
        Diary.made.removeAll { $0.fake == nil }
        Diary.sent = []
        for one in Diary.made {
            if let fake = one.fake, !shown.contains(ObjectIdentifier(fake)) { text += " ALIVE \(fake.screen)" }
        }
        return text
    }
}
