import Foundation

/// Whether all that is random is tried: `NAVGRAPH_ALL`, which `make test-all` sets. Else it is a fixed share of it.
public let isAll = ProcessInfo.processInfo.environment["NAVGRAPH_ALL"] != nil

/// How many random graphs, links or steps there are: a share of all of them.
public func share(_ part: Int, of all: Int) -> Int { isAll ? all : part }

/// The number of a variable of the environment, such as `NAVGRAPH_GRAPHS`; where that is not set, a usual one. It ends the
/// tests where that is no number from 0.
public func setting(_ name: String, _ usual: Int) -> Int {
    guard let text = ProcessInfo.processInfo.environment[name] else { return usual }
    guard let number = Int(text), number >= 0 else { fatalError("\(name) is no number from 0: '\(text)'") }
    return number
}
