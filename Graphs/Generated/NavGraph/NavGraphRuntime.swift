// The support code of navgraph 0.1.0: Runtime. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation

/// What the routers that `navgraph` emits call: the same for every app.
///
/// A screen raises an event of its `Frame`. The event becomes a `Step` in the queue. The step's turn comes when nothing
/// moves: the router makes moves on the layers, which are values, and the UI framework is told of what they come to.
enum NavGraph {
    /// Each generated file names the version of this interface that it was generated for. It does not compile with
    /// support code that serves other versions only.
    typealias Interface3 = Void

    /// In version 2 the names of screens, flows and conditions were enums of `String`.
    @available(*, unavailable, message: "made by another navgraph than the support code; compile the graph again")
    typealias Interface2 = Void

    /// Version 1 knew screens, outcomes and conditions as texts.
    @available(*, unavailable, message: "made by another navgraph than the support code; compile the graph again")
    typealias Interface1 = Void
}

extension NavGraph {
    /// What a step comes from.
    enum Cause: String, Sendable {
        /// An event or outcome that a screen has raised.
        case tap
        /// The user has gone back: by the button, its menu, or a swipe from the edge.
        case back
        /// The user has swiped a layer away.
        case swipe
        /// The user has chosen a tab.
        case tab
        /// A deep link.
        case link
        /// All else: the launch, an event of the app.
        case code
    }
}

extension NavGraph {
    /// The facts that transitions ask for, by name. What one implies holds with it, whichever of them is set.
    struct Conditions: Sendable {
        private var truths: [String: Bool]
        private let implied: [String: [String]]
        private let implying: [String: [String]]
        /// For each name of an enumeration, the others.
        private let others: [String: [String]]

        /// The conditions of a graph.
        ///
        /// - Parameters:
        ///   - type: the type of the names.
        ///   - truths: every condition at launch. What a true one implies is made true.
        ///   - implications: for each condition what it implies directly.
        ///   - enumerations: lists of conditions of which exactly one holds.
        init<Condition: Name>(
            of type: Condition.Type, _ truths: KeyValuePairs<Condition, Bool>,
            implies implications: KeyValuePairs<Condition, [Condition]> = [:], oneOf enumerations: [[Condition]] = []
        ) {
            self.init(
                Dictionary(truths.map { ($0.key.text, $0.value) }) { $1 },
                implies: Dictionary(implications.map { ($0.key.text, $0.value.map(\.text)) }) { $1 },
                oneOf: enumerations.map { $0.map(\.text) })
        }

        /// For a graph without conditions.
        init() { self.init([:]) }

        init(
            _ truths: [String: Bool], implies implications: [String: [String]] = [:],
            oneOf enumerations: [[String]] = []
        ) {
            self.truths = truths
            others = enumerations.reduce(into: [:]) { others, names in
                for name in names { others[name] = names.filter { $0 != name } }
            }
            implied = implications
            implying = implications.reduce(into: [:]) { implying, entry in
                for other in entry.value { implying[other, default: []].append(entry.key) }
            }
            for (name, isTrue) in truths where isTrue { self[name] = true }
        }

        /// Whether a condition holds; one that is unknown does not.
        ///
        /// Setting it to true sets to true what it implies, directly or not, and to false the other names of an
        /// enumeration; setting it to false sets to false what implies it.
        subscript(name: some Name) -> Bool {
            get { self[name.text] }
            set { self[name.text] = newValue }
        }

        subscript(name: String) -> Bool {
            get { truths[name] ?? false }
            set {
                var rest = [name]
                var reached: Set<String> = [name]
                while let next = rest.popLast() {
                    truths[next] = newValue
                    if newValue {
                        for other in others[next] ?? [] where truths[other] == true { self[other] = false }
                    }
                    for other in (newValue ? implied : implying)[next] ?? [] where reached.insert(other).inserted {
                        rest.append(other)
                    }
                }
            }
        }
    }
}

extension NavGraph {
    /// Prints a line for all that happens: `navgraph: list.open (tap) item=7`.
    ///
    /// `router.add(observer: NavGraph.ConsoleObserver())` is all that it takes.
    @MainActor
    final class ConsoleObserver: Observer {
        private let write: (String) -> Void

        /// Writes to the standard output.
        convenience init() { self.init { print($0) } }

        /// Writes elsewhere: `write` is given a line, without its end.
        init(_ write: @escaping (String) -> Void) { self.write = write }

        private func say(_ text: String) { write("navgraph: " + text) }

        /// Prints the screen.
        func shown(_ screen: String) { say("shows \(screen)") }
        /// Prints the event, its cause, and what came with it.
        func fired(_ event: String, _ values: [String: Any], _ cause: Cause) {
            let given = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            say("\(event) (\(cause))\(given)")
        }
        /// Prints the event.
        func ignored(_ event: String) { say("ignores \(event)") }
        /// Prints the event and the fault.
        func faulted(_ event: String, _ fault: Fault) { say("\(event) failed: \(fault.rawValue)") }
        /// Prints the screen.
        func stalled(_ screen: String) { say("stopped waiting for a transition on \(screen)") }
        /// Prints the link.
        func followed(_ link: String) { say("followed the link \(link)") }
        /// Prints the link.
        func kept(_ link: String) { say("keeps the link \(link) until it can be followed") }
        /// Prints the link.
        func dropped(_ link: String) { say("dropped the link \(link)") }
        /// Prints the link and the error.
        func failed(_ link: String, _ error: any Error) { say("no values for the link \(link): \(error)") }
    }
}

extension NavGraph {
    /// What shows the layers: a window of a UI framework. The queue asks it for what is shown, and has it carry steps
    /// out.
    @MainActor
    protocol Display: AnyObject {
        /// The shown layers, the window layer first; empty before the launch.
        var layers: [Layer] { get }
        /// The target that the window layer was made for; `nil` without a window layer.
        var rootName: String? { get }
        /// A screen that routers made, as a value of the layers.
        func item(of screen: AnyObject) -> LayerItem
        /// What shows a frame that is in none of the layers.
        func item(showing frame: Frame) -> LayerItem?
        /// A screen is ready to be told something.
        func load(_ screen: AnyObject)
        /// A link is kept until it can be followed.
        func linkWaits()
        /// What moves, ours or not; `nil` at rest. The display calls `advance()` of the queue when it hears of an end.
        var motion: Motion? { get }

        /// Goes on where something has ended that nobody told of.
        func lookAgain()
        /// What moves takes too long: from now on it counts as over.
        func giveUpWaiting()
        /// Makes what the user does on these layers heard.
        func observe(_ layers: [Layer])
        /// A screen acts: what it is in is what `layers` are from now on; of a split, its column becomes the active
        /// one. With `nil`, something acts that is not a screen: at that place, or in front.
        func focus(_ frame: Frame?, in place: AnyObject?) throws
        /// Whether the screen may act.
        func isCurrent(_ frame: Frame, in layers: [Layer]) -> Bool
        /// What the user has taken away since the last step, by back or swipe, topmost first.
        func takenByUser() -> [Removal]
        /// Throws the fault of a step that cannot be shown.
        func check(_ step: Step) throws
        /// Shows the layers of a step, and remembers what it needs of them until the next.
        func show(_ step: Step)
        /// No step runs or waits any more.
        func stepsEnded()
    }

    /// Something that moves.
    struct Motion {
        /// For the log.
        let what: String
        /// Whether the user's finger holds it: that takes as long as it takes.
        let isInteractive: Bool
        /// Whether it may take ten times as long as others, as with slow animations.
        let isSlow: Bool
        /// What tells of its end, and how that is listened to. Nothing polls while there is such a thing.
        let teller: AnyObject?
        let listen: (_ ended: @escaping () -> Void) -> Void

        init(
            _ what: String, isInteractive: Bool = false, isSlow: Bool = false, toldBy teller: AnyObject? = nil,
            listen: @escaping (_ ended: @escaping () -> Void) -> Void = { _ in }
        ) {
            self.what = what
            self.isInteractive = isInteractive
            self.isSlow = isSlow
            self.teller = teller
            self.listen = listen
        }
    }

    /// What the user has taken away.
    struct Removal {
        /// The screen that went; of a layer its current one.
        let screen: String
        let cause: Cause
        /// How it was opened.
        let ending: Ending?
        /// Whether the screen that opened it went with it, so that no message can reach that.
        let isInner: Bool
        /// The screen that was below it: a message reaches that, though something of the app's own may be in front.
        let opener: Frame?
        /// Where it was, for `focus`.
        let place: AnyObject?
        /// Takes it away in its step, where the display has not done so: then a fault of the handler leaves it where it
        /// was.
        let take: ((Step) -> Void)?

