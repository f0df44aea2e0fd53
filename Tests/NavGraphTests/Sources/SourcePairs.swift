import NavGraphSources
import NavGraphTestSupport
import Testing

@testable import NavGraphImport

func sourceReport(_ code: String, scenes: [SourceScene] = []) -> SourceReport {
    readSources([SourceInput(path: "A.swift", bytes: Array(code.utf8))], scenes: scenes)
}

/// Which screen opens which in code, windows' roots aside: `Home → Help`; `null` for code of no screen.
func sourcePairs(_ code: String) -> Set<String> {
    Set(sourceReport(code).edges.filter { $0.kind != .root }.map { "\($0.from ?? "null") → \($0.to)" })
}

/// Code with what opens what in it. Screens that no code declares are controllers without code.
struct SourceRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: String
    var pairs: [String]

    init(_ name: String, _ code: String, _ pairs: String...) {
        (testDescription, self.code, self.pairs) = (name, code, pairs)
    }
}

func expectPairs(_ code: String, _ pairs: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expectPairs(code, pairs, sourceLocation: sourceLocation)
}

func expectPairs(_ code: String, _ pairs: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let declared = code.matches(of: /(?:class|struct) (\w+)/).map(\.1) + ["null"]
    let others = Set(pairs.flatMap { $0.split(separator: " → ") }).subtracting(declared).sorted()
    let controllers = others.map { "\nclass \($0): UIViewController {}" }.joined()
    #expect(sourcePairs(code + controllers) == Set(pairs), sourceLocation: sourceLocation)
}

/// What an import makes of files, and what it says of them.
func imported(
    _ inputs: [SourceInput], _ files: [ImportFile] = [], app: String = "Demo", writesAll: Bool = false
) -> (imported: Imported?, sources: SourceReport, report: ImportReport) {
    var unreadable: [UnreadableImport] = []
    return importSources(
        inputs, files, app: app, writesAll: writesAll, inputPath: "App", unreadable: &unreadable)
}

func imported(
    _ code: String, writesAll: Bool = false
) -> (imported: Imported?, sources: SourceReport, report: ImportReport) {
    imported([SourceInput(path: "A.swift", bytes: Array(code.utf8))], writesAll: writesAll)
}

extension Imported {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
