import NavGraphReports

/// Standard error, and what the two streams can show.
enum Terminal {
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Only on a terminal that can, and never with `NO_COLOR`.
    static func hasColours(_ stream: Stream) -> Bool {
        guard isatty(stream.rawValue) == 1 else { return false }
        if let wish = getenv("NO_COLOR"), wish.pointee != 0 { return false }
        guard let kind = getenv("TERM") else { return false }
        return strcmp(kind, "dumb") != 0
    }

    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Writes a diagnostic. Does nothing where standard error is closed.
    static func printError(_ bytes: [UInt8]) { _ = FileSystem.write(bytes, to: Stream.error.rawValue) }

    static func printError(_ line: String) { printError(Array((line + "\n").utf8)) }

    /// Prints why a command cannot do its work.
    static func complain(_ text: String) { printError("navgraph: error: " + text) }
}

extension TextStyle {
    static var ofErrors: TextStyle { TextStyle(isColoured: Terminal.hasColours(.error)) }
}
