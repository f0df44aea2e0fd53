/// The graph that `init` writes: clean, and small enough to be changed at once.
func firstGraph(of app: String) -> String {
    // Comments stand below each other: 42 columns after the margin.
    func padded(_ line: String) -> String { line + String(repeating: " ", count: max(1, 42 - line.count)) }
    return """
        # yaml-language-server: $schema=navgraph.schema.json
        #
        # The navigation of \(app): its screens and the transitions between them.

        navgraph: 1                               # the version of the language
        \(padded("app: \(app)"))# the name of the app, and a prefix of Swift types
        entry: main                               # what the window shows at launch: a flow or a screen

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

/// The workflow of GitHub that `init` writes.
let firstWorkflow = """
    # Checks the graphs on each change. Set the repository variable NAVGRAPH_GIT to the address of navgraph.
    name: navgraph
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
      pull-requests: write
    jobs:
      lint:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with: { fetch-depth: 0 }
          - name: Install navgraph
            env:
              NAVGRAPH_GIT: ${{ vars.NAVGRAPH_GIT }}
            run: |
              git clone --depth 1 "${NAVGRAPH_GIT:?set it in Settings, Secrets and variables, Actions}" .navgraph
              make -C .navgraph install PREFIX="$RUNNER_TEMP/local"
              echo "$RUNNER_TEMP/local/bin" >> "$GITHUB_PATH"
          - uses: ./.navgraph
            with: { graphs: Graphs, strict: "true" }
          - name: Draw a page of each graph
            if: ${{ !cancelled() }}
            env:
              SOURCE: ${{ github.server_url }}/${{ github.repository }}/blob/${{ github.sha }}
            run: |
              mkdir -p navigation
              for graph in $(grep -l '^navgraph:' Graphs/*.yaml); do
                page=navigation/$(basename "$graph" .yaml).html
                navgraph render "$graph" --previews . --source-url "$SOURCE/{path}#L{line}" --output "$page"
              done
          - uses: actions/upload-artifact@v4
            if: ${{ !cancelled() }}
            with: { name: navigation, path: navigation }

    """

/// What `init` tells git: reviews fold what is generated.
let firstAttributes = """
    Graphs/navgraph.schema.json linguist-generated
    Navigation/** linguist-generated

    """
