// The support code of navgraph 0.1.0: Links. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation

/// The bytes of URLs.
extension NavGraph.LinkURL {
    static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    static var seed: UInt32 { 0x811C_9DC5 }
    static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash << 5 | hash >> 27) ^ UInt32(byte)
    }
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var result = seed
        for byte in bytes { result = hash(result, byte) }
        return result
    }

    /// Appends what is percent-encoded; false where an escape is broken, or what comes out is no UTF-8.
    static func decode(_ bytes: some Collection<UInt8>, into decoded: inout [UInt8]) -> Bool {
        let start = decoded.count
        var isASCII = true
        var rest = bytes.makeIterator()
        while var byte = rest.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return false }
                byte = high << 4 | low
            }
            isASCII = isASCII && byte < 0x80
            decoded.append(byte)
        }
        return isASCII || isUTF8(decoded[start...])
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}

extension NavGraph.LinkText {
    /// With thousandths of a second where there are any.
    nonisolated static func text(of date: Date) -> String {
        let thousandths = (date.timeIntervalSince1970 * 1000).rounded()
        guard abs(thousandths) < 9e15 else { return "" }
        let (total, rest) = Int(thousandths).quotientAndRemainder(dividingBy: 86_400_000)
        let (days, time) = rest < 0 ? (total - 1, rest + 86_400_000) : (total, rest)
        // Counted from the first of March, so that a leap day is a year's last.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard 0...9999 ~= year else { return "" }
        let second = time / 1000
        let fraction = time % 1000 == 0 ? "" : "." + padded(time % 1000, 3)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfYear - (153 * part + 2) / 5 + 1, 2) + "T"
            + padded(second / 3600, 2) + ":" + padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2) + fraction
            + "Z"
    }

    private nonisolated static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension NavGraph {
    /// The schemes and hosts of the app. Other URLs are not the app's.
    struct LinkDomain: Sendable {
        private let schemes: [[UInt8]]
        private let hosts: [[UInt8]]

        /// In lower case; `*.example.com` stands for every host below `example.com`.
        init(schemes: [String], hosts: [String]) {
            self.schemes = schemes.map { Array($0.utf8) }
            self.hosts = hosts.map { Array($0.utf8) }
        }

        var hasSchemes: Bool { !schemes.isEmpty }

        func hasScheme(_ bytes: UnsafeBufferPointer<UInt8>, _ scheme: Range<Int>) -> Bool {
            schemes.contains { isSame($0, from: 0, as: bytes, in: scheme) }
        }

        func hasHost(_ bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Bool {
            for known in hosts {
                if known.first != UInt8(ascii: "*") {
                    if isSame(known, from: 0, as: bytes, in: host) { return true }
                } else if host.count >= known.count {
                    let end = host.upperBound - known.count + 1..<host.upperBound
                    if isSame(known, from: 1, as: bytes, in: end) { return true }
                }
            }
            return false
        }

        /// Whether what is known, from an index on, is what stands in a range, in whatever case.
        private func isSame(
            _ known: [UInt8], from first: Int, as bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
        ) -> Bool {
            guard known.count - first == range.count else { return false }
            var index = first
            for position in range {
                if known[index] != LinkURL.lowercased(bytes[position]) { return false }
                index += 1
            }
            return true
        }
    }
}

extension NavGraph {
    /// What comes from outside and may be a link, as texts that any actor can hand to another.
    enum LinkEntry: Sendable, Hashable {
        /// A URL that the app is opened with.
        case url(URL)
        /// The type of a home-screen quick action, and its payload.
        case shortcut(String, [String: String] = [:])
        /// The category of a notification, and its payload.
        case notification(String, [String: String] = [:])
        /// The type of a user activity, and its payload.
        case activity(String, [String: String] = [:])
    }
}

extension NavGraph {
    /// Keeps the one link that waits, and follows it as soon as it can be followed and nothing moves.
    @MainActor
    final class LinkFollower {
        let queue: StepQueue
        /// The link that is followed if a resolver fails.
        private let fallback: () -> LinkWay?
        /// The time, by which links expire.
        var now: () -> Date = { Date() }

        private var waiting: Waiting?
        private var resolving: Task<Void, Never>?

        /// Keeps links until they can be followed. `fallback` gives what is followed where a resolver fails.
        convenience init(_ navigator: Navigator, fallback: @escaping () -> LinkWay?) {
            self.init(navigator.queue, fallback: fallback)
        }

        init(_ queue: StepQueue, fallback: @escaping () -> LinkWay?) {
            self.queue = queue
            self.fallback = fallback
            queue.atRest = { [weak self] in self?.look() }
            queue.describeLink = { [weak self] in self?.waiting?.description }
        }

        deinit { resolving?.cancel() }

        /// A link arrives. What waited is forgotten.
        func follow(_ way: LinkWay) { follow(way, isFallback: false) }

        private var last: (entry: LinkEntry, time: Date)?

        /// Whether something from outside has come already: the system tells of the notification of a cold start twice.
        func isRepeated(_ entry: LinkEntry) -> Bool {
            let time = now()
            defer { last = (entry, time) }
            guard let last, last.entry == entry else { return false }
            return time.timeIntervalSince(last.time) < 2
        }

        private func follow(_ way: LinkWay, isFallback: Bool) {
            drop()
            waiting = Waiting(way: way, deadline: way.expires.map { now() + $0 }, isFallback: isFallback)
            queue.advance()
        }

        private func forget() {
            stopResolving()
            waiting = nil
        }

        private func stopResolving() {
            resolving?.cancel()
            resolving = nil
            waiting?.body = nil
        }

        func drop() {
            guard let link = waiting?.way.link else { return }
            forget()
            queue.observers.dropped(link)
        }

        /// Nothing moves, and no step waits: it is now, or later.
        private func look() {
            guard let current = waiting else { return }
            if let deadline = current.deadline, now() >= deadline { return drop() }
            // Without a window, and before the launch, every link waits.
            guard let root = queue.display?.rootName else { return keep(current) }
            guard canBeFollowed(current.way, in: root) else {
                if !current.way.isKept { return drop() }
                stopResolving()
                return keep(current)
            }
            if current.way.resolve == nil { return go(current.way, current.way.body) }
            if let body = current.body { return go(current.way, body) }
            if resolving == nil { startResolving(current.way) }
        }

        private func canBeFollowed(_ way: LinkWay, in root: String) -> Bool {
            guard way.isOpen(queue.conditions, { $0.text == root }) else { return false }
            return !way.pushes
                || queue.isOnStack && queue.screensBeside.allSatisfy { way.mayBeBeside($0, queue.conditions) }
        }

        private func keep(_ current: Waiting) {
            if current.isTold { return }
            waiting?.isTold = true
            queue.observers.kept(current.way.link)
            queue.display?.linkWaits()
        }

        private func go(_ way: LinkWay, _ body: @escaping LinkWay.Body) {
            forget()
            let (link, observers) = (way.link, queue.observers)
            queue.fire("link:" + link, cause: .link) { step in
                step.followsLink = true
                try body(step)
                step.messages.append { observers.followed(link) }
            }
        }

        // MARK: Resolvers

        private func startResolving(_ way: LinkWay) {
            guard let resolve = way.resolve else { return }
            resolving = Task { [weak self] in
                do {
                    let body = try await resolve()
                    if Task.isCancelled { return }
                    self?.resolved(body)
                } catch {
                    if Task.isCancelled { return }
                    self?.failed(way.link, error)
                }
            }
        }

        private func resolved(_ body: @escaping LinkWay.Body) {
            resolving = nil
            waiting?.body = body
            queue.advance()
        }

        private func failed(_ link: String, _ error: any Error) {
            let wasFallback = waiting?.isFallback ?? true
            forget()
            queue.observers.failed(link, error)
            guard !wasFallback, let way = fallback(), way.link != link else { return }
            follow(way, isFallback: true)
        }
    }
}

extension NavGraph.LinkFollower {
    private struct Waiting {
        let way: NavGraph.LinkWay
        let deadline: Date?
        let isFallback: Bool
        let since = Date()
        /// Whether the observer has heard that it waits.
        var isTold = false
        /// The steps of the link, once the resolvers have returned their values.
        var body: NavGraph.LinkWay.Body?

        @MainActor var description: String {
            let reason = body == nil && way.resolve != nil && !isTold ? "its values" : "what it requires"
            return "waits: link:\(way.link), for \(reason), since \(since)"
        }
    }
}

extension NavGraph {
    /// Finds the template that takes a URL, in one pass over its bytes.
    ///
    /// The templates stand in a trie, made once. Its literals are in one open-addressing table by node and segment. A
    /// literal is tried before a placeholder, that before `/**`, and the end of a template before `/**`.
    struct LinkMatcher: Sendable {
        private let domain: LinkDomain
        private let fallbacks: Int
        /// The first is the root of paths, the second of paths whose first segment is the host of a custom scheme,
        /// which is compared regardless of case.
        private var nodes = [Node(), Node()]
        private var entries: [Entry] = []
        private var edges = [Edge](repeating: Edge(), count: 16)
        private var edgeCount = 0
        private var literals: [UInt8] = []
        /// How many segments the longest template has.
        private var depth = 0

        /// The link that takes a URL: what `make` makes of the best template of which it makes one, or else of the
        /// fallbacks, which are templates -1, -2 and so on.
        func link<Link>(for url: String, _ make: (_ template: Int, _ url: LinkURL) -> Link?) -> Link? {
            var url = url
            return url.withUTF8 { link(for: $0, make) }
        }

        /// The same for a URL as bytes.
        func link<Link>(
            for bytes: UnsafeBufferPointer<UInt8>, _ make: (_ template: Int, _ url: LinkURL) -> Link?
        ) -> Link? {
            withUnsafeTemporaryAllocation(of: LinkURL.Segment.self, capacity: depth + 1) { segments in
                guard let url = LinkURL(bytes, of: domain, into: segments) else { return nil }
                if let found = best(url, make) { return found }
                for number in 0..<fallbacks { if let found = make(-1 - number, url) { return found } }
                return nil
            }
        }

        private func best<Link>(_ url: LinkURL, _ make: (Int, LinkURL) -> Link?) -> Link? {
            if !url.isDecodable { return nil }
            return withUnsafeTemporaryAllocation(of: Branch.self, capacity: 3 * depth + 4) { pending in
                var count = 1
                pending[0] = Branch(node: url.beginsWithHost ? 1 : 0, position: 0)
                while count > 0 {
                    count -= 1
                    let branch = pending[count]
                    let node = nodes[Int(branch.node)]
                    if branch.isRest {
                        if let found = first(in: node.rest, matching: url, make) { return found }
                        continue
                    }
                    if branch.position == url.count, let found = first(in: node.end, matching: url, make) {
                        return found
                    }
                    if node.rest >= 0 {
                        pending[count] = Branch(node: branch.node, position: branch.position, isRest: true)
                        count += 1
                    }
                    guard branch.position < url.count, branch.position < depth, url.segments[branch.position].count > 0
                    else { continue }
                    let segment = url.segments[branch.position]
                    if node.placeholder >= 0, url.hasPlaceholderText(segment) {
                        pending[count] = Branch(node: node.placeholder, position: branch.position + 1)
                        count += 1
                    }
                    let child = child(of: branch.node, segment.hash) { url.hasLiteral($0, at: branch.position) }
                    if child >= 0 {
                        pending[count] = Branch(node: child, position: branch.position + 1)
                        count += 1
                    }
                }
                return nil
            }
        }

        private func first<Link>(in list: Int32, matching url: LinkURL, _ make: (Int, LinkURL) -> Link?) -> Link? {
            var next = list
            while next >= 0 {
                let entry = entries[Int(next)]
                if let link = make(Int(entry.template), url) { return link }
                next = entry.next
            }
            return nil
        }
    }
}

// MARK: - The table

extension NavGraph.LinkMatcher {
    /// One template a line, preceded by its number unless the line numbers are used; characters that are not plain are
    /// percent-encoded.
    init(_ domain: NavGraph.LinkDomain, templates: StaticString, isNumbered: Bool, fallbacks: Int) {
        self.domain = domain
        self.fallbacks = fallbacks
        let text = templates.withUTF8Buffer { Array($0) }
        let lines = text.split(separator: UInt8(ascii: "\n"))
        var firsts: [(literal: [UInt8], child: Int32)] = []
        for (index, line) in lines.enumerated() {
            insert(line, number: index, isNumbered: isNumbered, root: 0, &firsts)
        }
        guard domain.hasSchemes else { return }
        let folded = firsts.map { $0.literal.map { NavGraph.LinkURL.lowercased($0) } }
        if Set(folded).count == folded.count {
            nodes[1] = nodes[0]
            for (literal, first) in zip(folded, firsts) { addEdge(from: 1, literal, to: first.child) }
        } else {
            // Literals that differ in case only lead to one node.
            for (index, line) in lines.enumerated() {
                insert(line, number: index, isNumbered: isNumbered, root: 1, &firsts)
            }
        }
    }

    private mutating func insert(
        _ line: ArraySlice<UInt8>, number index: Int, isNumbered: Bool, root: Int32,
        _ firsts: inout [(literal: [UInt8], child: Int32)]
    ) {
        let (template, path) = isNumbered ? Self.numbered(line) : (index, line)
        var node = root
        var count = 0
        var hasRest = false
        for part in path.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("**".utf8) {
                hasRest = true
                continue
            }
            count += 1
            if part.first == UInt8(ascii: "{") || part.elementsEqual("*".utf8) {
                if nodes[Int(node)].placeholder < 0 { nodes[Int(node)].placeholder = newNode() }
                node = nodes[Int(node)].placeholder
                continue
            }
            var literal: [UInt8] = []
            _ = NavGraph.LinkURL.decode(part, into: &literal)
            if node == 1 { literal = literal.map { NavGraph.LinkURL.lowercased($0) } }
            var next = child(of: node, NavGraph.LinkURL.hash(literal)) { $0.elementsEqual(literal) }
            if next < 0 {
                next = newNode()
                addEdge(from: node, literal, to: next)
                if node == 0 { firsts.append((literal, next)) }
            }
            node = next
        }
        depth = max(depth, count)
        let list = hasRest ? \Node.rest : \Node.end
        append(template, to: list, of: node)
    }

    /// The number that a line begins with, and what stands behind it.
    private static func numbered(_ line: ArraySlice<UInt8>) -> (template: Int, path: ArraySlice<UInt8>) {
        let digits = line.prefix { $0 != UInt8(ascii: " ") }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, line[digits.endIndex...].dropFirst())
    }

    /// A template that ends at a node, behind those that end there already.
    private mutating func append(_ template: Int, to list: WritableKeyPath<Node, Int32>, of node: Int32) {
        let entry = Int32(entries.count)
        entries.append(Entry(template: Int32(template)))
        var last = nodes[Int(node)][keyPath: list]
        if last < 0 {
            nodes[Int(node)][keyPath: list] = entry
        } else {
            while entries[Int(last)].next >= 0 { last = entries[Int(last)].next }
            entries[Int(last)].next = entry
        }
    }

    private mutating func newNode() -> Int32 {
        nodes.append(Node())
        return Int32(nodes.count - 1)
    }

    private mutating func addEdge(from node: Int32, _ literal: [UInt8], to child: Int32) {
        if 2 * (edgeCount + 1) > edges.count { grow() }
        edgeCount += 1
        put(
            Edge(
                node: node, hash: NavGraph.LinkURL.hash(literal), child: child, start: Int32(literals.count),
                count: Int32(literal.count)))
        literals += literal
    }

    private mutating func grow() {
        let old = edges
        edges = [Edge](repeating: Edge(), count: 2 * old.count)
        for edge in old where edge.node >= 0 { put(edge) }
    }

    private mutating func put(_ edge: Edge) {
        var slot = slot(edge.node, edge.hash)
        while edges[slot].node >= 0 { slot = (slot + 1) & (edges.count - 1) }
        edges[slot] = edge
    }

    private func slot(_ node: Int32, _ hash: UInt32) -> Int {
        let mixed = (hash ^ UInt32(bitPattern: node) &* 0x9E37_79B9) &* 0x85EB_CA6B
        return Int(mixed ^ mixed >> 15) & (edges.count - 1)
    }

    /// The node that a literal leads to; -1 if absent.
    private func child(
        of node: Int32, _ hash: UInt32, _ isLiteral: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Int32 {
        var slot = slot(node, hash)
        while edges[slot].node >= 0 {
            let edge = edges[slot]
            if edge.node == node, edge.hash == hash {
                let isSame = literals.withUnsafeBufferPointer {
                    isLiteral(UnsafeBufferPointer(rebasing: $0[Int(edge.start)..<Int(edge.start + edge.count)]))
                }
                if isSame { return edge.child }
            }
            slot = (slot + 1) & (edges.count - 1)
        }
        return -1
    }
}

