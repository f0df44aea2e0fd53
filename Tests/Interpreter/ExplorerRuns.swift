import NavGraphModel
import NavGraphSyntax

/// How runs are spelled, and are run again.
extension Explorer {
    func spelled(_ event: TransitionID) -> String { graph.subject(of: event).spelled(in: graph.text) }

    func subject(_ step: Interpreter.Step, _ c: Interpreter.Configuration) -> String {
        switch step {
        case .event(let event, _): return spelled(event)
        case .outcome(let screen, let outcome):
            return "outcome:" + graph.name(of: screen) + "." + graph.text[graph.outcomes[outcome].name]
        case .back: return graph.alternatives[c.region.current.opener].transition.map { spelled($0) } ?? "file"
        case .swipe: return graph.alternatives[c.top.opener].transition.map { spelled($0) } ?? "file"
        default: return ""
        }
    }

    /// A step as a witness has it.
    func spelled(_ step: Interpreter.Step) -> String {
        let words = interpreter.spelled(step)
        guard case .event(_, let taken) = step, words.hasPrefix("event:"), graph.alternatives[taken].number > 0 else {
            return words
        }
        return words + "#\(graph.alternatives[taken].number)"
    }

    /// Runs a witness; the configurations after each step, and the fault that ends it.
    func replay(_ witness: [WitnessStep]) -> (configurations: [Interpreter.Configuration], fault: Rule?)? {
        guard let launch = witness.first, launch.step == "launch" else { return nil }
        let platform = Platform(rawValue: launch.words.text[launch.platform]) ?? graph.platforms[0]
        var others = launch.conditions.makeIterator()
        let values = graph.conditions.map { $0.platforms?.contains(platform) ?? others.next()?.value ?? false }
        guard interpreter.valuations(on: platform).contains(values) else { return nil }
        let start = interpreter.launch(values, on: platform)
        if let fault = launch.fault {
            return witness.count == 1 && interpreter.launchFault(values) == fault ? ([start], fault) : nil
        }
        var all = [start]
        for step in witness.dropFirst() {
            let c = all[all.count - 1]
            var possible = interpreter.steps(from: c)
            for link in graph.deepLinks.ids where step.step.hasPrefix("link:") {
                if let after = interpreter.follow(link, way: ways[link], from: c) {
                    possible.append((.link(link), .configuration(after)))
                }
            }
            guard let taken = possible.first(where: { spelled($0.step) == step.step }) else { return nil }
            switch taken.result {
            case .configuration(let after):
                guard step.fault == nil, step.screen == graph.name(of: after.current) else { return nil }
                all.append(after)
            case .fault(let rule):
                guard step.fault == rule, step.screen == nil else { return nil }
                return (all, rule)
            }
        }
        return (all, nil)
    }
}
