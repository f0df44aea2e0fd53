"""Families of whole apps, in which the words of language 1.1 multiply: enumerations, 'back' and 'locked' with conditions,
'root: entry', alerts in place, 'reuse', links by 'push' and 'pending: never', platforms, groups, buttons, modules, hosts.

Each takes a size, and whether to plant a violation one step from launch, and returns the files of a graph.
"""

def names(letter, count):
    return [f"{letter}{number}" for number in range(count)]

def events(*all):
    return "{ transitions: { " + ", ".join(all) + " } }"

def app(planted, flows, entry="main", conditions=(), screens=(), transitions=(), links=(), checks=(), groups=(), more="", head="app: Family"):
    conditions, transitions, screens = list(conditions), list(transitions), list(screens)
    if planted:
        conditions.append("planted: false")
        transitions.append("plant: { present: violated }")
        screens.append("violated: { requires: planted }")
    text = f"navgraph: 1.1\n{head}\n" + (f"entry: {entry}\n" if entry else "") + more
    def part(key, list):
        return f"{key}:\n" + "".join(f"  {each}\n" for each in list) if list else ""
    text += part("conditions", conditions) + part("transitions", transitions) + part("groups", groups)
    text += "flows:\n" + "".join(f"  {f}\n" for f in flows) + part("screens", screens) + part("deepLinks", links)
    text += "checks:\n" + "".join(f"  - {c}\n" for c in checks) if checks else ""
    return {"graph.yaml": text}

def flow(name, screens, **keys):
    """A flow in one line."""
    body = ", ".join([f"{k}: {v}" for k, v in keys.items()] + ["screens: { " + ", ".join(f"{k}: {v}" for k, v in screens.items()) + " }"])
    return f"{name}: {{ {body} }}"

LINKS = "links: { schemes: [family] }\n"

def enumeration(n, planted):
    e = [f"e{i}: {{ when: m{i}, sets: {{ mode: m{(i + 1) % n} }}, push: s{i % 7} }}" for i in range(n)]
    s = {f"s{j}": "{ requires: not m%d, transitions: { next: { sets: { mode: m%d }, push: a } } }" % (j, (j * 13 + 5) % n) for j in range(7)}
    return app(planted, [flow("main", {"a": events(*e), **s})], conditions=[f"mode: {{ oneOf: [{', '.join(names('m', n))}], initially: m0 }}"])

def enumerations(n, planted):
    e = [f"e{i}_{j}: {{ when: [m{i}_{j}, not m{(i + 1) % n}_{j}], sets: {{ mode{i}: m{i}_{(j + 1) % 4} }}, push: a }}" for i in range(n) for j in range(4)]
    goal = f"goal: {{ when: [{', '.join(f'm{i}_3' for i in range(n))}], push: goal }}"
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e, goal), "goal": "{}"}), flow("two", {"b": events("x: { sets: { mode0: m0_2 }, select: one }")})],
        conditions=[f"mode{i}: [{', '.join(f'm{i}_{j}' for j in range(4))}]" for i in range(n)])

def enumerationChanges(n, planted):
    e = [f"e{i}: {{ when: [m{i}_0, m{(i + 1) % n}_1], push: s{i} }}" for i in range(n)]
    s = {f"s{i}": f"{{ requires: m{i}_0, back: not m{i}_1 }}" for i in range(n)}
    return app(planted, ["main: { columns: [one, two] }", flow("one", {"a": events(*e), **s}), flow("two", {"b": "{}"})],
        conditions=[f"mode{i}: {{ oneOf: [m{i}_0, m{i}_1, m{i}_2], changes: true }}" for i in range(n)])

def backs(n, planted):
    s = {f"s{i}": f"{{ back: [f{i}, not f{(i + 1) % n}], transitions: {{ next: {{ sets: {{ f{(i + 1) % n}: true }}, push: s{(i + 1) % n} }}, off: {{ sets: {{ f{i}: false }} }}, on: {{ sets: {{ f{i}: true }} }} }} }}" for i in range(n)}
    return app(planted, ["main: { tabs: [one, two, three] }", flow("one", s), flow("two", {"b": events("go: { push: s0 }")}), flow("three", {"c": events("go: { push: s1 }")})],
        conditions=[f"f{i}: false" for i in range(n)])