        init(
            _ screen: String, by cause: Cause, ending: Ending?, isInner: Bool = false, opener: Frame? = nil,
            place: AnyObject? = nil, take: ((Step) -> Void)? = nil
        ) {
            (self.screen, self.cause, self.ending, self.isInner) = (screen, cause, ending, isInner)
            (self.opener, self.place, self.take) = (opener, place, take)
        }
    }
}

extension NavGraph.Display {
    func item(showing frame: NavGraph.Frame) -> NavGraph.LayerItem? { nil }
    func load(_ screen: AnyObject) {}
    func linkWaits() {}
    func stepsEnded() {}
}

extension NavGraph {
    /// What happens when something that was opened ends: a handler for each outcome that its opener minds.
    @MainActor
    final class Ending {
        /// The flow that was opened; `nil` for a screen.
        let flow: String?
        /// For when the user closes it, by back or swipe.
        var closed: ((Step) throws -> Void)?
        private var handlers: [String: Any] = [:]

        /// The ending of a screen, or of a flow that has no outcomes.
        init() { flow = nil }

        /// The ending of the flow of that name.
        init(of flow: some Name) { self.flow = flow.text }

        /// Handles an outcome with what comes with it.
        func on<Value>(_ outcome: Outcome<Value>, _ run: @escaping (Value, Step) throws -> Void) {
            handlers[outcome.name] = Handler(run: run)
        }

        /// Handles an outcome that carries nothing.
        func on(_ outcome: Outcome<Void>, _ run: @escaping (Step) throws -> Void) {
            handlers[outcome.name] = Handler<Void> { _, step in try run(step) }
        }

        /// It closes, nothing more.
        func close<Value>(_ outcome: Outcome<Value>) { on(outcome) { _, _ in } }

        /// The handler of an outcome and its values; `nil` if the opener ignores it. Throws `mismatch` where the
        /// handler is for values of another type.
        func handler<Value>(_ outcome: String, _ value: Value) throws -> ((Step) throws -> Void)? {
            guard let known = handlers[outcome] else { return nil }
            guard let handler = known as? Handler<Value> else { throw Fault.mismatch }
            return { step in try handler.run(value, step) }
        }
    }
}

extension NavGraph.Ending {
    private struct Handler<Value> {
        let run: (Value, NavGraph.Step) throws -> Void
    }
}

/// What has been opened ends.
extension NavGraph.Step {
    /// The current screen ends: its frame goes, or the layer that it is the bottom of. Then whoever opened it decides.
    func end<Value>(_ frame: NavGraph.Frame, with outcome: String, _ value: Value) throws {
        let ending = frame.ending?.flow == nil ? frame.ending : nil
        let handler = try ending?.handler(outcome, value)
        if frame.isAlert, layers.last?.current?.frame !== frame {
            try handler?(self)
            return
        }
        if region.frames.count > 1 {
            try pop()
        } else if layers[layers.count - 1].hasChoice {
            throw NavGraph.Fault.finishWithoutOpener
        } else if layers.count > 1 {
            try dismiss()
        } else {
            return try stay(handler)
        }
        try handler?(self)
    }

    /// A screen ends as if it raised an outcome itself, which it can only while it is current.
    func end<Value>(_ outcome: NavGraph.Outcome<Value>, _ value: Value) throws {
        guard currentScreen == outcome.owner, let frame = layers.last?.current?.frame else {
            throw NavGraph.Fault.finishWithoutOpener
        }
        try end(frame, with: outcome.name, value)
    }

    /// A screen ends with an outcome that carries nothing.
    func end(_ outcome: NavGraph.Outcome<Void>) throws { try end(outcome, ()) }

    /// A flow ends: what it was opened as goes with all above it. Then whoever opened it decides.
    func finish<Value>(_ outcome: NavGraph.Outcome<Value>, _ value: Value) throws {
        let flow = outcome.owner
        for index in layers.indices.reversed() {
            let frames = layers[index].regions[layers[index].active].frames
            if let start = frames.lastIndex(where: { $0.frame?.ending?.flow == flow }) {
                let handler = try frames[start].frame?.ending?.handler(outcome.name, value)
                animation = .standard
                layers.removeLast(layers.count - 1 - index)
                region.frames.removeLast(frames.count - start)
                try handler?(self)
                return
            }
            guard let ending = layers[index].ending, ending.flow == flow, !layers[index].isEnding else { continue }
            let handler = try ending.handler(outcome.name, value)
            if index == 0 { return try stay(handler) }
            animation = .standard
            layers.removeLast(layers.count - index)
            try handler?(self)
            return
        }
        throw NavGraph.Fault.finishWithoutOpener
    }

    /// A flow ends with an outcome that carries nothing.
    func finish(_ outcome: NavGraph.Outcome<Void>) throws { try finish(outcome, ()) }

    /// The window layer stays when what it was made for ends. While its handler runs it was made for nothing.
    private func stay(_ handler: ((NavGraph.Step) throws -> Void)?) throws {
        guard let handler, !layers[0].isEnding else { throw NavGraph.Fault.finishWithoutOpener }
        layers[0].isEnding = true
        try handler(self)
        layers[0].isEnding = false
    }
}

extension NavGraph {
    /// Why a step could not be carried out. Everything is then as it was before.
    enum Fault: String, Error, Sendable {
        /// The pushed target is not a screen and not a stack.
        case pushOfContainer = "push-of-container"
        /// The current screen is on no stack.
        case pushOutsideStack = "push-outside-stack"
        /// There is nothing below the current screen to go back to.
        case popAtBottom = "pop-at-bottom"
        /// The screen to go back to is not below the current one.
        case popToAbsent = "pop-to-absent"
        /// Nothing is presented.
        case dismissNothing = "dismiss-nothing"
        /// No layer has the tab or column.
        case selectAbsent = "select-absent"
        /// Nothing was opened that could end so.
        case finishWithoutOpener = "finish-without-opener"
        /// The current screen does not receive the message.
        case sendUnknown = "send-unknown"
        /// Nothing can be presented, since the window does not show what would present it.
        case notOnScreen = "not-on-screen"
        /// A storyboard segue has run, and its source did not hand `prepare(for:sender:)` on.
        case segueNotPrepared = "segue-not-prepared"
        /// The app has returned, for a new screen or container, a view controller that is still shown.
        case reused
        /// A handler, a message or values that a flow was opened with are of another type than the one that is asked
        /// for: generated files of different versions have been mixed.
        case mismatch
        /// A link was raised without a value that it needs.
        case missingValue = "missing-value"
        /// The app's own code has thrown an error.
        case unexpected
    }
}

extension NavGraph {
    /// One opening of a screen or container. It does not keep the screen alive, and screens may keep it.
    @MainActor
    final class Frame {
        /// Which opening it is.
        let id = ID()
        /// The screen's name; empty for a container.
        let screen: String
        /// Whether it is an alert, which is gone already when one of its actions runs.
        let isAlert: Bool
        /// How it was opened.
        var ending: Ending?
        /// Whether it stands for the app's own screens: nothing replaces it, and the observer is not told that it is
        /// shown.
        var isHost = false
        /// Whether the user cannot go back from it.
        var isStaying = false
        /// Whether the system shows it: the user can always close it.
        var isOfSystem = false
        /// The user can go back from it only while this returns `true`; `nil`: always.
        var goesBackWhile: Lock?
        /// Whether the conditions keep the user from going back.
        func isHeld(_ conditions: Conditions) -> Bool { goesBackWhile.map { !$0(conditions) } ?? false }
        /// Whether the user cannot go back from it with these conditions.
        func stays(_ conditions: Conditions) -> Bool { isStaying || isHeld(conditions) }
        /// What flows were opened with that begin here, by their names, for the flows' own events.
        var values: [String: Any] = [:]

        /// Keeps what a flow was opened with that begins here, for the flow's own events.
        func keep<Values>(_ values: Values, of flow: some Name) { self.values[flow.text] = values }

        /// What a SwiftUI screen announces with, and what it is told by.
        var actions: Any?
        var inbox: AnyObject?
        /// What a UI framework shows for it that is told by values.
        var content: AnyObject?
        private(set) weak var queue: StepQueue?

        init(_ screen: String, isAlert: Bool = false, in queue: StepQueue) {
            self.screen = screen
            self.isAlert = isAlert
            self.queue = queue
        }

        /// What fires an event of the screen: a method of a router, with the step and the values that the event
        /// carries. It does not keep the router alive. `names` are those of the values, for the observer.
        func eventWithValues<Router: AnyObject, each Value>(
            _ name: String, _ names: String..., to router: Router,
            by method: @escaping (Router, Step, repeat each Value) throws -> Void
        ) -> (repeat each Value) -> Void {
            { [weak router] (value: repeat each Value) in
                guard let router else { return }
                var values: [Any] = []
                repeat values.append(each value)
                let named = Dictionary(zip(names, values)) { first, _ in first }
                self.queue?.fire(name, named, from: self) { step in try method(router, step, repeat each value) }
            }
        }

