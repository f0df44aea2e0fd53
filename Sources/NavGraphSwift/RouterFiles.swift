import NavGraphModel

extension SwiftEmitter {
    /// Every file. `followedLinks`: how links are followed.
    func files(_ followedLinks: FollowedLinks?) -> [SwiftFile] {
        var files = routerFiles()
        if let modules = modulesFile() { files.append(modules) }
        if let followedLinks {
            files += [linksFile(), linkWaysFile(followedLinks)]
            if hasIntents { files.append(intentsFile()) }
        }
        files += dialect.containerFiles(self)
        if options.hasMocks { files.append(mocksFile()) }
        // Last, when all names that are used are known.
        if let names = namesFile() { files.append(names) }
        return files
    }

    /// The file of the app or module, and those of its flows and groups.
    func routerFiles() -> [SwiftFile] {
        let flows = ownFlows.map { dialect.flowFile($0, self) }
        return [dialect.appFile(self)] + flows + ownGroups.map { groupFile($0) }
    }

    /// The file in which the app's router adopts the protocols of the modules that it binds: what each module needs to have opened.
    /// `nil` where no module needs anything.
    func modulesFile() -> SwiftFile? {
        let modules = boundModules.filter { !needs[$0, default: []].isEmpty }
        if modules.isEmpty { return nil }
        return frameworkFile(
            "\(base)Modules", isPublic: dialect.hasViewControllers, isSupportPublic: true, modules: swiftModules,
            areModulesPublic: true
        ) {
            moduleAdoptions(of: modules)
        }
    }

    var swiftModules: [String] { boundModules.map { graph.modules[$0].swift.module } }

    private func mocksFile() -> SwiftFile {
        frameworkFile("\(base)Mocks", condition: " && DEBUG", modules: swiftModules) {
            dialect.mocks(self)
        }
    }

    private func linksFile() -> SwiftFile { plainFile("\(base)Links", isPublic: true) { linkEnum() } }

    private func linkWaysFile(_ followedLinks: FollowedLinks) -> SwiftFile {
        frameworkFile("\(base)LinkWays", isSupportPublic: true, modules: swiftModules) { linkWays(followedLinks) }
    }

    /// The file of the links that are App Intents. They belong to iOS 16.
    private func intentsFile() -> SwiftFile {
        frameworkFile(
            "\(base)Intents", since: Deployment(major: 16), condition: " && canImport(AppIntents)",
            modules: ["AppIntents"], areModulesPublic: true
        ) {
            intents()
        }
    }
}
