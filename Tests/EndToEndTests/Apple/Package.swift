// swift-tools-version: 6.0
import PackageDescription

// What `.ci/apple write` puts together: each folder of Graphs/Generated with an app around it. Without Apple's SDKs it is built
// against the doubles.
let doubles = Context.environment["NAVGRAPH_DOUBLES"]
let navgraph = Context.environment["NAVGRAPH_ROOT"] ?? "../.."

func product(_ name: String, _ package: String) -> Target.Dependency {
    .product(name: name, package: doubles == nil ? package : "Doubles")
}

func support(_ name: String) -> [Target.Dependency] {
    [product(name, "navgraph")] + (doubles == nil ? [product("NavGraphRuntime", "navgraph")] : [])
}

let uikit = doubles == nil ? [] : support("NavGraphUIKit")
let modules = support("NavGraphUIKit")
let views = support("NavGraphSwiftUI")
let container = [product("DITranquillity", "DITranquillity")]

let targets: [Target] = [
    .target(name: "Notes", dependencies: uikit),
    .target(name: "Items", dependencies: uikit),
    .target(name: "Listings", dependencies: uikit),
    .target(name: "Shop", dependencies: uikit),
    .target(name: "Gallery", dependencies: uikit + container),
    .target(name: "PeopleScreens", dependencies: modules + container),
    .target(name: "NewsScreens", dependencies: modules + container),
    .target(name: "Journal", dependencies: modules + container + ["PeopleScreens", "NewsScreens"]),
    .target(name: "NotesViews", dependencies: views),
    .target(name: "ShopViews", dependencies: views),
]

let package = Package(
    name: "Sets",
    platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1)],
    products: [.library(name: "Sets", targets: targets.map(\.name))],
    dependencies: doubles.map { [.package(name: "Doubles", path: $0)] } ?? [
        .package(name: "navgraph", path: navgraph),
        .package(url: "https://github.com/ivlevAstef/DITranquillity", from: "6.0.0"),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)
