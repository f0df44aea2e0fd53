@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// What the interpreter says, in the words of `Driver/Reading.swift`.
struct WalkText {
    let graph: NavGraph
    /// Whether it says where popovers point at.
    var hasPlaces = false

    /// `10@3 stack[s0#1(7,x) s3#2()] sheet!:single[s1#3()]`: conditions and the number of the current frame, then each
    /// layer with style, `!` where it is locked, container and frames with what their screens were given.
    func text(_ c: Interpreter.Configuration) -> String {
        var text = ""
        for value in c.conditions { text += value ? "1" : "0" }
        // Which column the user has turned to is not to be seen.
        text += c.top.container == .split ? "@-" : "@\(c.region.current.number)"
        for (index, layer) in c.layers.enumerated() {
            text += " "
            if index > 0 {
                let interpreter = Interpreter(graph: graph)
                let isLocked = !layer.lockedWhile.isEmpty && interpreter.holds(layer.lockedWhile, c.conditions)
                text += style(of: layer) + (isLocked ? "!" : "") + ":"
            }
            text += layer.container.rawValue + "["
            for (number, region) in layer.regions.enumerated() {
                if number > 0 { text += " | " }
                if layer.regions.count > 1, number == layer.active { text += "*" }
                for (place, frame) in region.frames.enumerated() {
                    if place > 0 { text += " " }
                    text += "\(graph.name(of: frame.screen))#\(frame.number)(\(frame.given.joined(separator: ",")))"
                }
            }
            text += "]"
        }
        return text
    }

    /// What replaces an alert is no alert; it comes as a sheet that cannot be swiped away either.
    private func style(of layer: Interpreter.Layer) -> String {
        if let link = layer.link { return text(of: graph.deepLinks[link].presentation) }
        let how = graph.alternatives[layer.opener].action.presentation ?? Presentation()
        if how.style.isAlert, FakeSources.alertStyle(of: layer.regions[0].frames[0].screen, in: graph) == nil {
            return text(of: .sheet) + "!"
        }
        return text(of: how) + place(layer.opener, how)
    }

    /// `@look`: where the screen that has fired an event wants what it opens.
    private func place(_ opener: AlternativeID, _ how: Presentation) -> String {
        // On AppKit an action sheet is an alert.
        let isAnchored = graph.swift.framework == .appkit ? how.style == .popover : how.style.isAnchored
        guard hasPlaces, isAnchored, let event = graph.alternatives[opener].transition else { return "" }
        return "@\(graph.text[graph.transitions[event].name])"
    }

    private func text(of how: Presentation) -> String { text(of: how.style) + (how.isLocked ? "!" : "") }

    /// UIKit of tvOS has no sheets and popovers.
    private func text(of style: PresentationStyle) -> String {
        let isReplaced = graph.platforms == [.tvos] && graph.swift.framework != .swiftui && style.isSwipeable
        return (isReplaced ? .fullScreen : style).rawValue
    }

    /// ` > #2.told(x)` for each message, then ` > open settings` for each URL. Frames that came and went since `last`
    /// have no number: nobody has seen them.
    func text(sentIn c: Interpreter.Configuration, since last: Int) -> String {
        let seen = Set(c.layers.flatMap(\.regions).flatMap(\.frames).map(\.number))
        var text = ""
        var urls = ""
        for one in c.sent {
            switch one {
            case .message(let message, let number, let values):
                text += number <= last || seen.contains(number) ? " > #\(number)" : " > -"
                text += ".\(graph.text[graph.messages[message].name])(\(values.joined(separator: ",")))"
            case .answered(let outcome, let values):
                let name = outcome.map { graph.text[graph.outcomes[$0].name] } ?? "closed"
                text += " > host.\(name)(\(values.joined(separator: ",")))"
            case .open(let url): urls += " > open \(graph.text[url])"
            case .openValue(let url): urls += " > open x:\(url)"
            }
        }
        return text + urls
    }
}

extension WalkText {
    /// `screen.event`, as the observer is told.
    func name(of event: TransitionID) -> String {
        let transition = graph.transitions[event]
        return "\(graph.text[graph.qualifiedName(of: transition.owner)]).\(graph.text[transition.name])"
    }
}
