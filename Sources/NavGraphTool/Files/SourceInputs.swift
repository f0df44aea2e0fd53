import NavGraphReports
import NavGraphSources

/// The Swift files, and the Objective-C ones whose classes count, below directories: in the order of the bytes of their
/// paths, each once. SOURCES 2. What cannot be read is added to `problems`.
func sourceInputs(
    _ directories: [String], excluding excluded: Exclusions, problems: inout [String]
) throws(InputProblem) -> [SourceInput] {
    var paths: Set<String> = []
    for directory in directories {
        switch FileSystem.kind(of: directory) {
        case nil: throw InputProblem(message: "file '\(directory)' not found")
        case .directory:
            let found = try files(below: directory, excluding: excluded) { name in
                !name.hasPrefix(".") && hasCodeOfApp(name)
            } where: {
                isCodeOfApp($0)
            }
            paths.formUnion(found)
        default:
            guard directory.hasSuffix(".swift") else {
                throw InputProblem(message: "'\(directory)' is not a Swift file")
            }
            paths.insert(directory)
        }
    }
    var result: [SourceInput] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
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
