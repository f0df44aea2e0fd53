"""Drives pages in the system's Chromium: drive.py [--places | --times DIRECTORY] PAGE.html… Prints what does not hold, and nothing else.

Asks what is painted: computed styles and places, not classes. `--places`: only that each place is a link. `--times`: writes what acts take. Ends with
status 3 where there is no Playwright or no Chromium.
"""
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time
import urllib.parse

from browser import chromium, launch, sync_playwright

if not chromium:
    sys.exit(3)
if "--probe" in sys.argv:
    sys.exit(0)
try:
    import axe_playwright_python
    axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
except (ImportError, OSError):
    axe = None

paths = sys.argv[1:]
only_places = paths[0] == "--places"
shots = pathlib.Path(paths[1]) if paths[0] == "--times" else None
paths = [pathlib.Path(path).resolve() for path in paths[2 if shots else 1 if only_places else 0:]]
problems = []
is_all = "NAVGRAPH_ALL" in os.environ
# How many elements of a kind are tried: of a big graph a sample, the same each time.
MOST = 24 if is_all else 12


def expect(what, holds):
    if not holds:
        problems.append(what)


def sample(all_of, most=MOST):
    return all_of if len(all_of) <= most else random.Random(1).sample(all_of, most)


CHOSEN = """subject => {
    const node = [...document.querySelectorAll('#view #stage .node')].find(n => n.dataset.e === subject);
    if (!node) return null;
    const shape = node.querySelector('rect, circle'), r = node.getBoundingClientRect();
    const v = document.getElementById('view').getBoundingClientRect(), p = document.getElementById('panel').getBoundingClientRect();
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    const top = document.elementFromPoint(x, y);
    return { width: parseFloat(getComputedStyle(shape).strokeWidth), isFree: x >= v.left && x <= v.right && y >= v.top && y <= v.bottom
        && !(x >= p.left && x <= p.right && y >= p.top && y <= p.bottom), isOnTop: node.contains(top) };
}"""
LIT = """() => [...document.querySelectorAll('#stage .edge, #stage .exit')].map(e => {
    let opacity = 1;
    for (let n = e; n.id !== 'stage'; n = n.parentNode) opacity *= parseFloat(getComputedStyle(n).opacity);
    const path = e.querySelector('path');
    const isBold = path ? parseFloat(getComputedStyle(path).strokeWidth) >= 3 : getComputedStyle(e.querySelector('text')).fontWeight === '700';
    return { draws: e.dataset.s.split(' '), isLit: opacity === 1 && isBold, isFaint: opacity < 0.3 };
})"""
SMALLEST = """() => {
    let least = 99;
    for (const e of document.querySelectorAll('#start *, #stage text')) {
        if (!e.getClientRects().length || ![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
        if (e.closest('.thumb')) continue;
        const k = e.closest('svg') ? e.closest('svg').getBoundingClientRect().width / +e.closest('svg').getAttribute('width') : 1;
        least = Math.min(least, parseFloat(getComputedStyle(e).fontSize) * k);
    }
    return least;
}"""

# What stands on what: a text of a node on its first shape, others on the box that is under them, else on the canvas.
CONTRAST = """() => {
    const numbers = color => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
    const over = ([r, g, b, a], under) => [r, g, b].map((c, i) => c * a + under[i] * (1 - a));
    const light = c => { const [r, g, b] = c.map(v => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
    const canvas = over(numbers(getComputedStyle(document.querySelector('#main')).backgroundColor), [255, 255, 255]);
    const boxes = [...document.querySelectorAll('#stage .box')].map(e => [e.getBoundingClientRect(), getComputedStyle(e.querySelector('rect')).fill]);
    const under = (x, y) => boxes.filter(([r]) => x > r.left && x < r.right && y > r.top && y < r.bottom)
        .reduce((c, [, fill]) => fill === 'none' ? c : over(numbers(fill), c), canvas);
    const middle = e => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
    const low = [];
    const ask = (what, color, ground, least) => {
        const found = ratio(over(numbers(color), ground), ground);
        if (found < least - 0.005) low.push(`${what} has ${found.toFixed(2)}`);
    };
    for (const text of document.querySelectorAll('#stage text')) {
        if (text.closest('.thumb, .dim, svg svg')) continue;
        const inner = text.closest('.badge, .number, .became'), node = text.closest('.node');
        const shape = inner ? inner.querySelector('circle, rect') : node?.querySelector('rect, circle');
        const below = under(...middle(text)), fill = shape && getComputedStyle(shape).fill;
        ask(text.textContent, getComputedStyle(text).fill, shape && fill !== 'none' ? over(numbers(fill), below) : below, 4.5);
    }
    for (const shape of document.querySelectorAll('#stage .node > rect:first-of-type, #stage .edge > path')) {
        const isEdge = shape.matches('path');
        if (shape.closest('.dim')) continue;
        const [x, y] = middle(shape);
        ask(`${isEdge ? 'an arrow' : 'an outline'} of ${shape.parentNode.dataset.e ?? shape.parentNode.dataset.s}`, getComputedStyle(shape).stroke, under(x, y), 3);
    }
    return [...new Set(low)].slice(0, 5);
}"""


