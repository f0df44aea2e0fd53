import SwiftUI
import UIKit

/// Does the acts of a script on an emitted app. After each the configuration is compared with what the script expects; at
/// rest, where two of five acts come to, what is on screen too, and what screens were told.
@MainActor
struct Driver {
    private let make: any Subject.Type
    var log: WalkLog
    /// Which of several windows of an app it drives; `nil`: the only one.
    private let window: Int?
    private var page = Diary.Page()
    private(set) var subject: (any Subject)?
    /// Acts that came while something moved.
    private(set) var actsInTransitions = 0
    private var hasLinks = false
    private var frames: [Int: WeakFrame] = [:]
    /// What frames are expected to have been told since all was at rest, and the URLs opened.
    private var messages: [(number: Int, message: String)] = []
    private var urls: [String] = []
    /// What has announced something is kept until all comes to rest, as a late callback does.
    private var busy: [AnyObject] = []
    private var random: UInt64 = 88172645463325252

    private struct WeakFrame {
        weak var object: AnyObject?
        let id: AnyHashable
    }

    init(_ name: String, _ make: any Subject.Type, window: Int? = nil) {
        log = WalkLog(name)
        self.make = make
        self.window = window
    }

    /// Turns to this one of several windows.
    func turnTo() { Diary.page = page }

