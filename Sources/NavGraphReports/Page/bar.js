// The bar: where one is, the views, and the field that searches and answers; below it a row for what holds now.

const notice = h('p', { id: 'notice', role: 'status', hidden: true });
const crumbs = h('ol', { id: 'crumbs' });
const field = h('input', {
  id: 'find', type: 'search', placeholder: 'Search, or ask: Cart > Order, /orders/42, alerts', autocomplete: 'off', role: 'combobox',
  'aria-label': 'Search or ask', 'aria-expanded': 'false', 'aria-controls': 'hits', 'aria-autocomplete': 'list',
});
function buildBar() {
  const options = [h('option', { value: '' }, 'anything'), ...literals.map(it => h('option', { value: it }, it))];
  const select = h('select', { id: 'condition', 'aria-label': 'While' }, options);
  select.addEventListener('change', () => go({ while: select.value || null }));
  field.addEventListener('input', showHits);
  field.addEventListener('keydown', fieldKey);
  field.addEventListener('focus', () => { if (field.value) showHits(); });
  const view = (id, text, click) => h('button.view', { id: `to-${id}`, click }, text);
  $('bar').replaceChildren(...[
    h('button.icononly.narrow', { 'aria-label': 'Flows and screens', id: 'menu', click: () => document.body.classList.toggle('drawer') }, '☰'),
    h('button.app', { click: () => go({ ...blank }) }, data.graph), h('nav', { 'aria-label': 'Breadcrumbs' }, crumbs), h('span.space'),
    view('start', 'Start', () => go({ ...blank, while: state.while })), view('map', 'Map', () => go({ ...blank, while: state.while, p: 'map' })),
    machine.isApp && view('play', 'Play', playChosen),
    data.conditions.length && machine.isApp ? h('label.while', 'While ', select) : h('span', { hidden: true }, select),
    h('div.search', { role: 'search' }, field, h('ul', { id: 'hits', role: 'listbox', 'aria-label': 'Found', hidden: true })),
    h('button.icononly', { 'aria-label': 'Switch between light and dark', title: 'Switch between light and dark', id: 'theme', click: toggleTheme }, '◐'),
    h('button.icononly', { 'aria-label': 'Help', title: 'Keyboard shortcuts and symbols', id: 'tohelp', click: toggleHelp }, '?'),
  ].filter(Boolean));
  $('skip').onclick = () => $('main').focus();
  $('notice')?.remove();
  $('main').prepend(notice);
}
function playChosen() {
  const finding = state.run && findingOf(state.run);
  const run = state.run ? runOf(state.run) : state.ask !== null ? runOfAnswer() : state.e ? runTo(state.e) : null;
  if (finding) playFinding(finding);
  else if (run) playRun(run);
  else go({ ...blank, while: state.while, play: '' });
}
function buildCrumbs(now) {
  const list = [];
  if (now === 'play') list.push(['Play', null]);
  if (now === 'answer') list.push([state.run && state.run !== 'ask' ? 'Path' : 'Answer', null]);
  if (now === 'map') {
    const p = pictureShown(state), title = pictures.get(p).dataset.title;
    if (p !== 'map') list.push(['Map', () => go({ p: 'map', e: null, run: null })]);
    list.push([title, null]);
  }
  crumbs.replaceChildren(...list.map(([text, click]) => h('li', click ? h('button.link', { click }, text) : h('span', { 'aria-current': 'page' }, text))));
  for (const id of ['start', 'map', 'play']) $(`to-${id}`)?.setAttribute('aria-pressed', String(id === now));
}
// The second row: the graphs of a diff, the literal, and the link that waits.
function buildSub() {
  const shown = screensInOrder.filter(it => isShownWhile(it, state.while)).length;
  const clear = (label, patch) => h('button.close', { 'aria-label': label, click: () => go(patch) }, '✕');
  const parts = [
    changes && sideSwitch(),
    state.while && h('div.now', h('span', `${shown} of ${count(screensInOrder.length, 'screen')} while ${state.while}`),
      h('button', { click: () => go({ ...blank, while: state.while, ask: state.while }) }, 'List'), clear('Show all screens', { while: null })),
    state.wait && h('div.now', h('span', `${titleOf(`deepLink:${state.wait}`)} is waiting; it opens as soon as it can`),
      clear('Forget the link', { wait: null })),
  ].filter(Boolean);
  $('sub').hidden = !parts.length;
  $('sub').replaceChildren(...parts);
}
function toggleTheme() {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
}