        /// The same for an event that carries nothing. A separate method without a pack of values compiles faster.
        func event<Router: AnyObject>(
            _ name: String, to router: Router, by method: @escaping (Router, Step) throws -> Void
        ) -> () -> Void {
            { [weak router] in
                guard let router else { return }
                self.queue?.fire(name, from: self) { step in try method(router, step) }
            }
        }

        /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen.
        func end<Value>(_ outcome: Outcome<Value>, _ value: Value) {
            end(outcome.name, value, named: outcome.values)
        }

        /// The screen ends with an outcome that carries nothing.
        func end(_ outcome: Outcome<Void>) { end(outcome.name, ()) }

        func end<Value>(_ outcome: String, _ value: Value, named names: [String] = []) {
            let values = names.count == 1 ? [value] : Mirror(reflecting: value).children.map(\.value)
            let named = Dictionary(zip(names, values)) { first, _ in first }
            queue?.fire(screen + "." + outcome, named, from: self) { step in try step.end(self, with: outcome, value) }
        }
    }
}

extension NavGraph {
    /// One opening of a screen, for the events of a group that it uses. Like any opening it keeps nothing alive.
    @MainActor
    final class GroupOpening<Events: AnyObject>: Opening {
        private weak var events: Events?
        private let hidden: [String]

        /// Of nothing: for previews and tests.
        override init() {
            hidden = []
            super.init()
        }

        /// Of a screen's frame. `events` has the group's events as methods; those that `hidden` names do nothing here.
        init(_ frame: Frame, _ events: Events, hiding hidden: String...) {
            self.events = events
            self.hidden = hidden
            super.init(frame)
        }

        /// The same of the opening of a SwiftUI view, whose router may be gone.
        init(_ opening: Opening, _ events: Events?, hiding hidden: String...) {
            self.events = events
            self.hidden = hidden
            super.init(sharing: opening)
        }

        /// Fires an event of the group. `values` are what comes with it, and behind the event stand their names, as in
        /// `row.share post`.
        func fire(
            _ event: String, _ values: Any..., by method: @escaping (Events, Step) throws -> Void
        ) {
            if hidden.contains(where: { event == $0 || event.hasPrefix($0 + " ") }) { return }
            fireEvent(event, values, to: events, by: method)
        }
    }
}

extension NavGraph {
    /// The identity of one opening of a screen or layer. None is ever used again.
    nonisolated struct ID: Hashable, Sendable {
        private let number: Int

        @MainActor private static var last = 0

        /// A new one.
        @MainActor
        init() {
            Self.last += 1
            number = Self.last
        }
    }
}

extension NavGraph {
    /// A layer as a value: what the window shows, or what is presented.
    @MainActor
    struct Layer {
        /// Which opening it is.
        let id = ID()
        let kind: Kind
        /// The flow or screen that it was made for.
        let made: String
        var container: LayerItem
        var regions: [Region]
        /// The index of the region that acts.
        var active: Int
        /// The column that a narrow window shows, until a step makes a column active; `nil`: the active one.
        var compact: Int?
        /// How it was opened.
        var ending: Ending?
        /// How it is presented; of no meaning for the window's.
        var style: Style
        /// Whether the user cannot swipe it away.
        var isLocked: Bool
        /// When the user cannot swipe it away, where that depends on the conditions.
        var lock: Lock?
        /// The heights that a sheet can rest at, where a UI framework is shown values.
        var detents: [Detent] = []
        /// Where a popover is shown, where a UI framework is shown values.
        var anchor: Any?
        /// Whether what it was made for has just ended, and the handler for that runs.
        var isEnding = false

        init(
            _ kind: Kind, for made: String, container: LayerItem, regions: [Region], active: Int = 0,
            ending: Ending? = nil,
            style: Style = .sheet, isLocked: Bool = false
        ) {
            (self.kind, self.made, self.container, self.regions) = (kind, made, container, regions)
            (self.active, self.ending, self.style, self.isLocked) = (active, ending, style, isLocked)
        }

        var current: LayerItem? { regions[active].frames.last }
        var hasChoice: Bool { kind == .tabs || kind == .split }

        /// Whether the user can close it while the conditions are so.
        func isSwipeable(_ conditions: Conditions) -> Bool {
            if regions[active].frames.count == 1, current?.frame?.isOfSystem == true { return true }
            // Menu goes back before it closes.
            if Platform.current == .tvOS, regions[active].frames.count > 1 { return false }
            return style.isSwipeable && !isLocked && lock?(conditions) != true
        }
    }

    /// Whether a layer cannot be swiped away while the conditions are so.
    typealias Lock = @MainActor (_ conditions: Conditions) -> Bool

    /// A screen or container as a UI framework has it, and what is known of how it was opened.
    @MainActor
    struct LayerItem {
        /// The framework's object, such as a view controller.
        let content: AnyObject
        /// `nil` for what no router made.
        let frame: Frame?

        init(_ content: AnyObject, _ frame: Frame?) {
            self.content = content
            self.frame = frame
        }

        static func === (left: LayerItem, right: LayerItem) -> Bool { left.content === right.content }
        static func !== (left: LayerItem, right: LayerItem) -> Bool { left.content !== right.content }
    }
}

extension NavGraph.Layer {
    /// What holds the screens.
    enum Kind { case single, stack, tabs, split }

    /// A stack of screens, or the place of one; of tabs and columns one for each.
    @MainActor
    struct Region {
        /// The flow or screen that is this tab or column.
        let name: String
        var container: NavGraph.LayerItem
        let isStack: Bool
        /// Bottom first.
        var frames: [NavGraph.LayerItem]

        init(name: String, container: NavGraph.LayerItem, isStack: Bool, frames: [NavGraph.LayerItem]) {
            self.name = name
            self.container = container
            self.isStack = isStack
            self.frames = frames
        }
    }
}

// The system's log, where there is one.
#if canImport(os)
    import os
#endif

extension NavGraph {
    /// Writes a warning to the system's log, in its own category.
    static func warn(_ text: @autoclosure () -> String) {
        #if canImport(os)
            if #available(watchOS 7, *) {
                let text = text()
                Logger(subsystem: "navgraph", category: "router").warning("\(text, privacy: .public)")
            }
        #endif
    }
}

