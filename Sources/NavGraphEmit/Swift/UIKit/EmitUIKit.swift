import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Emits UIKit routers for a graph: a file for each flow, one for the app, and those that carry the steps out
/// (`supportFiles`).
///
/// **What is emitted.** For a flow `notes` the file `NotesRouter.swift`: the router, with a map of its transitions in
/// words at its head, a maker and a method per event for each of its screens; the screens' protocols; the factory that
/// makes them. For the app `NotesAppRouter.swift`: window, routers, conditions, observer, screens without a flow.
///
/// **How a step runs.** A screen calls its closure, by which its `…Frame` asks `…Navigation` to fire the event. That
/// waits until no transition runs, reads what is shown from UIKit (`…Layer`), and drops the event if its screen is
/// not current. Else the router's method for the event is called, and has one UIKit call in it, which a look at what is
/// shown precedes (`step.stack()` throws where there is none). What is more than one call (`then`, `send`, what follows an
/// outcome) is first done on the layers as values, and carried out on UIKit when all of it is known to work: a fault
/// leaves everything as it was.
///
/// **What is kept.** For each view controller, weakly: its screen's name, and how it was opened (`…Ending`: handlers by
/// outcome). Nothing holds a screen but UIKit; its closures hold the router weakly and its `…Frame`.
///
/// **Links.** `…Links.swift` has the enum of the links, made from what comes from outside, and their URLs; `…LinkWays.swift`
/// how each is followed: its way, made on the layers as values like any step of several moves. `ways` gives the way of a
/// link by `path`; it is searched where nobody does.
///
/// Files are in the order of the graph. What cannot be emitted is a problem, and then no file is to be written.
/// Linear in the size of the graph.
package func emitUIKit(
    _ graph: NavGraph, options: SwiftOptions, ways: (@Sendable (DeepLinkID) -> LinkWay?)? = nil
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    var emitter = SwiftEmitter(graph, options)
    emitter.findProblems()
    guard emitter.problems.isEmpty else { return ([], emitter.problems) }
    let blank = emitter
    let links = Background { () -> [SwiftFile] in
        guard let plan = LinkPlan(graph) else { return [] }
        var emitter = blank
        let found = ways == nil ? LinkWays(graph) : nil
        return emitter.linkFiles(plan) { id in ways.map { $0(id) } ?? found?.way(of: id) }
    }
    var files: [SwiftFile] = []
    files.append(emitter.file("Router", of: emitter.base, isPublic: true) { $0.putAppRouter() })
    files += inParallel(graph.flows.count, state: { blank }) { emitter, number in
        let flow = graph.flows.ids[number]
        let name = emitter.options.prefix + graph.camel(graph.flows[flow].qualifiedName)
        let isPublic = !graph.flows[flow].screens.isEmpty || graph.flows[flow].start == nil
        return emitter.file("Router", of: name, isPublic: isPublic) { $0.put(router: flow) }
    }
    files += links.value
    if options.hasMocks {
        files.append(emitter.file("Mocks", of: emitter.base, isPublic: false, isForTests: true) { $0.putMocks() })
    }
    for (name, text) in supportFiles {
        // Only what an app's own animation is given names a type of UIKit.
        let isPublic = name == "Container"
        files.append(emitter.file(name, of: emitter.base, isPublic: isPublic) { $0.put(support: text) })
    }
    return (files, [])
}

extension SwiftEmitter {
    /// A file of its own: imports before what `body` writes. `isPublic`: its declarations that may be public have types
    /// of UIKit in them.
    fileprivate mutating func file(
        _ suffix: String, of name: String, isPublic: Bool, isForTests: Bool = false,
        _ body: (inout SwiftEmitter) -> Void
    ) -> SwiftFile {
        putFileHead()
        code.line(isForTests ? "#if canImport(UIKit) && DEBUG" : "#if canImport(UIKit)")
        put(imports: ["Foundation"], isPublic: false)
        put(imports: ["UIKit"], isPublic: isPublic)
        put(imports: options.imports, isPublic: false)
        code.blank()
        body(&self)
        code.line("#endif")
        return SwiftFile(path: name + suffix + ".swift", contents: code.contents)
    }

    /// What every file begins with.
    mutating func putFileHead() {
        code.restart()
        put("// Made by navgraph from ")
        code.putDocumentationWord(String((graph.files.first ?? "").split(separator: "/").last ?? ""))
        code.end(". Changes are lost.")
        code.blank()
    }

    /// `isPublic`: types of them stand in declarations that may be public.
    mutating func put(imports modules: [String], isPublic: Bool) {
        // Beside an import that says `package` none may leave its access unsaid, but where that means `internal`.
        let isChosen = isPublic && options.access == .package
        if isChosen {
            code.line("#if hasFeature(InternalImportsByDefault)")
            put(imports: modules, "package ")
            code.line("#else")
        }
        put(imports: modules, isPublic && options.access == .public ? "public " : "")
        if isChosen { code.line("#endif") }
    }

    private mutating func put(imports modules: [String], _ access: StaticString) {
        for module in modules {
            put(access)
            put("import ")
            code.put(string: module)
            code.end()
        }
    }
}
