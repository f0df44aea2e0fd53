import ArgumentParser

/// Does something, and again whenever one of the files that it read, or the graphs of a directory that it searched, have
/// changed; every 250 ms that is looked at. What goes wrong is printed and waited out. Ends with the process.
func watch(_ body: (InputFiles) throws -> ExitStatus) throws -> Never {
    while true {
        let files = InputFiles()
        do {
            try exiting { try body(files) }
        } catch let status as ExitCode {
            Terminal.printError("navgraph: exit status \(status.rawValue); waiting for changes")
        }
        repeat { usleep(250_000) } while files.stamps.isCurrent()
    }
}
