import UIKit

/// Prints what was checked, and how it went.
@MainActor
func check(_ isTrue: Bool, _ what: String) { print(isTrue ? "passed: \(what)" : "FAILED: \(what)") }

/// All has come to rest, and UIKit has nothing to complain about.
@MainActor
func rest() {
    UIKitDouble.settle()
    for misuse in UIKitDouble.misuses { print("FAILED: \(misuse)") }
    for warning in UIKitDouble.warnings { print("FAILED: \(warning)") }
    for controller in UIKitDouble.unfinishedMoves() { print("FAILED: unfinished \(controller)") }
    UIKitDouble.forgetComplaints()
}

/// The screen that the user looks at, if it is one of that type.
@MainActor
func visible<Screen>(_ type: Screen.Type) -> Screen? { UIKitDouble.user.visibleController as? Screen }
