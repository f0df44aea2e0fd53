#!/usr/bin/env python3
"""Rows 1 to 6, 9, 10, 13 to 16, 18 to 20 of LIMITS.md, as ratios to floors of the same run; typecheck.py has rows 7 and 8.

usage: bench.py BINARY [--rounds N] [--limit SECONDS]

The floor (floor.c: every libyaml event of a file, nothing kept) and the generators of graphs are read from ../shared/bench
beside the checkout, or from NAVGRAPH_BENCH; where they are absent, nothing is measured, and that is said. Commands take turns,
and of each the best round counts: user and system time for row 4, wall time for rows 5 and 6. Rows 1 to 3, 13 to 16, 18 and 19
count instructions where valgrind is there and the run is not too long for it; else user and system time.
"""
import argparse
import math
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import links
import modules
import words

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench"))

# Screens, conditions, links of graphs like apps, and how many floors of 1,000 screens a `lint` of each may take, in
# instructions and in time.
APPS = ((40, 4, 8, (1, 3)), (60, 7, 25, (2, 5)), (130, 14, 30, (3, 10)), (300, 20, 60, (6, 30)))
# The same with every condition set somewhere.
APPS_THAT_SET = ((60, 8, 25, (2, 8)), (130, 12, 30, (3, 25)))
LARGE_APP = (1_000, 30, 150, (14, 40))
# Instructions of what takes longer are not counted.
STANDARD = (("1k", 1_000, (3.4, 4.5)), ("10k", 10_000, (3.2, 5)), ("100k", 100_000, (None, 7)))


class Measure:
    """The best of some rounds: seconds of processor and wall, bytes at the peak; endless where a round was ended."""

    def __init__(self):
        self.cpu = self.wall = float("inf")
        self.memory = 0
        self.isEndless = False


