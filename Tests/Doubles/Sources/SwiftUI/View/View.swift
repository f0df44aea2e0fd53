@_exported import Foundation
@_exported import Observation
@_exported import UIKit

/// A part of what is shown.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension View where Body == Never {
    public var body: Never { fatalError() }
}

/// A view that the double knows.
@MainActor
protocol Primitive {
    func node(_ renderer: Renderer) -> Node
}

@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct EmptyModifier: ViewModifier {
    public init() {}
    public func body(content: Content) -> some View { content }
}

extension View {
    public func modifier<M: ViewModifier>(_ modifier: M) -> some View { Modified(content: self, modifier: modifier) }
}

struct Modified<Base: View, Modifier: ViewModifier>: View, Primitive {
    typealias Body = Never
    let content: Base
    let modifier: Modifier
    func node(_ renderer: Renderer) -> Node {
        renderer.bind(modifier)
        return renderer.child(modifier.body(content: AnyView(content)), "modified")
    }
}
