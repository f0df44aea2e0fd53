import NavGraphRuntime

/// Shows layers in memory only, and at once.
@MainActor
final class MemoryDisplay: NavGraph.Display {
    /// What is shown of a frame.
    final class Content {
        let frame: NavGraph.Frame
        init(_ frame: NavGraph.Frame) { self.frame = frame }
    }

    func item(of screen: AnyObject) -> NavGraph.LayerItem { NavGraph.LayerItem(screen, (screen as? Content)?.frame) }

    var layers: [NavGraph.Layer] = []
    var isMoving = false
    var motion: NavGraph.Motion? { isMoving ? NavGraph.Motion("it") : nil }
    var rootName: String? { layers.first?.made }
    func lookAgain() {}
    func giveUpWaiting() { isMoving = false }
    var fault: NavGraph.Fault?
    var taken: [NavGraph.Removal] = []
    let queue: NavGraph.StepQueue
    let log = StepLog()

    init(_ conditions: NavGraph.Conditions = NavGraph.Conditions()) {
        queue = NavGraph.StepQueue(conditions, log)
        queue.display = self
    }

    func observe(_ layers: [NavGraph.Layer]) {}
    func focus(_ frame: NavGraph.Frame?, in place: AnyObject?) {}
    func isCurrent(_ frame: NavGraph.Frame, in layers: [NavGraph.Layer]) -> Bool {
        layers.last?.current?.frame === frame
    }
    func takenByUser() -> [NavGraph.Removal] {
        defer { taken = [] }
        return taken
    }
    func check(_ step: NavGraph.Step) throws {
        if let fault { throw fault }
    }
    func show(_ step: NavGraph.Step) { layers = step.layers }

    // MARK: What is opened

    func screen(_ name: String, _ ending: NavGraph.Ending? = nil) -> Content {
        let frame = NavGraph.Frame(name, in: queue)
        frame.ending = ending
        return Content(frame)
    }

    func layer(
        _ kind: NavGraph.Layer.Kind, for made: String, _ ending: NavGraph.Ending? = nil,
        _ screens: Content...
    ) -> NavGraph.Layer {
        let hasChoice = kind == .tabs || kind == .split
        let screens = screens.map { item(of: $0) }
        let container = kind == .single ? screens[0] : item(of: screen(""))
        let regions = (hasChoice ? screens.map { [$0] } : [screens]).map { frames in
            NavGraph.Layer.Region(
                name: hasChoice ? frames[0].frame?.screen ?? "" : made, container: hasChoice ? frames[0] : container,
                isStack: kind != .single, frames: frames)
        }
        return NavGraph.Layer(kind, for: made, container: container, regions: regions, ending: ending)
    }

    /// A step that comes from no screen.
    func run(_ body: @escaping (NavGraph.Step) throws -> Void) -> [String] {
        queue.fire("step", body: body)
        return log.take()
    }

    /// The screens of each layer's active region, bottom first.
    var screens: [[String]] { layers.map { $0.regions[$0.active].frames.map { $0.frame?.screen ?? "?" } } }
}

/// What an observer hears, without what is shown.
@MainActor
final class StepLog: NavGraph.Observer {
    var lines: [String] = []
    private(set) var causes: [NavGraph.Cause] = []
    private(set) var values: [String: String] = [:]

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func shown(_ screen: String) { lines.append("shown \(screen)") }
    func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) {
        lines.append("fired \(event)")
        causes.append(cause)
        self.values = values.mapValues { "\($0)" }
    }
    func stalled(_ screen: String) { lines.append("stalled \(screen)") }
    func ignored(_ event: String) { lines.append("ignored \(event)") }
    func faulted(_ event: String, _ fault: NavGraph.Fault) { lines.append("\(event) \(fault.rawValue)") }
    func followed(_ link: String) { lines.append("followed \(link)") }
    func kept(_ link: String) { lines.append("kept \(link)") }
    func dropped(_ link: String) { lines.append("dropped \(link)") }
    func failed(_ link: String, _ error: any Error) { lines.append("failed \(link)") }
}
