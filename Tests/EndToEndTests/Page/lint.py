"""Lints the scripts and the style of the page, and checks the syntax of the scripts: lint.py [FOLDER].

Syntax is checked by node, else by Chromium; where there is neither, that is said.
"""
import pathlib
import re
import shutil
import subprocess
import sys

from browser import chromium, launch, sync_playwright

root = pathlib.Path(__file__).resolve().parents[3]
folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root / "Sources/NavGraphReports/Page"
banned = {
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write": "text is never read as markup",
    r"\beval\b|new Function": "no text becomes code",
    r"\bvar\b": "'const' or 'let'",
    r"(?<![=!])==(?!=)|!=(?!=)": "'===' or '!=='",
}
problems = []
files = sorted(folder.glob("*.js")) + sorted(folder.glob("*.css"))
for file in files:
    for number, line in enumerate(file.read_text().split("\n"), 1):
        if len(line) > 160:
            problems.append(f"{file.name}:{number}: {len(line)} columns")
        for pattern, reason in banned.items() if file.suffix == ".js" else []:
            if re.search(pattern, line):
                problems.append(f"{file.name}:{number}: {reason}: {line.strip()}")
scripts = [file for file in files if file.suffix == ".js"]
if shutil.which("node"):
    for file in scripts:
        checked = subprocess.run(["node", "--check", file], capture_output=True, text=True)
        if checked.returncode:
            problems.append(checked.stderr)
elif chromium:
    with sync_playwright() as p:
        page = launch(p).new_page()
        for file in scripts:
            error = page.evaluate("text => { try { new Function(text); } catch (e) { return String(e); } }", file.read_text())
            if error:
                problems.append(f"{file.name}: {error}")
else:
    print("skipped: neither node nor Chromium is there to check the syntax of the page's scripts")
print("\n".join(problems))
sys.exit(1 if problems else 0)
