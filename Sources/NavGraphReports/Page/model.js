// What the page knows of a graph: names, titles, findings, what leads where.

const machine = machineOf(acting);
writeOut(data);
const { asList, current, alternatives } = machine;
const pairs = object => Object.entries(object ?? {});
// The title of the screen that is current after a step.
const endOf = it => titleOfScreen(current(it.next));
const element = subject => own(data.elements, subject);
const kindOf = subject => subject.slice(0, subject.indexOf(':') < 0 ? undefined : subject.indexOf(':'));
const nameOf = subject => subject === 'file' ? data.graph : subject.slice(subject.indexOf(':') + 1);
const refOf = name => ['screen', 'flow'].map(kind => `${kind}:${name}`).find(it => element(it));
const isScreen = subject => subject?.startsWith('screen:') && Boolean(element(subject));
const isFlow = subject => subject?.startsWith('flow:') && Boolean(element(subject));
const literals = [...data.conditions, ...data.conditions.map(it => `not ${it}`)];
const flowsInOrder = data.order.flows.map(it => `flow:${it}`);
const screensInOrder = data.order.screens.map(it => `screen:${it}`);
const linksInOrder = data.order.links.map(it => `deepLink:${it}`);
const bySubject = kind => Object.keys(data.elements).filter(it => it.startsWith(`${kind}:`));
const checks = bySubject('check');
const groups = bySubject('group');
const placeOrder = (a, b) => Number(/\d+$/.exec(element(a).place)) - Number(/\d+$/.exec(element(b).place));
checks.sort(placeOrder);

