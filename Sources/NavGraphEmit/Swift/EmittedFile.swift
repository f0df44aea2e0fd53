import NavGraphModel
import NavGraphSyntax

/// What emitted files begin with.
extension SwiftEmitter {
    func file(_ name: CodeText, _ body: () -> Void) -> SwiftFile {
        let source = String((graph.files.first ?? "").split(separator: "/").last ?? "")
        code.restart()
        line("// Made by navgraph from \(printable(source)). Changes are lost.")
        line()
        body()
        return SwiftFile(path: name.string + ".swift", contents: code.contents)
    }

    /// A file that knows no UI framework. `isPublic`: declarations that may be public have types of Foundation and of the
    /// support.
    func plainFile(_ name: CodeText, isPublic: Bool, _ body: () -> Void) -> SwiftFile {
        file(name) {
            imports(["Foundation"], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                let isOfFramework = name == "NavGraphUIKit" || name == "NavGraphSwiftUI"
                imports([isOfFramework ? "NavGraphRuntime" : name], areInPublicTypes: isPublic)
            }
            imports(options.imports)
            line()
            body()
        }
    }

    /// `areInPublicTypes`: types of them stand in declarations that may be public.
    func imports(_ modules: [String], areInPublicTypes: Bool = false) {
        func lines(_ access: CodeText) { for module in modules { line("\(access)import \(module)") } }
        switch options.access {
        case .public where areInPublicTypes: lines("public ")
        case .package where areInPublicTypes:
            // Beside an import that says `package` none may leave its access unsaid, except where that means `internal`.
            line("#if hasFeature(InternalImportsByDefault)")
            lines("package ")
            line("#else")
            lines("")
            line("#endif")
        default: lines("")
        }
    }
}
