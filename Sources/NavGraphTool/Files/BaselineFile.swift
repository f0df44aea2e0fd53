import NavGraphReports

extension KnownFindings {
    /// The baseline in a file of the disk. `InputProblem`: it cannot be read, or a line of it is malformed.
    init(path: String) throws(InputProblem) {
        let contents = FileSystem.read(path)
        if case .missing = contents {
            throw InputProblem(
                message: "baseline '\(path)' not found; create it with '--write-baseline \(path)' of 'lint' or 'drift'")
        }
        guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: path), contents) }
        try self.init(path: path, bytes: bytes)
    }
}