/// Moves on the layers as values.
extension NavGraph.Step {
    /// A new screen above the current one, which has to be on a stack. No other function has this name: the compiler is
    /// done with it sooner.
    func push(_ screen: AnyObject, animation: NavGraph.Animation = .standard) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        self.animation = animation
        region.frames.append(display.item(of: screen))
    }

    /// Goes back to the nearest screen of that name where it is below, else pushes a new one.
    func pushReusing(
        _ name: some NavGraph.Name, _ screen: @autoclosure () -> AnyObject,
        animation: NavGraph.Animation = .standard
    ) throws {
        if region.frames.dropLast().contains(where: { $0.frame?.screen == name.text }) {
            try pop(to: name, animation: animation)
        } else {
            try push(screen(), animation: animation)
        }
    }

    /// Removes what lies above the uppermost screen of that name in the region, if it has one.
    func popAbove(_ name: some NavGraph.Name) {
        guard let index = region.frames.lastIndex(where: { $0.frame?.screen == name.text }) else { return }
        animation = .none
        region.frames.removeLast(region.frames.count - 1 - index)
    }

    /// Replaces the current screen with a new one where it has that name, else pushes the new one.
    func pushReplacing(
        _ name: some NavGraph.Name, _ screen: @autoclosure () -> AnyObject,
        animation: NavGraph.Animation = .standard
    ) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        if region.frames.last?.frame?.screen == name.text {
            try replace(with: screen(), animation: animation)
        } else {
            try push(screen(), animation: animation)
        }
    }

    /// Only screens and stacks can be pushed.
    func pushContainer() throws { throw NavGraph.Fault.pushOfContainer }

    /// A new layer.
    func present(_ layer: NavGraph.Layer, animation: NavGraph.Animation) {
        self.animation = animation
        layers.append(layer)
    }

    /// A new window layer; all others go.
    func root(_ layer: NavGraph.Layer, animation: NavGraph.Animation = .standard) {
        self.animation = animation
        layers = [layer]
        if layersOfRoot == nil { layersOfRoot = layers }
    }

    /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. The way of a link is
    /// followed from here by further moves, all or nothing.
    func restart(_ layer: NavGraph.Layer) {
        let ending = layers.first?.ending
        root(layer, animation: .none)
        layers[0].ending = ending
    }

    /// The current screen gives way to another, which counts as opened in the way that the current one was.
    ///
    /// Throws if no router made the current screen.
    func replace(with screen: AnyObject, animation: NavGraph.Animation = .standard) throws {
        guard let old = region.frames.last?.frame, !old.isHost else { throw NavGraph.Fault.popAtBottom }
        self.animation = animation
        let new = display.item(of: screen)
        new.frame?.ending = old.ending
        new.frame?.values = old.values
        put(new)
    }

    /// A screen takes the place of the last of the region.
    private func put(_ new: NavGraph.LayerItem) {
        if region.isStack {
            region.frames[region.frames.count - 1] = new
            return
        }
        region.frames = [new]
        region.container = new
        if !layers[layers.count - 1].hasChoice { layers[layers.count - 1].container = new }
    }

    /// Makes a tab or column active; the layers above it go.
    func select(_ name: some NavGraph.Name, animation: NavGraph.Animation = .standard) throws {
        let name = name.text
        guard let index = layers.lastIndex(where: { $0.hasChoice && $0.regions.contains { $0.name == name } }),
            let region = layers[index].regions.firstIndex(where: { $0.name == name })
        else { throw NavGraph.Fault.selectAbsent }
        self.animation = animation
        layers.removeLast(layers.count - 1 - index)
        layers[index].active = region
        layers[index].compact = nil
    }

    /// Chooses a tab or column of the top layer. The tab that is chosen already is left its bottom screen only.
    func choose(_ name: some NavGraph.Name) throws {
        guard let top = layers.last, top.hasChoice, let index = top.regions.firstIndex(where: { $0.name == name.text })
        else { throw NavGraph.Fault.selectAbsent }
        if top.kind == .tabs, top.active == index { return popToRoot() }
        animation = .standard
        layers[layers.count - 1].active = index
        layers[layers.count - 1].compact = nil
    }

    /// A column holds one screen from now on.
    func show(
        _ screen: AnyObject, in name: some NavGraph.Name, animation: NavGraph.Animation = .standard
    ) throws {
        try select(name, animation: animation)
        let item = display.item(of: screen)
        if region.isStack { region.frames = [item] } else { put(item) }
    }

    /// The current screen goes.
    func pop(animation: NavGraph.Animation = .standard) throws {
        guard region.frames.count > 1 else { throw NavGraph.Fault.popAtBottom }
        self.animation = animation
        region.frames.removeLast()
    }

    /// All screens of the region except the bottom one go.
    func popToRoot(animation: NavGraph.Animation = .standard) {
        self.animation = animation
        region.frames.removeLast(region.frames.count - 1)
    }

    /// At least one screen goes, until the nearest of that name is current.
    func pop(to name: some NavGraph.Name, animation: NavGraph.Animation = .standard) throws {
        guard let index = region.frames.dropLast().lastIndex(where: { $0.frame?.screen == name.text }) else {
            throw NavGraph.Fault.popToAbsent
        }
        self.animation = animation
        region.frames.removeLast(region.frames.count - 1 - index)
    }

    /// The top layer goes.
    func dismiss(animation: NavGraph.Animation = .standard) throws {
        guard layers.count > 1 else { throw NavGraph.Fault.dismissNothing }
        self.animation = animation
        layers.removeLast()
    }

    /// All layers above the window's go.
    func dismissAll(animation: NavGraph.Animation = .standard) {
        self.animation = animation
        layers.removeLast(layers.count - 1)
    }
}

extension NavGraph {
    /// The name of a screen, flow or condition of the graph: a case of a type that is generated with the routers.
    protocol Name {
        /// The name, as the graph has it.
        var text: String { get }
    }

    /// A name that is a case of a generated enum. For an enum of `String` the time of the compiler would grow with the
    /// square of the cases.
    protocol ListedName: Name, RawRepresentable<Int> {
        /// The names of all cases in their order, each in a line.
        static var texts: StaticString { get }
    }
}

extension NavGraph.ListedName {
    /// The name, as the graph has it. Linear in the list up to it.
    var text: String {
        Self.texts.withUTF8Buffer { bytes in
            let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: rawValue + 1)
            return String(decoding: lines[rawValue], as: UTF8.self)
        }
    }

    /// The case with a name; `nil`: none has it. Linear in the list.
    init?(text: String) {
        let index = Self.texts.withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).firstIndex { $0.elementsEqual(text.utf8) }
        }
        guard let index else { return nil }
        self.init(rawValue: index)
    }
}

extension NavGraph {
    /// What the navigations of all UI frameworks have in common: the steps of one window.
    @MainActor
    class Navigator {
        let queue: StepQueue

        /// Keeps `observer` weakly. The conditions `changing` change on their own, in all windows of an app: that of
        /// `other` too.
        init(
            _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name], sharing other: Navigator?
        ) {
            queue = StepQueue(conditions, observer, changing: changing.map(\.text), sharing: other?.queue)
        }

        /// What comes from no screen: an event of the app.
        func fire(_ event: String, _ values: [String: Any] = [:], body: @escaping (Step) throws -> Void) {
            queue.fire(event, values, body: body)
        }

        /// A condition that changes on its own has another value from now on.
        func change(_ condition: some Name, to value: Bool) { queue.change(condition.text, to: value) }

        /// The conditions as the step that runs has them so far; between steps, as the last one has left them.
        var conditionsNow: Conditions { queue.conditionsNow }

        /// What the current screen announces with, if that is a value.
        var currentActions: Any? { queue.display?.layers.last?.current?.frame?.actions }

        /// Adds an observer, and keeps it.
        func add(observer: any Observer) { queue.observers.add(observer) }

        /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
        var description: String { queue.description }

        /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
        func settled() async { await queue.settled() }

        /// Something cannot be done: the observer is told.
        func fail(_ event: String) { queue.fire(event, body: { _ in throw Fault.unexpected }) }

        /// The same of a screen.
        func fail(_ screen: some Name) { fail(screen.text) }

        // MARK: Frames

        /// A new opening of a screen.
        func frame(_ name: some Name, _ ending: Ending? = nil) -> Frame {
            let frame = Frame(name.text, in: queue)
            frame.ending = ending
            return frame
        }

        /// That of an alert, which is made with what its buttons do.
        func alert(_ name: some Name, _ ending: Ending?) -> Frame {
            let frame = Frame(name.text, isAlert: true, in: queue)
            frame.ending = ending
            return frame
        }
    }
}

extension NavGraph {
    /// Hears of all that happens, for analytics and logs. Events are spelled `screen.event`, those of links
    /// `link:name`, taps on tabs `tab:name`. Where the user goes back from a screen or swipes it away, that is its
    /// event `closed`.
    @MainActor
    protocol Observer: AnyObject {
        /// A screen has become the current one.
        func shown(_ screen: String)
        /// A step has been carried out: with these values, by their names.
        func fired(_ event: String, _ values: [String: Any], _ cause: Cause)
        /// The screen of the event is not the current one, or no alternative of the event holds.
        func ignored(_ event: String)
        /// The event could not be carried out; everything is as it was.
        func faulted(_ event: String, _ fault: Fault)
        /// A transition did not come to its end within two seconds, while this screen was the current one. Steps go on.
        func stalled(_ screen: String)
        /// A link has been followed.
        func followed(_ link: String)
        /// A link cannot be followed yet. It waits.
        func kept(_ link: String)
        /// A link is forgotten: it has waited too long, does not wait, or a newer one has come.
        func dropped(_ link: String)
        /// A resolver has failed for a link.
        func failed(_ link: String, _ error: any Error)
    }
}

extension NavGraph.Observer {
    /// Does nothing.
    func shown(_ screen: String) {}
    /// Does nothing.
    func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) {}
    /// Does nothing.
    func ignored(_ event: String) {}
    /// Does nothing.
    func faulted(_ event: String, _ fault: NavGraph.Fault) {}
    /// Does nothing.
    func stalled(_ screen: String) {}
    /// Does nothing.
    func followed(_ link: String) {}
    /// Does nothing.
    func kept(_ link: String) {}
    /// Does nothing.
    func dropped(_ link: String) {}
    /// Does nothing.
    func failed(_ link: String, _ error: any Error) {}
}

extension NavGraph {
    /// All who hear of what happens, in the order in which they were added.
    @MainActor
    final class Observers: Observer {
        private weak var first: (any Observer)?
        private var added: [any Observer] = []

        /// Keeps the first one weakly.
        init(_ first: (any Observer)?) { self.first = first }

        /// Keeps it.
        func add(_ observer: any Observer) { added.append(observer) }

        var isEmpty: Bool { first == nil && added.isEmpty }

        private var all: [any Observer] { (first.map { [$0] } ?? []) + added }

