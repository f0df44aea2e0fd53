// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Notes",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Notes", targets: ["Notes"])],
    dependencies: [.package(path: "Tools/navgraph")],
    targets: [
        .target(name: "Notes", plugins: [.plugin(name: "NavGraphRouters", package: "navgraph")])
    ]
)
