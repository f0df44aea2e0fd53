import Foundation

/// A screen of fixed size.
@MainActor
open class UIScreen: NSObject {
    private static let single = UIScreen()
    open class var main: UIScreen { single }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 1024, height: 1366) }
    open var scale: CGFloat { 2 }
}
