import ArgumentParser
import NavGraphReports
import NavGraphSyntax

struct SchemaCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Print the JSON Schema of graph files.",
        discussion: """
            Editors use the schema to complete and explain keys. The YAML language server reads the schema that the first line \
            of a graph names: '# yaml-language-server: $schema=navgraph.schema.json'.

            EXAMPLE
              navgraph schema > Graphs/navgraph.schema.json
              navgraph schema --project > navgraph-project.schema.json
            """)

    @Flag(help: "Print the schema of the project file, '.navgraph.yaml'.")
    var project = false

    func execute() throws -> ExitStatus {
        let schema = project ? projectSchema() : jsonSchema(rules: Rule.allCases)
        try writeToStandardOutput(schema.bytes())
        return .success
    }
}
