import ArgumentParser

/// The INPUT arguments that every command has.
struct InputArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A root file, a directory (each root file in it and below), or '-' for standard input.", valueName: "input"),
        completion: .file())
    var inputs: [String] = ["Graphs"]

    /// Whether each graph gets its own folder: unless exactly one file is named.
    var hasFolders: Bool { inputs.count != 1 || FileSystem.kind(of: inputs[0]) == .directory }
}
