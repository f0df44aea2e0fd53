/// A type that the sources declare, with all that extensions add to it. SOURCES 3.
final class TypeDeclaration {
    enum Keyword: String { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    let name: String
    /// `Outer.Inner` → `Inner`.
    let simpleName: String
    /// Its place in the order of all.
    let number: Int
    var keyword: Keyword?
    var inherited: [String] = []
    /// The types that a base class is given: `UIHostingController<HelpView>`.
    var baseArguments: [String] = []
    var generics: [String] = []
    var functions: [FunctionDeclaration] = []
    var variables: [String: VariableDeclaration] = [:]
    var cases: [String: [Parameter]] = [:]
    var caseNames: [String] = []
    unowned(unsafe) let outer: TypeDeclaration?
    var nested: [String: TypeDeclaration] = [:]
    var isPreview = false
    /// The token of its name, where it is declared.
    var place: (file: Int, token: Int)?

    init(_ name: String, number: Int, outer: TypeDeclaration?) {
        self.name = name
        self.number = number
        self.outer = outer
        let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
        simpleName = dot.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    /// Itself, then the types around, innermost first.
    var around: [TypeDeclaration] {
        var result: [TypeDeclaration] = []
        var next: TypeDeclaration? = self
        while let type = next {
            result.append(type)
            next = type.outer
        }
        return result
    }
}

/// Tokens of a file.
struct Extent: Hashable {
    var file: Int
    var lower: Int
    var upper: Int
    var isEmpty: Bool { lower >= upper }
    var count: Int { upper - lower }
    func range(in file: SourceText) -> Range<Int> { lower..<max(lower, min(upper, file.count)) }
    func contains(_ other: Extent) -> Bool { file == other.file && lower <= other.lower && other.upper <= upper }
}

struct Parameter {
    var label: String
    var name: String
    var type: TypeName?
    var initial: Extent?
}

/// A type as an annotation spells it. SOURCES 3.
struct TypeName {
    var name: String
    /// `[Route]`, `Set<Route>`.
    var isCollection = false
    /// A closure whose result this is.
    var isClosure = false
    /// Of a closure the types of its parameters.
    var parameters: [TypeName?] = []
    /// `Router<HomeRoute>`.
    var arguments: [TypeName] = []
}

final class FunctionDeclaration {
    let name: String
    var parameters: [Parameter] = []
    var result: TypeName?
    var body: Extent?
    let owner: TypeDeclaration?
    let place: Int
    let file: Int
    var isStatic = false
    var generics: [String] = []
    var isInit: Bool { name == "init" }

    init(_ name: String, owner: TypeDeclaration?, file: Int, place: Int) {
        self.name = name
        self.owner = owner
        self.file = file
        self.place = place
    }
}

final class VariableDeclaration {
    let name: String
    var type: TypeName?
    var initial: Extent?
    /// The getter.
    var body: Extent?
    let owner: TypeDeclaration?
    let file: Int
    let place: Int
    var isStatic = false
    /// `@Route(.push)`: the names of its attributes, each with the tokens between its brackets.
    var attributes: [(name: String, arguments: Range<Int>)] = []

    init(_ name: String, owner: TypeDeclaration?, file: Int, place: Int) {
        self.name = name
        self.owner = owner
        self.file = file
        self.place = place
    }
}

/// Where code stands: the type around it, and the function or variable whose body it is in.
final class Scope {
    let type: TypeDeclaration?
    let function: FunctionDeclaration?
    let variable: VariableDeclaration?
    let body: Extent
    /// It is outside of all types and functions.
    var isTopLevel: Bool { type == nil && function == nil && variable == nil }

    init(_ type: TypeDeclaration?, _ function: FunctionDeclaration?, _ variable: VariableDeclaration?, _ body: Extent) {
        self.type = type
        self.function = function
        self.variable = variable
        self.body = body
    }
}
