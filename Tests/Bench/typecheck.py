#!/usr/bin/env python3
"""Rows 7 and 8 of LIMITS.md: what emitted UIKit routers cost swiftc.

usage: typecheck.py NAVGRAPH [--rounds 3] [--screens 500 2000]

Row 7: cost of 2000 screens / of 500. Row 8: cost of the emitted routers / of the same routers as one writes them by hand
with closures. Both are of `swiftc -typecheck` and of a debug `-c`, in user seconds, best of the rounds, which take turns.
The handwritten router is made from the emitted one: the same protocols, factory and makers, each event calls UIKit straight
away, and nothing carries out steps. The graphs come from ../shared/bench, or NAVGRAPH_BENCH; where that is absent, nothing
is measured, and that is said. What is compiled against is the double of UIKit in Tests/Doubles.
"""
import argparse
import glob
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench")) / "gen_graph.py"
DOUBLES = ROOT / "Tests" / "Doubles"

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("navgraph")
parser.add_argument("--rounds", type=int, default=3)
parser.add_argument("--screens", type=int, nargs=2, default=[500, 2000])
a = parser.parse_args()
a.navgraph = os.path.abspath(a.navgraph)
if not GENERATOR.exists():
    print("skipped: no gen_graph.py in %s" % GENERATOR.parent)
    sys.exit()


