import NavGraphSyntax

/// The `swift` section. LANGUAGE 8.
package struct SwiftSettings: Sendable {
    package enum Framework: String, Sendable, CaseIterable {
        case uikit, swiftui, appkit
        case cleanSwift = "clean-swift"

        /// The module with its support code, which UIKit and Clean Swift share.
        package var supportModule: String {
            switch self {
            case .uikit, .cleanSwift: "NavGraphUIKit"
            case .swiftui: "NavGraphSwiftUI"
            case .appkit: "NavGraphAppKit"
            }
        }
    }
    package enum Access: String, Sendable, CaseIterable { case `internal`, `public`, package }
    package enum DependencyContainer: String, Sendable, CaseIterable { case none, ditranquillity }
    /// The bundle of nibs and storyboards.
    package enum Bundle: String, Sendable, CaseIterable { case main, module, `class` }

    /// The location of the support code that the routers call.
    package enum Support: Sendable, Hashable {
        /// Beside the routers, in the same Swift module.
        case embedded
        /// In a Swift module of this name.
        case module(String)

        /// As it is written: `embedded`, or the name of the module.
        package init(_ text: String) { self = text == "embedded" ? .embedded : .module(text) }
    }

    package var framework: Framework = .uikit
    /// Whether the root file names it.
    package var namesFramework = false
    package var access: Access = .internal
    package var imports: [String] = []
    /// Stands before the emitted type names; empty: nothing does.
    package var prefix = ""
    package var container: DependencyContainer = .none
    /// Where the root file says so.
    package var containerPlace: Place?
    /// The Swift module that a module's routers belong to; empty: that of the app.
    package var module = ""
    package var support: Support = .embedded
    /// Whether the methods of factories have defaults, for screens that do not say it themselves.
    package var factoryDefaults = true

    /// The lowest iOS of the app.
    package var deployment = Deployment.lowest

    package func overridden(by overrides: SwiftOverrides) -> SwiftSettings {
        var settings = self
        settings.framework = overrides.framework ?? framework
        settings.access = overrides.access ?? access
        settings.container = overrides.container ?? container
        settings.support = overrides.support ?? support
        return settings
    }
}

/// A version of iOS, and the systems of its year.
package struct Deployment: Sendable, Comparable {
    package var major: Int
    package var minor = 0

    /// What generated code is for at least.
    package static let lowest = Deployment(major: 15)

    package init(major: Int, minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `17` or `17.4`.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { ("0"..."9").contains($0) } && part.count <= 4 ? Int(part) : nil
        }
        guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
    }

    package static func < (one: Deployment, other: Deployment) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }
}

/// The options of a command line that override a graph's `swift` section; `nil` for values of the graph.
package struct SwiftOverrides: Sendable {
    package var framework: SwiftSettings.Framework?
    package var access: SwiftSettings.Access?
    package var container: SwiftSettings.DependencyContainer?
    package var support: SwiftSettings.Support?

    package init(
        framework: SwiftSettings.Framework? = nil, access: SwiftSettings.Access? = nil,
        container: SwiftSettings.DependencyContainer? = nil, support: SwiftSettings.Support? = nil
    ) {
        self.framework = framework
        self.access = access
        self.container = container
        self.support = support
    }
}

/// The level of a rule in `lint.rules`.
package enum RuleLevel: Sendable, Hashable {
    case off
    case severity(Severity)
}

/// A finding that an element allows, and why.
package struct Allowance: Sendable {
    package var subject: Subject
    package var rule: Rule
    package var reason: Symbol
    /// Where the element begins.
    package var place: Place
}

/// The `swift` section of an app or module, for its generated code.
package struct ModuleSettings: Sendable {
    /// The Swift module that the routers belong to; empty: that of the app.
    package var module = ""
    package var modulePlace: Place?
    package var prefix = ""
    package var framework = SwiftSettings.Framework.uikit
    package var container = SwiftSettings.DependencyContainer.none
    package var access: (value: SwiftSettings.Access, place: Place)?
    package var support: (value: SwiftSettings.Support, place: Place)?
}

/// The root of an app or module, with what it imports.
package struct Module: Sendable {
    package struct Import: Sendable {
        package var alias: Symbol
        package var module: ModuleID
        package var file: FileID
        package var span: Span
    }
    package var name: Symbol
    package var isApp: Bool
    package var file: FileID
    /// The prefix of its names in the root file: `orders.` for a module imported as `orders`; empty for the root.
    package var qualifier: String
    package var imports: [Import] = []
    /// What its own file says that it is for.
    package var platforms: [Platform] = [.ios]
    /// Where its nibs and storyboards are.
    package var bundle = SwiftSettings.Bundle.main
    /// Whether the methods of its factories have defaults, for screens that do not say it themselves.
    package var factoryDefaults = true
    /// The `pending` of its links that say nothing else.
    package var pending: DeepLink.Pending?
    /// What its own `swift` section says.
    package var swift = ModuleSettings()
}
