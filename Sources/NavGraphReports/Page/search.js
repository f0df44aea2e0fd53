// Search: each element by its texts, ranked by how a text matches, then by its kind of text.

const searchKinds = ['screen', 'flow', 'deepLink', 'condition', 'check', 'transition', 'group'];
const searchWords = { deepLink: 'link', transition: 'event' };
const kindWord = subject => searchWords[kindOf(subject)] ?? kindOf(subject);
const searchable = [];
for (const subject of [
  ...screensInOrder, ...flowsInOrder, ...linksInOrder, ...data.conditions.map(it => `condition:${it}`), ...checks, ...groups,
  ...bySubject('transition'),
]) {
  const it = element(subject), isEvent = subject.startsWith('transition:');
  // Titles, names, types, scenes, events, outcomes, teams, URLs, rules.
  const texts = isEvent ? [[4, titleOf(subject)]] : [[0, titleOf(subject)], [1, nameOf(subject)]];
  const add = (rank, list) => { for (const text of list) texts.push([rank, text]); };
  if (subject.startsWith('check:')) add(1, [checkText(subject)]);
  if (isScreen(subject)) [add(2, typesOf(subject)), add(3, scenesOf(subject))];
  add(5, Object.keys(it.outcomes ?? {}));
  add(6, teamsOf(subject));
  if (subject.startsWith('deepLink:')) add(7, entriesOf(subject));
  add(8, [...new Set([...findingsOf(subject), ...notesOf(subject)].map(finding => finding.rule))]);
  searchable.push({ subject, kind: searchKinds.indexOf(kindOf(subject)), texts: texts.map(([of, text]) => [of, text, text.toLowerCase()]) });
}
function search(query, kinds = searchKinds) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const whole = wanted.join(' ');
  const begins = wanted.map(word => new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'));
  const hits = [];
  for (const entry of searchable) {
    if (!kinds.includes(searchKinds[entry.kind])) continue;
    let best = null;
    entry.texts.forEach(([of, shown, text]) => {
      if (!wanted.every(word => text.includes(word))) return;
      let rank = 3;
      if (text === whole) rank = 0;
      else if (text.startsWith(whole)) rank = 1;
      else if (begins.every(it => it.test(text))) rank = 2;
      const key = rank * 100 + of * 10 + entry.kind;
      if (!best || key < best.key) best = { key, text: shown, isRule: of === 8, isTitle: shown === titleOf(entry.subject) };
    });
    if (best) hits.push({ ...best, subject: entry.subject });
  }
  return hits.sort((a, b) => a.key - b.key).slice(0, 12);
}
