"""Follows a page of 'navgraph preview --follow' in the system's Chromium: live.py PAGE.html GRAPH.yaml. Prints what does not hold, and nothing else.

Ends with status 3 where there is no Playwright or no Chromium. `--waits` prints how long each change took, in seconds.
"""
import pathlib
import sys
import time

from browser import chromium, launch, sync_playwright

if not chromium:
    sys.exit(3)
path, graph = (pathlib.Path(it).resolve() for it in sys.argv[1:3])
problems, waits = [], []


def expect(what, holds):
    if not holds:
        problems.append(what)


def wait(what, holds, most=60):
    """Waits until something is so; a machine that is busy takes its time."""
    start = time.time()
    while time.time() - start < most:
        try:
            if holds():
                waits.append(f"{what}: {time.time() - start:.1f}")
                return
        except Exception:  # The page is being loaded.
            pass
        time.sleep(0.05)
    problems.append(f"{what}: not within {most} seconds")


def write(text):
    new = graph.with_suffix(".new")
    new.write_text(text)
    new.rename(graph)


text = graph.read_text()
with sync_playwright() as playwright:
    browser = launch(playwright)
    page = browser.new_page()
    requests, errors = set(), []
    page.on("request", lambda it: requests.add(it.url.split("?")[0]))
    page.on("pageerror", lambda it: errors.append(str(it)))
    page.on("console", lambda it: errors.append(it.text) if it.type == "error" else None)
    url = path.as_uri()
    page.goto(f"{url}#e=screen:noteDetail&p=map")
    page.wait_for_selector("body[data-ready]")
    stamp = lambda: page.evaluate("document.documentElement.dataset.stamp")
    shown = lambda: page.evaluate("document.body.textContent")
    bar = lambda: page.evaluate("document.getElementById('live').hidden ? '' : document.getElementById('live').textContent")
    first = stamp()
    time.sleep(1.2)
    expect("a page that is current stays", stamp() == first)

    # The fragment stays while a run is played, and nothing is followed.
    page.evaluate("location.hash = 'play=;event:noteList.openNote&at=1'")
    write(text.replace("noteDetail: {}", "noteDetail: { title: Whole new }"))
    wait("a change is seen", lambda: "Whole new" in shown() and stamp() != first)
    expect("the fragment stays", page.evaluate("location.hash") == "#play=;event:noteList.openNote&at=1")

    # An error is a bar; the page stays.
    second = stamp()
    write(text.replace("push: noteDetail", "push: noteDetial"))
    wait("an error is shown", lambda: "did you mean 'noteDetail'?" in bar())
    expect("the page stays", stamp() == second and "Whole new" in shown())
    page.evaluate("location.hash = ''")
    write(text.replace("noteList:", "noteList: # <script>"))
    wait("the error is gone", lambda: bar() == "" and stamp() not in (first, second) or stamp() == first)

    # The element that changed is shown.
    third = stamp()
    write(text.replace("noteDetail: {}", "noteDetail: { title: Again }"))
    wait("another change is seen", lambda: "Again" in shown() and stamp() != third)
    wait("the changed element is chosen", lambda: page.evaluate("location.hash").startswith("#e=screen:noteDetail"))

    expect(f"nothing else is requested: {requests}", requests <= {url, url.removesuffix(".html") + ".live.js"})
    expect(f"no errors: {errors}", not errors)
    expect("no script is left", page.evaluate("document.querySelectorAll('script[src]').length") <= 1)
    browser.close()
print("\n".join(waits if "--waits" in sys.argv else problems), end="")
