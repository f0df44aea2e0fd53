import Foundation
import NavGraphTestSupport
import Testing

extension Workspace {
    /// Runs git in it, as an author without a mailbox.
    func git(_ arguments: [String]) throws {
        let author = ["-c", "user.name=N", "-c", "user.email=n@example.com"]
        let result = try runProgram("git", author + arguments, in: directory.path)
        try #require(result.status == 0, "\(result.errors)")
    }
}
