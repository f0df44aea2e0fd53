import NavGraphModel

/// A root file that a command looks at.
package struct Input: Hashable {
    /// As findings show it.
    package var path: String
    package var isStandardInput = false
    /// The folder of its outputs, where there are several inputs: its path in the directory that was searched, else its name, without
    /// the extension.
    package let folder: String

    /// - Parameter found: the path in the directory in which the file was found.
    package init(path: String, isStandardInput: Bool = false, found: String? = nil) {
        (self.path, self.isStandardInput) = (path, isStandardInput)
        folder = Self.withoutExtension(found ?? path.split(separator: "/").last.map(String.init) ?? "graph")
    }

    private static func withoutExtension(_ name: String) -> String {
        let start = name.lastIndex(of: "/") ?? name.startIndex
        return name[start...].lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    package static var standardInput: Input { Input(path: "<stdin>", isStandardInput: true) }

}

/// Something that was to be read and could not be: exit status 66.
package struct InputProblem: Error {
    package var message: String

    package init(message: String) { self.message = message }

    /// Why a root file could not be read.
    package init(_ input: Input, _ failure: FileContents) {
        let path = input.isStandardInput ? "standard input" : "'\(input.path)'"
        switch failure {
        case .missing: message = "file \(path) not found"
        case .unreadable(let why): message = "\(path) cannot be read: \(why)"
        case .notAFile(let what): message = "\(path) is \(what), not a file; use '-' to read standard input"
        case .linked(let what): message = "\(path) \(what)"
        case .tooLarge, .bytes: message = "\(path) cannot be read"
        }
    }
}

/// The source of the files of graphs: the disk, a Git revision, or memory.
package protocol GraphFiles: AnyObject {
    /// Returns the contents of a file of the graph whose root is `input`; at least the first `count` bytes.
    func contents(of path: String, for input: Input, upTo count: Int) -> FileContents

    /// Returns these bytes for their paths from now on.
    func hold(_ files: [String: [UInt8]])

    /// The modules that one root has read for the others; `nil` if there is one root only.
    var modules: ModuleStore? { get }
}

extension GraphFiles {
    /// Returns the whole contents of a file of the graph whose root is `input`.
    package func contents(of path: String, for input: Input) -> FileContents {
        contents(of: path, for: input, upTo: .max)
    }

    /// Returns the first bytes again, to show a place in them: at least `count` if there are so many, none if the file
    /// cannot be read.
    package func bytes(of path: String, for input: Input, upTo count: Int) -> [UInt8] {
        if case .bytes(let bytes) = contents(of: path, for: input, upTo: count) { bytes } else { [] }
    }
}

package final class GivenFiles: GraphFiles {
    private let source: (String) -> FileContents
    private var held: [String: [UInt8]] = [:]
    package private(set) var modules: ModuleStore?

    /// Files that a function returns for their paths.
    /// - Parameter sharesModules: whether several roots are read.
    package init(sharesModules: Bool = false, source: @escaping (String) -> FileContents) {
        self.source = source
        modules = sharesModules ? ModuleStore() : nil
    }

    package convenience init(memory: [String: [UInt8]]) {
        self.init { memory[$0].map(FileContents.bytes) ?? .missing }
    }

    package func hold(_ files: [String: [UInt8]]) {
        held.merge(files) { $1 }
        modules = modules.map { _ in ModuleStore() }
    }

    package func contents(of path: String, for input: Input, upTo count: Int) -> FileContents {
        // What one root has read, another may read.
        if count == 0, modules != nil { return .bytes([]) }
        return held[path].map(FileContents.bytes) ?? source(path)
    }
}
