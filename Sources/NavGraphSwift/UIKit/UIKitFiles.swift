import NavGraphModel

/// The files of routers for UIKit.
extension SwiftEmitter {
    func appRouterFile() -> SwiftFile {
        frameworkFile(
            "\(base)Router", isPublic: true, isSupportPublic: true,
            isChangePublic: !ownAnimations.isEmpty || isSeparate, hostsViews: hostsViews(looseScreens),
            modules: swiftModules, areModulesPublic: !swiftModules.isEmpty
        ) {
            appRouter()
        }
    }

    func flowRouterFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        let hasMessages = flow.screens.contains { hasActions($0) && !graph.screens[$0].messages.isEmpty }
        return frameworkFile(
            flowType(id, "Router"), isPublic: !flow.screens.isEmpty || flow.start == nil || isSeparate,
            isSupportPublic: isSeparate || conformPublicly(flow.screens), isChangePublic: hasMessages,
            hostsViews: hostsViews(flow.screens),
            modules: swiftModules
        ) {
            flowRouter(id)
        }
    }

    private func hostsViews(_ screens: some Sequence<ScreenID>) -> Bool { screens.contains { hasActions($0) } }
}
