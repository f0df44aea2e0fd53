// The start page: what is wrong, and what there is.

function actionsOf(finding) {
  if (!finding.run) return null;
  return h('div.actions', {},
    machine.isApp && h('button', { click: () => playFinding(finding) }, 'Play'),
    h('button', { click: () => showRun(keyOf(finding)) }, 'Show'));
}
function findingRow(finding, isShort, sign) {
  return h('li.finding', severityBadge(finding.severity),
    h('div.text', h('p', sign && signMark(sign), message(finding.message)),
      h('p.sub', h('code', finding.rule), !isShort && linkTo(finding.owner), place(finding.place)),
      !isShort && finding.run && runLine(finding.run)),
    actionsOf(finding));
}
function section(id, title, ...children) {
  return h('section', { 'aria-labelledby': `${id}-title` }, h('h2', { id: `${id}-title` }, title), ...children);
}
// Findings by cause: what follows from another is a closed line below it.
function findingList(all, isShort) {
  const rows = finding => {
    const others = all.filter(it => causeIn(all, it) === finding);
    const row = findingRow(finding, isShort);
    const summary = [severityBadge(others[0]?.severity), ` ${count(others.length, 'finding')} that ${others.length === 1 ? 'follows' : 'follow'} from it`];
    if (others.length) row.querySelector('.text').append(details(summary, h('ul.list', others.map(rows))));
    return row;
  };
  return h('ul.list', all.filter(it => !causeIn(all, it)).map(rows));
}
// Notes by rule, closed; `rule`: the one that is open.
function notesDetails(all, isShort, rule) {
  if (!all.length) return null;
  const byRule = new Map();
  for (const it of all) byRule.set(it.rule, [...byRule.get(it.rule) ?? [], it]);
  const rules = [...byRule].sort((a, b) => b[1].length - a[1].length);
  const made = details(`${count(all.length, 'note')}: ${rules.map(([name, list]) => `${list.length} ${name}`).join(', ')}`, rules.map(([name, list]) => {
    const inner = details(`${list.length} ${name}`);
    const fill = () => { if (inner.open && inner.childElementCount === 1) inner.append(h('ul.list', list.map(it => findingRow(it, isShort)))); };
    inner.addEventListener('toggle', fill);
    inner.open = name === rule || rules.length === 1;
    fill();
    return inner;
  }));
  made.open = Boolean(rule) && byRule.has(rule);
  return made;
}
function findingsSection() {
  if (!findings.length && !notes.length) return null;
  const roots = findings.filter(it => !causeIn(findings, it)), first = roots.slice(0, 8);
  const isBelow = (it, top) => it === top || Boolean(causeIn(findings, it)) && isBelow(causeIn(findings, it), top);
  const more = roots.slice(8), under = tops => findings.filter(it => tops.some(top => isBelow(it, top)));
  return section('findings', 'Findings', first.length > 0 && findingList(under(first)),
    more.length > 0 && details(`${under(more).length} more`, findingList(under(more))), notesDetails(notes));
}
function chips(all) {
  return h('p.chips', all.slice(0, 6).map(it => h('button.chip', { e: it }, badgeOf(it), titleOf(it))),
    all.length > 6 && h('span.more', `+${all.length - 6}`));
}
function card(subject, facts, opened, screens) {
  const drawings = screens.filter(it => hasThumbnail(it) && !machine.alerts.has(nameOf(it)));
  const severity = worst.get(subject);
  const head = subject ? h('button.title', { e: subject }, titleOf(subject))
    : h('button.title', { click: () => go({ p: pictures.has('-') ? '-' : 'map' }) }, 'In no flow');
  return h(`li.card${severity ? `.${severity}` : ''}`, { e: subject },
    h('h3', signOf(subject), head, subject && badgeOf(subject)),
    h('p.sub', [...facts, ...subject ? teamsOf(subject) : []].filter(Boolean).join(' · ')),
    opened.length > 0 && h('p.sub', `← ${opened.slice(0, 2).join(', ')}${opened.length > 2 ? ` +${opened.length - 2}` : ''}`),
    drawings.length > 1 && h('div.thumbs', drawings.slice(0, 4).map(it => thumbnail(it, 'small'))),
    chips(screens));
}
function flowCard(flow) {
  const it = element(flow), inner = it.tabs || it.columns ? childrenOf(flow) : screensOf(flow);
  const unit = it.tabs ? 'tab' : it.columns ? 'column' : 'screen';
  const requires = it.requires ? `requires ${it.requires.join(', ')}` : '';
  return card(flow, [count(inner.length, unit), it.columns ? '' : containerOf(flow), requires], flowOpeners(flow), inner);
}
function linkRow(link) {
  const entries = entriesOf(link), waits = waitsText(link);
  return h('tr', {},
    h('td', signOf(link), linkTo(link), badgeOf(link)),
    h('td', entries.slice(0, 3).map(it => h('div', h('code', it))), entries.length > 3 && h('div.sub', `and ${entries.length - 3} more`)),
    h('td', wayText(link)),
    h('td', waits.length > 0 && h('div', `${element(link).pending === 'drop' ? 'dropped unless' : 'waits for'} ${waits.join(', ')}`),
      element(link).pending !== 'drop' && h('div.sub', keptText(link))),
    h('td', machine.isApp && runTo(link) && h('button', { click: () => playRun(runTo(link)) }, 'Play')));
}
function table(heads, rows) {
  return h('div.table', h('table', h('thead', h('tr', heads.map(it => h('th', { scope: 'col' }, it)))), h('tbody', rows)));
}
function verdictMark(check) {
  const verdict = checkVerdict(check);
  if (verdict === 'holds') return h('span.mark.ok', { role: 'img', 'aria-label': 'holds' }, '✓');
  return verdict === 'not judged' ? h('span.sub', 'not judged') : severityBadge(verdict.severity);
}
function conditionFacts(name) {
  const it = element(`condition:${name}`);
  const only = data.judged ? screensInOrder.filter(s => isShownWhile(s, name) && !isShownWhile(s, `not ${name}`)).length : 0;
  const initially = it.platform ? `on ${asList(it.platform).join(', ')}` : it.initially === 'unknown' ? 'true or false at launch' : `${it.initially} at launch`;
  return [initially, it.implies && `implies ${it.implies.join(', ')}`, it.changes && 'changes',
    only > 0 && `${count(only, 'screen')} shown only while true`].filter(Boolean).join(' · ');
}
// A condition, or an enumeration with all its names, in a row.
function conditionRow(name) {
  const names = [name, ...element(`condition:${name}`).siblings ?? []], prefix = name.slice(0, name.lastIndexOf('.') + 1);
  if (names.length === 1) return h('li', signOf(`condition:${name}`), linkTo(`condition:${name}`), h('span.sub', conditionFacts(name)));
  const all = data.conditions.filter(it => names.includes(it)), owner = bySubject('condition').find(it => element(it).names?.includes(name));
  return all[0] === name && h('li', signOf(owner), h('b', nameOf(owner).replace(prefix, '')), all.map((it, i) => [i ? '∣' : '', linkTo(`condition:${it}`)]));
}
function counted(severity) {
  return findings.filter(it => it.severity === severity).length;
}
function verdictPills() {
  const [errors, warnings] = [counted('error'), counted('warning')];
  if (!errors && !warnings && !data.draft) return h('span.pill.ok', '✓ no errors, no warnings');
  return [data.draft && h('span.pill.warning', `draft: ${data.draft}`), errors > 0 && h('span.pill.error', `✗ ${count(errors, 'error')}`),
    warnings > 0 && h('span.pill.warning', `! ${count(warnings, 'warning')}`)];
}
function buildStart() {
  const counts = [count(screensInOrder.length, 'screen'), count(flowsInOrder.length, 'flow'), count(linksInOrder.length, 'link'),
    count(data.conditions.length, 'condition'), count(checks.length, 'check')];
  $('start').replaceChildren(
    h('div.page', {},
      h('div.head', h('h1', data.graph), verdictPills()),
      h('p.counts', counts.join(' · ')),
      side === 'both' ? changesSection() : findingsSection(),
      section('flows', 'Flows', h('ul.cards', flowsInOrder.map(flowCard),
        loose.length > 0 && card(null, [count(loose.length, 'screen')], [], loose))),
      linksInOrder.length > 0 && section('links', 'Links', table(['Link', 'Triggers', 'Path', 'Waits for', 'Run'], linksInOrder.map(linkRow))),
      checks.length > 0 && section('checks', 'Checks', h('ul.list.plain', checks.map(it => h('li', signOf(it), verdictMark(it),
        h('button.link', { e: it }, checkText(it)))))),
      data.conditions.length > 0 && section('conditions', 'Conditions', h('ul.list.plain', data.conditions.map(conditionRow)))));
}
