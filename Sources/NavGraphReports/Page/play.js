// The machine: sections 6 and 7 of the language over the elements of a graph. It knows names alone, and nothing of the
// page. A configuration is { conditions, layers }; what a step makes of it is another one.

class Fault extends Error {}
const own = (object, key) => object && Object.hasOwn(object, key) ? object[key] : undefined;

// What the file writes shorter: alerts in place have their handlers under their own key, and each name of an enumeration
// is a condition.
function writeOut(data) {
  for (const [subject, it] of Object.entries(data.elements)) {
    if (!subject.startsWith('condition:') || !it.oneOf || it.names) continue;
    const name = subject.slice(10), prefix = name.slice(0, name.lastIndexOf('.') + 1);
    it.names = it.oneOf.map(member => prefix + member);
    for (const [index, member] of it.names.entries()) {
      data.elements[`condition:${member}`] = {
        ...it, oneOf: undefined, names: undefined, title: it.oneOf[index], siblings: it.names.filter(other => other !== member),
        initially: it.initially === 'unknown' ? 'unknown' : it.initially === it.oneOf[index],
      };
    }
  }
  const visit = part => {
    for (let it = part; it; it = it.then) {
      for (const [name, value] of Object.entries(it.sets ?? {})) {
        if (typeof value !== 'string') continue;
        delete it.sets[name];
        it.sets[name.slice(0, name.lastIndexOf('.') + 1) + value] = true;
      }
      it.returns ??= it.alert ?? it.actionSheet;
      for (const handler of Object.values(it.returns ?? {})) if (Array.isArray(handler)) handler.forEach(visit);
    }
  };
  for (const element of Object.values(data.elements)) {
    for (const list of [element.alternatives, element.entry]) if (Array.isArray(list)) list.forEach(visit);
  }
  if (data.elements.file?.entry && !Array.isArray(data.elements.file.entry)) visit(data.elements.file.entry);
}

