import NavGraphModel
import NavGraphSyntax

/// Reads a graph that can name every rule.
func readGraph(root: String, contents: (String, Int) -> FileContents) -> GraphReading {
    readGraph(root: root, rules: Rule.allCases, contents: contents)
}
