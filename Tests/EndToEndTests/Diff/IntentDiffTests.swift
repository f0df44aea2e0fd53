import NavGraphTestSupport
import Testing

/// A deep link that is an App Intent no longer, or newly: its intent is an entry of the link, as a URL is. DIFF 4, "URLs".
@Suite(.processorTime) struct IntentDiffTests {
    private func graph(_ intent: String) -> String {
        """
        navgraph: 1.1
        app: Shop
        entry: main
        flows:
          main:
            screens:
              list: { transitions: { open: { push: order } } }
              order: { params: { number: Int } }
        deepLinks:
          order: { shortcut: order, payload: { number: Int }, \(intent)opens: order }

        """
    }

    @Test(arguments: [
        ("intent: true, ", "", 1, "intent order no longer opens order"),
        ("", "intent: true, ", 0, "intent order now opens order"),
        ("intent: true, ", "intent: { number: OrderEntity }, ", 0, "link order: intent"),
    ])
    func isAnEntryOfItsLink(old: String, new: String, status: Int32, sentence: String) throws {
        let workspace = Workspace()
        try workspace.write(graph(old), to: "old.yaml")
        try workspace.write(graph(new), to: "new.yaml")
        let result = try workspace.run("diff", "old.yaml", "new.yaml", "--fail-on", "breaking")
        #expect(result.status == status, "\(result.errors)")
        #expect(result.output.contains(sentence), "\(result.output)")
    }
}
