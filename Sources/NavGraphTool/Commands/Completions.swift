import ArgumentParser
import NavGraphEditor
import NavGraphLint
import NavGraphReports
import NavGraphSyntax

extension CompletionKind {
    /// The ids of all rules.
    static var rules: CompletionKind { .custom { _, _, _ in Rule.allCases.map(\.rawValue) } }

    /// The rules whose level can be set, as `--rule` has them.
    static var levels: CompletionKind {
        .custom { _, _, _ in Rule.allCases.filter(\.isConfigurable).map { "\($0.rawValue)=" } }
    }

    /// The names of all elements of a kind in the graphs of the command line, such as `screen`.
    static func names(of kind: String) -> CompletionKind {
        .custom { words, _, _ in
            subjectsInGraphs(of: words).filter { $0.hasPrefix("\(kind):") }.map { String($0.dropFirst(kind.count + 1)) }
        }
    }

    /// The subjects of all elements in the graphs of the command line.
    static var subjects: CompletionKind { .custom { words, _, _ in subjectsInGraphs(of: words) } }
}

/// The subjects in the graphs that a command line names, or else in `Graphs`. A graph with errors has those that can be read.
private func subjectsInGraphs(of words: [String]) -> [String] {
    let files = InputFiles()
    let named = words.dropFirst().filter { word in
        word.hasSuffix(".yaml") || word.hasSuffix(".yml") || FileSystem.kind(of: word) == .directory
    }
    let inputs = (try? files.inputs(of: named.isEmpty ? ["Graphs"] : Array(named))) ?? []
    let subjects = inputs.flatMap { input in
        let names = Names(root: input.path, rules: Rule.allCases) { path in
            if case .bytes(let bytes) = files.contents(of: path, for: input) { Outline(bytes) } else { nil }
        }
        return names.declarations.indices.filter { names.declarations[$0].module == 0 }.map(names.subject)
    }
    return Set(subjects).sorted()
}
