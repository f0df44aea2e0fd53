// One graph; or two, of which each is shown as a separate page, and both as one.

const all = JSON.parse(document.getElementById('data').textContent);
const sides = all.sides ? ['old', 'both', 'new'].filter(it => it === 'both' || all.sides[it]) : [];
const sideOf = value => sides.includes(value) ? value : 'both';
let listening = null;

// Of both the new graph, with what the old one alone has; what can be played is the new one.
function merged() {
  const { old, new: now } = all.sides;
  if (!old || !now) return now ?? old;
  const gone = Object.entries(all.changes.signs).filter(([subject, sign]) => sign === '−' && own(old.elements, subject)).map(it => it[0]);
  const more = (names, kind) => names.filter(it => gone.includes(`${kind}:${it}`));
  return {
    ...now, elements: { ...Object.fromEntries(gone.map(it => [it, old.elements[it]])), ...now.elements },
    order: {
      flows: [...now.order.flows, ...more(old.order.flows, 'flow')], screens: [...now.order.screens, ...more(old.order.screens, 'screen')],
      links: [...now.order.links, ...more(old.order.links, 'deepLink')],
    },
  };
}
// Makes the page anew for what the fragment says.
function openPage() {
  listening?.abort();
  listening = new AbortController();
  const { signal } = listening;
  const listen = (target, type, act) => target.addEventListener(type, act, { signal });
  if (!all.sides) return showPage(all, all, null, '', listen);
  const part = location.hash.replace(/^#/, '').split('&').find(it => it.startsWith('side='));
  const side = sideOf(part?.slice(5)), { old, new: now } = all.sides;
  if (side === 'both') showPage(merged(), now ?? old, all.changes, side, listen);
  else showPage(all.sides[side], all.sides[side], all.changes, side, listen);
}
const reopen = openPage;
openPage();
