"""Row 19 of LIMITS.md: apps over many Swift modules, and directories of modules that import each other in layers."""
import shutil

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
    top = range(count - width, count)
    imports = ", ".join("m%d: modules/m%d.yaml" % (it, it) for it in top)
    events = "".join("      open%d: { present: m%d.main }\n" % (it, it) for it in top)
    app = folder / "app.yaml"
    app.write_text("navgraph: 1\napp: Large\nentry: home\nimports: { %s }\nscreens:\n  home:\n    transitions:\n%s" % (imports, events))
    return str(app), str(folder / "modules")


def measure(bench):
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
