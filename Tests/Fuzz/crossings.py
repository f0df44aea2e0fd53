"""Families in which two or more of the words that multiply meet: conditions, tabs, columns, links, guards, groups, choices, modules
and recursion. Each takes a size, and whether to plant a violation one step from launch, as those of apps.py."""
from apps import LINKS, app, events, flow


def flags(n, letters="ab", value="false"):
    return [f"{letter}{i}: {value}" for i in range(n) for letter in letters]


def toggles(i):
    """Events of a screen with two flags, one of which guards the other."""
    return [f"on: {{ sets: {{ a{i}: true }} }}", f"off: {{ sets: {{ a{i}: false }} }}", f"ask: {{ when: a{i}, sets: {{ b{i}: true }} }}"]


def chain(n, opens, prefix="f", screens=3, **keys):
    """Flows above each other, with two flags each."""
    def body(i):
        first = toggles(i) + ([f"open: {{ {opens(i, f'{prefix}{i + 1}')} }}"] if i + 1 < n else [])
        rest = {f"{prefix}{i}s{j}": events(f"next: {{ push: {prefix}{i}s{j + 1} }}") for j in range(1, screens - 1)}
        last = {f"{prefix}{i}s{screens - 1}": events("out: { pop: root }")}
        return {f"{prefix}{i}s0": events(*first, f"next: {{ push: {prefix}{i}s1 }}"), **rest, **last}
    return [flow(f"{prefix}{i}", body(i), **{key: value(i) for key, value in keys.items()}) for i in range(n)]


def chainOfFlows(n, planted):
    return app(planted, chain(n, lambda i, next: f"push: {next}"), entry="f0", conditions=flags(n))


def guardedChain(n, planted):
    return app(planted, chain(n, lambda i, next: f"when: b{i}, push: {next}"), entry="f0", conditions=flags(n))


def guardedSheets(n, planted):
    """Each sheet is locked while a flag holds, and what the app does closes all."""
    return app(planted, chain(n, lambda i, next: f"when: b{i}, present: {next}", locked=lambda i: f"a{i}"), entry="f0", conditions=flags(n),
        transitions=["expire: { dismiss: all }"])


def chainsInTabs(n, planted):
    """Two tabs with a chain each; what one sets guards the other."""
    one = chain(n, lambda i, next: f"when: d{i}, push: {next}", "f")
    two = [each.replace(f"a{i}:", f"c{i}:").replace(f"b{i}:", f"d{i}:").replace(f"when: a{i}", f"when: c{i}") for i, each in enumerate(chain(n, lambda i, next: f"when: b{i}, push: {next}", "g"))]
    return app(planted, ["main: { tabs: [f0, g0] }", *one, *two], conditions=flags(n, "abcd"))


def chainWithLinks(n, planted):
    """Links lead into each flow of a chain, whose last screens require its flags."""
    flows = [each.replace(f"f{i}s2: {{", f"f{i}s2: {{ requires: b{i},") for i, each in enumerate(chain(n, lambda i, next: f"when: b{i}, push: {next}"))]
    links = [f"l{i}: {{ url: /f{i}, opens: f{i}s2 }}" for i in range(n)] + [f"p{i}: {{ url: /p{i}, opens: f{i}s1, by: present }}" for i in range(0, n, 3)]
    return app(planted, flows, entry="f0", conditions=flags(n), links=links, more=LINKS)


def chainOfChoices(n, planted):
    """Each flow begins with what the flags of the one below choose."""
    start = lambda i: f"[ {{ when: [a{max(0, i - 1)}, not b{i}], screen: f{i}s1 }}, {{ when: b{max(0, i - 1)}, screen: f{i}s2 }}, {{ screen: f{i}s0 }} ]"
    return app(planted, chain(n, lambda i, next: f"push: {next}", start=start), entry="f0", conditions=flags(n))


def chainOfEnumerations(n, planted):
    body = lambda i: {f"f{i}s0": events(f"go: [ {{ when: m{i}_0, sets: {{ mode{i}: m{i}_1 }} }}, {{ when: m{i}_1, sets: {{ mode{i}: m{i}_2 }} }}, {{ when: m{i}_2, push: f{(i + 1) % n} }} ]", f"back: {{ sets: {{ mode{i}: m{i}_0 }} }}", f"ask: {{ when: m{(i * 7 + 3) % n}_2, push: f{i}s1 }}"), f"f{i}s1": f"{{ requires: not m{i}_0 }}"}
    return app(planted, [flow(f"f{i}", body(i)) for i in range(n)], entry="f0", conditions=[f"mode{i}: [m{i}_0, m{i}_1, m{i}_2]" for i in range(n)])


def chainThatChanges(n, planted):
    """Flags that change on their own guard a chain of sheets."""
    return app(planted, chain(n, lambda i, next: f"when: [a{i}, not b{(i + 1) % n}], present: {next}"), entry="f0",
        conditions=[f"a{i}: {{ initially: false, changes: true }}" for i in range(n)] + [f"b{i}: false" for i in range(n)])


def ring(n, planted):
    """Flags that each tab sets for the next one, and root screens that only all of them show."""
    tabs = [flow(f"t{i}", {f"t{i}s0": events(f"give: {{ when: a{i}, sets: {{ a{(i + 1) % n}: true }} }}", f"take: {{ sets: {{ a{i}: false }} }}", f"open: {{ when: [a{i}, a{(i + 1) % n}], push: t{i}s1 }}", f"jump: {{ select: t{(i + 1) % n} }}"), f"t{i}s1": f"{{ requires: a{i} }}"}) for i in range(n)]
    return app(planted, [f"main: {{ tabs: [{', '.join(f't{i}' for i in range(n))}] }}", *tabs], conditions=[f"a{i}: {'true' if i == 0 else 'false'}" for i in range(n)])


