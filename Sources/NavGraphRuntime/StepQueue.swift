import Foundation

extension NavGraph {
    /// Runs the steps of the app, one after the other, on what is shown.
    ///
    /// The shown layers are read at each step. Only facts that a UI framework cannot know are stored: which screen
    /// something is, and what happens when it ends (`Frame`).
    @MainActor
    package final class StepQueue {
        package private(set) var conditions: Conditions
        package let observers: Observers
        package weak var display: (any Display)?

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
        package var describeLink: (() -> String?)?
        private var interval = StepInterval()
        /// The step that runs.
        private weak var step: Step?
        // if: windows
        /// The other windows of the app.
        private let windows: Windows?
        // end: windows
        private var watch = Watch()
        private var whenSettled: [CheckedContinuation<Void, Never>] = []
        /// Looks for what is to be done when nothing moves and nothing waits.
        package var atRest: (() -> Void)?

        /// - Parameters:
        /// - changing: the conditions that change on their own, which all windows of an app share.
        ///   - other: that of another window.
        package init(
            _ conditions: Conditions, _ observer: (any Observer)?, changing: [String] = [],
            sharing other: StepQueue? = nil
        ) {
            self.conditions = conditions
            observers = Observers(observer)
            // if: windows
            windows = changing.isEmpty ? nil : other?.windows ?? Windows(sharing: changing, conditions)
            windows?.join(self, with: &self.conditions)
            // end: windows
        }

        deinit { for one in whenSettled { one.resume() } }

        /// The conditions as the step that runs has them so far; between steps, as the last one has left them.
        package var conditionsNow: Conditions { step?.conditions ?? conditions }

        /// Whether the window shows a stack.
        package var isOnStack: Bool {
            guard let window = display?.layers.first else { return false }
            return window.regions[window.active].isStack
        }

        /// The screens that the other columns of the window show, where it is a split.
        package var screensBeside: [String] {
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
        package func fire(
            _ event: String, _ values: [String: Any] = [:], from frame: Frame? = nil, cause: Cause? = nil,
            turn: (() throws -> Bool)? = nil, body: @escaping (Step) throws -> Void
        ) {
            let cause = cause ?? (frame == nil ? .code : .tap)
            take(Waiting(text: event, known: values, cause: cause, frame: frame, turn: turn, body: body))
        }

        /// The same of an event of a screen whose values are a list; behind the event stand their names.
        package func fire(
            _ text: String, listing list: [Any], from frame: Frame, body: @escaping (Step) throws -> Void
        ) {
            take(Waiting(text: text, list: list, cause: .tap, frame: frame, body: body))
        }

        /// The launch: nothing of it is animated. Where it cannot be carried out, its root alone is shown, with the
        /// conditions as they were.
        package func launch(_ body: @escaping (Step) throws -> Void) {
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
        package func change(_ condition: String, to value: Bool) { change(condition, isShared: false) { value } }

        // if: windows
        /// Another window has changed a condition: it gets the value that was set last when its turn comes.
        func adopt(_ condition: String) {
            change(condition, isShared: true) { [weak windows] in windows?.conditions[condition] }
        }
        // end: windows

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
        package func heard(_ event: String, _ cause: Cause) {
            observers.fired(event, [:], cause)
            advance()
        }

        /// Whether no step runs or waits, and nothing moves.
        package var isAtRest: Bool {
            guard let display else { return false }
            return !isStepping && waiting.isEmpty && taken.isEmpty && display.motion == nil
        }

        /// Performs at once a step that the UI framework has already shown. Nothing runs or waits.
        package func carryOut(_ event: String, from frame: Frame, _ body: @escaping (Step) throws -> Void) {
            guard !isStepping, let display else { return }
            isStepping = true
            defer { isStepping = false }
            run(Waiting(text: event, cause: .tap, frame: frame, body: body), on: display)
        }

        /// Goes on with what waits, one step at a time, as long as nothing moves.
        package func advance() {
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
            // if: windows
            let before = conditions
            // end: windows
            conditions = step.conditions
            display.show(step)
            // if: windows
            if !waiting.isShared { windows?.tell(of: before, conditions, from: self) }
            // end: windows
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
        package func settled() async {
            advance()
            if isAtRest { return }
            await withCheckedContinuation { whenSettled.append($0) }
        }
    }
}

// MARK: - Description

extension NavGraph.StepQueue {
    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    package var description: String {
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
    package struct Watch {
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
    package func hurry(interval: UInt64, patience: Int) {
        watch.interval = interval
        watch.patience = patience
    }

    /// Whether it will be looked again.
    package var isWatching: Bool { watch.task != nil }

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
