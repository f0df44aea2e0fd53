// The tree of flows and screens: one stop of the tab key, moved in by arrows.

function buildSide() {
  const entry = (subject, owned) => h('div.entry', {
    e: subject, role: 'treeitem', tabIndex: -1, 'aria-selected': 'false', 'aria-expanded': owned ? String(!treeClosed) : null, 'aria-owns': owned,
  }, signOf(subject), h('span.title', titleOf(subject)), badgeOf(subject));
  const branch = flow => {
    const inner = screensOf(flow), id = `in-${nameOf(flow)}`;
    if (!inner.length) return h('li', { role: 'none' }, entry(flow));
    const twist = h('span.twist', { 'aria-hidden': 'true', click: () => openBranch(item, item.getAttribute('aria-expanded') !== 'true') });
    const item = entry(flow, id);
    return h('li', { role: 'none' }, h('div.branch', twist, item),
      h('ul', { id, role: 'group', hidden: treeClosed }, inner.map(it => h('li', { role: 'none' }, entry(it)))));
  };
  const part = (title, list) => list.length > 0 && [h('li.sidetitle', { role: 'none' }, title), list];
  $('side').replaceChildren(h('ul', { role: 'tree', 'aria-label': 'Flows and screens' }, part('Flows', flowsInOrder.map(branch)),
    part(flowsInOrder.length ? 'In no flow' : 'Screens', loose.map(it => h('li', { role: 'none' }, entry(it))))));
  $('side').onkeydown = treeKey;
  treeItems()[0]?.setAttribute('tabindex', '0');
}
const treeItems = () => [...$('side').querySelectorAll('.entry')].filter(it => !it.closest('ul[hidden]'));
function openBranch(item, isOpen) {
  item.setAttribute('aria-expanded', String(isOpen));
  $(item.getAttribute('aria-owns')).hidden = !isOpen;
}
function focusItem(item) {
  if (!item) return;
  $('side').querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  item.setAttribute('tabindex', '0');
  item.focus();
}
function treeKey(event) {
  const item = event.target.closest('.entry'), list = treeItems(), at = list.indexOf(item);
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return;
  const owned = item.getAttribute('aria-owns'), isOpen = item.getAttribute('aria-expanded') === 'true';
  const parent = () => item.closest('[role=group]')?.parentNode.querySelector('.entry');
  const moves = {
    ArrowDown: () => focusItem(list[at + 1]), ArrowUp: () => focusItem(list[at - 1]), Home: () => focusItem(list[0]), End: () => focusItem(list.at(-1)),
    ArrowRight: () => { if (owned && !isOpen) openBranch(item, true); else if (owned) focusItem(list[at + 1]); },
    ArrowLeft: () => { if (owned && isOpen) openBranch(item, false); else focusItem(parent()); },
    Enter: () => choose(item.dataset.e), ' ': () => choose(item.dataset.e),
  };
  if (!moves[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  moves[event.key]();
}
function markSide() {
  for (const it of $('side').querySelectorAll('[data-e]')) {
    const isChosen = it.dataset.e === state.e;
    it.setAttribute('aria-selected', String(isChosen));
    if (isChosen) {
      const owner = it.closest('[role=group]')?.parentNode.querySelector('.entry');
      if (owner) openBranch(owner, true);
      if (before.e !== state.e) it.scrollIntoView({ block: 'nearest' });
      $('side').querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
      it.setAttribute('tabindex', '0');
    }
    it.classList.toggle('chosen', isChosen);
    it.classList.toggle('gone', Boolean(state.while) && !isShownWhile(it.dataset.e, state.while));
  }
}
