import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let cutText = LintRule(.cutText) { graph, report in
        for (subject, place) in graph.cutTexts {
            report(
                .cutText, of: subject, at: place,
                "the text ends before '#', which starts a comment; put the text in quotes")
        }
    }
}
