package struct OutputFile {
    /// As it is shown: the path that it is written to.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

/// Something that was to be written and could not be: exit status 73.
package struct OutputProblem: Error {
    package var message: String

    package init(_ message: String) { self.message = message }
    package init(_ path: String, _ reason: String) { message = "'\(path)' cannot be written: \(reason)" }
}

package struct GraphOutputs {
    package var files: [OutputFile]
    package var sources: [String]

    package init(files: [OutputFile], sources: [String]) { (self.files, self.sources) = (files, sources) }
}
