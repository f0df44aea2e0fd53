// What a search finds: every element by its texts, ranked by how a text is met, then by what text it is.

const searchKinds = ['screen', 'flow', 'deepLink', 'condition', 'check', 'transition', 'group'];
const searchWords = { deepLink: 'link', check: 'law', transition: 'event' };
const kindWord = subject => searchWords[kindOf(subject)] ?? kindOf(subject);
const searchable = [];
for (const subject of [
  ...screensInOrder, ...flowsInOrder, ...linksInOrder, ...data.conditions.map(it => `condition:${it}`), ...checks, ...groups,
  ...bySubject('transition'),
]) {
  const it = element(subject), isEvent = subject.startsWith('transition:');
  // Titles, names, events, outcomes, URLs, rules.
  const texts = isEvent ? [[2, titleOf(subject)]] : [[0, titleOf(subject)], [1, nameOf(subject)]];
  if (subject.startsWith('check:')) texts.push([1, lawText(subject)]);
  for (const name of Object.keys(it.outcomes ?? {})) texts.push([3, name]);
  for (const entry of subject.startsWith('deepLink:') ? entriesOf(subject) : []) texts.push([4, entry]);
  for (const finding of findingsOf(subject)) texts.push([5, finding.rule]);
  searchable.push({ subject, kind: searchKinds.indexOf(kindOf(subject)), texts: texts.map(([of, text]) => [of, text, text.toLowerCase()]) });
}
function search(query) {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const whole = wanted.join(' ');
  const begins = wanted.map(word => new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'u'));
  const hits = [];
  for (const entry of searchable) {
    let best = null;
    entry.texts.forEach(([of, shown, text]) => {
      if (!wanted.every(word => text.includes(word))) return;
      let rank = 3;
      if (text === whole) rank = 0;
      else if (text.startsWith(whole)) rank = 1;
      else if (begins.every(it => it.test(text))) rank = 2;
      const key = rank * 100 + of * 10 + entry.kind;
      if (!best || key < best.key) best = { key, text: shown, isTitle: shown === titleOf(entry.subject) };
    });
    if (best) hits.push({ ...best, subject: entry.subject });
  }
  return hits.sort((a, b) => a.key - b.key).slice(0, 12);
}
