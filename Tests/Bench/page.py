#!/usr/bin/env python3
"""The page of an app of 1,000 screens, in Chromium: how big it is, how long until it is ready, how long a frame takes while
it is panned, and how long another picture, a key of search and a step of play take (the middle one of several).

usage: page.py BINARY

It is driven as the tests do it; where there is no Chromium or Playwright nothing is measured, and that is said.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

DRIVER = pathlib.Path(__file__).resolve().parents[1] / "EndToEndTests/Page/drive.py"
FLOWS, SCREENS = 40, 25


def graph():
    """Each screen leads on, around its flow, and into two other flows."""
    text = "navgraph: 1\napp: Large\nentry: flow0\nflows:\n"
    for flow in range(FLOWS):
        text += f"  flow{flow}:\n    screens:\n"
        for i in range(SCREENS):
            others = [(flow + 1) % FLOWS, (flow * 7 + i) % FLOWS]
            text += f"      s{flow}x{i}:\n        transitions:\n"
            text += f"          next: {{ push: s{flow}x{(i + 1) % SCREENS} }}\n"
            text += f"          jump: {{ push: s{flow}x{(i * 3 + 5) % SCREENS} }}\n"
            text += "".join(f"          open{k}: {{ present: flow{f} }}\n" for k, f in enumerate(others))
    return text


def main():
    binary = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "large.yaml").write_text(graph())
        subprocess.run([binary, "render", "large.yaml", "--output", "large.html"], cwd=folder, check=True)
        page = folder / "large.html"
        driven = subprocess.run([sys.executable, DRIVER, "--times", folder / "shots", page], capture_output=True, text=True)
        if driven.returncode == 3:
            print("no Chromium or Playwright: the page is not measured", file=sys.stderr)
            return 0
        if driven.returncode:
            print(driven.stdout + driven.stderr, file=sys.stderr)
            return 1
        timing = json.loads((folder / "shots" / "timing.json").read_text())
        rows = [
            ("size", "5.1 MB", page.stat().st_size / 1e6, 5.1, "MB"), ("ready", "1 s", timing["ready"], 1, "s"),
            ("frame while panning, 95 %", "25 ms", timing["p95"], 25, "ms"),
            ("another picture", "60 ms", timing["picture"], 60, "ms"), ("a key of search", "30 ms", timing["search"], 30, "ms"),
            ("a step of play", "50 ms", timing["step"], 50, "ms"),
        ]
        print("| page of 1,000 screens | target | measured |\n| --- | --- | --- |")
        for what, target, measured, _, unit in rows:
            print(f"| {what} | {target} | {measured:.2f} {unit} |")
        return int(any(measured > limit for _, _, measured, limit, _ in rows))


sys.exit(main())
