// The panel: all that there is to say of what is chosen.

function part(title, ...children) {
  const all = children.flat(Infinity).filter(Boolean);
  return all.length ? h('section', h('h3', title), ...all) : null;
}
const rowList = rows => rows.length ? h('ul.rows', rows) : null;
const tags = all => all.length ? h('p.chips', all.map(it => conditionTag(it))) : null;
function conditionTag(literal) {
  const name = literal.replace(/^not /, '');
  return h('button.chip', { e: `condition:${name}` }, literal);
}
function paramText(params) {
  return pairs(params).map(([name, type]) => `${name}: ${type}`).join(', ');
}
const signature = ([name, params]) => h('li', h('b', name), ' ', h('span.sub', paramText(params)));
function setsText(sets) {
  return pairs(sets).map(([name, value]) => `sets ${value ? '' : 'not '}${name}`).join(', ');
}
function row(it) {
  const { action } = it;
  const made = h('li', icon(action?.kind ?? 'none'), h('div'));
  if (it.depth) made.classList.add(`deep${Math.min(it.depth, 3)}`);
  const text = made.lastChild;
  text.append(h('b', it.event), ' ');
  if (it.text) text.append(it.text);
  if (!it.part) return made;
  if (it.part.when) text.append(h('span.when', `while ${it.part.when.join(', ')}`), ' ');
  if (action.head) text.append(action.kind === 'pop' ? 'back to ' : '→ ', linkTo(action.head));
  else if (action.kind !== 'none') text.append(`${action.kind === 'finish' ? 'ends with' : action.kind} ${action.value}`);
  const more = [action.kind === 'present' && words[it.part.style] !== 'sheet' && words[it.part.style],
    ['replace', 'root', 'select', 'show'].includes(action.kind) && action.kind, setsText(it.part.sets),
    it.part.send && `sends ${it.part.send}`].filter(Boolean).join(', ');
  if (more) text.append(' ', h('span.sub', more));
  return made;
}
const eventText = event => event.replace(/#\d+/g, '').replaceAll('>', ' ▸ ');
const openedRows = subject => rowList(openedFrom(subject).map(it => h('li', icon(it.action.kind), h('div',
  linkTo(it.owner), ' · ', h('b', eventText(it.event)), ' ',
  it.part?.when && h('span.when', `while ${it.part.when.join(', ')} `), it.to && ['→ ', linkTo(it.to)],
  it.as && h('span.sub', 'as the start of ', linkTo(it.as))))));
// The rows of an event; of both graphs with what became of each, and what it was below.
function rowsOfEvent({ owner, name }) {
  const subject = `transition:${owner}.${name}`, became = side === 'both' && own(changes.signs, subject);
  const rows = became === '−' ? [] : eventRows(owner, name);
  if (!became) return rows.map(row);
  const old = own(all.sides.old?.elements, subject), was = asList(old?.alternatives).flatMap(it => rowsOf(it, name));
  const key = it => JSON.stringify([it.event, it.depth, it.text, it.part && { ...it.part, returns: 0, then: 0 }]);
  const marked = (it, sign) => {
    const made = row(it);
    if (sign) made.children[1].prepend(signMark(sign), ' ');
    made.classList.toggle('was', sign === '−');
    return made;
  };
  const lacks = (list, it) => !list.some(other => key(other) === key(it)), gone = was.filter(it => lacks(rows, it));
  const sign = it => lacks(was, it) && (gone.some(other => other.event === it.event) ? '~' : '+');
  return [...rows.map(it => marked(it, sign(it))), ...gone.map(it => marked(it, '−'))];
}
const goneEvents = owner => side !== 'both' ? [] : Object.keys(changes.signs)
  .filter(it => changes.signs[it] === '−' && it.startsWith(`transition:${owner}.`)).map(it => ({ owner, name: it.slice(12 + owner.length) }));
const eventsPart = (title, list) => part(title, rowList(list.flatMap(rowsOfEvent)));
const eventsOf = owner => [...(machine.byOwner.get(owner) ?? []).map(name => ({ owner, name })), ...goneEvents(owner)];
// All events that can fire on a screen; those of tab bars fire on each screen that is shown in their tabs.
function eventParts(name) {
  const all = machine.eventsOf(name), from = kind => all.filter(it => it.from === kind), anywhere = from('app');
  const buttons = machine.alerts.has(name) ? [] : flowsInOrder.filter(it => element(it).tabs)
    .flatMap(it => machine.buttons({ layers: [{ made: nameOf(it) }] }))
    .filter(it => !all.some(event => event.owner === it.owner && event.name === it.name));
  return [eventsPart('Leads to', [...from('screen'), ...goneEvents(name)]), eventsPart('Anywhere in this flow', from('flow')),
    eventsPart('Buttons of the tab bar', buttons),
    anywhere.length > 0 && details('Anywhere in the app', rowList(anywhere.flatMap(rowsOfEvent)))];
}
function wayRows(run) {
  const { made } = machine.run(run[0], run[1]);
  return h('ol.way', { start: 0 }, made.map((it, i) => h('li', h('span.number', i),
    h('span', i ? [stepText(it.step), ' → '] : [launchText(run[0]), ' → '], linkTo(`screen:${current(it.next)}`)))));
}
function runButtons(subject, word) {
  if (!machine.isApp || !runTo(subject)) return null;
  return h('div.actions', h('button.filled', { click: () => playRun(runTo(subject)) }, word),
    isScreen(subject) && h('button', { click: () => askFrom(subject) }, 'Path from here'), h('button', { click: () => showRun(subject) }, 'Show path'));
}
const linkRows = subject => linksInOrder.filter(it => element(it).opens === nameOf(subject)).map(it => h('li', icon('↗'),
  h('div', linkTo(it), ' ', h('span.sub', entriesOf(it).slice(0, 3).join(', ')), h('div.sub', wayText(it)))));

function screenParts(subject) {
  const it = element(subject), name = nameOf(subject), run = runTo(subject);
  const never = data.judged && run ? literals.filter(l => !isShownWhile(subject, l)) : [];
  const all = [...new Set(machine.requirements(name))];
  const ends = pairs(it.outcomes);
  return [
    hasThumbnail(subject) && h('figure', thumbnail(subject, 'large'),
      isDrawn(subject) && h('figcaption.sub', 'Drawn from the interface file, not a screenshot')),
    part('Requires', tags(all)), part('Never shown while', tags(never)),
    part('Presented as', rowList(presentations(subject).map(shown => h('li', styleText(shown))))),
    part('Opened from', openedRows(subject)), eventParts(name), part('Links', rowList(linkRows(subject))),
    part('Parameters', it.params && h('p', h('code', paramText(it.params)))),
    part('Outcomes', rowList(ends.map(signature))), part('Messages', rowList(pairs(it.receives).map(signature))),
    machine.isApp && (run ? part(`Shortest path ·  ${count(run[1].length, 'step')}`, wayRows(run))
      : part('Shortest path', h('p', data.judged ? 'no run shows it' : 'not judged'))),
  ];
}
function flowParts(subject) {
  const it = element(subject), inner = it.tabs || it.columns ? childrenOf(subject) : screensOf(subject);
  const isInner = inner.length && (it.tabs || it.columns);
  return [
    h('div.actions', h('button.filled', { click: () => go({ p: nameOf(subject), e: subject, play: null }) }, 'Open picture')),
    part('Container', h('p', containerOf(subject))), part('Requires', tags(it.requires ?? [])),
    isInner && part(it.tabs ? 'Tabs' : 'Columns', rowList(inner.map(s => h('li', linkTo(s),
      it.compact === nameOf(s) && h('span.sub', 'first in a narrow window'))))),
    eventsPart('Anywhere in this flow', [nameOf(subject), ...asList(it.uses)].flatMap(eventsOf)),
    part('Parameters', it.params && h('p', h('code', paramText(it.params)))),
    part('Outcomes', rowList(pairs(it.outcomes).map(signature))),
    part('Opened from', openedRows(subject)), part('Links', rowList(linkRows(subject))),
    part('Screens', rowList(screensOf(subject).map(s => h('li', badgeOf(s), linkTo(s))))),
  ];
}
function linkParts(subject) {
  const it = element(subject), waits = waitsText(subject);
  return [
    runButtons(subject, 'Play'),
    part('Triggers', rowList(entriesOf(subject).map(text => h('li', h('code', text))))),
    part('Under', it.under && h('p', it.under.join(', '))), part('Opens', h('p', linkTo(refOf(it.opens)))),
    part('Path', h('p', wayText(subject))), part(it.pending === 'drop' ? 'Dropped unless' : 'Waits for', tags(waits)),
    part('Kept', h('p', keptText(subject) || 'until it can be followed')),
    part('Carries', it.payload && h('p', h('code', paramText(it.payload)))),
  ];
}
function conditionParts(subject) {
  const name = nameOf(subject), it = element(subject);
  const only = (a, b) => data.judged ? screensInOrder.filter(s => isShownWhile(s, a) && !isShownWhile(s, b)) : [];
  const show = literal => h('button', {
    'aria-pressed': String(state.while === literal), click: () => go({ while: state.while === literal ? null : literal, play: null }),
  }, `Show while ${literal}`);
  const setBy = [], askedBy = [];
  for (const [alternative, path] of machine.paths) {
    const inner = nameOf(path).slice(machine.owners.get(alternative).length + 1);
    const owner = path.startsWith('launch') ? 'file' : ownerSubject(machine.owners.get(alternative), inner);
    const line = () => h('li', linkTo(owner), ' · ', h('b', path.startsWith('launch') ? path : inner));
    if (own(alternative.sets, name) !== undefined) setBy.push(line());
    if ((alternative.when ?? []).some(l => l.replace(/^not /, '') === name)) askedBy.push(line());
  }
  for (const s of [...flowsInOrder, ...screensInOrder, ...linksInOrder]) {
    if ((element(s).requires ?? []).some(l => l.replace(/^not /, '') === name)) askedBy.push(h('li', linkTo(s), ' · requires'));
  }
  const list = all => rowList(all.map(s => h('li', linkTo(s))));
  return [
    machine.isApp && h('div.actions', show(name), show(`not ${name}`)),
    part('Value', h('p', it.initially === 'unknown' ? 'true or false at launch' : `${it.initially} at launch`, it.changes ? '; can change at any time' : '')),
    part('Implies', tags(it.implies ?? [])),
    part('Screens only while it holds', list(only(name, `not ${name}`))), part('Screens only while it does not hold', list(only(`not ${name}`, name))),
    part('Set by', rowList(setBy)), part('Used by', rowList(askedBy)),
  ];
}
function checkParts(subject) {
  const it = element(subject), verdict = checkVerdict(subject);
  const names = [it.reach, it.from, it.before, it.visit, it.never, it.above, it.return].filter(Boolean);
  return [part('Check', h('p', checkText(subject))),
    part('Result', h('p', typeof verdict === 'string' ? verdict : 'fails')),
    part('Screens', rowList([...new Set(names)].map(name => h('li', linkTo(`screen:${name}`)))))];
}
function fileParts() {
  const it = element('file');
  return [eventsPart('Anywhere in the app', eventsOf('app')), eventsPart('Events of the app\'s window', eventsOf('host')),
    part('Schemes', it.links?.schemes && h('p', it.links.schemes.join(', '))), part('Hosts', it.links?.hosts && h('p', it.links.hosts.join(', ')))];
}
function transitionParts(subject) {
  const path = nameOf(subject), owner = path.slice(0, path.lastIndexOf('.')), name = path.slice(path.lastIndexOf('.') + 1);
  return [part('Owner', h('p', owner === 'app' ? 'the app, anywhere' : linkTo(ownerSubject(owner, name)))),
    eventsPart('Leads to', [{ owner, name }])];
}
function groupParts(subject) {
  const name = nameOf(subject);
  const users = [...flowsInOrder, ...screensInOrder].filter(it => asList(element(it).uses).includes(name));
  return [part('Used by', rowList(users.map(it => h('li', linkTo(it))))), eventsPart('Events', eventsOf(name))];
}
const panelParts = {
  screen: screenParts, flow: flowParts, deepLink: linkParts, condition: conditionParts, check: checkParts, file: fileParts,
  transition: transitionParts, group: groupParts,
};
// Of a screen its types, with their places in the code if they are known, and its storyboard or nib.
function codeLine(subject) {
  const { declared, from } = element(subject), scene = typeof from === 'object' && Object.entries(from).map(([key, name]) => `${key} ${name}`).join(', ');
  const types = declared ? declared.map(it => [h('code', it.type), ' ', it.place && place(it.place)]) : typesOf(subject).map(it => h('code', it));
  return h('p.sub', types.map((it, i) => [i ? ' · ' : '', it]), scene && ` · ${scene}`);
}
function buildPanel(subject) {
  const it = element(subject), kind = kindOf(subject), box = isScreen(subject) && boxOf(subject);
  const kindText = kind === 'file' ? element('file').module ? 'module' : 'app' : subject.startsWith('transition:app.') ? 'app event' : kindWord(subject);
  const found = findingsOf(subject), teams = teamsOf(subject);
  $('panel').replaceChildren(...[
    h('div.panelhead', h('p.kind', kindText),
      h('button.close', { 'aria-label': 'Close', click: () => go({ e: null }) }, '✕')),
    h('h2', titleOf(subject)),
    h('p.sub', h('code', nameOf(subject)), box && [' in ', linkTo(`flow:${box}`)], ' · ', place(it.place)),
    isScreen(subject) && codeLine(subject), it.about && h('p', it.about), isScreen(subject) && runButtons(subject, 'Play to here'),
    teams.length > 0 && h('p.chips', teams.map(team => h('button.chip', { click: () => go({ ...blank, while: state.while, ask: `team:${team}` }) }, team))),
    part('Findings', found.length > 0 && findingList(found, true)),
    ...(panelParts[kind] ?? (() => []))(subject).flat(Infinity), notesDetails(notesOf(subject), true, openRule),
  ].filter(Boolean));
  $('panel').scrollTop = 0;
}
