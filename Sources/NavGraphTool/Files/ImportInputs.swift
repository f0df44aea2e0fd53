import NavGraphImport
import NavGraphModel
import NavGraphReports

/// The files that the INPUT arguments of an import mean, in byte order of their paths, each once. `InputProblem` where an
/// argument is nothing that is imported. IMPORT 1.
/// - Parameters:
///   - exclusions: paths below a directory that are not taken.
///   - besideSources: leaves out directories that have no code of the app, either.
func importInputs(
    _ arguments: [String], excluding exclusions: Exclusions = .none, besideSources: Bool = false
) throws(InputProblem) -> [InputPath] {
    try files(of: arguments, that: "a storyboard, xib, navigation graph (.xml) or property list") {
        InputPath($0).kind != nil
    } below: { directory throws(InputProblem) in
        try files(below: directory, excluding: exclusions) { name in
            InputPath.isSearched(name) && (!besideSources || hasCodeOfApp(name))
        } where: { path in
            InputPath(path).isFound
        }
    }.map(InputPath.init)
}

/// Files that are named, and those in directories that are named: in byte order of their paths, each once.
func files(
    of arguments: [String], that what: String, _ isTaken: (_ path: String) -> Bool,
    below: (_ directory: String) throws(InputProblem) -> [String]
) throws(InputProblem) -> [String] {
    var paths: Set<String> = []
    for argument in arguments {
        switch FileSystem.kind(of: argument) {
        case nil: throw InputProblem(message: "file '\(argument)' not found")
        case .directory: paths.formUnion(try below(argument))
        default:
            guard isTaken(argument) else { throw InputProblem(message: "'\(argument)' is not \(what)") }
            paths.insert(argument)
        }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The files in a directory and those inside, but hidden ones; no symbolic link is followed. `InputProblem` if a directory cannot be
/// read.
/// - Parameters:
///   - isSearched: whether to look into a directory of a name.
func files(
    below directory: String, excluding exclusions: Exclusions = .none,
    inDirectories isSearched: (_ name: String) -> Bool, where isFound: (_ path: String) -> Bool
) throws(InputProblem) -> [String] {
    let excluded = exclusions.inside(directory)
    let start = directory.hasSuffix("/") ? directory.count : directory.count + 1
    var found: [String] = []
    var rest = [directory]
    while let next = rest.popLast() {
        guard let names = FileSystem.entries(of: next) else {
            throw InputProblem(message: "the directory '\(next)' cannot be read: \(FileSystem.reason)")
        }
        let prefix = next.hasSuffix("/") ? next : next + "/"
        for name in names {
            let path = prefix + name
            if excluded.contain(path.dropFirst(start)) { continue }
            switch FileSystem.kind(of: path, followingLinks: false) {
            case .directory: if isSearched(name) { rest.append(path) }
            case .file: if !name.hasPrefix("."), isFound(path) { found.append(path) }
            default: break
            }
        }
    }
    return found
}

/// Reads them all; what cannot be read is added to `problems`.
func read(_ paths: [InputPath], problems: inout [String]) -> [ImportFile] {
    paths.compactMap { path in
        switch FileSystem.read(path.path) {
        case .bytes(let bytes): return ImportFile(path: path, bytes: bytes)
        case .tooLarge: problems.append("'\(path.path)' cannot be read: it is larger than 64 MiB")
        case let other: problems.append(InputProblem(Input(path: path.path), other).message)
        }
        return nil
    }
}
