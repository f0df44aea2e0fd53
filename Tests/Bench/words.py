"""What words of language 1.1 cost: enumerations, `discards-locked`, a module that is checked on its own."""
import pathlib
import re


def measure(bench):
    enumerations(bench)
    discards(bench)
    module(bench)


def enumerations(bench):
    """Four enumerations of four names, in costs of sixteen conditions; then with events that set a name, or four conditions."""
    path = graph(bench, "flags", 130, "--conditions", 17, "--set", 1)
    text = path.read_text()
    flags = re.findall(r"^  (flag\d+): .*$", text, re.M)[:16]
    assert len(flags) == 16
    lists = "".join("  e%d: [%s]\n" % (i, ", ".join(flags[4 * i:4 * i + 4])) for i in range(4))
    # Where the conditions stand: the order of conditions counts, too.
    text = text.replace("  %s: " % flags[0], lists + "  %s: " % flags[0], 1)
    text = re.sub(r"^  (%s): .*\n" % "|".join(flags), "", text, flags=re.M)
    shorter = path.with_name("enumerations.yaml")
    shorter.write_text(text)
    for what in ("", ", set by events"):
        lint = [bench.binary, "lint"]
        bench.compare("1.1", "lint with 4 enumerations of 4 names / with 16 conditions, app of 130" + what, (1, 1.2),
                      lint + [str(shorter)], lint + [str(path)], bench.undecided(str(shorter)))
        set_some(path, lambda number, name: ", ".join(
            "%s: %s" % (flag, "true" if flag == flags[4 * number + name] else "false")
            for flag in flags[4 * number:4 * number + 4]))
        set_some(shorter, lambda number, name: "e%d: %s" % (number, flags[4 * number + name]))


def set_some(path, assignments):
    """Every fifth screen gets an event that sets something, of each of the four lists in turn."""
    screens = iter(range(1, 1000))

    def event(match):
        number, rest = divmod(next(screens), 5)
        added = "\n          put: { sets: { %s } }" % assignments(number % 4, number // 4 % 4)
        return match.group() + ("" if rest else added)

    path.write_text(re.sub(r" +help: .*", event, path.read_text()))


def discards(bench):
    """The rule, in a graph where a session that expires and links take away what is locked; its 30 findings are not printed."""
    path = graph(bench, "locked", 130, "--conditions", 14, "--links", 30)
    path.write_text(path.read_text().replace("locked: true", "locked: fact2"))
    lint = [bench.binary, "lint", "--level", "error", str(path)]
    bench.compare("1.1", "lint / lint without discards-locked, app of 130", (1.03, 1.2), lint,
                  lint + ["--rule", "discards-locked=off"])


def module(bench):
    """Milliseconds of processor for a module of 40 screens, with what starting takes."""
    path = graph(bench, "module", 40, "--conditions", 4, "--links", 8)
    text = path.read_text().split("\nchecks:")[0] + "\n"
    text = re.sub(r"^entry: .*\n", "", text, flags=re.M).replace("app: Realistic", "module: Realistic", 1)
    path.write_text(re.sub(r"^(  (?:product|order|profile|help):\n)", r"\1    public: true\n", text, flags=re.M))
    (lint,) = bench.best(6, [bench.binary, "lint", str(path)])
    bench.row("1.1", "lint of a module of 40 screens", 20, lint.cpu * 1000, unit=" ms")


def graph(bench, name, *arguments):
    return pathlib.Path(bench.generate(name, "gen_app.py", *arguments))
