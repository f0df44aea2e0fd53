/// An app's sources as they are read: files, declarations, and what was worked out of them once.
final class Sources {
    let files: [SourceText]
    let names: Names
    let types: [String: TypeDeclaration]
    let order: [TypeDeclaration]
    let freeFunctions: [String: [FunctionDeclaration]]
    let scopes: [Scope]
    /// Scenes of storyboards, for what code instantiates by name.
    let scenes: [SourceScene]

    // By the numbers of types; what was resolved around each, by name.
    var ancestorsOf: [[TypeDeclaration]?]
    var kinds: [TypeKind?]
    var resolved: [[String: TypeDeclaration?]]
    private(set) var nestedTypes: [String: [TypeDeclaration]] = [:]
    private(set) var functions: [String: [FunctionDeclaration]] = [:]
    private(set) var implementers: [String: [TypeDeclaration]] = [:]
    private(set) var scopesOf: [ObjectIdentifier: Scope] = [:]
    /// The enumerations that have a case of a name.
    var enumerationsByCase: [String: [TypeDeclaration]] = [:]
    /// The cases that lead somewhere, by the file that their bodies stand in.
    var routesByFile: [Int: [RouteCase]] = [:]
    /// All `switch`es over declared enumerations, by file.
    var switchesByFile: [Int: [Switch]] = [:]
    let endsOfBodies: [[Int32]]
    /// The types whose code makes values of an enumeration, by its name.
    var usersOfCases: [String: Set<String>] = [:]
    private(set) lazy var placesOfCases = findPlacesOfCases()
    /// Bodies of cases that lead somewhere, by the enumeration.
    var bodiesOfRoutes: [String: [Extent]] = [:]
    /// Whether functions pass parameters on: by file, place and number.
    var passingOn: [Extent: Bool] = [:]
    var isPassing: Set<Extent> = []
    /// The names of getters that give a route.
    private(set) lazy var handingOut = findHandingOut()
    private(set) lazy var reads = findReads()
    private(set) lazy var havingProperty = findHavingProperty()
    private(set) lazy var wrappers = findWrappers()
    private(set) lazy var callsOfClosures = findCallsOfClosures()
    /// What openings open before routes are looked at.
    var openedBefore: Set<String>?
    /// Functions and getters that closures of openings use.
    var helpersOfClosures: [ObjectIdentifier: OpeningKind]?
    var calls: [String: [CallSite]] = [:]
    /// How many types inherit from each.
    private(set) lazy var heirs = order.reduce(into: [String: Int]()) { heirs, type in
        for base in ancestors(of: type).dropFirst() { heirs[base.name, default: 0] += 1 }
    }
    private(set) lazy var aliases = findAliases()
    private(set) lazy var tuples = findTuples()
    /// What the code of each type opens.
    var openedBy: [String: Set<String>] = [:]
    var isCallerOf: Set<ObjectIdentifier> = []
    /// The screens whose code calls a function, that many calls away from what is opened.
    var callersOf: [CallerKey: (types: [String], limit: ReaderLimit?)] = [:]
    struct CallerKey: Hashable {
        var function: ObjectIdentifier
        var level: Int
        var asked: Asked
    }
    /// By type, the types whose code makes it outside of openings.
    var contained: [String: Set<String>] = [:]
    /// Where no name has a value of a caller's.
    let unbound = Found()
    /// The limit that ended what is being worked out, and the places where one did.
    var limit: ReaderLimit?
    var cut: [Extent: (line: Int, column: Int, limit: ReaderLimit)] = [:]
    var isWorkingOn: Set<ObjectIdentifier> = []
    /// How often something was asked for while it was being worked out.
    var cycles = 0
    /// A hosting controller class stands for its view, as one screen.
    private(set) var hostOf: [String: String] = [:]

    init(_ files: [SourceText], _ names: Names, _ reader: DeclarationReader, scenes: [SourceScene]) {
        self.files = files
        self.names = names
        self.scenes = scenes
        types = reader.types
        order = reader.order
        ancestorsOf = Array(repeating: nil, count: order.count)
        kinds = Array(repeating: nil, count: order.count)
        resolved = Array(repeating: [:], count: order.count)
        freeFunctions = reader.freeFunctions
        scopes = reader.scopes
        endsOfBodies = Self.endsOfBodies(scopes, files)
        for type in order where type.outer != nil { nestedTypes[type.simpleName, default: []].append(type) }
        for type in order {
            for function in type.functions { functions[function.name, default: []].append(function) }
            for base in ancestors(of: type).dropFirst() where base.keyword == .protocol {
                implementers[base.name, default: []].append(type)
            }
        }
        for (name, free) in freeFunctions { functions[name, default: []] += free }
        for scope in scopes {
            if let function = scope.function { scopesOf[ObjectIdentifier(function)] = scope }
            if let variable = scope.variable, scope.body == variable.body || scopesOf[ObjectIdentifier(variable)] == nil
            {
                scopesOf[ObjectIdentifier(variable)] = scope
            }
        }
        for type in order
        where type.generics.isEmpty
            && ancestors(of: type).contains(where: {
                $0.inherited.contains("UIHostingController")
            })
        {
            if let view = type.baseArguments.first.flatMap({ resolve($0, around: type.outer) }) {
                hostOf[view.name] = type.name
            }
        }
    }

    /// The screen that stands for a type: of a view that has a hosting class that class.
    func screen(of name: String) -> String { hostOf[name] ?? name }

    func file(of scope: Scope) -> SourceText { files[scope.body.file] }
}

/// A scene of a storyboard, or a xib: what code can name.
package struct SourceScene: Sendable {
    package var storyboard: String
    package var identifier: String?
    package var isInitial: Bool
    /// The class; of a stack that of its first screen.
    package var type: String?
    package var isInStack: Bool
    /// Segues by identifier, each to the class that it leads to.
    package var segues: [String: String]

    package init(
        storyboard: String, identifier: String?, isInitial: Bool, type: String?, isInStack: Bool,
        segues: [String: String]
    ) {
        self.storyboard = storyboard
        self.identifier = identifier
        self.isInitial = isInitial
        self.type = type
        self.isInStack = isInStack
        self.segues = segues
    }
}

/// Which screens an expression can be.
struct Value {
    /// In order, each once.
    var types: [String] = []
    /// A navigation controller around it.
    var isInStack = false
    var isAlert = false
    var isSystem = false
    /// A parameter of the function around, passed on.
    var isParameter = false
    /// A controller around such a parameter.
    var wrapsParameter = false
    /// A type of no given source, which counts where an opening opens it itself.
    var external: String?

    static let none = Value()
    var isEmpty: Bool { types.isEmpty }

    mutating func add(_ other: Value) {
        for type in other.types where !types.contains(type) { types.append(type) }
        isInStack = isInStack || other.isInStack
        isAlert = isAlert || other.isAlert
        isSystem = isSystem || other.isSystem
        isParameter = isParameter || other.isParameter
        wrapsParameter = wrapsParameter || other.wrapsParameter
        external = external ?? other.external
    }

    /// Seen from elsewhere than where it is made.
    var withoutExternal: Value {
        var value = self
        if let external {
            value.types.removeAll { $0 == external }
            value.external = nil
        }
        value.isParameter = false
        return value
    }

    func inStack() -> Value {
        var value = self
        value.isInStack = true
        return value
    }
}