extension NavGraph.LinkMatcher {
    private struct Node {
        var placeholder: Int32 = -1
        /// The first of the templates that end here, and of those that go on with `/**`.
        var end: Int32 = -1
        var rest: Int32 = -1
    }

    private struct Entry {
        let template: Int32
        var next: Int32 = -1
    }

    /// Where a literal leads to from a node.
    private struct Edge {
        var node: Int32 = -1
        var hash: UInt32 = 0
        var child: Int32 = -1
        var start: Int32 = 0
        var count: Int32 = 0
    }

    /// A place where the walk may go on, and how many segments lie behind it.
    private struct Branch {
        let node: Int32
        let position: Int
        var isRest = false
    }
}

/// In what the system hands over.
extension NavGraph.LinkText {
    /// The values of a payload, as texts; others than those of links are left out.
    nonisolated static func texts(of payload: [AnyHashable: Any]?) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, value) in payload ?? [:] {
            if let name = key as? String, let text = text(of: value) { texts[name] = text }
        }
        return texts
    }

    private nonisolated static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let id as UUID: id.uuidString
        case let date as Date: text(of: date)
        case let flag as Bool where type(of: value) == Bool.self: flag ? "true" : "false"
        // Foundation's own numbers tell truth values by their type only.
        case let number as NSNumber:
            String(cString: number.objCType) == "c" ? (number.boolValue ? "true" : "false") : number.stringValue
        case let number as any LosslessStringConvertible: number.description
        default: nil
        }
    }
}

