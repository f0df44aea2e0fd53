// swift-tools-version: 6.0
import PackageDescription

// The order of the targets is the order of a compile: bytes → located events → graph → runs → findings and files.
// See Sources/README.md for what each layer knows, and what it has never heard of.
let package = Package(
    name: "navgraph",
    platforms: [.macOS(.v13), .macCatalyst(.v15), .iOS(.v15), .tvOS(.v15), .visionOS(.v1)],
    products: [
        .executable(name: "navgraph", targets: ["navgraph"]),
        .library(name: "NavGraphRuntime", targets: ["NavGraphRuntime"]),
        .library(name: "NavGraphUIKit", targets: ["NavGraphUIKit"]),
        .library(name: "NavGraphSwiftUI", targets: ["NavGraphSwiftUI"]),
        .library(name: "NavGraphAppKit", targets: ["NavGraphAppKit"]),
        // For `Tests/EndToEndTests`, a package for itself: modules that no app imports, and that keep no promise.
        .library(
            name: "NavGraphModules",
            targets: [
                "NavGraphTool", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphSwift",
                "NavGraphPictures",
                "NavGraphChanges", "NavGraphReports", "NavGraphSupport", "NavGraphImport", "NavGraphThumbnails",
                "NavGraphEditor", "NavGraphOutline", "NavGraphXML", "NavGraphSources", "NavGraphSwiftCode",
                "NavGraphInterpreter", "NavGraphTestSupport",
            ]),
        .plugin(name: "NavGraphRouters", targets: ["NavGraphRouters"]),
        .plugin(name: "NavGraphCommand", targets: ["NavGraphCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        // The commit and the repository that a build comes from, and its documentation, as the environment says them.
        .target(
            name: "CBuildInfo",
            cSettings: ["NAVGRAPH_COMMIT", "NAVGRAPH_REPOSITORY", "NAVGRAPH_SITE"].compactMap { name in
                Context.environment[name].map { .define(name, to: "\"\($0)\"") }
            }),
        .target(name: "NavGraphSyntax", dependencies: ["CLibYAML"]),
        .target(name: "NavGraphOutline", dependencies: ["NavGraphSyntax"]),
        .target(name: "NavGraphModel", dependencies: ["NavGraphSyntax"]),
        .target(name: "NavGraphMerge", dependencies: ["NavGraphOutline", "NavGraphModel", "NavGraphSyntax"]),
        .target(name: "NavGraphRuns", dependencies: ["NavGraphModel", "NavGraphSyntax"], exclude: ["README.md"]),
        .target(
            name: "NavGraphLint", dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax"],
            plugins: ["EmbedSupport"]),
        .target(name: "NavGraphSwift", dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax"]),
        .target(
            name: "NavGraphChanges",
            dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax"]),
        .target(
            name: "NavGraphPictures",
            dependencies: ["NavGraphChanges", "NavGraphRuns", "NavGraphModel", "NavGraphSyntax"]),
        .target(name: "NavGraphEditor", dependencies: ["NavGraphOutline", "NavGraphModel", "NavGraphSyntax"]),
        // Reads and writes XML: of storyboards and property lists, of pages and reports.
        .target(name: "NavGraphXML", dependencies: ["CExpat"]),
        .target(
            name: "NavGraphLinkFiles",
            dependencies: ["NavGraphRuns", "NavGraphModel", "NavGraphSyntax", "NavGraphXML"]),
        .target(name: "NavGraphSupport", dependencies: ["NavGraphModel"], plugins: ["EmbedSupport"]),
        // An app's Swift code as it stands: neither knows a graph, and the first does not know what a screen is.
        .target(name: "NavGraphSwiftCode"),
        .target(name: "NavGraphSources", dependencies: ["NavGraphSwiftCode"]),
        .target(
            name: "NavGraphImport", dependencies: ["NavGraphXML", "NavGraphSources", "NavGraphModel", "NavGraphSyntax"]),
        .target(name: "NavGraphThumbnails", dependencies: ["NavGraphXML", "NavGraphModel"]),
        // From values to bytes: what commands print, and what they write beside routers and diagrams.
        .target(
            name: "NavGraphReports",
            dependencies: [
                "CBuildInfo", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphSwift",
                "NavGraphChanges", "NavGraphPictures", "NavGraphEditor", "NavGraphOutline", "NavGraphImport",
                "NavGraphSources",
                "NavGraphThumbnails",
                "NavGraphXML",
            ],
            exclude: ["Page"], plugins: ["EmbedSupport"]),
        .target(
            name: "NavGraphTool",
            dependencies: [
                "CBuildInfo", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphSwift",
                "NavGraphPictures", "NavGraphChanges", "NavGraphLinkFiles", "NavGraphReports", "NavGraphSupport",
                "NavGraphImport", "NavGraphThumbnails", "NavGraphSources", "NavGraphEditor",
                "NavGraphOutline", "NavGraphMerge",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "navgraph", dependencies: ["NavGraphTool"]),
        // The support code: what emitted routers call. The tool has it inside, to write it beside them.
        .target(name: "NavGraphRuntime", exclude: ["README.md"]),
        .target(name: "NavGraphUIKit", dependencies: ["NavGraphRuntime"]),
        .target(name: "NavGraphSwiftUI", dependencies: ["NavGraphRuntime"]),
        .target(name: "NavGraphAppKit", dependencies: ["NavGraphRuntime"]),
        .executableTarget(name: "embed-support"),
        .plugin(name: "NavGraphRouters", capability: .buildTool(), dependencies: ["navgraph"]),
        .plugin(
            name: "NavGraphCommand",
            capability: .command(
                intent: .custom(verb: "navgraph", description: "Runs navgraph in the directory of the package."),
                permissions: [.writeToPackageDirectory(reason: "navgraph writes routers and diagrams.")]),
            dependencies: ["navgraph"]),
        .plugin(name: "EmbedSupport", capability: .buildTool(), dependencies: ["embed-support"]),
        // The judge of both the analysis and the emitted code: sections 6 and 7 of the norm, read aloud.
        .target(
            name: "NavGraphInterpreter", dependencies: ["NavGraphModel", "NavGraphSyntax"], path: "Tests/Interpreter"),
        // What the tests of both packages do: they run programs, and tell the processor time of each suite.
        .target(name: "NavGraphTestSupport", dependencies: ["SpawnProgram"], path: "Tests/Support/Programs"),
        .target(name: "SpawnProgram", path: "Tests/Support/Spawn"),
        .testTarget(
            name: "NavGraphTests",
            dependencies: [
                "NavGraphInterpreter", "NavGraphTestSupport",
                "CLibYAML", "NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphSwift",
                "NavGraphPictures", "NavGraphChanges", "NavGraphLinkFiles", "NavGraphReports", "NavGraphSupport",
                "NavGraphImport", "NavGraphThumbnails", "NavGraphXML", "NavGraphSources", "NavGraphSwiftCode",
                "NavGraphEditor", "NavGraphOutline", "NavGraphMerge",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// `make test` optimises what thousands of random graphs go through. All else would take longer to compile than to run.
if Context.environment["NAVGRAPH_TESTS"] != nil {
    let optimised = ["NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphInterpreter"]
    for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        // Nothing imports tests: a job that writes their module first is in vain.
        let single = target.type == .test ? ["-no-emit-module-separately-wmo"] : []
        if !optimised.contains(target.name) { target.swiftSettings = [.unsafeFlags(["-Onone"] + single)] }
    }
}

// What `make` builds. Flags that are unsafe to SwiftPM stand here alone, so that packages can depend on this one.
//
// In the modules that each `lint` runs through, the flag saves a tenth of a small graph: look-ups of types by their names at
// run time. Cold modules are optimized only in a build that is shipped, which takes half as long again.
if let build = Context.environment["NAVGRAPH_BUILD"] {
    let pipeline = ["NavGraphSyntax", "NavGraphModel", "NavGraphRuns", "NavGraphLint", "NavGraphTool"]
    let cold = [
        "NavGraphTool", "NavGraphImport", "NavGraphSources", "NavGraphSwiftCode", "NavGraphEditor", "NavGraphPictures",
        "NavGraphReports",
        "NavGraphLinkFiles", "NavGraphSupport", "NavGraphThumbnails", "NavGraphXML",
        "NavGraphOutline", "NavGraphMerge",
    ]
    for target in package.targets where target.type == .regular {
        var flags: [String] = []
        if pipeline.contains(target.name) {
            flags += ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
        }
        if build != "shipped", cold.contains(target.name) { flags.append("-Onone") }
        if !flags.isEmpty { target.swiftSettings = [.unsafeFlags(flags)] }
    }
}
