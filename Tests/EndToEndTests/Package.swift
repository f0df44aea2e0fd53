// swift-tools-version: 6.0
import PackageDescription

// Tests of the built `navgraph`, and of what it emits, compiled and run. They are a package for themselves: a change that the
// unit tests shall see does not wait for them. `.ci/test` builds both in one directory, so that all else is built once.
let package = Package(
    name: "EndToEnd",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "navgraph", path: "../..")],
    targets: [
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                .product(name: "NavGraphModules", package: "navgraph"), .product(name: "navgraph", package: "navgraph"),
            ],
            path: ".",
            // Compiled by the tests, together with what is emitted.
            exclude: [
                "Walks/BothDrivers", "Walks/Driver", "Walks/ViewDriver", "Examples/Notes", "Examples/Listings",
                "Examples/Items", "Examples/Teams", "Examples/Cinema", "Examples/CinemaViews",
                "Examples/Gallery", "Examples/Views", "Examples/Scenarios", "Examples/Package",
                "Apple", "Documentation/Guides", "Documentation/validate.py", "Swift/style.py",
                "Editor/vscode.mjs", "Editor/neovim.lua", "shell.py",
                "Page/browser.py", "Page/drive.py", "Page/drive-answers.py", "Page/drive-diff.py",
                "Page/drive-pictures.py",
                "Page/mermaid.py", "Page/play.py", "Page/ways.py", "Page/compare.js", "Page/lint.py",
            ],
            // As for the unit tests; see the end of the manifest of navgraph.
            swiftSettings: [
                .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
