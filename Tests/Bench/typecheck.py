#!/usr/bin/env python3
"""Rows 7 and 8 of LIMITS.md: what emitted UIKit routers cost swiftc.

usage: typecheck.py NAVGRAPH GENERATOR MODULES [--rounds 3] [--screens 500 2000]

NAVGRAPH is the program, GENERATOR the graph generator, MODULES the directory with the modules of the double of UIKit.
Row 7: cost of 2000 screens / of 500. Row 8: cost of the emitted routers / of the same routers as one writes them by hand
with closures, both in user seconds of `swiftc -typecheck`, best of the rounds, which take turns. The handwritten router is
made from the emitted one: the same protocols, factory and makers, each event calls UIKit straight away.
"""
import argparse
import glob
import os
import re
import resource
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("navgraph")
parser.add_argument("generator")
parser.add_argument("modules")
parser.add_argument("--rounds", type=int, default=3)
parser.add_argument("--screens", type=int, nargs=2, default=[500, 2000])
a = parser.parse_args()


def emit(count, directory):
    graph = os.path.join(directory, "big.yaml")
    with open(graph, "wb") as file:
        subprocess.run([sys.executable, a.generator, str(count), "--links", "0"], stdout=file, check=True)
    out = os.path.join(directory, "emitted")
    subprocess.run([a.navgraph, "compile", graph, "--output", out, "--diagram", "none", "--no-factory-defaults"],
                   check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return sorted(glob.glob(out + "/*.swift"))


SUPPORT = ("Navigation", "Containers", "Reading", "CarryingOut", "Follower", "Step", "Moves", "Layer", "Frame",
           "Container", "Links", "LinkEntry", "LinkText", "LinkMatcher", "LinkURL", "LinkWays", "LinkFollower",
           "LinkEntrances")


def by_hand(files, directory):
    """The emitted routers without what carries steps out: closures that call UIKit."""
    os.makedirs(directory, exist_ok=True)
    written = []
    for path in files:
        name = os.path.basename(path)
        if any(name == "BigApp%s.swift" % part for part in SUPPORT):
            continue
        text = open(path).read()
        text = re.sub(r"BigAppEnding\? = nil", "Ending? = nil", text)
        text = re.sub(r"BigAppEnding", "Ending", text)
        text = re.sub(r"let frame = (?:app\.)?navigation\.enter\(screen, as: \"\w+\", ending\)\n *", "", text)
        text = re.sub(r"(?:app\.)?navigation\.enter\(screen, as: \"\w+\", ending\)\n *", "", text)
        text = re.sub(r"\[weak self\] in self\?\.(?:app\.)?navigation\.end\(frame, \"(\w+)\", .*\) \}",
                      r'[weak screen] in screen?.dismiss(animated: true); ending?.ended("\1") }', text)
        text = re.sub(r"\{ \[weak self\] in self\?\.(\w+)\(frame", r"{ [weak self, unowned screen] in self?.\1(screen", text)
        text = re.sub(r"\(_ frame: BigAppFrame", "(_ screen: UIViewController", text)
        text = re.sub(r"(?:app\.)?navigation\.fire\(\"[\w.]+\"(?:, from: frame)?\) \{ step in", "do {", text)
        text = re.sub(r"ending(\d*)\.(on|close)\(", r"ending\1.\2(", text)
        text = re.sub(r"try step\.finish\(\"\w+\", \"(\w+)\".*\)", r'screen.dismiss(animated: true)', text)
        text = re.sub(r"try step\.stack\(\)\.", "screen.navigationController?.", text)
        text = re.sub(r"try step\.stackToPop\(\)\.", "screen.navigationController?.", text)
        text = re.sub(r"step\.stackIfAny\?\.", "screen.navigationController?.", text)
        text = re.sub(r"try step\.presenter\(of: layer\)\.", "screen.", text)
        text = re.sub(r"try step\.topPresenter\(\)\.", "screen.", text)
        text = re.sub(r"step\.lowestPresenter\?\.", "screen.", text)
        text = re.sub(r"step\.anchor\(layer, at: frame\).*", "layer.popoverPresentationController?.sourceView = screen.view", text)
        text = re.sub(r", completion: step\.done", "", text)
        text = re.sub(r"step\.replace\(with: (.*?)\)$", r"screen.navigationController?.setViewControllers([\1], animated: true)",
                      text, flags=re.M)
        text = re.sub(r"(?:self\.)?(?:app\.)?navigation\.(?:stack|single)\((.*), for: \"\w+\"(?:, ending)?\)",
                      r"UINavigationController(rootViewController: \1)", text)
        text = re.sub(r"app\.navigation\.tabs\(container.*\)", "container", text)
        text = re.sub(r"step\.root\((.*?)(?:, animation: \.\w+)?\)$", r"self.show(\1)", text, flags=re.M)
        text = re.sub(r"step\.ignore\(\)", "return", text)
        text = re.sub(r"step\.conditions", "self.app.conditions" if name != "BigAppRouter.swift" else "self.conditions", text)
        text = re.sub(r"self\.show\(", "self.app.show(" if name != "BigAppRouter.swift" else "self.show(", text)
        if name == "BigAppRouter.swift":
            text = re.sub(r"navigation = BigAppNavigation\(conditions, observer\) \{\n.*\n *\}", "self.conditions = conditions", text)
            text = text.replace("let navigation: BigAppNavigation",
                                "var conditions: BigAppConditions\n    func show(_ root: UIViewController) { window.rootViewController = root }")
            text = text.replace("navigation.root", "nil").replace("_ fault: BigAppFault", "_ fault: any Error")
            text += "@MainActor final class Ending {\n    init(of flow: String? = nil) {}\n    var handlers: [String: () -> Void] = [:]\n" \
                    "    func on(_ name: String, _ run: @escaping () -> Void) { handlers[name] = run }\n" \
                    "    func close(_ name: String) {}\n    func ended(_ name: String) { handlers[name]?() }\n}\n"
        path = os.path.join(directory, name)
        open(path, "w").write(text)
        written.append(path)
    return written


def seconds(files):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name", "App", "-I", a.modules] + files,
                          capture_output=True, text=True)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error:" in line and not line.startswith(" ")]
        sys.exit("\n".join(errors[:12]))
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


with tempfile.TemporaryDirectory() as directory:
    sets = {}
    for count in a.screens:
        folder = os.path.join(directory, str(count))
        os.makedirs(folder)
        sets["emitted", count] = emit(count, folder)
        sets["by hand", count] = by_hand(sets["emitted", count], os.path.join(folder, "hand"))
    best = {key: float("inf") for key in sets}
    for _ in range(a.rounds):
        for key, files in sets.items():
            best[key] = min(best[key], seconds(files))
    small, big = a.screens
    for key, value in best.items():
        print("%s, %d screens: %.2f s" % (*key, value))
    print("row 7: cost(%d) / cost(%d) = %.2f (at most 4.4)" % (big, small, best["emitted", big] / best["emitted", small]))
    for count in a.screens:
        print("row 8: emitted / by hand, %d screens = %.2f (at most 1.5)" % (count, best["emitted", count] / best["by hand", count]))
