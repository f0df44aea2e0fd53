/// How the walks of one app go.
struct WalkLog {
    private let name: String
    private(set) var steps = 0
    private(set) var differences = 0
    /// The configuration after each act, as the router says it.
    private(set) var states: [String] = []
    /// The lines of the walk so far, for the report of a difference.
    var walk: [Substring] = []
    private(set) var isLost = false

    init(_ name: String) { self.name = name }

    mutating func begin() { (walk, isLost) = ([], false) }

    mutating func add(_ state: String) {
        steps += 1
        states.append(state)
    }

    mutating func report(_ expected: String, _ actual: String) {
        differences += 1
        isLost = true
        guard differences <= 3 else { return }
        print("\(name): DIFFERENCE after")
        for line in walk.suffix(14) { print("    \(line)") }
        print("  expected \(expected)\n  shown    \(actual)")
    }
}

extension Driver {
    /// Of one app without others it is asked only whether there is a difference.
    mutating func run(_ script: String, upToDifference: Bool) async {
        for line in script.split(separator: "\n") {
            if upToDifference, log.differences > 0 { return }
            if line.hasPrefix("launch") {
                await close()
                Self.forget()
                launch(line)
            }
            await take(line)
        }
        finish()
    }

    mutating func report(_ expected: String, _ actual: String) { log.report(expected, actual) }
}
