// The page: its frame, its state, which is the fragment, and the keys.

const keys = ['side', 'p', 'e', 'run', 'while', 'play', 'at'];
const blank = { p: null, e: null, run: null, while: null, play: null, at: null };
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
  if (it.run !== null && !runOf(it.run)) drop('run', it.run);
  if (it.while !== null && !literals.includes(it.while)) drop('while', it.while);
  if (!machine.isApp) it.play = null;
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
    if (kind === 'tab') return !refOf(rest);
    if (kind === 'link') return !element(`deepLink:${rest}`);
    if (kind === 'change') return !data.conditions.includes(rest);
    return kind === 'outcome' ? !refOf(rest.slice(0, rest.lastIndexOf('.'))) : step !== 'back' && step !== 'swipe';
  };
  return [...names.filter(it => !data.conditions.includes(it)), ...list.filter(lacks).map(it => nameIn(it))];
}

function go(patch, isReplacing) {
  const next = { ...state, ...patch };
  if ('play' in patch && patch.play === null) next.at = null;
  const fragment = fragmentOf(next), before = fragmentOf(state);
  if (fragment !== before || missing.length) {
    const url = `#${fragment}`;
    if (isReplacing) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }
  apply();
}
// Chooses an element: in play, its run is loaded; else its panel and its picture open.
function choose(subject, stays) {
  closeSearch();
  document.body.classList.remove('drawer');
  if (state.play !== null) {
    if (runTo(subject)) return playRun(runTo(subject));
    if (!isFlow(subject)) return go({ e: subject, play: null });
  }
  const shown = viewOf(state) === 'map' ? pictureShown(state) : null;
  const isKept = stays || !isFlow(subject) && !hasAnyNode(subject);
  const p = isKept ? state.p : pictureOf(subject, shown) ?? state.p;
  go({ e: subject, p, play: null });
}
const hasAnyNode = subject => pictureOf(subject, null) !== null;
function viewOf(it) {
  if (it.play !== null) return 'play';
  if (it.p !== null || it.run !== null) return 'map';
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
  for (const id of ['start', 'map', 'play']) $(id).hidden = id !== now;
  document.body.dataset.view = now;
  $('panel').hidden = state.e === null || now === 'play';
  document.body.classList.toggle('paneled', !$('panel').hidden);
  if (!$('panel').hidden && before.e !== state.e) buildPanel(state.e);
  if (now !== 'play') stopPlaying();
  buildCrumbs(now);
  markSide();
  notice.hidden = !missing.length;
  notice.textContent = missing.length ? `not in this graph: ${[...new Set(missing)].join(', ')}` : '';
  $('condition').value = state.while ?? '';
  if (now === 'start') {
    for (const it of $('start').querySelectorAll('[data-e]')) {
      it.classList.toggle('chosen', it.dataset.e === state.e);
      if (it.classList.contains('card')) it.classList.toggle('dim', Boolean(state.while) && !isShownWhile(it.dataset.e, state.while));
      else if (it.classList.contains('chip')) it.classList.toggle('gone', Boolean(state.while) && !isShownWhile(it.dataset.e, state.while));
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
  before = { ...state, view: now };
}

// The bar.
const notice = h('p', { id: 'notice', role: 'status', hidden: true });
const crumbs = h('ol', { id: 'crumbs' });
function buildBar() {
  const options = [h('option', { value: '' }, 'anything'), ...literals.map(it => h('option', { value: it }, it))];
  const select = h('select', { id: 'condition', 'aria-label': 'While' }, options);
  select.addEventListener('change', () => go({ while: select.value || null }));
  const field = h('input', {
    id: 'find', type: 'search', placeholder: 'Search', autocomplete: 'off', role: 'combobox', 'aria-label': 'Search', 'aria-expanded': 'false',
    'aria-controls': 'hits', 'aria-autocomplete': 'list',
  });
  field.addEventListener('input', showHits);
  field.addEventListener('keydown', searchKey);
  field.addEventListener('focus', () => { if (field.value) showHits(); });
  const tab = (id, text, click) => h('button.view', { id: `to-${id}`, click }, text);
  $('bar').replaceChildren(...[
    h('button.icononly.narrow', { 'aria-label': 'Flows and screens', id: 'menu', click: () => document.body.classList.toggle('drawer') }, '☰'),
    h('button.app', { click: () => go({ ...blank }) }, data.graph), h('nav', { 'aria-label': 'Breadcrumbs' }, crumbs), changes && sideSwitch(),
    h('span.space'),
    tab('start', 'Start', () => go({ ...blank, while: state.while })), tab('map', 'Map', () => go({ ...blank, while: state.while, p: 'map' })),
    machine.isApp && tab('play', 'Play', playChosen),
    data.conditions.length && machine.isApp ? h('label.while', 'While ', select) : h('span', { hidden: true }, select),
    h('div.search', field, h('ul', { id: 'hits', role: 'listbox', 'aria-label': 'Found', hidden: true })),
    h('button.icononly', { 'aria-label': 'Switch between light and dark', title: 'Switch between light and dark', id: 'theme', click: toggleTheme }, '◐'),
    h('button.icononly', { 'aria-label': 'Help', title: 'Keyboard shortcuts and symbols', id: 'ask', click: toggleHelp }, '?'),
  ].filter(Boolean));
  $('notice')?.remove();
  $('main').prepend(notice);
}
function playChosen() {
  const run = state.run ? runOf(state.run) : state.e ? runTo(state.e) : null;
  const finding = state.run && findings.find(it => keyOf(it) === state.run);
  if (finding) playFinding(finding);
  else if (run) playRun(run);
  else go({ play: '', at: null, run: null, e: null, p: null });
}
function buildCrumbs(now) {
  const list = [];
  if (now === 'play') list.push(['Play', null]);
  if (now === 'map') {
    const p = pictureShown(state), title = pictures.get(p).dataset.title;
    if (p !== 'map') list.push(['Map', () => go({ p: 'map', e: null, run: null })]);
    list.push([title, null]);
  }
  crumbs.replaceChildren(...list.map(([text, click]) => h('li', click ? h('button.link', { click }, text) : h('span', { 'aria-current': 'page' }, text))));
  for (const id of ['start', 'map', 'play']) $(`to-${id}`)?.setAttribute('aria-pressed', String(id === now));
}
function toggleTheme() {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
}

// Search.
let hitAt = -1;
function showHits() {
  const found = search($('find').value);
  hitAt = found.length ? 0 : -1;
  $('hits').replaceChildren(...found.map((it, i) => {
    const option = h('li', { id: `hit${i}`, role: 'option', e: it.subject, 'aria-selected': String(i === 0) },
      h('span', h('b', titleOf(it.subject)), !it.isTitle && h('span.sub', ` ${it.text}`)), h('span.kind', hitKind(it.subject)));
    option.addEventListener('pointerdown', event => event.preventDefault());
    return option;
  }), ...found.length ? [] : [h('li.empty', { role: 'option', 'aria-selected': 'false', 'aria-disabled': 'true' }, 'Nothing found')]);
  $('hits').hidden = !$('find').value;
  $('find').setAttribute('aria-expanded', String(!$('hits').hidden));
  markHit();
}
function hitKind(subject) {
  if (!subject.startsWith('transition:')) return kindWord(subject);
  const path = nameOf(subject), owner = path.slice(0, path.lastIndexOf('.'));
  return `event · ${owner === 'app' ? 'app' : owner === 'host' ? 'host' : titleOfName(owner)}`;
}
function markHit() {
  const options = [...$('hits').querySelectorAll('[data-e]')];
  options.forEach((it, i) => it.setAttribute('aria-selected', String(i === hitAt)));
  if (options[hitAt]) $('find').setAttribute('aria-activedescendant', options[hitAt].id);
  else $('find').removeAttribute('aria-activedescendant');
}
function searchKey(event) {
  const options = [...$('hits').querySelectorAll('[data-e]')];
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (options.length) hitAt = (hitAt + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length;
    markHit();
  } else if (event.key === 'Enter' && options[hitAt]) {
    event.preventDefault();
    const subject = options[hitAt].dataset.e;
    $('find').blur();
    choose(subject);
  } else if (event.key === 'Escape') {
    closeSearch();
    $('find').blur();
  }
  event.stopPropagation();
}
function closeSearch() {
  $('find').value = '';
  $('hits').hidden = true;
  $('hits').replaceChildren();
  $('find').setAttribute('aria-expanded', 'false');
  $('find').removeAttribute('aria-activedescendant');
}

// The tree.
function buildSide() {
  const entry = subject => h('li', h('button.entry', { e: subject }, signOf(subject), h('span.title', titleOf(subject)), badgeOf(subject)));
  const branch = flow => {
    const inner = screensOf(flow);
    if (!inner.length) return entry(flow);
    const list = h('ul', { hidden: treeClosed }, inner.map(entry));
    const toggle = h('button.twist', { 'aria-expanded': String(!treeClosed), 'aria-label': `Screens of ${titleOf(flow)}` });
    toggle.addEventListener('click', () => {
      list.hidden = !list.hidden;
      toggle.setAttribute('aria-expanded', String(!list.hidden));
    });
    return h('li', h('div.branch', toggle, h('button.entry', { e: flow }, signOf(flow), h('span.title', titleOf(flow)), badgeOf(flow))), list);
  };
  $('side').replaceChildren(
    ...flowsInOrder.length ? [h('h2', 'Flows'), h('ul', flowsInOrder.map(branch))] : [],
    ...loose.length ? [h('h2', flowsInOrder.length ? 'In no flow' : 'Screens'), h('ul', loose.map(entry))] : []);
}
function markSide() {
  for (const it of $('side').querySelectorAll('[data-e]')) {
    const isChosen = it.dataset.e === state.e;
    if (isChosen) {
      it.setAttribute('aria-current', 'true');
      const list = it.closest('ul');
      if (list.hidden) {
        list.hidden = false;
        list.parentNode.querySelector('.twist').setAttribute('aria-expanded', 'true');
      }
      if (before.e !== state.e) it.scrollIntoView({ block: 'nearest' });
    } else it.removeAttribute('aria-current');
    it.classList.toggle('chosen', isChosen);
    it.classList.toggle('gone', Boolean(state.while) && !isShownWhile(it.dataset.e, state.while));
  }
}

// Help.
const help = h('dialog', { id: 'help', 'aria-labelledby': 'help-title' });
function buildHelp() {
  const key = (name, text) => h('li', h('kbd', name), ' ', text);
  const sign = (name, text) => h('li', h(`span.sign.${name}`, { 'aria-hidden': 'true' }), ' ', text);
  help.append(h('div.panelhead', h('h2', { id: 'help-title' }, 'Keyboard shortcuts and symbols'),
    h('button.close', { 'aria-label': 'Close', click: () => help.close() }, '✕')),
    h('ul.keys', key('/', 'search'), key('s m p', 'start, map, play'), key('arrows', 'go to the neighbor; in play, one step'),
      key('Enter', 'go to the panel'), key('h', 'show the path'), key('+ − 0', 'zoom in, zoom out, fit'), key('space', 'play, pause'),
      key('d', 'switch between light and dark'), key('Esc u', 'close, then go up'), key('?', 'show this help')),
    h('ul.keys', sign('push', 'push'), sign('present', 'present'), sign('replace', 'replace'), sign('root', 'root'),
      sign('select', 'select, show, tabs'), sign('link', 'deep link'), sign('pop', 'back, dismiss, finish (dashed: after this outcome)'),
      sign('run', 'the shown run'), key('↗', 'leads to another flow'), key('←', 'opened from'), key('▸', 'after this outcome')));
  $('help')?.remove();
  document.body.append(help);
}
function toggleHelp() {
  if (help.open) help.close();
  else help.showModal();
}

// Keys: what was opened last is closed first.
function closeLast() {
  if (document.body.classList.contains('drawer')) return document.body.classList.remove('drawer');
  if (playing) return togglePlaying();
  if (state.run && state.play === null) return go({ run: null });
  if (state.e) return go({ e: null });
  if (state.play !== null) return go({ ...blank, while: state.while });
  if (state.p && state.p !== 'map') return go({ p: 'map' });
  if (state.p || state.while) go({ p: null, while: state.p ? state.while : null });
}
const isOn = name => viewOf(state) === name;
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function key(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || help.open) return;
  const { target } = event;
  if (target.matches?.('input, select, textarea')) return;
  const name = event.key, onButton = target.matches?.('button, summary, a');
  const done = () => event.preventDefault();
  if (name === '/') [done(), $('find').focus()];
  else if (name === '?') toggleHelp();
  else if (name === 's') go({ ...blank, while: state.while });
  else if (name === 'm') go({ ...blank, while: state.while, p: 'map' });
  else if (name === 'p') { if (machine.isApp) playChosen(); } else if (name === 'd') toggleTheme();
  else if (name === 'h') { if (state.e && runTo(state.e)) go({ run: state.e, play: null }); } else if (name === 'Escape' || name === 'u') closeLast();
  else if (isOn('play') && name === ' ' && !onButton) [done(), togglePlaying()];
  else if (isOn('play') && (name === 'ArrowLeft' || name === 'ArrowRight')) [done(), seek(playState().at + arrows[name][0])];
  else if (isOn('map') && arrows[name] && !target.closest?.('#side, #panel')) [done(), neighbour(...arrows[name])];
  else if (isOn('map') && (name === '+' || name === '=')) zoomTo(box.k * 1.25);
  else if (isOn('map') && name === '-') zoomTo(box.k / 1.25);
  else if (isOn('map') && name === '0') fit(true);
  else if (name === 'Enter' && !onButton && !$('panel').hidden) $('panel').focus();
}

listen(window, 'beforeprint', () => {
  const sheets = [...pictures.values()].map(it => h('section.sheet', h('h2', it.dataset.title), it.content.cloneNode(true)));
  $('print').replaceChildren(...sheets);
});
listen(window, 'afterprint', () => $('print').replaceChildren());
listen(document, 'click', event => {
  const it = event.target.closest('[data-e]');
  if (it) choose(it.dataset.e);
  else if (!event.target.closest('.search')) closeSearch();
});
listen(document, 'keydown', key);
listen(window, 'popstate', apply);
listen(window, 'hashchange', apply);
listen(window, 'resize', () => { if (isOn('map')) drawMini(); });

document.body.dataset.side = side;
buildBar();
buildSide();
buildStart();
buildMap();
buildPlayFrame();
buildHelp();
apply();
window.navgraph = { after: machine.after };
document.body.dataset.ready = 'true';
