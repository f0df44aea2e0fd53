@testable import NavGraphInterpreter
@testable import NavGraphModel

/// The acts of a walk: an app that has two stacks of its own in tabs, on each of which its router has an opening.
extension Walker {
    /// SwiftUI's apps have one root view.
    private var hasTwoHosts: Bool { graph.host != nil && !isSwiftUI && !isForBoth }

    mutating func parkSecondHost() {
        guard hasTwoHosts else { return }
        parked = c
        parked!.region.frames[0].number = c.lastNumber + 1
        c.lastNumber += 1
    }

    /// The other tab, and something there; or a late callback of what stands there.
    mutating func turnToOtherHost() {
        guard var other = parked else { return act() }
        other.lastNumber = c.lastNumber
        other.conditions = c.conditions
        guard let what = announcement(of: other.region.current) else { return act() }
        if numbers.chance(25), other.current != graph.host {
            write("announce\t\(other.region.current.number)\t\(what.line)")
            ignore(what, of: other.current)
            return settle()
        }
        // What is presented covers the tabs.
        guard c.layers.count == 1 else { return act() }
        parked = c
        c = other
        write("host")
        announce()
    }

    /// Whether there is nothing that an event of the app could act on: what the router is hosted by is not to be seen.
    var isOutOfSight: Bool { parked != nil && c.current == graph.host && c.layers[0].regions[0].frames[0].number != 1 }
}
