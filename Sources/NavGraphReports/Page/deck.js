// Play: what the user sees after each step of a run, and what they can do then.

const deck = h('div', { id: 'deck', tabIndex: 0, role: 'group', 'aria-label': 'Screen of the user' });
const beside = h('div', { id: 'beside' });
const below = h('div', { id: 'below' });
const banner = h('div', { id: 'banner', role: 'status', hidden: true });
let playing = 0, linksOpen = false;

function playState() {
  const [names, ...list] = parsePlay(state.play);
  const at = state.at === null ? list.length : state.at;
  return { names, list, ...machine.run(names, list, at) };
}
function playTo(names, list, at, isStep, wait = null) {
  const run = state.run && isFinding(state.run) && !isStep ? state.run : null;
  const whole = playOf([names, list]);
  go({ play: whole, at: at === undefined || at >= list.length ? null : at, run, wait, e: null, p: null, ask: null }, isStep === 'replace' || Boolean(isStep));
}
const isFinding = key => key.includes('@');
function playRun(run) {
  go({ ...blank, while: state.while, play: playOf(run) });
}
function playFinding(finding) {
  go({ ...blank, while: state.while, play: playOf(finding.run), run: keyOf(finding) });
}
function press(step) {
  const now = playState();
  stopPlaying();
  const list = [...now.list.slice(0, now.at), step], { wait } = state;
  const isOpen = wait && machine.follow(wait, machine.run(now.names, list).made.at(-1).next);
  if (isOpen) list.push(`link:${wait}`);
  playTo(now.names, list, undefined, 'replace', isOpen ? null : wait);
}
function seek(at) {
  const now = playState();
  const to = Math.max(0, Math.min(now.made.length - 1, at));
  go({ at: to >= now.list.length ? null : to }, true);
}
function stopPlaying() {
  clearInterval(playing);
  playing = 0;
}
function togglePlaying() {
  if (playing) stopPlaying();
  else {
    const now = playState();
    if (now.at >= now.made.length - 1) seek(0);
    playing = setInterval(() => {
      const it = playState();
      if (state.play === null || it.at >= it.made.length - 1) stopPlaying();
      else seek(it.at + 1);
      if (!playing) buildPlay();
    }, 1100);
  }
  buildPlay();
}

