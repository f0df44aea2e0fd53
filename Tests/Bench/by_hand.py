"""The routers that one writes by hand for the graphs of the bench, made from the emitted ones.

They have the same protocols, factories and makers. Each event changes what is shown straight away, and nothing carries out
steps.
"""
import os
import re


def _read(path):
    """A file with each call and declaration on one line, as it is before long lines are broken."""
    lines, open_ = [], 0
    for line in open(path).read().split("\n"):
        if open_ > 0:
            start = lines[-1]
            lines[-1] = start + ("" if start[-1] in "([" or line.strip()[0] in ")]" else " ") + line.strip()
        else:
            lines.append(line)
        if open_ > 0 or line.rstrip().endswith("("):
            open_ += line.count("(") - line.count(")")
    return re.sub(r"\{\n *(try \$0\.[^\n]*)\n *\}", r"{ \1 }", "\n".join(lines))


def _withoutState(text):
    """Without what the app's router says of itself: what is shown and waits, its conditions, its observers."""
    text = re.sub(r"    /// (?:The names of the screens|The facts as they are).*?(?=    /// It can fire|    // MARK)", "", text,
                  count=1, flags=re.S)
    return re.sub(r"(@available\([^)]*\) )?extension BigAppConditions \{.*?\n\}\n", "", text, flags=re.S)


def _closure(wiring):
    """What a screen calls, as one writes it: it keeps neither the router nor the screen alive."""
    given = re.sub(r"\$(\d+)", lambda value: "$%d" % (int(value.group(1)) - 2), wiring.group(2))
    return "{ [weak self, unowned screen] in self?.%s(screen%s) }" % (wiring.group(1), given)


def _popover(match):
    """It points at the screen that opens it."""
    lines = ["let layer = " + match.group(2), "layer.modalPresentationStyle = .popover",
             "layer.popoverPresentationController?.sourceView = screen.view", "screen.present(layer, animated: true)"]
    return "\n".join(match.group(1) + line for line in lines)


