import NavGraphSyntax

/// The graph that `init` writes: clean, and small enough to be changed at once.
package func firstGraph(of app: String) -> String {
    // Comments stand below each other: 42 columns after the margin.
    func padded(_ line: String) -> String { line + String(repeating: " ", count: max(1, 42 - line.count)) }
    return """
        # yaml-language-server: $schema=navgraph.schema.json
        #
        # The navigation of \(app): its screens and the transitions between them.

        navgraph: 1                               # the version of the language
        \(padded("app: \(app)"))# the name of the app, and a prefix of Swift types
        entry: main                               # what the window shows at launch: a flow or a screen
        swift:                                    # the code that 'navgraph compile' writes
          support: NavGraphUIKit                  # a library of navgraph's package; 'embedded': the same code as files of the app

        flows:                                    # groups of screens
          main:                                   # a flow: a navigation controller with these screens
        \(padded("    title: \(app)"))# the title in diagrams
            screens:                              # the first one is shown first

              home:                               # a screen; its class is HomeViewController
                title: Home                       # the title in diagrams
                receives: [reload]                # messages that the router can send to it
                transitions:                      # its events, and what each event does
                  openItem: { push: item }        # carries the `id` that the item requires
                  openSettings:                   # the screen announces it and does not know settings
                    present: settings             # as a sheet
                    in: stack                     # with its own navigation bar
                    returns:                      # what happens when the settings end
                      changed: reload             # the outcome becomes a message

              item:                               # a screen with a required value
                title: Item                       # the title in diagrams
                params: { id: String }            # names and Swift types

              settings:                           # a screen that ends with an outcome
                title: Settings                   # the title in diagrams
                outcomes: [changed]               # the ways to end; an outcome closes the screen

        deepLinks:                                # URLs, quick actions, notifications
          settings:                               # navgraph finds the route: home.openSettings
            shortcut: settings                    # the type of the quick action on the home screen
            opens: settings                       # what it opens

        """
}

/// The project file that `init` writes. `sources`: the directories of the app's code.
package func firstProject(sources: [String]) -> String {
    let paths = sources.map(quotedIfNeeded)
    let lines = [
        ("graphs: [Graphs]", "files, or directories of graphs"),
        ("output: Navigation", "where 'navgraph compile' writes the routers"),
        ("sources: [\(paths.joined(separator: ", "))]", "the code that 'navgraph drift' compares with the graphs"),
    ].prefix(sources.isEmpty ? 2 : 3)
    let width = (lines.map(\.0.count).max() ?? 0) + 2
    return "# What navgraph reads and writes, for each command. Options override it.\n"
        + lines.map { $0 + String(repeating: " ", count: width - $0.count) + "# \($1)\n" }.joined()
}

/// The workflow of GitHub that `init` writes. `action` is the action of this project, as in `owner/navgraph@v0.4.2`; without it
/// the workflow says what to write. `folder`: the directory of the app in its repository; empty if it is the root.
package func firstWorkflow(action: String?, in folder: String = "") -> String {
    """
    # Checks the graphs on each change, and shows reviewers what a pull request changes for users.
    name: navgraph
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
      pull-requests: write
    jobs:
      navgraph:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with: { fetch-depth: 0 }
          # To update navgraph, change the version behind '@'.\(action == nil ? missingAction : "")
          - uses: \(action ?? "OWNER/navgraph@v\(navgraphVersion)")
            with: { \(folder.isEmpty ? "" : "working-directory: \(quotedIfNeeded(folder)), ")strict: "true", pages: "true" }

    """
}

private let missingAction = """

          # Replace OWNER with the owner of the repository that navgraph comes from.
    """

/// What `init` tells git: how graphs are merged, and that reviews fold generated files.
package let firstAttributes = """
    # Merge graphs with 'navgraph merge'. Run 'navgraph merge --install' once in each clone; without it, Git merges lines.
    Graphs/**/*.yaml merge=navgraph
    Graphs/**/*.yml merge=navgraph
    # Generated files: reviews fold them. A merge keeps ours; run 'navgraph compile' afterwards.
    Navigation/** linguist-generated merge=navgraph-output
    Graphs/navgraph.schema.json linguist-generated merge=navgraph-output

    """
