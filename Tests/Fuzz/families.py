#!/usr/bin/env python3
"""Families of graphs that are hard to analyse: usage families.py NAVGRAPH [NAME].

A family is a load, which multiplies something, in a place where the app has it, or an app of apps.py or crossings.py. Of each the largest
graph below 50 KB is given to every command, which may take 10 s of processor time, without that of 'dot', and 1 GB. A violation that is planted
one step from launch is an error in each. A family that fails is tried with smaller graphs, and the smallest is kept.
"""
import json, os, re, resource, shutil, signal, subprocess, sys, tempfile

import apps, crossings

LARGEST, SECONDS, BYTES = 50_000, 10, 1 << 30


class Load:
    """What multiplies: screens of one flow, the first of which begins it, with conditions, groups and links."""

    def __init__(self, screens, conditions=(), start=None, groups=(), links=(), entry=(), outcomes=()):
        self.screens, self.conditions, self.start = screens, list(conditions), start
        self.groups, self.links, self.entry, self.outcomes = list(groups), list(links), list(entry), list(outcomes)


def names(letter, count):
    return [f"{letter}{number}" for number in range(count)]


def unknown(conditions):
    return [f"{name}: unknown" for name in conditions]


def events(*all):
    return "{ transitions: { " + ", ".join(all) + " } }"


# MARK: Loads


def counter(n):
    flags = names("f", n)
    steps = [
        f"{{ when: [{', '.join(['not ' + flag] + flags[:i])}], sets: {{ {', '.join([flag + ': true'] + [f + ': false' for f in flags[:i]])} }}, push: a }}"
        for i, flag in enumerate(flags)
    ]
    goal = f"go: {{ when: [{', '.join(flags)}], push: goal }}"
    return Load({"a": events(f"inc: [ {', '.join(steps)} ]", goal), "goal": "{}"}, [f"{flag}: false" for flag in flags])


def toggles(n):
    flags = names("f", n)
    sets = [f"on{i}: {{ sets: {{ {flag}: true }} }}, off{i}: {{ sets: {{ {flag}: false }} }}" for i, flag in enumerate(flags)]
    return Load({"a": events(*sets, f"go: {{ when: [{', '.join(flags)}], push: goal }}"), "goal": "{}"}, unknown(flags))


def chain(n):
    flags = [f"f{i}: {{ initially: unknown, implies: f{i + 1} }}" for i in range(n)] + [f"f{n}: unknown"]
    return Load({"a": events(*[f"e{i}: {{ when: f{i}, push: b }}" for i in range(n + 1)]), "b": "{}"}, flags)


def pairs(n):
    flags = [f"p{i}: {{ initially: unknown, implies: q{i} }}, q{i}: unknown" for i in range(n)]
    asked = [f"e{i}: {{ when: p{i}, push: b }}, n{i}: {{ when: [p{i}, not q{i}], push: b }}" for i in range(n)]
    return Load({"a": events(*asked), "b": "{}"}, flags)


def guards(n):
    screens = {"a": events(*[f"e{i}: {{ when: f{i}, push: s{i} }}" for i in range(n)])}
    for i in range(n):
        screens[f"s{i}"] = f"{{ requires: f{i}, transitions: {{ next: {{ sets: {{ f{(i + 1) % n}: true }}, push: s{(i + 1) % n} }}, out: {{ sets: {{ f{i}: false }}, pop: root }} }} }}"
    return Load(screens, [f"f{i}: {'true' if i == 0 else 'false'}" for i in range(n)])


def wide(n):
    list = [f"{{ when: [f{i}, not g{i}], sets: {{ g{i}: true }}, push: b }}" for i in range(n)]
    return Load({"a": events(f"go: [ {', '.join(list)}, {{ push: b }} ]"), "b": events("more: { push: a }")}, unknown(names("f", n) + names("g", n)))


def group(n):
    screens = {f"s{i}": "{ uses: [g] }" for i in range(n)}
    return Load(screens, groups=["g: { " + ", ".join(f"e{i}: {{ present: s{i} }}" for i in range(n)) + " }"])


def starts(n):
    screens = {f"s{i}": events(f"next: {{ sets: {{ a{(i + 1) % n}: false }}, push: s{(i + 1) % n} }}") for i in range(n)}
    start = [f"{{ when: [a{i}, b{i}], screen: s{i} }}" for i in range(n)] + ["{ screen: s0 }"]
    return Load(screens, unknown(names("a", n) + names("b", n)), "[ " + ", ".join(start) + " ]")


