#!/usr/bin/env python3
"""Rows 1 to 6, 9 and 10 of LIMITS.md, and what conditions cost: as ratios to floors of the same run.

usage: bench.py BINARY [--rounds N] [--limit SECONDS]

The floor (floor.c: every libyaml event of a file, nothing kept) and the generator of graphs (gen_graph.py) are read from
../shared/bench beside the checkout, or from NAVGRAPH_BENCH; where they are absent, nothing is measured, and that is said.
Commands take turns, and of each the best round counts. Where wall time is noisy, as the floor itself shows, rows 1 and 3 are
decided in instructions, as LIMITS.md has it: valgrind counts them, of all threads; wall time is printed all the same.
"""
import argparse
import concurrent.futures
import math
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

import links

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench"))
SIZES = {"1k": 1_000, "10k": 10_000, "100k": 100_000}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--limit", type=int, default=60, help="seconds after which a run is ended, and counts as endless")
    options = parser.parse_args()
    if not (TOOLS / "floor.c").exists() or not (TOOLS / "gen_graph.py").exists():
        print("skipped: no floor.c and gen_graph.py in %s" % TOOLS)
        return
    with tempfile.TemporaryDirectory() as folder:
        Bench(os.path.abspath(options.binary), pathlib.Path(folder), options).run()


