"""Drives the page of a diff in the system's Chromium: drive-diff.py PAGE.html ['TAIL > HEAD SIGN' | '#FRAGMENT']... Prints what does not hold, and nothing else.

Asks what is painted. Ends with status 3 where there is no Playwright or no Chromium.
"""
import json
import pathlib
import sys

from browser import chromium, launch, sync_playwright

if not chromium:
    sys.exit(3)
try:
    import axe_playwright_python
    axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
except (ImportError, OSError):
    axe = None

path = pathlib.Path(sys.argv[1]).resolve()
problems = []
wanted_plays = [it for it in sys.argv[2:] if it.startswith("#")]
wanted_arrows = [it for it in sys.argv[2:] if not it.startswith("#")]
COLORS = {"+": "rgb(26, 127, 55)", "−": "rgb(179, 38, 30)", "~": "rgb(133, 83, 0)"}
MARKED = """() => [...document.querySelectorAll('#stage .node, #stage .edge')].map(e => {
    const shape = e.querySelector('rect, path'), style = shape && getComputedStyle(shape);
    const head = (e.dataset.h ?? '').split(':')[1], tail = (e.dataset.t ?? '').split(':')[1];
    return { element: e.dataset.e ?? `${tail} > ${head}`, color: style?.stroke, width: parseFloat(style?.strokeWidth),
        dashes: style?.strokeDasharray !== 'none', sign: e.querySelector('.became text')?.textContent ?? null, isEdge: e.matches('.edge') };
})"""

# The lines of arrows and rows, and what they draw.
LINES = """() => [...document.querySelectorAll('#stage .edge, #stage .exit')].flatMap(e =>
    [...e.querySelectorAll('text')].map(line => [e.dataset.s.split(/[ #>]/), line.textContent]))"""


def expect(what, holds):
    if not holds:
        problems.append(what)


