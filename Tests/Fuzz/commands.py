#!/usr/bin/env python3
"""Feeds mutated inputs to every command: usage commands.py NAVGRAPH SECONDS [SEED], or RUNSx for SECONDS.

A run is a failure where it ends by a signal, with an exit status that CLI.md does not document, after more than 10 s of
processor time, or with more than 1 GB. The seed of a failure is printed, and its inputs are kept. It is a failure, too, if more than 5 % of a
command's runs are wrong usage, which tests nothing of it, or if fewer than half of the graphs can be drawn.
"""
import collections, json, os, random, re, resource, shutil, signal, subprocess, sys, tempfile, time

import mutate

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
DOCUMENTED = {0, 1, 64, 66, 73}
SECONDS, BYTES = 10, 1 << 30


def files(folder, *endings):
    found = []
    for path, _, names in sorted(os.walk(os.path.join(ROOT, folder))):
        found += [os.path.join(path, name) for name in sorted(names) if name.endswith(endings)]
    return [path for path in found if "Generated" not in path and os.path.getsize(path) < 60_000]


GRAPHS = files("Graphs", ".yaml") + files("../shared/conformance", ".yaml") + files("../shared/conformance-language", ".yaml") + files("../shared/truth-cases", ".yaml")
FOREIGN = files("../shared/corpus", ".storyboard", ".xib", ".xml") or GRAPHS
RULES = [os.path.basename(path)[:-3] for path in files("docs/rules", ".md")]
SOURCES = files("../shared/corpus-reader", ".swift") or files("Sources/NavGraphUIKit", ".swift")
LINKS = files("../shared/corpus/aasa", ".json") + [path for path in GRAPHS if "reader" in path] or GRAPHS


def command(rng, work, graphs):
    """A random command, with its inputs in `work`. `graphs`: the screens of those that can be read as they are."""

    def write(name, sources):
        with open(rng.choice(sources), "rb") as file:
            text = file.read()
        path = os.path.join(work, name)
        kind = rng.random()
        if name.endswith(".yaml") and kind < 0.8:
            text = mutate.of_meaning(text, rng)
        elif name.startswith("foreign") and kind < 0.7:
            text = mutate.of_attributes(text, rng)
        elif kind < 0.9:
            text = mutate.of_bytes(text, rng)
        with open(path, "wb") as file:
            file.write(text)
        return path

    source = rng.choice(list(graphs) if rng.random() < 0.95 else GRAPHS)
    names = graphs.get(source, ["home"])
    graph = write("graph.yaml", [source])
    out = os.path.join(work, "out")
    foreign = rng.choice(FOREIGN)
    app = ["--app-id", "ABCDE12345.com.a"]
    with open(graph, errors="replace") as file:
        text = file.read()
    names = [name for name in names if re.search(rf"\b{name.split('.')[-1]}:", text)] or names
    scheme = (re.findall(r"schemes: *\[? *([a-z]+)", text) or ["app"])[0]
    url = rng.choice(re.findall(r"url: *\[? *'?(/[\w{}/-]+)", text) + ["/%2e%2e", "/%ff", "/a/b/c"])

    def baseline():
        path = os.path.join(work, "known")
        with open(path, "w") as file:
            for _ in range(5):
                file.write(f"{rng.choice(RULES)} screen:{rng.choice(names)}\n")
        return path

    return rng.choice(
        [
            lambda: ["lint", graph, "--format", rng.choice(["text", "json", "sarif", "github", "checkstyle", "junit"])],
            lambda: ["lint", graph, "--baseline", baseline(), "--level", "note"],
            lambda: ["compile", graph, "--output", out, "--framework", rng.choice(["uikit", "swiftui", "clean-swift"]), "--mocks"],
            lambda: ["compile", graph, "--output", out, "--diagram", "dot,mermaid", "--container", "ditranquillity"],
            lambda: ["render", graph, "--format", rng.choice(["dot", "mermaid", "json", "html"])],
            lambda: ["render", graph, "--format", "dot", "--focus", rng.choice(names), "--depth", rng.choice(["0", "3", "9223372036854775807"])],
            lambda: ["render", graph, "--format", "svg", "--highlight", "findings"],
            lambda: ["paths", graph, "--format", rng.choice(["text", "json"])],
            lambda: ["paths", graph, "--to", rng.choice(names)],
            lambda: ["paths", graph, "--cover"],
            lambda: ["resolve", graph, scheme + "://" + url.replace("{", "").replace("}", ""), "--format", "json"],
            lambda: ["diff", write("old.yaml", list(graphs)), graph, "--format", rng.choice(["text", "markdown", "json"])],
            lambda: ["diff", write("graph.old.yaml", [graph]), graph, "--format", "json"],
            lambda: ["links", graph, "--format"] + (["aasa"] + app if "hosts:" in text else ["info-plist"]),
            lambda: ["links", graph, "--format", rng.choice(["info-plist", "json"])],
            lambda: ["links", graph, "--verify", write("aasa.json", LINKS)] + app,
            lambda: ["import", write("foreign" + os.path.splitext(foreign)[1], [foreign]), "--output", out],
            lambda: ["list", rng.choice(["screens", "flows", "links", "events", "conditions"]), graph],
            lambda: ["show", rng.choice(names), graph],
            lambda: ["format", graph] + rng.choice([[], ["--check"], ["--diff"]]),
            lambda: ["merge", write("base.yaml", [source]), write("ours.yaml", [source]), write("theirs.yaml", [source])],
            lambda: ["rename", "screen:" + rng.choice(names), "renamed", graph, "--dry-run"],
            lambda: ["drift", graph, "--sources", os.path.dirname(write("App.swift", SOURCES))],
            lambda: ["explain", rng.choice(RULES)],
            lambda: ["schema"],
        ]
    )()


