/// A type that the sources declare, with all that extensions add to it. SOURCES 3.
package final class TypeDeclaration {
    package enum Keyword: String { case `class`, `struct`, `enum`, actor, `protocol`, `extension` }

    package let name: String
    /// `Outer.Inner` → `Inner`.
    package let simpleName: String
    /// Its place in the order of all.
    package let number: Int
    package var keyword: Keyword?
    package var inherited: [String] = []
    /// The types that a base class is given: `UIHostingController<HelpView>`.
    package var baseArguments: [String] = []
    package var generics: [String] = []
    package var functions: [FunctionDeclaration] = []
    package var variables: [String: VariableDeclaration] = [:]
    package var cases: [String: [Parameter]] = [:]
    package var caseNames: [String] = []
    package unowned(unsafe) let outer: TypeDeclaration?
    package var nested: [String: TypeDeclaration] = [:]
    package var isPreview = false
    /// The token of its name, where it is declared.
    package var place: (file: Int, token: Int)?

    init(_ name: String, number: Int, outer: TypeDeclaration?) {
        self.name = name
        self.number = number
        self.outer = outer
        let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
        simpleName = dot.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    /// Itself, then the types around, innermost first.
    package var around: [TypeDeclaration] { Array(sequence(first: self) { $0.outer }) }
}

/// Tokens of a file.
package struct Extent: Hashable {
    package var file: Int
    package var lower: Int
    package var upper: Int
    package var isEmpty: Bool { lower >= upper }
    package var count: Int { upper - lower }
    package func range(in file: SourceText) -> Range<Int> { lower..<max(lower, min(upper, file.count)) }
    package func contains(_ other: Extent) -> Bool {
        file == other.file && lower <= other.lower && other.upper <= upper
    }
}

package struct Parameter {
    package var label: String
    package var name: String
    package var type: TypeName?
    package var initial: Extent?
}

/// A type as an annotation spells it. SOURCES 3.
package struct TypeName {
    package var name: String
    /// `[Route]`, `Set<Route>`.
    package var isCollection = false
    /// A closure whose result this is.
    package var isClosure = false
    /// Of a closure the types of its parameters.
    package var parameters: [TypeName?] = []
    /// `Router<HomeRoute>`.
    package var arguments: [TypeName] = []

    package init(name: String, arguments: [TypeName] = []) { (self.name, self.arguments) = (name, arguments) }
}

package final class FunctionDeclaration {
    package let name: String
    package var parameters: [Parameter] = []
    package var result: TypeName?
    package var body: Extent?
    package let owner: TypeDeclaration?
    package let place: Int
    package let file: Int
    package var isStatic = false
    package var generics: [String] = []
    package var isInit: Bool { name == "init" }

    init(_ name: String, owner: TypeDeclaration?, file: Int, place: Int) {
        (self.name, self.owner, self.file, self.place) = (name, owner, file, place)
    }
}

package final class VariableDeclaration {
    package let name: String
    package var type: TypeName?
    package var initial: Extent?
    /// The getter.
    package var body: Extent?
    package let owner: TypeDeclaration?
    package let file: Int
    package let place: Int
    package var isStatic = false
    /// `@Route(.push)`: the names of its attributes, each with the tokens between its brackets.
    package var attributes: [(name: String, arguments: Range<Int>)] = []

    package init(_ name: String, owner: TypeDeclaration?, file: Int, place: Int) {
        (self.name, self.owner, self.file, self.place) = (name, owner, file, place)
    }
}

/// Where code stands: the type around it, and the function or variable whose body it is in.
package final class Scope {
    package let type: TypeDeclaration?
    package let function: FunctionDeclaration?
    package let variable: VariableDeclaration?
    package let body: Extent
    package var isTopLevel: Bool { type == nil && function == nil && variable == nil }

    package init(
        in type: TypeDeclaration? = nil, function: FunctionDeclaration? = nil, variable: VariableDeclaration? = nil,
        body: Extent
    ) {
        (self.type, self.function, self.variable, self.body) = (type, function, variable, body)
    }
}