extension NavGraph {
    /// The router of an app that has links. Links are followed as soon as they can be, each once; a newer one takes the
    /// place of one that waits.
    @MainActor
    protocol LinkRouter: AnyObject {
        /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
        @discardableResult
        func follow(_ entry: LinkEntry) -> Bool
    }
}

extension NavGraph.LinkRouter {
    /// Follows the link that takes a URL; false where none does.
    @discardableResult
    func follow(_ url: URL) -> Bool { follow(NavGraph.LinkEntry.url(url)) }
}

extension NavGraph {
    /// A text that a link comes with; it becomes a value of any type that links carry, and these become texts again.
    struct LinkText {
        /// `nil`: it was not percent-encoded UTF-8.
        let text: String?

        /// A text, as it is when it is no longer percent-encoded.
        init(text: String?) { self.text = text }

        /// Whether it is exactly this text, byte by byte.
        func isText(_ other: String) -> Bool { text.map { $0.utf8.elementsEqual(other.utf8) } ?? false }

        /// `nil`: it is not a value of the type.
        func value<Value>(as type: Value.Type) -> Value? where Value: LosslessStringConvertible {
            text.flatMap(Value.init)
        }

        /// `nil`: it is not a value of the type.
        func value<Value>(as type: Value.Type) -> Value?
        where Value: LosslessStringConvertible & BinaryFloatingPoint {
            // Longer texts are no number that anybody writes, and a parser may take long over them.
            text.flatMap { $0.utf8.count > 1024 ? nil : Value($0) }
        }

