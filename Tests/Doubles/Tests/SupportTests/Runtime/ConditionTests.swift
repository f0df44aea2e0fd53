import NavGraphRuntime
import Testing

@Suite struct ConditionTests {
    /// `member` implies `loggedIn`, that `onboarded`.
    private func conditions(_ truths: [String: Bool]) -> NavGraph.Conditions {
        NavGraph.Conditions(truths, implies: ["member": ["loggedIn"], "loggedIn": ["onboarded"]])
    }

    private func names(_ conditions: NavGraph.Conditions) -> [String] {
        ["member", "loggedIn", "onboarded", "other"].filter { conditions[$0] }
    }

    @Test func whatATrueOneImpliesIsTrueAtLaunch() {
        #expect(names(conditions(["member": true, "other": false])) == ["member", "loggedIn", "onboarded"])
        #expect(names(conditions([:])) == [])
    }

    @Test func settingToTrueSetsWhatItImplies() {
        var it = conditions([:])
        it["loggedIn"] = true
        #expect(names(it) == ["loggedIn", "onboarded"])
    }

    @Test func settingToFalseUnsetsWhatImpliesIt() {
        var it = conditions(["member": true, "other": true])
        it["onboarded"] = false
        #expect(names(it) == ["other"])
    }

    @Test func impliesMayGoRound() {
        var it = NavGraph.Conditions(["a": false, "b": false], implies: ["a": ["b"], "b": ["a"]])
        it["b"] = true
        #expect(it["a"])
        it["a"] = false
        #expect(!it["b"])
    }
}
