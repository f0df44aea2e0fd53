extension KeyTable {
    /// The keys of `.navgraph.yaml`: defaults of options. TEAM 3.
    static let project = KeyTable([
        Entry(.version, .text("version")):
            "The version of navgraph that the project is written for, such as `0.4.2`. An earlier navgraph refuses to run; the action and `get.sh` install this version.",
        Entry(.graphs, .oneOrList(.text("path"))):
            "The graphs of the project: root files, or directories of them. By default `Graphs`.",
        Entry(.sources, .oneOrList(.text("directory"))):
            "The directories of the app's source code, for `drift`, for the places of types in `render`, `preview` and `diff` (json, html), and for `import` without INPUT.",
        Entry(.exclude, .oneOrList(.text("pattern"))):
            "Files and directories to skip, in searches for graphs and for source code: `*` matches in a path component, `**` any number of components.",
        Entry(.output, .text("directory")): "The directory of the generated routers, for `compile`.",
        Entry(.baseline, .text("file")): "The known findings of `lint` and `diff`. `rename` also edits it.",
        Entry(.driftBaseline, .text("file")): "The known findings of `drift`. `rename` also edits it.",
        Entry(.strict, .flag): "`lint`, `drift` and `diff` treat warnings as errors.",
        Entry(.level, .word(.severities)):
            "The minimum severity that `lint`, `drift`, `diff` and the editor show. By default `warning`.",
        Entry(.previews, .text("directory")):
            "The directory of storyboards and xibs, for thumbnails in `render` and `diff` (svg, html).",
        Entry(.snapshots, .oneOrList(.text("directory"))):
            "The directories of images that the app's tests keep, for `render`, `preview` and `diff` (svg, html).",
        Entry(.owners, .text("file")):
            "The CODEOWNERS file: `render`, `preview` and `diff` show the owners of screens and flows, in the formats of `--owners`.",
        Entry(.sourceURL, .text("URL")):
            "The URL for links from the page to the text, with `{path}` and `{line}`; `{commit}` is the current commit of the project.",
    ])
}