        /// `nil`: it is not a value of the type.
        func value<Value>(as type: Value.Type) -> Value? where Value: RawRepresentable<String> {
            text.flatMap { Value(rawValue: $0) }
        }

        /// `nil`: it is not a value of the type.
        func value<Value>(as type: Value.Type) -> Value?
        where Value: RawRepresentable<String> & LosslessStringConvertible {
            text.flatMap { Value(rawValue: $0) }
        }

        /// `nil`: it is not a value of the type.
        func value(as type: Character.Type) -> Character? { text.flatMap { $0.count == 1 ? $0.first : nil } }

        /// `nil`: it is not a value of the type.
        func value(as type: CGFloat.Type) -> CGFloat? { value(as: Double.self).map { CGFloat($0) } }

        /// `nil`: it is not a value of the type.
        func value(as type: UUID.Type) -> UUID? { text.flatMap { Self.isUUID($0) ? UUID(uuidString: $0) : nil } }

        /// `nil`: it is not a value of the type.
        func value(as type: URL.Type) -> URL? { text.flatMap { Self.isURL($0) ? URL(string: $0) : nil } }

        /// The value of something that may be left out; `nil` where it is there, and no value of the type.
        static func value<Value>(of text: LinkText?, _ read: (LinkText) -> Value?) -> Value?? {
            guard let text else { return .some(nil) }
            return read(text).map { .some($0) }
        }

