import ArgumentParser
import NavGraphSyntax

extension CompletionKind {
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

    static var subjects: CompletionKind { .custom { words, _, _ in shown(subjectsInGraphs(of: words)) } }

    /// Their names and subjects. Bash, which splits words at colons, completes the names.
    static var namesAndSubjects: CompletionKind {
        .custom { words, _, _ in
            let subjects = subjectsInGraphs(of: words)
            return shown(subjects.map { String($0.drop { $0 != ":" }.dropFirst()) }.unique() + subjects)
        }
    }

    /// In zsh, a description follows a colon.
    private static func shown(_ candidates: [String]) -> [String] {
        CompletionShell.requesting == .zsh ? candidates.map { $0.replacing(":", with: "\\:") } : candidates
    }
}

/// The subjects in the graphs that a command line names, or else in those of the project. A graph with errors has those that can be read.
private func subjectsInGraphs(of words: [String]) -> [String] {
    let files = InputFiles()
    let named = words.dropFirst().filter { word in
        word.hasSuffix(".yaml") || word.hasSuffix(".yml") || FileSystem.kind(of: word) == .directory
    }
    let inputs = (try? Project(nearestTo: Array(named)).inputs(Array(named), in: files)) ?? []
    let subjects = inputs.flatMap { input in
        let names = files.names(of: input)
        return names.own.map(names.subject)
    }
    return Set(subjects).sorted()
}
