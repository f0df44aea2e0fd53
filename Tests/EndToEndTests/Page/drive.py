"""Drives a page in the system's Chromium: drive.py PAGE.html [SCREENSHOTS]. Prints what does not hold, and nothing else.

Ends with status 3 where there is no Playwright or no Chromium.
"""
import json
import pathlib
import shutil
import sys
import time

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit(3)
chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if not chromium:
    sys.exit(3)

if "--probe" in sys.argv:
    sys.exit(0)

page_path = pathlib.Path(sys.argv[1]).resolve()
shots = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
problems = []


def expect(what, holds):
    if not holds:
        problems.append(what)


with sync_playwright() as p:
    browser = p.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    messages, requests = [], []
    page.on("console", lambda m: messages.append(m.text))
    page.on("pageerror", lambda e: messages.append(str(e)))
    page.on("dialog", lambda d: (messages.append("dialog " + d.message), d.dismiss()))
    page.on("request", lambda r: requests.append(r.url))
    start = time.time()
    page.goto(page_path.as_uri())
    page.wait_for_selector("body[data-ready]", timeout=20000)
    ready = time.time() - start
    data = json.loads(page.text_content("#data"))
    screens = [e for e in data["elements"] if e["kind"] == "screen"]
    pictures = page.locator("template").count()

    def picture():
        return page.get_attribute("#stage", "data-p")

    def current():
        return page.evaluate("location.hash")

    # One picture at a time; each can be shown.
    expect("one picture is in the document", page.locator("#stage svg").count() == 1)
    # A search finds a screen by its name; Enter opens its panel.
    last = screens[-1]
    page.keyboard.press("/")
    page.fill("#find", last["name"])
    expect("the search has hits", page.locator("#hits a").count() >= 1)
    expect("the search has at most 12 hits", page.locator("#hits li").count() <= 12)
    page.press("#find", "Enter")
    page.wait_for_timeout(100)
    expect("a panel is shown", page.is_visible("#panel"))
    found = page.text_content("#panel h2")
    expect("the panel is that of a hit", any(e["title"] == found for e in data["elements"]))
    # Every element has a panel that says its title and place.
    for e in data["elements"][:200]:
        page.evaluate("id => { location.hash = 'e=' + id; }", e["id"])
        page.wait_for_function("t => { const h = document.querySelector('#panel h2'); return h && h.textContent === t; }", arg=e["title"])
        expect(f"the panel of {e['name']} says where it stands", e["place"] in page.text_content("#panel"))
    # A click on a node opens its panel.
    page.evaluate("location.hash = ''")
    page.wait_for_timeout(100)
    page.keyboard.press("0")
    shown = page.evaluate("() => [...document.querySelectorAll('#stage .node[data-e]')].map(n => +n.dataset.e)")
    target = next((i for i in shown if any(e["id"] == i for e in data["elements"])), None)
    if target is not None:
        page.locator(f"#stage .node[data-e='{target}']").first.click(force=True)
        page.wait_for_timeout(100)
        expect("a click opens a panel", f"e={target}" in current())
    # Keys: arrows go on, Escape closes, u leads back.
    before = current()
    for key in ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        page.keyboard.press(key)
        page.wait_for_timeout(60)
    expect("arrows keep something selected", "e=" in current())
    page.keyboard.press("?")
    expect("? shows the keys", page.is_visible("#help"))
    page.keyboard.press("Escape")
    expect("Escape hides the keys", not page.is_visible("#help"))
    page.keyboard.press("Escape")
    page.wait_for_timeout(60)
    expect("Escape closes the panel", not page.is_visible("#panel"))
    # A run is highlighted, with its steps numbered, and across pictures.
    with_run = [e for e in screens if len(e.get("run", [])) > 1]
    if with_run:
        far = max(with_run, key=lambda e: len(e["run"]))
        page.evaluate("id => { location.hash = 'e=' + id; }", far["id"])
        page.wait_for_timeout(100)
        page.keyboard.press("h")
        page.wait_for_timeout(100)
        expect("a run is highlighted", "run=" in current() and page.locator("#stage.running").count() == 1)
        expect("its steps are numbered", page.locator("#stage .step").count() >= 1 or pictures > 1)
        if pictures > 1:
            marked = 0
            for number in range(pictures):
                page.evaluate("n => { location.hash = location.hash.replace(/p=\\d+&?/, '').replace('#', '#p=' + n + '&'); }", number)
                page.wait_for_timeout(60)
                marked += page.locator("#stage .node.taken").count()
            expect("it is marked across pictures", marked >= 1)
        page.keyboard.press("Escape")
        page.wait_for_timeout(60)
        expect("Escape ends it", "run=" not in current())
    # Exit rows lead to their screen.
    page.evaluate("location.hash = ''")
    page.wait_for_timeout(60)
    exits = page.locator("#stage [data-to]")
    if exits.count():
        to = exits.first.get_attribute("data-to")
        exits.first.dispatch_event("pointerdown", {"pointerId": 1, "clientX": 5, "clientY": 5, "bubbles": True})
        exits.first.dispatch_event("pointerup", {"pointerId": 1, "clientX": 5, "clientY": 5, "bubbles": True})
        page.wait_for_timeout(100)
        expect("an exit row leads to its screen", f"e={to}" in current())
    # Filters by flow and by condition.
    flows = page.locator("#flow option")
    if flows.count() > 1:
        page.select_option("#flow", index=1)
        page.wait_for_timeout(60)
        expect("a filter is in the fragment", "f=" in current())
        page.select_option("#flow", index=0)
    if page.locator("#condition option").count() > 1:
        page.select_option("#condition", index=2)
        page.wait_for_timeout(60)
        needs = page.locator("#condition").input_value()
        positive = needs[4:] if needs.startswith("not ") else "not " + needs
        wanted = [e["id"] for e in screens if positive in e.get("needs", [])]
        faint = set(page.evaluate("() => [...document.querySelectorAll('#stage .node.faint')].map(n => +n.dataset.e)"))
        here = set(page.evaluate("() => [...document.querySelectorAll('#stage .node[data-e]')].map(n => +n.dataset.e)"))
        expect("what a condition excludes is faint", all(i in faint for i in wanted if i in here))
        page.select_option("#condition", index=0)
    # A flow collapses to its box with a number.
    flow = next((e for e in data["elements"] if e["kind"] == "flow" and e.get("screens")), None)
    if flow and pictures == 1:
        page.evaluate("id => { location.hash = 'e=' + id; }", flow["id"])
        page.wait_for_timeout(60)
        page.locator("#panel button", has_text="Collapse").click()
        expect("collapsed contents are gone", page.locator("#stage .gone").count() > 0)
        expect("their number is there", page.locator("#stage .count").count() == 1)
        page.locator("#panel button", has_text="Expand").click()
        expect("expanded contents are back", page.locator("#stage .gone").count() == 0)
    # The state survives a reload.
    page.evaluate("id => { location.hash = 'e=' + id; }", screens[0]["id"])
    page.reload()
    page.wait_for_selector("body[data-ready]")
    expect("the state survives a reload", page.text_content("#panel h2") == screens[0]["title"])
    # A fragment that means nothing does no harm.
    page.evaluate("location.hash = 'e=999999&p=77&run=e.99.%E0%A4%A'")
    page.wait_for_timeout(60)
    expect("a wrong fragment shows the picture", page.locator("#stage svg").count() == 1)
    page.evaluate("location.hash = ''")
    # Wheel pans and zooms.
    box = page.evaluate("document.getElementById('stage').style.transform")
    page.mouse.move(600, 400)
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(60)
    expect("the wheel pans", page.evaluate("document.getElementById('stage').style.transform") != box)
    # Dark and light.
    def back():
        return page.evaluate("getComputedStyle(document.body).backgroundColor")
    light = back()
    page.click("#dark")
    expect("the button turns dark", back() != light)
    page.click("#dark")
    expect("and light", back() == light)
    page.emulate_media(color_scheme="dark")
    page.evaluate("delete document.documentElement.dataset.theme")
    expect("the system's dark counts", back() != light)
    page.emulate_media(color_scheme="light")
    # Print: each picture, then all panels.
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect("print has each picture", page.locator("#print .sheet svg").count() == pictures)
    expect("print has each panel", page.locator("#print section").count() == len(data["elements"]))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    # Frames while panning.
    frames = page.evaluate("""() => new Promise(done => {
        const view = document.getElementById('view'), times = []; let last = performance.now(), n = 0;
        function frame(now) {
            times.push(now - last); last = now;
            view.dispatchEvent(new WheelEvent('wheel', {deltaX: 3, deltaY: 2, bubbles: true, cancelable: true}));
            if (++n < 60) requestAnimationFrame(frame); else done(times.slice(5));
        }
        requestAnimationFrame(frame);
    })""")
    if shots:
        shots.mkdir(parents=True, exist_ok=True)
        (shots / "timing.json").write_text(json.dumps({"ready": ready, "frame": sum(frames) / len(frames), "worst": max(frames)}))
        page.evaluate("id => { location.hash = 'e=' + id; }", screens[min(3, len(screens) - 1)]["id"])
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            for w, h in [(390, 844), (1280, 800), (1920, 1200)]:
                page.set_viewport_size({"width": w, "height": h})
                page.keyboard.press("0")
                page.wait_for_timeout(200)
                page.screenshot(path=str(shots / f"{scheme}-{w}.png"))
    expect(f"nothing is on the console: {messages[:3]}", not messages)
    expect(f"nothing is asked for: {requests[1:4]}", all(r == page_path.as_uri() or r.split('#')[0] == page_path.as_uri() or r.startswith("data:") for r in requests))
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
