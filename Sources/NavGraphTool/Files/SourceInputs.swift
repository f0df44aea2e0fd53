import NavGraphReports
import NavGraphSources

/// The Swift files, and the Objective-C ones whose classes count, below directories: in the order of the bytes of their
/// paths, each once. SOURCES 2. What cannot be read is added to `problems`.
func sourceInputs(
    _ directories: [String], excluding excluded: Exclusions, problems: inout [String]
) throws(InputProblem) -> [SourceInput] {
    let paths = try files(of: directories, that: "a Swift file") {
        $0.hasSuffix(".swift")
    } below: { directory throws(InputProblem) in
        try files(below: directory, excluding: excluded) { name in
            !name.hasPrefix(".") && hasCodeOfApp(name)
        } where: {
            isCodeOfApp($0)
        }
    }
    var result: [SourceInput] = []
    for path in paths {
        switch FileSystem.read(path) {
        case .bytes(let bytes): result.append(SourceInput(path: path, bytes: bytes))
        default: problems.append("'\(path)' cannot be read: \(FileSystem.reason)")
        }
    }
    return result
}

/// Whether a directory can have code of the app: not of tests, packages, or other targets.
func hasCodeOfApp(_ name: String) -> Bool {
    let passed: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Previews", "Preview Content"]
    let ends = [
        "Test", "Tests", "Mock", "Mocks", "Fakes", "TestKit", "TestUtils", "Extension", "Watch", "WatchKit",
        "Watch App", "WatchApp", "Widget", "Widgets", "Intents", "IntentsUI",
    ]
    return !passed.contains(name) && !ends.contains(where: name.hasSuffix)
}

/// Whether a file can have code of the app: Swift or Objective-C, and no tests or mocks beside what they are of.
private func isCodeOfApp(_ name: String) -> Bool {
    [".swift", ".h", ".m", ".mm"].contains(where: name.hasSuffix)
        && !["Test.swift", "Tests.swift", "Mock.swift", "Mocks.swift"].contains(where: name.hasSuffix)
}
