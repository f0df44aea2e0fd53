import NavGraphSwiftCode

/// What code makes and names, whether it is declared or not.
package struct SourceMentions: Sendable {
    /// Types that code makes or names: `T(`, `T {`, `T<`, `T.self`, `T.init`.
    package internal(set) var made: Set<String> = []
    /// Names with a capital in the code of each type, and the functions that it calls.
    fileprivate var ofTypes: [String: Words] = [:]
    /// The same of functions; of those alone that two declarations at most have.
    fileprivate var ofFunctions: [String: Words] = [:]
    /// The same by type and method: `Coordinator.show`.
    fileprivate var ofMethods: [String: Words] = [:]
    /// The types that a type makes outside of openings.
    fileprivate var parts: [String: Set<String>] = [:]

    fileprivate struct Words {
        var types: Set<String> = []
        var functions: Set<String> = []
    }

    /// The names of types in the code of a type, of its parts eight levels deep, and of the functions that these call, four
    /// calls deep. Nearly O(that code).
    package func names(around type: String) -> Set<String> {
        var types: Set = [type]
        var level: Set = [type]
        for _ in 0..<8 where !level.isEmpty {
            level = Set(level.flatMap { parts[$0] ?? [] }).subtracting(types)
            types.formUnion(level)
        }
        var names: Set<String> = []
        var calls: Set<String> = []
        for type in types {
            names.formUnion(ofTypes[type]?.types ?? [])
            calls.formUnion(ofTypes[type]?.functions ?? [])
        }
        var seen = calls
        for _ in 0..<4 where !calls.isEmpty {
            var next: Set<String> = []
            for call in calls {
                names.formUnion(ofFunctions[call]?.types ?? [])
                next.formUnion(ofFunctions[call]?.functions ?? [])
            }
            calls = next.subtracting(seen)
            seen.formUnion(calls)
        }
        return names
    }
}

extension SourceMentions {
    /// The types and methods that sources declare: `Coordinator.show`.
    package func hasMethod(_ name: String) -> Bool { ofMethods[name] != nil }

    /// The names of types in a method, and in the functions that it calls by name.
    package func names(ofMethod name: String) -> Set<String> { names(of: ofMethods[name] ?? .init()) }

    private func names(of words: Words) -> Set<String> {
        words.functions.reduce(into: words.types) { $0.formUnion(ofFunctions[$1]?.types ?? []) }
    }

    func names(in range: Range<Int>, of file: SourceText, _ program: Program) -> Set<String> {
        names(of: Words(range, of: file, program))
    }

    /// Once everything else is worked out. O(tokens).
    init(_ program: Program, _ containment: Containment) {
        let syntax = program.syntax
        for file in syntax.files {
            for i in file.tokens.indices where file.isCapital(i) {
                let next = file.text(i + 1)
                let isNamed = next == "." && ["self", "init"].contains(file.text(i + 2))
                if isNamed || file.isOpen(i + 1, "(") || file.isOpen(i + 1, "{") || next == "<" {
                    made.insert(file.text(i))
                }
            }
        }
        for body in syntax.bodies {
            let scope = body.scope
            let file = syntax.files[scope.body.file]
            let words = Words(scope.body.range(in: file), of: file, program)
            for around in scope.type?.around ?? [] {
                ofTypes[program.screen(of: around.name), default: .init()].add(words)
            }
            if let function = scope.function {
                if program.functions[function.name, default: []].count <= 2 {
                    ofFunctions[function.name, default: .init()].add(words)
                }
                if let owner = function.owner {
                    ofMethods[owner.name + "." + function.name, default: .init()].add(words)
                }
            }
        }
        for (type, owners) in containment.makers {
            for owner in owners { parts[program.screen(of: owner), default: []].insert(program.screen(of: type)) }
        }
    }
}

extension SourceMentions.Words {
    fileprivate init(_ range: Range<Int>, of file: SourceText, _ program: Program) {
        for i in range {
            if file.isCapital(i) {
                types.insert(file.text(i))
            } else if file.isWord(i), program.functions[file.text(i)] != nil {
                functions.insert(file.text(i))
            }
        }
    }

    fileprivate mutating func add(_ other: Self) {
        types.formUnion(other.types)
        functions.formUnion(other.functions)
    }
}