def uikit(files, directory):
    """The emitted routers without what carries steps out: closures that call UIKit."""
    os.makedirs(directory, exist_ok=True)
    written = []
    for path in files:
        name = os.path.basename(path)
        if name.startswith("NavGraph") or name in ("BigAppLinkWays.swift", "BigAppNames.swift"):
            continue
        text = _read(path)
        text = re.sub(r"NavGraph\.Ending", "Ending", text)
        text = re.sub(r"let frame = (?:app\.)?navigation\.enter\(screen, as: \w+\.\w+, ending\)\n *", "", text)
        text = re.sub(r"(?:app\.)?navigation\.enter\(screen, as: \w+\.\w+, ending\)\n *", "", text)
        text = re.sub(r"\{ frame\.end\(\w+\.(\w+).*\) \}",
                      r'{ [weak screen] in screen?.dismiss(animated: true); ending?.ended("\1") }', text)
        text = re.sub(r"ending\.(on|close)\(\w+\.(\w+)\)", r'ending.\1("\2")', text)
        text = re.sub(r"Ending\(of: \w+\.(\w+)\)", r'Ending(of: "\1")', text)
        text = re.sub(r"frame\.event(?:WithValues)?\(\"[\w.]+\"(?:, \"\w+\")*, to: self\) \{ try \$0\.(\w+)\(\$1(.*)\) \}", _closure, text)
        text = re.sub(r"\(_ step: NavGraph\.Step(.*)\) throws", r"(_ screen: UIViewController\1)", text)
        text = re.sub(r"navigation\.fire\(\"[\w.]+\"\) \{ step in", "do {", text)
        text = re.sub(r"try step\.finish\(.*\)", r'screen.dismiss(animated: true)', text)
        text = re.sub(r"(?:self\.)?(?:app\.)?navigation\.(?:stack|single)\((.*), for: \w+\.\w+(?:, ending)?\)",
                      r"UINavigationController(rootViewController: \1)", text)
        text = re.sub(r"step\.presentStack\(((?:[^(),]|(\((?:[^()]|\([^()]*\))*\)))*)",
                      r"step.present(UINavigationController(rootViewController: \1)", text)
        text = re.sub(r"app\.navigation\.tabs\(container.*\)", "container", text)
        text = re.sub(r"( *)step\.present\((.*), as: \.popover, at: step\.anchor.*", _popover, text)
        # One call of UIKit for each move.
        end = r"((?:, as: \.\w+)?(?:, isLocked: \w+)?(?:, animation: \.\w+)?)\)$"
        text = re.sub(r"try step\.push\((.*?)" + end, r"screen.navigationController?.pushViewController(\1, animated: true)",
                      text, flags=re.M)
        text = re.sub(r"step\.present\((.*?)" + end, r"screen.present(\1, animated: true)", text, flags=re.M)
        text = re.sub(r"try step\.pop\(\)", "screen.navigationController?.popViewController(animated: true)", text)
        text = re.sub(r"step\.popToRoot\(\)", "screen.navigationController?.popToRootViewController(animated: true)", text)
        text = re.sub(r"(?:try )?step\.dismiss(?:All)?\(\)", "screen.dismiss(animated: true)", text)
        text = re.sub(r"let frame = step\.frame\w*\n *", "", text)
        text = re.sub(r"step\.replace\(with: (.*?)\)$", r"screen.navigationController?.setViewControllers([\1], animated: true)",
                      text, flags=re.M)
        text = re.sub(r"step\.root\((.*?)(?:, animation: \.\w+)?\)$", r"self.show(\1)", text, flags=re.M)
        text = re.sub(r"step\.ignore\(\)", "return", text)
        own = "self" if name == "BigAppRouter.swift" else "self.app"
        text = re.sub(r"step\.conditions\[\w+\.(\w+)\]", own + r".conditions.\1", text)
        text = re.sub(r"self\.show\(", own + ".show(", text)
        text = re.sub(r"private typealias Interface = .*", "", text)
        if name == "BigAppRouter.swift":
            text = re.sub(r"navigation = NavGraph\.Navigation\(.*, observer\) \{\n.*\n *\}", "self.conditions = conditions", text)
            text = text.replace("let navigation: NavGraph.Navigation",
                                "var conditions: BigAppConditions\n    func show(_ root: UIViewController) { window.rootViewController = root }")
            text = _withoutState(text)
            text = text.replace("NavGraph.StackController(", "UINavigationController(")
            text = text.replace("navigation.root", "nil").replace("observer: (any NavGraph.Observer)? = nil", "observer: AnyObject? = nil")
            conditions = re.findall(r"var (\w+): Bool \{", text)
            text = re.sub(r"struct BigAppConditions: Sendable \{\n.*?\n\}\n",
                          "struct BigAppConditions: Sendable {\n%s\n}\n" % "\n".join("    var %s: Bool" % one for one in conditions),
                          text, flags=re.S)
            text += "@MainActor final class Ending {\n    init(of flow: String? = nil) {}\n    var handlers: [String: () -> Void] = [:]\n" \
                    "    func on(_ name: String, _ run: @escaping () -> Void) { handlers[name] = run }\n" \
                    "    func close(_ name: String) {}\n    func ended(_ name: String) { handlers[name]?() }\n}\n"
        path = os.path.join(directory, name)
        open(path, "w").write(text)
        written.append(path)
    return written


