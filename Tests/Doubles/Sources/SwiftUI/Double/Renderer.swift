import Foundation

/// Asks views for their bodies. What views keep is found by their position and `id`.
@MainActor
final class Renderer {
    let host: ViewHost
    /// Where it is, as a number that the host gives.
    private(set) var place = 0
    var environment: EnvironmentValues
    private(set) var stack: StackNode?

    init(_ host: ViewHost) {
        self.host = host
        environment = host.environment
    }

    /// Something is used that these platforms do not have.
    func isUnavailable(on platforms: UIKitDouble.Platform...) {
        if platforms.contains(SwiftUIDouble.platform) { host.record(.unavailable) }
    }

    func at<Result>(_ key: some Hashable, _ body: () -> Result) -> Result {
        let around = place
        defer { place = around }
        place = host.place(of: AnyHashable(key), in: around)
        return body()
    }

    func `in`<Result>(_ stack: StackNode, _ body: () -> Result) -> Result {
        let old = self.stack
        defer { self.stack = old }
        self.stack = stack
        return body()
    }

    /// What is presented stands on no stack of the level below, and can take itself away.
    func above(_ dismiss: @escaping @MainActor () -> Void, render: () -> Node) -> Node {
        let oldStack = stack
        defer { stack = oldStack }
        stack = nil
        return dismissing(dismiss, render: render)
    }

    /// What can take itself away.
    func dismissing(_ dismiss: @escaping @MainActor () -> Void, render: () -> Node) -> Node {
        let oldEnvironment = environment
        defer { environment = oldEnvironment }
        environment.dismiss.action = { [weak host] in host?.byUser(dismiss) ?? dismiss() }
        return render()
    }

    func child<V: View>(_ view: V, _ key: some Hashable) -> Node { at(key) { render(view) } }

    func render<V: View>(_ view: V) -> Node {
        if let primitive = view as? any Primitive { return primitive.node(self) }
        if let representable = view as? any UIViewControllerRepresentable { return represent(representable) }
        return at(ObjectIdentifier(V.self)) {
            bind(view)
            return render(view.body)
        }
    }

    /// Gives the wrapped properties of a view what is kept for them.
    func bind(_ view: Any) {
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            (child.value as? any Bound)?.bind(self, index)
        }
    }

    func location(_ initial: () -> Any) -> Location {
        host.kept.insert(place)
        if let location = host.locations[place] { return location }
        let location = Location(initial(), host)
        host.locations[place] = location
        return location
    }

    func watch<V: Equatable>(_ value: V, initial: Bool, _ action: @escaping @MainActor () -> Void) {
        host.kept.insert(place)
        let old = host.watched.updateValue(value, forKey: place)
        if old == nil ? initial : (old as? V) != value { host.changes.append(action) }
    }

    private func represent<R: UIViewControllerRepresentable>(_ view: R) -> Node {
        at(ObjectIdentifier(R.self)) {
            host.kept.insert(place)
            let context = UIViewControllerRepresentableContext<R>()
            let controller = host.controllers[place] as? R.UIViewControllerType ?? make(view, context)
            view.updateUIViewController(controller, context: context)
            return Node(.controller(controller))
        }
    }

    private func make<R: UIViewControllerRepresentable>(
        _ view: R, _ context: UIViewControllerRepresentableContext<R>
    ) -> R.UIViewControllerType {
        let controller = view.makeUIViewController(context: context)
        host.controllers[place] = controller
        host.window?.addSubview(controller.view)
        return controller
    }
}