def backsColumns(n, planted):
    return {"graph.yaml": backs(n, planted)["graph.yaml"].replace("tabs: [one, two, three]", "columns: [one, two, three], compact: two")}

def rootEntry(n, planted):
    alternatives = [f"{{ when: [f{i}, not f{(i + 1) % n}], sets: {{ f{(i + 1) % n}: true }}, root: r{i % 5}, then: {{ present: p{i % 3} }} }}" for i in range(n)]
    s = [f"r{j}: {events(f'go: {{ sets: {{ f{j}: true }}, root: entry }}', f'off: {{ sets: {{ f{j + 1}: false }}, root: entry }}', f'open: {{ present: p{j % 3}, returns: {{ done: {{ sets: {{ f{j}: false }}, root: entry }} }} }}')}" for j in range(5)]
    s += [f"p{j}: {{ outcomes: [done] }}" for j in range(3)]
    return app(planted, [flow("main", {"a": events("again: { root: entry }")})], entry=f"[ {', '.join(alternatives)}, {{ root: main }} ]", screens=s,
        conditions=[f"f{i}: unknown" for i in range(n)], transitions=["expire: { sets: { f0: false }, root: entry }"])

def alerts(n, planted):
    def nested(i, depth):
        if depth == 0:
            return "~"
        return f"{{ sets: {{ f{(i + depth) % n}: {'true' if depth % 2 else 'false'} }}, alert: {{ yes: {nested(i, depth - 1)}, no: ~ }} }}"
    e = [f"ev{i}x: {{ when: f{i}, alert: {{ yes: {nested(i, 5)}, no: {{ sets: {{ f{i}: false }}, pop: root }} }} }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e)}), flow("two", {"b": events("go: { push: a }")})], conditions=[f"f{i}: unknown" for i in range(n)])

def reuse(n, planted):
    s = {f"s{i}": events(*[f"e{j}: {{ push: s{j}, reuse: true }}" for j in range(n) if j != i]) for i in range(n)}
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": events("go: { push: s0 }")})])

def reuseStack(n, planted):
    s = {f"s{i}": events(*[f"e{j}: {{ when: f{(i + j) % 12}, sets: {{ f{(i + j + 1) % 12}: {'true' if j % 2 else 'false'} }}, push: s{j}, reuse: true }}" for j in range(n) if j != i]) for i in range(n)}
    return app(planted, [flow("main", s)], conditions=[f"f{i}: unknown" for i in range(12)])

def pushLinks(n, planted):
    s = {f"s{i}": f"{{ requires: f{i}, params: {{ id: String }} }}" for i in range(n)}
    links = [f"l{i}: {{ url: '/s{i}/{{id}}', opens: s{i}, by: push{', reuse: true' if i % 2 else ''}{', pending: never' if i % 3 == 0 else ''}, requires: f{(i + 1) % n} }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two, three] }", flow("one", {"a": events(*[f"on{i}: {{ sets: {{ f{i}: true }} }}" for i in range(n)])}), flow("two", {"b": "{}"}), flow("three", {"c": "{}"})],
        conditions=[f"f{i}: false" for i in range(n)], screens=[f"{k}: {v}" for k, v in s.items()], links=links, more=LINKS)

def neverLinks(n, planted):
    chain = {f"s{i}": f"{{ requires: f{i}, transitions: {{ next: [{{ when: f{i + 1}, push: s{i + 1} }}, {{ push: other }}] }} }}" for i in range(n)}
    chain[f"s{n}"] = "{}"
    links = [f"l{i}: {{ url: /s{i}, opens: s{i}, pending: never }}" for i in range(1, n + 1)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {**chain, "other": "{}"}), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(n + 1)], links=links, more=LINKS)

def platforms(n, planted):
    tags = ["ios", "tvos", "visionos", "macos"]
    conditions = [f"p{i}: {{ platform: [{tags[i % 4]}, {tags[(i + 1) % 4]}] }}" for i in range(8)] + [f"f{i}: unknown" for i in range(n)]
    e = [f"e{i}: [ {{ when: [p{i % 8}, f{i}], sets: {{ f{(i + 1) % n}: true }}, present: s{i % 5}, style: formSheet }}, {{ when: not p{i % 8}, sets: {{ f{i}: true }}, push: s{(i + 1) % 5} }}, ~ ]" for i in range(n)]
    s = {f"s{j}": f"{{ requires: [p{j}], back: not p{j + 1} }}" for j in range(5)}
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e)}), flow("two", s)], conditions=conditions, more="platforms: [ios, tvos, visionos, macos]\n")