    /// An act, or a look at what came of those before it.
    mutating func take(_ line: Substring) async {
        if log.isLost { return }
        endIfItHangs()
        log.walk.append(line)
        if line.hasPrefix("=") {
            if hasLinks { for _ in 0..<8 { await Task.yield() } }
            compare(line.dropFirst())
        } else if !line.hasPrefix("launch") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if !act(words[0], Array(words.dropFirst())) { report("the act had another result", "") }
        }
    }

    mutating func finish() {
        if !log.isLost, subject != nil { compareAtRest() }
    }

    /// The app's window goes, and the app with it.
    mutating func close() async {
        finish()
        subject = nil
        busy = []
        Diary.living[window ?? 0] = nil
        Diary.forgetDismissals()
        for _ in 0..<3 { await Task.yield() }
        if !log.isLost, frames.values.contains(where: { $0.object != nil }) {
            report("nothing of the app is left", "frames that live on")
        }
    }

    /// Nothing of SwiftUI's is left, either.
    static func forget() {
        VirtualClock.reset()
        UIKitDouble.reset()
        Diary.forget()
    }

    /// - Parameter other: the app in another window.
    mutating func launch(_ line: Substring, sharing other: (any Subject)? = nil) {
        log.begin()
        hasLinks = false
        frames = [:]
        messages = []
        urls = []
        page = Diary.Page()
        Diary.page = page
        let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        let subject = make.init(conditions: words[1].map { $0 == "1" }, sharing: other)
        subject.host.isCompact = words.last == "compact"
        subject.host.look()
        self.subject = subject
        Diary.living[window ?? 0] = { [weak subject] in subject?.layers.flatMap(\.regions).joined().map(\.object) ?? []
        }
    }

    private mutating func chance(_ percent: UInt64) -> Bool {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return random % 100 < percent
    }

    // MARK: Comparing

    private mutating func compare(_ line: Substring) {
        guard let subject else { return }
        log.add(subject.state)
        let parts = line.split(separator: " ;", maxSplits: 1)
        let heard = parts.count > 1 ? String(parts[1]) : ""
        let words = String(parts[0]).components(separatedBy: " > ")
        bind(words[0], subject.layers)
        let configuration = text(of: subject)
        if configuration != words[0] { return report(words[0], configuration) }
        let told = Diary.heard + shown(heard.contains(" shown "))
        if told != heard { return report(heard, told) }
        let answers = words.filter { $0.hasPrefix("host.") }
        if Diary.answers != answers { return report("\(answers)", "\(Diary.answers)") }
        Diary.answers = []
        Diary.heard = ""
        Diary.shown = ""
        for word in words.dropFirst() {
            if word.hasPrefix("open ") {
                urls.append(String(word.dropFirst(5)))
            } else if word.hasPrefix("#"), let dot = word.firstIndex(of: "."),
                let number = Int(word[..<dot].dropFirst())
            {
                messages.append((number, String(word[word.index(after: dot)...])))
            }
        }
        if chance(60) {
            subject.host.wait(chance(50) ? 0.1 : 0.3)
        } else {
            compareAtRest()
        }
    }

    /// Where several acts come before all is looked at, only what is shown at last is told of for certain.
    private func shown(_ isExpected: Bool) -> String {
        let acts = log.walk.reversed().dropFirst().prefix { !$0.hasPrefix("=") }.count
        guard acts > 1, let last = Diary.shown.range(of: " shown ", options: .backwards) else { return Diary.shown }
        return isExpected ? String(Diary.shown[last.lowerBound...]) : ""
    }

    private mutating func compareAtRest() {
        guard let subject else { return }
        let host = subject.host!
        busy = []
        host.settle()
        var complaints = host.misuses.map { "MISUSE \($0)" }
        if Diary.stalls > 0 { complaints.append("STALLED") }
        if !subject.isShown { complaints.append("what is shown is not the configuration") }
        let layers = subject.layers
        if let top = layers.last, let current = top.regions[shown(of: top)].last {
            let text = "\(current.screen)(\(current.given.joined(separator: ",")))"
            if !host.texts.contains(text) { complaints.append("\(text) is not in \(host.texts)") }
            if top.isDialog != (host.kinds.last == "alert" || host.kinds.last == "dialog") {
                complaints.append("dialog \(host.kinds)")
            }
        }
        if host.kinds.count != layers.count - 1 - layers.dropLast().count(where: \.isDialog) {
            complaints.append("levels \(host.kinds)")
        }
        let there = layers.flatMap(\.regions).joined()
        Diary.forgetDismissals()
        for (number, frame) in frames {
            guard let object = frame.object else { continue }
            guard there.contains(where: { $0.object === object }) else {
                complaints.append("#\(number) lives on")
                continue
            }
            let expected = messages.filter { $0.number == number }.map(\.message)
            let told = Diary.told.filter { $0.frame === object }.map(\.message)
            let isOnScreen = isVisible(object, layers)
            if told != expected, isOnScreen || !expected.starts(with: told) {
                complaints.append("#\(number) was told \(told), not \(expected)")
            }
            // What is not on screen is told when it is.
            if !isOnScreen { continue }
            messages.removeAll { $0.number == number }
        }
        Diary.told.removeAll { one in one.frame.map { isVisible($0, layers) } ?? true }
        let opened = UIKitDouble.openedURLs.map {
            [UIApplication.openSettingsURLString, "x-apple.systempreferences:"].contains($0.absoluteString)
                ? "settings" : $0.absoluteString
        }
        if window == nil, Array(opened.dropFirst(Diary.openedURLs)) != urls {
            complaints.append("opened \(opened), not \(urls)")
        }
        Diary.openedURLs = opened.count
        urls = []
        frames = frames.filter { $0.value.object != nil }
        if !complaints.isEmpty { report("rest", complaints.joined(separator: "; ")) }
    }

    /// Whether a frame is current in the last layer, or the last of a column there.
    private func isVisible(_ object: AnyObject, _ layers: [SeenLayer]) -> Bool {
        guard let top = layers.last else { return false }
        return top.regions[shown(of: top)].last?.object === object
    }

    /// The region of the last layer that the user looks at.
    private func shown(of top: SeenLayer) -> Int {
        (subject?.host.isCompact == true ? top.compact : nil) ?? top.active
    }

    /// Frames that are seen for the first time get the numbers at their places.
    private mutating func bind(_ expected: String, _ layers: [SeenLayer]) {
        let numbers = expected.components(separatedBy: "#").dropFirst().map { Int($0.prefix { $0.isNumber }) ?? 0 }
        for (number, frame) in zip(numbers, layers.flatMap(\.regions).joined())
        where frames[number] == nil && !frames.values.contains(where: { $0.object === frame.object }) {
            frames[number] = WeakFrame(object: frame.object, id: frame.id)
        }
    }

    private func number(_ frame: SeenFrame) -> Int { frames.first { $0.value.object === frame.object }?.key ?? 0 }

    private func text(of subject: any Subject) -> String {
        let layers = subject.layers
        guard let top = layers.last else { return "" }
        var text = subject.conditions.map { $0 ? "1" : "0" }.joined()
        text += top.container == "split" ? "@-" : "@\(top.regions[top.active].last.map { number($0) } ?? 0)"
        for (index, layer) in layers.enumerated() {
            text += " " + (index > 0 ? layer.style + ":" : "") + layer.container + "["
            text +=
                layer.regions.enumerated().map { place, frames in
                    (layer.regions.count > 1 && place == layer.active ? "*" : "")
                        + frames.map { "\($0.screen)#\(number($0))(\($0.given.joined(separator: ",")))" }
                        .joined(separator: " ")
                }.joined(separator: " | ") + "]"
        }
        return text
    }

    // MARK: Acts

    /// One act; false where what the user did was possible and should not have been, or the other way round.
    private mutating func act(_ act: String, _ words: [String]) -> Bool {
        guard let subject, let host = subject.host else { return false }
        switch act {
        case "announce", "app", "link", "change", "parts": if host.isMoving { actsInTransitions += 1 }
        default: compareAtRest()
        }
        if log.isLost { return true }
        // What the user writes is a step at the end of the turn.
        defer { if act != "announce", act != "app", act != "link", act != "change" { host.wait(0) } }
        let isPossible = words.first == "true"
        switch act {
        case "announce":
            guard let frame = frames[Int(words[0]) ?? 0]?.object else { return false }
            busy.append(frame)
            return subject.announce(frame, Int(words[1]) ?? -1, Array(words.dropFirst(2)))
        case "app":
            subject.fire(Int(words[0]) ?? 0, Array(words.dropFirst()))
            return true
        case "change":
            subject.change(Int(words[0]) ?? 0, words[1] == "1")
            return true
        case "link":
            hasLinks = true
            subject.follow(Int(words[0]) ?? 0, Array(words.dropFirst()))
            return true
        case "parts":
            host.wait(0.1 * Double(words[0])!)
            return true
        case "alert":
            Diary.alertValues = Array(words.dropFirst())
            return host.press(words[0])
        case "tapBack", "swipeBack": return goBack(1, words.last, host) == isPossible
        case "dismiss", "close":
            guard let frame = frames[Int(words[0]) ?? 0]?.object,
                let dismissal = Diary.dismissals[ObjectIdentifier(frame)], dismissal.frame === frame
            else { return false }
            dismissal.action()
            return true
        case "swipe": return host.swipeDown() == isPossible
        case "esc": return host.pressEscape(ViewHost.Escape.allCases[chance(50) ? 0 : chance(50) ? 1 : 2]) == isPossible
        case "press":
            guard let frame = frames[Int(words[1]) ?? 0] else { return false }
            return host.pressMenu(stack: host.paths.firstIndex { $0.last == frame.id } ?? host.paths.count)
        case "giveUpBack", "giveUpSwipe": return true
        case "menu":
            guard let target = frames[Int(words[1]) ?? 0], let current = frames[Int(words[2]) ?? 0] else {
                return false
            }
            let regions = subject.layers.last?.regions ?? []
            guard let frames = regions.first(where: { $0.last?.id == current.id }),
                let index = frames.firstIndex(where: { $0.id == target.id })
            else { return false }
            return goBack(frames.count - 1 - index, words[2], host)
        case "tab":
            let tags = host.tabTags
            guard let index = Int(words[0]), tags.indices.contains(index) else { return false }
            return host.tapTab(tags[index], retap: ViewHost.Retap.allCases[chance(50) ? 0 : chance(50) ? 1 : 2])
        case "column": return host.turn(to: Int(words[0]) ?? 0)
        default: return false
        }
    }

    private func goBack(_ count: Int, _ number: String?, _ host: ViewHost) -> Bool {
        guard let frame = number.flatMap({ Int($0) }).flatMap({ frames[$0] }) else { return false }
        guard let index = host.paths.firstIndex(where: { $0.last == frame.id }) else { return false }
        return host.goBack(count, stack: index)
    }
}
