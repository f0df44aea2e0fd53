@_exported import Foundation

// What apps declare of App Intents, as Apple's reference has it; a test performs an intent itself.

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public let key: String
    public init(stringLiteral value: String) { key = value }
}

public struct TypeDisplayRepresentation: Sendable {
    public let name: LocalizedStringResource
    public init(name: LocalizedStringResource) { self.name = name }
}

public struct DisplayRepresentation: Sendable {
    public let title: LocalizedStringResource
    public init(title: LocalizedStringResource) { self.title = title }
}

/// What an intent can be given.
public protocol IntentValue: Sendable {}
extension String: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension Bool: IntentValue {}
extension Date: IntentValue {}
extension URL: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}

public protocol AppEntity: Identifiable, IntentValue where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}

public protocol IntentResult: Sendable {}

public struct EmptyResult: IntentResult {}

extension IntentResult where Self == EmptyResult {
    public static func result() -> Self { EmptyResult() }
}

public protocol AppIntent: Sendable {
    associatedtype Performed: IntentResult
    static var title: LocalizedStringResource { get }
    static var openAppWhenRun: Bool { get }
    init()
    func perform() async throws -> Performed
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public static var openAppWhenRun: Bool { false }
}

public protocol OpenIntent: AppIntent {
    associatedtype Value: AppEntity
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

@propertyWrapper
public final class IntentParameter<Value: IntentValue>: @unchecked Sendable {
    private var value: Value?
    public init(title: LocalizedStringResource) {}

    public var wrappedValue: Value {
        get {
            if let value { return value }
            // What the user may leave out.
            if let type = Value.self as? any ExpressibleByNilLiteral.Type,
                let none = type.init(nilLiteral: ()) as? Value
            {
                return none
            }
            preconditionFailure("the parameter was not given")
        }
        set { value = newValue }
    }
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }

public struct AppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${\(token)}" }
    }

    public let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public struct AppShortcut: Sendable {
    public let intent: any AppIntent
    public let phrases: [AppShortcutPhrase]

    public init(
        intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases
    }
}

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
