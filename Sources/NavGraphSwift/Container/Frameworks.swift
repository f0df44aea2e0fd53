import NavGraphModel

/// The frameworks of separate Swift modules: each is generic over those of its imports, which the app names.
extension SwiftEmitter {
    /// `FeedModuleFramework<Profile>`, in the code of the set itself.
    var ownFramework: CodeText { "\(base)Framework\(importedFrameworks.list(after: "<") { $0 })\(">", if: isGeneric)" }

    /// `<Profile: DIFramework>`.
    var importedParameters: CodeText {
        "\(importedFrameworks.list(after: "<") { "\($0): DIFramework" })\(">", if: isGeneric)"
    }

    var ofImports: CodeText { isGeneric ? ". The app chooses the frameworks of its imports" : "" }

    private var isGeneric: Bool { !importedFrameworks.isEmpty }

    var importedFrameworks: [CodeText] { isSeparate ? importsWithFrameworks(of: set).map { frameworkName($0) } : [] }

    /// Whether a module has a framework: what is part of the app's set has that one.
    func hasFramework(_ module: ModuleID) -> Bool {
        !graph.isSeparate(module) || graph.modules[module].swift.container == .ditranquillity
    }

    private func importsWithFrameworks(of module: ModuleID) -> [ModuleID] {
        graph.modules[module].imports.map(\.module).filter { hasFramework($0) }.unique()
    }

    /// `Profile`.
    private func frameworkName(_ module: ModuleID) -> CodeText { CodeText(frameworkNames[module] ?? "") }

    // MARK: The app

    /// Those of the modules that the app binds, and their names: of what a module imports before that module.
    func moduleFrameworks() {
        let bound = boundFrameworksInOrder
        if bound.isEmpty { return }
        line("/// The frameworks of the modules, with those of the modules that they import.")
        for module in bound {
            let framework: CodeText = "\(base(of: module))Framework\(importsGiven(to: module, from: ""))"
            line("\(access)typealias \(frameworkName(module)) = \(framework)")
        }
        line()
    }

    /// `<Profile>`: the frameworks that the app gives to a module's; what is part of the app's set is in the app's.
    private func importsGiven(to module: ModuleID, from start: CodeText) -> CodeText {
        let given = importsWithFrameworks(of: module).list(after: "<") {
            graph.isSeparate($0) ? "\(start)\(frameworkName($0))" : "\(base)Framework"
        }
        return given.isEmpty ? "" : "\(given)>"
    }

    var boundFrameworks: [CodeText] { boundFrameworksInOrder.map { frameworkName($0) } }

    private var boundFrameworksInOrder: [ModuleID] {
        var order: [ModuleID] = []
        var seen: Set<ModuleID> = []
        func add(_ module: ModuleID) {
            guard seen.insert(module).inserted else { return }
            for one in importsWithFrameworks(of: module) where graph.isSeparate(one) { add(one) }
            order.append(module)
        }
        for module in boundModules where hasFramework(module) { add(module) }
        return order
    }

    func factoriesOfModules() {
        for module in boundModules { line("\(access)let \(property(of: module)): any \(base(of: module))Factory") }
        line()
        if boundModules.isEmpty {
            return line("\(access)init(_ container: DIContainer) { self.container = container }")
        }
        line("/// The screens of a module come from `container`, unless another one is given for it.")
        let given = boundModules.list(after: ", ") {
            let type: CodeText = hasFramework($0) ? "DIContainer? = nil" : "any \(base(of: $0))Factory"
            return "\(property(of: $0)): \(type)"
        }
        block("\(access)init(_ container: DIContainer\(given)) {") {
            line("self.container = container")
            for module in boundModules {
                let own = property(of: module)
                guard hasFramework(module) else {
                    line("self.\(own) = \(own)")
                    continue
                }
                let factory: CodeText = "\(base(of: module))ContainerFactory"
                let imports = importsGiven(to: module, from: "\(base)Framework.")
                line("self.\(own) = \(factory)\(imports)(\(own) ?? container)")
            }
        }
    }
}

extension NavGraph {
    /// What the framework of each module is called where another set's code names it: as the module, unless that code means
    /// something else by the name.
    func frameworkNames(beside base: String) -> [ModuleID: String] {
        guard modules.count > 1 else { return [:] }
        var taken: Set<String> = [
            "Bool", "DIArg", "DIComponentBuilder", "DIContainer", "DIFramework", "DIPart", "DITranquillity", "NSCoder",
            "NSStoryboard", "NSViewController", "NSWindow", "NavGraph", "UIStoryboard", "UIViewController", "UIWindow",
        ]
        for end in EmittedTypes.ofApp + ["ContainerFactory", "Framework", "ScreensPart", "StoryboardsPart"] {
            taken.insert(base + end)
        }
        for param in params {
            taken.formUnion(text[param.type].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        let ofScreens = screens.ids.map { upperCamel(text[screens[$0].name]) + "Screen" }
        taken.formUnion(ofScreens + flows.ids.map { upperCamel(text[flows[$0].name]) + "Part" })
        return Dictionary(
            uniqueKeysWithValues: modules.ids.map { ($0, free(upperCamel(text[modules[$0].name]), &taken)) })
    }
}