        func shown(_ screen: String) { for one in all { one.shown(screen) } }
        func fired(_ event: String, _ values: [String: Any], _ cause: Cause) {
            for one in all { one.fired(event, values, cause) }
        }
        func ignored(_ event: String) { for one in all { one.ignored(event) } }
        func faulted(_ event: String, _ fault: Fault) { for one in all { one.faulted(event, fault) } }
        func stalled(_ screen: String) { for one in all { one.stalled(screen) } }
        func followed(_ link: String) { for one in all { one.followed(link) } }
        func kept(_ link: String) { for one in all { one.kept(link) } }
        func dropped(_ link: String) { for one in all { one.dropped(link) } }
        func failed(_ link: String, _ error: any Error) { for one in all { one.failed(link, error) } }
    }
}

extension NavGraph {
    /// What a SwiftUI view announces with: a method for each of its events and outcomes.
    @MainActor
    protocol Actions {
        /// Of no opening.
        init()
    }

    /// One opening of a screen, for what the screen announces. Once the frame is gone, or without one as in a
    /// preview, nothing happens. It keeps nothing alive.
    @MainActor
    class Opening {
        private(set) weak var frame: Frame?

        /// Of nothing: for previews.
        init() {}

        /// Of a frame.
        init(_ frame: Frame) { self.frame = frame }

        /// Of the same frame as another one.
        init(sharing opening: Opening) { frame = opening.frame }

        /// Fires an event: a method of a router, with the step. `values` are what comes with it, for the observer;
        /// behind the event stand their names, as in `list.open item`. It does not keep the router alive.
        func fireEvent<Router: AnyObject>(
            _ event: String, _ values: [Any], to router: Router?, by method: @escaping (Router, Step) throws -> Void
        ) {
            guard let frame, router != nil else { return }
            frame.queue?.fire(event, listing: values, from: frame) { [weak router] step in
                if let router { try method(router, step) }
            }
        }

        /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen.
        func end<Value>(_ outcome: Outcome<Value>, _ value: Value) { frame?.end(outcome, value) }

        /// The screen ends with an outcome that carries nothing.
        func end(_ outcome: Outcome<Void>) { frame?.end(outcome) }
    }
}

extension NavGraph.Actions {
    /// For previews: nothing happens.
    static var preview: Self { Self() }
}

extension NavGraph {
    /// An outcome of a screen or flow. `Value` is the type of what comes with it: `Void`, the type of the only value,
    /// or a tuple. So what a screen ends with has the type that its opener handles.
    struct Outcome<Value>: Sendable {
        let owner: String
        let name: String
        /// The names of the values, for the observer.
        let values: [String]

        /// The outcome of the screen or flow `owner`, with the names of its values.
        init(of owner: some Name, _ name: String, _ values: String...) {
            self.owner = owner.text
            self.name = name
            self.values = values
        }
    }
}

extension NavGraph {
    /// What an app runs on. iPadOS and Catalyst are `iOS`.
    enum Platform: Sendable {
        case iOS, macOS, tvOS, visionOS

        /// The platform of this process; on systems without Apple's frameworks `iOS`. A test that has doubles of them
        /// sets another one before it makes a router.
        nonisolated(unsafe) static var current = ofProcess

        private nonisolated static var ofProcess: Platform {
            #if os(macOS)
                .macOS
            #elseif os(tvOS)
                .tvOS
            #elseif os(visionOS)
                .visionOS
            #else
                .iOS
            #endif
        }

        /// Whether it is one of some platforms.
        func isOne(of platforms: Platform...) -> Bool { platforms.contains(self) }
    }
}

extension NavGraph.Step {
    /// What becomes of the storyboard segue that a step comes to.
    enum SegueRole {
        /// It is performed.
        case performed
        /// Nothing: the step is thrown away, and only tells by `AskedSegue` which segue it is.
        case asked
        /// The UI framework performs the segue, and has created its destination.
        case wired(AnyObject)
    }

    /// Thrown where a step that is thrown away comes to a segue.
    struct AskedSegue: Error {
        let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
    }

    /// Thrown where such a step would make something or call the UI framework.
    private struct GoesInCode: Error {}

    /// From here the step makes something. One that only tells of a segue comes to none, and ends here.
    func goInCode() throws {
        if case .asked = segues { throw GoesInCode() }
    }

    /// What such a step came to; `nil`: to no segue, and to no fault.
    func askedSegue(_ body: (NavGraph.Step) throws -> Void) throws -> String? {
        do {
            try body(self)
        } catch let asked as AskedSegue {
            return asked.identifier
        } catch is GoesInCode {
            return nil
        }
        return nil
    }
}

/// Messages to screens that are objects of a UI framework.
extension NavGraph.Step {
    /// Sends a message to the current screen, if it has that name. Throws `mismatch` if it is of another type.
    func send<Screen>(to name: some NavGraph.Name, _ message: @escaping (Screen) -> Void) throws {
        guard let receiver = try receiver(named: name.text)?.content else { return }
        guard receiver is Screen else { throw NavGraph.Fault.mismatch }
        deliver(message, to: receiver)
    }

    /// Sends a message to the current screen, if it is one of those that receive the message.
    func send<Screen>(_ message: @escaping (Screen) -> Void) throws {
        guard let receiver = try receiver(where: { item, _ in item.content is Screen })?.content else { return }
        deliver(message, to: receiver)
    }

    /// For messages that several screens receive, none of which is current.
    var unknownMessage: NavGraph.Fault { .sendUnknown }

    private func deliver<Screen>(_ message: @escaping (Screen) -> Void, to receiver: AnyObject) {
        messages.append { [display] in
            display.load(receiver)
            if let screen = receiver as? Screen { message(screen) }
        }
    }

    /// The current screen if it has that name, or the screen that another has gone from above; `nil` if that has gone
    /// too.
    func receiver(named name: String) throws -> NavGraph.LayerItem? { try receiver { $1 == name } }

    private func receiver(where receives: (NavGraph.LayerItem, String) -> Bool) throws -> NavGraph.LayerItem? {
        if isOpenerGone, layers.last?.current?.frame === before.last?.current?.frame { return nil }
        if let current = layers.last?.current, receives(current, currentScreen) { return current }
        if isOpenerGone { return nil }
        guard let opener, let below = display.item(showing: opener), receives(below, opener.screen) else {
            throw NavGraph.Fault.sendUnknown
        }
        return below
    }
}

extension NavGraph {
    /// The shown screens, as a value: for tests and reports.
    struct Snapshot: Sendable, Hashable, Codable {
        /// The window layer first.
        var layers: [Layer]

        /// The name of the current screen; empty if nothing is shown.
        var current: String { layers.last.flatMap { $0.regions[$0.active].screens.last } ?? "" }
    }
}

extension NavGraph.Snapshot: CustomStringConvertible {
    /// `main[*home product | cart] sheet:signIn[signIn]`.
    var description: String {
        layers.map { layer in
            let regions = layer.regions.enumerated().map { index, region in
                (layer.regions.count > 1 && index == layer.active ? "*" : "")
                    + region.screens.joined(separator: " ")
            }
            return (layer.style.map { $0.rawValue + ":" } ?? "") + layer.made
                + "[" + regions.joined(separator: " | ") + "]"
        }.joined(separator: " ")
    }
}

extension NavGraph.Snapshot {
    @MainActor
    init(_ layers: [NavGraph.Layer]) {
        self.layers = layers.enumerated().map { index, layer in
            let container: Container =
                switch layer.kind {
                case .single: .single
                case .stack: .stack
                case .tabs: .tabs
                case .split: .split
                }
            return Layer(
                made: layer.made, container: container, style: index == 0 ? nil : layer.style, active: layer.active,
                regions: layer.regions.map { region in
                    Region(name: region.name, screens: region.frames.map { $0.frame?.screen ?? "host" })
                })
        }
    }
}

extension NavGraph.Snapshot {
    /// A layer.
    struct Layer: Sendable, Hashable, Codable {
        /// The flow or screen that it was made for.
        var made: String
        /// What holds its screens.
        var container: Container
        /// How it is presented; `nil` for the window's.
        var style: NavGraph.Style?
        /// The index of the region that acts.
        var active: Int
        /// One, or that of each tab or column, in the order of the graph.
        var regions: [Region]
    }

    /// A stack of screens, or the place of one.
    struct Region: Sendable, Hashable, Codable {
        /// The flow or screen that is this tab or column, else what the layer was made for.
        var name: String
        /// Bottom first; `host` for what no router made.
        var screens: [String]
    }

    /// What holds the screens of a layer.
    enum Container: String, Sendable, Codable {
        /// One screen.
        case single
        /// Screens that are pushed.
        case stack
        /// Tabs.
        case tabs
        /// Columns.
        case split
    }
}