# What one writes for SwiftUI: a class that the views observe, with methods that change what is shown straight away.
STATE = """
@MainActor
struct Frame: Identifiable {
    let id = UUID()
    let route: Any
    let view: () -> any View
}

@MainActor
struct Layer: Identifiable {
    let id = UUID()
    var frames: [Frame] = []
    var tabs: [Layer] = []
    var label: ((Int) -> Label<Text, Image>)?
    var badge: ((Int) -> Int)?
    var style = Style.sheet
}

enum Style { case sheet, fullScreen, formSheet, pageSheet, popover, overFullScreen, currentContext, overCurrentContext }

extension BigAppRouter {
    func push(_ frame: Frame) { layers[layers.count - 1].frames.append(frame) }
    func present(_ frame: Frame, as style: Style = .sheet) { present(Layer(frames: [frame]), as: style) }
    func present(_ layer: Layer, as style: Style = .sheet) {
        var layer = layer
        layer.style = style
        layers.append(layer)
    }
    func root(_ frame: Frame) { root(Layer(frames: [frame])) }
    func root(_ layer: Layer) { layers = [layer] }
    func replace(with frame: Frame) {
        pop()
        push(frame)
    }
    func pop() { layers[layers.count - 1].frames.removeLast() }
    func popToRoot() { layers[layers.count - 1].frames.removeLast(layers[layers.count - 1].frames.count - 1) }
    func dismiss() { layers.removeLast() }
    func dismissAll() { layers.removeLast(layers.count - 1) }
}
"""


def _actions(struct):
    """Closures in the place of methods that fire; the wirings of the maker by the name of the struct."""
    name, body = struct.group(1), struct.group(2)
    closures, wirings = [], []
    for event, params, method, given in re.findall(
            r"    func (\w+)\((.*)\) \{\s+self\._opening\.fire(?:WithParams)?\(.*\{ try \$0\.(\w+)\(\$1(.*)\) \}", body):
        parts = [param.split(": ", 1) for param in params.split(", ") if param]
        closures.append((event, [type for _, type in parts]))
        given = given.removeprefix(", ")
        arguments = (" " + ", ".join(label for label, _ in parts) + " in") if parts else ""
        wirings.append("%s: { [weak self]%s in self?.%s(%s) }" % (event, arguments.removesuffix(" in"), method, given))
    properties = "\n".join("    let %s: (%s) -> Void" % (event, ", ".join(types)) for event, types in closures)
    nothing = ", ".join("%s: { %s}" % (event, ", ".join("_" for _ in types) + " in " if types else "") for event, types in closures)
    return name, wirings, "struct %s {\n%s\n\n    static let preview = %s(%s)\n}\n" % (name, properties, name, nothing)


