import NavGraphModel
import NavGraphSyntax

@testable import NavGraphInterpreter

/// What the user of SwiftUI does otherwise than that of UIKit.
extension Walker {
    /// In compact width the user turns to a column, and that is heard; in regular width all are there, and something happens
    /// in one.
    mutating func chooseColumn(_ index: Int) {
        if isCompact {
            if index == c.top.active { return }
            write("column\t\(index)")
            heard += " fired tab:\(name(of: c.top.regions[index].child))"
            c = interpreter.choose(index, c)
            return settle()
        }
        let next = interpreter.choose(index, c)
        guard !FakeSources.events(of: next.current, in: graph).isEmpty || !graph.screens[next.current].outcomes.isEmpty
        else { return }
        c = next
        announce()
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
