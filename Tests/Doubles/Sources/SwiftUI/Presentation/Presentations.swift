/// What a modifier presents above a level.
struct Presented {
    enum Kind: String { case sheet, cover, popover, alert, dialog }
    let kind: Kind
    let id: AnyHashable
    /// What is written where SwiftUI itself takes it away.
    let dismiss: @MainActor () -> Void
    let onDismiss: (@MainActor () -> Void)?
    let content: Node
    /// The view that it is shown from.
    var base: Node?
    /// Whether a screen shows it by itself: while one of these is up, SwiftUI defers others of its level, and the other way round.
    var isOwn = false
}

extension View {
    private func presenting<Item: Identifiable, Content: View>(
        _ kind: Presented.Kind, _ item: Binding<Item?>, isOwn: Bool = false, _ onDismiss: (@MainActor () -> Void)?,
        _ content: @escaping @MainActor (Item) -> Content
    ) -> some View {
        Wrapped(content: self) { renderer, base in
            if kind == .cover { renderer.isUnavailable(on: .macOS) }
            if kind == .popover { renderer.isUnavailable(on: .tvOS) }
            let base = base(renderer)
            guard let value = item.wrappedValue else { return Node(.group, [base]) }
            let shown = renderer.at(kind) {
                renderer.at(AnyHashable(value.id)) {
                    renderer.above {
                        item.wrappedValue = nil
                    } render: {
                        renderer.child(content(value), "presented")
                    }
                }
            }
            let presented = Presented(
                kind: kind, id: AnyHashable(value.id), dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
                content: shown, base: base, isOwn: isOwn)
            return Node(.presenting(presented), [base])
        }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }

    /// What routers never use: in this double it is a screen's own.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        let item = Binding<OwnSheet?> {
            isPresented.wrappedValue ? OwnSheet() : nil
        } set: {
            isPresented.wrappedValue = $0 != nil
        }
        return presenting(.sheet, item, isOwn: true, onDismiss) { _ in content() }
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }

    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View { presenting(.popover, item, nil, content) }

    private func speaking<T, A: View, M: View>(
        _ kind: Presented.Kind, _ title: String, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping @MainActor (T) -> A, _ message: @escaping @MainActor (T) -> M
    ) -> some View {
        Wrapped(content: self) { renderer, base in
            let base = base(renderer)
            guard isPresented.wrappedValue, let data else { return Node(.group, [base]) }
            let content = Node(
                .group,
                [
                    Node(.text(title), []), renderer.child(actions(data), kind),
                    renderer.child(message(data), "message"),
                ])
            let presented = Presented(
                kind: kind, id: "dialog", dismiss: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: content, base: base)
            return Node(.presenting(presented), [base])
        }
    }

    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View { speaking(.alert, String(title), isPresented, data, actions, message) }

    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
    ) -> some View { speaking(.dialog, String(title), isPresented, data, actions, message) }
}

private struct OwnSheet: Identifiable { let id = "own" }

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
}

public protocol PresentationSizing: Sendable {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FormPresentationSizing { public static var form: Self { Self() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: Self { Self() } }

extension View {
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let names = detents.map(\.name).sorted().joined(separator: ", ")
        return wrapped(.look("heights \(names), now \(selection.wrappedValue.name)"))
    }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let isForm = sizing is FormPresentationSizing
        return wrapped(.look(isForm ? "sized as a form" : "sized as a page"))
    }
    public func presentationBackground(_ style: Color) -> some View { wrapped(.look("clear background")) }
}
