// swift-tools-version: 6.0
import PackageDescription

// What `.ci/apple write` puts together: each folder of Graphs/Generated with an app around it. Without Apple's SDKs it is built
// against the modules of the doubles, which the compiler is told of.
let isApple = Context.environment["NAVGRAPH_DOUBLES"] == nil
let navgraph = Context.environment["NAVGRAPH_ROOT"] ?? "../.."

func support(_ name: String) -> [Target.Dependency] {
    [.product(name: name, package: "navgraph"), .product(name: "NavGraphRuntime", package: "navgraph")]
}

func target(_ name: String, _ modules: [Target.Dependency] = [], of sets: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: sets + (isApple ? modules : []))
}

let uikit = support("NavGraphUIKit")
let swiftui = support("NavGraphSwiftUI")
let container: [Target.Dependency] = [.product(name: "DITranquillity", package: "DITranquillity")]

let targets: [Target] = [
    target("Notes"),
    target("Items"),
    target("Listings"),
    target("Shop"),
    target("Gallery", container),
    target("PeopleScreens", uikit + container),
    target("NewsScreens", uikit + container),
    target("Journal", uikit + container, of: ["PeopleScreens", "NewsScreens"]),
    target("NotesViews", swiftui),
    target("ShopViews", swiftui),
]

/// For all platforms; the others are for iOS and visionOS.
let everywhere: [Target] = [target("Cinema"), target("CinemaViews", swiftui)]

let package = Package(
    name: "Sets",
    platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14), .tvOS(.v17)],
    products: [
        .library(name: "Sets", targets: (targets + everywhere).map(\.name)),
        .library(name: "Everywhere", targets: everywhere.map(\.name)),
    ],
    dependencies: isApple
        ? [
            .package(name: "navgraph", path: navgraph),
            .package(url: "https://github.com/ivlevAstef/DITranquillity", from: "6.0.0"),
        ] : [],
    targets: targets + everywhere,
    swiftLanguageModes: [.v6]
)