extension NavGraph {
    /// One step: moves on the layers as values, which are shown when all of them are known to work.
    @MainActor
    final class Step {
        /// The screen whose event it is; `nil` where it comes from none.
        let frame: Frame?
        /// The conditions as the step leaves them.
        var conditions: Conditions {
            get { known }
            set { if !isFrozen { known = newValue } }
        }
        private var known: Conditions
        private var isFrozen = false
        /// The shown layers.
        private(set) var before: [Layer]
        /// The layers to show.
        var layers: [Layer]
        /// How the last move is shown.
        var animation = Animation.standard
        /// The layers that are shown at once, before the rest is animated.
        private(set) var layersAtOnce: [Layer]?
        /// The actions that run when the step is known to succeed.
        var messages: [() -> Void] = []
        private(set) var isIgnored = false
        /// Whether there is nothing to be done, and nothing to be heard of it.
        private(set) var isNothing = false
        /// The layer that the first new root makes.
        var layersOfRoot: [Layer]?
        /// What a launch could not do, which is carried out no further than its root.
        var fault: Fault?
        /// Whether the opener, which is to receive a message of a handler, has been closed together with what it
        /// opened. Then the message is lost, which is not a fault.
        var isOpenerGone = false
        /// What a screen has gone from above of, if the user has taken that away.
        var opener: Frame?
        private(set) var handOver: (() -> Void)?
        /// Whether a link is followed, which nothing of the app's own may cover.
        var followsLink = false
        let display: any Display
        /// What becomes of the segue that it comes to.
        var segues = SegueRole.performed

        init(on display: any Display, _ conditions: Conditions, from frame: Frame?) {
            self.display = display
            self.frame = frame
            known = conditions
            before = display.layers
            layers = before
        }

        /// For when the step is known to work and is being shown.
        func afterwards(_ body: @escaping () -> Void) { messages.append(body) }

        /// Why nothing is done.
        private(set) var whyIgnored = ""

        /// None of the alternatives holds.
        func ignore() { ignore("no alternative holds") }

        func ignore(_ reason: String) {
            isIgnored = true
            whyIgnored = reason
        }

        /// Carries out no more of it than its first root, with the conditions as they were: what a launch comes to that
        /// faults. Throws where there is no root.
        func keepRootAlone(_ conditions: Conditions, _ body: (Step) throws -> Void) throws {
            (layers, known, isFrozen) = (before, conditions, true)
            layersOfRoot = nil
            do { try body(self) } catch { if layersOfRoot == nil { throw error } }
            layers = layersOfRoot ?? before
            messages = []
        }

        /// All is so already.
        func doNothing() { isNothing = true }

        /// Another event has the same name here, and hides this one.
        func handOver(_ fire: @escaping () -> Void) { handOver = fire }

        /// What the moves so far come to is shown at once; those that follow are animated.
        func animateTheRest() { layersAtOnce = layers }

        /// The UI framework has already performed the step, as a storyboard segue does.
        func adoptWhatIsShown() {
            before = display.layers
            layers = before
        }

        /// The name of the current screen; empty if that is not a screen of the graph.
        var currentScreen: String { layers.last?.current?.frame?.screen ?? "" }

        /// The current screen, as the type that it has in the graph. Throws `mismatch` if it is of another one.
        func current<Screen>(as type: Screen.Type) throws -> Screen {
            guard let screen = layers.last?.current?.content as? Screen else { throw Fault.mismatch }
            return screen
        }

        /// The active region of the top layer.
        var region: Layer.Region {
            get { layers[layers.count - 1].regions[layers[layers.count - 1].active] }
            set { layers[layers.count - 1].regions[layers[layers.count - 1].active] = newValue }
        }

        /// What the nearest flow of that name, from the current screen down, was opened with. Throws `unexpected` if
        /// it is absent, and `mismatch` if it is of another type.
        func values<Values>(of flow: some Name, as type: Values.Type) throws -> Values {
            for layer in layers.reversed() {
                for item in layer.regions[layer.active].frames.reversed() + [layer.container] {
                    guard let values = item.frame?.values[flow.text] else { continue }
                    guard let values = values as? Values else { throw Fault.mismatch }
                    return values
                }
            }
            throw Fault.unexpected
        }
    }
}

// Instruments, where there is such a thing.
#if canImport(os) && !os(watchOS)
    import os
#endif

extension NavGraph {
    /// The interval of the step that is being shown, in Instruments: named by its event, until everything is at rest.
    @MainActor
    struct StepInterval {
        #if canImport(os) && !os(watchOS)
            private static let signposter = OSSignposter(subsystem: "navgraph", category: "steps")
            private var running: OSSignpostIntervalState?
        #endif

        init() {}

        /// Begins the next one, and ends the last one.
        mutating func begin(_ event: String) {
            end()
            #if canImport(os) && !os(watchOS)
                let signposter = Self.signposter
                guard signposter.isEnabled else { return }
                // Several windows have intervals at once.
                running = signposter.beginInterval(
                    "step", id: signposter.makeSignpostID(), "\(event, privacy: .public)")
            #endif
        }

        /// The step is over: another one begins, or everything is at rest, on `screen`.
        mutating func end(on screen: String? = nil) {
            #if canImport(os) && !os(watchOS)
                guard let running else { return }
                Self.signposter.endInterval("step", running, "\(screen ?? "", privacy: .public)")
                self.running = nil
            #endif
        }
    }
}

extension NavGraph {
    /// Runs the steps of the app, one after the other, on what is shown.
    ///
    /// The shown layers are read at each step. Only facts that a UI framework cannot know are stored: which screen
    /// something is, and what happens when it ends (`Frame`).
    @MainActor
    final class StepQueue {
        private(set) var conditions: Conditions
        let observers: Observers
        weak var display: (any Display)?

        /// Steps that wait for their turn.
        private var waiting: [Waiting] = []
        /// What the user has taken away; it is still to be handled.
        private var taken: [Removal] = []
        private var isStepping = false
        /// Whether an event hands over to one that hides it.
        private var isHandingOver = false
        private weak var lastShown: Frame?
        /// What was ignored last, and why.
        private var lastIgnored: (event: String, reason: String)?
        /// For the description: what a link waits for.
        var describeLink: (() -> String?)?
        private var interval = StepInterval()
        /// The step that runs.
        private weak var step: Step?
        private var watch = Watch()
        private var whenSettled: [CheckedContinuation<Void, Never>] = []
        /// Looks for what is to be done when nothing moves and nothing waits.
        var atRest: (() -> Void)?

        /// - Parameters:
        /// - changing: the conditions that change on their own, which all windows of an app share.
        ///   - other: that of another window.
        init(
            _ conditions: Conditions, _ observer: (any Observer)?, changing: [String] = [],
            sharing other: StepQueue? = nil
        ) {
            self.conditions = conditions
            observers = Observers(observer)
        }

        deinit { for one in whenSettled { one.resume() } }

        /// The conditions as the step that runs has them so far; between steps, as the last one has left them.
        var conditionsNow: Conditions { step?.conditions ?? conditions }

        /// Whether the window shows a stack.
        var isOnStack: Bool {
            guard let window = display?.layers.first else { return false }
            return window.regions[window.active].isStack
        }

        /// The screens that the other columns of the window show, where it is a split.
        var screensBeside: [String] {
            guard let window = display?.layers.first, window.kind == .split else { return [] }
            return window.regions.indices.filter { $0 != window.active }.compactMap { column in
                window.regions[column].frames.last?.frame?.screen
            }
        }

        /// An event. It waits for transitions that run; if its screen is not current then, nothing happens.
        ///
        /// - Parameters:
        ///   - values: what comes with it, for the observer.
        ///   - frame: the screen; `nil` for what comes from none, as an event of the app, the launch, a link.
        ///   - turn: turns the display to where it acts, when its turn comes; false: it is ignored.
        func fire(
            _ event: String, _ values: [String: Any] = [:], from frame: Frame? = nil, cause: Cause? = nil,
            turn: (() throws -> Bool)? = nil, body: @escaping (Step) throws -> Void
        ) {
            let cause = cause ?? (frame == nil ? .code : .tap)
            take(Waiting(text: event, known: values, cause: cause, frame: frame, turn: turn, body: body))
        }

        /// The same of an event of a screen whose values are a list; behind the event stand their names.
        func fire(
            _ text: String, listing list: [Any], from frame: Frame, body: @escaping (Step) throws -> Void
        ) {
            take(Waiting(text: text, list: list, cause: .tap, frame: frame, body: body))
        }

        /// The launch: nothing of it is animated. Where it cannot be carried out, its root alone is shown, with the
        /// conditions as they were.
        func launch(_ body: @escaping (Step) throws -> Void) {
            fire("launch") { step in
                let conditions = step.conditions
                do {
                    try body(step)
                    try step.display.check(step)
                } catch {
                    try step.keepRootAlone(conditions, body)
                    step.fault = error as? Fault ?? .unexpected
                }
                step.animation = .none
            }
        }

