#!/usr/bin/env python3
"""Feeds half-typed texts to the language server: usage editor.py NAVGRAPH TEXTS [SEED].

Each text is Graphs/shop.yaml, cut, or with brackets, quotes, anchors, tabs, control characters, or a line of a megabyte, put in
or taken out. Each request is asked at some place of it. A failure is an answer with an error, an end of the server, or more
than ten seconds of processor for one text; its seed is printed. At last the graph as it was has no findings.
"""
import os
import pathlib
import random
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Bench"))
from lsp import Client, Ended, uri  # noqa: E402

PIECES = ["{", "}", "[", "]", '"', "'", "&a ", "*a", "\t", "\0", "\x01", "\x7f", "\ufeff", "\u0085", "\u2028", "\r", ": ", "- ", "? ", "| ",
    "> ", "---\n", "...\n", "#", ", ", "not ", "é", "😀", "<<: *a\n", "!!map ", "%YAML 1.1\n"]
SECONDS = 10


def mutated(text, rng):
    for _ in range(rng.choice([1, 1, 2, 5])):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(8)
        if kind == 0:
            text = text[:at]
        elif kind == 1:
            text = text[:at] + text[at + rng.randint(1, 60):]
        elif kind == 2:
            end = text.find("\n", at)
            text = text[:at] + (text[end:] if end >= 0 else "")
        elif kind == 3:
            text = text[:at] + text[at : at + rng.randint(1, 400)] + text[at:]
        elif kind == 4 and rng.random() < 0.02:
            text = text[:at] + rng.choice(["x", "[", "{a: ", " ", "😀"]) * (1_000_000 // 4) + text[at:]
        else:
            text = text[:at] + rng.choice(PIECES) * rng.choice([1, 1, 1, 40]) + text[at:]
    return text


def asked(client, path, text, rng):
    offset = rng.randrange(len(text) + 1)
    line = sum(text.count(end, 0, offset) for end in ("\n", "\r")) - text.count("\r\n", 0, offset)
    character = rng.choice([0, 3, 9, 20, 40, 1_000_000])
    for method in ("completion", "hover", "definition", "documentHighlight", "prepareRename"):
        client.at(method, path, line, character)
    client.at("references", path, line, character, context={"includeDeclaration": True})
    if rng.random() < 0.05:
        try:
            client.at("rename", path, line, character, newName="other")
        except Ended as ended:
            if "-32803" not in str(ended):
                raise
    document = {"textDocument": {"uri": uri(path)}}
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": 100_000, "character": 0}}
    client.ask("textDocument/documentSymbol", document)
    client.ask("textDocument/foldingRange", document)
    client.ask("textDocument/inlayHint", {**document, "range": everything})
    client.ask("textDocument/codeAction", {**document, "range": everything, "context": {"diagnostics": []}})
    client.ask("workspace/symbol", {"query": rng.choice(["", "a", "pr"])})
    client.ask("navgraph/element", {**document, "position": {"line": line, "character": character}})


def main():
    binary, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    graphs = os.path.join(HERE, "..", "..", "Graphs")
    shop, notes = (pathlib.Path(graphs, name).read_text() for name in ("shop.yaml", "notes.yaml"))
    with tempfile.TemporaryDirectory() as folder:
        path, other = os.path.join(folder, "shop.yaml"), os.path.join(folder, "notes.yaml")
        pathlib.Path(path).write_text(shop)
        pathlib.Path(other).write_text(notes)

        def opened():
            client = Client(binary, folder)
            client.open(path, shop)
            client.open(other, notes)
            return client

        failures, client = 0, opened()
        for seed in range(first, first + count):
            rng = random.Random(seed)
            text, start = mutated(shop, rng), client.cpu()
            try:
                client.change(path, text)
                if seed % 20 == 0:
                    # Of a text that is no root file any more nothing is published; of the other one that is open always.
                    client.analysed(other)
                asked(client, path, text, rng)
                problem = "more than %d s" % SECONDS if client.cpu() - start > SECONDS else None
            except Ended as ended:
                problem = str(ended)
                client = opened()
            if problem:
                failures += 1
                print("seed %d: %s" % (seed, problem), flush=True)
        client.change(path, shop)
        left = client.analysed(path)
        if left:
            failures += 1
            print("the graph as it was has findings: %s" % left)
        print("%d texts, %d failures, %d MB" % (count, failures, client.memory() >> 20))
        client.__exit__()
    sys.exit(1 if failures else 0)


main()
