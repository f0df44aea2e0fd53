import Foundation

/// What a scene remembers over its lives. The system makes it; tests use `UIKitDouble.makeWindowScene()`.
@MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open internal(set) weak var scene: UIScene?
    public let role: UISceneSession.Role
    public let persistentIdentifier: String
    open var userInfo: [String: Any]?

    init(double role: Role) {
        self.role = role
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// Which classes a scene is made of.
@MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
