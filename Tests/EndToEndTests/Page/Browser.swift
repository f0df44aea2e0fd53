import Foundation
import NavGraphTestSupport
import Testing

/// The system's Chromium, driven by a script.
enum Browser {
    static let isThere = (try? drive(["/dev/null", "--probe"]).status).map { $0 != 3 } ?? false

    static func drive(_ arguments: [String], by name: String = "drive.py") throws -> (status: Int32, output: String) {
        try python([Checkout.root.appendingPathComponent("Tests/EndToEndTests/Page/\(name)").path] + arguments)
    }

    /// Expects that the script finds nothing wrong.
    static func expect(
        _ arguments: [String], by name: String = "drive.py", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try drive(arguments, by: name)
        #expect(result.status == 0, "\(result.output.prefix(4000))", sourceLocation: sourceLocation)
    }

    static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
        // A package has no place for what Python keeps of its modules.
        let result = try runProgram("python3", ["-B"] + arguments)
        return (result.status, result.output + result.errors)
    }
}
