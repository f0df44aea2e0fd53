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
const notes = data.findings.filter(it => it.severity === 'note');
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
const keyOf = finding => `${finding.rule}@${finding.subject}`;

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
function leadsTo(owner) {
  return (machine.byOwner.get(owner) ?? []).flatMap(name => {
    const list = alternatives(owner, name);
    if (!list.length) return [{ part: null, event: name, depth: 0, text: 'ignored' }];
    return list.flatMap(it => rowsOf(it, name));
  });
}
// Who opens each element: { owner, event, part }.
const openers = new Map();
function noteOpener(head, row) {
  if (!openers.has(head)) openers.set(head, []);
  openers.get(head).push(row);
}
for (const part of asList(data.elements.file?.entry)) {
  for (const row of rowsOf(part, 'launch')) if (row.action?.head) noteOpener(row.action.head, { ...row, owner: 'file' });
}
for (const owner of machine.byOwner.keys()) {
  for (const row of leadsTo(owner)) {
    if (!row.action?.head || row.action.kind === 'pop') continue;
    const event = row.event.startsWith('▸') ? machine.paths.get(row.part).replace(/^event:/, '').slice(owner.length + 1) : row.event;
    noteOpener(row.action.head, { ...row, owner: ownerSubject(owner, event), event });
  }
}
function ownerSubject(owner, event) {
  if (owner === 'app') return `transition:app.${event.replace(/[#>].*/, '')}`;
  if (owner === 'host') return 'file';
  return refOf(owner) ?? (element(`group:${owner}`) ? `group:${owner}` : 'file');
}
// The flows that open a flow, or a screen of it, from outside.
function flowOpeners(flow) {
  const result = new Set();
  for (const head of [flow, ...screensOf(flow)]) {
    for (const it of openers.get(head) ?? []) {
      const box = isFlow(it.owner) ? it.owner : boxOf(it.owner) && `flow:${boxOf(it.owner)}`;
      if (box && box !== flow) result.add(box);
    }
  }
  return flowsInOrder.filter(it => result.has(it)).map(titleOf);
}
const entriesOf = link => {
  const it = element(link);
  const named = (key, word) => asList(it[key]).map(text => `${word} ${text}`);
  return [...it.url ?? [], ...named('shortcut', 'shortcut'), ...named('notification', 'notification'), ...named('activity', 'activity'),
    ...it.fallback ? ['any other URL'] : []];
};
function wayText(link) {
  const it = element(link);
  if (it.by === 'present') return 'presented above the current screen';
  if (it.by === 'push') return 'pushed onto the stack of the window';
  if (!it.way) return 'no path';
  return [titleOfName(it.way.root), ...it.way.path.map(step => refOf(step) ? titleOfName(step) : step.slice(step.lastIndexOf('.') + 1))].join(' › ');
}
function keptText(link) {
  const it = element(link);
  if (it.pending === 'drop') return 'dropped';
  return it.expires === undefined ? '' : `kept ${it.expires} s`;
}
const waitsText = link => element(link).way?.requires ?? element(link).requires ?? [];
function lawText(check) {
  const it = element(check), t = titleOfScreen;
  const steps = it.within ? ` in at most ${it.within} ${it.within === 1 ? 'step' : 'steps'}` : '';
  if (it.reach) return it.from ? `“${t(it.reach)}” is reachable from “${t(it.from)}”${steps}` : `“${t(it.reach)}” is reachable${steps}`;
  if (it.before) return `“${t(it.visit)}” comes before “${t(it.before)}”`;
  if (it.above) return `“${t(it.never)}” is never above “${t(it.above)}”`;
  if (it.never) return `“${t(it.never)}” is never shown while ${(it.when ?? []).join(', ')}`;
  return `The user can always get back to “${t(it.return)}”`;
}
function lawVerdict(check) {
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
  return data.findings.find(it => keyOf(it) === key)?.run ?? null;
}
const playOf = run => [run[0].join(','), ...run[1].map(it => it.replace(/#\d+$/, ''))].join(';');
function stepText(step) {
  if (step === 'launch' || step === 'back') return step;
  if (step === 'swipe') return 'swipe down';
  const kind = kindOf(step), rest = nameOf(step);
  if (kind === 'tab') return `tab ${titleOfName(rest)}`;
  if (kind === 'link') return `link ${titleOf(`deepLink:${rest}`)}`;
  if (kind === 'change') return `${rest} changes`;
  return rest.slice(rest.lastIndexOf('.') + 1);
}
const launchText = names => names.length ? `launch (${names.join(', ')})` : 'launch';
