// Making elements. Texts are set as texts; nothing of a graph is ever read as markup.

const $ = id => document.getElementById(id);
const svgSpace = 'http://www.w3.org/2000/svg';

// h('button.chip', { e: SUBJECT, click, 'aria-label': … }, child, 'text', …), or without what is in braces.
function h(spec, ...children) {
  const props = children[0]?.constructor === Object ? children.shift() : {};
  const [tag, ...classes] = spec.split('.');
  const made = document.createElement(tag);
  if (classes.length) made.className = classes.join(' ');
  if (tag === 'button') made.type = 'button';
  for (const [key, value] of pairs(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'e') made.dataset.e = value;
    else if (key === 'step') made.dataset.step = value;
    else if (key === 'click') made.addEventListener('click', value);
    else if (key in made && !key.includes('-') && key !== 'role' && key !== 'title') made[key] = value;
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.flat(Infinity).filter(it => it !== null && it !== undefined && it !== false));
  return made;
}
function s(tag, attributes, ...children) {
  const made = document.createElementNS(svgSpace, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
const glyphs = { error: '✗', warning: '!' };
const severityBadge = severity => severity && h(`span.badge.${severity}`, { role: 'img', 'aria-label': severity }, glyphs[severity]);
const badgeOf = subject => severityBadge(worst.get(subject));
const linkTo = (subject, text) => h('button.link', { e: subject }, text ?? titleOf(subject));
const icon = kind => h(`span.icon${/^[a-z]/.test(kind) ? `.${kind}` : ''}`, { 'aria-hidden': 'true' }, icons[kind] ?? kind);

// A message with its quoted names as code.
function message(text) {
  return text.split(/('[^']{1,120}')/).map(part => /^'.+'$/.test(part) ? h('code', part.slice(1, -1)) : part);
}
// A place of the text, as a link where one was asked for.
function place(text) {
  const template = data.source;
  if (!template) return h('span.place', text);
  const at = text.lastIndexOf(':');
  const path = text.slice(0, at).split('/').map(encodeURIComponent).join('/');
  return h('a.place', { href: template.replaceAll('{path}', path).replaceAll('{line}', text.slice(at + 1)), rel: 'noreferrer' }, text);
}
const hasThumbnail = subject => Boolean($(`th-${nameOf(subject)}`));
const isDrawn = subject => $(`th-${nameOf(subject)}`).classList.contains('drawn');
function thumbnail(subject, kind) {
  if (!hasThumbnail(subject)) return null;
  const box = $(`th-${nameOf(subject)}`).getAttribute('viewBox');
  return s('svg', { class: `thumb ${kind}`, viewBox: box, role: 'img', 'aria-label': `Image of ${titleOf(subject)}` },
    s('use', { href: `#th-${nameOf(subject)}` }));
}
// The last steps of a run in one line.
function runLine(run, most = 5) {
  const { made } = machine.run(run[0], run[1]);
  const parts = made.map((it, i) => h('span', i ? stepText(it.step) : launchText(run[0]), ' ',
    it.fault ? h('b.fault', `✗ ${it.fault}`) : h('b', `→ ${endOf(it)}`)));
  const shown = parts.slice(-most);
  return h('p.run', parts.length > most ? '… › ' : '', shown.flatMap((it, i) => i ? [' › ', it] : [it]));
}
function details(summary, ...children) {
  return h('details', h('summary', summary), ...children);
}
async function copyText(text, button) {
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = h('textarea', { value: text });
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = before; }, 1200);
}
