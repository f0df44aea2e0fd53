import Foundation
import NavGraphTestSupport
import Testing

/// What graphs contain, on the command line.
@Suite(.processorTime) struct ListShowTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Self.shop, to: "Graphs/shop.yaml")
    }

    @Test(arguments: [
        ("screens", "basket\tYour basket\tGraphs/shop.yaml:16:7\nreceipt\t\tGraphs/shop.yaml:20:7\n"),
        ("flows", "shop\t\tGraphs/shop.yaml:11:3\n"),
        ("groups", "shared\t\tGraphs/shop.yaml:6:3\n"),
        ("events", "basket.pay\t\tGraphs/shop.yaml:19:11\nshared.close\t\tGraphs/shop.yaml:7:5\n"),
        ("links", "order\tAn order\tGraphs/shop.yaml:24:3\n"),
        ("conditions", "loggedIn\t\tGraphs/shop.yaml:4:14\n"),
    ]) func listsByNameWithTitleAndPlace(_ kind: String, _ wanted: String) throws {
        let result = try workspace.run("list", kind)
        #expect(result.output == wanted)
        #expect(result.status == 0 && result.errors.isEmpty)
    }

    @Test func rulesAreSortedAndDescribed() throws {
        let lines = try workspace.run("list", "rules").output.split(separator: "\n")
        #expect(lines == lines.sorted())
        #expect(lines.contains("dead-end\tReports a screen that the user cannot leave."))
    }

    @Test func theJSONHasSubjects() throws {
        let output = try workspace.run("list", "events", "Graphs/shop.yaml", "--format", "json").output
        #expect(
            output == """
                {
                  "version": 1,
                  "events": [
                    { "name": "basket.pay", "subject": "transition:basket.pay", "file": "Graphs/shop.yaml", "line": 19, "column": 11 },
                    { "name": "shared.close", "subject": "transition:shared.close", "file": "Graphs/shop.yaml", "line": 7, "column": 5 }
                  ]
                }

                """)
    }

    /// What two root files include is listed once.
    @Test func fragmentsAreListedOnce() throws {
        for name in ["one", "two"] {
            try workspace.write("navgraph: 1\napp: A\nentry: a\ninclude: [part.yaml]\n", to: "Both/\(name).yaml")
        }
        try workspace.write("screens: { a: }\n", to: "Both/part.yaml")
        try workspace.expect("list screens Both", output: "^a\t\tBoth/part.yaml:1:12\n$")
    }

    @Test func ofATextWithErrorsTheRestIsListed() throws {
        try workspace.write(Self.shop.replacing("push: receipt", with: "push: recipe"), to: "Graphs/shop.yaml")
        try workspace.expect(
            "list flows", 1, output: "^shop\t\tGraphs/shop.yaml:11:3\n$", errors: "[unknown-reference]")
    }

    @Test func showsWhatOpensAScreenAndWhereItLeads() throws {
        let result = try workspace.run("show", "receipt")
        #expect(
            result.output == """
                receipt: screen of shop (number: Int)
                Graphs/shop.yaml:20:7
                opened from 2: basket.pay, link order
                requires loggedIn
                link order /orders/{number}
                1 step from launch: launch (loggedIn) → basket · pay → receipt
                leads to:
                  shared.close: pop root

                """)
        #expect(result.status == 0 && result.errors.isEmpty)
    }

    @Test(arguments: ["transition:basket.pay", "basket.pay", "pay"]) func eventsHaveThreeNames(_ name: String) throws {
        let output = try workspace.run("show", name, "Graphs").output
        #expect(output == "pay: event of basket\nGraphs/shop.yaml:19:11\ncarries (number: Int)\nopens receipt\n")
    }

    @Test func anUnknownNameHasTheNearestOnes() throws {
        try workspace.expect("show reciept", 1, output: "^$", errors: "'reciept' not found; did you mean 'receipt'")
    }

    @Test func aTextWithErrorsHasNoRuns() throws {
        try workspace.write(Self.shop.replacing("opens: receipt", with: "opens: recipe"), to: "Graphs/shop.yaml")
        try workspace.expect(
            "show receipt", 1, output: "opened from 1: basket.pay\n", errors: "[unknown-reference]", lacks: "launch")
    }

    @Test func wrongUsageSaysWhatCanBeListed() throws {
        try workspace.expect("list screen", 64, errors: "screens")
    }

    private static let shop = """
        navgraph: 1
        app: Shop
        entry: shop
        conditions: [loggedIn]
        groups:
          shared:
            close: { pop: root }
        links:
          schemes: [shop]
        flows:
          shop:
            container: stack
            uses: [shared]
            start: basket
            screens:
              basket:
                title: Your basket
                transitions:
                  pay: { when: loggedIn, push: receipt }
              receipt:
                requires: loggedIn
                params: { number: Int }
        deepLinks:
          order:
            title: An order
            url: '/orders/{number}'
            opens: receipt

        """
}
