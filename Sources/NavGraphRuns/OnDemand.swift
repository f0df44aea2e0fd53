/// A value that is computed when it is first used, and then kept.
package final class OnDemand<Value> {
    private let body: () -> Value
    /// Whether the value was computed.
    private(set) var isMade = false
    package private(set) lazy var value: Value = {
        isMade = true
        return body()
    }()

    package init(_ body: @escaping () -> Value) { self.body = body }
}
