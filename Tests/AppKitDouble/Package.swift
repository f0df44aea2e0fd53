// swift-tools-version: 6.0
import PackageDescription

// A separate package: beside a module UIKit, code for AppKit is not compiled.
let package = Package(
    name: "AppKitDouble",
    products: [
        .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"]),
        .library(name: "_Testing_AppKit", targets: ["_Testing_AppKit"]),
        .library(
            name: "NavGraphAppKit", type: .static,
            targets: ["NavGraphRuntime", "NavGraphAppKit", "DITranquillity", "AppIntents"]),
    ],
    targets: [
        .target(name: "UserNotifications"),
        .target(name: "_Testing_AppKit"),
        .target(name: "AppKit", dependencies: ["UserNotifications"]),
        .target(name: "SwiftUI", dependencies: ["AppKit"]),
        .target(name: "AppIntents"),
        .target(name: "os"),
        .target(name: "DITranquillity", swiftSettings: [.swiftLanguageMode(.v5)]),
        // The support code itself: links to its sources.
        .target(name: "NavGraphRuntime", dependencies: ["os"], exclude: ["README.md"]),
        .target(name: "NavGraphAppKit", dependencies: ["NavGraphRuntime", "AppKit", "UserNotifications", "SwiftUI"]),
        .testTarget(
            name: "AppKitTests",
            dependencies: ["AppKit", "NavGraphRuntime", "NavGraphAppKit", "UserNotifications", "_Testing_AppKit"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-wmo", "-num-threads", "1", "-gnone"])]
}
