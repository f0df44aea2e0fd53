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
    var paths: Set<String> = []
    for argument in arguments {
        switch FileSystem.kind(of: argument) {
        case nil: throw InputProblem(message: "file '\(argument)' not found")
        case .directory:
            try search(
                argument, excluding: exclusions.inside(argument), besideSources: besideSources, into: &paths)
        default:
            guard InputPath(argument).kind != nil else {
                throw InputProblem(
                    message: "'\(argument)' is not a storyboard, xib, navigation graph (.xml) or property list")
            }
            paths.insert(argument)
        }
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(InputPath.init)
}

/// Finds what is imported in a directory and those inside.
private func search(
    _ directory: String, excluding excluded: Exclusions, besideSources: Bool, into paths: inout Set<String>
) throws(InputProblem) {
    let base = directory.hasSuffix("/") ? directory : directory + "/"
    let found = try files(below: directory) { path, name in
        !excluded.contain(path.dropFirst(base.count)) && InputPath.isSearched(name)
            && (!besideSources || hasCodeOfApp(name))
    } where: { path in
        !excluded.contain(path.dropFirst(base.count)) && InputPath(path).isFound
    }
    paths.formUnion(found)
}

/// The files in a directory and those inside, but hidden ones; no symbolic link is followed. `InputProblem` if a directory cannot be
/// read.
/// - Parameters:
///   - isSearched: whether to look into a directory, by its path and its name.
func files(
    below directory: String, inDirectories isSearched: (_ path: String, _ name: String) -> Bool,
    where isFound: (_ path: String) -> Bool
) throws(InputProblem) -> [String] {
    var found: [String] = []
    var rest = [directory]
    while let next = rest.popLast() {
        guard let names = FileSystem.entries(of: next) else {
            throw InputProblem(message: "the directory '\(next)' cannot be read: \(FileSystem.reason)")
        }
        let prefix = next.hasSuffix("/") ? next : next + "/"
        for name in names {
            let path = prefix + name
            switch FileSystem.kind(of: path, followingLinks: false) {
            case .directory: if isSearched(path, name) { rest.append(path) }
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