def modules():
    """The folder with the modules of the double, built if need be."""
    build = ["swift", "build", "--package-path", str(DOUBLES)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    path = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return os.path.join(path, "Modules")


def emit(count, directory):
    graph = os.path.join(directory, "big.yaml")
    with open(graph, "wb") as file:
        subprocess.run([sys.executable, str(GENERATOR), str(count), "--links", "0"], stdout=file, check=True)
    out = os.path.join(directory, "emitted")
    subprocess.run([a.navgraph, "compile", graph, "--output", out, "--diagram", "none", "--no-factory-defaults"],
                   check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return sorted(glob.glob(out + "/*.swift") + glob.glob(out + "/NavGraph/*.swift"))


def closure(wiring):
    """What a screen calls, as one writes it: it keeps neither the router nor the screen alive."""
    given = re.sub(r"\$(\d+)", lambda value: "$%d" % (int(value.group(1)) - 2), wiring.group(2))
    return "{ [weak self, unowned screen] in self?.%s(screen%s) }" % (wiring.group(1), given)


def by_hand(files, directory):
    """The emitted routers without what carries steps out: closures that call UIKit."""
    os.makedirs(directory, exist_ok=True)
    written = []
    for path in files:
        name = os.path.basename(path)
        if name.startswith("NavGraph") or name == "BigAppLinkWays.swift":
            continue
        text = open(path).read()
        text = re.sub(r"NavGraph\.Ending", "Ending", text)
        text = re.sub(r"let frame = (?:app\.)?navigation\.enter\(screen, as: \"\w+\", ending\)\n *", "", text)
        text = re.sub(r"(?:app\.)?navigation\.enter\(screen, as: \"\w+\", ending\)\n *", "", text)
        text = re.sub(r"\{ frame\.end\(\"(\w+)\", .*\) \}",
                      r'{ [weak screen] in screen?.dismiss(animated: true); ending?.ended("\1") }', text)
        text = re.sub(r"frame\.event\(\"[\w.]+\", to: self\) \{ try \$0\.(\w+)\(\$1(.*)\) \}", closure, text)
        text = re.sub(r"\(_ step: NavGraph\.Step(.*)\) throws", r"(_ screen: UIViewController\1)", text)
        text = re.sub(r"navigation\.fire\(\"[\w.]+\"\) \{ step in", "do {", text)
        text = re.sub(r"try step\.finish\(\"\w+\", \"(\w+)\".*\)", r'screen.dismiss(animated: true)', text)
        text = re.sub(r"(?:self\.)?(?:app\.)?navigation\.(?:stack|single)\((.*), for: \"\w+\"(?:, ending)?\)",
                      r"UINavigationController(rootViewController: \1)", text)
        text = re.sub(r"app\.navigation\.tabs\(container.*\)", "container", text)
        # One call of UIKit for each move.
        end = r"((?:, as: \.\w+)?(?:, isLocked: \w+)?(?:, animation: \.\w+)?)\)$"
        text = re.sub(r"try step\.push\((.*?)" + end, r"screen.navigationController?.pushViewController(\1, animated: true)",
                      text, flags=re.M)
        text = re.sub(r"step\.present\((.*?)" + end, r"screen.present(\1, animated: true)", text, flags=re.M)
        text = re.sub(r"try step\.pop\(\)", "screen.navigationController?.popViewController(animated: true)", text)
        text = re.sub(r"step\.popToRoot\(\)", "screen.navigationController?.popToRootViewController(animated: true)", text)
        text = re.sub(r"(?:try )?step\.dismiss(?:All)?\(\)", "screen.dismiss(animated: true)", text)
        text = re.sub(r"let frame = step\.frame\w*\n *", "", text)
        text = re.sub(r"step\.anchor\(layer, at: (?:step\.)?frame\).*", "layer.popoverPresentationController?.sourceView = screen.view", text)
        text = re.sub(r"step\.replace\(with: (.*?)\)$", r"screen.navigationController?.setViewControllers([\1], animated: true)",
                      text, flags=re.M)
        text = re.sub(r"step\.root\((.*?)(?:, animation: \.\w+)?\)$", r"self.show(\1)", text, flags=re.M)
        text = re.sub(r"step\.ignore\(\)", "return", text)
        own = "self" if name == "BigAppRouter.swift" else "self.app"
        text = re.sub(r"step\.conditions\[\"(\w+)\"\]", own + r".conditions.\1", text)
        text = re.sub(r"self\.show\(", own + ".show(", text)
        if name == "BigAppRouter.swift":
            text = re.sub(r"private typealias Interface = .*", "", text)
            text = re.sub(r"navigation = NavGraph\.Navigation\(.*, observer\) \{\n.*\n *\}", "self.conditions = conditions", text)
            text = text.replace("let navigation: NavGraph.Navigation",
                                "var conditions: BigAppConditions\n    func show(_ root: UIViewController) { window.rootViewController = root }")
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


def seconds(files, mode, directory):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(["swiftc", *mode, "-wmo", "-swift-version", "6", "-module-name", "App", "-I", MODULES] + files,
                          capture_output=True, text=True, cwd=directory)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error:" in line and not line.startswith(" ")]
        sys.exit("\n".join(errors[:12]))
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def row(number, what, target, measured):
    isMet = measured <= target
    print("| %d | %s | ≤ %g× | %.2f×%s |" % (number, what, target, measured, "" if isMet else " **over**"), flush=True)
    return isMet


MODULES = modules()
MODES = {"-typecheck": ["-typecheck"], "-c": ["-c", "-Onone"]}
with tempfile.TemporaryDirectory() as directory:
    sets = {}
    for count in a.screens:
        folder = os.path.join(directory, str(count))
        os.makedirs(folder)
        sets["emitted", count] = emit(count, folder)
        sets["by hand", count] = by_hand(sets["emitted", count], os.path.join(folder, "hand"))
    best = {(*key, mode): float("inf") for key in sets for mode in MODES}
    for _ in range(a.rounds):
        for mode, flags in MODES.items():
            for key, files in sets.items():
                best[(*key, mode)] = min(best[(*key, mode)], seconds(files, flags, directory))
    small, big = a.screens
    areMet = True
    for mode in MODES:
        what = "swiftc %s of emitted Swift: %d screens / %d" % (mode, big, small)
        areMet &= row(7, what, 4.4, best["emitted", big, mode] / best["emitted", small, mode])
    for mode in MODES:
        for count in a.screens:
            what = "swiftc %s of %d screens: emitted (%.1f s) / by hand" % (mode, count, best["emitted", count, mode])
            areMet &= row(8, what, 1.2, best["emitted", count, mode] / best["by hand", count, mode])
    if not areMet:
        sys.exit("some rows are over their target")