const same = (a, b) => JSON.stringify([a.layers.map(shape), a.conditions]) === JSON.stringify([b.layers.map(shape), b.conditions]);
const shape = layer => [layer.container, layer.active, layer.regions.map(it => it.frames.map(f => f.screen))];
function outcomeOf(made, c, alternative) {
  if (made.fault) return `✗ ${made.fault}`;
  if (alternative?.open !== undefined) return 'leaves the app';
  return same(made.next, c) ? 'stays here' : endOf(made);
}
function whyNot(event, c) {
  const list = alternatives(event.owner, event.name);
  if (!list.length) return 'ignored here';
  return `needs ${list.map(it => (it.when ?? []).filter(l => !machine.holds(l, c)).join(' and ')).join(', or ')}`;
}
function eventButton(event, c) {
  const step = `event:${event.owner}.${event.name}`, alternative = machine.taken(event, c);
  const made = alternative && machine.step(step, c);
  const { kind } = actionOf(alternative);
  return offer(step, made, kind, event.name, alternative?.when, made ? outcomeOf(made, c, alternative) : whyNot(event, c));
}
function offer(step, made, kind, name, when, text) {
  const fault = made?.fault ? '.fault' : '';
  return h(`button.offer${fault}${made ? '' : '.not'}`, { step, disabled: !made, onclick: () => press(step) },
    icon(kind), h('span.name', h('b', name), when && h('span.when', ` while ${when.join(', ')}`)), h('span.leads', text));
}
function offersOf(c) {
  const screen = current(c), all = machine.eventsNow(c);
  const buttons = from => all.filter(it => from.includes(it.from)).map(it => eventButton(it, c));
  const ends = Object.keys(element(`screen:${screen}`)?.outcomes ?? {}).map(name => {
    const step = `outcome:${screen}.${name}`, made = machine.step(step, c);
    return offer(step, made, 'finish', name, null, outcomeOf(made, c));
  });
  const opened = Object.entries(machine.openings(c)).map(([step, made]) => offer(step, made, 'present', titleOfName(step.slice(5)), null, outcomeOf(made, c)));
  const group = (title, list) => list.length > 0 && [title && h('h3', title), list];
  return [group('', buttons(['screen'])), group('Anywhere in this flow', buttons(['flow', 'button'])), group('Outcomes', ends),
    group('Anywhere in the app', buttons(['app'])), group('Opened by an app', opened)];
}
function phone(c) {
  const layer = machine.top(c), frames = machine.region(c).frames, name = current(c), it = element(`screen:${name}`) ?? {};
  const isLow = layer.style === 'alert' || layer.style === 'actionSheet';
  const required = machine.requirements(name).map(l => h(`span.pill.${machine.holds(l, c) ? 'ok' : 'error'}`, {},
    `${machine.holds(l, c) ? '✓' : '✗'} requires ${l}`));
  const below = frames[frames.length - 2];
  const locked = layer.locked?.length ? `locked while ${layer.locked.join(', ')}` : 'locked';
  const canBack = machine.canGoBack(c), canSwipe = machine.canSwipe(c), isSheet = layer !== c.layers[0];
  return h(`div.phone${isLow ? '.low' : ''}`, {},
    isSheet && !isLow && h('button.grip', {
      step: 'swipe', disabled: !canSwipe, 'aria-label': canSwipe ? 'Swipe down' : locked, click: () => press('swipe'),
    }, canSwipe ? '' : locked),
    h('div.top', below && !isLow && it.back !== false && h('button.back', { step: 'back', disabled: !canBack, click: () => press('back') },
      canBack ? `‹ ${titleOfScreen(below.screen)}` : `needs ${it.back.filter(l => !machine.holds(l, c)).join(' and ')}`),
      h('h2', titleOfScreen(name))),
    h('div.body', { tabIndex: 0, role: 'group', 'aria-label': `Actions on ${titleOfScreen(name)}` }, it.about && h('p.sub', it.about),
      !isLow && thumbnail(`screen:${name}`, 'middle'), required.length > 0 && h('p.chips', required), offersOf(c)),
    layer.container === 'tabs' && tabBar(layer, c));
}
function tabBar(layer, c) {
  const regions = new Map(layer.regions.map((it, i) => [it.child, i]));
  const items = element(`flow:${layer.made}`).tabs.map(it => {
    if (typeof it !== 'string') {
      const event = machine.buttons(c).find(b => b.name === it.event), step = `event:${event.owner}.${event.name}`, made = machine.step(step, c);
      return h('button.tab', { step, disabled: !made, click: () => press(step) }, h('span.initial', '+'), it.event);
    }
    const index = regions.get(it), n = layer.regions[index].frames.length, title = titleOfName(it);
    return h('button.tab', { step: `tab:${it}`, 'aria-pressed': String(index === layer.active), click: () => press(`tab:${it}`) },
      h('span.initial', n > 1 ? n : title.charAt(0).toUpperCase()), title);
  });
  return h('div.tabs', { role: 'group', 'aria-label': 'Tabs' }, items);
}
function smallCard(name, dots) {
  return h('div.small', h('b', titleOfScreen(name)), h('code', name), thumbnail(`screen:${name}`, 'tiny'),
    dots > 0 && h('span.dots', { 'aria-hidden': 'true' }, '•'.repeat(dots)));
}
function layerTitle(layer, index) {
  const kind = index === 0 ? 'window' : words[layer.style] ?? 'sheet';
  const inner = element(`flow:${layer.made}`) ? titleOf(`flow:${layer.made}`) : titleOfScreen(layer.made);
  return [kind, inner, layer.container === 'single' ? null : layer.container].filter(Boolean).join(' · ');
}
function layerColumn(layer, index, c) {
  const isTop = index === c.layers.length - 1, dots = layer.container === 'tabs' ? layer.regions.length : 0;
  const frames = layer.regions[layer.active].frames;
  const cards = (isTop ? frames.slice(0, -1) : frames).slice(-3).map(it => smallCard(it.screen, dots));
  const columns = layer.container === 'split' ? layer.regions.map((it, i) => {
    const name = it.frames[it.frames.length - 1].screen;
    if (i === layer.active) return isTop ? h('div.frames', cards, phone(c)) : smallCard(name, 0);
    return h('button.small', { step: `tab:${it.child}`, disabled: !isTop, click: () => press(`tab:${it.child}`) },
      h('b', titleOfScreen(name)), h('code', name), thumbnail(`screen:${name}`, 'tiny'));
  }) : h('div.frames', cards, isTop && phone(c));
  return h(`div.layer${isTop ? '.current' : ''}`, h('p.layertitle', layerTitle(layer, index)), h('div.columns', columns));
}
function platformRow(now, c) {
  const options = machine.platforms.map(it => h('option', { selected: it === c.platform }, it));
  const select = h('select', { 'aria-label': 'Platform', disabled: now.at > 0 }, options);
  select.onchange = () => playTo([`platform:${select.value}`, ...now.names.filter(it => !it.startsWith('platform:'))], [], undefined, 'replace');
  return options[1] && h('li', select);
}
function switches(now, c, before) {
  return [platformRow(now, c), data.conditions.map(name => {
    const it = element(`condition:${name}`), isOn = Boolean(c.conditions[name]);
    const isLaunch = now.at === 0 && it.initially === 'unknown';
    const isNew = before && before.conditions[name] !== c.conditions[name];
    const canPress = isLaunch || it.changes === true;
    const flip = () => {
      if (!isLaunch) return press(`change:${name}`);
      playTo(isOn ? now.names.filter(n => n !== name && !implies(n, name)) : [...now.names, name], [], undefined, 'replace');
    };
    const step = !isLaunch && it.changes ? `change:${name}` : null;
    return h('li', h('button.switch', { role: 'switch', 'aria-checked': String(isOn), disabled: !canPress, step, click: flip },
      h('span.knob', { 'aria-hidden': 'true' }), h(isNew ? 'b' : 'span', {}, name)));
  })];
}
function implies(a, b) {
  return asList(element(`condition:${a}`)?.implies).some(it => it === b || implies(it, b));
}
function runList(now) {
  const rows = now.made.map((it, i) => h('li', h('button.runstep', { 'aria-current': i === now.at ? 'step' : null, click: () => seek(i) },
    h('span.number', i), h('span', h('span.sub', i ? stepText(it.step) : launchText(now.names)),
      it.fault ? h('b.fault', `✗ ${it.fault}`) : h('b', endOf(it))))));
  const stopped = now.stopped && h('li.fault', `${stepText(now.stopped)}: not possible here`);
  return h('ol.runlist', rows, stopped);
}
function linkOffers(c) {
  const rows = linksInOrder.map(link => {
    const name = nameOf(link), { pending } = element(link), made = machine.follow(name, c), step = `link:${name}`, [entry] = entriesOf(link);
    const waits = made ? [] : machine.waitsFor(name, c).map(it => refOf(it) ? titleOfName(it) : it);
    const word = { drop: 'dropped unless', never: 'does nothing now' }[pending] ?? 'waits for';
    const leads = pending === 'never' && !made ? word : waits.length ? `${word} ${waits.join(', ')}` : 'not now';
    const row = offer(step, made, '↗', titleOf(link), null, made ? endOf(made) : leads);
    if (entry) row.querySelector('.name').append(h('code', ` ${entry}`));
    if (made || pending !== 'keep') return row;
    row.disabled = false;
    delete row.dataset.step;
    row.onclick = () => go({ wait: name }, true);
    return row;
  });
  const all = h('details', { open: linksOpen }, h('summary', 'Links'), rows);
  all.addEventListener('toggle', () => { linksOpen = all.open; });
  return rows.length ? all : '';
}
function copySteps(now) {
  const lines = now.made.map((it, i) => {
    const shown = it.fault ? `✗ ${it.fault}` : endOf(it);
    return `${i}. ${i ? stepText(it.step) : launchText(now.names)} → ${shown}`;
  });
  return [data.graph, ...lines].join('\n');
}
const glyph = {
  launch: 'M4 4h2v12H4zM16 4v12L7 10z', back: 'M14 4v12L5 10z', play: 'M6 3v14l11-7z', pause: 'M5 4h4v12H5zM11 4h4v12h-4z',
  on: 'M6 4v12l9-6z', end: 'M14 4h2v12h-2zM4 4v12l9-6z',
};
function control(kind, label, isOff, click, look = '') {
  return h(`button.control${look}`, { 'aria-label': label, title: label, disabled: isOff, click },
    s('svg', { viewBox: '0 0 20 20', width: 18, height: 18, 'aria-hidden': 'true' }, s('path', { d: glyph[kind] })));
}
function buildPlay() {
  if (state.play === null) return;
  const now = playState(), it = now.made[now.at], c = it.next, before = now.at ? now.made[now.at - 1].next : null;
  const found = state.run && findingOf(state.run);
  banner.hidden = !found && !it.fault;
  if (found) banner.replaceChildren(h('code', found.rule), ' ', ...message(found.message));
  else if (it.fault) banner.replaceChildren(h('code', it.fault), ' ', `${now.at ? stepText(it.step) : 'launch'}: the step fails`);
  const kept = document.activeElement?.dataset?.step;
  deck.replaceChildren(...c.layers.map((layer, i) => layerColumn(layer, i, c)));
  deck.scrollLeft = deck.scrollWidth;
  const last = now.made.length - 1;
  below.replaceChildren(
    h('div.controls', control('launch', 'First step', now.at === 0, () => seek(0)), control('back', 'Previous step', now.at === 0, () => seek(now.at - 1)),
      control(playing ? 'pause' : 'play', playing ? 'Pause' : 'Play', last === 0, togglePlaying, '.filled'),
      control('on', 'Next step', now.at >= last, () => seek(now.at + 1)), control('end', 'Last step', now.at >= last, () => seek(last))),
    h('div.dashes', { 'aria-hidden': 'true' }, now.made.slice(0, 60).map((m, i) => h(`span${i <= now.at ? '.done' : ''}`))),
    h('div.actions', h('button.plain', { click: event => copyText(linkOfPage(), event.currentTarget) }, 'Copy link'),
      h('button.plain', { click: event => copyText(copySteps(now), event.currentTarget) }, 'Copy steps'),
      h('button.plain', { click: () => { stopPlaying(); go({ ...blank, while: state.while, play: '' }); } }, 'Start again')));
  beside.replaceChildren(
    ...data.conditions.length || machine.platforms[1]
      ? [h('h2', now.at === 0 ? 'Conditions at launch' : 'Conditions now'), h('ul.switches', switches(now, c, before))] : [],
    h('h2', 'Run', h('span.of', `${now.at} of ${last}`)), runList(now), linkOffers(c));
  const here = beside.querySelector('[aria-current]');
  if (here) beside.scrollTop = here.offsetTop - beside.clientHeight + 80;
  if (kept) deck.querySelector(`[data-step="${CSS.escape(kept)}"]:not(:disabled)`)?.focus();
}
function buildPlayFrame() {
  const title = h('h1.unseen', 'Play');
  if (!machine.isApp) return $('play').replaceChildren(title, h('p.empty', 'A module has no launch, so it cannot be played.'));
  $('play').replaceChildren(title, h('div', { id: 'table' }, banner, deck, below), beside);
}
