/// A view as it is shown.
@MainActor
final class Node {
    enum Kind {
        case group, plain
        /// Whether it has no size.
        case frame(isEmpty: Bool)
        case text(String)
        /// How a presentation looks.
        case look(String)
        case button(role: ButtonRole?, action: @MainActor () -> Void)
        case stack(StackNode)
        case tabs(Binding<AnyHashable>, selected: AnyHashable)
        case tag(AnyHashable)
        case badge(Int)
        case split(Binding<NavigationSplitViewColumn>, [NavigationSplitViewColumn], active: Int?)
        case presenting(Presented)
        case backButton(isHidden: Bool)
        case interactiveDismiss(isDisabled: Bool)
        case exit((@MainActor () -> Void)?)
        case appearing(Int, (@MainActor () -> Void)?, (@MainActor () -> Void)?)
        case controller(UIViewController)
        case opensURL((URL) -> Void)
        case continues(String, (NSUserActivity) -> Void)
    }
    let kind: Kind
    let children: [Node]

    init(_ kind: Kind, _ children: [Node] = []) {
        self.kind = kind
        self.children = children
    }
}
