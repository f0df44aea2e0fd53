// The map: one picture at a time, drawn by Graphviz, moved and zoomed here.

const ofSide = it => !it.dataset.side || it.dataset.side.split(' ').includes(side);
const pictures = new Map([...document.querySelectorAll('template[data-p]')].filter(ofSide).map(it => [it.dataset.p, it]));
const view = h('div', { id: 'view', tabIndex: 0, role: 'group', 'aria-label': 'Picture' });
const stage = h('div', { id: 'stage' });
const mini = h('div', { id: 'mini', hidden: true });
const zoomText = h('button', { 'aria-label': 'Zoom to 100 %', click: () => zoomTo(1) }, '100 %');
const wholeButton = h('button', { click: () => go({ p: 'all' }) }, 'Whole');
const zoomBar = h('div', { id: 'zoom' }, h('button', { 'aria-label': 'Smaller', click: () => zoomTo(box.k / 1.25) }, '−'), zoomText,
  h('button', { 'aria-label': 'Larger', click: () => zoomTo(box.k * 1.25) }, '+'), h('button', { click: () => fit(true) }, 'Fit'), wholeButton);
const runBar = h('div', { id: 'run', hidden: true });
const mapTitle = h('h1.unseen');
const box = { x: 0, y: 0, k: 1 };
let shownPicture = null, moving = 0, miniFrame = null;

