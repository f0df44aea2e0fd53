@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The app's own code that opens something, and is told how that has ended.
extension FakeSources {
    /// For the views of SwiftUI.
    var hostEvents: String {
        guard graph.host != nil else { return "" }
        return """
                    if (frame as? NavGraph.Frame)?.isHost == true {
                        switch index {
            \(hostCases(from: nil))            default: return false
                        }
                        return true
                    }

            """
    }

    /// For a view controller of UIKit.
    var hostMethod: String {
        guard graph.host != nil else { return "" }
        return """
                private func open(_ index: Int, _ values: [String], from host: UIViewController) -> Bool {
                    switch index {
            \(hostCases(from: "host"))            default: return false
                    }
                    return true
                }

            """
    }

    private func hostCases(from controller: String?) -> String {
        guard let host = graph.host else { return "" }
        let emitter = SwiftEmitter(graph, options(.embedded))
        var text = ""
        for (index, event) in Self.events(of: host, in: graph).enumerated() {
            var arguments = controller.map { ["from: \($0)"] } ?? []
            arguments += graph.carried(by: event).enumerated().map {
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
        return text
    }
}
