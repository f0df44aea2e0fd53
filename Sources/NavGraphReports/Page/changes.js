// What changed between two graphs, and what follows from it: the start of the page of both.

const signNames = { '+': 'added', '−': 'removed', '~': 'changed' };
function signOf(subject) {
  const sign = side === 'both' && subject ? own(changes.signs, subject) : null;
  return sign ? signMark(sign) : null;
}
const signMark = sign => h(`span.became.${signNames[sign]}`, { role: 'img', 'aria-label': signNames[sign] }, sign);
function rankBadge(rank) {
  const [kind, text] = { breaking: ['error', '✗'], notable: ['warning', '▲'], good: ['ok', '✓'], plain: ['plain'] }[rank] ?? [rank, glyphs[rank]];
  return h(`span.badge.${kind}`, { role: 'img', 'aria-label': rank }, text);
}
// A sentence: texts, and names as code.
const phrase = parts => parts.map(it => typeof it === 'string' ? it : it.code === undefined ? h('b', it.bold) : h('code', it.code));
// Where a run parts from the other graph: what is shown then, before and after.
let parted = '';
function partingOf({ play, parting }) {
  const key = `${play} ${parting}`, isKnown = parting === undefined || key === parted || sides.length < 3;
  parted = key;
  if (isKnown) return null;
  const [names, ...list] = parsePlay(play), step = parting ? list[parting - 1] : 'launch';
  return h('div.parting', ['old', 'new'].map(name => {
    const acts = machineOf(all.sides[name]), { made } = acts.run(names, list), at = Math.min(parting, made.length - 1);
    const screen = current(made[at].next), isThere = at === parting && !made[at].fault;
    return h(`figure${isThere ? '' : '.not'}`, { 'data-side': name }, h('figcaption', name === 'old' ? 'Before' : 'After'),
      h('div', h('p.sub', stepText(step), !isThere && ': not possible here'), h('b', own(all.sides[name].elements, `screen:${screen}`)?.title ?? screen)));
  }));
}
function changeRun(run) {
  if (!run) return null;
  const last = run.parts.length - 1;
  return h('div.run', run.parts.map((it, i) => [i ? ' · ' : '', i === last ? h('b', it) : it]), run.end, ' ',
    machine.isApp && [h('button.plain', { click: () => playChange(run) }, 'Play'), partingOf(run)]);
}
function playChange(run) {
  go({ side: run.side === 'old' ? 'old' : null, play: run.play, at: null, run: null, e: null, p: null });
}
function changeRow(row) {
  const text = h('p', phrase(row.sentence), row.place && h('span.place', row.place));
  return h('li', rankBadge(row.rank), h('div.text', text, changeRun(row.run)));
}
function changeItem(it) {
  const name = element(it.subject) ? h('button.link', { e: it.subject }, it.name) : h('code', it.name);
  const alike = it.alike && h('span.sub', ` and alike: ${it.alike.join(', ')}`);
  const head = h('p', it.sign && signMark(it.sign), it.kind && `${it.kind} `, h('b', name), alike,
    it.headline.length > 0 && ': ', phrase(it.headline), it.place && [' ', place(it.place)]);
  return h('li.finding', rankBadge(it.rank), h('div.text', head, changeRun(it.run),
    it.rows.length > 0 && h('ul.rows', it.rows.map(changeRow))));
}
// Leaves the items of a team.
function teamChoice(list) {
  const items = changes.items, teams = [...new Set(items.flatMap(it => it.teams ?? []))];
  return teams.length > 0 && h('p.counts', h('label', 'What changes for ', h('select', { onchange: ({ target }) => [...list.children].forEach((it, i) => {
    it.hidden = target.selectedIndex && !items[i].teams?.includes(target.value);
  }) }, ['everyone', ...teams].map(it => h('option', it)))));
}
function changesSection() {
  const list = (all, item) => all?.length ? h('ul.list', all.map(it => item(it))) : null;
  const titled = (title, node) => node && [h('h3', title), node];
  const items = list(changes.items, changeItem);
  const lines = changes.lines.map(it => h('li', signMark(it.sign), h('span', it.text)));
  return section('changes', 'What changes', h('p.counts', [changes.heading, changes.counts].filter(Boolean).join(' · ')),
    list(changes.errors, it => findingRow(it, true)), teamChoice(items), items,
    titled('Weaker checks', list(changes.weaker, changeRow)), titled('Stricter checks', list(changes.stricter, changeRow)),
    changes.notJudged.map(it => h('p.sub', `▲ not judged: ${it}`)),
    titled('Fixed findings', list(changes.gone, it => findingRow(it, true, '−'))),
    changes.stay.length > 0 && details(`${count(changes.stay.length, 'finding')} as before`, list(changes.stay, it => findingRow(it, true))),
    lines.length > 0 && details(count(lines.length, 'change'), h('ul.notes', lines)));
}
// The switch between the graphs. The selection stays, as far as the other graph has it.
function sideSwitch() {
  const one = (name, text) => h('button.view', {
    'aria-pressed': String(side === name), disabled: !sides.includes(name), 'data-side': name, click: () => toSide(name),
  }, text);
  return h('div.actions', { role: 'group', 'aria-label': 'Graph' }, one('old', 'Before'), one('both', 'Both'), one('new', 'After'));
}
function toSide(name) {
  history.pushState(null, '', `#${fragmentOf({ ...parse(location.hash), side: name === 'both' ? null : name })}`);
  apply();
}
