// A shortest way from a screen to another, found by A* over the machine.

// What can be opened in one step by an open screen, or by the handlers of the alternative that opened a screen or flow.
const opened = new Map(), partNumbers = new Map();
for (const it of machine.paths.keys()) partNumbers.set(it, partNumbers.size);
function itemsOf(name) {
  const it = element(refOf(name));
  if (!isFlow(refOf(name))) return [name];
  const inner = it.tabs || it.columns ? machine.children(it).flatMap(itemsOf) : asList(it.start).map(start => start.screen ?? start);
  return it.tabs?.some(tab => typeof tab !== 'string') ? [name, ...inner] : inner;
}
function openedBy(alternative) {
  const items = [];
  for (let part = alternative; part; part = part.then) {
    const { kind, value, head } = actionOf(part);
    if (kind === 'root' && value === 'entry') items.push(...asList(element('file').entry).flatMap(openedBy));
    if (head && kind !== 'pop') items.push(...itemsOf(nameOf(head)));
    if (part.returns) items.push(part);
  }
  return items;
}
const handlersOf = part => Object.values(part.returns ?? {}).filter(Array.isArray).flat();
// A 'finish' behind another part of an alternative may run handlers of that part in the same step.
function withHandlers(alternative) {
  const items = openedBy(alternative);
  let isFinished = false;
  for (let part = alternative; part; part = part.then) isFinished ||= part.finish !== undefined;
  return isFinished ? [...items, ...items.filter(it => it.returns).flatMap(handlersOf).flatMap(openedBy)] : items;
}
function nextOf(item) {
  if (opened.has(item)) return opened.get(item);
  let list = [];
  if (typeof item !== 'string') list = handlersOf(item);
  else if (isFlow(refOf(item))) list = machine.buttons({ layers: [{ made: item }] }).flatMap(it => alternatives(it.owner, it.name));
  else list = machine.eventsOf(item).flatMap(it => alternatives(it.owner, it.name));
  const items = [...new Set(list.flatMap(withHandlers))];
  opened.set(item, items);
  return items;
}
// The least number of steps after which each item can have opened one of the targets.
function distancesTo(targets) {
  const before = new Map(), seen = new Set(), pending = [];
  const visit = item => {
    if (seen.has(item)) return;
    seen.add(item);
    pending.push(item);
  };
  for (const it of [...data.order.screens, ...data.order.flows.filter(name => itemsOf(name).includes(name)), 'host']) visit(it);
  for (const it of machine.paths.keys()) if (it.returns) visit(it);
  while (pending.length) {
    const item = pending.pop();
    for (const next of nextOf(item)) {
      if (!before.has(next)) before.set(next, []);
      before.get(next).push(item);
      visit(next);
    }
  }
  const distances = new Map(targets.map(it => [it, 0]));
  const queue = [...targets];
  for (const item of queue) {
    for (const it of before.get(item) ?? []) {
      if (distances.has(it)) continue;
      distances.set(it, distances.get(item) + 1);
      queue.push(it);
    }
  }
  return distances;
}
function estimate(c, targets, distances) {
  if (targets.includes(current(c))) return 0;
  let least = Infinity;
  const ask = item => { least = Math.min(least, distances.get(item) ?? Infinity); };
  for (const layer of c.layers) {
    ask(layer.made);
    if (layer.opener) ask(layer.opener);
    for (const region of layer.regions) {
      for (const frame of region.frames) {
        ask(frame.screen);
        if (frame.opener) ask(frame.opener);
      }
    }
  }
  return Math.max(1, least);
}
// Conditions that decide where a step leads; others make no difference.
const deciding = new Set();
const decides = list => { for (const it of list ?? []) deciding.add(it.replace(/^not /, '')); };
for (const it of machine.paths.keys()) [decides(it.when), Array.isArray(it.locked) && decides(it.locked)];
for (const it of screensInOrder) if (Array.isArray(element(it).back)) decides(element(it).back);
for (const it of data.order.flows) for (const start of asList(element(`flow:${it}`).start)) decides(start.when);
function keyOfPlace(c) {
  const number = part => partNumbers.get(part) ?? '';
  const layers = c.layers.map(it => [it.made, it.active, number(it.opener), it.style, it.swipes, it.handling, it.locked,
    it.regions.map(r => r.frames.map(f => [f.screen, number(f.opener), f.start]))]);
  return JSON.stringify([layers, c.platform, Object.entries(c.conditions).filter(it => it[1]).map(it => it[0])]);
}
// From one of several places to a target; yields from time to time. `budget` counts the configurations.
function* shortest(places, targets, isKept, budget) {
  const distances = distancesTo(targets), best = new Map(), buckets = [];
  const add = it => {
    const key = keyOfPlace(it.c);
    if (best.get(key) <= it.steps) return;
    best.set(key, it.steps);
    const f = it.steps + estimate(it.c, targets, distances);
    if (f < Infinity) (buckets[f] ??= []).push({ ...it, key });
  };
  places.forEach(add);
  for (let f = 0; f < buckets.length; f += 1) {
    while (buckets[f]?.length) {
      const it = buckets[f].pop();
      if (best.get(it.key) < it.steps) continue;
      if (targets.includes(current(it.c))) return it;
      if (budget.left <= 0) return null;
      budget.left -= 1;
      for (const [step, made] of Object.entries(machine.steps(it.c))) {
        if (made.next && isKept(made.next)) add({ c: made.next, steps: it.steps + 1, before: it, step, names: it.names });
      }
      if (budget.left % 16 === 0) yield;
    }
  }
  return null;
}
function stepsOf(it) {
  const steps = [];
  for (let at = it; at.before; at = at.before) steps.unshift(at.step);
  return steps;
}
// The launches that are asked: nothing set, each condition that is free, all of them.
function launchesOf(kept, more) {
  const free = data.conditions.filter(it => element(`condition:${it}`)?.initially === 'unknown' && deciding.has(it));
  const wanted = kept.filter(it => !it.startsWith('not '));
  const without = name => [...free.filter(it => !element(`condition:${name}`).siblings.includes(it)), name];
  const all = [[], ...free.map(it => [it]), free, ...free.filter(it => element(`condition:${it}`).siblings).map(without), ...more];
  const on = machine.platforms[1] ? machine.platforms.map(it => [`platform:${it}`]) : [[]];
  const lists = new Map(on.flatMap(it => all.map(names => [...new Set([...it, ...wanted, ...names])])).map(names => [names.join(), names]));
  return [...lists.values()].map(names => ({ names, ...machine.launch(names) })).filter(it => machine.allHold(kept, it.next))
    .map(({ names, next }) => ({ c: next, steps: 0, names }));
}
const targetsOf = name => isFlow(refOf(name)) ? [name, ...childrenIn(name)].flatMap(it => screensOf(`flow:${it}`).map(nameOf))
  .concat(childrenIn(name).filter(it => isScreen(`screen:${it}`))) : [name];
