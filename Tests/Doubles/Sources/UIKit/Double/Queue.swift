import Foundation

extension World {
    func enqueue(_ label: String, _ body: @escaping () -> Void) {
        queue.append(Pending(label: label, body: body))
        guard knobs.settlesByItself, !isSettling else { return }
        isSettling = true
        Task { [self] in
            isSettling = false
            settle()
        }
    }

    func step() -> Bool {
        guard !queue.isEmpty else { return false }
        let first = queue.removeFirst()
        first.body()
        return true
    }

    func settle() {
        var steps = 0
        while step() {
            steps += 1
            if steps > 100_000 {
                fatalError("settle(): transitions start transitions without end; next is '\(queue.first?.label ?? "")'")
            }
        }
    }
}

extension UIKitDouble {
    /// What waits never happens, as if UIKit had lost it.
    public static func forgetPending() { World.current.queue = [] }
}
