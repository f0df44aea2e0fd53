import Foundation
import NavGraphTestSupport
import Testing

/// `lint --fix`: what it writes and prints, and how it ends.
@Suite(.processorTime) struct LintFixTests {
    let workspace = Workspace()
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
        try workspace.write(root, to: "Graphs/shop.yaml")
        try workspace.write(part, to: "Graphs/parts/product.yaml")
    }

    @Test func writesWhatWasMeant() throws {
        try workspace.expect(
            "lint Graphs --fix", 1, errors: "Graphs/shop.yaml:13: Insert ','\nGraphs/shop.yaml:10: Change to 'push'\n")
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
        try workspace.expect("lint Graphs", 1, lacks: "[unknown-key]")
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
        try workspace.expect("lint Graphs --fix", 1, lacks: "shop.yaml:")
        #expect(try texts == [workspace.text("Graphs/shop.yaml"), workspace.text("Graphs/parts/product.yaml")])
    }

    @Test func dryRun() throws {
        try workspace.expect(
            "lint Graphs --fix --dry-run", 1,
            errors: "Graphs/parts/product.yaml:3: Write 'from: { storyboard: Main }'\n")
        #expect(try workspace.text("Graphs/shop.yaml") == root)
        #expect(try workspace.text("Graphs/parts/product.yaml") == part)
    }
}