class Bench:
    def __init__(self, binary, folder, options):
        self.binary, self.folder, self.options = binary, folder, options
        self.failed = False
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True, check=True)
        (folder / "empty.c").write_text("int main(void) { return 0; }\n")
        self.floor = self.compile(TOOLS / "floor.c", "floor", *flags.stdout.split())
        self.empty = self.compile(folder / "empty.c", "empty")
        self.measure = self.compile(ROOT / "Tests/Bench/measure.c", "measure")
        self.graphs = {name: self.generate(name, size) for name, size in SIZES.items()}

    def compile(self, source, name, *flags):
        program = str(self.folder / name)
        subprocess.run(["cc", "-O2", "-o", program, str(source), *flags], check=True)
        return program

    def measured(self, *command):
        """One run: wall time, and the peak of resident memory in bytes."""
        result = subprocess.run([self.measure, str(self.options.limit), *command], capture_output=True, text=True, check=True)
        nanoseconds, memory, status = map(int, result.stdout.split())
        if status == 128 + signal.SIGALRM:
            return Measure(float("inf"), memory)
        if status != 0:
            sys.exit("failed: " + " ".join(command))
        return Measure(nanoseconds / 1e9, memory)

    def best(self, rounds, *commands):
        """Of each command its best round; they take turns, so that what else the machine does hits all alike."""
        results = [Measure(float("inf"), 0) for _ in commands]
        for _ in range(rounds):
            for result, command in zip(results, commands):
                if result.isEndless:
                    continue
                now = self.measured(*command)
                result.all.append(now.seconds)
                result.seconds = min(result.seconds, now.seconds)
                result.memory = max(result.memory, now.memory)
                result.isEndless = now.seconds == float("inf")
        return results

    def generate(self, name, screens, *options):
        path = self.folder / (name + ".yaml")
        command = [sys.executable, str(TOOLS / "gen_graph.py"), str(screens), *options]
        with open(path, "wb") as file:
            subprocess.run(command, stdout=file, check=True)
        return str(path)

    def run(self):
        print("| row | what | target | measured |\n| --- | --- | --- | --- |")
        self.reading()
        self.conditions()
        self.starting()
        self.emitting()
        links.measure(self)
        if self.failed:
            sys.exit("some rows are over their target")

    def row(self, number, what, target, measured, unit="×", decides=True):
        isMet = measured <= target  # and not infinite, nor endless by endless
        self.failed |= decides and not isMet
        text = "%.2f%s" % (measured, unit) if math.isfinite(measured) else "ended after %d s" % self.options.limit
        verdict = "" if isMet else " **over**" if decides else " (over, but noise)"
        print("| %s | %s | ≤ %g%s | %s%s |" % (number, what, target, unit, text, verdict), flush=True)

    def reading(self):
        lint, floor, spread = {}, {}, {}
        for name, path in self.graphs.items():
            rounds = self.options.rounds if name != "100k" else max(3, self.options.rounds // 3)
            floor[name], lint[name] = self.best(rounds, [self.floor, path], [self.binary, "lint", path])
            spread[name] = statistics.median(floor[name].all) / floor[name].seconds
        isNoisy = max(spread.values()) > 1.1
        counts = self.instructions() if isNoisy else None
        print("| | the floor, its median round / its best: %s | | |"
              % ", ".join("%.2f× at %s" % (value, name) for name, value in spread.items()))
        for name, target in (("1k", 1.3), ("10k", 1.3), ("100k", 1.5)):
            ratio = lint[name].seconds / floor[name].seconds
            self.row(1, "lint / floor, %s screens" % name, target, ratio, decides=not counts)
            if counts:
                self.row(1, "the same in instructions", target, counts["lint", name] / counts["floor", name])
        self.memory({name: measure.memory for name, measure in lint.items()})
        self.row(3, "lint of 100k / of 10k", 11, lint["100k"].seconds / lint["10k"].seconds, decides=not counts)
        if counts:
            self.row(3, "the same in instructions", 11, counts["lint", "100k"] / counts["lint", "10k"])

    def memory(self, peaks):
        """What a process needs however small its graph is (its own pages, a hundred notes of each rule) is none of the
        graph's: the floor alone has four times the file of 1,000 screens. The smallest standard graph has it all."""
        small = self.generate("small", 1)
        idle = max(self.measured(self.binary, "lint", small).memory for _ in range(5))
        print("| | peak memory of lint, smallest standard graph: %.1f MB for %.0f KB of it | | |"
              % (idle / 1e6, os.path.getsize(small) / 1e3))
        for name, path in self.graphs.items():
            size = os.path.getsize(path) - os.path.getsize(small)
            self.row(2, "peak memory of lint beyond that / file beyond that, %s" % name, 3, (peaks[name] - idle) / size)
        self.row(2, "peak memory of lint / file, 100k", 3, peaks["100k"] / os.path.getsize(self.graphs["100k"]))

    def instructions(self):
        """Of floor and lint of each graph; `None` where nothing counts them."""
        if not shutil.which("valgrind"):
            print("| | instructions are not counted: valgrind is not installed | | |")
            return None
        commands = {("floor", name): [self.floor, path] for name, path in self.graphs.items()}
        commands |= {("lint", name): [self.binary, "lint", path] for name, path in self.graphs.items()}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            return dict(zip(commands, pool.map(counted, commands.values())))

    def conditions(self):
        graphs = [self.generate("c%d" % count, 1_000, "--conditions", str(count)) for count in (1, 8, 16)]
        one, eight, sixteen = self.best(self.options.rounds, *([self.binary, "lint", path] for path in graphs))
        self.row("", "lint of 1k screens with 8 conditions / with one", 3, eight.seconds / one.seconds)
        self.row("", "lint of 1k screens with 16 conditions / with one", 3, sixteen.seconds / one.seconds)

    def starting(self):
        empty, version = self.best(self.options.rounds * 10, [self.empty], [self.binary, "--version"])
        self.row(4, "--version / an empty C program", 4, version.seconds / empty.seconds)

    def emitting(self):
        path, out = self.graphs["10k"], self.folder / "out"
        if refusal := self.refusal(path, out):
            print("| 5, 6 | compile of 10k screens | | %s **not measured** |" % refusal)
            self.failed = True
            return
        lint = compile = write = again = float("inf")
        touched = 0
        for _ in range(max(3, self.options.rounds // 3)):
            shutil.rmtree(out, ignore_errors=True)
            command = [self.binary, "compile", path, "--output", str(out)]
            lint = min(lint, self.measured(self.binary, "lint", path).seconds)
            compile = min(compile, self.measured(*command).seconds)
            before = states(out)
            again = min(again, self.measured(*command).seconds)
            touched += states(out) != before
            write = min(write, written_again(out, self.folder / "copy"))
        files = list(before)
        size = sum(file.stat().st_size for file in files)
        print("| | outputs of 10k screens: %d files, %.1f MB, in %.1f ms ready-made; lint %.0f ms | | |"
              % (len(files), size / 1e6, write * 1e3, lint * 1e3))
        self.row(5, "compile of 10k / (writing its outputs + lint)", 3, compile / (write + lint))
        self.row(6, "(second compile - lint) / writing", 0.5, (again - lint) / write)
        self.row(6, "files that it touches", 0, touched, unit="")

    def refusal(self, path, out):
        """Why the graph cannot be compiled, if so: then there is nothing to compare."""
        command = [self.binary, "compile", path, "--output", str(out)]
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=self.options.limit)
        except subprocess.TimeoutExpired:
            return "ended after %d s" % self.options.limit
        return result.stderr.split("\n")[0].split(": ", 1)[-1] if result.returncode else None


class Measure:
    def __init__(self, seconds, memory):
        self.seconds, self.memory = seconds, memory
        self.isEndless = False
        self.all = []


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
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        os.write(descriptor, data)
        os.close(descriptor)
    return time.perf_counter() - start


def counted(command):
    with tempfile.NamedTemporaryFile() as file:
        tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + file.name, *command]
        result = subprocess.run(tool, capture_output=True, text=True)
    match = re.search(r"Collected : (\d+)", result.stderr)
    if not match:
        sys.exit("valgrind failed: " + result.stderr)
    return int(match.group(1))


if __name__ == "__main__":
    main()