function machineOf(data) {
  writeOut(data);
  const all = data.elements, file = all.file ?? {};
  const element = (kind, name) => own(all, `${kind}:${name}`);
  const screen = name => element('screen', name);
  const flow = name => element('flow', name);
  const conditions = data.conditions;
  const platforms = file.platforms ?? ['ios'];
  // A module without entry: a host opens what is public.
  const isAlone = Boolean(file.module) && !file.entry;
  const isHosted = Boolean(file.host) || isAlone;
  const isApp = isHosted || Boolean(file.entry);
  const asList = value => value === undefined ? [] : Array.isArray(value) ? value : [value];

  // Names of events by owner, in file order.
  const byOwner = new Map();
  for (const subject of Object.keys(all).filter(s => s.startsWith('transition:'))) {
    const path = subject.slice(11), dot = path.lastIndexOf('.');
    const owner = path.slice(0, dot);
    if (!byOwner.has(owner)) byOwner.set(owner, []);
    byOwner.get(owner).push(path.slice(dot + 1));
  }
  const line = (owner, name) => Number(/:(\d+)$/.exec(own(all, `transition:${owner}.${name}`)?.place ?? '')?.[1] ?? 0);
  for (const [owner, names] of byOwner) names.sort((a, b) => line(owner, a) - line(owner, b));

  // Every alternative, with its `then` and handlers, has a path: event:OWNER.NAME#1>OUTCOME.
  const paths = new Map(), owners = new Map();
  function spell(alternative, path, owner) {
    for (let part = alternative; part; part = part.then) {
      paths.set(part, path);
      owners.set(part, owner);
      for (const [outcome, handler] of Object.entries(part.returns ?? {})) {
        if (!Array.isArray(handler)) continue;
        handler.forEach((inner, i) => {
          spell(inner, `${path}>${outcome}${handler.length > 1 ? `#${i + 1}` : ''}`, owner);
        });
      }
    }
  }
  const entries = asList(file.entry);
  entries.forEach((it, i) => spell(it, entries.length > 1 ? `launch#${i + 1}` : 'launch', 'app'));
  for (const [owner, names] of byOwner) {
    for (const name of names) {
      const list = alternatives(owner, name);
      list.forEach((it, i) => spell(it, `event:${owner}.${name}${list.length > 1 ? `#${i + 1}` : ''}`, owner));
    }
  }
  const isOfSystem = name => screen(name)?.from === 'system';
  const alerts = new Set();
  const isAlert = style => style === 'alert' || style === 'actionSheet';
  for (const part of paths.keys()) if (isAlert(part.style)) alerts.add(part.present);
  for (const name of data.order.links) if (isAlert(element('deepLink', name)?.style)) alerts.add(element('deepLink', name).opens);

  function alternatives(owner, name) {
    return own(all, `transition:${owner}.${name}`)?.alternatives ?? [];
  }
  const around = name => screen(name)?.around ?? [];
  const used = element => asList(element?.uses);

  // The events of a screen as { owner, name, from }: its own, those of its groups, of the flows around it, of the app.
  const known = new Map();
  function eventsOf(name) {
    if (known.has(name)) return known.get(name);
    const result = [], names = new Set();
    function add(owner, from) {
      for (const event of byOwner.get(owner) ?? []) {
        if (names.has(event)) continue;
        names.add(event);
        result.push({ owner, name: event, from });
      }
    }
    add(name, 'screen');
    for (const group of used(screen(name))) add(group, 'screen');
    for (const flowName of (alerts.has(name) || isOfSystem(name)) ? [] : around(name)) {
      add(flowName, 'flow');
      for (const group of used(flow(flowName))) add(group, 'flow');
    }
    add('app', 'app');
    known.set(name, result);
    return result;
  }
  function requirements(name) {
    return [...screen(name)?.requires ?? [], ...around(name).flatMap(it => flow(it)?.requires ?? [])];
  }

  const holds = (literal, c) => literal.startsWith('not ') ? !c.conditions[literal.slice(4)] : Boolean(c.conditions[literal]);
  const allHold = (literals, c) => (literals ?? []).every(it => holds(it, c));
  const top = c => c.layers[c.layers.length - 1];
  const region = c => top(c).regions[top(c).active];
  const frame = c => region(c).frames[region(c).frames.length - 1];
  const current = c => frame(c).screen;
  const last = it => it.frames[it.frames.length - 1].screen;
  const visible = c => top(c).container === 'split' ? top(c).regions.map(last) : [current(c)];
  const children = it => (it.tabs ?? it.columns).filter(child => typeof child === 'string');

  function startOf(name, c) {
    const start = flow(name).start;
    if (!Array.isArray(start)) return start;
    return start.find(it => allHold(it.when, c)).screen;
  }
  function regionOf(child, c) {
    const it = flow(child);
    return { child, stack: it?.container === 'stack', frames: [{ screen: it ? startOf(child, c) : child }] };
  }
  function layerOf(made, opener, how, c) {
    const layer = { made, opener, active: 0, swipes: how.swipes ?? false, menu: how.menu ?? false, locked: how.locked ?? null };
    const it = flow(made);
    if (it && (it.tabs || it.columns)) {
      layer.container = it.tabs ? 'tabs' : 'split';
      layer.regions = children(it).map(child => regionOf(child, c));
      if (it.columns) layer.active = layer.regions.length - 1;
    } else {
      layer.container = it ? it.container : how.inStack ? 'stack' : 'single';
      layer.regions = [regionOf(made, c)];
      layer.regions[0].stack = layer.container === 'stack';
    }
    return layer;
  }
  const swiped = ['sheet', 'formSheet', 'pageSheet', 'popover'];
  function shownBy(it) {
    const locked = Array.isArray(it.locked) ? it.locked : null;
    return {
      inStack: it.in === 'stack', locked, style: it.style ?? 'sheet',
      swipes: swiped.includes(it.style ?? 'sheet') && it.locked !== true, menu: !isAlert(it.style) && it.locked !== true,
    };
  }

  // The running step: the configuration, and what it has drawn.
  let drawn = [];
  function fault(rule) { throw new Fault(rule); }

  function assign(name, value, c) {
    c.conditions[name] = value;
    if (value) for (const other of element('condition', name)?.siblings ?? []) if (c.conditions[other]) assign(other, false, c);
    for (const other of conditions) {
      for (const implied of asList(element('condition', other)?.implies)) {
        if (value && other === name && !c.conditions[implied]) assign(implied, true, c);
        if (!value && implied === name && c.conditions[other]) assign(other, false, c);
      }
    }
  }
  function openWindow(alternative, c) {
    c.layers = [];
    c.layers.push(layerOf(alternative.root, alternative, {}, c));
  }
  function carryOut(alternative, c) {
    for (let part = alternative; part; part = part.then) {
      drawn.push(paths.get(part));
      for (const [name, value] of Object.entries(part.sets ?? {})) assign(name, value, c);
      act(part, c);
      if (part.send) send(part.send, c);
    }
  }
  function send(message, c) {
    if (own(screen(current(c))?.receives, message) === undefined) fault('send-unknown');
  }
  function handle(outcome, opener, c) {
    const handler = own(opener?.returns, outcome);
    if (typeof handler === 'string') send(handler, c);
    else if (Array.isArray(handler)) {
      const taken = handler.find(it => allHold(it.when, c));
      if (taken) carryOut(taken, c);
    }
  }
  const handles = (outcome, opener) => own(opener?.returns, outcome) !== undefined;

  function act(it, c) {
    const frames = region(c)?.frames;
    if (it.push !== undefined) {
      const pushed = flow(it.push);
      const below = it.reuse ? frames.slice(0, -1).map(f => f.screen).lastIndexOf(it.push) : -1;
      if (below >= 0) return void frames.splice(below + 1);
      if (pushed && pushed.container !== 'stack') fault('push-of-container');
      if (!region(c).stack) fault('push-outside-stack');
      frames.push(pushed ? { screen: startOf(it.push, c), opener: it, start: it.push } : { screen: it.push, opener: it });
    } else if (it.present !== undefined) {
      const how = shownBy(it), layer = layerOf(it.present, it, how, c);
      layer.style = how.style;
      c.layers.push(layer);
    } else if (it.replace !== undefined) {
      if (isHosted && current(c) === 'host') fault('pop-at-bottom');
      frames[frames.length - 1] = { ...frames[frames.length - 1], screen: it.replace };
    } else if (it.root === 'entry') {
      const chosen = entries.find(entry => allHold(entry.when, c));
      carryOut(chosen, c);
    } else if (it.root !== undefined) openWindow(it, c);
    else if (it.select !== undefined) select(it.select, c);
    else if (it.show !== undefined) {
      select(it.in, c);
      region(c).frames = [{ screen: it.show }];
    } else if (it.pop === 'back') {
      if (frames.length === 1) fault('pop-at-bottom');
      frames.pop();
    } else if (it.pop === 'root') frames.splice(1);
    else if (it.pop !== undefined) {
      const below = frames.slice(0, -1).map(f => f.screen).lastIndexOf(it.pop);
      if (below < 0) fault('pop-to-absent');
      frames.splice(below + 1);
    } else if (it.dismiss === 'top') {
      // An app may have presented what the host of a module has pushed.
      if (c.layers.length === 1 && isAlone && c.layers[0].made === 'host' && frames.length > 1) return void frames.splice(1);
      if (c.layers.length === 1) fault('dismiss-nothing');
      c.layers.pop();
    } else if (it.dismiss === 'all') c.layers.splice(1);
    else if (it.finish !== undefined) {
      const owner = owners.get(it);
      if (own(screen(owner)?.outcomes, it.finish) !== undefined) {
        if (current(c) !== owner) fault('finish-without-opener');
        raise(it.finish, c);
      } else finish(it.finish, finished(owner, it.finish), c);
    }
  }
  function finished(owner, outcome) {
    const flows = flow(owner) ? flow(owner).around ?? [owner] : around(owner);
    return flows.find(name => own(flow(name)?.outcomes, outcome) !== undefined);
  }
  function select(child, c) {
    for (let i = c.layers.length - 1; i >= 0; i -= 1) {
      const layer = c.layers[i];
      if (layer.container !== 'tabs' && layer.container !== 'split') continue;
      const index = layer.regions.findIndex(it => it.child === child);
      if (index < 0) continue;
      c.layers.splice(i + 1);
      layer.active = index;
      return;
    }
    fault('select-absent');
  }
  function raise(outcome, c) {
    const frames = region(c).frames, layer = top(c);
    if (frames.length > 1) {
      const gone = frames.pop();
      if (gone.start === undefined) handle(outcome, gone.opener, c);
      return;
    }
    if (layer.container === 'tabs' || layer.container === 'split') fault('finish-without-opener');
    const opener = flow(layer.made) ? undefined : layer.opener;
    if (c.layers.length > 1) {
      c.layers.pop();
      handle(outcome, opener, c);
    } else inWindow(layer, outcome, opener, c);
  }
  function inWindow(layer, outcome, opener, c) {
    if (layer.handling || !handles(outcome, opener)) fault('finish-without-opener');
    layer.handling = true;
    handle(outcome, opener, c);
    c.layers[0].handling = false;
  }
  function finish(outcome, name, c) {
    for (let i = c.layers.length - 1; i >= 0; i -= 1) {
      const layer = c.layers[i], frames = layer.regions[layer.active].frames;
      const at = frames.findLastIndex(it => it.start === name);
      if (at >= 0) {
        c.layers.splice(i + 1);
        const [gone] = frames.splice(at);
        handle(outcome, gone.opener, c);
        return;
      }
      if (layer.made !== name || layer.handling) continue;
      if (i > 0) {
        c.layers.splice(i);
        handle(outcome, layer.opener, c);
      } else inWindow(layer, outcome, layer.opener, c);
      return;
    }
    fault('finish-without-opener');
  }

  // Steps: { step, next } or { step, fault }, and what arrows draw it.
  const taken = (event, c) => alternatives(event.owner, event.name).find(it => allHold(it.when, c));
  function attempt(c, body) {
    const next = fresh(c);
    drawn = [];
    try {
      body(next);
      return { next, drawn };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { fault: error.message, drawn: [] };
    }
  }
  // A copy in which what opened frames and layers stays the very alternative.
  function fresh(c) {
    return {
      ...c, conditions: { ...c.conditions },
      layers: c.layers.map(layer => ({
        ...layer, regions: layer.regions.map(it => ({ ...it, frames: [...it.frames] })),
      })),
    };
  }
  function fire(event, c) {
    const it = taken(event, c);
    return it && attempt(c, next => carryOut(it, next));
  }
  function closed(opener, c) {
    handle('closed', opener, c);
  }
  const canSwipe = c => c.layers.length > 1 && (region(c).frames.length === 1 && isOfSystem(current(c))
    || (c.platform === 'tvos' ? top(c).menu && region(c).frames.length === 1 : top(c).swipes) && !(top(c).locked?.length && allHold(top(c).locked, c)));
  const letsBack = (name, c) => !Array.isArray(screen(name)?.back) || allHold(screen(name).back, c);
  const canGoBack = c => region(c).frames.length > 1 && screen(current(c))?.back !== false && letsBack(current(c), c);

  function buttons(c) {
    const made = top(c).made;
    return (flow(made)?.tabs ?? []).filter(it => typeof it !== 'string').map(it => {
      const owner = [made, ...used(flow(made))].find(name => byOwner.get(name)?.includes(it.event)) ?? made;
      return { owner, name: it.event, from: 'button' };
    });
  }
  function eventsNow(c) {
    const events = eventsOf(current(c));
    const more = buttons(c).filter(it => !events.some(e => e.owner === it.owner && e.name === it.name));
    return [...events, ...more];
  }
  // What the host of a module opens while it is current, where what is then visible has what it requires.
  const opened = !isAlone ? [] : Object.entries(all).filter(([subject, it]) => /^(flow|screen):[^.]+$/.test(subject) && it.public)
    .map(([subject, it]) => ({ name: subject.replace(/^\w+:/, ''), isScreen: subject.startsWith('screen:'), it }));
  function openings(c) {
    const result = {};
    if (current(c) !== 'host') return result;
    for (const { name, isScreen, it } of opened) {
      const isPushed = !it.style && (isScreen || it.container === 'stack');
      const inside = isScreen && !isAlert(it.style) ? 'stack' : undefined;
      const shown = { present: name, style: it.style, locked: it.locked, in: inside };
      const made = attempt(c, next => act(isPushed ? { push: name } : shown, next));
      if (made.next && visible(made.next).every(it => allHold(requirements(it), c))) result[`host:${name}`] = made;
    }
    return result;
  }
  function steps(c) {
    const result = openings(c);
    for (const event of eventsNow(c)) {
      const made = fire(event, c);
      if (made) result[`event:${event.owner}.${event.name}`] = made;
    }
    for (const outcome of Object.keys(screen(current(c))?.outcomes ?? {})) {
      result[`outcome:${current(c)}.${outcome}`] = attempt(c, next => raise(outcome, next));
    }
    if (canGoBack(c)) result.back = attempt(c, next => closed(region(next).frames.pop().opener, next));
    if (canSwipe(c)) result.swipe = attempt(c, next => closed(next.layers.pop().opener, next));
    const resets = c.platform === 'ios' || c.platform === 'visionos';
    if (top(c).container === 'tabs' || top(c).container === 'split') {
      top(c).regions.forEach((it, index) => {
        if (index !== top(c).active || top(c).container === 'split' || resets) result[`tab:${it.child}`] = choose(index, c);
      });
    }
    for (const name of conditions) {
      if (element('condition', name)?.changes !== true) continue;
      if (element('condition', name).siblings && c.conditions[name]) continue;
      result[`change:${name}`] = attempt(c, next => assign(name, !next.conditions[name], next));
    }
    return result;
  }
  function choose(index, c) {
    return attempt(c, next => {
      const layer = top(next);
      const above = layer.regions[index].frames.slice(1);
      if (layer.active === index && layer.container === 'tabs' && above.every(it => letsBack(it.screen, next))) {
        layer.regions[index].frames.splice(1);
      }
      layer.active = index;
      drawn.push(`tab:${layer.regions[index].child}`);
    });
  }

  // Links.
  function mayBeSeen(link, c) {
    return allHold(link.requires, c) && (link.pending === 'never' || visible(c).every(name => allHold(requirements(name), c)));
  }
  function stepOfWay(step, c) {
    const tab = top(c).regions.findIndex(it => it.child === step);
    if (tab >= 0 && (top(c).container === 'tabs' || top(c).container === 'split')) return choose(tab, c);
    const event = eventsNow(c).find(it => `${it.owner}.${it.name}` === step);
    return event ? { ...fire(event, c), alternative: taken(event, c) } : {};
  }
  function walk(link, start) {
    let c = start;
    const alternatives = [], draws = [];
    for (const step of link.way.path) {
      const made = stepOfWay(step, c);
      if (!made.next || !mayBeSeen(link, made.next)) return null;
      alternatives.push(made.alternative);
      draws.push(...made.drawn);
      c = made.next;
    }
    return { c, alternatives, draws };
  }
  const rootOf = (link, c, opener) => {
    const next = { ...c, conditions: { ...c.conditions }, layers: [] };
    next.layers.push(layerOf(link.way.root, opener, {}, next));
    return next;
  };
  function arrives(link, walked) {
    if (screen(link.opens)) return current(walked.c) === link.opens;
    const starts = asList(flow(link.opens)?.start).map(it => it.screen ?? it);
    return !link.send || !starts.length || starts.includes(current(walked.c));
  }
  // The alternatives that the way takes: of all valuations those first in the file.
  const ways = new Map();
  function wayOf(name, link) {
    if (ways.has(name)) return ways.get(name);
    const asked = new Set(link.way.requires.map(it => it.replace(/^not /, '')));
    for (const step of link.way.path) {
      const dot = step.lastIndexOf('.');
      for (const it of alternatives(step.slice(0, dot), step.slice(dot + 1))) {
        for (const literal of it.when ?? []) asked.add(literal.replace(/^not /, ''));
      }
    }
    for (const it of paths.keys()) if (it.screen) for (const literal of it.when ?? []) asked.add(literal.replace(/^not /, ''));
    const free = [...asked].filter(it => conditions.includes(it)).slice(0, 10);
    let best = null, rank = '';
    for (let bits = 0; bits < 2 ** free.length; bits += 1) {
      const c = { platform: platforms[0], conditions: Object.fromEntries(conditions.map(it => [it, false])), layers: [] };
      free.forEach((it, i) => { if (bits >> i & 1) assign(it, true, c); });
      if (!allHold(link.way.requires, c)) continue;
      const start = rootOf(link, c);
      const walked = mayBeSeen(link, start) && walk(link, start);
      if (!walked || !arrives(link, walked)) continue;
      const key = walked.alternatives.map(it => paths.get(it) ?? '').join(' ');
      if (!best || key < rank) [best, rank] = [walked.alternatives, key];
    }
    ways.set(name, best);
    return best;
  }
  function follow(name, c) {
    const link = element('deepLink', name);
    if (!link) return null;
    if (link.by === 'present' || link.by === 'push') {
      const next = fresh(c);
      next.layers.splice(1);
      if (link.by === 'push') {
        if (!region(next).stack) return null;
        const pushed = flow(link.opens), frames = region(next).frames;
        const known = link.reuse ? frames.map(f => f.screen).lastIndexOf(link.opens) : -1;
        if (known >= 0) frames.splice(known + 1);
        else frames.push(pushed ? { screen: startOf(link.opens, c), start: link.opens } : { screen: link.opens });
      } else {
        const how = shownBy(link), layer = layerOf(link.opens, undefined, how, next);
        layer.style = how.style;
        next.layers.push(layer);
      }
      return mayBeSeen(link, next) ? { next, drawn: [`link:${name}`] } : null;
    }
    if (!link.way || c.layers[0].made !== link.way.root) return null;
    const start = rootOf(link, c, c.layers[0].opener);
    if (!mayBeSeen(link, start)) return null;
    const walked = walk(link, start), way = wayOf(name, link);
    if (!walked || !arrives(link, walked)) return null;
    if (way && walked.alternatives.some((it, i) => it !== way[i])) return null;
    return { next: walked.c, drawn: [`link:${name}`, ...walked.draws] };
  }
  // Why a link cannot be followed: the root that it waits for, or the literals.
  function waitsFor(name, c) {
    const link = element('deepLink', name);
    if (link.way && c.layers[0].made !== link.way.root) return [link.way.root];
    const wanted = link.way ? link.way.requires : [...link.requires ?? [], ...link.pending === 'never' ? [] : requirements(link.opens)];
    return [...new Set(wanted)].filter(it => !holds(it, c));
  }

  // Launch.
  function launch(names) {
    const platform = names.find(it => it.startsWith('platform:'))?.slice(9) ?? platforms[0];
    const c = { platform, conditions: Object.fromEntries(conditions.map(it => [it, false])), layers: [] };
    for (const name of conditions) {
      const it = element('condition', name);
      // Of a module an app may set what nothing in it sets.
      const itself = data.open?.includes(name) ? undefined : it?.initially;
      const initially = it?.platform ? asList(it.platform).includes(platform) : itself;
      if (initially === true || names.includes(name) && initially !== false) assign(name, true, c);
    }
    if (isHosted) {
      c.layers.push({
        made: 'host', container: 'stack', active: 0, swipes: false, regions: [{ child: 'host', stack: true, frames: [{ screen: 'host' }] }],
      });
      return { next: c, drawn: [] };
    }
    const entry = entries.find(it => allHold(it.when, c));
    const plain = fresh(c);
    openWindow(entry, plain);
    const made = attempt(c, next => {
      drawn.push(paths.get(entry));
      for (const [name, value] of Object.entries(entry.sets ?? {})) assign(name, value, next);
      openWindow(entry, next);
      if (entry.send) send(entry.send, next);
      if (entry.then) carryOut(entry.then, next);
    });
    const drawing = made.drawn.length ? made.drawn : [paths.get(entry)];
    return { next: made.next ?? plain, fault: made.fault, drawn: ['launch', ...drawing] };
  }

  // What one step makes of a configuration; undefined where it cannot be done.
  function step(name, c) {
    const plain = name.replace(/#\d+$/, '');
    if (plain.startsWith('link:')) return follow(plain.slice(5), c) ?? undefined;
    const button = eventsNow(c).find(it => `event:${it.owner}.${it.name}` === plain);
    return button ? fire(button, c) : own(steps(c), plain);
  }
  function offers(c) {
    const result = steps(c);
    for (const name of data.order.links) {
      const made = follow(name, c);
      if (made) result[`link:${name}`] = made;
    }
    return result;
  }
  // A run: names at launch and steps, to its `at`-th step. `stopped`: a step that cannot be done.
  function run(names, list, at = list.length) {
    const made = [{ step: 'launch', ...launch(names) }];
    let stopped = null;
    for (const name of list) {
      const c = made[made.length - 1].next;
      const it = step(name, c);
      if (!it) {
        stopped = name;
        break;
      }
      made.push({ step: name.replace(/#\d+$/, ''), ...it, next: it.next ?? c });
    }
    return { made, stopped, at: Math.max(0, Math.min(at, made.length - 1)) };
  }
  const config = c => [
    c.layers.map(it => [it.container, it.active, it.regions.map(r => r.frames.map(f => f.screen))]), { ...c.conditions },
  ];
  function after(play) {
    const [names, ...list] = parsePlay(play);
    const { made } = run(names, list);
    const c = made[made.length - 1].next;
    const all = Object.entries(offers(c)).map(([name, it]) => [name, it.next ? config(it.next) : it.fault]);
    return { shown: config(c), offers: Object.fromEntries(all) };
  }
  return {
    isApp, isHosted, after, run, launch, steps, openings, offers, step, follow, waitsFor, current, visible, top, region, eventsOf, eventsNow, buttons,
    alternatives, platforms, taken, holds, allHold, requirements, canSwipe, canGoBack, startOf, paths, owners, alerts, byOwner, asList, children,
  };
}

// The names that hold at launch, then the steps.
function parsePlay(play) {
  const [names, ...list] = String(play ?? '').split(';');
  return [names.split(',').filter(Boolean), ...list.filter(Boolean)];
}
