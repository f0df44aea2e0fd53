import NavGraphModel

/// The files of routers for UIKit.
extension SwiftEmitter {
    func appRouterFile() -> SwiftFile {
        frameworkFile(
            "\(base)Router", isPublic: true, isSupportPublic: true,
            isChangePublic: hasAnimator || isSeparate || isAppKitSupportPublic, hostsViews: hostsViews(looseScreens),
            modules: swiftModules, areModulesPublic: !swiftModules.isEmpty
        ) {
            appRouter()
        }
    }

    func flowRouterFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        let hasMessages = flow.screens.contains { hasActions($0) && !graph.screens[$0].messages.isEmpty }
        return frameworkFile(
            flowType(id, "Router"),
            // Containers of AppKit are types of the support code.
            isPublic: !flow.screens.isEmpty || flow.start == nil && !dialect.hasCommands || isSeparate,
            isSupportPublic: isSeparate || conformPublicly(flow.screens),
            isChangePublic: hasMessages || haveTypesOfAppKitSupport(flow.screens)
                || dialect.hasCommands && !popovers(among: flow.transitions).isEmpty,
            hostsViews: hostsViews(flow.screens),
            modules: swiftModules
        ) {
            flowRouter(id)
        }
    }

    /// Whether declarations of the app's router have types of the support code that know AppKit.
    private var isAppKitSupportPublic: Bool {
        hasAnyCommands || haveTypesOfAppKitSupport(looseScreens) || dialect.hasCommands && !appKitContainers.isEmpty
    }

    private func hostsViews(_ screens: some Sequence<ScreenID>) -> Bool { screens.contains { hasActions($0) } }
}
