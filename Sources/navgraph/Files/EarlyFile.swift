import NavGraphModel
import NavGraphSyntax

/// The file that the arguments seem to name as their first root file: it is being scanned while they are parsed, which takes
/// about as long as half of the reading of a thousand screens. Where the guess was wrong, nobody asks for it.
enum EarlyFile {
    /// The main thread's.
    nonisolated(unsafe) private static var begun: (path: String, contents: FileContents)?

    /// Begins with the first argument that looks like a graph, if that is a large file.
    static func begin(_ arguments: ArraySlice<String>) {
        guard let path = arguments.first(where: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }),
            !path.hasPrefix("-"), case .file(let file) = FileSystem.contents(of: path)
        else { return }
        begun = (path, .file(ScannedAhead(file)))
    }

    /// Its contents, once.
    static func take(_ path: String) -> FileContents? {
        guard let file = begun, file.path == path else { return nil }
        begun = nil
        return file.contents
    }
}