        /// The same where there is something that stands for what is left out.
        static func value<Value>(
            of text: LinkText?, or value: Value, _ read: (LinkText) -> Value?
        ) -> Value? {
            guard let text else { return value }
            return read(text)
        }

        /// Foundation also accepts other texts.
        private static func isUUID(_ text: String) -> Bool {
            text.utf8.count == 36
                && text.utf8.enumerated().allSatisfy { index, byte in
                    switch index {
                    case 8, 13, 18, 23: byte == UInt8(ascii: "-")
                    default: Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
                    }
                }
        }

        private static func isURL(_ text: String) -> Bool {
            var rest = text.utf8.makeIterator()
            while let byte = rest.next() {
                switch byte {
                case UInt8(ascii: "%"):
                    for _ in 0..<2 {
                        guard let digit = rest.next(), Character(Unicode.Scalar(digit)).isHexDigit else { return false }
                    }
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
                default: guard "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte) else { return false }
                }
            }
            return !text.isEmpty
        }
    }
}

// MARK: - In URLs

extension NavGraph.LinkText {
    /// A value as it stands in a segment or query of a URL.
    static func of<Value>(_ value: Value) -> String where Value: LosslessStringConvertible {
        encoded(value.description)
    }
    /// A value as it stands in a segment or query of a URL.
    static func of<Value>(_ value: Value) -> String where Value: RawRepresentable<String> {
        encoded(value.rawValue)
    }
    /// A value as it stands in a segment or query of a URL.
    static func of<Value>(_ value: Value) -> String
    where Value: RawRepresentable<String> & LosslessStringConvertible { encoded(value.rawValue) }
    /// A value as it stands in a segment or query of a URL.
    static func of(_ value: CGFloat) -> String { of(Double(value)) }
    /// A value as it stands in a segment or query of a URL.
    static func of(_ value: UUID) -> String { value.uuidString }
    /// A value as it stands in a segment or query of a URL.
    static func of(_ value: URL) -> String { encoded(value.absoluteString) }

