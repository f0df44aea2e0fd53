@testable import NavGraphInterpreter

/// A small graph whose links build stacks of several frames and layers, with facts that what leads to their roots asks for
/// and sets; some of it is there only for those who came by a link.
struct RandomStacks {
    private var numbers: Numbers
    private var screens: [String] = []
    private var facts: [String] = []

    init(seed: UInt64) { numbers = Numbers(seed: seed) }

    mutating func yaml() -> String {
        facts = (1...(2 + numbers.below(2))).map { "c\($0)" }
        let stories = (0..<(1 + numbers.below(3))).map { f in (0..<(2 + numbers.below(3))).map { "s\(f)\($0)" } }
        screens = stories.flatMap(\.self)
        var text = "navgraph: 1\napp: R\nentry: f0\nlinks: { schemes: [r] }\nconditions:\n  trapped: false\n"
        for fact in facts { text += "  \(fact): unknown\n" }
        text += "flows:\n"
        for (f, story) in stories.enumerated() {
            text += "  f\(f):\n    container: stack\n    screens:\n"
            for (index, screen) in story.enumerated() {
                text += "      \(screen):\n        transitions:\n"
                if index + 1 < story.count {
                    text += "          on: { push: \(story[index + 1]) }\n"
                } else if f + 1 < stories.count {
                    let how = numbers.pick(["", ", style: fullScreen", ", locked: true"])
                    text += "          on: { present: f\(f + 1)\(how) }\n"
                }
                text += others()
            }
        }
        // Nothing but a link leads away from here.
        text += "screens:\n  trap: { back: false }\ndeepLinks:\n"
        for l in 0...numbers.below(2) {
            text += "  l\(l): { shortcut: x\(l), opens: \(numbers.pick(screens.suffix(3))) }\n"
        }
        return text
    }

    private mutating func others() -> String {
        var text = ""
        if numbers.chance(15) { text += "          fall: { sets: { trapped: true }, push: trap }\n" }
        if numbers.chance(15) { text += "          aside: { push: \(numbers.pick(screens)) }\n" }
        if numbers.chance(60) {
            text += "          home:\n"
            text += "            - { when: \(literal()), sets: { \(numbers.pick(facts)): true }, pop: root }\n"
            if numbers.chance(40) { text += "            - { when: \(literal()), pop: root }\n" }
            if numbers.chance(40) { text += "            - pop: root\n" }
        }
        if numbers.chance(60) {
            let trapped = numbers.chance(70) ? "trapped, " : ""
            text += "          bad: { when: [\(trapped)\(literal())], pop: trap }\n"
        }
        return text
    }

    private mutating func literal() -> String { (numbers.chance(35) ? "not " : "") + numbers.pick(facts) }
}
