import NavGraphTestSupport
import Testing

@testable import NavGraphReports

/// Who owns a file, as GitHub reads CODEOWNERS.
@Suite(.processorTime) struct CodeOwnersTests {
    @Test(arguments: [
        ("* @all", "a/b.yaml", ["all"]),
        ("*.yaml @yaml\n*.swift @swift", "a/b.yaml", ["yaml"]),
        ("* @all\nprofile.yaml @org/accounts", "Graphs/profile.yaml", ["org/accounts"]),
        ("/Graphs/ @root", "Graphs/a/b.yaml", ["root"]),
        ("/Graphs/ @root", "App/Graphs/b.yaml", []),
        ("Graphs/ @any", "App/Graphs/b.yaml", ["any"]),
        ("docs/* @docs", "docs/a.yaml", ["docs"]),
        ("docs/* @docs", "docs/sub/a.yaml", []),
        ("/App/**/Cart @cart a@b.example", "App/Shop/Cart/View.swift", ["cart", "a@b.example"]),
        ("a/**/b @deep", "a/b", ["deep"]),
        ("App/** @app", "App/x/y.swift", ["app"]),
        ("* @all\n/secret.yaml", "secret.yaml", []),
        ("a\\ b.yaml @space # why", "a b.yaml", ["space"]),
        ("# * @nobody\n\n[Section] @lead\n*.y?ml @y", "x.yaml", ["y"]),
        ("", "x.yaml", []),
    ])
    func theLastLineThatMatchesCounts(_ text: String, _ path: String, _ owners: [String]) {
        #expect(CodeOwners(Array(text.utf8)).owners(of: path) == owners)
    }

    /// Each star can take any part of a name; trying them all would take years.
    @Test func manyWildcardsDoNotHang() {
        let pattern = String(repeating: "*a", count: 30) + "*b"
        let owners = CodeOwners(Array("\(pattern) @x\n\(String(repeating: "/**/a", count: 30))/b @y".utf8))
        #expect(owners.owners(of: String(repeating: "a", count: 80)) == [])
        #expect(owners.owners(of: String(repeating: "a", count: 80) + "b") == ["x"])
        #expect(owners.owners(of: String(repeating: "a/", count: 80)) == [])
        #expect(owners.owners(of: String(repeating: "a/", count: 80) + "b") == ["y"])
    }
}
