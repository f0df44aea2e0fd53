import Foundation
import NavGraphTestSupport
import Testing

extension Workspace {
    /// Runs git in it, as an author without a mailbox.
    func git(_ arguments: [String], environment: [String: String] = [:]) throws {
        let author = ["-c", "user.name=N", "-c", "user.email=n@example.com"]
        let result = try runProgram("git", author + arguments, in: directory.path, environment: environment)
        try #require(result.status == 0, "\(result.errors)")
    }

    /// Commits all files, in a repository that is made where there is none.
    func commitAll() throws {
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "all"]] { try git(arguments) }
    }
}