    /// `?name=value&…`, without what is `nil`.
    static func query(_ pairs: (name: String, value: String?)...) -> String {
        let present = pairs.compactMap { pair in pair.value.map { encoded(pair.name) + "=" + $0 } }
        return present.isEmpty ? "" : "?" + present.joined(separator: "&")
    }

    /// The URL of a path; `nil` where a segment of it is empty, since no template takes that.
    static func url(_ base: String, _ path: String) -> URL? {
        let segments = path.prefix { $0 != "?" }
        if segments != "/", segments.hasSuffix("/") || segments.contains("//") { return nil }
        return URL(string: base + path)
    }

    private static func encoded(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.append(byte)
            default:
                result.append(UInt8(ascii: "%"))
                for digit in [byte >> 4, byte & 15] { result.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension NavGraph {
    /// A URL of the app, taken apart. Segments are split before they are percent-decoded; one `/` at the end is
    /// ignored, as are user, port and fragment. The host of a custom scheme is the first segment. It is good for as
    /// long as its bytes.
    struct LinkURL {
        let bytes: UnsafeBufferPointer<UInt8>
        var decoded: [UInt8] = []
        /// The first segments, as many as templates have.
        var segments: UnsafeMutableBufferPointer<Segment>
        /// How many there are.
        var count = 0
        var beginsWithHost = false
        let isWeb: Bool
        let scheme: Range<Int>
        let host: Range<Int>
        /// Whether every segment is percent-encoded UTF-8.
        var isDecodable = true
        var query = 0..<0

        /// `nil`: it is no URL, or none of the app's.
        init?(
            _ bytes: UnsafeBufferPointer<UInt8>, of domain: LinkDomain,
            into segments: UnsafeMutableBufferPointer<Segment>
        ) {
            self.bytes = bytes
            self.segments = segments
            guard let colon = Self.endOfScheme(bytes) else { return nil }
            isWeb = Self.isWeb(bytes, colon)
            scheme = 0..<colon
            var position = colon + 1
            var host: Range<Int>?
            if position + 1 < bytes.count, bytes[position] == Self.slash, bytes[position + 1] == Self.slash {
                let start = position + 2
                position = start
                while position < bytes.count, !Self.endsHost(bytes[position]) { position += 1 }
                host = Self.host(bytes, start..<position)
                guard host != nil else { return nil }
            }
            let name = host ?? 0..<0
            self.host = name
            guard isUnder(domain) else { return nil }
            beginsWithHost = !isWeb && !name.isEmpty
            if beginsWithHost { addHost(name) }
            addPath(from: position)
        }

        /// Whether it is under one of some schemes and hosts.
        func isUnder(_ domain: LinkDomain) -> Bool {
            isWeb ? domain.hasHost(bytes, host) : domain.hasScheme(bytes, scheme)
        }

        /// As it came.
        var whole: LinkText { LinkText(text: String(decoding: bytes, as: UTF8.self)) }

        /// A segment, percent-decoded.
        func segment(_ index: Int) -> LinkText {
            let segment = segments[index]
            let text =
                segment.isDecoded
                ? String(decoding: decoded[segment.range], as: UTF8.self)
                : String(decoding: bytes[segment.range], as: UTF8.self)
            return LinkText(text: text)
        }

        /// The first value of a name of the query; `nil` if absent.
        func query(_ name: String) -> LinkText? {
            for pair in bytes[query].split(separator: UInt8(ascii: "&")) {
                let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
                guard Self.text(pair[..<end])?.utf8.elementsEqual(name.utf8) == true else { continue }
                return LinkText(text: Self.text(end < pair.endIndex ? pair[(end + 1)...] : pair[end...]))
            }
            return nil
        }

        private static func text(_ bytes: some Collection<UInt8>) -> String? {
            var decoded: [UInt8] = []
            return decode(bytes, into: &decoded) ? String(decoding: decoded, as: UTF8.self) : nil
        }
    }
}

extension NavGraph.LinkURL {
    struct Segment {
        var start = 0
        var count = 0
        var hash: UInt32 = 0
        /// Whether it is among the decoded bytes.
        var isDecoded = false
        var range: Range<Int> { start..<start + count }
    }
}

/// Its parts.
extension NavGraph.LinkURL {
    static var slash: UInt8 { UInt8(ascii: "/") }

    /// Whether a segment is a literal; the host of a custom scheme, which must be in lower case there, regardless of
    /// case.
    func hasLiteral(_ literal: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let segment = segments[index]
        guard segment.count == literal.count else { return false }
        if segment.isDecoded {
            let isFolded = beginsWithHost && index == 0
            return zip(decoded[segment.range], literal).allSatisfy { isFolded ? Self.lowercased($0) == $1 : $0 == $1 }
        }
        for offset in 0..<literal.count where bytes[segment.start + offset] != literal[offset] { return false }
        return true
    }

    /// Whether a placeholder or `*` may stand for a segment: it is not `.` or `..`, and has no control character.
    func hasPlaceholderText(_ segment: Segment) -> Bool {
        segment.isDecoded
            ? decoded.withUnsafeBufferPointer { Self.isPlaceholderText($0, segment.range) }
            : Self.isPlaceholderText(bytes, segment.range)
    }

    private static func isPlaceholderText(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        let dot = UInt8(ascii: ".")
        if range.count <= 2, text[range].allSatisfy({ $0 == dot }) { return false }
        var previous: UInt8 = 0
        for index in range {
            let byte = text[index]
            if byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return false }
            previous = byte
        }
        return true
    }

    /// The index of the colon after the scheme.
    static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = bytes.first, isLetter(first) else { return nil }
        for index in 1..<max(bytes.count, 1) {
            let byte = bytes[index]
            if byte == UInt8(ascii: ":") { return index }
            guard isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E else { return nil }
        }
        return nil
    }

    static func isWeb(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
        guard count == 4 || count == 5, lowercased(bytes[0]) == 0x68, lowercased(bytes[1]) == 0x74,
            lowercased(bytes[2]) == 0x74, lowercased(bytes[3]) == 0x70
        else { return false }
        return count == 4 || lowercased(bytes[4]) == 0x73
    }

    static func endsHost(_ byte: UInt8) -> Bool {
        byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The part after the last `@`, without port; `nil` if it is not a host.
    static func host(_ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>) -> Range<Int>? {
        var host = authority
        for index in authority {
            // What some readers take for the end of the host, or for nothing, would make two hosts of one text.
            guard bytes[index] > 0x20, bytes[index] != 0x7F, bytes[index] != UInt8(ascii: "\\") else { return nil }
            if bytes[index] == UInt8(ascii: "@") { host = index + 1..<authority.upperBound }
        }
        var end = host.lowerBound
        if end < host.upperBound, bytes[end] == UInt8(ascii: "[") {
            guard let bracket = bytes[host].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            end = bracket
        }
        if let colon = bytes[end..<host.upperBound].firstIndex(of: UInt8(ascii: ":")) {
            guard bytes[(colon + 1)..<host.upperBound].allSatisfy(isDigit) else { return nil }
            return host.lowerBound..<colon
        }
        return host
    }

    /// The host of a custom scheme, in lower case, as the first segment.
    mutating func addHost(_ host: Range<Int>) {
        var text: [UInt8] = []
        isDecodable = Self.decode(bytes[host], into: &text)
        decoded = text
        if isDecodable, count < segments.count {
            let folded = text.map { Self.lowercased($0) }
            segments[count] = Segment(
                start: 0, count: text.count, hash: Self.hash(folded), isDecoded: true)
        }
        count += 1
    }

    /// One pass over what is left: the segments, and where the query is.
    mutating func addPath(from path: Int) {
        var start = path
        if start < bytes.count, bytes[start] == Self.slash { start += 1 }
        var index = start
        var hash = Self.seed
        var isEncoded = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == Self.slash {
                add(start..<index, hash, isEncoded: isEncoded)
                start = index + 1
                hash = Self.seed
                isEncoded = false
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                break
            } else {
                if byte == UInt8(ascii: "%") { isEncoded = true }
                hash = Self.hash(hash, byte)
            }
            index += 1
        }
        // An empty one at the end is the slash that is ignored, or there is no path.
        if index > start { add(start..<index, hash, isEncoded: isEncoded) }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "?") else { return }
        query = index + 1..<(bytes[index...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count)
    }

    private mutating func add(_ range: Range<Int>, _ hash: UInt32, isEncoded: Bool) {
        var segment = Segment(start: range.lowerBound, count: range.count, hash: hash)
        if isEncoded {
            segment.start = decoded.count
            segment.isDecoded = true
            if isDecodable { isDecodable = Self.decode(bytes[range], into: &decoded) }
            segment.count = decoded.count - segment.start
            segment.hash = Self.hash(decoded[segment.start...])
        }
        if count < segments.count { segments[count] = segment }
        count += 1
    }
}

extension NavGraph {
    /// How a link is followed.
    @MainActor
    struct LinkWay {
        /// What a link does.
        typealias Body = (Step) throws -> Void

