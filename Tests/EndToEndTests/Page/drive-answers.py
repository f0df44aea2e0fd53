"""Asks pages in the system's Chromium: drive-answers.py PAGE.html… Prints what does not hold, and nothing else.

Beside each page is PAGE.json: { URL: [link, template or null, values] or null }, as `navgraph resolve` answers. Of every page: a path from launch to each
screen is as short as the data's run, paths between screens play to their end, what opens an element and what can fire on a screen
stands in its panel, and the controls of the bar are in the window at nine widths. Of the shop also the twelve tasks, by mouse, by keys
and in a narrow window. Ends with status 3 where there is no Playwright or no Chromium.
"""
import json
import os
import pathlib
import random
import sys
import urllib.parse

from browser import chromium, launch, sync_playwright
from ways import wrong_ways

if not chromium:
    sys.exit(3)
try:
    import axe_playwright_python
    axe = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
except (ImportError, OSError):
    axe = None

is_all = "NAVGRAPH_ALL" in os.environ
problems = []
WINDOWS = {"mouse": {"width": 1440, "height": 900}, "keys": {"width": 1440, "height": 900}, "narrow": {"width": 390, "height": 844}}

# The alternatives of the data: which elements they open.
OPENED = """() => {
    const { elements, order } = JSON.parse(document.getElementById('data').textContent), opened = new Set();
    const refs = name => ['screen:' + name, 'flow:' + name].filter(it => elements[it]);
    const add = name => { for (const it of refs(name)) {
        opened.add(it);
        if (it.startsWith('flow:')) for (const s of [elements[it].start ?? []].flat()) add(s.screen ?? s);
    } };
    const visit = part => {
        if (!part || typeof part !== 'object') return;
        if (Array.isArray(part)) return part.forEach(visit);
        for (const key of ['push', 'present', 'replace', 'root', 'select', 'show']) if (typeof part[key] === 'string') add(part[key]);
        for (const it of Object.values(part)) visit(it);
    };
    for (const [subject, it] of Object.entries(elements)) {
        if (subject === 'file') visit(it.entry);
        if (subject.startsWith('transition:')) visit(it.alternatives);
        if (subject.startsWith('deepLink:')) add(it.opens);
        for (const child of [...it.tabs ?? [], ...it.columns ?? []]) if (typeof child === 'string') add(child);
    }
    return [...opened];
}"""
CONTROLS = """() => [...document.querySelectorAll('#bar button, #bar input, #bar select, #sub button')].filter(e => e.getClientRects().length)
    .filter(e => { const r = e.getBoundingClientRect(); return r.left < -0.5 || r.right > innerWidth + 0.5 || r.width < 20; })
    .map(e => `${e.id || e.textContent} ${JSON.stringify(e.getBoundingClientRect())}`)"""


def expect(what, holds):
    if not holds:
        problems.append(what)