def drive(page):
    errors = []
    page.on("console", lambda m: errors.append(m.text))
    page.on("pageerror", lambda e: errors.append(str(e)))

    def load(fragment=""):
        page.goto("about:blank")
        page.goto(path.as_uri() + ("#" + fragment if fragment else ""))
        page.wait_for_selector("body[data-ready]", timeout=20000)

    def tree():
        return page.evaluate("[...document.querySelectorAll('#side .entry')].map(e => e.dataset.e).filter(e => e.startsWith('screen:'))")

    load()
    data = json.loads(page.text_content("#data"))
    old, new, signs = data["sides"]["old"], data["sides"]["new"], data["changes"]["signs"]
    of = lambda side: {f"screen:{s}" for s in side["order"]["screens"]}
    expect("both is chosen", page.get_attribute("[data-side=both]:not(body)", "aria-pressed") == "true")
    expect("what changes is said", page.is_visible("#start h2:text-is('What changes')"))
    expect("both have the screens of either", set(tree()) == of(old) | of(new))
    for subject, sign in signs.items():
        mark = page.locator(f'#side [data-e="{subject}"] .became').first
        if subject.split(":")[0] in ("screen", "flow"):
            expect(f"{subject} has {sign} in the tree", mark.count() and mark.text_content() == sign)
            expect(f"{subject} is painted so", mark.count() and mark.evaluate("e => getComputedStyle(e).color") == COLORS[sign])
    for item in data["changes"]["items"]:
        expect(f"{item['name']} is told", item["name"] in page.text_content("#start"))

    # What changes for a team are the items of that team.
    items = data["changes"]["items"]
    shown = lambda: page.evaluate("[...document.querySelectorAll('#start p:has(> label > select) + ul > li')].map(e => !e.hidden)")
    for team in sorted({team for item in items for team in item.get("teams", [])}):
        page.select_option("#start label:has-text('What changes for') select", team)
        expect(f"what changes for {team}: {shown()}", shown() == [team in item.get("teams", []) for item in items])
        page.select_option("#start label:has-text('What changes for') select", "everyone")
        expect("what changes for everyone", all(shown()))

    # Before and after are pages of their own, and the switch keeps what is chosen.
    for side, graph, other in [("old", old, new), ("new", new, old)]:
        page.click(f"button[data-side={side}]")
        expect(f"{side} is in the fragment", f"side={side}" in page.evaluate("location.hash"))
        expect(f"{side} has its screens", set(tree()) == of(graph))
        expect(f"{side} tells of no change", not page.locator("#start h2:text-is('What changes')").count() and not page.locator(".became").count())
    kept = sorted(of(old) & of(new))[0]
    load("e=" + kept)
    page.click("button[data-side=old]")
    expect("what is chosen stays", page.is_visible("#panel") and f"e={kept}" in page.evaluate("location.hash"))
    page.go_back()
    page.wait_for_function("document.querySelector('button[data-side=both]').getAttribute('aria-pressed') === 'true'")
    for lone in sorted(of(new) - of(old))[:1]:
        load("e=" + lone)
        page.click("button[data-side=old]")
        expect("what the other lacks is said", f"not in this graph: {lone[7:]}" in page.text_content("#main"))
        page.click("button[data-side=new]")
        expect("and is there again", page.is_visible("#panel"))

    # Pictures of both: what became of each node and arrow is painted.
    seen, painted, lines = set(), set(), []
    for name in page.evaluate("[...document.querySelectorAll('template[data-p]')].filter(t => t.dataset.side.includes('both')).map(t => t.dataset.p)"):
        load("p=" + name)
        lines += page.evaluate(LINES)
        for it in page.evaluate(MARKED):
            seen.add(it["element"])
            sign = it["sign"] or (next((s for s, c in COLORS.items() if c == it["color"] and it["width"] == 3), None) if it["isEdge"] else None)
            if not sign:
                continue
            painted.add((it["element"], sign))
            expect(f"{it['element']} is painted as {sign}: {it}", it["color"] == COLORS[sign] and it["width"] == 3)
            expect(f"{it['element']} is dashed if it is gone", it["dashes"] or sign != "−")
    for subject, sign in signs.items():
        if subject.startswith("screen:"):
            expect(f"{subject} is drawn with {sign}", (subject, sign) in painted)
    for subject, sign in signs.items():
        if subject.startswith("transition:") and sign in "+−":
            found = [line for draws, line in lines if "event:" + subject[11:] in draws]
            expect(f"{subject} has {sign} at its line: {found}", not found or any(line.startswith(sign + " ") for line in found))
    for fragment in wanted_plays:
        load(fragment[1:])
        expect(f"{fragment} is played", page.is_visible("#deck") and page.is_hidden("#notice"))
    for wanted in wanted_arrows:
        arrow, sign = wanted.rsplit(" ", 1)
        expect(f"{arrow} is drawn with {sign}: {sorted(painted)}", (arrow, sign) in painted)

    # Each run can be played, that of the old graph in the old one.
    load()
    for index in range(page.locator("#start .run button").count()):
        load()
        page.locator("#start .run button").nth(index).click()
        expect(f"run {index} is played", page.is_visible("#deck") and page.is_hidden("#notice"))

    # Where runs part, both graphs are shown side by side.
    load()
    runs = [row["run"] for item in data["changes"]["items"] for row in [item, *item["rows"]] if "run" in row]
    if any("parting" in run for run in runs):
        figures = page.evaluate("[...document.querySelectorAll('#start .parting')].map(e => [...e.children].map(f => [f.dataset.side, f.textContent]))")
        expect(f"partings are shown: {figures}", figures and all([f[0] for f in pair] == ["old", "new"] for pair in figures))
        expect(f"and differ: {figures}", all(pair[0][1].removeprefix("Before") != pair[1][1].removeprefix("After") for pair in figures))
    # The panel shows what a changed event did before.
    for subject, sign in signs.items():
        owner, _, event = subject.removeprefix("transition:").rpartition(".")
        if not subject.startswith("transition:") or f"screen:{owner}" not in of(new) | of(old):
            continue
        load(f"e=screen:{owner}")
        marks = page.evaluate("""name => [...document.querySelectorAll('#panel .rows li')].filter(e => e.querySelector('b')?.textContent === name)
            .map(e => [e.querySelector('.became')?.textContent ?? '', e.classList.contains('was')])""", event)
        expect(f"{subject} is marked in the panel: {marks}", any(mark for mark, _ in marks))
        expect(f"and what it was: {marks}", sign == "+" or ["−", True] in marks)

    for scheme in ["light", "dark"] if axe else []:
        page.emulate_media(color_scheme=scheme)
        for fragment in ["", "p=map", "side=old", "side=new&play="]:
            load(fragment)
            page.wait_for_timeout(50)
            page.evaluate(axe)
            found = page.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + v.nodes.slice(0, 2).map(n => n.html.slice(0, 160)).join(' | ')))")
            expect(f"axe, {scheme}, #{fragment}: {found}", not found)
    for width in [360, 390, 480, 600, 760, 820, 900, 1024, 1180]:
        page.set_viewport_size({"width": width, "height": 844})
        for fragment in ["", "side=old&p=map", "side=new&play="]:
            load(fragment)
            outside = page.evaluate("""() => [...document.querySelectorAll('header button, header input, header select, #sub button')].filter(e => {
                const box = e.getBoundingClientRect(); return box.width && (box.left < 0 || box.right > innerWidth + 0.5); }).map(e => e.textContent || e.id)""")
            expect(f"at {width} px each control is in the window, #{fragment}: {outside}", not outside)
    page.set_viewport_size({"width": 390, "height": 844})
    for fragment in ["", "p=map"]:
        load(fragment)
        expect("no sideways scroll", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    expect(f"nothing is on the console: {errors[:3]}", not errors)


with sync_playwright() as p:
    browser = launch(p)
    drive(browser.new_page(viewport={"width": 1440, "height": 900}))
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
