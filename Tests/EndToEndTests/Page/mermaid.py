"""Has Mermaid itself read and draw charts: mermaid.py FILE…; of a Markdown file every fenced chart. Prints what it refuses, and
for each chart a line with the texts of its nodes and arrows.

Ends with status 3 where there is no Mermaid (PyPI's `mmdc`), no Playwright or no Chromium.
"""
import importlib.util
import json
import pathlib
import re
import sys

from browser import chromium, launch, sync_playwright

package = importlib.util.find_spec("mmdc")
if not package or not chromium:
    sys.exit(3)
mermaid = pathlib.Path(package.origin).parent / "assets" / "mermaid.js"
if not mermaid.is_file():
    sys.exit(3)
if "--probe" in sys.argv:
    sys.exit(0)

refused = False
with sync_playwright() as p:
    browser = launch(p)
    page = browser.new_page()
    page.on("dialog", lambda d: (print("dialog " + d.message), d.dismiss()))
    page.add_script_tag(path=str(mermaid))
    # As GitHub has it.
    page.evaluate("mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })")
    for name in sys.argv[1:]:
        text = pathlib.Path(name).read_text()
        charts = re.findall(r"^```mermaid\n(.*?)^```$", text, re.M | re.S) or [text]
        for number, chart in enumerate(charts):
            try:
                labels = page.evaluate("""async ([id, chart]) => {
                    await mermaid.parse(chart);
                    const { svg } = await mermaid.render(id, chart);
                    const box = document.createElement('div');
                    box.innerHTML = svg;
                    return [...box.querySelectorAll('.nodeLabel, .edgeLabel .edgeLabel, .cluster-label p')].map(e => e.textContent);
                }""", [f"c{number}", chart])
                print(json.dumps(labels, ensure_ascii=False))
            except Exception as error:
                refused = True
                print(f"{name}, chart {number}: {error}")
    browser.close()
sys.exit(1 if refused else 0)