const svgOf = () => stage.querySelector('svg');
const sizeOf = svg => [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
const nodesOf = subject => [...stage.querySelectorAll('.node, .box')].filter(it => it.dataset.e === subject);

function placeStage() {
  stage.style.transform = `translate(${box.x}px,${box.y}px) scale(${box.k})`;
}
function move() {
  if (!moving) stage.classList.add('moving');
  clearTimeout(moving);
  moving = setTimeout(() => {
    moving = 0;
    stage.classList.remove('moving');
    drawMini();
  }, 120);
  placeStage();
  moveMini();
  zoomText.textContent = `${Math.round(box.k * 100)} %`;
}
function zoomAt(k, x, y) {
  const next = Math.min(6, Math.max(0.03, k));
  box.x = x - (x - box.x) * next / box.k;
  box.y = y - (y - box.y) * next / box.k;
  box.k = next;
  move();
}
const zoomTo = k => zoomAt(k, view.clientWidth / 2, view.clientHeight / 2);
function center(x, y) {
  const [top, right, bottom] = freePart();
  box.x = right / 2 - x * box.k;
  box.y = (top + bottom) / 2 - y * box.k;
  move();
}
// The part of the view that nothing covers, from its left side to: top, right, bottom, in its own pixels.
function freePart() {
  const all = view.getBoundingClientRect();
  let bottom = all.height, top = runBar.hidden ? 0 : runBar.offsetHeight;
  const panel = $('panel').getBoundingClientRect();
  if (!$('panel').hidden && panel.top > all.top + 40 && panel.left < all.left + 40) bottom = Math.min(bottom, panel.top - all.top);
  if (top > bottom - 80) top = 0;
  return [top, all.width, bottom];
}
function fit(isWhole) {
  const svg = svgOf();
  if (!svg || !view.clientWidth) return;
  const [w, hgt] = sizeOf(svg), [top, right, bottom] = freePart();
  const k = Math.min(1.6, right / w, (bottom - top) / hgt);
  box.k = Math.max(0.03, k);
  if (isWhole || k >= 0.9) return center(w / 2, hgt / 2);
  // Where the most nodes are whole in the view, the start among them; those that are cut count against it.
  [box.x, box.y, box.k] = [0, 0, 0.95];
  placeStage();
  const o = view.getBoundingClientRect(), start = startNode();
  const spots = (from, to, size) => {
    if (size <= to - from) return [(from + to - size) / 2];
    const all = [to - size];
    for (let at = from; at > all[0]; at -= Math.max(20, size / 50)) all.push(at);
    return all;
  };
  const nodes = [...stage.querySelectorAll('.node')].map(it => [it, it.getBoundingClientRect()]);
  let best = [-1e9];
  for (const x of spots(0, right, w * 0.95)) {
    for (const y of spots(top, bottom, hgt * 0.95)) {
      let score = 0;
      for (const [it, r] of nodes) {
        const l = r.left - o.left + x, t = r.top - o.top + y, isStart = it === start;
        if (l >= 0 && t >= top && l + r.width <= right && t + r.height <= bottom) score += it.matches('.launch') ? 9 : 1;
        else if (isStart) score -= 999;
        else if (l < right && t < bottom && l + r.width > 0 && t + r.height > top) score -= 0.7;
        if (isStart) score -= Math.hypot(l + r.width / 2 - right / 3, t + r.height / 2 - (top + bottom) / 2) / 1e5;
      }
      if (score > best[0]) best = [score, x, y];
    }
  }
  [, box.x, box.y] = best;
  move();
}
function startNode() {
  const flow = element(`flow:${shownPicture}`);
  const entry = asList(data.elements.file?.entry)[0]?.root;
  const inFlow = asList(flow?.start).map(it => `screen:${it.screen ?? it}`)[0];
  const first = flow ? [inFlow, `flow:${shownPicture}`] : entry ? [`screen:${entry}`, `flow:${entry}`, `screen:${element(`flow:${entry}`)?.start}`] : ['file'];
  return first.filter(Boolean).flatMap(nodesOf)[0] ?? stage.querySelector('.node');
}
// The middle of a node in the picture's own coordinates.
function middleOf(node) {
  const a = node.getBoundingClientRect(), b = stage.getBoundingClientRect();
  const k = b.width / sizeOf(svgOf())[0] || 1;
  return [(a.left + a.width / 2 - b.left) / k, (a.top + a.height / 2 - b.top) / k];
}
function showPicture(name) {
  if (shownPicture === name) return false;
  shownPicture = name;
  const template = pictures.get(name);
  stage.replaceChildren(template.content.cloneNode(true));
  mapTitle.textContent = template.dataset.title;
  view.setAttribute('aria-label', `Picture: ${template.dataset.title}`);
  wholeButton.hidden = name !== 'map' || !pictures.has('all');
  placeStage();
  return true;
}
// Which picture to open for an element: the one that is shown if it has it, its flow's, else one that has it.
function hasNode(name, subject) {
  return [...pictures.get(name)?.content.querySelectorAll('.node') ?? []].some(it => it.dataset.e === subject);
}
function pictureOf(subject, now) {
  if (isFlow(subject)) return nameOf(subject);
  const wanted = nodeSubject(subject);
  if (now && pictures.has(now) && hasNode(now, wanted)) return now;
  const flow = boxOf(wanted);
  if (flow && hasNode(flow, wanted)) return flow;
  return ['map', '-', ...data.order.flows].find(it => pictures.has(it) && hasNode(it, wanted)) ?? null;
}
// The node that stands for an element: of an event that of its owner.
function nodeSubject(subject) {
  if (subject.startsWith('transition:') && !subject.startsWith('transition:app.')) {
    return ownerSubject(nameOf(subject).slice(0, nameOf(subject).lastIndexOf('.')), '');
  }
  return subject;
}

// Marks the selected, highlighted and dimmed elements.
function markPicture() {
  const { e, run } = state;
  const wanted = e && nodeSubject(e);
  for (const it of stage.querySelectorAll('.chosen')) it.classList.remove('chosen');
  if (wanted) {
    for (const it of nodesOf(wanted)) it.classList.add('chosen');
  }
  const lit = run && litBy(run);
  for (const it of stage.querySelectorAll('.number')) it.remove();
  stage.classList.toggle('running', Boolean(lit));
  for (const it of stage.querySelectorAll('.edge, .exit')) {
    const draws = it.dataset.s.split(' '), isFailed = Boolean(lit) && draws.some(draw => lit.failed === draw);
    const isLit = isFailed || Boolean(lit) && draws.some(draw => lit.drawn.has(draw));
    it.classList.toggle('lit', isLit);
    it.classList.toggle('failed', isFailed);
    const isHidden = !isLit && Boolean(lit) || Boolean(state.while) && [it.dataset.t, it.dataset.h].some(end => !isShownWhile(end, state.while));
    it.classList.toggle('dim', isHidden && (it.classList.contains('edge') || !it.closest('.node.lit')));
  }
  for (const it of stage.querySelectorAll('.node, .box')) {
    const numbers = lit?.numbers.get(it.dataset.e);
    it.classList.toggle('lit', Boolean(numbers));
    it.classList.toggle('dim', Boolean(lit) && !numbers && it.matches('.node') && !it.querySelector('.exit.lit')
      || !isShownWhile(it.dataset.e, state.while));
    if (numbers) number(it, numbers);
  }
}
function number(node, numbers) {
  const shape = node.querySelector('rect, circle').getBBox();
  const text = numbers.length > 3 ? `${numbers.slice(0, 3).join(', ')} …` : numbers.join(', ');
  const width = 10 + text.length * 6;
  node.append(s('g', { class: 'number' }, s('rect', { x: shape.x - 6, y: shape.y - 8, width, height: 16, rx: 8 }),
    s('text', { x: shape.x - 6 + width / 2, y: shape.y + 3.6, class: 'c' }, text)));
}
// What a run draws, and for each screen the numbers of the steps after which it is current.
function litBy(key) {
  const run = runOf(key);
  if (!run) return null;
  const { made } = machine.run(run[0], run[1]);
  const numbers = new Map();
  const isSmall = screen => nodesOf(screen).length === 0 && boxOf(screen) && nodesOf(`flow:${boxOf(screen)}`).some(it => it.matches('.node.flow'));
  made.forEach((it, i) => {
    if (it.fault && i) return;
    const name = current(it.next);
    const screen = name === 'host' ? 'file' : `screen:${name}`;
    const subject = isSmall(screen) ? `flow:${boxOf(screen)}` : screen;
    if (!numbers.has(subject)) numbers.set(subject, []);
    numbers.get(subject).push(i);
  });
  const last = made.length - 1, failing = last > 0 && made[last].fault && alternativeOf(made[last].step, made[last].next);
  return { made, run, drawn: new Set(made.flatMap(it => it.drawn)), failed: failing ? machine.paths.get(failing) : null, numbers };
}
function buildRunBar() {
  const lit = state.run && litBy(state.run);
  runBar.hidden = !lit;
  if (!lit) return;
  const steps = lit.made.map((it, i) => {
    const screen = `screen:${current(it.next)}`;
    return h('li', h('span.number', i), h('button.link', { click: () => toStep(screen) }, i ? stepText(it.step) : launchText(lit.run[0])),
      ' → ', it.fault ? h('b.fault', it.fault) : titleOf(screen));
  });
  runBar.replaceChildren(h('ol', steps), machine.isApp ? h('button', { click: () => playRun(lit.run) }, 'Play') : '',
    h('button.close', { 'aria-label': 'Close the run', click: () => go({ run: null }) }, '✕'));
}
function toStep(screen) {
  go({ p: pictureOf(screen, state.p ?? shownPicture) ?? 'map', e: screen });
}
// Brings what is chosen, or all that is lit, into the free part of the view.
function reveal() {
  const chosen = [...stage.querySelectorAll('.node.chosen')];
  if (chosen.length) return revealNode(chosen[0]);
  const lit = [...stage.querySelectorAll('.node.lit, .edge.lit, .exit.lit')];
  if (lit.length) revealAll(lit);
}
function revealNode(node) {
  const r = node.getBoundingClientRect(), v = view.getBoundingClientRect(), [top, right, bottom] = freePart();
  const isInside = r.left >= v.left && r.right <= v.left + right && r.top >= v.top + top && r.bottom <= v.top + bottom;
  const isCovered = [mini, zoomBar].some(it => {
    const c = it.getBoundingClientRect();
    return c.width && r.left < c.right && c.left < r.right && r.top < c.bottom && c.top < r.bottom;
  });
  if (isInside && !isCovered && box.k >= 0.85) return;
  const at = middleOf(node);
  if (box.k < 0.85) box.k = 0.95;
  center(...at);
}
function revealAll(all) {
  const svg = svgOf().getBoundingClientRect(), k = svg.width / sizeOf(svgOf())[0];
  const rects = all.map(it => it.getBoundingClientRect()).filter(it => it.width || it.height);
  const l = Math.min(...rects.map(it => it.left)), r = Math.max(...rects.map(it => it.right));
  const t = Math.min(...rects.map(it => it.top)), b = Math.max(...rects.map(it => it.bottom));
  const [top, right, bottom] = freePart();
  const width = (r - l) / k, height = (b - t) / k;
  box.k = Math.min(1, (right - 40) / width, (bottom - top - 40) / height);
  center(((l + r) / 2 - svg.left) / k, ((t + b) / 2 - svg.top) / k);
}

// The mini-map: every node as a block, and where the view is.
function drawMini() {
  const svg = svgOf();
  if (!svg) return;
  const [w, hgt] = sizeOf(svg);
  const isAll = w * box.k <= view.clientWidth + 1 && hgt * box.k <= view.clientHeight + 1 && box.x >= -1 && box.y >= -1;
  mini.hidden = isAll || view.clientWidth < 500;
  if (mini.hidden || mini.dataset.p === shownPicture) return moveMini();
  mini.dataset.p = shownPicture;
  const blocks = [...svg.querySelectorAll('.box > rect:first-child, .node > rect:first-child')].map(it => s('rect', {
    x: it.getAttribute('x'), y: it.getAttribute('y'), width: it.getAttribute('width'), height: it.getAttribute('height'),
    class: it.parentNode.classList.contains('box') ? 'area' : 'block',
  }));
  miniFrame = s('rect', { class: 'here' });
  const k = Math.min(168 / w, 120 / hgt);
  const inner = s('g', { transform: svg.querySelector('g').getAttribute('transform') }, ...blocks);
  mini.replaceChildren(s('svg', { width: w * k, height: hgt * k, viewBox: `0 0 ${w} ${hgt}`, 'aria-hidden': 'true' }, inner, miniFrame));
  moveMini();
}
function moveMini() {
  if (mini.hidden || !miniFrame) return;
  const [w, hgt] = sizeOf(svgOf());
  const part = (at, seen, whole) => {
    const from = Math.max(0, -at / box.k);
    return [from, Math.max(0, Math.min(whole, (seen - at) / box.k) - from)];
  };
  const [x, width] = part(box.x, view.clientWidth, w), [y, height] = part(box.y, view.clientHeight, hgt);
  for (const [key, value] of pairs({ x, y, width, height })) miniFrame.setAttribute(key, value);
}
mini.addEventListener('click', event => {
  const svg = mini.firstChild.getBoundingClientRect(), [w, hgt] = sizeOf(svgOf());
  center((event.clientX - svg.left) / svg.width * w, (event.clientY - svg.top) / svg.height * hgt);
});

// Moving by wheel, drag and touch.
const pointers = new Map();
let pinch = 0, dragged = false;
view.addEventListener('wheel', event => {
  event.preventDefault();
  const r = view.getBoundingClientRect();
  const scale = event.deltaMode === 1 ? 16 : 1;
  if (event.ctrlKey) return zoomAt(box.k * Math.exp(-event.deltaY * scale * 0.01), event.clientX - r.left, event.clientY - r.top);
  box.x -= event.deltaX * scale;
  box.y -= event.deltaY * scale;
  move();
}, { passive: false });
view.addEventListener('pointerdown', event => {
  if (event.button) return;
  pointers.set(event.pointerId, [event.clientX, event.clientY]);
  dragged = false;
  pinch = 0;
});
listen(window, 'pointermove', event => {
  const from = pointers.get(event.pointerId);
  if (!from) return;
  if (!dragged && pointers.size === 1 && Math.hypot(event.clientX - from[0], event.clientY - from[1]) < 4) return;
  dragged = true;
  pointers.set(event.pointerId, [event.clientX, event.clientY]);
  if (pointers.size === 2) {
    const [a, b] = [...pointers.values()], distance = Math.hypot(a[0] - b[0], a[1] - b[1]);
    const r = view.getBoundingClientRect();
    if (pinch) zoomAt(box.k * distance / pinch, (a[0] + b[0]) / 2 - r.left, (a[1] + b[1]) / 2 - r.top);
    pinch = distance;
    return;
  }
  box.x += event.clientX - from[0];
  box.y += event.clientY - from[1];
  move();
});
for (const end of ['pointerup', 'pointercancel']) {
  listen(window, end, event => {
    pointers.delete(event.pointerId);
    pinch = 0;
  });
}
view.addEventListener('click', event => {
  if (dragged) {
    event.stopPropagation();
    dragged = false;
  } else if (!event.target.closest('[data-e], button') && state.e) go({ e: null });
}, true);

// The neighbour of the chosen node in a direction.
function neighbour(dx, dy) {
  const now = stage.querySelector('.node.chosen') ?? startNode();
  if (!now) return;
  if (!state.e) return choose(now.dataset.e);
  const a = now.getBoundingClientRect(), from = [a.left + a.width / 2, a.top + a.height / 2];
  let best = null;
  for (const it of stage.querySelectorAll('.node')) {
    if (it === now || it.dataset.e === now.dataset.e) continue;
    const r = it.getBoundingClientRect();
    const along = (r.left + r.width / 2 - from[0]) * dx + (r.top + r.height / 2 - from[1]) * dy;
    const aside = Math.abs((r.left + r.width / 2 - from[0]) * dy) + Math.abs((r.top + r.height / 2 - from[1]) * dx);
    if (along < 4 || aside > along * 2.5) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { far, subject: it.dataset.e };
  }
  if (best) choose(best.subject, true);
}
function buildMap() {
  view.append(stage);
  $('map').replaceChildren(mapTitle, view, runBar, mini, zoomBar);
}
