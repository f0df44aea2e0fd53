"""Compares the machine of the page with what a file says of walks: play.py FILE. Prints what differs, and nothing else.

FILE: { "source": the script that has `machineOf`, "cases": [ { "name", "data" or "page", "places" } ] }. A case with a page is
asked in Chromium, by `navgraph.after` of that very page; one with data, and all where there is no Chromium, by node; those
with data in Chromium where there is no node. Ends with status 3 where there is neither.
"""
import json
import pathlib
import shutil
import subprocess
import sys

from browser import chromium, launch, sync_playwright

node = shutil.which("node")
if not node and not chromium:
    sys.exit(3)
if len(sys.argv) < 2:
    sys.exit(0)

asked = json.loads(pathlib.Path(sys.argv[1]).read_text())
compare = (pathlib.Path(__file__).parent / "compare.js").read_text().split("\n", 1)[1]
machine = "new Function(`'use strict'; ${source}; return machineOf;`)()(data)"
differing = []


def tell(case, lines):
    differing.extend(f"{case['name']}: {line}" for line in lines[:3])


def by_node(cases):
    script = f"""const compare = {compare.strip()};
        let text = ''; process.stdin.on('data', part => {{ text += part; }}).on('end', () => {{
        const {{ source, cases }} = JSON.parse(text);
        console.log(JSON.stringify(cases.map(({{ data, places }}) => compare({machine}, places)))); }});"""
    given = json.dumps({"source": asked["source"], "cases": cases})
    made = subprocess.run([node, "-e", script], input=given, capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stderr)
    for case, lines in zip(cases, json.loads(made.stdout)):
        tell(case, lines)


def by_chromium(cases):
    with sync_playwright() as p:
        browser = launch(p)
        page = browser.new_page()
        for case in cases:
            if "page" in case:
                page.goto(pathlib.Path(case["page"]).as_uri())
                page.wait_for_selector("body[data-ready]")
                tell(case, page.evaluate(f"places => ({compare})(navgraph, places)", case["places"]))
            else:
                given = [asked["source"], case["data"], case["places"]]
                tell(case, page.evaluate(f"([source, data, places]) => ({compare})({machine}, places)", given))
        browser.close()


for case in asked["cases"]:
    if "data" not in case and not chromium:
        text = pathlib.Path(case["page"]).read_text()
        case["data"] = json.loads(text.split('id="data">')[1].split("</script>")[0])
rendered = [case for case in asked["cases"] if "page" in case and chromium]
others = [case for case in asked["cases"] if case not in rendered] if rendered else asked["cases"]
if rendered:
    by_chromium(rendered)
if others:
    (by_node if node else by_chromium)(others)
print("\n".join(differing), end="")
sys.exit(1 if differing else 0)