class Bench:
    def __init__(self, binary, folder, options):
        self.folder, self.options = folder, options
        # As it is shipped; valgrind cannot read all of the compiler's debug information.
        self.binary = str(folder / "navgraph")
        subprocess.run(["strip", "-g", "-o", self.binary, binary], check=True)
        self.failed = False
        (folder / "empty.c").write_text("int main(void) { return 0; }\n")
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True, check=True)
        self.empty = self.compile(folder / "empty.c", "empty")
        self.floor = self.compile(TOOLS / "floor.c", "floor", *flags.stdout.split())
        self.measure = self.compile(ROOT / "Tests/Bench/measure.c", "measure")
        self.graphs = {name: self.generate(name, "gen_graph.py", screens) for name, screens, _ in STANDARD}

    def run(self):
        print("| row | what | target | measured |\n| --- | --- | --- | --- |")
        self.apps()
        self.standard_graphs()
        self.other_commands()
        self.starting()
        self.emitting()
        links.measure(self)
        modules.measure(self)
        words.measure(self)

    # Rows

    def apps(self):
        for row, sizes, what in ((1, APPS, ""), (2, APPS_THAT_SET, ", all set"), (16, (LARGE_APP,), "")):
            for screens, conditions, count, targets in sizes:
                options = ["--conditions", conditions, "--links", count] + (["--set", conditions] if row == 2 else [])
                path = self.generate("app%d-%d" % (row, screens), "gen_app.py", screens, *options)
                self.app(row, "%d screens, %d conditions%s, %d links" % (screens, conditions, what, count), targets, path)
            if row == 1:
                self.app(1, "`Graphs/shop.yaml`", (1, 4), str(ROOT / "Graphs/shop.yaml"))

    def app(self, number, what, targets, path):
        floor = [self.floor, self.graphs["1k"]]
        self.compare(number, "lint of %s / floor of 1k" % what, targets, [self.binary, "lint", path], floor, self.undecided(path))

    def compare(self, number, what, targets, command, other, note=""):
        """What a command costs, in costs of another; `targets`: in instructions (`None`: not counted), and in time."""
        instructions, time = targets
        if instructions is not None and shutil.which("valgrind"):
            ratio = self.instructions(command) / self.instructions(other)
            return self.row(number, what + ", instructions", instructions, ratio, note=note)
        known, measured = self.best(self.options.rounds if instructions is not None else 3, other, command)
        self.row(number, what, time, measured.cpu / known.cpu, note=note)

    def instructions(self, command, function=None):
        """Instructions of a command; where a function is named, by its symbol, of that one and all that it calls."""
        options = ["--callgrind-out-file=" + str(self.folder / "callgrind")]
        if function:
            options.append("--toggle-collect=" + function)
        done = subprocess.run(["valgrind", "--tool=callgrind", *options, *command], capture_output=True, text=True)
        found = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode > 1 or not found:
            sys.exit("failed: " + " ".join(command))
        return int(found.group(1))

    def other_commands(self):
        """What other commands cost, in costs of a `lint`; and a `diff` where all is renamed, in costs of one of no change."""
        def lint(path):
            return [self.binary, "lint", path]

        large, standard = str(self.folder / "app16-1000.yaml"), self.generate("5k", "gen_graph.py", 5_000)
        json = [self.binary, "lint", "--format", "json"]
        self.compare(13, "lint --format json / lint, app of 1,000", (4, 4), json + [large], lint(large))
        self.compare(13, "the same, 5,000 standard screens", (None, 40), json + [standard], lint(standard))
        app, less = self.folder / "app1-300.yaml", self.folder / "less.yaml"
        lines = app.read_text().split("\n")
        pushes = [number for number, line in enumerate(lines) if re.match(r" +\w+: \{ push: \w+ \}$", line)]
        del lines[pushes[len(pushes) // 2]]
        less.write_text("\n".join(lines))
        out, app, less = str(self.folder / "app300"), str(app), str(less)
        render = [self.binary, "render", app, "--format", "dot", "--output", out + ".dot"]
        self.compare(14, "render --format dot / lint, app of 300", (3, 3), render, lint(app))
        compile = [self.binary, "compile", app, "--framework", "uikit", "--diagram", "none", "--output", out]
        self.compare(14, "compile --framework uikit / lint, app of 300", (3, 3), compile, lint(app))
        self.compare(14, "diff of one transition less / lint, app of 300", (4, 4), [self.binary, "diff", app, less], lint(app))
        same, renamed = self.graphs["1k"], self.folder / "renamed.yaml"
        renamed.write_text(re.sub(r"\b(screen\d+|s\d+)\b", r"x\1", pathlib.Path(same).read_text()))
        diff = [self.binary, "diff", same]
        self.compare(15, "diff, 1,000 screens renamed / none", (10, 10), diff + [str(renamed)], diff + [same])
        for name in ("app1-130", "app1-300", "app16-1000"):
            self.near_launch(str(self.folder / (name + ".yaml")), name.split("-")[1])

    def near_launch(self, app, screens):
        """What a `diff` costs where the first tab opens another screen, in costs of a `lint`."""
        changed = self.folder / "changed.yaml"
        start, end = pathlib.Path(app).read_text().split("homeList:\n", 1)
        changed.write_text(start + "homeList:\n" + re.sub(r"\{ push: \w+ \}", "{ push: help0 }", end, count=1))
        lint, diff = [self.binary, "lint", app], [self.binary, "diff", app, str(changed)]
        self.compare(18, "diff of a change near the launch / lint, app of " + screens, (8, 8), diff, lint)
        one, both = self.best(1, lint, diff)
        self.row(18, "the same, peak memory", 6, both.memory / one.memory)

    def undecided(self, path):
        """What a `lint` leaves open, in a word; nothing where it decides all."""
        try:
            command = [self.binary, "lint", "--format", "json", path]
            result = subprocess.run(command, capture_output=True, text=True, timeout=self.options.limit)
        except subprocess.TimeoutExpired:
            return ""
        return next((word for word in ("limit-exceeded", "undecided") if '"%s"' % word in result.stdout), "")

    def standard_graphs(self):
        lint = {}
        for name, _, targets in STANDARD:
            path = self.graphs[name]
            rounds = self.options.rounds if name != "100k" else 3
            (lint[name],) = self.best(rounds, [self.binary, "lint", path])
            command, floor = [self.binary, "lint", path], [self.floor, path]
            self.compare(3, "lint / floor of the same file, %s screens" % name, targets, command, floor)
        small = self.generate("small", "gen_graph.py", 1)
        (idle,) = self.best(5, [self.binary, "lint", small])
        for name, path in self.graphs.items():
            ratio = (lint[name].memory - idle.memory) / os.path.getsize(path)
            self.row(4, "peak memory beyond that of one screen / file, %s" % name, 4.5, ratio)
        self.row(4, "lint of 100k / of 10k", 13, lint["100k"].cpu / lint["10k"].cpu)

    def starting(self):
        empty, version = self.best(self.options.rounds * 10, [self.empty], [self.binary, "--version"])
        self.row(5, "--version / an empty C program", 4, version.wall / empty.wall)

    def emitting(self):
        path, out = self.graphs["10k"], self.folder / "out"
        command = [self.binary, "compile", path, "--output", str(out)]
        lint, compile, again, write, touched = Measure(), Measure(), Measure(), float("inf"), 0
        for _ in range(max(3, self.options.rounds // 3)):
            shutil.rmtree(out, ignore_errors=True)
            self.round(lint, [self.binary, "lint", path])
            self.round(compile, command)
            before = states(out)
            self.round(again, command)
            touched += states(out) != before
            write = min(write, written_again(out, self.folder / "copy"))
        self.row(6, "compile of 10k / (writing the same bytes + lint)", 3, compile.wall / (write + lint.wall))
        self.row(6, "compile with nothing changed / compile", 1, again.wall / compile.wall)
        self.row(6, "files that it touches", 0, touched, unit="")

    def row(self, number, what, target, measured, unit="×", note=""):
        isMeasured = math.isfinite(measured)
        text = "%.2f%s" % (measured, unit) if isMeasured else "ended after %d s" % self.options.limit
        problems = (["over"] if isMeasured and measured > target else []) + ([note] if note else [])
        self.failed |= not isMeasured or bool(problems)
        words = "".join(" **%s**" % problem for problem in problems)
        print("| %s | %s | ≤ %g%s | %s%s |" % (number, what, target, unit, text, words), flush=True)

    # Commands

    def compile(self, source, name, *flags):
        program = str(self.folder / name)
        subprocess.run(["cc", "-O2", "-o", program, str(source), *flags], check=True)
        return program

    def generate(self, name, generator, *arguments):
        path = self.folder / (name + ".yaml")
        with open(path, "wb") as file:
            subprocess.run([sys.executable, str(TOOLS / generator), *map(str, arguments)], stdout=file, check=True)
        return str(path)

    def best(self, rounds, *commands):
        results = [Measure() for _ in commands]
        for _ in range(rounds):
            for result, command in zip(results, commands):
                self.round(result, command)
        return results

    def round(self, result, command):
        if result.isEndless:
            return
        done = subprocess.run([self.measure, str(self.options.limit), *command], capture_output=True, text=True, check=True)
        cpu, wall, memory, status = map(int, done.stdout.split())
        if status == 128 + signal.SIGALRM:
            result.isEndless = True
            result.cpu = result.wall = result.memory = float("inf")
            return
        # 1: there are findings.
        if status > 1:
            sys.exit("failed: " + " ".join(command))
        result.cpu = min(result.cpu, cpu / 1e6)
        result.wall = min(result.wall, wall / 1e9)
        result.memory = max(result.memory, memory)


def states(folder):
    return {path: (path.stat().st_mtime_ns, path.stat().st_ino) for path in sorted(folder.rglob("*")) if path.is_file()}


def written_again(folder, copy):
    """Seconds that it takes to write the same files to a new folder, their bytes being in memory."""
    files = [(copy / path.relative_to(folder), path.read_bytes()) for path in folder.rglob("*") if path.is_file()]
    shutil.rmtree(copy, ignore_errors=True)
    for directory in {path.parent for path, _ in files}:
        directory.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    for path, data in files:
        path.write_bytes(data)
    return time.perf_counter() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--limit", type=int, default=60, help="seconds after which a run is ended, and counts as endless")
    options = parser.parse_args()
    if not (TOOLS / "floor.c").exists():
        print("skipped: no floor.c in %s" % TOOLS)
        sys.exit()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.abspath(options.binary), pathlib.Path(folder), options)
        bench.run()
    if bench.failed:
        sys.exit("some rows are over their target")
