import Foundation
import NavGraphTestSupport
import Testing

/// Mistakes planted in the shop, one at a time: each is found, and can be read to the end.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct SlipTests {
    private static let shop = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Graphs/shop.yaml")

    /// At most so many findings for one mistake.
    private static let most = 5

    @Test(arguments: Slip.all) func aSlipIsFound(_ slip: Slip) throws {
        let text = try String(contentsOf: Self.shop, encoding: .utf8)
        var place = try #require(text.range(of: slip.text), "the shop has changed")
        if slip.isWholeLine { place = text.lineRange(for: place) }
        let workspace = Workspace()
        try workspace.write(text.replacingCharacters(in: place, with: slip.slip), to: "shop.yaml")
        let result = try workspace.run("lint", "shop.yaml")
        let shown = result.output.components(separatedBy: "\n").filter { $0.hasPrefix("shop.yaml:") }
        #expect(shown.contains { $0.hasSuffix("[\(slip.rule)]") }, "\(result.output)")
        #expect(shown.count <= Self.most, "\(result.output)")
        // What follows from something comes after it.
        for (number, line) in shown.enumerated() {
            guard let cause = line.firstMatch(of: /\(follows from line (\d+)\)/)?.1 else { continue }
            #expect(shown[..<number].contains { $0.hasPrefix("shop.yaml:\(cause):") }, "\(result.output)")
        }
    }

    @Test func theShopItselfIsClean() throws {
        let workspace = Workspace()
        try workspace.write(try String(contentsOf: Self.shop, encoding: .utf8), to: "shop.yaml")
        try workspace.expect("lint shop.yaml --level note --strict", errors: "^no findings\n$")
    }
}
