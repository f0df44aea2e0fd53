#!/usr/bin/env python3
"""Rows 7 and 8 of LIMITS.md: what emitted routers cost swiftc.

usage: typecheck.py NAVGRAPH [--rounds 3] [--screens 500 2000] [--frameworks uikit swiftui]

Row 7: cost of 2000 screens / of 500. Row 8: cost of the emitted routers / of the same routers as one writes them by hand
with closures (by_hand.py). Both are of `swiftc -typecheck` and of a debug `-c`, in user seconds, best of the rounds, which
take turns. Then what a screen costs to type-check in graphs of 50 (there are 125 at least), 200, 500, 2000. The graphs come
from ../shared/bench, or NAVGRAPH_BENCH; where that is absent, nothing is measured, and that is said. What is compiled
against are the doubles of UIKit and SwiftUI in Tests/Doubles.
"""
import argparse
import glob
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

import by_hand

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATOR = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench")) / "gen_graph.py"
DOUBLES = ROOT / "Tests" / "Doubles"

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("navgraph")
parser.add_argument("--rounds", type=int, default=3)
parser.add_argument("--screens", type=int, nargs=2, default=[500, 2000])
parser.add_argument("--frameworks", nargs="+", default=["uikit", "swiftui"])
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


# The support is a separate module, as it is the same for every graph: what it costs is no screen's.
SUPPORT = {"uikit": ["--support", "NavGraphUIKit"], "swiftui": ["--support", "NavGraphSwiftUI"]}


def emit(count, framework, directory):
    graph = os.path.join(directory, "big.yaml")
    with open(graph, "wb") as file:
        subprocess.run([sys.executable, str(GENERATOR), str(count), "--links", "0"], stdout=file, check=True)
    out = os.path.join(directory, "emitted")
    subprocess.run([a.navgraph, "compile", graph, "--output", out, "--diagram", "none", "--no-factory-defaults",
                    "--framework", framework, *SUPPORT[framework]],
                   check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return sorted(glob.glob(out + "/*.swift") + glob.glob(out + "/NavGraph/*.swift"))


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


def screens(files):
    """How many there are."""
    return sum(open(path).read().count("// MARK: ") for path in files if "/NavGraph/" not in path)


def measure(framework, directory):
    """Prints the rows of a framework; whether all are met."""
    sets = {}
    small, big = a.screens
    for count in a.screens:
        folder = os.path.join(directory, framework, str(count))
        os.makedirs(folder)
        sets["emitted", count] = emit(count, framework, folder)
        sets["by hand", count] = getattr(by_hand, framework)(sets["emitted", count], os.path.join(folder, "hand"))
    best = {(*key, mode): float("inf") for key in sets for mode in MODES}
    for _ in range(a.rounds):
        for mode, flags in MODES.items():
            for key, files in sets.items():
                best[(*key, mode)] = min(best[(*key, mode)], seconds(files, flags, directory))
    areMet = True
    for mode in MODES:
        what = "swiftc %s of emitted Swift (%s): %d screens / %d" % (mode, framework, big, small)
        areMet &= row(7, what, 4.4, best["emitted", big, mode] / best["emitted", small, mode])
    for mode in MODES:
        for count in a.screens:
            what = "swiftc %s of %d screens (%s): emitted (%.1f s) / by hand" % (
                mode, count, framework, best["emitted", count, mode])
            target = 1.3 if (framework, mode) == ("swiftui", "-typecheck") else 1.2
            areMet &= row(8, what, target, best["emitted", count, mode] / best["by hand", count, mode])
    for count in (50, 200, *a.screens):
        if count in a.screens:
            files, cost = sets["emitted", count], best["emitted", count, "-typecheck"]
        else:
            folder = os.path.join(directory, framework, str(count))
            os.makedirs(folder)
            files = emit(count, framework, folder)
            cost = min(seconds(files, MODES["-typecheck"], directory) for _ in range(a.rounds))
        print("  %s, %d screens: %.1f ms for a screen" % (framework, screens(files), cost / screens(files) * 1000), flush=True)
    return areMet


MODULES = modules()
MODES = {"-typecheck": ["-typecheck"], "-c": ["-c", "-Onone"]}
with tempfile.TemporaryDirectory() as directory:
    if not all([measure(framework, directory) for framework in a.frameworks]):
        sys.exit("some rows are over their target")
