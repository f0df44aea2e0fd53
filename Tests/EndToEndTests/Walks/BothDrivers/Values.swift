import Foundation

/// Ends the program in ten seconds, unless the next act begins before: acts take milliseconds, and a fault may go round for
/// ever.
func endIfItHangs() { _ = alarm(10) }

/// Says what the configurations were, one in each line.
func write(_ states: [String], to path: String) {
    try? states.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
}

/// A value that is known by a text, and can be made from it.
protocol Value {
    init(text: String)
    var text: String { get }
}

func value<V: Value>(_ text: String) -> V { V(text: text) }
func text<V: Value>(of value: V) -> String { value.text }

extension String: Value {
    init(text: String) { self = text }
    var text: String { self }
}

extension Bool: Value {
    init(text: String) { self = text == "true" }
    var text: String { self ? "true" : "false" }
}

extension Int: Value {
    init(text: String) { self = Int(text) ?? -1 }
    var text: String { "\(self)" }
}

extension Double: Value {
    init(text: String) { self = Double(text) ?? -1 }
    var text: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension UUID: Value {
    init(text: String) {
        let digits = String(repeating: "0", count: 12 - text.count) + text
        self = UUID(uuidString: "00000000-0000-0000-0000-\(digits)")!
    }
    var text: String { "\(Int(uuidString.suffix(12)) ?? -1)" }
}

extension URL: Value {
    init(text: String) { self = URL(string: "x:\(text)")! }
    var text: String { String(absoluteString.dropFirst(2)) }
}

extension Date: Value {
    init(text: String) { self = Date(timeIntervalSinceReferenceDate: Double(text) ?? -1) }
    var text: String { timeIntervalSinceReferenceDate.text }
}

extension Optional: Value where Wrapped: Value {
    init(text: String) { self = text == "nil" ? nil : Wrapped(text: text) }
    var text: String { self?.text ?? "nil" }
}

extension Array: Value where Element: Value {
    init(text: String) { self = [Element(text: text)] }
    var text: String { map(\.text).joined(separator: " ") }
}
