import NavGraphSyntax

/// The `swift` section. LANGUAGE 8.
package struct SwiftSettings: Sendable {
    package enum Framework: String, Sendable, CaseIterable {
        case uikit, swiftui
        case cleanSwift = "clean-swift"
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

    package func overridden(by overrides: SwiftOverrides) -> SwiftSettings {
        var settings = self
        settings.framework = overrides.framework ?? framework
        settings.access = overrides.access ?? access
        settings.container = overrides.container ?? container
        settings.support = overrides.support ?? support
        return settings
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
    /// Where its nibs and storyboards are.
    package var bundle = SwiftSettings.Bundle.main
    /// Whether the methods of its factories have defaults, for screens that do not say it themselves.
    package var factoryDefaults = true
    /// What its own `swift` section says.
    package var swift = ModuleSettings()
}
