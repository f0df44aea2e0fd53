@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphSyntax

/// Reads a graph that can name every rule.
func readGraph(root: String, contents: (String, Int) -> FileContents) -> GraphReading {
    readGraph(root: root, rules: Rule.allCases, contents: contents)
}

/// The same of a graph in one file.
func readGraph(_ text: String) -> GraphReading { readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) } }
