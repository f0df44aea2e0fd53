public struct EmptyView: View, Primitive {
    public typealias Body = Never
    public init() {}
    func node(_ renderer: Renderer) -> Node { Node(.group) }
}

public struct Text: View, Primitive {
    public typealias Body = Never
    let text: String
    public init(verbatim content: String) { text = content }
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
    func node(_ renderer: Renderer) -> Node { Node(.text(text)) }
}

public struct Image: View, Primitive {
    public typealias Body = Never
    public init(systemName: String) {}
    func node(_ renderer: Renderer) -> Node { Node(.group) }
}

public struct Label<Title: View, Icon: View>: View, Primitive {
    public typealias Body = Never
    let title: Title
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.title = title() }
    func node(_ renderer: Renderer) -> Node { renderer.child(title, "title") }
}
extension Label where Title == Text, Icon == Image {
    public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.title = Text(title) }
}

public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Content: View>: View, Primitive {
    public typealias Body = Never
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let content: Content
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content
    ) {
        self.role = role
        self.action = action
        content = label()
    }
    func node(_ renderer: Renderer) -> Node {
        Node(.button(role: role, action: action), [renderer.child(content, "label")])
    }
}
extension Button where Content == Text {
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

public struct TextField<Content: View>: View, Primitive {
    public typealias Body = Never
    func node(_ renderer: Renderer) -> Node { Node(.group) }
}
extension TextField where Content == Text {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public struct Color: View, Primitive, Sendable {
    public typealias Body = Never
    public static let clear = Color()
    func node(_ renderer: Renderer) -> Node { Node(.group) }
}
