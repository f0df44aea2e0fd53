import NavGraphPictures

/// Both graphs in one picture, with a switch for what was before, what is after, and both. No script: the switch is
/// three radio buttons.
func diffPage(_ svg: [UInt8], of diffs: [GraphDiff]) -> [UInt8] {
    let text = String(decoding: svg, as: UTF8.self)
    let picture = text.firstRange(of: "<svg").map { String(text[$0.lowerBound...]) } ?? ""
    let name = xml(diffs.map(\.name).joined(separator: ", "))
    let hash = base64(sha256(Array(diffStyle.utf8)))
    let policy = "default-src 'none'; style-src 'sha256-\(hash)'; img-src data:; base-uri 'none'; form-action 'none'"
    let switches = [("before", ""), ("both", " checked"), ("after", "")].map { word, checked in
        "<input type=\"radio\" name=\"side\" id=\"\(word)\"\(checked)><label for=\"\(word)\">\(word)</label>"
    }.joined(separator: "\n")
    let list = diffs.map { xml(diffText($0)) }.joined(separator: "\n")
    return Array(
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width">
        <title>Changes of \(name)</title>
        <style>\(diffStyle)</style>
        <h1>Changes of \(name)</h1>
        \(switches)
        <div class="picture">
        \(picture)</div>
        <pre>\(list)</pre>
        </html>

        """.utf8)
}

private let diffStyle = """
    body{margin:1rem;font:14px system-ui,sans-serif;color:#1f2328;background:#fff}
    .picture{overflow:auto;border:1px solid #d0d7de;border-radius:8px;margin:1rem 0}
    pre{white-space:pre-wrap}
    #before:checked~.picture .after,#after:checked~.picture .before{visibility:hidden}
    label{margin-right:1rem}
    """
