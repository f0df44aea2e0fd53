import NavGraphReports

/// The reason for which a diagram cannot be drawn.
enum GraphvizFailure: Error, Equatable {
    case notRun(ChildProcessFailure)
    /// `dot` complained: the first line of what it said, printable, which may be empty, and how it ended.
    case failed(status: Int32, message: String)
    /// The output is not a complete image of this format.
    case noPicture(format: String)

    /// For people: what is wrong, and what helps.
    var description: String {
        switch self {
        case .notRun(.notInstalled):
            "program 'dot' not found; install Graphviz (Debian, Ubuntu: 'apt install graphviz'; "
                + "macOS: 'brew install graphviz'), or use '--format dot'"
        case .notRun(.notStarted(let reason)): "'dot' cannot be run: \(reason)"
        case .notRun(.timedOut(let seconds)):
            "'dot' did not finish within \(seconds) seconds; draw less with '--flow' or '--focus'"
        case .notRun(.tooMuch(let mebibytes)):
            "'dot' printed more than \(mebibytes) MiB; draw less with '--flow' or '--focus'"
        case .noPicture(let format):
            "'dot' did not print a complete image in the format '\(format)'; "
                + "check the files of 'preview'"
        case .failed(let status, let message):
            "'dot' " + (status > 128 ? "was ended by signal \(status - 128)" : "failed with status \(status)")
                + (message.isEmpty ? "" : "; it reported '\(message)'")
        }
    }
}

/// Has Graphviz's `dot` draw sources as `format` (`svg`, `png`, `pdf`), as many at a time as there are processors, and returns
/// the bytes of each picture, or why `dot` does not draw it.
///
/// The program is looked for in `PATH` and run without a shell. What it prints is read while it is fed, so that neither
/// waits for the other. The same source gives the same bytes: no locale, no date; of SVG the comment with the version of
/// Graphviz is left out. (Widths of text still are those of the machine's fonts.)
///
/// `dot` may lose an edge, print `Error:`, and end with status 0: that counts as a failure, like an incomplete image.
/// Warnings (of fonts, mostly) do not. Ends after `seconds`, and at 256 MiB.
func runDot(
    _ sources: [[UInt8]], format: String, timeLimit seconds: Int = 300
) throws(GraphvizFailure) -> [Result<[UInt8], GraphvizFailure>] {
    do throws(ChildProcessFailure) {
        return try communicate(["dot", "-T" + format], with: sources, timeLimit: seconds).map { result in
            Result { () throws(GraphvizFailure) in try picture(of: result, format: format) }
        }
    } catch {
        throw .notRun(error)
    }
}

private func picture(of result: ChildProcess.Result, format: String) throws(GraphvizFailure) -> [UInt8] {
    let lines = String(decoding: result.errors.prefix(4000), as: UTF8.self).split(whereSeparator: \.isNewline)
    guard result.status == 0, !lines.contains(where: { $0.hasPrefix("Error") }) else {
        let line = lines.first { $0.hasPrefix("Error") } ?? lines.first ?? ""
        let words = line.hasPrefix("Error:") ? line.dropFirst(6) : line
        let message = printable(String(words.drop { $0 == "\t" || $0 == " " }.prefix(200)))
        throw .failed(status: result.status, message: message)
    }
    guard isPicture(result.output, format) else { throw .noPicture(format: format) }
    return switch format {
    case "svg": withoutGeneratorComment(result.output)
    case "pdf": withoutDate(result.output)
    default: result.output
    }
}
