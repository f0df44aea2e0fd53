"""Looks at the pictures of pages in the system's Chromium: drive-pictures.py PAGE.html… Prints what does not hold, and nothing else.

In no picture but the whole of a large graph does a label lie on a label or on a node, an arrow pass through a node, a node lie on a
node, or a text leave its node. No picture opens with something hidden at one side and nothing shown at the other, or with text under
9 px. Overviews have few crossings, the screens in no flow none. The paths that the page finds are as short as its runs, for all screens, and 200 between random pairs play to their end. Ends with
status 3 where there is no Playwright or no Chromium.
"""
import itertools
import json
import pathlib
import sys

from browser import chromium, launch, sync_playwright
from ways import wrong_ways

if not chromium:
    sys.exit(3)
problems = []
# Of overviews, by the name of their app.
MOST_CROSSINGS = {"Shop": 0, "Realistic": 2}

# What lies where it must not, as it is painted.
FIND = r"""() => {
  const svg = document.querySelector('#stage svg'), k = svg.getBoundingClientRect().width / Number(svg.getAttribute('width'));
  const rect = it => { const r = it.getBoundingClientRect(); return [r.left / k, r.top / k, r.right / k, r.bottom / k]; };
  const meet = (a, b, by) => a[0] < b[2] - by && b[0] < a[2] - by && a[1] < b[3] - by && b[1] < a[3] - by;
  const inside = (a, b, by) => a[0] >= b[0] - by && a[1] >= b[1] - by && a[2] <= b[2] + by && a[3] <= b[3] + by;
  const nodes = [...svg.querySelectorAll('.node')].filter(it => it.querySelector('rect')).map(it =>
    ({ e: it.dataset.e, it, r: rect(it.querySelector('rect')) }));
  const labels = [...svg.querySelectorAll('.edge')].map(it => [it, [...it.querySelectorAll('text')].map(rect)]).filter(it => it[1].length)
    .map(([it, all]) => ({ name: it.dataset.t + ' ' + it.textContent, r: [0, 1].map(i => Math.min(...all.map(r => r[i])))
      .concat([2, 3].map(i => Math.max(...all.map(r => r[i])))), all }));
  const bad = [];
  for (const [i, a] of nodes.entries()) for (const b of nodes.slice(i + 1)) if (meet(a.r, b.r, 1)) bad.push(['node on node', a.e, b.e]);
  for (const [i, a] of labels.entries()) {
    for (const b of labels.slice(i + 1)) {
      if (a.all.some(r => b.all.some(q => meet(r, q, 2)))) bad.push(['label on label', a.name, b.name]);
    }
    for (const b of nodes) if (a.all.some(r => meet(r, b.r, 2))) bad.push(['label on node', a.name, b.e]);
  }
  for (const node of nodes) {
    for (const text of node.it.querySelectorAll(':scope > text, .exit text')) {
      if (!inside(rect(text), node.r, 2)) bad.push(['text out of node', node.e, text.textContent]);
    }
  }
  const matrix = svg.querySelector('.edge > path')?.getScreenCTM();
  for (const edge of svg.querySelectorAll('.edge')) {
    const path = edge.querySelector('path');
    if (!path) continue;
    const length = path.getTotalLength(), through = new Set();
    for (let at = 0; at <= length; at += 3) {
      const p = path.getPointAtLength(at).matrixTransform(matrix), x = p.x / k, y = p.y / k;
      for (const node of nodes) {
        const [l, t, r, b] = node.r;
        if (node.e !== edge.dataset.t && node.e !== edge.dataset.h && x > l + 2 && x < r - 2 && y > t + 2 && y < b - 2) through.add(node.e);
      }
    }
    for (const e of through) bad.push(['arrow through node', `${edge.dataset.t} ${edge.dataset.h}`, e]);
  }
  return bad;
}"""

# What is wrong with how a picture opens.
OPEN = r"""() => {
  const v = document.querySelector('#view').getBoundingClientRect(), s = document.querySelector('#stage svg').getBoundingClientRect();
  const bad = [];
  for (const [before, after] of [['left', 'right'], ['top', 'bottom']]) {
    const a = s[before] - v[before], b = v[after] - s[after];
    if (a > 1 && b < -1 || b > 1 && a < -1) bad.push([`cut off ${a < 0 ? before : after}`, Math.round(a), Math.round(b)]);
  }
  const texts = [...document.querySelectorAll('#stage text')].map(it => parseFloat(getComputedStyle(it).fontSize));
  const k = s.width / Number(document.querySelector('#stage svg').getAttribute('width'));
  if (texts.length && Math.min(...texts) * k < 8.99) bad.push(['text under 9 px', k]);
  return bad;
}"""

# The pairs of arrows that cross away from where they begin and end.
CROSSINGS = r"""() => {
  const lines = [...document.querySelectorAll('#stage .edge > path')].map(path => {
    const length = path.getTotalLength(), count = Math.ceil(length / 8);
    return Array.from({ length: count + 1 }, (_, i) => path.getPointAtLength(length * i / count)).map(p => [p.x, p.y]);
  });
  const side = (p, q, r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const cross = (a, b, c, d) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  const far = (p, line) => [line[0], line.at(-1)].every(q => Math.hypot(p[0] - q[0], p[1] - q[1]) > 24);
  let pairs = 0;
  lines.forEach((a, i) => lines.slice(i + 1).forEach(b => {
    const isMet = a.slice(1).some((p, m) => far(p, a) && far(p, b) && b.slice(1).some((q, n) => cross(a[m], p, b[n], q)));
    pairs += Number(isMet);
  }));
  return [pairs, Boolean(document.querySelector('#stage .node.flow'))];
}"""


with sync_playwright() as p:
    browser = launch(p)
    for path, (width, height) in itertools.product(sys.argv[1:], [(1440, 900), (820, 1100), (390, 844)]):
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(pathlib.Path(path).resolve().as_uri())
        page.wait_for_selector("body[data-ready]", timeout=20000)
        for name in page.evaluate("[...document.querySelectorAll('template[data-p]')].map(it => it.dataset.p)"):
            page.evaluate("p => { location.hash = 'p=' + encodeURIComponent(p); }", name)
            page.evaluate("() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
            found = page.evaluate(OPEN)
            if width == 1440 and name != "all":
                found += page.evaluate(FIND)
                crossings, is_overview = page.evaluate(CROSSINGS)
                most = 0 if name == "-" else MOST_CROSSINGS.get(page.title(), crossings) if is_overview and name == "map" else crossings
                found += [f"{crossings} crossings"] if crossings > most else []
            problems += [f"{path}, {name} at {width}: {json.dumps(it, ensure_ascii=False)}" for it in found]
        if width == 1440:
            data = json.loads(page.text_content("#data"))
            if data["judged"] and "entry" in data["elements"]["file"]:
                problems += [f"{path}, path: {it}" for it in wrong_ways(page, data["order"]["screens"], most=1000, pairs=200)]
        page.close()
    browser.close()

print("\n".join(problems), end="")
sys.exit(1 if problems else 0)