def columnsOfFlags(n, planted):
    """A list shows details in another column, and each detail sets what the next one asks for."""
    rows = [f"show{i}: {{ when: a{i}, show: d{i}, in: detail }}" for i in range(n)]
    details = {f"d{i}": events(f"on: {{ sets: {{ a{(i + 1) % n}: true }} }}", f"off: {{ sets: {{ a{i}: false }} }}", f"more: {{ when: a{(i + 2) % n}, push: d{(i + 3) % n} }}") for i in range(n)}
    return app(planted, ["main: { columns: [master, detail] }", flow("master", {"list": events(*rows)}), flow("detail", {"empty": "{}", **details})], conditions=[f"a{i}: {'true' if i == 0 else 'false'}" for i in range(n)])


def groupsOfGuards(n, planted):
    """Groups whose lists ask for the flags that other groups set, used in two tabs and a sheet."""
    groups = [f"g{i}: {{ e{i}: [ {{ when: [a{i}, not b{(i + 1) % n}], sets: {{ b{i}: true }}, push: s{i} }}, {{ when: b{i}, sets: {{ a{(i + 1) % n}: true }}, present: s{(i + 1) % n}, in: stack }}, {{ sets: {{ a{i}: true }} }} ] }}" for i in range(n)]
    screens = [f"s{i}: {{ uses: [g{(i + 1) % n}, g{(i + 2) % n}] }}" for i in range(n)]
    uses = "{ uses: [" + ", ".join(f"g{i}" for i in range(n)) + "] }"
    return app(planted, ["main: { tabs: [one, two] }", flow("one", {"x": uses}), flow("two", {"y": uses})], groups=groups, screens=screens, conditions=flags(n))


def finishesInChain(n, planted):
    """Flows that end with an outcome, whose handler sets flags and opens the next one."""
    body = lambda i: {f"f{i}s0": events(*toggles(i), f"open: {{ present: f{i + 1}, returns: {{ done: [ {{ when: b{i}, sets: {{ a{i}: false }}, push: f{i}s1 }}, {{ sets: {{ b{i}: true }} }} ] }} }}" if i + 1 < n else "stay: ~", "end: { finish: done }"), f"f{i}s1": events("end2: { when: a%d, finish: done }" % i)}
    flows = [flow(f"f{i}", body(i), outcomes="[done]") for i in range(n)]
    return app(planted, flows, entry="home", screens=["home: " + events("open: { present: f0, returns: { done: ~ } }")], conditions=flags(n))


def recursionWithFlags(n, planted):
    """A flow that opens itself while flags change, and whose ends set them."""
    again = [f"again{i}: {{ when: a{i}, sets: {{ a{i}: false, b{i}: true }}, present: f, returns: {{ done: {{ sets: {{ a{(i + 1) % n}: true }} }}, closed: {{ when: b{i}, sets: {{ b{i}: false }} }} }} }}" for i in range(n)]
    return app(planted, [flow("f", {"s": events(*again, "end: { finish: done }")}, outcomes="[done]")], entry="home", screens=["home: " + events("open: { present: f, returns: { done: ~ } }")],
        conditions=[f"a{i}: {'true' if i == 0 else 'false'}" for i in range(n)] + [f"b{i}: false" for i in range(n)])


def modules(n, planted, tabs=False):
    """Modules with two flags each, that a screen presents."""
    files = {}
    for i in range(n):
        screens = "".join(f"      s{j}: {events(*toggles(''), f'next: {{ push: s{j + 1} }}', 'look: [ { when: a, push: s2 }, { when: b, push: s3 } ]')}\n" for j in range(3)) + "      s3: { transitions: { out: { pop: root } } }\n"
        files[f"m{i}.yaml"] = f"navgraph: 1\nmodule: M{i}\nconditions: {{ a: false, b: false }}\nflows:\n  main:\n    public: true\n    screens:\n{screens}"
    imports = "imports: { " + ", ".join(f"m{i}: m{i}.yaml" for i in range(n)) + " }\n"
    opens = events(*[f"open{i}: {{ present: m{i}.main }}" for i in range(n)], *[f"ask{i}: {{ when: m{i}.b, push: s }}" for i in range(0, n, 4)])
    flows = ["main: { tabs: [one, two] }", flow("one", {"a": opens, "s": "{}"}), flow("two", {"b": "{}"})] if tabs else [flow("main", {"a": opens, "s": "{}"})]
    return {**app(planted, flows, more=imports), **files}


def modulesInTabs(n, planted):
    return modules(n, planted, tabs=True)


def entryOverChain(n, planted):
    """What the flags of a chain are decides where the app begins, at launch and again from each of its flows."""
    entry = "[ " + ", ".join(f"{{ when: [b{i}, not a{i}], root: f{i} }}" for i in range(n)) + ", { root: f0 } ]"
    flows = [each.replace("out: { pop: root }", "out: { root: entry }") for each in chain(n, lambda i, next: f"push: {next}")]
    return app(planted, flows, entry=entry, conditions=flags(n, value="unknown"))


ALL = [
    chainOfFlows, guardedChain, guardedSheets, chainsInTabs, chainWithLinks, chainOfChoices, chainOfEnumerations, chainThatChanges, ring, columnsOfFlags,
    groupsOfGuards, finishesInChain, recursionWithFlags, modules, modulesInTabs, entryOverChain,
]