const spaced = name => {
  const words = name.slice(name.lastIndexOf('.') + 1).replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
function titleOf(subject) {
  if (subject === 'file') return data.graph;
  if (subject === 'screen:host') return 'The app';
  if (subject.startsWith('transition:')) return nameOf(subject).slice(nameOf(subject).lastIndexOf('.') + 1);
  if (subject.startsWith('check:')) return /^\d+$/.test(nameOf(subject)) ? `Check ${nameOf(subject)}` : spaced(nameOf(subject));
  return element(subject)?.title ?? (subject.startsWith('condition:') ? nameOf(subject) : spaced(nameOf(subject)));
}
const titleOfScreen = name => titleOf(`screen:${name}`);
const titleOfName = name => refOf(name) ? titleOf(refOf(name)) : name;

// The flow that a screen is shown under: its own, or the first that names it.
const boxOf = subject => element(subject)?.flow ?? element(subject)?.around?.[0] ?? null;
const screensOf = flow => screensInOrder.filter(it => element(it).flow === nameOf(flow));
const loose = screensInOrder.filter(it => !element(it).flow);
const childrenOf = flow => machine.children(element(flow)).map(refOf);
const containerOf = flow => element(flow).container ?? (element(flow).tabs ? 'tab bar' : 'columns');

// The element whose panel tells of a finding: `screen:list` of `transition:list.open#2`.
function ownerOf(subject) {
  if (element(subject) && !subject.startsWith('transition:')) return subject;
  const plain = subject.replace(/#\d+$/, '');
  if (plain.startsWith('transition:app.')) return plain;
  const path = nameOf(plain), owner = path.slice(0, path.lastIndexOf('.'));
  return refOf(owner) ?? (element(`group:${owner}`) ? `group:${owner}` : element(plain) ? plain : 'file');
}
const ranks = { error: 2, warning: 1, note: 0 };
const findings = data.findings.filter(it => it.severity !== 'note').map(it => ({ ...it, owner: ownerOf(it.subject) }))
  .sort((a, b) => ranks[b.severity] - ranks[a.severity]);
const notes = data.findings.filter(it => it.severity === 'note').map(it => ({ ...it, owner: ownerOf(it.subject) }));
const worst = new Map();
function mark(subject, severity) {
  if ((ranks[worst.get(subject)] ?? -1) < ranks[severity]) worst.set(subject, severity);
}
for (const it of findings) {
  mark(it.owner, it.severity);
  const box = isScreen(it.owner) && boxOf(it.owner);
  if (box) mark(`flow:${box}`, it.severity);
}
const findingsOf = subject => findings.filter(it => it.owner === subject);
const notesOf = subject => notes.filter(it => it.owner === subject);
const keyOf = finding => `${finding.rule}@${finding.subject}`;
const findingOf = key => data.findings.find(it => keyOf(it) === key);
// The finding that has caused another, as far as it is in a list.
const causeIn = (all, finding) => all.find(it => finding.follows?.includes(keyOf(it)));

// Whether some run shows an element while a literal holds: the bits of the data. Undecided elements count as possible.
function isShownWhile(subject, literal) {
  if (!literal || !data.judged) return true;
  if (isFlow(subject)) {
    const all = screensOf(subject);
    const inner = all.length ? all : childrenOf(subject);
    return !inner.length || inner.some(it => isShownWhile(it, literal));
  }
  const bits = isScreen(subject) ? own(data.shown, nameOf(subject)) : undefined;
  return bits === undefined || bits[literals.indexOf(literal)] === '1';
}

// What an alternative does: its kind, where it leads, and in words.
const actions = ['push', 'present', 'replace', 'root', 'select', 'show', 'pop', 'dismiss', 'finish', 'open'];
const icons = {
  push: '→', present: '↑', replace: '⇄', root: '⤒', select: '▭', show: '▭', pop: '←', dismiss: '↓', finish: '✓', open: '↗', none: '·',
};
const words = {
  sheet: 'sheet', fullScreen: 'full screen', formSheet: 'form sheet', pageSheet: 'page sheet', popover: 'popover', alert: 'alert',
  overFullScreen: 'over full screen', currentContext: 'current context', overCurrentContext: 'over current context', actionSheet: 'action sheet',
};
function actionOf(it) {
  const kind = actions.find(key => it?.[key] !== undefined) ?? 'none';
  const value = it?.[kind];
  const leads = ['push', 'present', 'replace', 'root', 'select', 'show'].includes(kind) || kind === 'pop' && refOf(value);
  return { kind, value, head: leads ? refOf(value) : undefined };
}
// The rows of a panel for an alternative with its `then` and handlers.
function rowsOf(alternative, event, depth = 0) {
  const rows = [];
  let label = event;
  for (let part = alternative; part; part = part.then) {
    rows.push({ part, event: label, depth: part === alternative ? depth : depth + 1, action: actionOf(part) });
    for (const [outcome, handler] of pairs(part.returns)) {
      if (Array.isArray(handler)) for (const it of handler) rows.push(...rowsOf(it, `▸ ${outcome}`, depth + 1));
      else rows.push({ part: null, event: `▸ ${outcome}`, depth: depth + 1, text: handler ? `sends ${handler}` : 'closes' });
    }
    label = '▸ then';
  }
  return rows;
}
function eventRows(owner, name) {
  const list = alternatives(owner, name);
  return list.length ? list.flatMap(it => rowsOf(it, name)) : [{ part: null, event: name, depth: 0, text: 'ignored' }];
}
const leadsTo = owner => (machine.byOwner.get(owner) ?? []).flatMap(name => eventRows(owner, name));

// Who opens each element: { owner, event, part, action }.
const openers = new Map();
function noteOpener(head, row) {
  if (!openers.has(head)) openers.set(head, []);
  openers.get(head).push(row);
}
const entries = asList(data.elements.file?.entry);
function noteOpeners(row, owner, event) {
  const { kind, value, head } = row.action ?? {};
  if (head && kind !== 'pop') noteOpener(head, { ...row, owner, event });
  if (kind === 'root' && value === 'entry') for (const it of entries) noteOpener(refOf(it.root), { ...row, owner, event });
}
for (const part of entries) {
  for (const row of rowsOf(part, 'launch')) noteOpeners(row, 'file', row.event.startsWith('▸') ? machine.paths.get(row.part) : row.event);
}
for (const owner of machine.byOwner.keys()) {
  for (const row of leadsTo(owner)) {
    if (!row.part) continue;
    const event = row.event.startsWith('▸') ? machine.paths.get(row.part).replace(/^event:/, '').slice(owner.length + 1) : row.event;
    noteOpeners(row, ownerSubject(owner, event), event);
  }
}
function ownerSubject(owner, event) {
  if (owner === 'app') return `transition:app.${event.replace(/[#>].*/, '')}`;
  if (owner === 'host') return 'file';
  return refOf(owner) ?? (element(`group:${owner}`) ? `group:${owner}` : 'file');
}
const startsOf = flow => asList(element(flow).start).map(it => `screen:${it.screen ?? it}`);
const flowsByStart = new Map();
for (const owner of flowsInOrder) {
  for (const it of startsOf(owner)) flowsByStart.set(it, [...flowsByStart.get(it) ?? [], owner]);
  const { tabs, columns } = element(owner);
  for (const it of tabs || columns ? childrenOf(owner) : []) noteOpener(it, { owner, event: tabs ? 'tab' : 'column', action: { kind: 'select' } });
}
const startedBy = screen => flowsByStart.get(screen) ?? [];
for (const owner of linksInOrder) noteOpener(refOf(element(owner).opens), { owner, event: 'deep link', action: { kind: '↗' } });
const boxOfOwner = owner => isFlow(owner) ? owner : isScreen(owner) && boxOf(owner) ? `flow:${boxOf(owner)}` : null;
// All that opens an element, for panels, cards and tables. `as`: the flow that starts on it; `to`: the screen of a flow.
function openedFrom(subject) {
  const opening = it => openers.get(it) ?? [], all = [...opening(subject)];
  if (isScreen(subject)) for (const flow of startedBy(subject)) all.push(...opening(flow).map(it => ({ ...it, as: flow })));
  if (!isFlow(subject)) return all;
  return [...all, ...screensOf(subject).flatMap(to => opening(to).filter(it => boxOfOwner(it.owner) !== subject).map(it => ({ ...it, to })))];
}
// The flows that open a flow, or a screen of it, from outside.
function flowOpeners(flow) {
  const boxes = openedFrom(flow).map(it => boxOfOwner(it.owner));
  return flowsInOrder.filter(it => it !== flow && boxes.includes(it)).map(titleOf);
}
const styleText = ({ style, in: container, locked }) => [words[style ?? 'sheet'], container === 'stack' && 'in a stack', locked === true && 'locked',
  Array.isArray(locked) && `locked while ${locked.join(', ')}`].filter(Boolean).join(', ');
function presentations(subject) {
  const parts = openedFrom(subject).map(it => it.part ?? (element(it.owner)?.by === 'present' ? { present: it.owner, ...element(it.owner) } : null));
  return [...new Map(parts.filter(it => it?.present !== undefined).map(it => [styleText(it), it])).values()];
}
// The Swift types of a screen: those that were found in the code, else the one that the graph implies.
function typesOf(subject) {
  const it = element(subject), { prefix = '', framework } = element('file')?.swift ?? {}, name = nameOf(subject).split('.').pop();
  if (it.declared) return it.declared.map(found => found.type);
  if (it.from === 'system') return it.type ? [it.type] : [];
  return [it.type ?? `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}${framework === 'swiftui' || it.from === 'swiftui' ? 'View' : 'ViewController'}`];
}
const scenesOf = subject => {
  const { from } = element(subject);
  return typeof from === 'object' ? [from.xib, from.storyboard, from.id].filter(it => typeof it === 'string') : [];
};
const teamsOf = subject => element(subject)?.teams ?? [];
const allTeams = [...new Set([...flowsInOrder, ...screensInOrder].flatMap(teamsOf))];

const entriesOf = link => {
  const it = element(link);
  const named = (key, word) => asList(it[key]).map(text => `${word} ${text}`);
  const texts = Object.entries(it.query ?? {}).filter(([, value]) => value.startsWith('"'));
  const query = texts.length ? `?${texts.map(([name, value]) => `${name}=${value.slice(1, -1)}`).join('&')}` : '';
  return [...(it.url ?? []).map(url => url + query), ...named('shortcut', 'shortcut'), ...named('notification', 'notification'),
    ...named('activity', 'activity'), ...it.fallback ? ['any other URL'] : [], ...it.intent ? ['App Intent'] : []];
};
function wayText(link) {
  const it = element(link);
  if (it.by === 'present') return 'presented above the current screen';
  if (it.by === 'push') return `pushed onto the stack of the window${it.reuse ? ', once' : ''}`;
  if (!it.way) return 'no path';
  return [titleOfName(it.way.root), ...it.way.path.map(step => refOf(step) ? titleOfName(step) : step.slice(step.lastIndexOf('.') + 1))].join(' › ');
}
function keptText(link) {
  const it = element(link);
  if (it.pending === 'drop') return 'dropped';
  if (it.pending === 'never') return 'never waits';
  return it.expires === undefined ? '' : `kept ${it.expires} s`;
}
const waitsText = link => element(link).way?.requires ?? element(link).requires ?? [];
function checkText(check) {
  const it = element(check), t = titleOfScreen;
  const steps = it.within ? ` in at most ${it.within} ${it.within === 1 ? 'step' : 'steps'}` : '';
  if (it.reach) return it.from ? `“${t(it.reach)}” is reachable from “${t(it.from)}”${steps}` : `“${t(it.reach)}” is reachable${steps}`;
  if (it.before) return `“${t(it.visit)}” comes before “${t(it.before)}”`;
  if (it.above) return `“${t(it.never)}” is never above “${t(it.above)}”`;
  if (it.never) return `“${t(it.never)}” is never shown while ${(it.when ?? []).join(', ')}`;
  return `The user can always get back to “${t(it.return)}”`;
}
function checkVerdict(check) {
  const found = findings.find(it => it.subject === check && it.rule === 'check-failed');
  if (found) return found;
  const isOpen = !data.judged || data.findings.some(it => it.rule === 'undecided' && (it.subject === check || it.subject === 'file'));
  return isOpen ? 'not judged' : 'holds';
}
const count = (n, one, many) => `${n} ${n === 1 ? one : many ?? `${one}s`}`;

// Runs, and what they are in words.
const runTo = subject => own(data.runs, subject) ?? null;
function runOf(key) {
  if (isScreen(key) || key?.startsWith('deepLink:')) return runTo(key);
  return key === 'ask' ? runOfAnswer() : findingOf(key)?.run ?? null;
}
const playOf = run => [run[0].join(','), ...run[1].map(it => it.replace(/#\d+$/, ''))].join(';');
function stepText(step) {
  if (step === 'launch' || step === 'back') return step;
  if (step === 'swipe') return 'swipe down';
  const kind = kindOf(step), rest = nameOf(step);
  if (kind === 'tab') return `tab ${titleOfName(rest)}`;
  if (kind === 'link') return `link ${titleOf(`deepLink:${rest}`)}`;
  if (kind === 'change') return `${rest} changes`;
  if (kind === 'host') return `host opens ${titleOfName(rest)}`;
  return rest.slice(rest.lastIndexOf('.') + 1);
}
const launchText = names => names.length ? `launch (${names.map(it => it.replace(/^platform:/, '')).join(', ')})` : 'launch';
