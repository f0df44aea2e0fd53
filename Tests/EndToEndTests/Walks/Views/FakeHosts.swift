import NavGraphModel
import NavGraphSyntax

@testable import NavGraphEmit

/// The app's own code that opens something, and is told how that has ended.
extension FakeSources {
    var hostEvents: String {
        guard let host = graph.host else { return "" }
        let emitter = SwiftEmitter(graph, options(.embedded))
        var text = "        if (frame as? NavGraph.Frame)?.isHost == true {\n            switch index {\n"
        for (index, event) in Self.events(of: host, in: graph).enumerated() {
            var arguments = graph.carried(by: event).enumerated().map {
                "\(("\(emitter.argument($1.name))" as CodeText).string): value(values[\($0)])"
            }
            let opened = graph.alternatives[graph.transitions[event].firstAlternative].action.opened
            for outcome in graph.outcomes(of: opened).map({ graph.outcomes[$0] }) {
                let values = outcome.params.indices.map { "spell($\($0))" }.joined(separator: ", ")
                let name = graph.text[outcome.name]
                arguments.append(
                    "\(emitter.closure(outcome.name).string): { Diary.answered(\"\(name)\", [\(values)]) }")
            }
            arguments.append("onClosed: { Diary.answered(\"closed\", []) }")
            let name = swiftIdentifier(graph.text[graph.transitions[event].name])
            text += "            case \(index): app.\(name)(\(arguments.joined(separator: ", ")))\n"
        }
        return text + "            default: return false\n            }\n            return true\n        }\n"
    }
}