def drive(page, path):
    errors, requests = [], []
    page.on("console", lambda m: errors.append(m.text))
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.on("dialog", lambda d: (errors.append("dialog " + d.message), d.dismiss()))
    page.on("request", lambda r: requests.append(r.url))

    def load(fragment=""):
        page.goto("about:blank")
        page.goto(path.as_uri() + ("#" + fragment if fragment else ""))
        page.wait_for_selector("body[data-ready]", timeout=20000)

    def to(fragment):
        page.evaluate("f => { location.hash = f; }", fragment)
        page.evaluate("() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")

    start = time.time()
    load()
    ready = time.time() - start
    data = json.loads(page.text_content("#data"))
    screens = [f"screen:{s}" for s in data["order"]["screens"]]
    elements = data["elements"]
    named = lambda subject: urllib.parse.quote(subject, safe="")
    if "module" in elements["file"]:
        expect("a module is played by a host, which has runs", page.locator("#to-play").count() == 1 and bool(data["runs"]))
    if only_places:
        for subject in elements:
            to("e=" + named(subject))
            file, line = elements[subject]["place"].rsplit(":", 1)
            url = data["source"].replace("{path}", urllib.parse.quote(file, safe="/!'()*")).replace("{line}", line)
            expect(f"the place of {subject} is a link", page.locator("#panel a.place").first.get_attribute("href") == url)
        to("")
        hrefs = page.evaluate("[...document.querySelectorAll('#start .finding a.place')].map(a => a.href)")
        expect(f"places of findings are links: {hrefs[:2]}", len(hrefs) > 2 and all(href.startswith("https://example.com/") for href in hrefs))
        expect(f"nothing is on the console: {errors[:3]}", not errors)
        return
    is_app = "entry" in elements["file"] or "host" in elements["file"]

    nodes = page.evaluate("""() => [...document.querySelectorAll('template[data-p]')].flatMap(t =>
        [...t.content.querySelectorAll('.node')].map(n => [t.dataset.p, n.dataset.e]))""")
    pictures = list(dict.fromkeys(picture for picture, _ in nodes))
    parts = page.evaluate("[...document.querySelectorAll('style, script:not([type])')].map(e => e.textContent).join('')")
    if shutil.which("gzip"):
        small = len(subprocess.run(["gzip", "-9n"], input=parts.encode(), capture_output=True).stdout)
        expect(f"style and script have 46 KB by gzip: {small}", small <= 46 * 1024)
    expect("the start opens", page.is_visible("#start h1") and not page.is_visible("#view"))
    for width, height in [(1440, 900), (1024, 768), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        load()
        for fragment in ["", "p=map"]:
            to(fragment)
            least = page.evaluate(SMALLEST)
            expect(f"text has 9 px at {width}, #{fragment}: {least}", least >= 9 - 0.05)
            expect(f"no sideways scroll at {width}", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        for picture in sample(pictures, 8):
            to("p=" + named(picture))
            least = page.evaluate(SMALLEST)
            expect(f"text has 9 px at {width}, {picture}: {least}", least >= 9 - 0.05)
        for picture, subject in sample(nodes):
            to(f"p={named(picture)}&e={named(subject)}")
            found = page.evaluate(CHOSEN, subject)
            expect(f"{subject} is seen to be chosen in {picture} at {width}: {found}",
                found and found["width"] >= 3 and found["isFree"] and found["isOnTop"])
        if is_app:
            to("play=")
            expect(f"no sideways scroll at {width} in play", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
            bar = page.locator("#deck .phone .tabs")
            if bar.count():
                seen_at = bar.bounding_box()
                expect(f"the tabs are in sight at {width}: {seen_at}", seen_at["y"] + seen_at["height"] <= height and seen_at["x"] >= 0)
    page.set_viewport_size({"width": 1440, "height": 900})

    # Two clicks, or title and Enter.
    for subject in sample(screens, 12 if is_all else 4):
        load()
        twist = page.locator(f'#side [data-e="{subject}"]')
        if not twist.is_visible():
            twist.locator("xpath=ancestor::ul[1]/..").locator(".twist").first.click()
        twist.click()
        expect(f"{subject} is two clicks away", page.locator("#panel h2").text_content() == elements[subject]["title"])
        page.keyboard.press("/")
        page.fill("#find", elements[subject]["title"])
        found = page.locator("#hits [role=option]").first.locator("b").text_content()
        page.press("#find", "Enter")
        expect(f"the title of {subject} finds it", found == elements[subject]["title"])
        expect("at most 12 hits", page.locator("#hits [role=option]").count() <= 12)

    # What is equal comes first, then what begins so; rules of findings are found, and an event says its owner.
    def hits(text):
        page.fill("#find", text)
        return page.evaluate("""[...document.querySelectorAll('#hits [role=option][data-e]')].map(e =>
            [e.querySelector('.kind').textContent, ...[e.querySelector('b'), e.querySelector('.sub')].map(t => t?.textContent.trim())])""")

    to("")
    for finding in sample([f for f in data["findings"] if f["severity"] != "note"], 2):
        expect(f"the rule {finding['rule']} is found", any(finding["rule"] in hit for hit in hits(finding["rule"])))
    for subject in sample([s for s in elements if s.startswith("transition:")], 4):
        name = subject.rsplit(".", 1)[1]
        found = hits(name)
        equal = [name.lower() in [(text or "").lower() for text in hit] for hit in found]
        expect(f"{name} is found as an event of its owner: {found[:3]}", len(found) == 12 or any(hit[0].startswith("event · ") for hit in found))
        expect(f"what is {name} comes first: {found[:3]}", equal == sorted(equal, reverse=True) and any(equal))
    expect("every word must occur", not hits("zzq e") and "Nothing found" in page.text_content("#hits"))

    # Every kind of element has a panel that says where it stands.
    for subject in sample(list(elements), 60):
        to("e=" + named(subject))
        if page.is_visible("#panel"):
            expect(f"the panel of {subject} says its place", elements[subject]["place"] in page.text_content("#panel"))
        else:
            problems.append(f"no panel for {subject}")

    # Every alternative that leads to another node is drawn.
    drawn = set(page.evaluate("""() => [...document.querySelectorAll('template')].flatMap(t =>
        [...t.content.querySelectorAll('[data-s]')].flatMap(e => e.dataset.s.split(' ')))"""))
    def leading(alternative, name):
        """The paths of an alternative, its `then` and its handlers, as far as they lead to another node."""
        part = alternative
        while part:
            if any(k in part for k in ["push", "present", "replace", "root", "select", "show"]):
                yield name
            for outcome, handlers in part.get("returns", {}).items():
                several = isinstance(handlers, list) and len(handlers) > 1
                for number, handler in enumerate(handlers if isinstance(handlers, list) else []):
                    yield from leading(handler, f"{name}>{outcome}" + (f"#{number + 1}" if several else ""))
            part = part.get("then")

    def listed(alternatives, name):
        for number, alternative in enumerate(alternatives):
            yield from leading(alternative, name + (f"#{number + 1}" if len(alternatives) > 1 else ""))

    used = {group for element in elements.values() for group in element.get("uses", [])}
    for subject, element in elements.items():
        if subject.startswith("transition:") and (f"group:{subject[11:].rsplit('.', 1)[0]}" not in elements or subject[11:].rsplit(".", 1)[0] in used):
            for name in listed(element.get("alternatives", []), "event:" + subject[11:]):
                expect(f"{name} is drawn", name in drawn)
    entry = elements["file"].get("entry")
    for name in listed(entry, "launch") if isinstance(entry, list) else ["launch"] if entry else []:
        expect(f"{name} is drawn", name in drawn)
    for subject, element in elements.items():
        for child in [*element.get("tabs", []), *element.get("columns", [])]:
            if isinstance(child, str):
                expect(f"tab:{child} is drawn", f"tab:{child}" in drawn)

    # Of each run the arrows and rows that draw it, and no others, are lit.
    if is_app:
        for subject in sample(sorted(data["runs"]), 12):
            names, steps = data["runs"][subject]
            wanted = {"launch"} if "entry" in elements["file"] else set()
            wanted |= {step for step in steps if step.split(":")[0] in ("event", "tab", "link")}
            # What a handler draws has the path of what it is a handler of; of a choice at launch, and of the way of a link, one is.
            may = lambda draw: draw in wanted or ">" in draw and (draw.split(">")[0] in wanted or draw.startswith("launch")) \
                or draw.split("#")[0] == "launch" or any(step.startswith("link:") for step in steps)
            to("run=" + named(subject))
            cards = page.locator("#answer .strip > li")
            expect(f"the run to {subject} is a strip", page.is_visible("#answer h1") and cards.count() == len(steps) + 1)
            for picture in sample(pictures, 4):
                to(f"p={named(picture)}&run={named(subject)}")
                for arrow in page.evaluate(LIT):
                    what = f"{arrow['draws']} in {picture} in the run to {subject}"
                    expect(f"{what} is lit or steps back", arrow["isLit"] or arrow["isFaint"])
                    expect(f"{what} is lit", arrow["isLit"] or not wanted & set(arrow["draws"]))
                    expect(f"{what} steps back", arrow["isFaint"] or any(may(draw) for draw in arrow["draws"]))

    # While: what no run shows is faint.
    all_of = [*data["conditions"], *("not " + c for c in data["conditions"])]
    for literal in sample(all_of, 4) if is_app else []:
        def can(subject):
            if subject.startswith("flow:"):
                element = elements[subject]
                inner = [s for s in screens if elements[s].get("flow") == subject[5:]]
                names = inner or [f"{kind}:{c}" for c in [*element.get("tabs", []), *element.get("columns", [])] if isinstance(c, str)
                    for kind in ("screen", "flow") if f"{kind}:{c}" in elements]
                return not names or any(can(s) for s in names)
            return not data["judged"] or subject[7:] not in data["shown"] or data["shown"][subject[7:]][all_of.index(literal)] == "1"

        to("p=map")
        page.select_option("#condition", literal)
        for picture in ["map", *sample(pictures, 3)]:
            to(f"p={named(picture)}&while={named(literal)}")
            for subject, opacity in page.evaluate("""() => [...document.querySelectorAll('#stage .node, #stage .box')].map(n =>
                    [n.dataset.e, +getComputedStyle(n).opacity])"""):
                is_shown = subject.split(":")[0] not in ("screen", "flow") or can(subject)
                expect(f"{subject} in {picture} while {literal}", (opacity > 0.9) == is_shown)
        for subject, line in page.evaluate("""() => [...document.querySelectorAll('#side .entry')].map(e =>
                [e.dataset.e, getComputedStyle(e).textDecorationLine])"""):
            expect(f"{subject} in the tree while {literal}: {line}", (line == "none") == can(subject))
        to("while=" + named(literal))
        for subject, opacity in page.evaluate("""() => [...document.querySelectorAll('#start .card[data-e]')].map(e =>
                [e.dataset.e, +getComputedStyle(e).opacity])"""):
            expect(f"the card of {subject} while {literal}", (opacity > 0.9) == can(subject))

    # Fragments: the same after a reload; those that mean nothing do no harm.
    def seen():
        return page.evaluate("""() => [document.body.dataset.view, document.querySelector('#stage').textContent, document.querySelector('#panel').hidden
            ? '' : document.querySelector('#panel').textContent, document.querySelector('#deck')?.textContent, document.querySelector('#condition').value,
            document.querySelectorAll('#stage .lit').length]""")

    chance = random.Random(7)
    for _ in range(40 if is_all else 5):
        parts = {"p": chance.choice(["map", *data["order"]["flows"][:9], None, '"']), "e": chance.choice([*list(elements)[:40], None, None, "constructor"]),
                 "run": chance.choice([*list(data["runs"])[:20], None, None]), "while": chance.choice([*data["conditions"], None, None])}
        if is_app and data["runs"] and chance.random() < 0.3:
            names, steps = data["runs"][chance.choice(list(data["runs"]))]
            parts["play"] = ";".join([",".join(names), *(re.sub(r"#\d+$", "", step) for step in steps)])
            parts["at"] = chance.choice([None, "0", "1", "99", "x"])
        fragment = "&".join(f"{k}={named(v)}" for k, v in parts.items() if v is not None)
        load(fragment)
        shown, after = seen(), page.evaluate("location.hash")
        page.reload()
        page.wait_for_selector("body[data-ready]")
        expect(f"#{fragment} is the same after a reload", seen() == shown and page.evaluate("location.hash") == after)
    for fragment in ["p=%22", "e=constructor", "play=;x;;&at=x", "p=%E0%A4%A", "run=__proto__", "&&=&", "e=screen:no"]:
        load(fragment)
        expect(f"#{fragment} does no harm", page.locator("#bar button").count() > 3)
    load("e=constructor")
    expect("what is not there is said", "not in this graph: constructor" in page.text_content("#main"))
    for subject, (names, steps) in list(data["runs"].items())[:9]:
        to("play=" + named(";".join([",".join(names), *(re.sub(r"#\d+$", "", step) for step in steps)])))
        expect(f"nothing of the run to {subject} is missing", "not in this graph" not in page.text_content("#main"))
    if data["runs"]:
        load("play=shouldbe:ios;")
        expect("a platform has its prefix", "not in this graph: shouldbe:ios" in page.text_content("#main"))

    # Play: a press is a step; Back leaves; the keys.
    if is_app:
        load("play=")
        for _ in range(4):
            open_buttons = page.locator("#deck [data-step]:not(:disabled)")
            if not open_buttons.count():
                break
            step = open_buttons.first.get_attribute("data-step")
            open_buttons.first.click()
            expect(f"{step} is in the fragment", urllib.parse.unquote(page.evaluate("location.hash")).endswith(";" + step))
        # What is offered is what `after` says: what leads on can be pressed, a fault is red before it is, the rest says why not.
        for subject in sample(sorted(data["runs"]), 6):
            names, steps = data["runs"][subject]
            play = ";".join([",".join(names), *(re.sub(r"#\d+$", "", step) for step in steps)])
            to("play=" + named(play))
            offers = page.evaluate("play => navgraph.after(play).offers", play)
            shown = page.evaluate("""() => [...document.querySelectorAll('[data-step]')].map(e => [e.dataset.step, e.disabled,
                e.querySelector('.leads')?.textContent, getComputedStyle(e).borderTopColor])""")
            for step, off, text, color in shown:
                if step == "swipe" or step.startswith("change:"):
                    continue
                expect(f"{step} after {play} can be done: {text}", off != (step in offers))
                if text is None:
                    continue
                if isinstance(offers.get(step), str):
                    expect(f"{step} says its fault: {text}", text == f"✗ {offers[step]}" and color == "rgb(179, 38, 30)")
                elif step in offers:
                    layers = offers[step][0]
                    regions = layers[-1][2]
                    title = elements.get(f"screen:{regions[layers[-1][1]][-1]}", {"title": "The app"})["title"]
                    expect(f"{step} says where it leads: {text}", text in (title, "stays here", "leaves the app"))
                elif not step.startswith("link:"):
                    expect(f"{step} says why not: {text}", text == "ignored here" or text.startswith("needs "))
            told = {step for step, *_ in shown}
            missing = [step for step in offers if step not in told and not (step.startswith("tab:") and len(offers[step][0]) == 1)]
            expect(f"after {play} all is offered, not {missing[:3]}", not missing)
            fault = next((step for step, made in offers.items() if isinstance(made, str) and step in told), None)
            if fault:
                before = page.evaluate("play => navgraph.after(play).shown", play)
                page.click(f'[data-step="{fault}"]')
                expect(f"{fault} is added with its fault", f"✗ {offers[fault]}" in page.text_content("#beside .runlist li:last-child"))
                expect("and nothing moves", page.evaluate("play => navgraph.after(play).shown", f"{play};{fault}") == before)
        load("play=;event:no.event")
        expect("what cannot be done is said", "not possible here" in page.text_content("#beside"))
        load("play=")
        first = page.locator("#deck [data-step]:not(:disabled)")
        if first.count():
            first.first.click()
        page.keyboard.press("ArrowLeft")
        expect("the arrow goes a step back", "at=" in page.evaluate("location.hash") or page.locator("#beside .runstep").count() == 1)
    load()
    for name, view in [("m", "map"), ("s", "start"), *([("p", "play")] if is_app else [])]:
        page.keyboard.press(name)
        page.wait_for_timeout(30)
        expect(f"the key {name}", page.evaluate("document.body.dataset.view") == view)
    hash_of = lambda: urllib.parse.unquote(page.evaluate("location.hash"))
    load("p=map")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect("arrows choose a neighbour", "e=" in hash_of())
    page.keyboard.press("Enter")
    expect("Enter goes to the panel", page.evaluate("document.activeElement.id") == "panel")
    page.keyboard.press("Escape")
    expect("Escape ends it", "e=" not in hash_of())
    page.go_back()
    page.wait_for_timeout(30)
    expect("Back undoes it", "e=" in hash_of() and page.is_visible("#panel"))
    with_runs = [s for s in screens if s in data["runs"]]
    if is_app and with_runs:
        load("e=" + named(with_runs[-1]))
        page.keyboard.press("h")
        expect("h shows the path", "run=" + with_runs[-1] in hash_of() and page.is_visible("#answer .strip"))
        page.keyboard.press("u")
        expect("u closes it", "run=" not in hash_of())
        page.keyboard.press("p")
        expect("p plays the run to what is chosen", page.is_visible("#deck") and page.locator("#beside .runstep").count() == len(data["runs"][with_runs[-1]][1]) + 1)
        page.keyboard.press("Space")
        expect("space plays", page.locator("#below [aria-label=Pause]").count() == 1 or len(data["runs"][with_runs[-1]][1]) == 0)
        page.keyboard.press("Space")
    load("p=map")
    zoom = lambda: page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('#stage')).transform).a")
    before = zoom()
    page.keyboard.press("+")
    larger = zoom()
    page.keyboard.press("-")
    expect("+ and - zoom", larger > before and zoom() < larger)
    page.keyboard.press("0")
    expect("0 shows all", page.evaluate("""() => { const a = document.querySelector('#stage svg').getBoundingClientRect(),
        b = document.querySelector('#view').getBoundingClientRect(); return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1; }"""))
    scheme = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.keyboard.press("d")
    expect("d is light or dark", page.evaluate("getComputedStyle(document.body).backgroundColor") != scheme)
    page.keyboard.press("d")
    page.keyboard.press("/")
    page.keyboard.type("s?d")
    expect("keys in a field are text", page.input_value("#find") == "s?d" and page.evaluate("document.body.dataset.view") == "map")
    page.keyboard.press("Escape")
    expect("Escape leaves the search", page.is_hidden("#hits") and page.evaluate("document.activeElement.id") != "find")
    page.keyboard.press("Control+s")
    expect("no key with Ctrl", page.evaluate("document.body.dataset.view") == "map")
    page.keyboard.press("?")
    expect("? opens the help", page.is_visible("#help"))
    page.keyboard.press("Escape")
    expect("Escape closes it", page.is_hidden("#help"))

    # Print: in light colours, the start, then a sheet for each picture whose text can be read, no buttons.
    load()
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    titles = page.evaluate("[...document.querySelectorAll('template[data-p]')].map(t => t.dataset.title)")
    printed = page.locator("#print .sheet:has(svg) h2").all_text_contents()
    left_out = page.text_content("#print > p:last-child") if page.locator("#print > p").count() else ""
    expect(f"a sheet a picture, or a line that names it: {left_out}", all(it in printed or it in left_out for it in titles)
        and (not left_out or "too small" in left_out))
    expect("the start is printed", page.is_visible("#start h1"))
    expect("sheets are seen", not printed or page.locator("#print .sheet h2").first.is_visible())
    colors = page.evaluate("""() => [document.querySelector('#start h1'), document.querySelector('#print .node text')].filter(Boolean).map(e => {
        const s = getComputedStyle(e); return e.localName === 'text' ? s.fill : s.color; })""")
    expect(f"light colours are printed: {colors}", all(color == "rgb(26, 31, 38)" for color in colors))
    buttons = page.evaluate("""() => [...document.querySelectorAll('button')].filter(b => b.getClientRects().length
        && getComputedStyle(b).borderTopWidth !== '0px' && !b.matches('.chip')).map(b => b.textContent)""")
    expect(f"no buttons are printed: {buttons[:3]}", not buttons)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen", color_scheme="light")

    # Contrast in pictures, which axe does not look at: texts, arrows, outlines, as they are, chosen and lit.
    grounds = set()
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        # The key chose a scheme, which holds until a load.
        load()
        grounds.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        for picture in sample(pictures, 6):
            first = next(e for p, e in nodes if p == picture)
            for fragment in [f"p={named(picture)}", f"p={named(picture)}&e={named(first)}"]:
                to(fragment)
                for what in page.evaluate(CONTRAST):
                    expect(f"contrast, {scheme}, #{fragment}: {what}", False)
    expect(f"contrast is asked in both schemes: {grounds}", len(grounds) == 2)
    page.emulate_media(color_scheme="light")

    # Nothing runs while nobody acts.
    load("p=map")
    page.wait_for_timeout(1000)
    counts = page.context.new_cdp_session(page)
    counts.send("Performance.enable")
    work = lambda: {m["name"]: m["value"] for m in counts.send("Performance.getMetrics")["metrics"]}
    before = work()
    page.wait_for_timeout(1000)
    after = work()
    expect("nothing is laid out while nobody acts", all(before[k] == after[k] for k in ("LayoutCount", "RecalcStyleCount")))

    for scheme in ["light", "dark"] if axe else []:
        page.emulate_media(color_scheme=scheme)
        middle = named(screens[len(screens) // 2])
        kinds = {subject.split(":")[0]: subject for subject in elements}
        views = ["", "p=map", "e=" + middle, "run=" + middle, *(["play="] if is_app else []), *(f"e={named(e)}" for e in kinds.values()),
            "find", "help", *(f"while={named(c)}&p=map" for c in data["conditions"][:1])]
        for fragment in views:
            load("" if fragment in ("find", "help") else fragment)
            if fragment == "find":
                page.fill("#find", "e")
            if fragment == "help":
                page.keyboard.press("?")
            page.wait_for_timeout(50)
            page.evaluate(axe)
            found = page.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + v.nodes.slice(0, 2).map(n => n.html.slice(0, 160)).join(' | ')))")
            expect(f"axe, {scheme}, #{fragment}: {found}", not found)
    if shots:
        measure(page, load, data, is_app, ready)
    expect(f"nothing is on the console: {errors[:3]}", not errors)
    others = [r for r in requests if r.split("#")[0] not in (path.as_uri(), "about:blank") and not r.startswith("data:")]
    expect(f"nothing is asked for: {others[:3]}", not others)


def measure(page, load, data, is_app, ready):
    """Speed, measured and not judged here."""
    named = lambda subject: urllib.parse.quote(subject, safe="")
    load("p=map")
    frames = page.evaluate("""() => new Promise(done => {
        const view = document.getElementById('view'), times = []; let last = performance.now(), n = 0;
        function frame(now) {
            times.push(now - last); last = now;
            view.dispatchEvent(new WheelEvent('wheel', {deltaX: 3, deltaY: 2, bubbles: true, cancelable: true}));
            if (++n < 60) requestAnimationFrame(frame); else done(times.slice(5));
        }
        requestAnimationFrame(frame);
    })""")

    # From an act until the next frame is painted.
    def painted(act, arguments):
        return [page.evaluate("""async ([act, argument]) => { const start = performance.now();
            if (act === 'picture') location.hash = 'p=' + argument;
            if (act === 'search') { const f = document.querySelector('#find'); f.focus(); f.value = argument; f.dispatchEvent(new Event('input', { bubbles: true })); }
            if (act === 'step') document.querySelector('#deck [data-step]:not(:disabled)')?.click();
            await new Promise(r => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = r; c.port2.postMessage(0); }));
            return performance.now() - start; }""", [act, argument]) for argument in arguments]

    acts = {"picture": painted("picture", [named(f) for f in data["order"]["flows"][:12]]), "search": painted("search", ["s", "op", "ope", "open"])}
    if is_app:
        load("play=")
        acts["step"] = painted("step", range(8))
    shots.mkdir(parents=True, exist_ok=True)
    frames.sort()
    (shots / "timing.json").write_text(json.dumps({"ready": ready, "frame": sum(frames) / len(frames), "p95": frames[int(len(frames) * 0.95)],
        **{act: sorted(times)[len(times) // 2] for act, times in acts.items() if times}}))


with sync_playwright() as p:
    browser = launch(p)
    for path in paths:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=False)
        first = len(problems)
        drive(context.new_page(), path)
        problems[first:] = [f"{path.name}: {problem}" for problem in problems[first:]]
        context.close()
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
