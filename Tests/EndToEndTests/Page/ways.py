"""Checks the paths that a page finds, against its data and by playing them."""
import random

# Of each screen: whether the path that is found without the data's runs has their length.
LENGTHS = """most => {
    const { order, runs } = JSON.parse(document.getElementById('data').textContent), wrong = [];
    for (const name of order.screens.filter(it => runs['screen:' + it]).slice(0, most)) {
        const run = runs['screen:' + name], way = navgraph.way(null, name, [], true);
        // Paths have no links.
        if (!run[1].some(it => it.startsWith('link:')) && way.steps !== run[1].length) wrong.push([name, run, way]);
    }
    return wrong;
}"""
# Random pairs: the run shows the first screen after `over` steps, and the second after all of them.
PAIRS = """pairs => {
    const current = play => { const [layers] = navgraph.after(play).shown, [, at, regions] = layers.at(-1); return regions[at].at(-1); };
    const wrong = [];
    for (const [from, to] of pairs) {
        const way = navgraph.way(from, to);
        if (way.why) continue;
        const play = n => [way.run[0].join(','), ...way.run[1].slice(0, n)].join(';');
        if (way.run[1].length !== way.over + way.steps || current(play(way.over)) !== from || current(play()) !== to) wrong.push([from, to, way]);
    }
    return wrong;
}"""


def wrong_ways(page, screens, most, pairs):
    """The paths that are wrong: of the first `most` screens from launch, and between so many random pairs."""
    chance = random.Random(5)
    some = [[chance.choice(screens), chance.choice(screens)] for _ in range(pairs)]
    return page.evaluate(LENGTHS, most) + page.evaluate(PAIRS, some)
