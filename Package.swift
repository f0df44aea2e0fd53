// swift-tools-version: 6.0
import PackageDescription

// The order of the targets is the order of a compile: bytes → located events → graph → runs → findings and files.
// See Sources/README.md for what each layer knows, and what it has never heard of.
let package = Package(
    name: "navgraph",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "navgraph", targets: ["navgraph"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "NavGraphSyntax", dependencies: ["CLibYAML"]),
        .target(name: "NavGraphModel", dependencies: ["NavGraphSyntax"]),
        .target(name: "NavGraphRuns", dependencies: ["NavGraphModel", "NavGraphSyntax"], exclude: ["README.md"]),
        .target(name: "NavGraphLint", dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax"]),
        .target(name: "NavGraphEmit", dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax"]),
        .executableTarget(
            name: "navgraph",
            dependencies: [
                "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphEmit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // The judge of both the analysis and the emitted code: sections 6 and 7 of the norm, read aloud.
        .target(
            name: "NavGraphInterpreter", dependencies: ["NavGraphModel", "NavGraphSyntax"], path: "Tests/Interpreter"),
        .testTarget(
            name: "NavGraphTests",
            dependencies: [
                "NavGraphInterpreter",
                "CLibYAML", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphEmit",
            ]
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "NavGraphInterpreter", "navgraph", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphEmit",
            ],
            // Compiled by the tests, together with what is emitted.
            exclude: ["Walks/Driver", "Examples/Notes", "Examples/Listings", "Examples/Scenarios"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
