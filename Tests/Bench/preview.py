#!/usr/bin/env python3
"""How long it takes until the page of `navgraph preview` shows a change of an app of 300 screens, in Chromium: the longest of
the changes that `Tests/EndToEndTests/Page/live.py` makes.

usage: preview.py BINARY

The app is made by `gen_app.py` of ../shared/bench beside the checkout, or of NAVGRAPH_BENCH. Where that, Chromium, Playwright or
Graphviz is absent, nothing is measured, and that is said.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = pathlib.Path(os.environ.get("NAVGRAPH_BENCH", ROOT.parent / "shared" / "bench"))
DRIVER = ROOT / "Tests/EndToEndTests/Page/live.py"
# What the driver changes.
NOTES = """  notes:
    screens:
      noteList:
        transitions:
          openNote: { push: noteDetail }
      noteDetail: {}
"""


def main():
    binary = os.path.abspath(sys.argv[1])
    if not (TOOLS / "gen_app.py").exists() or not shutil.which("dot"):
        print("no gen_app.py or no Graphviz: the preview is not measured", file=sys.stderr)
        return 0
    command = [sys.executable, str(TOOLS / "gen_app.py"), "300", "--conditions", "20", "--links", "60"]
    app = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Graphs").mkdir()
        graph, page = folder / "Graphs/app.yaml", folder / "out/app.html"
        graph.write_text(app.replace("\nflows:\n", "\nflows:\n" + NOTES, 1))
        preview = [binary, "preview", "--output", "out", "--no-open", "--follow"]
        with subprocess.Popen(preview, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                while not page.with_suffix(".live.js").exists():
                    if process.poll() is not None:
                        return "the preview ended with %d" % process.returncode
                    time.sleep(0.1)
                driven = subprocess.run(
                    [sys.executable, "-B", DRIVER, page, graph, "--waits"], capture_output=True, text=True)
            finally:
                process.terminate()
    if driven.returncode == 3:
        print("no Chromium or Playwright: the preview is not measured", file=sys.stderr)
        return 0
    if driven.returncode:
        print(driven.stdout + driven.stderr, file=sys.stderr)
        return 1
    longest = max(float(line.rsplit(": ", 1)[1]) for line in driven.stdout.splitlines())
    print("| preview of 300 screens | target | measured |\n| --- | --- | --- |")
    print(f"| a change is seen in Chromium, the longest of some | 2 s | {longest:.1f} s |{' **over**' if longest > 2 else ''}")
    return int(longest > 2)


sys.exit(main())
