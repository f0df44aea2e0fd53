import NavGraphModel

/// The code of one class as a tree: lines, and handlers with their lines. Handlers that are equal become one method.
struct SharedHandlers {
    /// What the closure of a handler has besides its body.
    struct Head {
        /// The outcome, or `closed`.
        var name: String
        /// `ending.on(NotesAppOutcome.createNoteCreated)`.
        var start: CodeText
        /// `note`, or nothing; and its type.
        var value: CodeText
        var type: CodeText
    }

    /// A line with the depth that it has in the class, or in the handler around it; or a handler in its place.
    private enum Item {
        case line([UInt8], depth: Int)
        case handler(Int)
    }

    /// What equal handlers have in common: the values, and the body, in which an inner handler is the number of what it is
    /// equal to.
    private struct Meaning: Hashable {
        var value, type: [UInt8]
        var lines: [[UInt8]]
        var depths: [Int]
        var inner: [Int]
    }

    private struct Handler {
        var head: Head
        /// The line that begins the closure.
        var start: CodeText
        /// Its depth in the class, and in the handler around it.
        var place, depth: Int
        var items: [Item] = []
        /// Whether it uses what only the method around it knows: params of the owner, or the screen whose event it is.
        var usesItsMethod = false
        /// The number that equal handlers share.
        var meaning = 0
        /// The lines of its body.
        var count = 0
    }

    private var items: [Item] = []
    private var handlers: [Handler] = []
    private var open: [Int] = []
    private var meanings: [Meaning: Int] = [:]

    mutating func add(_ line: [UInt8], depth: Int) {
        guard let handler = open.last else { return items.append(.line(line, depth: depth)) }
        handlers[handler].items.append(.line(line, depth: depth - handlers[handler].place - 1))
    }

    /// What comes next is the body of a handler, whose closure begins with the line `start` at `depth`.
    mutating func begin(_ head: Head, _ start: CodeText, depth: Int) {
        let outer = open.last.map { handlers[$0].place + 1 } ?? 0
        open.append(handlers.count)
        handlers.append(Handler(head: head, start: start, place: depth, depth: depth - outer))
    }

    /// The body that is open uses what only its method knows.
    mutating func useMethod() {
        for handler in open { handlers[handler].usesItsMethod = true }
    }

    mutating func end() {
        guard let ended = open.popLast() else { return }
        let it = handlers[ended]
        var meaning = Meaning(value: it.head.value.bytes, type: it.head.type.bytes, lines: [], depths: [], inner: [])
        for item in it.items {
            switch item {
            case .line(let line, let depth):
                meaning.lines.append(line)
                meaning.depths.append(depth)
            case .handler(let inner):
                meaning.lines.append(handlers[inner].start.bytes)
                meaning.depths.append(handlers[inner].depth)
                meaning.inner.append(handlers[inner].meaning)
                handlers[ended].count += handlers[inner].count + 2
            }
        }
        handlers[ended].count += it.items.count
        handlers[ended].meaning = meanings[meaning] ?? meanings.count
        meanings[meaning] = handlers[ended].meaning
        if let outer = open.last {
            handlers[outer].items.append(.handler(ended))
        } else {
            items.append(.handler(ended))
        }
    }
}

// MARK: - The lines of the class

extension SharedHandlers {
    /// Hands out the lines of the class, whose members stand at `depth`, with a method for each body of more than one line
    /// that several handlers have. A body that uses what only its own method knows stays where it is. O(lines · log).
    func write(depth: Int, _ line: (_ text: [UInt8], _ depth: Int) -> Void) {
        let shared = shared()
        var calls: [Int: String] = [:]
        var taken: Set<String> = []
        for group in shared {
            let name = free("when" + upperCamel(handlers[group[0]].head.name), &taken)
            for one in group { calls[one] = name }
        }
        write(items, at: 0, calling: calls, to: line)
        for first in shared.map({ $0[0] }) {
            let it = handlers[first]
            let value: CodeText = it.head.value.isEmpty ? "" : "_ \(it.head.value): \(it.head.type), "
            line([], depth)
            line(("/// Handles `\(printable(it.head.name))`, in several places." as CodeText).bytes, depth)
            let start: CodeText = "private func \(calls[first] ?? "")(\(value)in step: NavGraph.Step) throws {"
            line(start.bytes, depth)
            write(it.items, at: depth + 1, calling: calls, to: line)
            line([UInt8(ascii: "}")], depth)
        }
    }

    /// The handlers that become methods, each with all that are equal to it. The larger ones come first, and of what stands
    /// in several of those only one counts.
    private func shared() -> [[Int]] {
        let candidates = handlers.indices.filter { !handlers[$0].usesItsMethod && handlers[$0].count > 1 }
        let equal = Dictionary(grouping: candidates) { handlers[$0].meaning }.values.filter { $0.count > 1 }
        var gone: Set<Int> = []
        var shared: [[Int]] = []
        for all in equal.sorted(by: { (handlers[$1[0]].count, $0[0]) < (handlers[$0[0]].count, $1[0]) }) {
            let living = all.filter { !gone.contains($0) }
            guard living.count > 1 else { continue }
            shared.append(living)
            for one in living.dropFirst() { gone.formUnion(inner(of: one)) }
        }
        return shared.sorted { $0[0] < $1[0] }
    }

    private func inner(of handler: Int) -> [Int] {
        handlers[handler].items.flatMap { item -> [Int] in
            guard case .handler(let inner) = item else { return [] }
            return [inner] + self.inner(of: inner)
        }
    }

    private func write(
        _ items: [Item], at depth: Int, calling calls: [Int: String], to line: (_ text: [UInt8], _ depth: Int) -> Void
    ) {
        for item in items {
            switch item {
            case .line(let text, depth: let inner): line(text, depth + inner)
            case .handler(let index): write(handlers[index], named: calls[index], at: depth, calling: calls, to: line)
            }
        }
    }

    /// A handler as a closure, with its body or with a call of the method that has it.
    private func write(
        _ it: Handler, named name: String?, at depth: Int, calling calls: [Int: String],
        to line: (_ text: [UInt8], _ depth: Int) -> Void
    ) {
        let start = depth + it.depth
        if let name {
            let value: CodeText = "\(it.head.value)\(", ", if: !it.head.value.isEmpty)"
            let call: CodeText = "try self.\(name)(\(value)in: step)"
            line(("\(it.head.start) { [unowned self] \(value)step in" as CodeText).bytes, start)
            line(call.bytes, start + 1)
        } else {
            line(it.start.bytes, start)
            write(it.items, at: start + 1, calling: calls, to: line)
        }
        line([UInt8(ascii: "}")], start)
    }
}