def entries(n):
    screens = {"a": events("more: { push: a }", *[f"on{i}: {{ sets: {{ f{i}: true, g{i}: false }} }}" for i in range(n)])}
    return Load(screens, unknown(names("f", n) + names("g", n)), entry=[f"{{ when: [f{i}, g{i}], root: LOAD }}" for i in range(n)])


def recursion(n):
    again = [f"open{i}: {{ push: LOAD, returns: {{ done{i}: {{ finish: done{(i + 1) % n}, then: {{ pop: root }} }} }} }}" for i in range(n)]
    return Load({"a": events(*again, *[f"end{i}: {{ finish: done{i} }}" for i in range(n)])}, outcomes=names("done", n))


def presents(n):
    return Load({f"s{i}": events(*[f"e{j}: {{ present: s{j} }}" for j in range(n)]) for i in range(n)})


def wizard(n):
    screens = {f"s{i}": events(f"next: {{ when: f{i}, sets: {{ f{i + 1}: true }}, push: s{i + 1} }}", f"skip: {{ when: not f{i}, push: s{i + 1} }}") for i in range(n)}
    screens[f"s{n}"] = "{}"
    links = [f"l{i}: {{ url: /s{i}, opens: s{i} }}" for i in range(0, n + 1, 3)]
    return Load(screens, unknown(names("f", n + 1)), links=links)


def changing(n):
    flags = [f"f{i}: {{ initially: unknown, changes: true }}" for i in range(n)]
    return Load({"a": events(*[f"e{i}: {{ when: [f{i}, not f{(i + 1) % n}], push: a }}" for i in range(n)])}, flags)


