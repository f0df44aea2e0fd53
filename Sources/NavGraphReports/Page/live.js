// Keeps the page of a preview up to date: a file beside it names the newest page, or in an editor messages do.

(() => {
'use strict';
const { stamp } = document.documentElement.dataset;
const editor = typeof acquireVsCodeApi === 'function' ? acquireVsCodeApi() : null;
const bar = Object.assign(document.createElement('pre'), { id: 'live', hidden: true });
bar.setAttribute('role', 'status');
document.body.append(bar);

const isPlaying = () => /(^#|&)play=/.test(location.hash);
function show(problem) {
  bar.hidden = !problem;
  bar.textContent = problem ?? '';
}
function follow(fragment) {
  if (fragment && !isPlaying()) location.hash = fragment;
}
// Plays the run of a finding about an element, else the run to the screen, or to the screen that has the event.
function play(subject) {
  const { runs = {}, findings = [] } = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
  const finding = findings.find(it => it.run && it.subject === subject);
  const owner = `screen:${subject.replace(/^\w+:/, '').replace(/\.\w+$/, '')}`;
  const key = finding ? `${finding.rule}@${finding.subject}` : [subject, owner].find(it => Object.hasOwn(runs, it));
  location.hash = key ? `run=${encodeURIComponent(key)}&play=@` : `e=${encodeURIComponent(subject)}`;
}

if (editor) {
  addEventListener('message', ({ data }) => {
    if (data.problem !== undefined) show(data.problem);
    if (data.fragment) location.hash = data.fragment;
    if (data.at) follow(data.at);
    if (data.play) play(data.play);
  });
  document.addEventListener('click', event => {
    const place = event.target.closest?.('.place');
    if (!place) return;
    event.preventDefault();
    const at = place.textContent.lastIndexOf(':');
    editor.postMessage({ open: place.textContent.slice(0, at), line: Number(place.textContent.slice(at + 1)) });
  });
  let told = '';
  setInterval(() => {
    if (told === location.hash) return;
    told = location.hash;
    editor.postMessage({ fragment: told.slice(1) });
  }, 250);
  editor.postMessage({ ready: stamp });
  return;
}

// Where the page was taken is remembered, so that a reload does not lead there again.
let taken = null;
try {
  taken = sessionStorage.getItem('navgraph-at');
} catch {
  // The browser keeps nothing for files.
}
window.navgraphLive = state => {
  if (state.stamp !== stamp) {
    location.reload();
    return;
  }
  show(state.problem);
  const at = state.at && `${stamp} ${state.at}`;
  if (!at || at === taken) return;
  taken = at;
  try {
    sessionStorage.setItem('navgraph-at', at);
  } catch {
    // See above.
  }
  follow(state.at);
};
const source = `${location.href.replace(/[?#].*$/, '').replace(/\.html$/, '')}.live.js`;
setInterval(() => {
  if (document.hidden) return;
  const script = document.createElement('script');
  script.src = `${source}?${Date.now()}`;
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}, 250);
})();
