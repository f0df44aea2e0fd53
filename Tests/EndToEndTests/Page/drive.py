"""Drives a page in the system's Chromium: drive.py PAGE.html [SCREENSHOTS]. Prints what does not hold, and nothing else.

Asks what is painted: computed styles and places, not classes. Ends with status 3 where there is no Playwright or no Chromium.
"""
import gzip
import json
import pathlib
import random
import shutil
import sys
import time
import urllib.parse

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit(3)
chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not chromium:
    sys.exit(3)
if "--probe" in sys.argv:
    sys.exit(0)
try:
    import axe_playwright_python
    axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
except (ImportError, OSError):
    axe = None

path = pathlib.Path(sys.argv[1]).resolve()
shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
problems = []
# How many elements of a kind are tried: of a big graph a sample, the same each time.
MOST = 24


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


def drive(page):
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
    is_app = "entry" in elements["file"] or "host" in elements["file"]

    parts = page.evaluate("[...document.querySelectorAll('style, script:not([type])')].map(e => e.textContent).join('')")
    expect("style and script have 32 KB by gzip", len(gzip.compress(parts.encode(), 9)) <= 32 * 1024)
    expect("the start opens", page.is_visible("#start h1") and not page.is_visible("#view"))
    for width, height in [(1440, 900), (1024, 768), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        for fragment in ["", "p=map"]:
            load(fragment)
            page.wait_for_timeout(50)
            least = page.evaluate(SMALLEST)
            expect(f"text has 9 px at {width}, #{fragment}: {least}", least >= 9 - 0.05)
            expect(f"no sideways scroll at {width}", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        for subject in sample(screens, 12):
            to("e=" + named(subject))
            found = page.evaluate(CHOSEN, subject)
            expect(f"{subject} is seen to be chosen at {width}: {found}", found and found["width"] >= 3 and found["isFree"] and found["isOnTop"])
    page.set_viewport_size({"width": 1440, "height": 900})

    # Two clicks, or title and Enter.
    for subject in sample(screens, 12):
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
    for subject, element in elements.items():
        if not subject.startswith("transition:"):
            continue
        alternatives = element.get("alternatives", [])
        for number, alternative in enumerate(alternatives):
            if any(k in alternative for k in ["push", "present", "replace", "root", "select", "show"]):
                name = "event:" + subject[11:] + (f"#{number + 1}" if len(alternatives) > 1 else "")
                expect(f"{name} is drawn", name in drawn)

    # Of each run the arrows and rows that draw it, and no others, are lit.
    if is_app:
        for subject in sample([s for s in screens if s in data["runs"]], 12):
            to("run=" + named(subject))
            names, steps = data["runs"][subject]
            wanted = {"launch"} if "entry" in elements["file"] else set()
            for step in steps:
                if step.split(":")[0] in ("event", "tab", "link"):
                    wanted.add(step)
            for arrow in page.evaluate(LIT):
                if wanted & set(arrow["draws"]):
                    expect(f"{arrow['draws']} is lit in the run to {subject}", arrow["isLit"])
                elif all(d.split("#")[0].split(">")[0] not in {w.split("#")[0] for w in wanted} and ">" not in d for d in arrow["draws"]):
                    expect(f"{arrow['draws']} steps back in the run to {subject}", arrow["isFaint"])
            first = page.locator("#stage .node").first
            expect("a picture is shown", first.count() == 1)

    # While: what no run shows is faint.
    for literal in sample([c for name in data["conditions"] for c in (name, "not " + name)], 4) if is_app else []:
        load("p=map")
        page.select_option("#condition", literal)
        all_of = [*data["conditions"], *("not " + c for c in data["conditions"])]
        for subject in sample(screens):
            opacity = page.evaluate("""s => { const n = [...document.querySelectorAll('#stage .node')].find(n => n.dataset.e === s);
                return n && getComputedStyle(n).opacity; }""", subject)
            can = not data["judged"] or data["shown"][subject[7:]][all_of.index(literal)] == "1"
            if opacity:
                expect(f"{subject} while {literal}", (float(opacity) > 0.9) == can)

    # Fragments: the same after a reload; those that mean nothing do no harm.
    def seen():
        return page.evaluate("""() => [document.body.dataset.view, document.querySelector('#stage').textContent, document.querySelector('#panel').hidden
            ? '' : document.querySelector('#panel').textContent, document.querySelector('#deck')?.textContent, document.querySelector('#condition').value,
            document.querySelectorAll('#stage .lit').length]""")

    chance = random.Random(7)
    for _ in range(40):
        parts = {"p": chance.choice(["map", *data["order"]["flows"][:9], None, '"']), "e": chance.choice([*list(elements)[:40], None, None, "constructor"]),
                 "run": chance.choice([*list(data["runs"])[:20], None, None]), "while": chance.choice([*data["conditions"], None, None])}
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
        play = page.evaluate("navgraph.after('')")
        expect("after has a configuration and offers", len(play["shown"]) == 2 and isinstance(play["offers"], dict))
        page.keyboard.press("ArrowLeft")
        expect("the arrow goes a step back", "at=" in page.evaluate("location.hash") or page.locator("#beside .runstep").count() == 1)
    load()
    for name, view in [("m", "map"), ("s", "start"), *([("p", "play")] if is_app else [])]:
        page.keyboard.press(name)
        page.wait_for_timeout(30)
        expect(f"the key {name}", page.evaluate("document.body.dataset.view") == view)
    load("p=map")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect("arrows choose a neighbour", "e=" in page.evaluate("location.hash"))
    page.keyboard.press("Escape")
    expect("Escape ends it", "e=" not in page.evaluate("location.hash"))
    page.keyboard.press("?")
    expect("? opens the help", page.is_visible("#help"))
    page.keyboard.press("Escape")

    # Print: the start, then a sheet a picture.
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect("a sheet a picture", page.locator("#print .sheet svg").count() == page.locator("template").count())
    page.evaluate("dispatchEvent(new Event('afterprint'))")

    # Speed, measured and not judged here.
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
        for fragment in ["", "p=map", "e=" + middle, "run=" + middle, *(["play="] if is_app else [])]:
            load(fragment)
            page.wait_for_timeout(50)
            page.evaluate(axe)
            found = page.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + v.nodes.slice(0, 2).map(n => n.html.slice(0, 160)).join(' | ')))")
            expect(f"axe, {scheme}, #{fragment}: {found}", not found)
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
        frames.sort()
        (shots / "timing.json").write_text(json.dumps({"ready": ready, "frame": sum(frames) / len(frames), "p95": frames[int(len(frames) * 0.95)],
            **{act: sorted(times)[len(times) // 2] for act, times in acts.items() if times}}))
    expect(f"nothing is on the console: {errors[:3]}", not errors)
    others = [r for r in requests if r.split("#")[0] not in (path.as_uri(), "about:blank") and not r.startswith("data:")]
    expect(f"nothing is asked for: {others[:3]}", not others)


with sync_playwright() as p:
    browser = p.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1440, "height": 900}, bypass_csp=False)
    drive(context.new_page())
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
