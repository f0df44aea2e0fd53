// Questions: what the question bar answers, as text that a person types and as `ask=` of the address.

const hasFinding = (subject, ...rules) => data.findings.some(it => it.subject === subject && rules.includes(it.rule));
const isPresentedAs = (...styles) => screen => presentations(screen).some(it => styles.includes(it.style ?? 'sheet'));
const styleKinds = Object.entries(words).filter(([style]) => style !== 'alert').map(([style, word]) => [word, isPresentedAs(style)]);
const screenKinds = new Map([
  ...styleKinds, ['alert', isPresentedAs('alert', 'actionSheet')],
  ['start', it => startedBy(it).length > 0 || entries.some(entry => entry.root === nameOf(it))],
  ['tab', it => [it, ...startedBy(it)].some(child => openers.get(child)?.some(row => row.event === 'tab' && isFlow(row.owner) && !row.part))],
  ['system', it => element(it).from === 'system'], ['in no flow', it => !element(it).flow], ['no back', it => element(it).back === false],
  ['unreachable', it => hasFinding(it, 'unreachable-screen') || data.judged && machine.isApp && !runTo(it)],
  ['by links alone', it => hasFinding(it, 'link-only')],
]);
function kindNamed(text) {
  const name = text.toLowerCase().replace(/^kind:\s*/, '').trim();
  return [...screenKinds.keys()].find(it => it === name || `${it}s` === name || `${it} screens` === name);
}
// A screen or flow by its name, its title, or else as the first hit.
const placeKinds = ['screen', 'flow'];
function placesNamed(text) {
  const exact = refOf(text.trim());
  const hits = search(text, placeKinds).map(it => it.subject);
  return exact ? [exact, ...hits.filter(it => it !== exact)] : hits;
}
const literalsIn = text => (text ?? '').split(',').map(it => it.trim().replace(/\s+/g, ' ')).filter(it => literals.includes(it));
function wayQuestion(from, to, kept) {
  const tail = kept.length ? ` while ${kept.join(', ')}` : '';
  return {
    kind: 'way', from, to, kept, ask: `${from ? `${nameOf(from)} ` : ''}> ${nameOf(to)}${tail}`,
    title: `${from ? titleOf(from) : 'Launch'} → ${titleOf(to)}${tail}`,
  };
}
// The questions that a text may be, the most probable first; none for a plain search.
function questionsOf(text) {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.includes('://') || plain.startsWith('/')) return [{ kind: 'url', url: text.trim(), ask: text.trim(), title: `Open ${text.trim()}` }];
  const asked = /^(.*?)\s*(?:->|→|>)\s*(.*?)(?:\s+while\s+(.*))?$/.exec(plain);
  if (asked && machine.isApp) {
    const [, from, to, kept] = asked, start = from && placesNamed(from)[0];
    if (from && !start) return [];
    return placesNamed(to).map(it => wayQuestion(start || null, it, literalsIn(kept)));
  }
  const literal = plain.replace(/^while /i, '');
  if (literals.includes(literal)) return [{ kind: 'literal', literal, ask: literal, title: `While ${literal}` }];
  const team = allTeams.find(it => it.toLowerCase() === plain.toLowerCase().replace(/^team:\s*/, ''));
  if (team) return [{ kind: 'team', team, ask: `team:${team}`, title: team }];
  const named = kindNamed(plain);
  return named ? [{ kind: 'kind', of: named, ask: `kind:${named}`, title: kindTitle(named) }] : [];
}
function kindTitle(kind) {
  if (/^(in|by) /.test(kind)) return `Screens ${kind}`;
  if (kind === 'no back') return 'Screens without back';
  const text = kind.charAt(0).toUpperCase() + kind.slice(1);
  return /screen$|context$|unreachable|system/.test(kind) ? `${text.replace(/ screen$/, '-screen')} screens` : `${text}s`;
}
const screensOfKind = kind => screensInOrder.filter(screenKinds.get(kind));

// The answer to the question of the address: of a path, the run is found in slices, and kept until the question changes.
let answered = { ask: null, way: null };
function wayOfAnswer(question, act) {
  if (answered.ask === question.ask) return answered.way;
  const names = [question.from && nameOf(question.from), nameOf(question.to), question.kept];
  const keep = found => { answered = { ask: question.ask, way: found }; };
  if (!act) keep(way(...names));
  else {
    wayInSlices(...names, found => {
      keep(found);
      act();
    });
  }
  return answered.ask === question.ask ? answered.way : null;
}
function runOfAnswer() {
  const [question] = questionsOf(state.ask ?? '');
  if (question?.kind === 'way') return wayOfAnswer(question)?.run ?? null;
  const taken = question?.kind === 'url' && takes(question.url);
  return Array.isArray(taken) ? runTo(`deepLink:${taken[0]}`) : null;
}
