"""Rows 19 and 20 of LIMITS.md: apps over many modules, and directories of modules that import each other in layers."""
import pathlib
import re
import shutil
import subprocess

LAYERS = 10
SCREENS = 40
# `readGraph`, which reads and resolves.
READING = "$s13NavGraphModel04readB04root5rules7modules8contents*XEtF"


def module(number, below):
    """A module of a flow whose screens lead on, and open the modules below."""
    screens = []
    for index in range(SCREENS):
        events = ["          next: { push: s%d }" % (index + 1)] if index + 1 < SCREENS else ["          restart: { pop: root }"]
        if index % 5 == 4:
            events.append("          hop: { push: s%d }" % (index * 7 % SCREENS))
        if index < len(below):
            events.append("          open: { present: m%d.main }" % below[index])
        screens.append("      s%d:\n        title: Screen %d of %d\n        transitions:\n%s\n" % (index, index, number, "\n".join(events)))
    imports = "imports: { %s }\n" % ", ".join("m%d: m%d.yaml" % (it, it) for it in below) if below else ""
    head = "navgraph: 1\nmodule: M%d\nswift: { module: Module%d }\n%s" % (number, number, imports)
    return head + "flows:\n  main:\n    public: true\n    screens:\n" + "".join(screens)


def write(folder, count, imports):
    """Modules in layers, each of which imports some of the layer below, and an app over those of the highest layer."""
    (folder / "modules").mkdir(parents=True)
    width = count // LAYERS
    for number in range(count):
        layer, place = divmod(number, width)
        below = [(layer - 1) * width + (place + step) % width for step in range(imports)] if layer else []
        (folder / "modules" / ("m%d.yaml" % number)).write_text(module(number, below))
    return write_app(folder, range(count - width, count)), str(folder / "modules")


def write_app(folder, top):
    """An app that presents the flow `main` of modules."""
    imports = ", ".join("m%d: modules/m%d.yaml" % (it, it) for it in top)
    events = "".join("      open%d: { present: m%d.main }\n" % (it, it) for it in top)
    app = folder / "app.yaml"
    app.write_text("navgraph: 1\napp: Large\nentry: home\nimports: { %s }\nscreens:\n  home:\n    transitions:\n%s" % (imports, events))
    return str(app)


# What a module does not have, or what has one name in all modules; and what sets its conditions.
ALONE = re.compile(
    r"^entry:.*\n|^links:.*\n|^(transitions|deepLinks|checks):\n(  .*\n)*|^  splash:.*\n|^ +log(In|Out):.*\n"
    r"|sets: { loggedIn: true }, ",
    re.MULTILINE,
)


def write_realistic(folder, count, generate):
    """Modules like apps of 40 screens with two conditions that nothing sets, and an app that presents each of them."""
    (folder / "modules").mkdir(parents=True)
    for number in range(count):
        options = ("--conditions", 2, "--set", 1, "--links", 0, "--seed", number)
        text = ALONE.sub("", pathlib.Path(generate("module", "gen_app.py", SCREENS, *options)).read_text())
        text = text.replace("app: Realistic", "module: M%d" % number).replace("  main: {", "  main: { public: true,")
        (folder / "modules" / ("m%d.yaml" % number)).write_text(text)
    return write_app(folder, range(count))


def measure(bench):
    measure_report(bench)
    app, _ = write(bench.folder / "300", 300, 2)
    lint = [bench.binary, "lint"]
    compile = [bench.binary, "compile", app, "--output", str(bench.folder / "routers")]
    bench.compare(19, "compile of an app over 300 modules / its lint", (4, 4), compile, [*lint, app])
    app, modules = write(bench.folder / "100", 100, 2)
    if not shutil.which("valgrind"):
        return
    ratio = bench.instructions([*lint, modules], READING) / bench.instructions([*lint, app], READING)
    bench.row(19, "reading 100 modules that import each other / reading the app over them, instructions", 1.5, ratio)
    # The modules of a layer are alike.
    width = 100 // LAYERS
    alone = sum(width * bench.instructions([*lint, "%s/m%d.yaml" % (modules, layer * width)]) for layer in range(LAYERS))
    bench.row(19, "lint of 100 modules / lint of each alone, instructions", 1, bench.instructions([*lint, modules]) / alone)


def measure_report(bench):
    app = write_realistic(bench.folder / "realistic", 300, bench.generate)
    report = subprocess.run([bench.binary, "lint", "--format", "json", app], capture_output=True).stdout
    files = [pathlib.Path(app), *(bench.folder / "realistic" / "modules").iterdir()]
    size = sum(file.stat().st_size for file in files)
    bench.row(20, "bytes of lint --format json of 300 modules × 40 screens × 2 flags / of the graph", 9, len(report) / size)
