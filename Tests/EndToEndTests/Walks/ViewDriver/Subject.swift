import SwiftUI
import UIKit

/// A frame of the configuration.
struct SeenFrame {
    let object: AnyObject
    let id: AnyHashable
    let screen: String
    let given: [String]
}

/// A layer of the configuration.
struct SeenLayer {
    let container: String
    let style: String
    let isDialog: Bool
    let active: Int
    /// The column that a narrow window shows, before one was made active.
    let compact: Int?
    let regions: [[SeenFrame]]
}

/// An emitted app. It names no type of the support code: an app whose support is changed has its own.
@MainActor
protocol Subject: AnyObject {
    /// - Parameter other: the app in another window, with which it shares what changes by itself.
    init(conditions: [Bool], sharing other: (any Subject)?)
    var host: ViewHost! { get }
    var conditions: [Bool] { get }
    /// The configuration, as the router says it.
    var state: String { get }
    /// The configuration.
    var layers: [SeenLayer] { get }
    /// Whether what is shown is the configuration.
    var isShown: Bool { get }
    /// Fires an event of the app.
    func fire(_ index: Int, _ values: [String])
    /// Fires an event or outcome of a screen. False: there is none.
    func announce(_ frame: AnyObject, _ index: Int, _ values: [String]) -> Bool
    /// A link arrives.
    func follow(_ link: Int, _ values: [String])
    /// A condition that changes by itself is so from now on.
    func change(_ index: Int, _ value: Bool)
}

/// What a screen was told.
struct Told {
    weak var frame: AnyObject?
    let message: String
}

extension Diary {
    /// What one of several windows is told of.
    @MainActor
    final class Page {
        var answers: [String] = []
        var heard = ""
        var shown = ""
    }
    static var told: [Told] = []
    /// What the app's own code was told of how what it opened has ended.
    static var answers: [String] {
        get { page.answers }
        set { page.answers = newValue }
    }
    static var stalls = 0
    static var openedURLs = 0
    /// The frames that each window has.
    static var living: [Int: () -> [AnyObject]] = [:]

    static func forgetDismissals() {
        let all = Set(living.values.flatMap { $0() }.map { ObjectIdentifier($0) })
        dismissals = dismissals.filter { $0.value.frame != nil && all.contains($0.key) }
    }

    static func forget() {
        page = Page()
        (told, stalls, openedURLs, dismissals, living) = ([], 0, 0, [:], [:])
    }

    /// How screens take themselves away.
    static var dismissals: [ObjectIdentifier: Dismissal] = [:]

    /// How one takes itself away, which keeps what is below it alive. Another frame may come to lie where that was.
    struct Dismissal {
        weak var frame: AnyObject?
        let action: DismissAction
    }

    static func canDismiss(_ frame: AnyObject?, _ dismiss: DismissAction) {
        if let frame { dismissals[ObjectIdentifier(frame)] = Dismissal(frame: frame, action: dismiss) }
    }

    static func answered(_ outcome: String, _ values: [String]) {
        answers.append("host.\(outcome)(\(values.joined(separator: ",")))")
    }

    static func told(_ frame: AnyObject?, _ message: String, _ values: [String]) {
        guard let frame else { return }
        told.append(Told(frame: frame, message: "\(message)(\(values.joined(separator: ",")))"))
    }
}