def manyGroups(n, planted):
    groups = [f"g{i}: {{ e{i}: {{ push: s{(i + 1) % n} }}, x{i}: {{ present: s{(i + 2) % n} }} }}" for i in range(n)]
    s = {f"s{i}": f"{{ uses: [{', '.join(f'g{(i + j) % n}' for j in range(min(n, 30)))}] }}" for i in range(n)}
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"}, uses="[" + ", ".join(names("g", n)) + "]")], groups=groups)

def groupTabs(n, planted):
    """A group among tabs, whose targets are screens of both."""
    s = {f"s{i}": "{ uses: [g] }" for i in range(n)}
    g = "g: { " + ", ".join(f"e{i}: {{ push: s{i} }}" for i in range(n)) + " }"
    return app(planted, ["main: { tabs: [one, two, { event: e0 }], uses: [g] }", flow("one", s), flow("two", {"b": "{ uses: [g] }"})], groups=[g])

def locks(n, planted):
    s = {f"s{i}": f"{{ locked: [f{i}, not f{(i + 1) % n}], transitions: {{ next: {{ present: s{(i + 1) % n} }}, set: {{ sets: {{ f{i}: true }} }} }} }}" for i in range(n)}
    t = [f"go{i}: {{ root: one }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(n)], transitions=t)

def locksAndBacks(n, planted):
    s = {f"s{i}": f"{{ back: not f{i}, locked: f{i}, transitions: {{ next: {{ push: s{(i + 1) % n} }}, sheet: {{ present: s{(i + 1) % n}, in: stack }}, set: {{ sets: {{ f{i}: true }} }} }} }}" for i in range(n)}
    t = ["home: { dismiss: all, then: { pop: root } }", "other: { select: two }", "out: { root: main }"]
    links = [f"l{i}: {{ url: /s{i}, opens: s{i}, by: present }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(n)], transitions=t, links=links, more=LINKS)

def buttons(n, planted):
    e = [f"e{i}: [ {{ when: f{i}, present: s{i % 6} }}, {{ sets: {{ f{i}: true }}, select: two }} ]" for i in range(n)]
    text = "main: { tabs: [one, " + ", ".join(f"{{ event: e{i} }}" for i in range(n)) + ", two], transitions: { " + ", ".join(e) + " } }"
    return app(planted, [text, flow("one", {"a": events("go: { push: b }"), "b": "{}"}), flow("two", {"c": "{}"})], conditions=[f"f{i}: false" for i in range(n)], screens=[f"s{j}: {{ locked: f{j} }}" for j in range(6)])

def checks(n, planted):
    s = {f"s{i}": events(f"next: {{ when: f{i}, push: s{(i + 1) % n} }}", f"sheet: {{ when: not f{i}, present: s{(i + 3) % n}, in: stack }}", f"flip: {{ sets: {{ f{(i * 7 + 1) % n}: true }} }}") for i in range(n)}
    c = []
    for i in range(n):
        c += [f"{{ reach: s{i}, from: s{(i + 5) % n} }}", f"{{ reach: s{i}, within: {i + 1} }}", f"{{ never: s{i}, above: s{(i + 2) % n} }}", f"{{ never: s{i}, when: [f{i}, not f{(i + 1) % n}] }}", f"{{ return: s{i} }}", f"{{ before: s{(i + 1) % n}, visit: s{i} }}"]
    return app(planted, [flow("main", s)], conditions=[f"f{i}: unknown" for i in range(n)], checks=c)

def checksTabs(n, planted):
    files = checks(n, planted)
    files["graph.yaml"] = files["graph.yaml"].replace("flows:\n  main:", "flows:\n  main: { tabs: [one, two] }\n  two: { screens: { b: { transitions: { in: { push: s1 } } } } }\n  one:")
    return files

def checksWithin(n, planted):
    s = {f"s{i}": events(f"next: {{ push: s{(i + 1) % n} }}", f"far: {{ push: s{(i * i + 3) % n} }}") for i in range(n)}
    c = [f"{{ reach: s{i}, from: s{(i + 5) % n}, within: {j} }}" for i in range(n) for j in (3, 1000000)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"})], checks=c)

def closedHandlers(n, planted):
    e = [f"e{i}: {{ push: s{(i + 1) % n}, returns: {{ closed: {{ sets: {{ f{i}: true }}, present: s{(i + 2) % n}, returns: {{ closed: {{ sets: {{ f{(i + 1) % n}: false }}, push: s{(i + 3) % n}, returns: {{ closed: {{ pop: root }} }} }} }} }} }} }}" for i in range(n)]
    s = {f"s{i}": "{ transitions: { " + e[i] + " } }" for i in range(n)}
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(n)])

def closedEndless(n, planted):
    """What closes opens again."""
    s = {f"s{i}": events(f"e: {{ push: s{(i + 1) % n}, returns: {{ closed: {{ push: s{(i + 2) % n} }} }} }}", f"p: {{ present: s{(i + 1) % n}, in: stack, returns: {{ closed: {{ present: s{(i + 1) % n} }} }} }}") for i in range(n)}
    return app(planted, [flow("main", s)])

def shows(n, planted):
    s = {f"s{i}": events(f"go{i}: {{ when: f{i}, show: s{(i + 1) % n}, in: two }}", f"more: {{ sets: {{ f{(i + 1) % n}: true }}, push: s{(i + 2) % n} }}", f"first: {{ show: s{(i + 5) % n}, in: three }}") for i in range(n)}
    return app(planted, ["main: { columns: [one, two, three], compact: one }", flow("one", s), flow("two", {"b": "{}"}), flow("three", {"c": "{}"})], conditions=[f"f{i}: unknown" for i in range(n)])

def selects(n, planted):
    flows = [f"main: {{ tabs: [{', '.join(names('t', n))}] }}"]
    for i in range(n):
        flows.append(flow(f"t{i}", {f"h{i}": events(f"a: {{ sets: {{ f{i}: true }}, select: t{(i + 1) % n} }}", f"b: {{ when: f{(i + 3) % n}, push: d{i} }}"), f"d{i}": f"{{ requires: f{i}, transitions: {{ x: {{ select: t{(i * 5 + 2) % n} }}, y: {{ push: h{(i + 1) % n} }} }} }}"}))
    return app(planted, flows, conditions=[f"f{i}: false" for i in range(n)])

def entriesOfLinks(n, planted):
    s = [f"s{i}: {{ params: {{ id: String, code: String? }} }}" for i in range(n)]
    links = [f"l{i}: {{ url: ['/a{i}/{{id}}', '/b{i}/{{id}}/{{code}}', '/c{i}/*/{{id}}/**'], query: {{ mode: '\"m{i}\"', code: String? }}, shortcut: [x{i}, y{i}], notification: n{i}, payload: {{ id: String }}, opens: s{i}, by: present }}" for i in range(n)]
    return app(planted, [flow("main", {"a": "{}"})], screens=s, links=links, more=LINKS)

def templates(n, planted):
    """Templates that nearly meet: literals and placeholders at each place."""
    links = []
    for i in range(n):
        bits = [("{%s}" % "xyzuvwpqrs"[j], f"k{j}")[(i >> j) % 2] for j in range(10)]
        links.append(f"l{i}: {{ url: '/{'/'.join(bits)}', query: {{ q{i % 11}: '\"v{i}\"' }}, opens: b, by: present }}")
    return app(planted, [flow("main", {"a": "{}"})], screens=["b: { params: { " + ", ".join(f"{c}: String?" for c in "xyzuvwpqrs") + " } }"], links=links, more=LINKS)

def longPaths(n, planted):
    s = {f"s{i}": events(f"next: {{ push: s{i + 1} }}") for i in range(n)}
    s[f"s{n}"] = "{}"
    links = [f"l{k}: {{ url: /p{k}, opens: s{n}, path: [{', '.join(f's{i}.next' for i in range(n))}] }}" for k in range(8)]
    return app(planted, [flow("main", s)], links=links, more=LINKS)

def thens(n, planted):
    def nested(i, end):
        return f"push: s{i % 9}" + (f", then: {{ {nested(i + 1, end)} }}" if i < end else "")
    s = {f"s{i}": events(f"up: {{ {'pop: root' if i % 2 else 'dismiss: all'} }}") for i in range(9)}
    return app(planted, [flow("main", {"a": events(*[f"go{i}: {{ {nested(i, i + 40)} }}" for i in range(n)]), **s})])

def finishes(n, planted):
    """Flows that end each other."""
    flows = ["main: { tabs: [home, aside] }", flow("home", {"a": events(*[f"o{i}: {{ present: w{i}, returns: {{ done: ~, next: {{ present: w{(i + 1) % n}, returns: {{ done: {{ sets: {{ f{i}: true }} }}, next: ~ }} }} }} }}" for i in range(n)])}), flow("aside", {"b": "{}"})]
    for i in range(n):
        flows.append(flow(f"w{i}", {f"x{i}": events(f"d: {{ when: f{i}, finish: done }}", f"n: {{ finish: next }}", f"in: {{ push: w{(i + 1) % n}, returns: {{ done: {{ finish: next, then: {{ push: y }} }}, next: {{ sets: {{ f{i}: false }} }} }} }}")}, outcomes="[done, next]"))
    return app(planted, flows, conditions=[f"f{i}: unknown" for i in range(n)], screens=["y: {}"])

def finishesThen(n, planted):
    """Each ends the flow and goes on, in handlers of several flows that open each other."""
    flows = [flow("main", {"a": events("o: { present: w0, returns: { done: ~ } }")})]
    for i in range(n):
        flows.append(flow(f"w{i}", {f"x{i}": events(f"d: {{ finish: done }}", *[f"in{j}: {{ push: w{(i + j) % n}, returns: {{ done: {{ finish: done, then: {{ push: y{(i + j) % 4} }} }} }} }}" for j in (1, 2, 3)])}, outcomes="[done]"))
    return app(planted, flows, screens=[f"y{j}: {events(f'more: {{ push: w{j} , returns: {{ done: ~ }} }}')}" for j in range(4)])

def manyModules(n, planted):
    files = {}
    for i in range(n):
        files[f"m{i}.yaml"] = f"navgraph: 1.1\nmodule: M{i}\nconditions: {{ f: false, on: [a{i}, b{i}] }}\nflows:\n  go:\n    public: true\n    screens: {{ s: {events('in: { sets: { f: true, on: b%d }, push: t }' % i)}, t: {{ requires: f }} }}\n"
    text = app(planted, [f"main: {{ tabs: [{', '.join(f'm{i}.go' for i in range(n))}] }}"], more="imports: { " + ", ".join(f"m{i}: m{i}.yaml" for i in range(n)) + " }\n")
    return {**text, **files}

def moduleChain(n, planted):
    """As many modules in each other as there may be, then more screens in each."""
    count, files = min(n, 100), {}
    for i in range(count):
        inner = f"in: {{ when: [f, n.f], sets: {{ n.f: false }}, push: n.go }}, x: {{ present: n.s }}, " if i + 1 < count else ""
        more = "".join(f", t{j}: {events('out: { present: s }', 'deep: { push: s }')}" for j in range(n // 100))
        files[f"m{i}.yaml"] = f"navgraph: 1.1\nmodule: M{i}\n" + (f"imports: {{ n: m{i + 1}.yaml }}\n" if i + 1 < count else "")
        files[f"m{i}.yaml"] += f"conditions: {{ f: unknown }}\nflows:\n  go: {{ public: true, screens: {{ s: {{ public: true, transitions: {{ {inner}on: {{ sets: {{ f: true }} }}"
        files[f"m{i}.yaml"] += "".join(f", to{j}: {{ push: t{j} }}" for j in range(n // 100)) + " } }" + more + " } }\n"
    return {**app(planted, ["main: { tabs: [m.go, aside] }", flow("aside", {"b": "{}"})], more="imports: { m: m0.yaml }\n"), **files}

def hosted(n, planted):
    host = [f"h{i}: {{ {'push' if i % 2 else 'present'}: w{i}, sets: {{ f{i}: true }} }}" for i in range(n)]
    flows = [flow(f"w{i}", {f"x{i}": events(f"d: {{ when: f{(i + 1) % n}, finish: done }}", f"n: {{ push: w{(i + 1) % n}, returns: {{ done: ~ }} }}")}, outcomes="[done]") for i in range(n)]
    return app(planted, flows, entry=None, conditions=[f"f{i}: false" for i in range(n)], more="host: { " + ", ".join(host) + " }\n")

def module(n, planted):
    """A module without an app."""
    flows = [flow(f"w{i}", {f"x{i}": f"{{ public: true, requires: f{i}, transitions: {{ d: {{ when: f{(i + 1) % n}, push: x{(i + 1) % n} }}, s: {{ sets: {{ f{(i * 3) % n}: true }} }} }} }}"}, public="true", requires=f"f{(i + 2) % n}") for i in range(n)]
    files = app(False, flows, entry=None, conditions=[f"f{i}: unknown" for i in range(n)] + (["planted: false"] if planted else []), screens=["violated: { requires: planted }", "planter: { public: true, transitions: { plant: { sets: { planted: false }, present: violated } } }"] if planted else [], head="module: Family")
    return files

def startsInTabs(n, planted):
    flows = [f"main: {{ tabs: [{', '.join(names('t', 12))}] }}"]
    for i in range(12):
        start = [f"{{ when: [f{(i * 5 + j) % n}, not f{(i + j) % n}], screen: s{i}_{j} }}" for j in range(max(1, n // 12))] + [f"{{ screen: z{i} }}"]
        s = {f"s{i}_{j}": f"{{ requires: f{(i * 5 + j) % n} }}" for j in range(max(1, n // 12))}
        flows.append(flow(f"t{i}", {**s, f"z{i}": events(f"go: {{ sets: {{ f{i % n}: true }}, root: main }}")}, start="[ " + ", ".join(start) + " ]"))
    links = [f"l{i}: {{ url: /z{i}, opens: z{i} }}" for i in range(12)]
    return app(planted, flows, conditions=[f"f{i}: unknown" for i in range(n)], links=links, more=LINKS)

def impliesWeb(n, planted):
    conditions = [f"f{i}: {{ initially: unknown, implies: [{', '.join(f'f{(j)}' for j in range(i + 1, n) if (i * j) % 3 == 1)}] }}" if any((i * j) % 3 == 1 for j in range(i + 1, n)) else f"f{i}: unknown" for i in range(n)]
    e = [f"e{i}: {{ when: [f{i}, not f{(i * 7 + 3) % n}], sets: {{ f{i}: false }}, push: a }}, u{i}: {{ sets: {{ f{i}: true }} }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e)}), flow("two", {"b": "{}"})], conditions=conditions)

def impliesEnumerations(n, planted):
    conditions = [f"mode{i}: [m{i}_0, m{i}_1, m{i}_2]" for i in range(n)]
    conditions += [f"f{i}: {{ initially: unknown, implies: [m{i}_0, m{(i + 1) % n}_{1 if (i + 1) % n else 0}] }}" for i in range(0, n - 1, 2)]
    e = [f"e{i}: {{ sets: {{ f{i}: true }} }}, g{i}: {{ when: [f{i}, m{i}_1], push: b }}" for i in range(0, n - 1, 2)] + [f"x{i}: {{ sets: {{ mode{i}: m{i}_1 }} }}" for i in range(n)]
    return app(planted, [flow("main", {"a": events(*e), "b": "{}"})], conditions=conditions)

def systems(n, planted):
    s = [f"y{i}: {{ from: system, outcomes: [done], locked: f{i} }}" for i in range(n)]
    e = [f"e{i}: {{ {'push' if i % 2 else 'present'}: y{i}, returns: {{ done: {{ sets: {{ f{i}: true }}, present: y{(i + 1) % n}, returns: {{ done: ~, closed: {{ sets: {{ f{i}: false }} }} }} }}, closed: {{ sets: {{ f{(i + 1) % n}: true }} }} }} }}" for i in range(n)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e)}), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(n)], screens=s)

def inherited(n, planted):
    """Laws and events that flows hand down, with tabs in a sheet of tabs."""
    flows = ["main: { tabs: [a0, a1], requires: f0 }"]
    for i in range(n):
        inner = flow(f"a{i}", {f"s{i}": events(f"go: {{ present: b{i}, locked: f{i} }}", f"x: {{ sets: {{ f{i}: false }} }}")}, requires=f"f{i}", transitions=f"{{ out: {{ dismiss: all, then: {{ select: a{i % 2} }} }}, t: {{ push: s{(i + 1) % n} }} }}")
        flows += [inner, f"b{i}: {{ tabs: [a{i}, a{(i + 1) % n}], transitions: {{ out: {{ dismiss: top }} }} }}"]
    return app(planted, flows, conditions=[f"f{i}: true" for i in range(n)])

def sends(n, planted):
    s = {f"s{i}": "{ receives: [m%d], transitions: { n: { when: f%d, pop: s%d, send: m%d }, p: { sets: { f%d: true }, push: s%d } } }" % (i, i, (i * 5) % n, (i * 5) % n, (i * 3) % n, (i + 1) % n) for i in range(n)}
    return app(planted, ["main: { tabs: [one, two] }", flow("one", s), flow("two", {"b": "{}"})], conditions=[f"f{i}: false" for i in range(n)])

def longTexts(n, planted):
    return app(planted, [flow("main", {"a": "{ title: '%s', about: '%s', transitions: { go: { push: b, title: '%s' } } }" % ("x" * n, "é<&>" * (n // 4), "W " * (n // 2)), "b": "{ title: '%s' }" % ("long words " * (n // 11))})])

def conditionsAlone(n, planted):
    """Many conditions in one list of guards, each list ordered otherwise."""
    e = [f"e{i}: [ " + ", ".join(f"{{ when: [{', '.join(('' if (i + j + k) % 2 else 'not ') + f'f{(i * 3 + j * 5 + k * 7) % 40}' for k in range(5))}], push: s{j % 5} }}" for j in range(8)) + " ]" for i in range(n)]
    t = [f"c{i}: {{ sets: {{ f{i}: true, f{(i + 1) % 40}: false }} }}" for i in range(40)]
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"a": events(*e), **{f"s{j}": events(*t[j * 8:j * 8 + 8]) for j in range(5)}}), flow("two", {"b": "{}"})], conditions=[f"f{i}: unknown" for i in range(40)])

def dense(n, planted):
    """All at once, a little of each."""
    return app(planted, ["main: { tabs: [one, two, split, { event: make }], transitions: { make: { present: story, returns: { done: ~ } } } }",
        flow("split", {"q": "{}"}),
        flow("one", {f"s{i}": f"{{ back: not draft, requires: {'in' if i % 2 else 'not out'}, transitions: {{ next: [{{ when: [in, f{i % 9}], push: s{(i + 1) % n}, reuse: true }}, {{ when: out, alert: {{ yes: {{ sets: {{ session: in }} }}, no: {{ sets: {{ draft: false }}, root: entry }} }} }}, {{ sets: {{ f{i % 9}: true, draft: true }}, present: story, returns: {{ done: {{ pop: root }}, closed: {{ sets: {{ draft: false }} }} }} }}] }} }}" for i in range(n)}),
        flow("two", {"b": "{}"}, start="[ { when: in, screen: b } , { screen: c } ]") .replace("b: {}", "b: {}, c: {}"),
        flow("story", {"x": events("d: { finish: done }"), "w": "{}"}, outcomes="[done]", locked="draft")],
        entry="[ { when: revoked, root: blocked }, { when: in, root: main }, { root: main, then: { present: s0, in: stack } } ]",
        conditions=["session: [out, in, revoked]", "draft: false"] + [f"f{i}: {{ changes: true }}" if i % 3 == 0 else f"f{i}: unknown" for i in range(9)],
        screens=["blocked: {}"], transitions=["expire: [ { when: in, sets: { session: out, draft: false }, root: entry }, ~ ]"],
        links=[f"l{i}: {{ url: /s{i}, opens: s{i}, by: push, reuse: true, pending: {'never' if i % 2 else 'drop'} }}" for i in range(min(n, 60))], more=LINKS)

ALL = [value for name, value in list(globals().items()) if callable(value) and name not in ("names", "events", "app", "flow")]
