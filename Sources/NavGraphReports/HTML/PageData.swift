import NavGraphChanges
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the script of the page reads, `PAGE.md` 3: the elements with their places, names in file order, findings, runs, and
/// for each screen the literals that can hold while it is visible.
func pageData(of checked: CheckedGraph, _ source: PageSource) -> [(key: String, value: JSON)] {
    let graph = checked.graph
    let (files, path) = (source.files, source.path)
    let facts = source.facts?.of(graph)
    let elements = canonicalElements(graph, ways: checked.runs.map { $0.linkWay }) { facts?.keys(of: $0) ?? [] }
    let places = locate(elements.map(\.place), of: checked, files: files).map { "\(path($0.file)):\($0.line)" }
    let all = zip(elements, places).map { element, place in
        (element.subject, JSON.object(element.keys + [("place", .string(place))]))
    }
    let runs = checked.runs
    var data: [(key: String, value: JSON)] = [
        ("version", 1), ("graph", .string(graph.name)), ("elements", .object(all)),
        (
            "order",
            [
                "flows": .array(graph.namedFlows.map { .string(graph.name(of: $0)) }),
                "screens": .array(graph.namedScreens.map { .string(graph.name(of: $0)) }),
                "links": .array(graph.deepLinks.map { .string(graph.text[$0.qualifiedName]) }),
            ]
        ),
        ("conditions", .array(graph.conditions.map { .string(graph.text[$0.qualifiedName]) })),
        ("findings", .array(findingsJSON(Report([checked], files: files).findings.map { $0.renamed(path) }))),
        ("judged", .bool(runs != nil && runs?.limit == nil)),
        ("runs", .object(runs.map(runsJSON) ?? [])),
        ("shown", .object(runs.map { shownJSON(graph, $0) } ?? [])),
    ]
    if let runs, runs.graph.isOpenedByHost {
        let open = graph.conditions.ids.filter { runs.graph.conditions[$0].initially == nil }
        data.append(("open", .array(open.map { .string(graph.text[graph.conditions[$0].qualifiedName]) })))
    }
    if !graph.draft.isEmpty { data.insert(("draft", .string(graph.text[graph.draft])), at: 2) }
    return data
}

/// Each finding with its run, and with the findings that it follows from as `RULE@SUBJECT`. O(n).
private func findingsJSON(_ findings: [LocatedFinding]) -> [JSON] {
    var names: [LocatedFinding.Key: String] = [:]
    for finding in findings {
        if let key = finding.key { names[key] = "\(finding.rule.rawValue)@\(finding.subject)" }
    }
    return findings.map { finding in
        let cause = finding.cause.flatMap { names[$0] }
        let run = finding.witness
        return .present([
            "rule": .string(finding.rule.rawValue), "severity": .string(finding.message.severity.rawValue),
            "subject": .string(finding.subject), "message": .string(finding.message.text),
            "place": .string(finding.message.place.text),
            "run": run.isEmpty ? nil : runJSON(run),
            "follows": cause.map { .array([.string($0)]) },
        ])
    }
}

/// The names of the conditions that hold at launch, of those that the run asks for, and the steps after it.
private func runJSON(_ run: WitnessRun) -> JSON {
    let asked = run.askedConditions
    let names = namesAtLaunch(of: run, where: asked.contains)
    return [.array(names.map(JSON.string)), .array(run.dropFirst().map { .string($0.step) })]
}

private func runsJSON(_ runs: RunAnalysis) -> [(key: String, value: JSON)] {
    let graph = runs.graph
    let links = runs.runsToLinks()
    func json(_ witness: Witness) -> JSON {
        runJSON(
            witness.steps(in: graph) {
                Set(runs.askedConditions(of: witness).map { graph.conditions[$0].qualifiedName })
            })
    }
    return graph.namedScreens.compactMap { id in
        runs.witness(to: id).map { ("screen:" + graph.name(of: id), json($0)) }
    }
        + graph.deepLinks.ids.compactMap { id in
            let name = graph.text[graph.deepLinks[id].qualifiedName]
            return links[id].map { ("deepLink:" + name, json($0)) }
        }
}

/// For each screen a digit a literal: each condition, then each negation.
private func shownJSON(_ graph: NavGraph, _ runs: RunAnalysis) -> [(key: String, value: JSON)] {
    let shown = ShownLiterals(graph.openedByHost(), knowing: runs)
    return graph.namedScreens.map { screen in
        let digits = [true, false].flatMap { value in
            graph.conditions.ids.map { shown.mayBeShown(screen, while: $0, is: value) ? "1" : "0" }
        }
        return (graph.name(of: screen), .string(digits.joined()))
    }
}
