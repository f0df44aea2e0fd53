import Foundation
import NavGraphTestSupport
import Testing

/// The commands of the pages that are shown without what they print: each is run as it stands, among the files of its page.
@Suite(.processorTime) struct PageCommandTests {
    private static let pages = Checkout.pages.filter { path in
        let page = try? Checkout.page(path)
        return !path.hasPrefix("docs/rules/") && page?.blocks.contains { $0.language == "sh" } != false
    }

    @Test(.needsGraphviz, arguments: pages)
    func commandsWorkAsPrinted(of path: String) throws {
        let workspace = Workspace()
        try prepare(workspace)
        for block in try Checkout.page(path).blocks {
            if let file = block.marks["file"] { try workspace.write(block.text, to: file) }
            if path.hasSuffix("deep-links.md"), block.marks["file"] == "shop.yaml" { try makeLinkFiles(in: workspace) }
            guard block.language == "sh" else { continue }
            for line in block.text.split(separator: "\n") where line.hasPrefix("navgraph ") {
                let words = line.split(separator: " ").map(String.init).dropFirst()
                let result = try workspace.run(arguments: words.prefix { $0 != "#" && $0 != ">" }.map { $0 })
                // The files of a page are not those that are meant, and may have findings, or differ.
                let mayFind = words.first == "lint" || words.contains("--check")
                #expect(result.status == 0 || mayFind && result.status == 1, "\(path): \(line)\n\(result.errors)")
            }
        }
    }

    @Test func anImportGivesWhatThePageShows() throws {
        let workspace = Workspace()
        try workspace.write(Self.storyboard, to: "App/Main.storyboard")
        let shown = try Checkout.page("docs/guide/import.md").blocks.first { $0.marks["file"] == "app.yaml" }
        #expect(try workspace.run("import", "App/").output == shown?.text)
    }

    /// An app in a repository, with a branch that came from elsewhere.
    private func prepare(_ workspace: Workspace) throws {
        try workspace.copyExamples()
        try FileManager.default.removeItem(at: workspace.url("Graphs/Generated"))
        try workspace.write(Self.storyboard, to: "App/Main.storyboard")
        try workspace.write(Self.screens, to: "App/Screens.swift")
        try workspace.commitAll()
        try workspace.git(["update-ref", "refs/remotes/origin/main", "HEAD"])
    }

    private func makeLinkFiles(in workspace: Workspace) throws {
        try workspace.makeDirectory("Web")
        _ = try workspace.run(
            "links", "shop.yaml", "--format", "aasa", "--app-id", "ABCDE12345.com.example.shop", "--output",
            "Web/apple-app-site-association")
        _ = try workspace.run("links", "shop.yaml", "--format", "info-plist", "--output", "App/Info.plist")
    }

    private static let screens = """
        class NoteListViewController: UIViewController {
            func openTapped() { show(NoteDetailViewController(), sender: self) }
        }
        class NoteDetailViewController: UIViewController {}
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
            <scenes>
                <scene sceneID="s1"><objects>
                    <navigationController id="nav"><connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
                    </connections></navigationController>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController storyboardIdentifier="NoteList" id="list" customClass="NoteListViewController">
                        <connections><segue destination="x7A-3e-kQz" kind="show" identifier="openNoteSegue" id="s"/></connections>
                    </viewController>
                </objects></scene>
                <scene sceneID="s3"><objects>
                    <viewController id="x7A-3e-kQz" customClass="NoteDetailViewController"/>
                </objects></scene>
            </scenes>
        </document>
        """
}