def drive(page, path):
    answers = json.loads(path.with_suffix(".json").read_text())
    errors = []
    page.on("console", lambda m: errors.append(m.text))
    page.on("pageerror", lambda e: errors.append(str(e)))

    def load(fragment=""):
        page.goto("about:blank")
        page.goto(path.as_uri() + ("#" + fragment if fragment else ""))
        page.wait_for_selector("body[data-ready]", timeout=20000)

    def to(fragment):
        page.evaluate("f => { location.hash = f; }", fragment)
        page.evaluate("() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")

    load()
    data = json.loads(page.text_content("#data"))
    elements, order = data["elements"], data["order"]
    named = lambda text: urllib.parse.quote(text, safe="")
    is_app = "entry" in elements["file"] or "host" in elements["file"]
    chance = random.Random(5)

    for url, found in zip(answers, page.evaluate("urls => urls.map(navgraph.takes)", list(answers))):
        wanted = answers[url]
        expect(f"takes {url!r}: {found}, not {wanted}", found == wanted if wanted else isinstance(found, str))
    if is_app and data["judged"]:
        pairs = 200 if len(order["screens"]) < 100 or is_all else 40
        for wrong in wrong_ways(page, order["screens"], most=1000 if is_all else 150, pairs=pairs)[:3]:
            expect(f"a path is as short as the run, and plays to its end: {wrong}", False)

    # What something opens has 'Opened from'; what play offers stands in the panel.
    opened = page.evaluate(OPENED)
    for subject in opened if len(opened) < 200 else chance.sample(opened, 120):
        to("e=" + named(subject))
        expect(f"{subject} has 'Opened from'", page.locator("#panel h3", has_text="Opened from").count() == 1)
    plays = sorted(data["runs"])
    for subject in plays if len(plays) < 12 else chance.sample(plays, 12):
        names, steps = data["runs"][subject]
        play = ";".join([",".join(names), *(step.split("#")[0] for step in steps)])
        after = page.evaluate("play => navgraph.after(play)", play)
        layers = after["shown"][0]
        screen = layers[-1][2][layers[-1][1]][-1]
        if f"screen:{screen}" not in elements:
            continue
        to("e=" + named(f"screen:{screen}"))
        text = page.text_content("#panel")
        for step in after["offers"]:
            if step.startswith(("event:", "outcome:")):
                expect(f"{step} stands in the panel of {screen}", step.rsplit(".", 1)[1] in text)

    for condition in data["conditions"][:2] if data["judged"] else []:
        for literal in (condition, f"not {condition}"):
            to("while=" + named(literal))
            bits = [data["shown"][s][[*data["conditions"], *(f"not {c}" for c in data["conditions"])].index(literal)] for s in order["screens"]]
            expect(f"the second row counts while {literal}", f"{bits.count('1')} of {len(bits)} screen" in page.text_content("#sub"))
            page.click("#sub button:text-is('List')")
            expect(f"the answer counts while {literal}", f"{bits.count('1')} of {len(bits)} screen" in page.text_content("#answer .counts"))

    # A finding is a strip with the failing step last and red; the one that it follows from stands above it.
    for finding in [f for f in data["findings"] if f.get("run") and is_app][:3]:
        to("run=" + named(f"{finding['rule']}@{finding['subject']}"))
        cards = page.locator("#answer .strip > li")
        expect(f"{finding['rule']} is a strip", cards.count() == len(finding["run"][1]) + 1)
        if finding["rule"].startswith(("pop-", "push-", "dismiss-", "finish-", "send-", "select-")):
            color = cards.last.locator(".stripcard").evaluate("e => getComputedStyle(e).borderTopColor + getComputedStyle(e).borderTopStyle")
            expect(f"the failing step of {finding['rule']} is red and dashed: {color}", color == "rgb(179, 38, 30)dashed")

    # Notes have runs; a note is open in its owner's panel if its rule was searched.
    noted = next((f for f in data["findings"] if f["severity"] == "note" and f.get("run") and is_app), None)
    if noted:
        load()
        page.keyboard.press("/")
        page.keyboard.type(noted["rule"])
        page.keyboard.press("Enter")
        show = page.locator("#panel details details button:text-is('Show')").first
        expect(f"the note {noted['rule']} is open", show.is_visible())
        show.click()
        expect("its run is a strip", page.locator("#answer .strip > li").count() > 1)
        for how in WINDOWS:
            show_note(page, how, load)

    # What follows from another finding is a closed line below it.
    follows = [f for f in data["findings"] if f.get("follows") and f["severity"] != "note"]
    if follows:
        load()
        below = page.locator("#findings-title ~ ul.list > li > .text > details")
        expect("what follows is below its cause", below.count() > 0 and below.first.get_attribute("open") is None)
    if data["graph"] == "Caused":
        expect(f"findings follow from others: {len(follows)}", len(follows) > 1)

    for width in [360, 390, 480, 600, 760, 820, 900, 1024, 1180]:
        page.set_viewport_size({"width": width, "height": 800})
        load()
        for fragment in ["", "while=" + named(data["conditions"][0]) if data["conditions"] and is_app else "p=map", "ask=kind:start"]:
            to(fragment)
            outside = page.evaluate(CONTROLS)
            expect(f"controls are in the window at {width}, #{fragment}: {outside[:3]}", not outside)
            expect(f"no sideways scroll at {width}, #{fragment}", page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    page.set_viewport_size({"width": 1440, "height": 900})

    # Keys: the first stop skips to the content; the tree is one stop, moved in by arrows.
    load()
    page.keyboard.press("Tab")
    expect("the first stop skips", page.evaluate("document.activeElement.id") == "skip" and page.locator("#skip").bounding_box()["y"] >= 0)
    page.keyboard.press("Enter")
    expect("to the content", page.evaluate("document.activeElement.id") == "main")
    stops = page.evaluate("document.querySelectorAll('#side [tabindex=\"0\"]').length")
    expect(f"the tree is one stop: {stops}", stops == 1)
    page.focus("#side [tabindex='0']")
    page.keyboard.press("End")
    last = page.evaluate("document.activeElement.dataset.e")
    page.keyboard.press("Enter")
    expect(f"Enter chooses {last}", named(last).replace("%3A", ":") in page.evaluate("location.hash") and page.is_visible("#panel"))

    asks = ["kind:alert", "kind:start", "/of/no/link", *([f"> {order['screens'][-1]}"] if is_app else []), *data["conditions"][:1]]
    for scheme in ["light", "dark"] if axe else []:
        page.emulate_media(color_scheme=scheme)
        for fragment in [*(f"ask={named(it)}" for it in asks), *(f"while={named(it)}" for it in data["conditions"][:1])]:
            load(fragment)
            page.evaluate(axe)
            found = page.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + v.nodes.slice(0, 2).map(n => n.html.slice(0, 160)).join(' | ')))")
            expect(f"axe, {scheme}, #{fragment}: {found}", not found)
    page.emulate_media(color_scheme="light")
    if data["graph"] == "Shop" and "screen:basket" in elements:
        for how in WINDOWS:
            tasks(page, how, load)
    expect(f"nothing is on the console: {errors[:3]}", not errors)


