@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension App {
    public static func main() { _ = Self() }
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    /// The double runs no app.
    public var wrappedValue: DelegateType { fatalError("no app runs") }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content
    /// What shows it.
    public private(set) lazy var host = ViewHost(rootView)
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = HostingView(frame: UIScreen.main.bounds) }
}

/// Its subviews are SwiftUI's own (rule 72 of the double of UIKit).
@MainActor
private final class HostingView: UIView {
    override var uikitDoubleRefusal: (raises: Bool, reason: String)? {
        (
            false,
            "Adding a view as a subview of UIHostingController.view is not supported and may result in a broken "
                + "view hierarchy."
        )
    }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public internal(set) var transaction = Transaction()
}