        /// Whether a link can be followed: with these conditions, in a window that was made for a flow or screen.
        typealias Condition = (_ conditions: Conditions, _ isRoot: (any Name) -> Bool) -> Bool

        let link: String
        let isOpen: Condition
        /// Asks resolvers for what they give, then says what to do.
        let resolve: (() async throws -> Body)?
        /// Whether something is pushed onto what the window shows, which must be a stack then.
        let pushes: Bool
        /// Whether a screen that a column shows beside what is pushed may be seen with these conditions.
        let mayBeBeside: (_ screen: String, _ conditions: Conditions) -> Bool
        /// What to do where no resolver is asked.
        let body: Body
        /// Whether it waits until it can be followed, and for how many seconds at most.
        let isKept: Bool
        let expires: TimeInterval?
    }
}

extension NavGraph.LinkWay {
    /// A way that is known at once.
    init(
        _ link: String, isOpen: @escaping Condition, isKept: Bool = true,
        pushes: Bool = false,
        beside mayBeBeside: @escaping (String, NavGraph.Conditions) -> Bool = { _, _ in true },
        expires: TimeInterval? = nil, body: @escaping Body
    ) {
        self.init(
            link: link, isOpen: isOpen, resolve: nil, pushes: pushes, mayBeBeside: mayBeBeside, body: body,
            isKept: isKept, expires: expires)
    }

    /// A way that is known when resolvers have given what they give.
    init(
        _ link: String, isOpen: @escaping Condition, isKept: Bool = true,
        pushes: Bool = false,
        beside mayBeBeside: @escaping (String, NavGraph.Conditions) -> Bool = { _, _ in true },
        expires: TimeInterval? = nil, resolve: @escaping () async throws -> Body
    ) {
        self.init(
            link: link, isOpen: isOpen, resolve: resolve, pushes: pushes, mayBeBeside: mayBeBeside, body: { _ in },
            isKept: isKept, expires: expires)
    }
}
