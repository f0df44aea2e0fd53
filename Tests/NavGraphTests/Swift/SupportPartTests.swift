import NavGraphModel
import NavGraphSupport
import NavGraphTestSupport
import Testing

/// The support code as it is written beside emitted routers.
@Suite(.processorTime) struct SupportPartTests {
    /// What is internal says nothing of access, and no class of it is open.
    @Test(arguments: SupportPart.allCases) func accessIsThatOfTheRouters(_ part: SupportPart) {
        func words(_ access: SwiftSettings.Access) -> Set<String> {
            let text = String(decoding: part.file(access: access, version: "these tests"), as: UTF8.self)
            let code = text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
            return Set(code.matches(of: /\s(public|package|open(?= class| func))\b/).map { String($0.1) })
        }
        #expect(words(.internal) == [])
        #expect(words(.package).subtracting(["open"]) == ["package"])
        #expect(words(.public).subtracting(["open"]) == ["public"])
        #expect(words(.public).contains("open") == [.runtime, .swiftuiLinks].contains(part))
    }
}
