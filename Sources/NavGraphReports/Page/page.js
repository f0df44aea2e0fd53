// The page: its frame, its state, which is the fragment, and the keys.

const keys = ['side', 'p', 'e', 'ask', 'run', 'while', 'play', 'at', 'wait'];
const blank = { p: null, e: null, ask: null, run: null, while: null, play: null, at: null, wait: null };
let state = { side: null, ...blank }, missing = [], treeClosed = data.order.screens.length >= 80;

const encode = value => encodeURIComponent(value).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  .replace(/%3A|%2C|%3B|%2F|%40/g, decodeURIComponent);
function decode(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
function fragmentOf(it) {
  return keys.filter(key => it[key] !== null && it[key] !== undefined).map(key => `${key}=${encode(String(it[key]))}`).join('&');
}
function parse(fragment) {
  const read = { side: null, ...blank };
  for (const pair of fragment.replace(/^#/, '').split('&')) {
    const at = pair.indexOf('=');
    const key = at < 0 ? pair : pair.slice(0, at);
    if (keys.includes(key)) read[key] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return read;
}
// What of a fragment the graph has; what it lacks is said.
function known(read) {
  const it = { ...read, side: side === 'old' || side === 'new' ? side : null };
  missing = [];
  const drop = (key, name) => {
    missing.push(name);
    it[key] = null;
  };
  if (it.p !== null && !pictures.has(it.p)) drop('p', it.p);
  if (it.e !== null && !element(it.e)) drop('e', nameIn(it.e));
  if (it.ask !== null && !questionsOf(it.ask).length) drop('ask', it.ask);
  state = it;
  if (it.run !== null && !runOf(it.run)) drop('run', it.run);
  if (it.while !== null && !literals.includes(it.while)) drop('while', it.while);
  if (!machine.isApp) it.play = null;
  if (it.play === '@') it.play = it.run !== null ? playOf(runOf(it.run)) : '';
  if (it.wait !== null && !element(`deepLink:${it.wait}`)) drop('wait', it.wait);
  if (it.play === null) it.wait = null;
  it.at = it.play === null || it.at === null || !/^\d{1,6}$/.test(it.at) ? null : Number(it.at);
  if (it.play !== null) missing.push(...unknownIn(it.play));
  return it;
}
const nameIn = subject => subject.includes(':') ? subject.slice(subject.indexOf(':') + 1) : subject;
function unknownIn(play) {
  const [names, ...list] = parsePlay(play);
  const lacks = step => {
    const kind = kindOf(step), rest = nameOf(step).replace(/#\d+$/, '');
    if (kind === 'event') return !element(`transition:${rest}`);
    if (kind === 'tab' || kind === 'host') return !refOf(rest);
    if (kind === 'link') return !element(`deepLink:${rest}`);
    if (kind === 'change') return !data.conditions.includes(rest);
    return kind === 'outcome' ? !refOf(rest.slice(0, rest.lastIndexOf('.'))) : step !== 'back' && step !== 'swipe';
  };
  const known = [...data.conditions, ...machine.platforms.map(it => `platform:${it}`)];
  return [...names.filter(it => !known.includes(it)), ...list.filter(lacks).map(it => nameIn(it))];
}

// Where play was started.
let playedFrom = '', lastOpened = null;
function go(patch, isReplacing) {
  const next = { ...state, ...patch };
  if ('play' in patch && patch.play === null) next.at = null;
  const fragment = fragmentOf(next), before = fragmentOf(state);
  if (state.play === null && next.play !== null) playedFrom = before;
  lastOpened = patch.run || patch.ask ? 'run' : patch.e ? 'e' : lastOpened;
  if (fragment !== before || missing.length) {
    const url = `#${fragment}`;
    if (isReplacing) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }
  apply();
}
// Chooses an element: in play, its run is loaded; else its panel and its picture open. `rule`: its notes are shown open.
function choose(subject, stays, rule) {
  closeSearch();
  document.body.classList.remove('drawer');
  openRule = rule ?? null;
  if (state.play !== null) {
    if (runTo(subject)) return playRun(runTo(subject));
    if (!isFlow(subject)) return go({ e: subject, play: null, wait: null });
  }
  const now = viewOf(state), shown = now === 'map' ? pictureShown(state) : null;
  const isKept = stays || !isFlow(subject) && !hasAnyNode(subject);
  const p = isKept ? state.p : pictureOf(subject, shown) ?? state.p;
  go({ e: subject, p, play: null, wait: null, ...now === 'answer' && !isKept ? { ask: null, run: null } : {} });
}
let openRule = null;
const hasAnyNode = subject => pictureOf(subject, null) !== null;
function viewOf(it) {
  if (it.play !== null) return 'play';
  if (it.p !== null) return 'map';
  if (it.run !== null || it.ask !== null) return 'answer';
  return it.e !== null && hasAnyNode(it.e) ? 'map' : 'start';
}
function pictureShown(it) {
  if (it.p !== null) return it.p;
  if (it.e !== null && hasAnyNode(it.e)) return pictureOf(it.e, null);
  return 'map';
}

let before = {};
function apply() {
  const read = parse(location.hash);
  if (changes && sideOf(read.side) !== side) return reopen();
  state = known(read);
  const now = viewOf(state);
  for (const id of ['start', 'map', 'answer', 'play']) $(id).hidden = id !== now;
  document.body.dataset.view = now;
  $('panel').hidden = state.e === null || now === 'play';
  document.body.classList.toggle('paneled', !$('panel').hidden);
  if (!$('panel').hidden && (before.e !== state.e || before.while !== state.while)) buildPanel(state.e);
  if (now !== 'play') stopPlaying();
  buildCrumbs(now);
  buildSub();
  markSide();
  notice.hidden = !missing.length;
  notice.textContent = missing.length ? `not in this graph: ${[...new Set(missing)].join(', ')}` : '';
  $('condition').value = state.while ?? '';
  if (now === 'start') {
    for (const it of $('start').querySelectorAll('[data-e]')) {
      it.classList.toggle('chosen', it.dataset.e === state.e);
      const isGone = Boolean(state.while) && !isShownWhile(it.dataset.e, state.while);
      if (it.matches('.card')) [it.classList.toggle('dim', isGone), it.setAttribute('aria-disabled', String(isGone))];
      else if (it.matches('.chip')) it.classList.toggle('gone', isGone);
    }
  }
  if (now === 'map') {
    const isNew = showPicture(pictureShown(state));
    buildRunBar();
    markPicture();
    if (isNew || before.view !== 'map') fit();
    if (isNew || before.view !== 'map' || before.e !== state.e || before.run !== state.run) reveal();
    drawMini();
  }
  if (now === 'play') buildPlay();
  if (now === 'answer') buildAnswer();
  before = { ...state, view: now };
}

// Keys: what was opened last is closed first.
function closeLast() {
  if (document.body.classList.contains('drawer')) return document.body.classList.remove('drawer');
  if (playing) return togglePlaying();
  if (state.play !== null) return go({ ...blank, ...parse(playedFrom) });
  const isRunLast = lastOpened === 'run' || !state.e;
  if (isRunLast && (state.run || state.ask)) return go({ run: null, ask: null });
  if (state.e) return go({ e: null });
  if (state.p && state.p !== 'map') return go({ p: 'map' });
  if (state.p || state.while) go({ p: null, while: state.p ? state.while : null });
}
const isOn = name => viewOf(state) === name;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function key(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || help.open) return;
  const { target } = event;
  if (target.matches?.('input, select, textarea')) return;
  const name = event.key, onButton = target.matches?.('button, summary, a, [role=treeitem]');
  const done = () => event.preventDefault();
  if (name === '/') [done(), field.focus()];
  else if (name === '?') toggleHelp();
  else if (name === 's') go({ ...blank, while: state.while });
  else if (name === 'm') go({ ...blank, while: state.while, p: 'map' });
  else if (name === 'p') { if (machine.isApp) playChosen(); } else if (name === 'd') toggleTheme();
  else if (name === 'h') { if (state.e && runTo(state.e)) showRun(state.e); } else if (name === 'Escape' || name === 'u') closeLast();
  else if (isOn('play') && name === ' ' && !onButton) [done(), togglePlaying()];
  else if (isOn('play') && (name === 'ArrowLeft' || name === 'ArrowRight')) [done(), seek(playState().at + arrows[name][0])];
  else if (isOn('map') && arrows[name] && !target.closest?.('#side, #panel')) [done(), neighbour(...arrows[name])];
  else if (isOn('map') && (name === '+' || name === '=')) zoomTo(box.k * 1.25);
  else if (isOn('map') && name === '-') zoomTo(box.k / 1.25);
  else if (isOn('map') && name === '0') fit(true);
  else if (name === 'Enter' && !onButton && !$('panel').hidden) $('panel').focus();
}

// The current view is printed: a picture with its run, a played run, or the start with the pictures whose text stays readable.
const sheet = (title, ...content) => h('section.sheet', h('h2', title), content);
function sheets() {
  if (isOn('play')) return [h('section', h('h2', 'Run'), strip([playState().names, playState().list]), h('pre', copySteps(playState())))];
  if (isOn('map')) return [sheet(mapTitle.textContent, state.run && wayRows(runOf(state.run)), svgOf().cloneNode(true))];
  if (!isOn('start')) return [];
  // A sheet has 774 by 459 points, and the smallest text of a picture 10 units.
  const isReadable = it => {
    const [w, hgt] = sizeOf(it.content.querySelector('svg'));
    return Math.min(1, 774 / w, 459 / hgt) * 10 >= 5;
  };
  const all = [...pictures.values()], left = all.filter(it => !isReadable(it)).map(it => it.dataset.title);
  return [...all.filter(isReadable).map(it => sheet(it.dataset.title, it.content.cloneNode(true))),
    ...left.length ? [h('p', `Not printed, because the text would be too small: ${left.join(', ')}`)] : []];
}
listen(window, 'beforeprint', () => $('print').replaceChildren(...sheets()));
listen(window, 'afterprint', () => $('print').replaceChildren());
listen(document, 'click', event => {
  const it = event.target.closest('[data-e]');
  if (it) choose(it.dataset.e, isOn('answer') && Boolean(it.closest('#answer, #panel')));
  else if (!event.target.closest('.search')) closeSearch();
});
listen(document, 'keydown', key);
listen(window, 'popstate', apply);
listen(window, 'hashchange', apply);
listen(window, 'resize', () => { if (isOn('map')) drawMini(); });

document.body.dataset.side = side;
$('answer').replaceChildren();
buildBar();
buildSide();
buildStart();
buildMap();
buildPlayFrame();
buildHelp();
apply();
window.navgraph = { after: machine.after, way, takes };
document.body.dataset.ready = 'true';
