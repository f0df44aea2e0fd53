#!/usr/bin/env python3
"""What routers cost an app: the notes app with its router, beside the same screens with closures by hand.

usage: app_cost.py NAVGRAPH

Lines and machine code of the support code and of the app; instructions of a launch and of a step (opening a note, then going back),
and memory, each beyond what the app by hand takes. Both run on the double of UIKit, so nothing of it is time on a device. It needs
valgrind; where that is absent, nothing is measured, and that is said.
"""
import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOUBLES = ROOT / "Tests" / "Doubles"
EXAMPLES = ROOT / "Tests" / "EndToEndTests" / "Examples"
STEPS = (20, 60)


def double():
    """The folder of the double, built if need be."""
    build = ["swift", "build", "--package-path", str(DOUBLES)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()


def text_size(sources, folder, modules):
    """The bytes of machine code that some files have together."""
    out = os.path.join(folder, "sized.o")
    subprocess.run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "Notes", "-emit-object",
                    "-o", out, "-I", modules, *sources], check=True, stderr=subprocess.DEVNULL)
    return int(subprocess.run(["size", out], check=True, capture_output=True, text=True).stdout.split("\n")[1].split()[0])


def found(pattern, command):
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return int(re.search(pattern, done.stderr).group(1).replace(",", ""))


def instructions(program, kind, steps):
    return found(r"Collected : (\d+)", ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, kind, str(steps)])


def memory(program, kind):
    return found(r"in use at exit: ([\d,]+) bytes", ["valgrind", program, kind, "0"])


def main(navgraph):
    if not shutil.which("valgrind"):
        print("skipped: no valgrind")
        return
    build = double()
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([navgraph, "compile", str(ROOT / "Graphs" / "notes.yaml"), "--output", folder, "--diagram", "none"],
                       check=True, stderr=subprocess.DEVNULL)
        support = sorted(glob.glob(folder + "/NavGraph/*.swift"))
        routers = sorted(glob.glob(folder + "/*.swift"))
        app = sorted(glob.glob(str(EXAMPLES / "Notes" / "*.swift")))
        lines = sum(pathlib.Path(path).read_text().count("\n") for path in support)
        program = os.path.join(folder, "app")
        objects = [path for name in ("UIKit", "UserNotifications", "SwiftUI") for path in glob.glob(build + "/%s.build/*.o" % name)]
        own = [str(ROOT / "Tests" / "Bench" / "AppCost" / "main.swift"), str(EXAMPLES / "Scenarios" / "Checks.swift")]
        subprocess.run(["swiftc", "-O", "-wmo", "-swift-version", "6", "-module-name", "Cost", "-I", build + "/Modules", "-o", program,
                        *own, *app, *routers, *support, *objects], check=True, stderr=subprocess.DEVNULL)
        launch = instructions(program, "router", 0) - instructions(program, "hand", 0)
        both = [instructions(program, kind, count) for kind in ("router", "hand") for count in STEPS]
        step = ((both[1] - both[0]) - (both[3] - both[2])) / (STEPS[1] - STEPS[0]) / 2
        print("| what routers cost an app (notes) | measured |\n| --- | --- |")
        print("| lines of the support code | %d |" % lines)
        print("| machine code of the support code; of the app | %.0f, %.0f KB |" % (
            text_size(support, folder, build + "/Modules") / 1000,
            text_size(support + routers + app, folder, build + "/Modules") / 1000))
        print("| launch, beyond one by hand: instructions | %.1f million |" % (launch / 1e6))
        print("| a step, beyond one by hand: instructions | %.2f million |" % (step / 1e6))
        print("| memory after launch, beyond one by hand | %.0f KB |" % ((memory(program, "router") - memory(program, "hand")) / 1000))


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(os.path.abspath(sys.argv[1]))
