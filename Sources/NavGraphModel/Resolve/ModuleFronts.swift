import NavGraphSyntax

/// The text before the names of a module's elements in Swift: `Orders` before those of the module `Orders`, nothing before those
/// of the root. It shows which names can be equal at all, without spelling them.
struct ModuleFronts {
    private let text: TextPool
    /// Of each module.
    private let fronts: [[UInt8]]
    /// Of each module, what names of it begin with that can meet names of other modules.
    private let rests: [[ArraySlice<UInt8>]]
    /// The modules with the name of one read before: all that they have would collide, and that is said once.
    let namesakes: Set<ModuleID>

    /// O(modules · log modules), and what meets.
    init(_ graph: NavGraph, _ starts: [ModuleNameStarts]) {
        let fronts = [[]] + starts.dropFirst().map(\.front)
        var rests = Array(repeating: [ArraySlice<UInt8>](), count: fronts.count)
        // What begins with a text stands behind it.
        let sorted = fronts.indices.sorted { fronts[$0].lexicographicallyPrecedes(fronts[$1]) }
        for (place, index) in sorted.enumerated() {
            for other in sorted[(place + 1)...] {
                guard fronts[other].starts(with: fronts[index]) else { break }
                rests[index].append(fronts[other].dropFirst(fronts[index].count))
                if fronts[other].count == fronts[index].count { rests[other].append([]) }
            }
        }
        self.rests = rests
        var names: Set<Symbol> = []
        var namesakes: Set<ModuleID> = []
        for module in graph.modules.ids {
            if names.contains(graph.modules[module].name), module.raw != 0 { namesakes.insert(module) }
            if !graph.modules[module].isApp { names.insert(graph.modules[module].name) }
        }
        (text, self.fronts, self.namesakes) = (graph.text, fronts, namesakes)
    }

    /// Whether an element can be spelled as another one: in one module, names meet only where one begins with a capital.
    func canMeet(_ name: Symbol, in module: ModuleID) -> Bool {
        text.withUTF8(of: name) { name in
            guard let first = name.first else { return false }
            return first.isCapital
                || rests[module.index].contains { rest in
                    guard let start = rest.first else { return true }
                    return name.count >= rest.count && first & ~0x20 == start & ~0x20
                        && name[1..<rest.count].elementsEqual(rest.dropFirst())
                }
        }
    }

    /// Whether there is such an element in a module, as far as the beginnings of its names tell.
    func canMeet(_ starts: NameStarts, in module: ModuleID) -> Bool {
        starts.haveCapitals || rests[module.index].contains { starts.meet($0) }
    }

    /// Whether names of an imported module can begin with a text.
    func canBegin(with text: String, in module: ModuleID, _ starts: NameStarts) -> Bool {
        let front = fronts[module.index]
        guard text.utf8.starts(with: front) else { return front.starts(with: text.utf8) }
        return starts.meet(text.utf8.dropFirst(front.count))
    }
}
