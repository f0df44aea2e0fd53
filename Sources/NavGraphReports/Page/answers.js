// Answers: the middle of the page for a question, or for a run that is shown.

const linkOfPage = () => (data.url ?? location.href.replace(/#.*$/, '')) + location.hash;
const copyButton = (label, text) => h('button', { click: event => copyText(text(), event.currentTarget) }, label);
const alternativeOf = (step, c) => {
  const event = step.startsWith('event:') && machine.eventsNow(c).find(it => `event:${it.owner}.${it.name}` === step);
  return event ? machine.taken(event, c) : null;
};
const stepIcons = { tab: 'select', link: '↗', back: 'pop', swipe: 'dismiss', outcome: 'finish', change: 'none', host: 'present' };
function layerText(c) {
  const layer = machine.top(c);
  if (layer.container === 'tabs') return `tab ${titleOfName(machine.region(c).child)}`;
  return layer === c.layers[0] ? '' : words[layer.style] ?? 'sheet';
}
function stripStep(it, i, made, names) {
  const alternative = i ? alternativeOf(it.step, made[i - 1].next) : null;
  const text = i ? [h('b', stepText(it.step)), alternative?.when && h('span.when', `while ${alternative.when.join(', ')}`)]
    : [h('b', 'launch'), names.length > 0 && h('span.when', names.join(', '))];
  const sign = alternative ? actionOf(alternative).kind : i ? stepIcons[kindOf(it.step)] : '→';
  return h(`div.stripstep${it.fault ? '.fault' : ''}`, icon(it.fault ? '✗' : sign), text);
}
function stripCard(it, i, isLast) {
  const name = current(it.next), subject = name === 'host' ? 'file' : `screen:${name}`;
  if (it.fault && i) return h('div.stripcard.fault', h('span.number', i), h('b.fault', `✗ ${it.fault}`), h('span.sub', 'nothing moves'));
  return h(`button.stripcard${isLast ? '.last' : ''}`, { e: subject }, h('span.number', i), h('span.sub', layerText(it.next)),
    h('b', titleOf(subject)), thumbnail(subject, 'tiny') ?? h('code', name), it.fault && h('b.fault', `✗ ${it.fault}`));
}
// A run as cards, a step between two of them; `from`: the number of the first card.
function strip(run, from = 0) {
  const { made } = machine.run(run[0], run[1]);
  return h('ol.strip', made.slice(from).map((it, at) => {
    const i = from + at;
    return h('li', at === 0 && from ? null : stripStep(it, i, made, run[0]), stripCard(it, i, i === made.length - 1));
  }));
}
// The picture that has most of the screens of a run.
function pictureOfRun(run) {
  const shown = machine.run(run[0], run[1]).made.map(it => `screen:${current(it.next)}`);
  const counts = [...pictures.keys()].map(p => [p, shown.filter(it => hasNode(p, it)).length]);
  return counts.reduce((best, it) => it[1] > best[1] ? it : best, ['map', 0])[0];
}
function runActions(run, key, play) {
  return [
    h('button.filled', { click: play }, 'Play'), copyButton('Copy link', linkOfPage),
    copyButton('Copy steps', () => copySteps({ names: run[0], ...machine.run(run[0], run[1]) })), h('button', { click: () => window.print() }, 'Print'),
    h('button', { click: () => go({ run: key, p: pictureOfRun(run), e: null }) }, 'Show on map'),
  ];
}
const plainActions = () => [copyButton('Copy link', linkOfPage), h('button', { click: () => window.print() }, 'Print')];
const byFlow = screens => [...flowsInOrder, null].map(flow => [flow, screens.filter(it => (element(it).flow ?? null) === (flow && nameOf(flow)))])
  .filter(([, list]) => list.length).map(([flow, list]) => h('div.group', h('h3', flow ? linkTo(flow) : 'In no flow', h('span.sub', ` ${list.length}`)),
    h('p.chips', list.map(it => h('button.chip', { e: it }, titleOf(it))))));

function wayAnswer({ from, to, kept, ask }) {
  const found = wayOfAnswer({ from, to, kept, ask }, apply);
  if (!found) return { facts: 'Searching…', actions: [] };
  if (found.why) return { facts: found.why, actions: plainActions() };
  const { run, over, steps } = found;
  const facts = [count(steps, 'step') + (from ? `, after ${count(over, 'step')} from launch to ${titleOfScreen(screenAfter(run, over))}` : ''),
    run[0].length > 0 && `${run[0].join(', ')} at launch`];
  return { facts: facts.filter(Boolean).join(' · '), actions: runActions(run, 'ask', () => playRun(run)), body: [strip(run, over)] };
}
const screenAfter = (run, steps) => current(machine.run(run[0], run[1]).made[steps].next);
function urlAnswer({ url }) {
  const found = takes(url);
  if (typeof found === 'string') return { facts: found, actions: plainActions() };
  const [name, template, values] = found, link = `deepLink:${name}`, run = machine.isApp && runTo(link);
  const waits = waitsText(link), isKept = machine.isApp && element(link).pending === 'keep';
  return {
    facts: [linkTo(link), ' matches ', h('code', template ?? 'any other URL')],
    actions: [...run ? runActions(run, link, () => playRun(run)) : plainActions(),
      isKept && h('button', { click: () => go({ ...blank, play: '', wait: name }) }, 'Play from launch while the link waits')],
    body: [h('dl', [
      ...pairs(values).map(([key, value]) => [key, h('code', value)]), ['Opens', linkTo(refOf(element(link).opens))], ['Path', wayText(link)],
      ...waits.length ? [[element(link).pending === 'drop' ? 'Dropped unless' : 'Waits for', tags(waits)]] : [],
    ].map(([term, value]) => h('div', h('dt', term), h('dd', value)))), run && strip(run)],
  };
}
function literalAnswer({ literal }) {
  const never = screensInOrder.filter(it => !isShownWhile(it, literal)), shown = screensInOrder.filter(it => !never.includes(it));
  return {
    facts: data.judged ? `${shown.length} of ${count(screensInOrder.length, 'screen')}` : 'not judged',
    actions: [h('button.filled', { click: () => go({ ...blank, while: literal, p: 'map' }) }, 'Show on map'), ...plainActions()],
    body: [['Never shown', never], ['Shown', shown]].map(([title, list]) => list.length > 0
      && section(spaced(title).replace(' ', '-'), `${title} · ${list.length}`, byFlow(list))),
  };
}
function openersText(subject) {
  const all = openedFrom(subject).map(it => [linkTo(it.owner), ` · ${eventText(it.event)}`]);
  return [all.slice(0, 2).map((it, i) => [i ? ', ' : '', it]), all.length > 2 && h('span.sub', ` +${all.length - 2}`)];
}
function kindAnswer({ of }) {
  const list = screensOfKind(of);
  const row = it => h('tr', {}, h('td', linkTo(it)), h('td', element(it).flow ? linkTo(`flow:${element(it).flow}`) : ''),
    h('td', presentations(it).map(styleText).join('; ')), h('td', openersText(it)),
    h('td', machine.isApp && runTo(it) && h('button', { click: () => showRun(it) }, 'Show path')));
  const rows = list.length > 0 && table(['Screen', 'Flow', 'Style', 'Opened from', 'Path'], list.map(row));
  return { facts: count(list.length, 'screen'), actions: plainActions(), body: [rows] };
}
function teamAnswer({ team }) {
  const ofTeam = all => all.filter(it => teamsOf(it).includes(team)), screens = ofTeam(screensInOrder), flows = ofTeam(flowsInOrder);
  const found = findings.filter(it => teamsOf(it.owner).includes(team));
  return {
    facts: [count(flows.length, 'flow'), count(screens.length, 'screen'), count(found.length, 'finding')].join(' · '), actions: plainActions(),
    body: [found.length > 0 && section('found', 'Findings', findingList(found)),
      flows.length > 0 && section('teamflows', 'Flows', h('ul.cards', flows.map(flowCard))),
      screens.length > 0 && section('teamscreens', 'Screens', byFlow(screens))],
  };
}
function runAnswer(key) {
  const run = runOf(key), finding = findingOf(key);
  const play = () => finding ? playFinding(finding) : playRun(run);
  return {
    title: finding ? message(finding.message) : `To ${titleOf(key)}`,
    facts: finding ? [h('code', finding.rule), ' ', linkTo(ownerOf(finding.subject)), ' ', place(finding.place)] : count(run[1].length, 'step'),
    actions: machine.isApp ? runActions(run, key, play) : plainActions(), body: machine.isApp && [strip(run)],
  };
}
const answersOf = { way: wayAnswer, url: urlAnswer, literal: literalAnswer, kind: kindAnswer, team: teamAnswer };
function showRun(key) {
  go({ run: key, p: null, ask: null, play: null });
}
function buildAnswer() {
  const [question] = questionsOf(state.ask ?? ''), isRun = state.run !== null && state.run !== 'ask';
  const it = isRun ? runAnswer(state.run) : answersOf[question.kind](question);
  $('answer').replaceChildren(h('div.page', h('h1.answertitle', it.title ?? question.title), h('p.counts', it.facts),
    h('div.actions', it.actions.filter(Boolean)), (it.body || []).filter(Boolean)));
}
