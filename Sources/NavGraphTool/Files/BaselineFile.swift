import NavGraphReports

extension KnownFindings {
    /// The baseline in a file of the disk. `InputProblem`: it cannot be read, or a line of it is malformed.
    init(path: String) throws(InputProblem) {
        let contents = FileSystem.read(path)
        guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: path), contents) }
        try self.init(path: path, bytes: bytes)
    }
}
