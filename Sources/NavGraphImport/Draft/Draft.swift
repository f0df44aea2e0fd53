import NavGraphModel
import NavGraphXML

/// A graph that is being made of foreign files, whichever they are: what the language has for them, with names given.
package struct Draft {
    package internal(set) var app: String
    package internal(set) var screens: [DraftScreen] = []
    package internal(set) var flows: [DraftFlow] = []
    var events: [DraftEvent] = []
    package internal(set) var entry: DraftTarget?
    package internal(set) var entryComments: [String] = []
    package internal(set) var links: [DraftLink] = []
    package internal(set) var imports: [String] = []
    /// Made of Swift sources: what they do not say is not judged.
    package internal(set) var isOfSources = false
    var isSwiftUI = false
    /// What the key `draft` says.
    var draftText: String?
}

/// A screen or flow by its index.
package enum DraftTarget: Hashable, Sendable {
    case screen(Int)
    case flow(Int)
}

/// Where something was read.
package struct Origin: Equatable, Sendable {
    /// The number of the file among the inputs.
    package var file: Int
    package var id: String
    package var line: Int
    package var column: Int

    /// Of what stands nowhere in particular: the first input's beginning.
    static let beginning = Origin(file: 0, id: "", line: 1, column: 1)
}

extension Origin {
    /// - Parameter id: by default that which Interface Builder gives.
    init(_ element: XMLElement, in file: Int, id: String? = nil) {
        self.init(file: file, id: id ?? element["id"] ?? "", line: element.line, column: element.column)
    }
}

package struct DraftScreen {
    package internal(set) var name = ""
    var comments: [String] = []
    var title: String?
    var type: String?
    var source: ScreenOrigin?
    var params: [DraftParam] = []
    var outcomes: [String] = []
    var events: [DraftEvent] = []
    /// The flow that it stands under.
    var owner: Int?
    package internal(set) var origin: Origin?
    var allowances: [Allowance] = []
}

/// `from`.
enum ScreenOrigin: Equatable {
    case storyboard(String, id: String?)
    case xib(String?)
    /// A SwiftUI view in a UIKit app.
    case swiftui
    /// One of Apple's own controllers.
    case system
}

package struct DraftFlow {
    enum Kind: Equatable {
        case stack(start: Int)
        case tabs([DraftTarget])
        case columns([DraftTarget])
    }
    package internal(set) var name = ""
    var comments: [String] = []
    var kind: Kind
    var title: String?
    var params: [DraftParam] = []
    var events: [DraftEvent] = []
    package internal(set) var origin: Origin
    /// Whether a file has it: a stack around a tab has none.
    package internal(set) var isOfFile = true
    var allowances: [Allowance] = []

    /// What it shows first; of a stack the start.
    var children: [DraftTarget] {
        switch kind {
        case .stack(let start): [.screen(start)]
        case .tabs(let children), .columns(let children): children
        }
    }
    var start: Int? { if case .stack(let start) = kind { start } else { nil } }
}

struct DraftParam: Equatable {
    var name: String
    /// Without a default.
    var type: String
    var defaultValue: String?

    var isOptional: Bool { type.hasSuffix("?") }
    var isRequired: Bool { !isOptional && defaultValue == nil }
    var spelled: String { defaultValue.map { "\(type) = \($0)" } ?? type }
}

struct NamedText: Equatable {
    var name: String
    var text: String
}

struct Allowance: Equatable {
    var rule: String
    var reason: String
}

/// A transition.
struct DraftEvent {
    var name = ""
    var comments: [String] = []
    /// Where it was read.
    var remark: String?
    var title: String?
    var payload: [NamedText] = []
    var action: DraftAction
}

/// What a transition, or its `then`, does.
struct DraftAction: Equatable {
    enum Verb: Equatable {
        case push(DraftTarget)
        case present(DraftTarget)
        case replace(Int)
        case root(DraftTarget)
        case show(Int, in: DraftTarget)
        case pop(DraftTarget)
        case popBack, popRoot, dismissTop, dismissAll
    }
    var verb: Verb
    var style: String?
    var isInStack = false
    var isLocked = false
    var reuse = false
    var animation: String?
    var segue: String?
    var with: [NamedText] = []
    /// None or one.
    private var following: [DraftAction] = []

    init(_ verb: Verb, then: DraftAction? = nil) {
        self.verb = verb
        self.then = then
    }

    var then: DraftAction? {
        get { following.first }
        set { following = newValue.map { [$0] } ?? [] }
    }

    /// What it opens.
    var target: DraftTarget? {
        switch verb {
        case .push(let target), .present(let target), .root(let target): target
        case .replace(let screen), .show(let screen, _): .screen(screen)
        default: nil
        }
    }

    var all: [DraftAction] { [self] + (then?.all ?? []) }

    /// One after the other, `last` behind them.
    init(_ actions: some BidirectionalCollection<DraftAction>, then last: DraftAction) {
        self = actions.reversed().reduce(last) { rest, action in
            var action = action
            action.then = rest
            return action
        }
    }

    /// One after the other; `nil` if absent.
    static func sequence(_ actions: [DraftAction]) -> DraftAction? {
        actions.last.map { DraftAction(actions.dropLast(), then: $0) }
    }
}

package struct DraftLink {
    package internal(set) var name: String
    var comments: [String] = []
    var url: String
    var query: [NamedText] = []
    /// The scheme or host that its URLs are under.
    var domain: String
    var isHost: Bool
    var opens: DraftTarget
    var with: [NamedText] = []
    var isByPresent = false
    package internal(set) var origin: Origin
}

extension Draft {
    /// The schemes and hosts of the links, each once, in their order.
    func domains(areHosts: Bool) -> [String] {
        var seen: Set<String> = []
        return links.filter { $0.isHost == areHosts && seen.insert($0.domain).inserted }.map(\.domain)
    }

    /// The first screens that opening a target shows, through tabs and columns.
    func firstScreens(of target: DraftTarget) -> [Int] {
        switch target {
        case .screen(let screen): [screen]
        case .flow(let flow): flows[flow].children.flatMap(firstScreens)
        }
    }

    func name(of target: DraftTarget) -> String {
        switch target {
        case .screen(let screen): screens[screen].name
        case .flow(let flow): flows[flow].name
        }
    }

    /// What opens the target of a name for events: a stack by its first screen.
    func nameForEvents(of target: DraftTarget) -> String {
        if case .flow(let flow) = target, let start = flows[flow].start { return screens[start].name }
        return name(of: target)
    }
}
