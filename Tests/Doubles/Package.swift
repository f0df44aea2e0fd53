// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Doubles",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    ],
    targets: [
        .target(name: "UserNotifications"),
        .target(name: "UIKit", dependencies: ["UserNotifications"]),
        .target(name: "_Testing_UIKit"),
        .testTarget(
            name: "DoublesTests",
            dependencies: ["UIKit", "UserNotifications", "_Testing_UIKit"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