def returns(n):
    screens = {f"s{i}": events(f"next: {{ push: s{i + 1} }}", *[f"to{j}: {{ pop: s{j} }}" for j in range(0, i, max(1, n // 12))]) for i in range(n)}
    screens[f"s{n}"] = events("again: { push: s0 }")
    return Load(screens)


def handlers(n):
    depth = 12
    many = []
    for i in range(n):
        handler = "~"
        for j in range(depth):
            handler = f"{{ sets: {{ f{(i + j) % n}: {'true' if j % 2 else 'false'} }}, present: b, returns: {{ done: {handler} }} }}"
        many.append(f"e{i}: {handler}")
    return Load({"a": events(*many), "b": "{ outcomes: [done] }"}, unknown(names("f", n)))


LOADS = [counter, toggles, chain, pairs, guards, wide, group, starts, entries, recursion, presents, wizard, changing, returns, handlers]

# MARK: Places


def text(load, place, planted):
    """The files of a graph."""
    first = next(iter(load.screens))
    shared = re.match(r"\w+", load.conditions[0])[0] if load.conditions else None
    isModule = place == "modules"
    load_name = "load.load" if isModule else "load"
    conditions = (load.conditions if not isModule else []) + ["side: false"]
    flow = [
        "  load:" + ("\n    public: true" if isModule else ""),
        *([f"    start: {load.start}"] if load.start else []),
        *([f"    outcomes: [{', '.join(load.outcomes)}]"] if load.outcomes else []),
        "    screens:",
        *[f"      {name}: {screen}" for name, screen in load.screens.items()],
    ]
    flow = "\n".join(flow).replace("LOAD", "load") + "\n"
    groups = f"groups: {{ {', '.join(load.groups)} }}\n" if load.groups else ""
    flips = "sets: { side: true }" if not shared else f"sets: {{ {'load.' if isModule else ''}{shared}: true }}"
    side = f"  aside:\n    screens:\n      home: {events('flip: { ' + flips + ' }', 'open: { when: not side, push: home2 }', 'enter: { present: ' + load_name + handled(load) + ' }')}\n      home2: {{}}\n"
    if place == "columns":
        side = side.replace("enter: ", "other: ")
    entry = {"stack": load_name, "sheet": "aside", "modules": "main"}.get(place, "main")
    root = {
        "stack": "",
        "sheet": "",
        "tabs": "  main: { tabs: [load, aside, third, fourth] }\n  third: { screens: { home3: { transitions: { off: { sets: { side: true } } } } } }\n  fourth: { screens: { home4: {} } }\n",
        "columns": "  main: { columns: [aside, load] }\n",
        "modules": "  main: { tabs: [load.load, aside] }\n",
    }[place]
    if load.outcomes and place in ("tabs", "columns", "modules"):
        # A tab has no end.
        entry, root = "aside", ""
    if load.entry:
        others = [alternative.replace("LOAD", load_name).replace("f", "load.f").replace("g", "load.g") if isModule else alternative.replace("LOAD", load_name) for alternative in load.entry]
        entry = f"[ {', '.join(others)}, {{ root: {entry} }} ]"
    elif load.outcomes and entry == load_name:
        entry = "{ root: " + entry + handled(load) + " }"
    links = "".join(f"  {link}\n" for link in load.links)
    app = f"navgraph: 1\napp: Family\nentry: {entry}\nlinks: {{ schemes: [family] }}\n"
    if planted:
        conditions.append("planted: false")
        app += "transitions: { plant: { present: violated } }\n"
    files = {}
    if isModule:
        files["load.yaml"] = "navgraph: 1\nmodule: Load\n" + (f"conditions: {{ {', '.join(load.conditions)} }}\n" if load.conditions else "") + groups + "flows:\n" + flow
        app += "imports: { load: load.yaml }\n"
        links = re.sub(r"opens: ", "opens: load.", links)
    else:
        app += groups
    app += f"conditions: {{ {', '.join(conditions)} }}\nflows:\n" + ("" if isModule else flow)
    app += root + (side if place != "stack" else "")
    app += "screens: { violated: { requires: planted } }\n" if planted else ""
    app += "deepLinks:\n" + links if links and not isModule else ""
    files["graph.yaml"] = app
    return files


def handled(load):
    return ", returns: { " + ", ".join(f"{outcome}: ~" for outcome in load.outcomes) + " }" if load.outcomes else ""


PLACES = ["stack", "tabs", "columns", "sheet", "modules"]
FAMILIES = {
    f"{load.__name__}-{place}": lambda n, planted, load=load, place=place: text(load(n), place, planted) for load in LOADS for place in PLACES
} | {app.__name__: app for app in apps.ALL + crossings.ALL}

# MARK: Runs


def run(arguments, folder, tools):
    """The exit status, the processor seconds without those of 'dot', the bytes and the output of a command."""
    times, drawing = os.path.join(tools, "times"), os.path.join(tools, "drawing")
    open(times, "w").close()
    os.makedirs(drawing, exist_ok=True)
    environment = {**os.environ, "PATH": tools + ":" + os.environ["PATH"]}
    limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS, resource.RLIM_INFINITY))
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(arguments, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.DEVNULL, env=environment, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        for dot in os.listdir(drawing):
            os.remove(os.path.join(drawing, dot))
            os.kill(int(dot), signal.SIGKILL)
        with open(times) as file:
            drawn = sum(60 * float(minutes) + float(seconds) for minutes, seconds in re.findall(r"(\d+)m([\d.]+)s", file.read()))
        return os.waitstatus_to_exitcode(status), max(0, usage.ru_utime + usage.ru_stime - drawn), usage.ru_maxrss * 1024, output.read().decode(errors="replace")


def write(files, folder):
    os.makedirs(folder, exist_ok=True)
    for name, contents in files.items():
        with open(os.path.join(folder, name), "w") as file:
            file.write(contents)


def problems(program, family, n, tools, folder):
    """What is wrong with the commands on one graph."""
    files = family(n, False)
    write(files, folder)
    write(family(n, True), os.path.join(folder, "planted"))
    # An app may have no screens of its own; 'paths' also lists those of its modules.
    listed = (run([program, *words, "graph.yaml"], folder, tools)[3].splitlines() for words in (["list", "screens"], ["paths"]))
    screens = next(lines for lines in listed if lines)
    target = screens[len(screens) // 2].split()[0]
    commands = [
        ["lint", "graph.yaml"], ["lint", "graph.yaml", "--format", "json"], ["lint", "graph.yaml", "--format", "sarif"],
        ["paths", "graph.yaml"], ["paths", "graph.yaml", "--format", "json"], ["paths", "graph.yaml", "--cover"],
        *[["render", "graph.yaml", "--format", format] for format in ("dot", "svg", "mermaid", "html", "json")],
        ["render", "graph.yaml", "--format", "dot", "--whole", "--highlight", "findings"],
        ["render", "graph.yaml", "--format", "dot", "--to", target],
        ["diff", "graph.yaml", "graph.yaml"], ["diff", "graph.yaml", "planted/graph.yaml"],
        ["diff", "graph.yaml", "planted/graph.yaml", "--format", "json"],
        ["compile", "graph.yaml", "--output", "out"], ["compile", "graph.yaml", "--output", "views", "--framework", "swiftui", "--diagram", "none"],
        ["resolve", "graph.yaml", "family:///s3"], ["links", "graph.yaml"], ["links", "graph.yaml", "--format", "info-plist"],
        ["lint", "planted/graph.yaml", "--format", "json"],
    ]
    if "\nmodule:" in files["graph.yaml"]:
        # Only an app has ways and association files.
        commands = [command for command in commands if command[0] != "links" and "--to" not in command]
    found = []
    for command in commands:
        status, seconds, size, output = run([program] + command, folder, tools)
        name = " ".join(command)
        SPENT.append((seconds, size >> 20, f"{os.path.basename(folder)}: {name}"))
        if status not in (0, 1):
            found.append(f"{name}: status {status}, {seconds:.1f} s")
        elif seconds > SECONDS:
            found.append(f"{name}: {seconds:.1f} s")
        if size > BYTES:
            found.append(f"{name}: {size >> 20} MB")
        if command[0] == "lint" and command[-1] == "json" and status in (0, 1):
            rules = {finding["rule"] for finding in json.loads(output)["findings"]}
            if rules & TEXT_RULES:
                found.append(f"{name}: the graph is not valid: {sorted(rules & TEXT_RULES)}")
        if command[0] == "lint" and command[1].startswith("planted") and status in (0, 1) and not is_shown(json.loads(output)):
            found.append(f"{name}: the planted violation is not an error with its run")
    return found


# What each command took: seconds, MB.
SPENT = []
TEXT_RULES = {"unknown-key", "unknown-reference", "yaml-syntax", "wrong-kind", "missing-key", "limit-exceeded", "unknown-condition", "unknown-outcome", "ambiguous-reference", "private-reference", "conflicting-actions"}


def is_shown(report):
    return any(
        finding["rule"] == "guard-violation" and finding["subject"] == "screen:violated" and finding["severity"] == "error" and len(finding.get("witness", [])) in (2, 3)
        for finding in report["findings"]
    )


def size(family, n):
    return sum(map(len, family(n, True).values()))


def largest(family):
    low, high = 1, 2
    while size(family, high) < LARGEST:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if size(family, middle) < LARGEST else (low, middle)
    return low


def main():
    program = os.path.abspath(sys.argv[1])
    kept = os.path.join(tempfile.gettempdir(), "families")
    tools = tempfile.mkdtemp(prefix="navgraph-families-")
    dot = shutil.which("dot")
    if dot:
        path = os.path.join(tools, "dot")
        with open(path, "w") as file:
            # In a separate session, so that its time does not count for the command that ends it.
            file.write(
                f"#!/bin/bash\nulimit -St unlimited\nexec 3<&0\nsetsid '{dot}' \"$@\" <&3 &\ntouch '{tools}/drawing/'$!\nwait $!\nstatus=$?\n"
                f"rm '{tools}/drawing/'$!\ntimes >> '{tools}/times'\nexit $status\n"
            )
        os.chmod(path, 0o755)
    count = failed = 0
    for name, family in FAMILIES.items():
        if len(sys.argv) > 2 and sys.argv[2] not in name:
            continue
        count += 1
        n = largest(family)
        found = problems(program, family, n, tools, os.path.join(tools, name))
        if not found:
            continue
        failed += 1
        smaller = n
        while smaller > 1 and (less := problems(program, family, smaller // 2, tools, os.path.join(tools, name))):
            smaller, found = smaller // 2, less
        write(family(smaller, False), os.path.join(kept, name))
        write(family(smaller, True), os.path.join(kept, name, "planted"))
        print(f"{name}: {smaller} (of {n}) fails, kept in {kept}/{name}\n  " + "\n  ".join(found), flush=True)
    shutil.rmtree(tools)
    for number, unit in ((0, "s"), (1, "MB")):
        print("most:", *(f"{spent[number]:.3g} {unit} {spent[2]}" for spent in sorted(SPENT, key=lambda it: -it[number])[:10]), sep="\n  ")
    print(f"{count} families, {failed} failures")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
