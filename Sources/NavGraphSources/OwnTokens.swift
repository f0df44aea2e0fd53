/// The places of a body's tokens, without those of bodies inside it that are scopes themselves.
struct OwnTokens: Sequence, IteratorProtocol {
    private let file: SourceText
    private let body: Extent
    /// By token: where a body ends that begins there, else 0.
    private let ends: [Int32]
    /// Top-level code: what braces have inside is a scope by itself.
    private let leavesOutBraces: Bool
    private let end: Int
    private var i: Int

    init(_ file: SourceText, _ scope: Scope, ends: [Int32]) {
        self.file = file
        self.ends = ends
        body = scope.body
        leavesOutBraces =
            scope.type == nil && scope.function == nil && scope.variable == nil && scope.body.lower == 0
        end = Swift.min(body.upper, file.count)
        i = body.lower
    }

    mutating func next() -> Int? {
        while i < end {
            let inner = Int(ends[i])
            if inner > i, inner < body.upper || i > body.lower {
                i = inner
            } else if leavesOutBraces, file.isOpen(i, "{") {
                i = file.after(i)
            } else {
                i += 1
                return i - 1
            }
        }
        return nil
    }
}

extension Sources {
    /// In order; all of them in O(tokens).
    func ownTokens(of scope: Scope) -> OwnTokens {
        OwnTokens(file(of: scope), scope, ends: endsOfBodies[scope.body.file])
    }

    /// By file and token where a body ends that begins there, else 0.
    static func endsOfBodies(_ scopes: [Scope], _ files: [SourceText]) -> [[Int32]] {
        var ends = files.map { [Int32](repeating: 0, count: $0.count + 1) }
        for scope in scopes where scope.function != nil || scope.variable != nil || scope.type != nil {
            ends[scope.body.file][scope.body.lower] = Int32(scope.body.upper)
        }
        return ends
    }
}