        /// A condition changes on its own. Has no effect if it already has the value.
        func change(_ condition: String, to value: Bool) { change(condition, isShared: false) { value } }

        private func change(_ condition: String, isShared: Bool, to value: @escaping @MainActor () -> Bool?) {
            let change = Waiting(
                text: "change:" + condition, cause: .code, frame: nil, turn: { true }, isShared: isShared
            ) { step in
                guard let value = value(), step.conditions[condition] != value else { return step.doNothing() }
                step.conditions[condition] = value
            }
            take(change)
        }

        private func take(_ step: Waiting) {
            if isHandingOver { waiting.insert(step, at: 0) } else { waiting.append(step) }
            advance()
        }

        /// The user has done something that UIKit has carried out already.
        func heard(_ event: String, _ cause: Cause) {
            observers.fired(event, [:], cause)
            advance()
        }

        /// Whether no step runs or waits, and nothing moves.
        var isAtRest: Bool {
            guard let display else { return false }
            return !isStepping && waiting.isEmpty && taken.isEmpty && display.motion == nil
        }

        /// Performs at once a step that the UI framework has already shown. Nothing runs or waits.
        func carryOut(_ event: String, from frame: Frame, _ body: @escaping (Step) throws -> Void) {
            guard !isStepping, let display else { return }
            isStepping = true
            defer { isStepping = false }
            run(Waiting(text: event, cause: .tap, frame: frame, body: body), on: display)
        }

        /// Goes on with what waits, one step at a time, as long as nothing moves.
        func advance() {
            guard !isStepping, let display else { return }
            isStepping = true
            defer { isStepping = false }
            while true {
                if let motion = display.motion { return look(at: motion) }
                stopWatching()
                taken += display.takenByUser()
                if !taken.isEmpty {
                    handle(taken.removeFirst(), on: display)
                } else if !waiting.isEmpty {
                    run(waiting.removeFirst(), on: display)
                } else {
                    settle(on: display)
                    atRest?()
                    if waiting.isEmpty { break }
                }
            }
            display.stepsEnded()
            let settled = whenSettled
            whenSettled = []
            for one in settled { one.resume() }
        }

        private func handle(_ taken: Removal, on display: any Display) {
            let event = taken.screen + ".closed"
            let handler = taken.ending?.closed
            if handler == nil, taken.take == nil {
                observers.fired(event, [:], taken.cause)
                return
            }
            let step = Waiting(text: event, cause: taken.cause, frame: nil, place: taken.place) { step in
                step.isOpenerGone = taken.isInner
                step.opener = taken.opener
                taken.take?(step)
                if step.isIgnored { return }
                // A message for a screen that went too is lost.
                do { try handler?(step) } catch Fault.sendUnknown where taken.isInner {}
            }
            run(step, on: display)
        }

        private func run(_ waiting: Waiting, on display: any Display) {
            let step: Step
            do {
                step = try carriedOut(waiting, on: display)
            } catch {
                return tell(of: error as? Fault ?? .unexpected, in: waiting)
            }
            if let handOver = step.handOver {
                isHandingOver = true
                handOver()
                isHandingOver = false
                return
            }
            guard !step.isIgnored else {
                lastIgnored = (waiting.event, step.whyIgnored)
                observers.ignored(waiting.event)
                return
            }
            if step.isNothing { return }
            if let fault = step.fault {
                tell(of: fault, in: waiting)
            } else if !observers.isEmpty {
                observers.fired(waiting.event, waiting.values, waiting.cause)
            }
            interval.begin(waiting.event)
            conditions = step.conditions
            display.show(step)
            for deliver in step.messages { deliver() }
        }

        /// The step, with all that it does to its layers; nothing of that is shown yet.
        private func carriedOut(_ waiting: Waiting, on display: any Display) throws -> Step {
            let acts = try turn(display, to: waiting)
            let step = Step(on: display, conditions, from: waiting.frame)
            self.step = step
            defer { self.step = nil }
            // The app may have set its own delegates since the last step.
            display.observe(step.layers)
            guard acts else {
                step.ignore("something is in front")
                return step
            }
            if let frame = waiting.frame, !display.isCurrent(frame, in: step.layers) {
                step.ignore("\(frame.screen) is not the current screen")
                return step
            }
            try waiting.body(step)
            if step.handOver == nil, !step.isIgnored { try display.check(step) }
            return step
        }

        private func tell(of fault: Fault, in waiting: Waiting) {
            NavGraph.warn("\(waiting.event) failed: \(fault.rawValue)")
            observers.faulted(waiting.event, fault)
        }

        /// Turns to where a step acts; false: it is ignored.
        private func turn(_ display: any Display, to waiting: Waiting) throws -> Bool {
            if let turn = waiting.turn { return try turn() }
            try display.focus(waiting.frame, in: waiting.place)
            return true
        }

        /// Nothing moves and nothing waits.
        private func settle(on display: any Display) {
            let layers = display.layers
            let current = layers.last?.current?.frame
            interval.end(on: current?.screen)
            display.observe(layers)
            guard let current, !current.isHost, current !== lastShown,
                display.isCurrent(current, in: layers)
            else { return }
            lastShown = current
            observers.shown(current.screen)
        }

        /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
        func settled() async {
            advance()
            if isAtRest { return }
            await withCheckedContinuation { whenSettled.append($0) }
        }
    }
}

// MARK: - Description

extension NavGraph.StepQueue {
    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String {
        var lines = ["shown: \(NavGraph.Snapshot(display?.layers ?? []))"]
        if let motion = display?.motion { lines.append("moves: \(motion.what)") }
        for one in waiting { lines.append("waits: \(one.event), for \(one.age)") }
        if let link = describeLink?() { lines.append(link) }
        if let lastIgnored { lines.append("ignored last: \(lastIgnored.event), as \(lastIgnored.reason)") }
        return lines.joined(separator: "\n")
    }
}

// MARK: - Waiting

extension NavGraph.StepQueue {
    /// How long something may move, and how often it is looked whether it has ended, where nothing tells.
    struct Watch {
        /// In nanoseconds.
        var interval: UInt64 = 50_000_000
        /// In intervals: two seconds.
        var patience = 40
        /// How many intervals it has moved for.
        var count = 0
        /// The next look.
        var task: Task<Void, Never>?
        /// Whether the next look is the last one, since something tells of the end.
        var isLast = false
        /// The subscriptions.
        weak var teller: AnyObject?
    }

    /// For tests, which have less time.
    func hurry(interval: UInt64, patience: Int) {
        watch.interval = interval
        watch.patience = patience
    }

    /// Whether it will be looked again.
    var isWatching: Bool { watch.task != nil }

    /// Something moves. Where nothing tells of its end it is looked for: the user lets go, the app presents.
    private func look(at motion: NavGraph.Motion) {
        if let teller = motion.teller, teller !== watch.teller {
            watch.teller = teller
            motion.listen { [weak self] in
                Task { [weak self] in self?.toldOfEnd() }
            }
        }
        let isTold = motion.teller != nil
        if watch.task != nil, watch.isLast == isTold { return }
        watch.task?.cancel()
        watch.isLast = isTold
        let intervals = isTold ? max(limit(of: motion) - watch.count, 1) : 1
        watch.task = Task { [weak self, interval = watch.interval] in
            if interval > 0 {
                try? await Task.sleep(nanoseconds: interval * UInt64(intervals))
            } else {
                for _ in 0..<intervals where !Task.isCancelled { await Task.yield() }
            }
            if !Task.isCancelled { self?.lookAgain(after: intervals) }
        }
    }

    private func limit(of motion: NavGraph.Motion) -> Int { motion.isSlow ? 10 * watch.patience : watch.patience }

    private func toldOfEnd() {
        watch.teller = nil
        display?.lookAgain()
        advance()
    }

    private func lookAgain(after intervals: Int) {
        watch.task = nil
        display?.lookAgain()
        if let motion = display?.motion, !motion.isInteractive {
            watch.count += intervals
            if watch.count >= limit(of: motion) {
                watch.count = 0
                NavGraph.warn("stopped waiting for \(motion.what)")
                observers.stalled(display?.layers.last?.current?.frame?.screen ?? "")
                display?.giveUpWaiting()
            }
        }
        advance()
    }

    /// Nothing moves.
    private func stopWatching() {
        watch.task?.cancel()
        watch.task = nil
        watch.teller = nil
        watch.count = 0
    }
}

