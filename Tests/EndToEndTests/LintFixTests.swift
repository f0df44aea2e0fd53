import Foundation
import NavGraphTestSupport
import Testing

/// `lint --fix`: what it writes and prints, and how it ends.
@Suite(.processorTime) struct LintFixTests {
    let workspace: Workspace
    private let root = """
        navgraph: 1
        app: Shop
        entry: main
        include: [parts/product.yaml]
        flows:
          main:
            screens:
              feed:
                transitions:
                  open: { goto: product, animated: false } # by a tap
                  more:
                    fullScreenCover: product
                  go: { push: product with: { } }

        """
    private let part = "screens:\n  product:\n    storyboard: Main\n    transitions: { back: { close: true } }\n"

    init() throws {
        workspace = try Workspace()
        try workspace.write(root, to: "Graphs/shop.yaml")
        try workspace.write(part, to: "Graphs/parts/product.yaml")
    }

    @Test func writesWhatWasMeant() throws {
        let result = try workspace.run("lint", "Graphs", "--fix")
        #expect(result.errors.contains("Graphs/shop.yaml:13: Insert ','\nGraphs/shop.yaml:10: Change to 'push'\n"))
        let text = try workspace.text("Graphs/shop.yaml")
        let wanted = """
                      open: { push: product, animation: none } # by a tap
                      more:
                        present: product
                        style: fullScreen
                      go: { push: product, with: { } }

            """
        #expect(text.hasSuffix(wanted), "\(text)")
        #expect(
            try workspace.text("Graphs/parts/product.yaml")
                == "screens:\n  product:\n    from: { storyboard: Main }\n    transitions: { back: { dismiss: top } }\n"
        )
        #expect(try !workspace.run("lint", "Graphs").output.contains("[unknown-key]"))
    }

    /// Names that are nearly those of the graph are preferred fixes too.
    @Test func correctsNames() throws {
        try workspace.write(root.replacing("product with: { }", with: "prodcut"), to: "Graphs/shop.yaml")
        _ = try workspace.run("lint", "Graphs", "--fix")
        #expect(try workspace.text("Graphs/shop.yaml").contains("go: { push: product }\n"))
    }

    @Test func theSecondTimeNothingIsLeft() throws {
        _ = try workspace.run("lint", "Graphs", "--fix")
        let texts = try [workspace.text("Graphs/shop.yaml"), workspace.text("Graphs/parts/product.yaml")]
        #expect(try !workspace.run("lint", "Graphs", "--fix").errors.contains("shop.yaml:"))
        #expect(try texts == [workspace.text("Graphs/shop.yaml"), workspace.text("Graphs/parts/product.yaml")])
    }

    @Test func dryRun() throws {
        let result = try workspace.run("lint", "Graphs", "--fix", "--dry-run")
        #expect(result.status == 1)
        #expect(result.errors.contains("Graphs/parts/product.yaml:3: Write 'from: { storyboard: Main }'\n"))
        #expect(try workspace.text("Graphs/shop.yaml") == root)
        #expect(try workspace.text("Graphs/parts/product.yaml") == part)
    }

    @Test(arguments: [["--dry-run"], ["--fix", "--watch"], ["--fix", "-"]])
    func wrongUsage(_ options: [String]) throws {
        #expect(try workspace.run(arguments: ["lint"] + options).status == 64)
    }
}
