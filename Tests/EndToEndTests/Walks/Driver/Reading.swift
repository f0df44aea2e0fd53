import UIKit

/// What is shown, read from UIKit, in the words of `WalkText.swift`.
@MainActor
struct Reading {
    /// The numbers of the frames that are expected, in order.
    private var expected: [Int]
    private var bound: Set<Int>
    private var fakes: [any AnyFake] = []
    private var active: [Int] = []
    /// What stands on the stack of the app's that is not selected.
    private var parked: [UIViewController] = []
    private var endsInSplit = false
    private let expectsShown: Bool
    /// Whether it is told where popovers point at.
    private let expectsPlaces: Bool

    static func text(_ subject: any Subject, expected: String) -> String {
        var reading = Reading(expected)
        return reading.text(subject)
    }

    /// Whether the stack that is seen pushes or pops.
    static var isTurning: Bool {
        UIKitDouble.user.visibleController?.navigationController?.transitionCoordinator != nil
    }

    private init(_ line: String) {
        expected = line.split(separator: "#").dropFirst().map { part in
            Int(part.prefix { $0.isNumber }) ?? 0
        }
        expectsShown = line.contains(" shown ")
        expectsPlaces = line.contains(/(popover|actionSheet)!?@/)
        bound = Set(Diary.made.compactMap { $0.fake?.number })
    }

    private mutating func text(_ subject: any Subject) -> String {
        var text = ""
        active = subject.active
        for outline in UIKitDouble.outline() {
            // The root of a router has the window layer in it; that of an app with code of its own has tabs.
            let roots = outline.selected.map { [outline.children[$0]] } ?? outline.children
            parked = outline.selected.map { outline.children[1 - $0].children.map(\.controller) } ?? []
            if let window = roots.last { text += " " + layer(window) }
            if roots.count != 1 { text += " (\(roots.count) roots)" }
            for presented in presented(by: outline) {
                text += " " + style(of: presented.controller) + ":" + layer(presented)
            }
        }
        // A search of the app's is in the context of a screen.
        let visible = UIKitDouble.user.visibleController
        let current = ((visible as? any AnyFake) ?? visible?.presentingViewController as? any AnyFake)?.number ?? 0
        text = subject.conditions.map { $0 ? "1" : "0" }.joined() + (endsInSplit ? "@-" : "@\(current)") + text
        text += sent + " ;" + Diary.heard + shown + complaints
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

    private func presented(by outline: Outline) -> [Outline] {
        outline.children.flatMap { presented(by: $0) }
            + outline.presented.flatMap { (isOwn($0) ? [] : [$0]) + presented(by: $0) }
    }

    /// Whether the app presents it by itself.
    private func isOwn(_ outline: Outline) -> Bool { type(of: outline.controller) == UIViewController.self }

    private func style(of controller: UIViewController) -> String {
        var style =
            switch controller.modalPresentationStyle {
            case .automatic: UIKitDouble.platform == .tvOS ? "fullScreen" : "sheet"
            case .none: "none"
            case .fullScreen: "fullScreen"
            case .pageSheet: "pageSheet"
            case .formSheet: "formSheet"
            case .currentContext: "currentContext"
            case .custom: "custom"
            case .overFullScreen: "overFullScreen"
            case .overCurrentContext: "overCurrentContext"
            case .popover: "popover"
            }
        if let alert = controller as? UIAlertController {
            style = alert.preferredStyle == .alert ? "alert" : "actionSheet"
        }
        style += controller.isModalInPresentation ? "!" : ""
        guard expectsPlaces, let popover = controller.popoverPresentationController else { return style }
        return style + "@" + ((popover.sourceView as? FakePlace)?.event ?? "-")
    }

    private mutating func layer(_ outline: Outline) -> String {
        let active = active.isEmpty ? nil : active.removeFirst()
        endsInSplit = outline.kind == .split
        switch outline.kind {
        case .navigation: return "stack[" + region(outline.controller) + "]"
        case .tabs:
            let tabs = outline.children.map(\.controller)
            // What never shows anything is a button.
            let isTab = tabs.map { $0 is any AnyFake || $0 is UINavigationController }
            let active = outline.selected.map { isTab[$0] ? isTab[..<$0].count { $0 } : -1 }
            return "tabs[" + regions(zip(tabs, isTab).filter(\.1).map(\.0), active: active) + "]"
        case .split:
            guard let split = outline.controller as? UISplitViewController else { return "?" }
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            return "split[" + regions(columns.compactMap { split.viewController(for: $0) }, active: active) + "]"
        case .plain, .alert: return "single[" + region(outline.controller) + "]"
        }
    }

    private mutating func regions(_ controllers: [UIViewController], active: Int?) -> String {
        var texts: [String] = []
        for (index, one) in controllers.enumerated() {
            texts.append((controllers.count > 1 && index == active ? "*" : "") + region(one))
        }
        return texts.joined(separator: " | ")
    }

    private mutating func region(_ controller: UIViewController) -> String {
        guard let stack = controller as? UINavigationController else { return frame(controller) }
        var frames: [String] = []
        for screen in stack.viewControllers { frames.append(frame(screen)) }
        return frames.joined(separator: " ")
    }

    private mutating func frame(_ controller: UIViewController) -> String {
        guard let fake = controller as? any AnyFake else { return "\(type(of: controller))" }
        let next = fakes.count < expected.count ? expected[fakes.count] : 0
        if fake.number == nil, bound.insert(next).inserted { fake.number = next }
        fakes.append(fake)
        return "\(fake.screen)#\(fake.number ?? 0)(\(fake.given.joined(separator: ",")))"
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
        var text = ""
        for misuse in UIKitDouble.misuses { text += " MISUSE \(misuse)" }
        for warning in UIKitDouble.warnings { text += " WARNING \(warning)" }
        for controller in UIKitDouble.unfinishedMoves() { text += " UNFINISHED \(controller)" }
        UIKitDouble.forgetComplaints()
        let shown = Set((fakes + parked).map { ObjectIdentifier($0) })
        Diary.made.removeAll { $0.fake == nil }
        Diary.sent = []
        for one in Diary.made {
            if let fake = one.fake, !shown.contains(ObjectIdentifier(fake)) { text += " ALIVE \(fake.screen)" }
        }
        return text
    }
}
