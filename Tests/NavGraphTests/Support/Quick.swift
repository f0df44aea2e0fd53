import Foundation
import Testing

/// Whether only what takes little time is to run (`make quick`): no compiler of emitted Swift, no file of many megabytes, few
/// random graphs, and of each series of sizes the small ones.
let isQuick = ProcessInfo.processInfo.environment["NAVGRAPH_QUICK"] != nil

/// The arguments of a test: some of them in `make quick`, all in `make test`.
func arguments<Argument>(_ all: [Argument], quick some: [Argument]) -> [Argument] { isQuick ? some : all }

extension Trait where Self == ConditionTrait {
    /// For what `make quick` leaves to `make test`.
    static var notInQuick: Self { .disabled(if: isQuick, "left to make test") }
}
