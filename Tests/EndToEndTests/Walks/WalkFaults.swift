import Testing

/// Faults planted in what is emitted, each of which the walks must notice: a test of the tests.
struct WalkFault: Sendable, CustomTestStringConvertible {
    var name: String
    /// How the name of the file ends that it is planted in.
    var file: String
    var text: String
    var instead: String
    var testDescription: String { name }

    init(_ name: String, in file: String, _ text: String, _ instead: String) {
        self.name = name
        self.file = file
        self.text = text
        self.instead = instead
    }

    static let all: [WalkFault] = [
        // What runs steps.
        WalkFault(
            "events of screens that are not current fire", in: "Navigation",
            "frame.controller == nil || step.current !== frame.controller", "frame.controller == nil"),
        WalkFault("steps do not wait for transitions", in: "Navigation", "while !isMoving {", "while true {"),
        WalkFault(
            "a fault changes conditions", in: "Navigation", "} catch {",
            "} catch {\n                conditions = step.conditions"),
        WalkFault(
            "messages are not delivered", in: "Navigation", "for deliver in step.messages { deliver() }", ""),
        WalkFault(
            "what the user closes has no handler", in: "Navigation", "if let handler = closed.closed {",
            "if false, let handler = closed.closed {"),
        WalkFault(
            "what replaces a screen does not inherit its handlers", in: "Step",
            "            frame.ending = navigation.frame(of: old)?.ending\n", ""),
        WalkFault(
            "pops to the lowest screen of a name", in: "Step", "region.frames.dropLast().last(where:",
            "region.frames.dropLast().first(where:"),
        WalkFault(
            "a screen's outcome closes a flow's start as the flow's", in: "Step",
            "frame.ending?.flow == nil ? frame.ending : nil", "frame.ending"),
        WalkFault("any flow finishes", in: "Step", "ending.flow == flow, ", ""),
        WalkFault("pops two screens", in: "Step", "region.frames.removeLast()", "region.frames.removeLast(2)"),
        // The routers.
        WalkFault("the first condition is not asked", in: "HouseRouter", "if step.conditions.lit {", "if true {"),
        WalkFault(
            "a condition is set the other way", in: "HouseRouter", "step.conditions.lit = true",
            "step.conditions.lit = false"),
        WalkFault("another argument is given", in: "HouseRouter", "number: 7", "number: 8"),
        WalkFault("the wrong handler runs", in: "HouseRouter", "ending.on(\"done\"", "ending.on(\"aborted\""),
        WalkFault(
            "no handler for what the user closes", in: "HouseRouter", "ending.closed = {", "ending.on(\"closes\") {"),
        WalkFault("another style", in: "HouseRouter", ".formSheet", ".pageSheet"),
        WalkFault("not locked", in: "HouseRouter", "isModalInPresentation = true", "isModalInPresentation = false"),
        WalkFault(
            "a back button that must not be there", in: "HouseRouter", "hidesBackButton = true",
            "hidesBackButton = false"),
        WalkFault("another message", in: "HouseRouter", "screen.gone()", "screen.told(word: \"\")"),
        WalkFault("pushes instead of replacing", in: "HouseRouter", "step.replace(with:", "try step.push("),
        WalkFault(
            "a screen lives on", in: "HouseRouter", "screen.onNext = { [weak self] in",
            "screen.onNext = { [weak self] in _ = screen;"),
        WalkFault(
            "a screen is not its own stack's", in: "HouseRouter",
            "self.app.navigation.stack(self.makeWindow(), ending)", "self.makeWindow(ending)"),
    ]

    func plant(in path: String, _ source: String) -> String {
        path.hasSuffix("App\(file).swift") || path.hasSuffix("\(file).swift") && file.hasSuffix("Router")
            ? source.replacing(text, with: instead) : source
    }
}
