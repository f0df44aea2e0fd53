import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSwift
import NavGraphSyntax

/// The tests of `paths --cover --format swift-testing`: a walk for each run of a cover and for each deep link.
///
/// - Parameters:
///   - flow: if given, only walks that fire an event of this flow or of its screens.
///   - length: the number of steps after launch that a walk has at most.
///   - line: the file and line of a place.
package func walkTests(
    of cover: Cover, _ runs: RunAnalysis, only flow: FlowID?, atMost length: Int, module: String,
    options: SwiftOptions, line: @escaping (Place) -> String
) -> (file: SwiftFile?, problems: [EmitProblem]) {
    let graph = runs.graph
    let isWanted = { (event: TransitionID) in flow == nil || graph.flow(of: graph.transitions[event].owner) == flow }
    var witnesses = cover.runs.filter { $0.fires.contains(where: isWanted) }.map(\.witness)
    var omitted = cover.unfired.filter(isWanted).map {
        "no run fires \(graph.subject(of: $0).spelled(in: graph.text))"
    }
    if flow == nil {
        let links = runs.runsToLinks()
        for id in graph.deepLinks.ids {
            if let witness = links[id] {
                witnesses.append(witness)
            } else {
                omitted.append("no run follows the link \(graph.text[graph.deepLinks[id].qualifiedName])")
            }
        }
    }
    let walks = witnesses.compactMap { witness -> WalkTest? in
        let words = steps(witness, of: runs)
        let text = runText(words, isWhole: true)
        guard witness.length <= length else {
            omitted.append("\(witness.length) steps, more than \(length): \(text)")
            return nil
        }
        guard let run = runs.walked(witness) else {
            omitted.append("not carried out: \(text)")
            return nil
        }
        return WalkTest(words: text, acts: runSteps(words).map(\.action), run: run)
    }
    return emitWalks(graph, options: options, walks: walks, omitted: omitted, module: module, line: line)
}
