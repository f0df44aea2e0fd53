@testable import NavGraphSwiftCode

/// Swift code with faults in it, one of which is chosen when the code runs: the body of each function that a fault is in
/// stands there once more for each of its faults.
struct PlantedSource {
    /// The number of the fault that is chosen, of those that are planted in a program; -1 without one.
    static let choice = """
        import Foundation

        let plantedFault = ProcessInfo.processInfo.environment["PLANTED_FAULT"].flatMap { Int($0) } ?? -1

        """

    /// With the faults; they are chosen by `plantedFault`, which is in `choice`.
    private(set) var text: String
    /// The numbers of the faults that it has.
    private(set) var planted: Set<Int> = []
    /// The numbers of those whose text stands in no body, too: nothing can be chosen there.
    private(set) var outside: Set<Int> = []

    init(_ source: String, path: String, _ faults: [Int: WalkFault]) {
        text = source
        let faults = faults.filter { path.hasSuffix($1.file + ".swift") && source.contains($1.text) }
        planted = Set(faults.keys)
        guard !planted.isEmpty else { return }
        var copies: [Int: [(fault: Int, body: String)]] = [:]
        let bodies = Self.bodies(of: source, path)
        for (number, fault) in faults.sorted(by: { $0.key < $1.key }) {
            var places: Set<Int> = []
            for range in source.ranges(of: fault.text) {
                let place = bodies.firstIndex { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
                if let place { places.insert(place) } else { outside.insert(number) }
            }
            for place in places {
                let body = String(source[bodies[place]]).replacing(fault.text, with: fault.instead)
                copies[place, default: []].append((number, body))
            }
        }
        for (place, copies) in copies.sorted(by: { $0.key > $1.key }) {
            let choices = copies.map { "if plantedFault == \($0.fault) {\($0.body)\n} else " }.joined()
            text.replaceSubrange(bodies[place], with: "\n\(choices){\(source[bodies[place]])\n}\n")
        }
    }

    /// What is between the braces of each function, initializer and accessor, in their order; none is in another.
    private static func bodies(of source: String, _ path: String) -> [Range<String.Index>] {
        // Code for AppKit alone is not read, since UIKit could be imported. No body is in that line.
        let read = source.replacing("canImport(AppKit) && !canImport(UIKit)", with: "canImport(UIKit)")
        var tokenizer = Tokenizer(Array(read.utf8), path: path, Names())
        guard let code = tokenizer.read() else { return [] }
        let scalars = source.unicodeScalars
        let lines =
            [scalars.startIndex] + scalars.indices.filter { scalars[$0] == "\n" }.map { scalars.index(after: $0) }
        func index(_ token: Int) -> String.Index {
            scalars.index(lines[Int(code.tokens[token].line) - 1], offsetBy: Int(code.tokens[token].column) - 1)
        }
        var bodies: [Range<String.Index>] = []
        var i = 0
        while i < code.count {
            guard code.isOpen(i, "{"), isBody(i, of: code), code.after(i) <= code.count else {
                i += 1
                continue
            }
            bodies.append(scalars.index(after: index(i))..<index(Int(code.tokens[i].mate)))
            i = code.after(i)
        }
        return bodies
    }

    /// Whether a brace begins statements, and not the members of a type, or accessors.
    private static func isBody(_ open: Int, of code: SourceText) -> Bool {
        if accessors.contains(code.text(open + 1)) { return false }
        let around = code.tokens[open].around
        for i in stride(from: open - 1, to: Int(around), by: -1) where code.tokens[i].around == around {
            if types.contains(code.text(i)) { return false }
            if declarations.contains(code.text(i)) { return true }
        }
        return false
    }

    private static let accessors: Set = ["get", "set", "didSet", "willSet"]
    private static let types: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
    private static let declarations = accessors.union(["func", "init", "deinit", "var", "let", "subscript"])
}
