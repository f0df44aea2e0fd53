@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// What the user of SwiftUI does otherwise than that of UIKit.
extension Walker {
    /// In compact width the user turns to a column, and that is heard; in regular width all are there, and something happens
    /// in one.
    mutating func chooseColumn(_ index: Int) {
        if isCompact {
            if index == declaredColumn ?? c.top.active { return }
            write("column\t\(index)")
            heard += " fired tab:\(name(of: c.top.regions[index].child))"
            c = interpreter.choose(index, c)
            return settle()
        }
        let next = interpreter.choose(index, c)
        if numbers.chance(50), canGoBack(in: next) {
            if platform == .tvos { return pressMenu(inColumnOf: next) }
            let back = interpreter.run(next) { try interpreter.goBack(&$0) }
            return leave(back, "tapBack\ttrue\t\(next.region.current.number)", in: next)
        }
        guard !FakeSources.events(of: next.current, in: graph).isEmpty || !graph.screens[next.current].outcomes.isEmpty
        else { return }
        c = next
        announce()
    }

    /// The column that a narrow window shows, until a step makes one active.
    var declaredColumn: Int? {
        guard isCompact, c.top.container == .split, !c.top.isTurned, let flow = c.top.made.flow,
            let compact = graph.flows[flow].compact?.target
        else { return nil }
        return c.top.regions.firstIndex { $0.child == compact }
    }

    /// A screen's own code says `\.dismiss`, in any column: that is what the user does, and ignored where the user cannot.
    mutating func dismissItself() {
        if isForBoth { return }
        let hasColumns = c.top.container == .split && !isCompact
        let next = hasColumns ? interpreter.choose(numbers.below(c.top.regions.count), c) : c
        let frame = next.region.current
        if frame.screen == graph.host || FakeSources.alertStyle(of: frame.screen, in: graph) != nil { return }
        let act = "dismiss\t\(frame.number)"
        var ignored: ScreenID?
        if next.region.isStack, next.region.frames.count > 1 {
            if canGoBack(in: next) {
                return leave(interpreter.run(next) { try interpreter.goBack(&$0) }, act, in: next)
            }
            ignored = frame.screen
        } else if c.layers.count > 1 {
            if interpreter.canSwipe(c) { return leave(interpreter.run(c) { try interpreter.swipe(&$0) }, act) }
            ignored = c.current
        }
        guard let ignored else { return }
        write(act)
        heard += " ignored \(graph.name(of: ignored)).dismiss"
        settle()
    }

    /// A link is looked at after each step, not only at rest; what its resolvers give comes later.
    mutating func followEarly() {
        guard isSwiftUI, let link = waiting, LinkTypes(graph).resolvers(of: graph.deepLinks[link.id]).isEmpty else {
            return
        }
        _ = lookAtLink()
    }

    func name(of child: Target) -> String {
        switch child {
        case .screen(let screen): graph.name(of: screen)
        case .flow(let flow): graph.name(of: flow)
        }
    }
}
