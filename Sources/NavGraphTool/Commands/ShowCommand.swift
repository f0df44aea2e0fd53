import ArgumentParser
import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax

struct ShowCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what opens an element of a graph, where it leads, and its shortest run.",
        discussion: """
            NAME is the name of a screen, flow, event, condition, link …, or a subject as in findings, such as \
            'screen:noteList'. All elements with that name are shown. The exit status is 1 if there is none, or if the text of \
            a graph has errors, which are printed; runs are then not shown.

            EXAMPLE
              navgraph show noteList
              navgraph show transition:noteList.openNote Graphs/notes.yaml
            """)

    @ArgumentParser.Argument(help: "Name or subject of an element.", completion: .namesAndSubjects)
    var name: String

    @OptionGroup var arguments: InputArguments

    func execute() throws -> ExitStatus {
        let files = InputFiles()
        var shown: [String] = []
        var others: Set<String> = []
        var status = ExitStatus.success
        for input in try arguments.readProject().inputs(arguments.named, in: files) {
            let reading = try read(input, files: files)
            if !reading.isUsable {
                printFindings(of: reading, files: files)
                status = .findings
            }
            let names = files.names(of: input)
            let found = names.declarations.indices.filter { index in
                names.declarations[index].module == 0 || isQualified(index, in: names)
            }.filter { isNamed($0, in: names) }
            others.formUnion(names.own.flatMap { [names.declarations[$0].name, names.subject(of: $0)] })
            let screens = found.filter { names.declarations[$0].kind == .screen }.map(names.qualifiedName)
            var runs: RunAnalysis?
            if reading.isUsable, !screens.isEmpty {
                let answer = analyseRuns(of: reading, to: screens.compactMap(reading.graph.screen(inRuns:)))
                if !answer.isJudged { status = .findings }
                runs = answer.runs
            }
            shown += found.map { text(of: $0, in: names, runs) }
        }
        guard !shown.isEmpty else {
            Terminal.complain("'\(printable(name))' not found\(hint(among: others))")
            return .findings
        }
        try writeToStandardOutput(Array(shown.unique().joined(separator: "\n").utf8))
        return status
    }

    /// Whether an element of an imported module is named with the alias.
    private func isQualified(_ index: Int, in names: Names) -> Bool { name.contains(".") && isNamed(index, in: names) }

    private func isNamed(_ index: Int, in names: Names) -> Bool {
        let subject = names.subject(of: index)
        return subject == name || subject.drop { $0 != ":" }.dropFirst() == name
            || names.declarations[index].module == 0 && names.declarations[index].name == name
    }

    private func text(of index: Int, in names: Names, _ runs: RunAnalysis?) -> String {
        var lines = names.describe(index, in: .plain) { runs?.facts(ofScreen: $0) }
        let place = names.shownPlace(of: index)
        lines.insert("\(place.path):\(place.position.line):\(place.position.column)", at: 1)
        if [.screen, .flow].contains(names.declarations[index].kind) {
            let destinations = names.destinations(of: index)
            if !destinations.isEmpty { lines.append("leads to:") }
            lines += destinations.map { "  \($0)" }
        }
        return lines.map { printable($0) + "\n" }.joined()
    }

    private func hint(among names: Set<String>) -> String {
        var rest = names
        var near: [String] = []
        while near.count < 3, let next = nearest(to: name, among: rest.sorted()) {
            near.append("'\(printable(next))'")
            rest.remove(next)
        }
        guard let last = near.popLast() else { return "; 'navgraph list screens' lists all screens" }
        return "; did you mean \(near.isEmpty ? last : near.joined(separator: ", ") + " or " + last)?"
    }
}

extension RunAnalysis {
    /// The shortest run to a screen, by its name in the root file; `nil` if the screen or its distance is not known.
    func facts(ofScreen name: String) -> ScreenFacts? {
        guard let screen = graph.screen(inRuns: name) else { return nil }
        guard isReachable(screen) else {
            return limit != nil && mayBeReachable(screen) ? nil : ScreenFacts(distance: nil, run: "")
        }
        guard let distance = distance(of: screen) else { return nil }
        return ScreenFacts(distance: distance, run: runText(steps(witness(to: screen), of: self)))
    }
}

extension NavGraph {
    /// The screen with a name that is as the root file writes it.
    fileprivate func screen(inRuns name: String) -> ScreenID? {
        text.find(name).flatMap { symbol in namedScreens.first { screens[$0].qualifiedName == symbol } }
    }
}
