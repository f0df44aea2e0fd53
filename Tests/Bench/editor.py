#!/usr/bin/env python3
"""Section 9 of EDITOR.md: what `navgraph lsp` costs, as ratios to `navgraph lint` of the same graph in the same run.

usage: editor.py BINARY [--rounds N] [--changes N]

Processor time of the server against that of `lint`, of each the best round; of memory the resident set. `gen_app.py` is read
from ../shared/bench beside the checkout, or from NAVGRAPH_BENCH; where it is absent, only Graphs/shop.yaml is measured, and
that is said.
"""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

from lsp import Client, uri

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench"))


class Bench:
    def __init__(self, options):
        self.binary, self.rounds, self.changes = os.path.abspath(options.binary), options.rounds, options.changes
        self.failed = False

    def run(self):
        print("| what | target | measured |\n| --- | --- | --- |")
        shop = (ROOT / "Graphs/shop.yaml").read_text()
        self.graph("`Graphs/shop.yaml`", shop)
        self.memory(shop)
        if not (TOOLS / "gen_app.py").exists():
            print("skipped: no gen_app.py in %s" % TOOLS)
            return
        app = generated(133, "--conditions", 14, "--links", 30)
        self.graph("an app of 133 screens", app)
        self.edits(app)
        self.interrupted(generated(300, "--conditions", 20, "--links", 60))
        self.workspace(shop)

    # Rows

    def graph(self, what, text):
        with tempfile.TemporaryDirectory() as folder:
            path = written(folder, "graph.yaml", text)
            lint = self.lint(path)
            with Client(self.binary, folder) as client:
                client.open(path, text)
                change = completion = float("inf")
                line, column = place_of(text, "push: ")
                for number in range(self.rounds):
                    start = client.cpu()
                    client.change(path, text + "# %d\n" % number)
                    client.analysed(path)
                    change = min(change, client.cpu() - start)
                    start = client.cpu()
                    for _ in range(5):
                        assert client.at("completion", path, line, column)["items"]
                    completion = min(completion, (client.cpu() - start) / 5)
            self.row("a change of %s until its diagnostics / lint" % what, 1.5, change / lint)
            self.row("completion there / lint", 0.4, completion / lint)

    def edits(self, text):
        """Formatting, and the actions for a fault of a run, which are tried by analyzing the app again."""
        text = text.replace("jump: { select: search }", "jump: { pop: back }", 1)
        with tempfile.TemporaryDirectory() as folder:
            path = written(folder, "graph.yaml", text)
            lint = self.lint(path)
            with Client(self.binary, folder) as client:
                found = next(finding for finding in client.open(path, text) if finding["code"] == "pop-at-bottom")
                document = {"uri": uri(path)}
                fixes = {"range": found["range"], "context": {"diagnostics": [found], "only": ["quickfix"]}}
                options = {"options": {"tabSize": 2, "insertSpaces": True}}
                for what, limit, method, params in [
                    ("formatting of an app of 133 screens / lint", 0.3, "formatting", options),
                    ("actions for a finding of its runs / lint", 2, "codeAction", fixes),
                ]:
                    best = float("inf")
                    for _ in range(self.rounds):
                        start = client.cpu()
                        assert client.ask("textDocument/" + method, {"textDocument": document, **params})
                        best = min(best, client.cpu() - start)
                    self.row(what, limit, best / lint)

    def memory(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = written(folder, "graph.yaml", text)
            with Client(self.binary, folder) as client:
                client.open(path, text)
                line, column = place_of(text, "push: ")
                for number in range(self.changes):
                    client.change(path, text.replace("push: ", "push:  ", number % 7) + "# %d\n" % number)
                    client.at("completion", path, line, column)
                    if number % 10 == 0:
                        client.analysed(path)
                    if number == self.changes // 20:
                        early = client.memory()
                client.analysed(path)
                self.row("memory after %d changes / after %d" % (self.changes, self.changes // 20), 1.3, client.memory() / early)

    def interrupted(self, text):
        """The time until an answer that is asked for while an analysis runs."""
        with tempfile.TemporaryDirectory() as folder:
            path = written(folder, "graph.yaml", text)
            lint = self.lint(path, wall=True)
            line, column = place_of(text, "push: ")
            best = float("inf")
            with Client(self.binary, folder) as client:
                client.open(path, text)
                for number in range(self.rounds):
                    client.change(path, text + "# %d\n" % number)
                    time.sleep(0.15 + lint / 3)
                    start = time.perf_counter()
                    client.at("completion", path, line, column)
                    best = min(best, time.perf_counter() - start)
                    client.analysed(path)
            self.row("completion while an app of 300 screens, 20 conditions is analysed: wall / lint", 0.25, best / lint)

    def workspace(self, shop):
        with tempfile.TemporaryDirectory() as folder:
            other = "services:\n" + "".join("  s%d: { image: x, ports: [80] }\n" % number for number in range(330))
            paths = [written(folder, "other%d.yaml" % number, other) for number in range(990)]
            graphs = [written(folder, "graph%d.yaml" % number, shop) for number in range(10)]
            start = time.process_time()
            for path in paths + graphs:
                pathlib.Path(path).read_bytes()
            floor = time.process_time() - start + 10 * self.lint(graphs[0])
            with Client(self.binary, folder) as client:
                client.open(graphs[-1], shop)
                self.row("1,000 files, 10 of them graphs: all diagnostics / (reading all and 10 lints)", 2, client.cpu() / floor)

    def row(self, what, target, measured):
        isOver = measured > target
        self.failed |= isOver
        print("| %s | ≤ %g× | %.2f×%s |" % (what, target, measured, " **over**" if isOver else ""), flush=True)

    def lint(self, path, wall=False):
        """Seconds of the best round: of processor, or from begin to end."""
        best = float("inf")
        for _ in range(self.rounds):
            start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
            done = subprocess.run([self.binary, "lint", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            if done.returncode > 1:
                sys.exit("failed: lint " + path)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if wall:
                best = min(best, time.perf_counter() - start)
                continue
            best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        return best


def generated(screens, *options):
    command = [sys.executable, str(TOOLS / "gen_app.py"), str(screens), *map(str, options)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def written(folder, name, text):
    path = os.path.join(folder, name)
    pathlib.Path(path).write_text(text)
    return path


def place_of(text, word):
    """Line and character behind the first occurrence of a word."""
    offset = text.index(word) + len(word)
    return text.count("\n", 0, offset), offset - (text.rfind("\n", 0, offset) + 1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--changes", type=int, default=1000)
    bench = Bench(parser.parse_args())
    bench.run()
    if bench.failed:
        sys.exit("some rows are over their target")
