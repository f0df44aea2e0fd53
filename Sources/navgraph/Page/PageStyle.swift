/// The style of the page. The colours of pictures are variables, of which dark ones are others.
let pageStyle: String = {
    let light = palette.enumerated().map { "--c\($0):\($1.light)" }.joined(separator: ";")
    let dark = palette.enumerated().map { "--c\($0):\($1.dark)" }.joined(separator: ";")
    let rules = palette.enumerated().map { index, color in
        "[fill=\"\(color.dot)\"]{fill:var(--c\(index))}[stroke=\"\(color.dot)\"]{stroke:var(--c\(index))}"
    }.joined()
    return """
        :root{color-scheme:light;--back:#fff;--text:#1f2328;--soft:#57606a;--line:#d0d7de;--link:#0a5cad;--side:#f6f8fa;\(light)}
        @media(prefers-color-scheme:dark){:root:not([data-theme=light]){\(darkBase);\(dark)}}
        :root[data-theme=dark]{\(darkBase);\(dark)}
        \(pageLayout)
        \(rules)
        """
}()

/// A colour of diagrams, as Graphviz writes it, and what it is in the page, light and dark: text has 4.5 to 1, lines have 3.
struct PaletteColor {
    var dot, light, dark: String

    init(_ dot: String, _ light: String, _ dark: String) { (self.dot, self.light, self.dark) = (dot, light, dark) }
}

let palette: [PaletteColor] = [
    PaletteColor("white", "#ffffff", "#0d1117"), PaletteColor("#1f2328", "#1f2328", "#e6edf3"),
    PaletteColor("#57606a", "#57606a", "#9198a1"), PaletteColor("#424a53", "#424a53", "#b1bac4"),
    PaletteColor("#0a5cad", "#0a5cad", "#58a6ff"), PaletteColor("#a33b00", "#a33b00", "#ff9e64"),
    PaletteColor("#6f2da8", "#6f2da8", "#c297ff"), PaletteColor("#00664a", "#00664a", "#3fb68b"),
    PaletteColor("#00636b", "#00636b", "#39c5cf"), PaletteColor("#8a4b00", "#8a4b00", "#e3b341"),
    PaletteColor("#8c959f", "#818b98", "#6e7681"), PaletteColor("#d0d7de", "#d0d7de", "#3d444d"),
    PaletteColor("#f6f8fa", "#f6f8fa", "#151b23"), PaletteColor("#ecf0f4", "#ecf0f4", "#1c2330"),
    PaletteColor("#e2f3f5", "#e2f3f5", "#0d2a2e"), PaletteColor("#fff4e5", "#fff4e5", "#2e2110"),
    PaletteColor("#eaeef2", "#eaeef2", "#262c36"), PaletteColor("#e3f4ec", "#e3f4ec", "#10291f"),
    PaletteColor("#b3261e", "#b3261e", "#ff7b72"), PaletteColor("black", "#1f2328", "#e6edf3"),
]

private let darkBase =
    "color-scheme:dark;--back:#0d1117;--text:#e6edf3;--soft:#9198a1;--line:#3d444d;--link:#58a6ff;--side:#151b23"

private let pageLayout = """
    *{box-sizing:border-box}
    html,body{margin:0;height:100%}
    body{display:grid;grid-template:auto 1fr/minmax(10rem,16rem) 1fr auto;font:14px/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back)}
    header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.5rem .75rem;border-bottom:1px solid var(--line)}
    h1{font-size:1.1rem;margin:0 1rem 0 0}
    nav{overflow:auto;padding:.5rem;border-right:1px solid var(--line);background:var(--side)}
    nav ul{list-style:none;margin:0;padding-left:.9rem}nav>ul{padding-left:0}
    nav a{display:inline-block;padding:.1rem .25rem;border-radius:4px}
    a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
    [aria-current]{background:var(--line);font-weight:600}
    #view{position:relative;overflow:hidden;touch-action:none;cursor:grab;min-width:0;min-height:0}
    #stage{position:absolute;left:0;top:0;transform-origin:0 0}
    #stage.moving{will-change:transform}
    svg{display:block}svg text{font-family:Helvetica,Arial,sans-serif}
    .node,.box,[data-to]{cursor:pointer}
    .selected>polygon,.selected>path,.selected>ellipse{stroke-width:4}
    .running .node:not(.taken),.running .edge:not(.taken),.faint{opacity:.3}
    .edge.taken path{stroke-width:4}
    .gone{display:none}
    .step{font:bold 13px sans-serif;fill:var(--c5)}.count{font:bold 28px sans-serif;fill:var(--text);text-anchor:middle}
    [data-to]:hover text{text-decoration:underline}
    #panel{width:min(24rem,40vw);overflow:auto;padding:.75rem;border-left:1px solid var(--line);background:var(--back)}
    #panel h2{margin:0 2rem .25rem 0;font-size:1.1rem}#panel h3,#print h3{font-size:.85rem;margin:.9rem 0 .2rem;color:var(--soft)}
    #panel ul{margin:0;padding-left:1.1rem}#panel img{max-width:12rem;border:1px solid var(--line);border-radius:8px}
    #panel,#print{overflow-wrap:anywhere}
    .close{float:right}.sub,.place{color:var(--soft);margin:.1rem 0}
    button,select,input{font:inherit;color:inherit;background:var(--back);border:1px solid var(--soft);border-radius:6px;padding:.2rem .5rem}
    .search{position:relative}#find{width:16rem;max-width:50vw}
    #hits{position:absolute;z-index:3;left:0;top:2rem;width:22rem;max-width:80vw;margin:0;padding:.4rem;list-style:none;background:var(--back);border:1px solid var(--soft);border-radius:8px}
    #help{position:fixed;z-index:4;right:1rem;bottom:1rem;padding:1rem;background:var(--back);border:1px solid var(--soft);border-radius:8px}
    [hidden]{display:none!important}
    :focus-visible{outline:2px solid var(--link);outline-offset:1px}
    #print{display:none}
    @media(max-width:700px){body{grid-template:auto 1fr auto/1fr}nav{display:none}#panel{width:auto;max-height:45vh;border:0;border-top:1px solid var(--line)}}
    @media print{body{display:block}header,nav,#view,#panel,#help{display:none!important}#print{display:block}.sheet{break-after:page}.sheet svg{width:100%;height:auto;max-height:95vh}#print section{break-inside:avoid;margin:0 0 1rem}#print button{display:none}}
    """
