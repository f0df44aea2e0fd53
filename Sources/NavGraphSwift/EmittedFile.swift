import NavGraphModel

extension SwiftEmitter {
    /// `version`: the lowest iOS that has what the file is about.
    func file(_ name: CodeText, since version: Deployment? = nil, _ body: () -> Void) -> SwiftFile {
        let source = String((graph.files.first ?? "").split(separator: "/").last ?? "")
        let deployment = graph.swift.deployment
        // What came with iOS 16 came with macOS 13.
        let ofContents = version.flatMap { version in
            available(
                iOS: version.major, macOS: version.major - 3, tvOS: version.major, on: platforms, from: deployment)
        }
        code.restart(attribute: dialect.availability(on: platforms, from: deployment) ?? ofContents)
        line("// Made by navgraph from \(printable(source)). Changes are lost.")
        lines("// swiftlint:disable all\n// swift-format-ignore-file")
        body()
        return SwiftFile(path: name.string + ".swift", contents: code.contents)
    }

    /// A file that knows no UI framework. `isPublic`: declarations that may be public have types of Foundation and of the
    /// support.
    func plainFile(_ name: CodeText, isPublic: Bool, _ body: () -> Void) -> SwiftFile {
        file(name) {
            imports(["Foundation"], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                let isOfFramework = ["NavGraphUIKit", "NavGraphSwiftUI", "NavGraphAppKit"].contains(name)
                imports([isOfFramework ? "NavGraphRuntime" : name], areInPublicTypes: isPublic)
            }
            imports(options.imports)
            neededInterface()
            line()
            body()
        }
    }

    /// Of another version than the support code, a file does not compile, and the compiler quotes this line.
    private func neededInterface() {
        line("private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.")
    }

    /// A file for where there is the framework.
    ///
    /// - Parameters:
    ///   - version: the lowest iOS that has what it is about.
    ///   - isPublic: whether declarations that may be public have types of the framework.
    ///   - isFoundationPublic: whether some have types of Foundation, and none of the framework.
    ///   - isSupportPublic: whether some have types of the support that know no UI framework.
    ///   - isChangePublic: whether some have types of the support that do.
    ///   - hostsViews: whether it makes SwiftUI views for UIKit.
    ///   - modules: what else is imported; `areModulesPublic`: whether declarations that may be public have types of these.
    func frameworkFile(
        _ name: CodeText, since version: Deployment? = nil, isPublic: Bool = false, isFoundationPublic: Bool = false,
        isSupportPublic: Bool = false, isChangePublic: Bool = false,
        hostsViews: Bool = false, condition: CodeText = "", modules: [String] = [], areModulesPublic: Bool = false,
        _ body: () -> Void
    ) -> SwiftFile {
        file(name, since: version) {
            line("#if \(self.condition)\(condition)")
            imports(["Foundation"], areInPublicTypes: isFoundationPublic)
            if !dialect.hasViewControllers, !platforms.contains(.macos) { imports(["UIKit"]) }
            if hostsViews { imports(["SwiftUI"]) }
            imports([dialect.framework], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                let isOfFramework = name == "NavGraph" + dialect.framework
                if isOfFramework {
                    imports(["NavGraphRuntime"], areInPublicTypes: isSupportPublic || isChangePublic)
                }
                imports([name], areInPublicTypes: isChangePublic || isSupportPublic && !isOfFramework)
            }
            imports(modules, areInPublicTypes: areModulesPublic)
            imports(options.imports)
            neededInterface()
            line()
            body()
            line("#endif")
        }
    }

    /// `areInPublicTypes`: types of them stand in declarations that may be public.
    func imports(_ modules: [String], areInPublicTypes: Bool = false) {
        if modules.isEmpty { return }
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

/// The attribute of what needs versions that an app's targets may not have. The deployment is that of iOS.
func available(
    iOS: Int, macOS: Int, tvOS: Int, on platforms: Set<Platform>, from deployment: Deployment
) -> CodeText? {
    let isOld = deployment < Deployment(major: iOS)
    let versions: [(CodeText, Bool)] = [
        ("iOS \(iOS)", isOld), ("macOS \(macOS)", platforms.contains(.macos)),
        ("tvOS \(tvOS)", platforms.contains(.tvos)), ("visionOS 1", isOld),
    ]
    let needed = versions.filter(\.1)
    return needed.isEmpty ? nil : "@available(\(needed.list { $0.0 }), *)"
}
