import UIKit

/// What is shown, read from UIKit, in the words of `WalkText.swift`.
@MainActor
struct Reading {
    /// The numbers of the frames that are expected, in order.
    private var expected: [Int]
    private var bound: Set<Int>
    private(set) var fakes: [Fake] = []

    static func text(_ subject: any Subject, expected: String) -> String {
        var reading = Reading(expected)
        return reading.text(subject)
    }

    private init(_ line: String) {
        expected = line.split(separator: "#").dropFirst().map { part in
            Int(part.prefix { $0.isNumber }) ?? 0
        }
        bound = Set(Diary.made.compactMap { $0.fake?.number })
    }

    private mutating func text(_ subject: any Subject) -> String {
        var text = ""
        for outline in UIKitDouble.outline() {
            if let window = outline.children.last { text += " " + layer(window) }
            if outline.children.count != 1 { text += " (\(outline.children.count) roots)" }
            for presented in presented(by: outline) {
                text += " " + style(of: presented.controller) + ":" + layer(presented)
            }
        }
        let current = (UIKitDouble.user.visibleController as? Fake)?.number ?? 0
        text = subject.conditions.map { $0 ? "1" : "0" }.joined() + "@\(current)" + text
        text += sent + " ;" + Diary.heard + Diary.shown + complaints
        Diary.sent = []
        Diary.heard = ""
        Diary.shown = ""
        return text
    }

    private func presented(by outline: Outline) -> [Outline] {
        outline.children.flatMap { presented(by: $0) } + outline.presented.flatMap { [$0] + presented(by: $0) }
    }

    private func style(of controller: UIViewController) -> String {
        let style =
            switch controller.modalPresentationStyle {
            case .automatic: "sheet"
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
        return style + (controller.isModalInPresentation ? "!" : "")
    }

    private mutating func layer(_ outline: Outline) -> String {
        switch outline.kind {
        case .navigation: return "stack[" + stack(outline) + "]"
        case .tabs, .split:
            var regions: [String] = []
            for (index, child) in outline.children.enumerated() {
                let star = outline.selected == index ? "*" : ""
                regions.append(star + (child.kind == .navigation ? stack(child) : frame(child.controller)))
            }
            return outline.kind.rawValue + "[" + regions.joined(separator: " | ") + "]"
        case .plain, .alert: return "single[" + frame(outline.controller) + "]"
        }
    }

    private mutating func stack(_ outline: Outline) -> String {
        var frames: [String] = []
        for child in outline.children { frames.append(frame(child.controller)) }
        return frames.joined(separator: " ")
    }

    private mutating func frame(_ controller: UIViewController) -> String {
        guard let fake = controller as? Fake else { return "\(type(of: controller))" }
        let next = fakes.count < expected.count ? expected[fakes.count] : 0
        if fake.number == nil, bound.insert(next).inserted { fake.number = next }
        fakes.append(fake)
        return "\(fake.screen)#\(fake.number ?? 0)(\(fake.given.joined(separator: ",")))"
    }

    private var sent: String {
        var text = ""
        for (fake, message) in Diary.sent { text += " > " + (fake.number.map { "#\($0)" } ?? "-") + ".\(message)" }
        let urls = UIKitDouble.openedURLs
        for url in urls.dropFirst(Diary.openedURLs) {
            text += " > open "
            text += url.absoluteString == UIApplication.openSettingsURLString ? "settings" : url.absoluteString
        }
        Diary.openedURLs = urls.count
        return text
    }

    /// What no run may leave behind.
    private var complaints: String {
        var text = ""
        for misuse in UIKitDouble.misuses { text += " MISUSE \(misuse)" }
        for warning in UIKitDouble.warnings { text += " WARNING \(warning)" }
        for controller in UIKitDouble.unfinishedMoves() { text += " UNFINISHED \(controller)" }
        UIKitDouble.forgetComplaints()
        let shown = Set(fakes.map { ObjectIdentifier($0) })
        Diary.made.removeAll { $0.fake == nil }
        Diary.sent = []
        for one in Diary.made {
            if let fake = one.fake, !shown.contains(ObjectIdentifier(fake)) { text += " ALIVE \(fake.screen)" }
        }
        return text
    }
}