def show_note(page, how, load):
    """From the start to the run of a note: its rules, one of them, *Show*."""
    page.set_viewport_size(WINDOWS[how])
    load()
    notes = "section[aria-labelledby=findings-title] > details"
    for selector in [f"{notes} > summary", f"{notes} > details:not([open]) > summary", f"{notes} button:text-is('Show')"]:
        button = page.locator(selector).first
        # A single rule is open; the buttons are there only after a list has opened.
        if "button" in selector or button.count():
            button.focus()
            page.keyboard.press("Enter") if how == "keys" else button.click()
    try:
        page.wait_for_selector("#answer .strip > li:nth-child(2)", timeout=20000)
    except Exception:
        expect(f"{how}: the run of a note takes three actions", False)
    page.set_viewport_size(WINDOWS["mouse"])


def tasks(page, how, load):
    """Eleven of the twelve tasks, each in three actions: a click or key, a typed text, and a click or Enter; the link through sign-in in four."""
    page.set_viewport_size(WINDOWS[how])
    done = 0

    def begin():
        nonlocal done
        load()
        done = 0

    def ask(text, hit=0):
        nonlocal done
        page.keyboard.press("/") if how == "keys" else page.click("#find")
        page.keyboard.type(text)
        if how == "keys":
            for _ in range(hit):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            page.locator("#hits [role=option]").nth(hit).click()
        done += 3

    def press(selector):
        nonlocal done
        page.focus(selector) if how == "keys" else None
        page.keyboard.press("Enter") if how == "keys" else page.click(selector)
        done += 1

    def says(task, selector, *texts, most=3):
        # The page follows its fragment a moment after an action.
        for _ in range(100):
            page.wait_for_timeout(50)
            shown = page.text_content(selector) if page.is_visible(selector) else ""
            if all(text in shown for text in texts):
                break
        for text in texts:
            expect(f"{how}: {task}: {text!r} is shown: {shown[:200]!r}", text in shown)
        expect(f"{how}: {task} takes {done} actions", done <= most)

    begin()
    ask("Cart > Order")
    page.wait_for_selector("#answer .strip")
    says("the path from Cart to Order", "#answer", "after 2 steps from launch to Cart", "openOrders")
    begin()
    ask("not loggedIn")
    says("what a guest sees", "#answer", "of 38 screens", "Never shown", "Offers for members")
    begin()
    ask("order-shipped")
    says("a notification while logged out", "#panel", "Waits for", "loggedIn")
    begin()
    ask("deliveryAddress")
    says("what opens the start of a flow", "#panel", "Opened from", "as the start of", "checkout")
    begin()
    ask("BasketViewController")
    says("where a type is", "#panel", "Cart", "shop.yaml")
    begin()
    ask("alerts")
    says("all alerts", "#answer", "Sign out?", "Remove?")
    begin()
    ask("unreachable")
    says("what is unreachable", "#answer", "0 screens")
    begin()
    ask("/orders/42")
    says("a URL", "#answer", "/orders/{orderId}", "loggedIn", "Profile")
    begin()
    ask("/orders/42")
    press("#answer button:text-is('Play from launch while the link waits')")
    says("a link through sign-in", "#sub", "Order is waiting", most=4)
    press('#deck [data-step="outcome:splash.restored"]')
    page.wait_for_timeout(50)
    expect(f"{how}: the link is followed after the sign-in", page.evaluate("location.hash").endswith("link:order") and page.is_hidden("#sub"))
    begin()
    ask("> Offers for members while member")
    page.wait_for_selector("#answer .strip")
    says("a path as a member", "#answer", "member at launch")
    # A flow alone on paper.
    begin()
    ask("Checkout")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(f"{how}: a flow is printed alone", page.locator("#print svg").count() == 1 and not page.is_visible("#start") and page.is_visible("#print svg"))
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")


with sync_playwright() as p:
    browser = launch(p)
    for path in sys.argv[1:]:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        first = len(problems)
        drive(page, pathlib.Path(path).resolve())
        problems[first:] = [f"{path}: {problem}" for problem in problems[first:]]
        page.close()
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