const childrenIn = name => {
  const it = element(`flow:${name}`);
  return it?.tabs || it?.columns ? machine.children(it) : [];
};
const mostPlaces = 3000;
// { run, over, steps }: the run from launch, the steps to `from`, and those after it; or { why }.
function* findWay(from, to, kept = [], isSearched = false) {
  const subject = refOf(to), title = titleOfName(to), while_ = kept.length ? ` while ${kept.join(', ')}` : '';
  const targets = targetsOf(to), sources = from ? targetsOf(from) : null;
  const known = subject && runTo(subject);
  if (!machine.isApp) return { why: 'A module has no launch' };
  const isPossible = screen => runTo(screen) && kept.every(literal => isShownWhile(screen, literal));
  const isHidden = it => data.judged && !targetsOf(it).some(screen => isPossible(`screen:${screen}`));
  for (const it of [to, from]) if (it && isHidden(it)) return { why: `No run shows “${titleOfName(it)}”${while_}` };
  if (!from && !kept.length && known && !isSearched) return { run: [known[0], plainSteps(known[1])], over: 0, steps: known[1].length };
  const isKept = c => machine.allHold(kept, c), budget = { left: mostPlaces };
  const hints = isSearched ? [] : [to, from].flatMap(it => it ? targetsOf(it) : []).map(it => runTo(`screen:${it}`)?.[0]).filter(Boolean);
  const launches = launchesOf(kept, hints);
  let found = null;
  if (!from) found = yield* shortest(launches, targets, isKept, budget);
  for (const launch of from ? launches : []) {
    const first = yield* shortest([launch], sources, isKept, budget);
    const then = first && (yield* shortest([{ ...first, steps: 0 }], targets, isKept, budget));
    if (then && (!found || then.steps < found.steps)) found = { ...then, over: first.steps };
  }
  if (found) return { run: [found.names, stepsOf(found)], over: found.over ?? 0, steps: found.steps };
  const most = mostPlaces.toLocaleString('en');
  return { why: budget.left > 0 ? `No path found to “${title}”${while_}; this does not prove that none exists`
    : `No path found in ${most} configurations; this does not prove that none exists` };
}
const plainSteps = steps => steps.map(it => it.replace(/#\d+$/, ''));
function way(from, to, kept, isSearched) {
  const search = findWay(from, to, kept ?? [], isSearched);
  let it = search.next();
  while (!it.done) it = search.next();
  return it.value;
}
// The same in slices, so that the page stays responsive; `act` is called with the result.
function wayInSlices(from, to, kept, act) {
  const search = findWay(from, to, kept), token = {};
  wayInSlices.running = token;
  const slice = () => {
    if (wayInSlices.running !== token) return;
    const end = performance.now() + 40;
    let it = search.next();
    while (!it.done && performance.now() < end) it = search.next();
    if (it.done) act(it.value);
    else setTimeout(slice);
  };
  slice();
}
