/// What is made inside what: for openings by views and parts that are no screens. SOURCES 6, Lifting.
extension Sources {
    /// Notes calls of declared functions, and where types are made outside of openings.
    func index(_ openings: [Opening], skipping nested: [Int: [Int: Int]]) {
        let opened = Dictionary(grouping: openings.map(\.expression), by: \.file)
        for scope in scopes {
            let file = file(of: scope)
            let isFile = scope.type == nil && scope.function == nil && scope.variable == nil && scope.body.lower == 0
            let owner = owner(of: scope)?.name
            let inOpenings = (opened[scope.body.file] ?? []).filter {
                scope.body.lower <= $0.lower && $0.lower < scope.body.upper
            }
            var i = scope.body.lower
            while i < min(scope.body.upper, file.count) {
                if let end = nested[scope.body.file]?[i], end < scope.body.upper || i > scope.body.lower, end > i {
                    i = end; continue
                }
                if isFile, file.isOpen(i, "{") { i = file.after(i); continue }
                defer { i += 1 }
                let token = file.tokens[i]
                guard token.kind == .word else { continue }
                let isCall = file.isOpen(i + 1, "(") || file.isOpen(i + 1, "{") && !isOnlyNamed(i, file)
                if isCall, functions[token.text] != nil, file.text(i - 1) != "func" {
                    calls[token.text, default: []].append(CallSite(scope: scope, place: i))
                }
                guard let owner, let first = token.text.unicodeScalars.first, first.value >= 65, first.value <= 90
                else { continue }
                guard
                    isCall || file.text(i + 1) == "." && (file.text(i + 2) == "self" || file.text(i + 2) == "init")
                        || file.text(i + 1) == "<"
                else { continue }
                guard let type = resolve(token.text, around: scope.type), type.name != owner else { continue }
                if inOpenings.contains(where: { $0.lower <= i && i < $0.upper }) { continue }
                contained[type.name, default: []].insert(owner)
            }
        }
    }

    /// A type whose brace is that of a statement or body: `if x as? T {`, `if x is T {`, `-> T {`.
    private func isOnlyNamed(_ place: Int, _ file: SourceText) -> Bool {
        let before = ["?", "!"].contains(file.text(place - 1)) ? place - 2 : place - 1
        return ["as", "is", "->"].contains(file.text(before))
    }

    /// The screens that a type is inside of, itself if it is one; those that nothing contains where there is no screen.
    /// `isCut`: there are more types around than are looked at.
    func lift(_ name: String, _ screens: Set<String>) -> (types: [String], isOpened: Bool, isCut: Bool) {
        if screens.contains(screen(of: name)) { return ([screen(of: name)], true, false) }
        var seen: Set = [name]
        var level: Set = [name]
        var found: Set<String> = []
        var tops: Set<String> = []
        for _ in 0...ReaderLimit.typesAround where !level.isEmpty {
            var next: Set<String> = []
            for type in level {
                let around = contained[type] ?? []
                if around.isEmpty, kind(of: type).opens { tops.insert(screen(of: type)) }
                for outer in around where seen.insert(outer).inserted {
                    if screens.contains(screen(of: outer)) {
                        found.insert(screen(of: outer))
                    } else {
                        next.insert(outer)
                    }
                }
            }
            level = next
        }
        if !found.isEmpty { return (found.sorted(), true, !level.isEmpty) }
        return (tops.sorted(), false, !level.isEmpty)
    }
}
