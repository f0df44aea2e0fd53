import NavGraphSyntax

/// The script of the page. It makes elements and sets their text; no text of a graph is ever read as markup.
let pageScript = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const stage = $('stage'), view = $('view'), panel = $('panel'), tree = $('tree'), find = $('find'), hits = $('hits');
    const byNumber = new Map(data.elements.map(e => [e.id, e]));
    let state = {p: 0}, box = {x: 0, y: 0, k: 1}, timer = 0, drag = null, pinch = null, jump = false;
    const pointers = new Map();
    const folded = new Set();

    function make(tag, text, name, parent) {
      const e = document.createElement(tag);
      if (text !== undefined && text !== null) e.textContent = text;
      if (name) e.className = name;
      if (parent) parent.append(e);
      return e;
    }
    function move() {
      stage.classList.add('moving');
      stage.style.transform = `translate(${box.x}px,${box.y}px) scale(${box.k})`;
      clearTimeout(timer);
      timer = setTimeout(() => stage.classList.remove('moving'), 150);
    }
    function zoom(factor, x, y) {
      const k = Math.min(8, Math.max(0.02, box.k * factor));
      box.x = x - (x - box.x) * k / box.k;
      box.y = y - (y - box.y) * k / box.k;
      box.k = k;
      move();
    }
    function svg() { return stage.querySelector('svg'); }
    function fit() {
      const s = svg();
      if (!s) return;
      const w = +s.getAttribute('width'), h = +s.getAttribute('height');
      box.k = Math.min(1.5, view.clientWidth / w, view.clientHeight / h);
      box.x = (view.clientWidth - w * box.k) / 2;
      box.y = (view.clientHeight - h * box.k) / 2;
      move();
    }
    function node(id) { return stage.querySelector(`.node[data-e="${id}"]`) || stage.querySelector(`.box[data-e="${id}"]`); }
    function show(p) {
      if (stage.dataset.p === String(p)) return;
      stage.dataset.p = p;
      stage.replaceChildren($('p' + p).content.cloneNode(true));
      fit();
    }
    function center(e) {
      const r = e.getBoundingClientRect(), v = view.getBoundingClientRect();
      if (r.left >= v.left && r.right <= v.right && r.top >= v.top && r.bottom <= v.bottom && box.k > 0.4) return;
      if (box.k < 0.7) zoom(0.9 / box.k, r.left - v.left + r.width / 2, r.top - v.top + r.height / 2);
      const q = e.getBoundingClientRect();
      box.x += v.left + v.width / 2 - q.left - q.width / 2;
      box.y += v.top + v.height / 2 - q.top - q.height / 2;
      move();
    }
    function pageOf(id) {
      const e = byNumber.get(id);
      if ($('p' + state.p).content.querySelector(`[data-e="${id}"]`)) return state.p;
      return e && e.p !== undefined ? e.p : state.p;
    }
    function go(next) {
      const hash = Object.entries({...state, ...next}).filter(([k, v]) => v !== undefined && v !== null && v !== '' && !(k === 'p' && v === 0))
        .map(([k, v]) => k + '=' + encodeURIComponent(v)).join('&');
      if (location.hash.slice(1) === hash) apply(); else location.hash = hash;
    }
    function select(id) { go({p: pageOf(id), e: id}); }
    function read() {
      const all = {p: 0};
      for (const part of location.hash.slice(1).split('&')) {
        const [k, v] = part.split('=');
        if (['p', 'e', 'f'].includes(k) && /^\d+$/.test(v)) all[k] = +v;
        if (['run', 'c'].includes(k)) try { all[k] = decodeURIComponent(v); } catch { }
      }
      if (!$('p' + all.p)) all.p = 0;
      if (all.e !== undefined && !byNumber.has(all.e)) delete all.e;
      return all;
    }
    function apply() {
      state = read();
      show(state.p);
      collapse();
      mark();
      fill();
      const chosen = jump && state.e !== undefined && node(state.e);
      jump = false;
      if (chosen) center(chosen);
      for (const e of tree.querySelectorAll('[aria-current]')) e.removeAttribute('aria-current');
      const own = tree.querySelector(`[data-e="${state.e}"]`);
      if (own) { own.setAttribute('aria-current', 'true'); own.scrollIntoView({block: 'nearest'}); }
      $('flow').value = state.f === undefined ? '' : state.f;
      $('condition').value = state.c || '';
    }
    function run() {
      const [kind, id, n] = (state.run || '').split('.');
      const e = byNumber.get(+id);
      if (!e) return [];
      const all = kind === 'f' ? (e.findings[+n] || {}).run : e.run;
      return all || [];
    }
    function mark() {
      const steps = run(), order = new Map();
      steps.forEach((s, i) => { if (s[1] !== null) order.set(s[1], (order.get(s[1]) || []).concat(i)); });
      const pairs = new Set(steps.slice(1).map((s, i) => steps[i][1] + '>' + s[1]));
      for (const old of stage.querySelectorAll('.step')) old.remove();
      stage.classList.toggle('running', steps.length > 0);
      for (const g of stage.querySelectorAll('[data-e]')) {
        const id = +g.dataset.e, e = byNumber.get(id);
        g.classList.toggle('selected', id === state.e);
        g.classList.toggle('taken', order.has(id));
        g.classList.toggle('faint', !matches(e, g));
        if (order.has(id) && g.classList.contains('node')) {
          const b = g.getBBox(), t = document.createElementNS('http://www.w3.org/2000/svg', 'text');
          t.setAttribute('class', 'step');
          t.setAttribute('x', b.x);
          t.setAttribute('y', b.y - 3);
          t.textContent = order.get(id).map(i => i || 'launch').join(', ');
          g.append(t);
        }
      }
      for (const g of stage.querySelectorAll('.edge')) {
        g.classList.toggle('taken', pairs.has(g.dataset.t + '>' + g.dataset.h));
        const ends = [node(g.dataset.t), node(g.dataset.h)];
        g.classList.toggle('faint', ends.some(e => e && e.classList.contains('faint')));
      }
    }
    function matches(e, g) {
      if (!e || g.classList.contains('box')) return true;
      if (state.f !== undefined && e.flow !== state.f && e.id !== state.f) return false;
      if (!state.c) return true;
      const no = state.c.startsWith('not ') ? state.c.slice(4) : 'not ' + state.c;
      return !(e.needs || []).includes(no);
    }
    function collapse() {
      for (const g of stage.querySelectorAll('.gone')) g.classList.remove('gone');
      for (const t of stage.querySelectorAll('.count')) t.remove();
      for (const id of folded) {
        const b = stage.querySelector(`.box[data-e="${id}"]`);
        if (!b) continue;
        const inside = [...stage.querySelectorAll('.node')].filter(n => (byNumber.get(+n.dataset.e) || {}).flow === id);
        for (const n of inside) n.classList.add('gone');
        const r = b.getBBox(), t = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        t.setAttribute('class', 'count');
        t.setAttribute('x', r.x + r.width / 2);
        t.setAttribute('y', r.y + r.height / 2);
        t.textContent = inside.length;
        b.append(t);
      }
      for (const g of stage.querySelectorAll('.edge')) {
        const ends = [g.dataset.t, g.dataset.h].map(i => stage.querySelector(`.node[data-e="${i}"]`));
        if (ends.some(e => e && e.classList.contains('gone'))) g.classList.add('gone');
      }
    }
    function link(id, parent, text) {
      const e = byNumber.get(id), a = make('a', text || (e ? e.title : '?'), '', parent);
      a.href = '#e=' + id;
      a.addEventListener('click', v => { v.preventDefault(); jump = true; select(id); });
      return a;
    }
    function section(title, parent) { make('h3', title, '', parent); return make('ul', null, '', parent); }
    function runList(steps, key, parent) {
      const p = make('p', null, 'run', parent);
      steps.forEach((s, i) => {
        if (i) p.append(' · ');
        p.append(s[0]);
        if (s[1] !== null) { p.append(' → '); link(s[1], p); }
      });
      const b = make('button', 'Highlight', '', p);
      b.addEventListener('click', () => go({run: state.run === key ? undefined : key}));
    }
    function describe(e, parent) {
      make('h2', e.title, '', parent);
      const sub = make('p', e.name + (e.kind ? ' · ' + e.kind : ''), 'sub', parent);
      if (e.flow !== undefined && e.flow !== null) { sub.append(' · in '); link(e.flow, sub); }
      if (e.about) make('p', e.about, '', parent);
      if (e.preview) { const i = make('img', null, '', parent); i.src = e.preview; i.alt = 'Preview of ' + e.title; }
      make('p', e.place, 'place', parent);
      if (e.findings && e.findings.length) {
        const list = section('Findings', parent);
        e.findings.forEach((f, n) => {
          const li = make('li', f.badge + ' ' + f.message + ' ', 'f-' + f.severity, list);
          make('code', f.rule, '', li);
          if (f.run.length) runList(f.run, 'f.' + e.id + '.' + n, li);
        });
      }
      for (const [title, items] of e.facts || []) {
        const list = section(title, parent);
        for (const item of items) make('li', item, '', list);
      }
      for (const [title, items] of [['Leads to', e.to], ['Opened from', e.from]]) {
        if (!items || !items.length) continue;
        const list = section(title, parent);
        for (const [text, kind, id] of items) {
          const li = make('li', text + (text ? ' · ' : '') + kind + ' → ', '', list);
          if (title === 'Opened from') li.textContent = text + (text ? ' · ' : '') + kind + ' ← ';
          link(id, li);
        }
      }
      if (e.links && e.links.length) {
        const list = section('Links', parent);
        for (const [name, url, way] of e.links) make('li', name + ' · ' + url + (way ? ' · ' + way : ''), '', list);
      }
      if (e.run && e.run.length) {
        make('h3', 'Shortest way', '', parent);
        runList(e.run, 'e.' + e.id, parent);
      }
      if (e.screens) {
        const list = section('Screens', parent);
        for (const id of e.screens) link(id, make('li', null, '', list));
        const b = make('button', folded.has(e.id) ? 'Expand' : 'Collapse', '', parent);
        b.addEventListener('click', () => { folded.has(e.id) ? folded.delete(e.id) : folded.add(e.id); apply(); });
      }
    }
    function fill() {
      panel.replaceChildren();
      const e = byNumber.get(state.e);
      panel.hidden = !e;
      if (!e) return;
      const close = make('button', '×', 'close', panel);
      close.setAttribute('aria-label', 'Close');
      close.addEventListener('click', () => go({e: undefined}));
      describe(e, panel);
    }
    function search() {
      const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
      hits.replaceChildren();
      if (!words.length) { hits.hidden = true; return; }
      const found = [];
      for (const e of data.elements) {
        if (!words.every(w => e.search.includes(w))) continue;
        const begins = e.search.split('\n').some(t => t.startsWith(words[0]));
        found.push([begins ? 0 : 1, e]);
      }
      found.sort((a, b) => a[0] - b[0] || a[1].id - b[1].id);
      for (const [, e] of found.slice(0, 12)) {
        const li = make('li', null, '', hits);
        const a = link(e.id, li);
        a.addEventListener('click', () => { hits.hidden = true; });
        make('small', ' ' + e.name, '', li);
      }
      if (!found.length) make('li', 'Nothing found', '', hits);
      hits.hidden = false;
    }
    function neighbour(dx, dy) {
      const from = state.e !== undefined && node(state.e);
      const all = [...stage.querySelectorAll('.node:not(.gone)')].filter(n => byNumber.has(+n.dataset.e));
      if (!from) { if (all[0]) select(+all[0].dataset.e); return; }
      const mid = r => [r.left + r.width / 2, r.top + r.height / 2], [x, y] = mid(from.getBoundingClientRect());
      let best = null, least = Infinity;
      for (const n of all) {
        if (n === from) continue;
        const [a, b] = mid(n.getBoundingClientRect()), along = (a - x) * dx + (b - y) * dy, across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
        if (along <= 1) continue;
        const cost = along + 2 * across;
        if (cost < least) [best, least] = [n, cost];
      }
      if (best) { select(+best.dataset.e); center(best); }
    }
    function shortcuts() { $('help').hidden = !$('help').hidden; }
    function key(e) {
      if (e.target === find) {
        if (e.key === 'Escape') { find.blur(); hits.hidden = true; }
        if (e.key === 'Enter') { const a = hits.querySelector('a'); if (a) { a.click(); find.blur(); } }
        return;
      }
      if (e.ctrlKey || e.metaKey || e.altKey || /SELECT|BUTTON|A|SUMMARY/.test(e.target.tagName) && e.key === 'Enter') return;
      if (e.target.tagName === 'SELECT') return;
      const w = view.clientWidth / 2, h = view.clientHeight / 2;
      const keys = {
        '/': () => find.focus(), '+': () => zoom(1.25, w, h), '=': () => zoom(1.25, w, h), '-': () => zoom(0.8, w, h), '0': fit,
        u: () => go({p: 0, e: undefined}), h: () => state.e !== undefined && go({run: state.run ? undefined : 'e.' + state.e}),
        '?': shortcuts, Escape: () => { if (!$('help').hidden) shortcuts(); else go(state.run ? {run: undefined} : {e: undefined}); },
        ArrowRight: () => neighbour(1, 0), ArrowLeft: () => neighbour(-1, 0), ArrowDown: () => neighbour(0, 1), ArrowUp: () => neighbour(0, -1),
        Enter: () => { const a = state.e === undefined && document.activeElement.dataset && document.activeElement.dataset.e; if (a) select(+a); else panel.focus(); },
      };
      if (keys[e.key]) { e.preventDefault(); keys[e.key](); }
    }
    function press(e) {
      const exit = e.target.closest('[data-to]');
      if (exit) return select(+exit.dataset.to);
      const g = e.target.closest('.node[data-e],.box[data-e]');
      if (g && byNumber.has(+g.dataset.e)) select(+g.dataset.e);
    }
    view.addEventListener('wheel', e => {
      e.preventDefault();
      const v = view.getBoundingClientRect();
      if (e.ctrlKey) return zoom(Math.exp(-e.deltaY / 200), e.clientX - v.left, e.clientY - v.top);
      box.x -= e.deltaX;
      box.y -= e.deltaY;
      move();
    }, {passive: false});
    view.addEventListener('pointerdown', e => {
      pointers.set(e.pointerId, [e.clientX, e.clientY]);
      drag = {x: e.clientX - box.x, y: e.clientY - box.y, far: false, from: [e.clientX, e.clientY]};
      if (pointers.size === 2) { const [a, b] = [...pointers.values()]; pinch = Math.hypot(a[0] - b[0], a[1] - b[1]); }
    });
    view.addEventListener('pointermove', e => {
      if (!pointers.has(e.pointerId)) return;
      pointers.set(e.pointerId, [e.clientX, e.clientY]);
      if (pointers.size === 2) {
        const [a, b] = [...pointers.values()], d = Math.hypot(a[0] - b[0], a[1] - b[1]), v = view.getBoundingClientRect();
        zoom(d / pinch, (a[0] + b[0]) / 2 - v.left, (a[1] + b[1]) / 2 - v.top);
        pinch = d;
        return;
      }
      if (!drag) return;
      if (Math.hypot(e.clientX - drag.from[0], e.clientY - drag.from[1]) > 4 && !drag.far) { drag.far = true; view.setPointerCapture(e.pointerId); }
      if (drag.far) { box.x = e.clientX - drag.x; box.y = e.clientY - drag.y; move(); }
    });
    for (const name of ['pointerup', 'pointercancel']) view.addEventListener(name, e => {
      pointers.delete(e.pointerId);
      if (name === 'pointerup' && drag && !drag.far && !pinch) press(e);
      drag = null;
      if (!pointers.size) pinch = null;
    });
    find.addEventListener('input', search);
    document.addEventListener('keydown', key);
    addEventListener('hashchange', apply);
    $('flow').addEventListener('change', e => go({f: e.target.value}));
    $('condition').addEventListener('change', e => go({c: e.target.value}));
    $('dark').addEventListener('click', () => {
      const now = document.documentElement.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
      document.documentElement.dataset.theme = now === 'dark' ? 'light' : 'dark';
    });
    $('keys').addEventListener('click', shortcuts);
    addEventListener('beforeprint', () => {
      const all = $('print');
      for (const t of document.querySelectorAll('template')) make('div', null, 'sheet', all).append(t.content.cloneNode(true));
      for (const e of data.elements) describe(e, make('section', null, '', all));
    });
    addEventListener('afterprint', () => $('print').replaceChildren());
    function branch(list, parent) {
      for (const id of list) {
        const e = byNumber.get(id), li = make('li', null, '', parent);
        li.setAttribute('role', 'none');
        if (e.screens) {
          const d = make('details', null, '', li), s = make('summary', null, '', d);
          d.open = data.elements.length < 80;
          const a = link(id, s);
          a.dataset.e = id;
          branch(e.screens, make('ul', null, '', d));
        } else link(id, li).dataset.e = id;
      }
    }
    branch(data.tree, tree);
    for (const id of data.tree) if (byNumber.get(id).screens) make('option', byNumber.get(id).title, '', $('flow')).value = id;
    for (const c of data.conditions) for (const t of [c, 'not ' + c]) make('option', t, '', $('condition')).value = t;
    apply();
    document.body.dataset.ready = 'true';
    """#
