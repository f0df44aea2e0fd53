#!/usr/bin/env python3
"""Feeds mutated inputs to every command: usage commands.py NAVGRAPH SECONDS [SEED].

A run is a failure where it ends by a signal, with an exit status that CLI.md does not document, after more than 10 s, or
with more than 1 GB. The seed of a failure is printed, and its inputs are kept.
"""
import os, random, shutil, signal, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
DOCUMENTED = {0, 1, 64, 66, 73}
SECONDS, BYTES = 10, 1 << 30
WORDS = """push present replace root select show pop dismiss finish open payload with when sets returns send then style detents in
    locked reuse animation segue allow about title tabs columns start entry host events uses conditions implies changes initially
    screens flows transitions outcomes receives params requires back public from deepLinks url query under opens by path fallback
    checks reach within never above before visit return resolvers links schemes hosts swift framework include imports true false ~
    all top stack not 9223372036854775807 -1 0 1000000001 &a *a [ ] { } : , - ' " \u202e \u0000 é 😀 ../x /etc/passwd""".split()


def files(folder, *endings):
    found = []
    for path, _, names in sorted(os.walk(os.path.join(ROOT, folder))):
        found += [os.path.join(path, name) for name in sorted(names) if name.endswith(endings)]
    return [path for path in found if "Generated" not in path and os.path.getsize(path) < 60_000]


GRAPHS = files("Graphs", ".yaml") + files("../shared/conformance", ".yaml") + files("../shared/conformance-additions", ".yaml")
FOREIGN = files("../shared/corpus", ".storyboard", ".xib", ".xml")
LINKS = files("../shared/corpus/aasa", ".json") + [path for path in GRAPHS if "reader" in path]


def mutated(text, rng):
    """A text with one to eight mistakes: of bytes, of words, of lines."""
    data = bytearray(text)
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(9)
        lines = bytes(data).split(b"\n")
        line = rng.randrange(len(lines))
        if kind == 0 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 1:
            data[at:at] = rng.choice(WORDS).encode()
        elif kind == 2:
            del data[at : at + rng.randint(1, 40)]
        elif kind == 3:
            del data[at:]
        elif kind == 4:
            lines.insert(rng.randrange(len(lines)), lines[line])
            data = bytearray(b"\n".join(lines))
        elif kind == 5:
            del lines[line]
            data = bytearray(b"\n".join(lines))
        elif kind == 6:
            words = bytes(data).split(b" ")
            words[rng.randrange(len(words))] = rng.choice(words + [word.encode() for word in WORDS])
            data = bytearray(b" ".join(words))
        elif kind == 7:
            data[at:at] = rng.choice([b"[", b"{", b"<a>", b"(", b"- "]) * rng.choice([1, 30, 600])
        else:
            data[at:at] = bytes(data[at : at + rng.randint(1, 400)])
    return bytes(data)


def commands(rng, work):
    """A random command, with its inputs in `work`."""

    def write(name, sources, mutate=True):
        with open(rng.choice(sources), "rb") as file:
            text = file.read()
        path = os.path.join(work, name)
        with open(path, "wb") as file:
            file.write(mutated(text, rng) if mutate and rng.random() < 0.9 else text)
        return path

    graph = write("graph.yaml", GRAPHS)
    out = os.path.join(work, "out")
    word = rng.choice(WORDS).replace("\0", "")
    return rng.choice(
        [
            lambda: ["lint", graph, "--format", rng.choice(["text", "json", "sarif", "github", "checkstyle", "junit"])],
            lambda: ["lint", graph, "--baseline", write("known", GRAPHS), "--level", "note"],
            lambda: ["compile", graph, "-o", out, "--framework", rng.choice(["uikit", "swiftui", "clean-swift"]), "--mocks"],
            lambda: ["compile", graph, "-o", out, "--diagram", "dot,mermaid", "--container", "ditranquillity"],
            lambda: ["render", graph, "--format", rng.choice(["dot", "mermaid", "json", "html"])],
            lambda: ["render", graph, "--format", "dot", "--focus", word, "--depth", rng.choice(["0", "3", "9223372036854775807"])],
            lambda: ["render", graph, "--format", "svg", "--highlight", "findings"],
            lambda: ["paths", graph, "--format", rng.choice(["text", "json"])],
            lambda: ["paths", graph, "--cover"],
            lambda: ["resolve", graph, "app://" + rng.choice(["a", "%2e%2e", "%ff", "a/b/c", word]), "--format", "json"],
            lambda: ["diff", write("old.yaml", GRAPHS), graph, "--format", rng.choice(["text", "markdown", "json"])],
            lambda: ["diff", write("graph.old.yaml", [graph]), graph, "--format", "json"],
            lambda: ["links", graph, "--format", rng.choice(["aasa", "info-plist", "json"])],
            lambda: ["links", graph, "--verify", write("aasa.json", LINKS)],
            lambda: ["import", write("foreign." + rng.choice(["storyboard", "xib", "xml"]), FOREIGN or GRAPHS), "-o", out],
            lambda: ["explain", word],
            lambda: ["schema"],
        ]
    )()


def run(command):
    """The exit status (negative: of a signal), the seconds, the bytes and the standard error of a command."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        while True:
            found, status, usage = os.wait4(process.pid, os.WNOHANG)
            seconds = time.monotonic() - start
            if found:
                break
            if seconds > 2 * SECONDS:
                process.send_signal(signal.SIGKILL)
            time.sleep(0.002)
        errors.seek(0)
        return os.waitstatus_to_exitcode(status), seconds, usage.ru_maxrss * 1024, errors.read(4000).decode(errors="replace")


def main():
    program, limit = os.path.abspath(sys.argv[1]), float(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    end, runs, failures = time.monotonic() + limit, 0, 0
    while time.monotonic() < end:
        rng = random.Random(seed)
        work = tempfile.mkdtemp(prefix="navgraph-fuzz-")
        command = commands(rng, work)
        status, seconds, size, errors = run([program] + command)
        runs += 1
        if status not in DOCUMENTED or seconds > SECONDS or size > BYTES:
            failures += 1
            print(f"seed {seed}: status {status}, {seconds:.1f} s, {size >> 20} MB: {' '.join(command)}\n{errors[:600]}", flush=True)
        else:
            shutil.rmtree(work)
        seed += 1
    print(f"{runs} runs, {failures} failures")
    sys.exit(1 if failures else 0)


main()