// The hits: the answer to a question first, then what it may be, then the elements that are found.
let hitAt = -1, hits = [];
function showHits() {
  const text = field.value, isTitle = searchable.some(it => it.texts[0][1] === text), isWay = !isTitle && /^[^<]*(->|→|>)/.test(text);
  const questions = questionsOf(text).filter(it => !isTitle || !['way', 'url'].includes(it.kind));
  const asked = questions.slice(0, 12).map((it, i) => ({ text: it.title, kind: i ? kindWord(it.to) : 'answer', act: () => ask(it) }));
  const found = (questions[0]?.kind === 'way' ? [] : search(text)).map(it => ({
    e: it.subject, text: titleOf(it.subject), more: it.isTitle ? null : it.text, kind: hitKind(it.subject),
    act: () => choose(it.subject, false, it.isRule ? it.text : null),
  }));
  hits = [...asked, ...found].slice(0, 12);
  hitAt = hits.length ? 0 : -1;
  const empty = isWay ? 'Type a screen or flow' : 'Nothing found';
  $('hits').replaceChildren(...hits.map((it, i) => {
    const option = h('li', { id: `hit${i}`, role: 'option', e: it.e, 'data-hit': i, 'aria-selected': 'false' },
      h('span', h('b', it.text), it.more && h('span.sub', ` ${it.more}`)), h('span.kind', it.kind));
    option.addEventListener('pointerdown', event => event.preventDefault());
    option.addEventListener('click', event => {
      event.stopPropagation();
      take(it);
    });
    return option;
  }), ...hits.length ? [] : [h('li.empty', { role: 'option', 'aria-selected': 'false', 'aria-disabled': 'true' }, empty)]);
  $('hits').hidden = !text;
  field.setAttribute('aria-expanded', String(!$('hits').hidden));
  markHit();
}
function ask(question) {
  closeSearch();
  go({ ...blank, while: state.while, ask: question.ask });
}
function take(hit) {
  field.blur();
  hit.act();
}
function askFrom(subject) {
  field.value = `${titleOf(subject)} > `;
  field.focus();
  showHits();
}
function hitKind(subject) {
  if (!subject.startsWith('transition:')) return kindWord(subject);
  const path = nameOf(subject), owner = path.slice(0, path.lastIndexOf('.'));
  return `event · ${owner === 'app' ? 'app' : owner === 'host' ? 'host' : titleOfName(owner)}`;
}
function markHit() {
  $('hits').querySelectorAll('[data-hit]').forEach((it, i) => it.setAttribute('aria-selected', String(i === hitAt)));
  if (hits[hitAt] && !$('hits').hidden) field.setAttribute('aria-activedescendant', `hit${hitAt}`);
  else field.removeAttribute('aria-activedescendant');
}
function fieldKey(event) {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (hits.length) hitAt = (hitAt + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length;
    markHit();
  } else if (event.key === 'Enter' && hits[hitAt] && !$('hits').hidden) {
    event.preventDefault();
    take(hits[hitAt]);
  } else if (event.key === 'Escape') {
    closeSearch();
    field.blur();
  }
  event.stopPropagation();
}
function closeSearch() {
  field.value = '';
  $('hits').hidden = true;
  $('hits').replaceChildren();
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

// Help.
const help = h('dialog', { id: 'help', 'aria-labelledby': 'help-title' });
function buildHelp() {
  const key = (name, text) => h('li', h('kbd', name), ' ', text);
  const sign = (name, text) => h('li', h(`span.sign.${name}`, { 'aria-hidden': 'true' }), ' ', text);
  const asks = (text, answer) => h('li', h('code', text), ' ', answer);
  help.append(h('div.panelhead', h('h2', { id: 'help-title' }, 'Keyboard shortcuts and symbols'),
    h('button.close', { 'aria-label': 'Close', click: () => help.close() }, '✕')),
    h('ul.keys', key('/', 'search or ask'), key('s m p', 'start, map, play'), key('arrows', 'go to the neighbor; in play, one step'),
      key('Enter', 'go to the panel'), key('h', 'show the path'), key('+ − 0', 'zoom in, zoom out, fit'), key('space', 'play, pause'),
      key('d', 'switch between light and dark'), key('Esc u', 'close, then go up'), key('?', 'show this help')),
    h('h3', 'Questions'), h('ul.keys', asks('Cart > Order', 'a shortest path'), asks('> Order while member', 'a path from launch'),
      asks('/orders/42', 'the deep link of a URL'),
      asks('not loggedIn', 'screens shown while it holds'), asks('alerts', 'screens of a kind: sheets, popovers, tabs, unreachable, no back, …')),
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