def run(command):
    """The exit status (negative: of a signal), the processor seconds, the bytes and the standard error of a command."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as errors:
        limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS, 2 * SECONDS + 1))
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, preexec_fn=limit)
        while True:
            found, status, usage = os.wait4(process.pid, os.WNOHANG)
            if found:
                break
            # It waits for something, or there is little of a processor for it.
            if time.monotonic() - start > 12 * SECONDS:
                process.send_signal(signal.SIGKILL)
            time.sleep(0.002)
        errors.seek(0)
        return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, errors.read(4000).decode(errors="replace")


def screens(program, path):
    """The screens of a graph that can be read without other files."""
    with tempfile.TemporaryDirectory() as alone:
        result = subprocess.run([program, "render", shutil.copy(path, alone), "--format", "json"], capture_output=True)
        if result.returncode:
            return []
        return [name[7:] for name in json.loads(result.stdout)["elements"] if name.startswith("screen:")]


def main():
    program, limit = os.path.abspath(sys.argv[1]), sys.argv[2]
    first = seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    most, seconds = (int(limit[:-1]), float("inf")) if limit.endswith("x") else (float("inf"), float(limit))
    graphs = {path: screens(program, path) for path in GRAPHS if re.search("^entry:", open(path).read(), re.M)}
    graphs = {path: names for path, names in graphs.items() if names}
    end, failures = time.monotonic() + seconds, 0
    ends = collections.defaultdict(collections.Counter)
    while time.monotonic() < end and seed < first + most:
        rng = random.Random(seed)
        work = tempfile.mkdtemp(prefix="navgraph-fuzz-")
        arguments = command(rng, work, graphs)
        status, seconds, size, errors = run([program] + arguments)
        ends[arguments[0]][status] += 1
        if status not in DOCUMENTED or seconds > SECONDS or size > BYTES:
            failures += 1
            print(f"seed {seed}: status {status}, {seconds:.1f} s, {size >> 20} MB: {' '.join(arguments)}\n{errors[:600]}", flush=True)
        else:
            shutil.rmtree(work)
        seed += 1
    for name, statuses in sorted(ends.items()):
        count = statuses.total()
        print(f"{name}: {count} runs, statuses {dict(sorted(statuses.items()))}")
        if count > 40 and statuses[64] > count / 20:
            failures += 1
            print(f"{name}: more than 5 % of its runs are wrong usage")
    drawn = ends["render"]
    if drawn.total() > 40 and drawn[0] < drawn.total() / 2:
        failures += 1
        print("fewer than half of the graphs can be read")
    print(f"{failures} failures")
    sys.exit(1 if failures else 0)


main()
