// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Doubles",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "DITranquillity", targets: ["DITranquillity"]),
        .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
        .library(
            name: "NavGraphUIKit", type: .static,
            targets: ["NavGraphRuntime", "NavGraphUIKit", "DITranquillity", "AppIntents"]),
        .library(name: "NavGraphSwiftUI", type: .static, targets: ["NavGraphRuntime", "NavGraphSwiftUI"]),
    ],
    targets: [
        .target(name: "UserNotifications"),
        .target(name: "UIKit", dependencies: ["UserNotifications"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        .target(name: "AppIntents"),
        .target(name: "os"),
        .target(name: "_Testing_UIKit"),
        // It runs closures for the main actor wherever it is called, and is not checked for that.
        .target(name: "DITranquillity", swiftSettings: [.swiftLanguageMode(.v5)]),
        // The support code itself: links to its sources.
        .target(name: "NavGraphRuntime", dependencies: ["os"], exclude: ["README.md"]),
        .target(name: "NavGraphUIKit", dependencies: ["NavGraphRuntime", "UIKit", "UserNotifications", "SwiftUI"]),
        .target(name: "NavGraphSwiftUI", dependencies: ["NavGraphRuntime", "UIKit", "UserNotifications", "SwiftUI"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["NavGraphRuntime", "NavGraphSwiftUI", "SwiftUI", "UIKit", "_Testing_UIKit"]
        ),
        .testTarget(
            name: "DoublesTests",
            dependencies: ["UIKit", "UserNotifications", "_Testing_UIKit"]
        ),
        .testTarget(
            name: "SupportTests",
            dependencies: [
                "NavGraphRuntime", "NavGraphUIKit", "SwiftUI", "UIKit", "UserNotifications", "os", "_Testing_UIKit",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// A module is compiled at once, and not file by file: less work where all is built.
for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-wmo", "-num-threads", "1", "-gnone"])]
}