extension NavGraph.StepQueue {
    private struct Waiting {
        /// The event; behind it may stand the names of what is in `list`.
        let text: String
        /// What comes with it, by name or as a list.
        var known: [String: Any] = [:]
        var list: [Any] = []
        let cause: NavGraph.Cause
        let frame: NavGraph.Frame?
        /// Where it acts, if that is known and it comes from no screen.
        var place: AnyObject?
        /// Finds out where it acts; false: it is ignored.
        var turn: (() throws -> Bool)?
        /// Whether it is another window's, which tells of it.
        var isShared = false
        let since = Date()
        let body: (NavGraph.Step) throws -> Void

        /// How long it has waited.
        var age: String { "\((Date().timeIntervalSince(since) * 10).rounded() / 10) s" }

        /// For the observer. Names are looked for only where they are wanted.
        var event: String { list.isEmpty ? text : String(text.prefix { $0 != " " }) }
        var values: [String: Any] {
            if list.isEmpty { return known }
            let names = text.split(separator: " ").dropFirst().map { String($0) }
            return Dictionary(zip(names, list)) { first, _ in first }
        }
    }
}

extension NavGraph.Step {
    /// A value that a scene's data store must have; throws `missingValue` if it is absent.
    func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw NavGraph.Fault.missingValue }
        return value
    }
}

extension NavGraph.Frame {
    /// Fires an event of the scene: a method of its router. `values` are what the store has for it now, for the
    /// observer. It does not keep the router alive.
    func fire<Router: AnyObject>(
        _ event: String, _ values: [String: Any?] = [:], to router: Router,
        by method: @escaping (Router, NavGraph.Step) throws -> Void
    ) {
        queue?.fire(event, values.compactMapValues { $0 }, from: self) { [weak router] step in
            if let router { try method(router, step) }
        }
    }

    /// The screen ends with an outcome; what comes with it is read when the step runs. `values` are what the store
    /// has for it now, for the observer. It does not keep the router alive.
    func end<Router: AnyObject, Value>(
        _ outcome: NavGraph.Outcome<Value>, _ values: [String: Any?], of router: Router,
        value: @escaping (Router, NavGraph.Step) throws -> Value
    ) {
        queue?.fire(screen + "." + outcome.name, values.compactMapValues { $0 }, from: self) { [weak router] step in
            try step.end(self, with: outcome.name, value(step.required(router), step))
        }
    }
}

extension NavGraph {
    /// How a layer is presented.
    enum Style: String, Sendable, Codable {
        /// As the screen itself wants it: a sheet, unless it says otherwise.
        case sheet
        /// Over the whole screen; what is below is taken out of the window.
        case fullScreen
        /// A small sheet in the middle, where there is room for it.
        case formSheet
        /// A sheet, whatever the screen itself wants.
        case pageSheet
        /// A bubble at what announced the event; a sheet where there is no room for one.
        case popover
        /// As `fullScreen`; what is below stays in the window.
        case overFullScreen
        /// Over the screen that defines the context; what is below is taken out of the window.
        case currentContext
        /// As `currentContext`; what is below stays in the window.
        case overCurrentContext
        /// An alert. It has no class: what it says is in the graph.
        case alert
        /// An action sheet. It has no class: what it says is in the graph.
        case actionSheet

        /// Whether the user can close such a layer: by a swipe, Esc or a tap beside it, and on tvOS by Menu.
        var isSwipeable: Bool {
            switch self {
            case .sheet, .formSheet, .pageSheet, .popover: true
            case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: Platform.current == .tvOS
            case .alert, .actionSheet: false
            }
        }
    }

    /// A height that a sheet can rest at.
    enum Detent: Sendable {
        /// Half of the screen.
        case medium
        /// All of it.
        case large
    }

    /// How what is shown gives way to something else.
    enum Animation {
        /// As the UI framework does it.
        case standard
        /// At once.
        case none
        /// The shown screen fades into the new one.
        case fade
        /// What comes moves in from the side that reading goes to.
        case slide
        /// The whole turns over.
        case flip
        /// As `slide`, from the side that going back comes from.
        case slideBack
        /// One of the app's own; what it is depends on the UI framework.
        case custom(Any)

        var isNone: Bool {
            if case .none = self { return true }
            return false
        }
    }
}

extension NavGraph {
    /// A segue of a storyboard.
    @MainActor
    protocol StoryboardSegue: AnyObject {
        /// Its name in the storyboard.
        var identifier: String? { get }
    }

    /// A display whose screens have segues.
    @MainActor
    protocol SegueDisplay: Display {
        /// Hands the destination of a segue to the step that performs it; false where no step does.
        func prepare(_ segue: any StoryboardSegue) -> Bool
        /// Steps wait until a segue that is prepared has been performed.
        func wait(for segue: any StoryboardSegue)
    }
}

extension NavGraph.SegueDisplay {
    func wait(for segue: any NavGraph.StoryboardSegue) {}
}

extension NavGraph {
    /// The segues of one screen that its events declare. Some are wired to a control or cell: the UI
    /// framework starts them, asks whether it should, and has them prepared.
    @MainActor
    final class WiredSegues {
        private let frame: Frame
        /// In file order.
        private var events: [Event] = []
        /// The segue that an event has taken last.
        private weak var taken: (any StoryboardSegue)?

        /// For the screen of this frame, which performs them.
        init(_ frame: Frame) { self.frame = frame }

        /// An event that declares segues, and its code: a method of a router, with the step and the segue's
        /// sender. It does not keep the router alive.
        func add<Router: AnyObject>(
            _ event: String, by identifiers: [String], to router: Router,
            _ method: @escaping (Router, Step, Any?) throws -> Void
        ) {
            let run = { [weak router] (step: Step, sender: Any?) in
                guard let router else { return }
                try method(router, step, sender)
            }
            events.append(Event(name: event, identifiers: identifiers, run: run))
        }

        /// Whether the UI framework should perform a segue: an event that declares it comes to it. One that no event
        /// declares is let alone. Where it should not, the observer hears why.
        func mayPerform(_ identifier: String, sender: Any?) -> Bool {
            let events = events(declaring: identifier)
            guard let last = events.last else { return true }
            var fault: Fault?
            for event in events {
                switch answer(event, identifier, sender: sender) {
                case .yes: return true
                case .ignored: fault = nil
                case .faulted(let found): fault = found
                }
            }
            let observer = frame.queue?.observers
            if let fault { observer?.faulted(last.name, fault) } else { observer?.ignored(last.name) }
            return false
        }

        /// Prepares a segue that the UI framework performs, whoever has started it.
        func prepare(_ segue: any StoryboardSegue, sender: Any?) {
            let events = events(declaring: segue.identifier)
            for event in events { take(segue, by: event, sender) }
            if !events.isEmpty { finish(segue) }
        }

        /// An event takes part in a segue, if no other has and it comes to it.
        func take(_ segue: any StoryboardSegue, by event: String) {
            guard let event = events(declaring: segue.identifier).first(where: { $0.name == event }) else { return }
            take(segue, by: event, nil)
        }

        /// Every event that declares a segue has been asked to take part. Where none has it is shown, and not
        /// entered.
        func finish(_ segue: any StoryboardSegue) {
            guard taken !== segue else { return }
            frame.queue?.observers.faulted("segue " + (segue.identifier ?? ""), .segueNotPrepared)
        }

        private func events(declaring identifier: String?) -> [Event] {
            events.filter { event in identifier.map { event.identifiers.contains($0) } ?? false }
        }

        private func take(_ segue: any StoryboardSegue, by event: Event, _ sender: Any?) {
            guard taken !== segue, let identifier = segue.identifier, let queue = frame.queue,
                let navigation = queue.display as? any SegueDisplay
            else { return }
            if navigation.prepare(segue) {
                taken = segue
            } else if case .yes = answer(event, identifier, sender: sender) {
                taken = segue
                queue.carryOut(event.name, from: frame) { step in
                    step.segues = .wired(segue)
                    try event.run(step, sender)
                }
                navigation.wait(for: segue)
            }
        }

        /// What the event comes to, found out on a step that is thrown away.
        private func answer(_ event: Event, _ identifier: String, sender: Any?) -> Answer {
            guard let queue = frame.queue, let display = queue.display, queue.isAtRest else {
                return .ignored
            }
            do {
                try display.focus(frame, in: nil)
                let step = Step(on: display, queue.conditions, from: frame)
                step.segues = .asked
                guard display.isCurrent(frame, in: step.layers) else { return .ignored }
                return try step.askedSegue { try event.run($0, sender) } == identifier ? .yes : .ignored
            } catch {
                return .faulted(error as? Fault ?? .unexpected)
            }
        }
    }
}

extension NavGraph.WiredSegues {
    private struct Event {
        let name: String
        let identifiers: [String]
        let run: (NavGraph.Step, Any?) throws -> Void
    }

    private enum Answer {
        case yes, ignored
        case faulted(NavGraph.Fault)
    }
}