def swiftui(files, directory):
    """The emitted routers of SwiftUI without what carries steps out: closures that change what is shown."""
    os.makedirs(directory, exist_ok=True)
    written = []
    for path in files:
        name = os.path.basename(path)
        if name.startswith("NavGraph") or name in ("BigAppLinkWays.swift", "BigAppNames.swift"):
            continue
        text = _read(path)
        wirings = {}

        def struct(match):
            actions, wired, written = _actions(match)
            wirings[actions] = wired
            return written

        text = re.sub(r"struct (\w+Actions): NavGraph\.Actions \{\n(.*?)\n\}\n", struct, text, flags=re.S)

        def maker(match):
            actions, given = match.group(1), [one for one in (match.group(2) or "").split(", ") if one]
            wired = []
            for one in wirings[actions]:
                if len(given) == 1:
                    one = re.sub(r"\$2\b", given[0].strip("()"), one)
                else:
                    one = re.sub(r"\$2\.(\d+)\b", lambda place: given[int(place.group(1))].strip("()"), one)
                wired.append("            " + one)
            return "let actions = %s(\n%s\n        )" % (actions, ",\n".join(wired))

        text = re.sub(r" *let frame = (?:app\.)?navigation\.frame\(.*\n", "", text)
        text = re.sub(r"let actions = (\w+Actions)\(_opening: (?:NavGraph\.|Actions|Params)Opening\(frame(?:, self)?(?:, params: (.*))?\)\)$", maker, text, flags=re.M)
        text = re.sub(r"return frame\.show\(\s*(.*), actions,\s+view: (.*)\)$", r"return Frame(route: \1, view: { \2 })", text, flags=re.M)
        text = re.sub(r"NavGraph\.Window\(router\) \{ (\w+)\(\$0\) \}", r"\1(router())", text)
        text = text.replace("_ ending: NavGraph.Ending? = nil, ", "").replace("_ ending: NavGraph.Ending? = nil", "").replace("(ending)", "()")
        text = re.sub(r" *let ending = NavGraph\.Ending\(.*\n( *ending\.close\(.*\n)*", "", text)
        text = re.sub(r"(?:try )?step\.finish\(.*\)", "step.dismiss()", text)
        text = text.replace("NavGraph.Frame", "Frame").replace("NavGraph.Layer", "Layer")
        text = re.sub(r"(?:fileprivate )?func (\w+)\(_ step: NavGraph\.Step(?:, )?(.*)\) throws", r"func \1(\2)", text)
        text = re.sub(r" *let frame = step\.frameToAnchorAt\n", "", text)
        text = re.sub(r", at: \"\w+\"(?:, of: frame)?", "", text)
        text = re.sub(r"\n(@available\([^)]*\) )?extension \w+ \{\n    /// One opening.*?\n\}\n", "", text, flags=re.S)
        text = re.sub(r"(step\.\w+\(.*?)(?:, )?animation: \.\w+\)$", r"\1)", text, flags=re.M)
        text = re.sub(r"(?:self\.)?(?:app\.)?navigation\.(?:stack|single)\((.*), for: \w+\.\w+(?:, ending)?\)", r"Layer(frames: [\1])", text)
        text = re.sub(r"step\.presentStack\(([\w.]+\([^()]*\))", r"step.present(Layer(frames: [\1])", text)
        text = text.replace("step.presentScreen(", "step.present(")
        text = re.sub(r"app\.navigation\.tabs\(children, for: \w+\.\w+, ending, (label: .*), view: .*\)$",
                      r"Layer(tabs: children, \1)", text, flags=re.M)
        text = re.sub(r" *func make\w+\(tabs: NavGraph\.Tabs<.*\n", "", text)
        text = re.sub(r"navigation\.fire\(\"[\w.]+\"\) \{ step in", "do {", text)
        own = "self" if name == "BigAppRouter.swift" else "self.app"
        text = re.sub(r"step\.conditions\[\w+\.(\w+)\]", own + r".conditions.\1", text)
        text = text.replace("step.ignore()", "return")
        text = re.sub(r"(?:try )?step\.", own + ".", text)
        text = re.sub(r"private typealias Interface = .*", "", text)
        if name == "BigAppRouter.swift":
            text = text.replace("@MainActor\nfinal class BigAppRouter {", "@MainActor @Observable\nfinal class BigAppRouter {\n    var layers: [Layer] = []", 1)
            text = text.replace("private(set) lazy var", "@ObservationIgnored private(set) lazy var")
            text = text.replace("    let navigation: NavGraph.Navigation\n", "    var conditions: BigAppConditions\n")
            text = re.sub(r"        navigation = NavGraph\.Navigation\(.*\n", "        self.conditions = conditions\n", text)
            text = text.replace("observer: (any NavGraph.Observer)? = nil", "observer: AnyObject? = nil")
            text = _withoutState(text)
            text = text.replace("NavGraph.RootView(router.navigation)", "ForEach(router.layers) { AnyView($0.frames[0].view()) }")
            conditions = re.findall(r"var (\w+): Bool \{", text)
            text = re.sub(r"struct BigAppConditions: Sendable \{\n.*?\n\}\n",
                          "struct BigAppConditions: Sendable {\n%s\n}\n" % "\n".join("    var %s: Bool" % one for one in conditions),
                          text, flags=re.S)
            text = re.sub(r"extension NavGraph\.Actions \{.*?\n\}\n", "", text, flags=re.S)
            text = text.replace("#endif", STATE + "#endif")
        path = os.path.join(directory, name)
        open(path, "w").write(text)
        written.append(path)
    return written
