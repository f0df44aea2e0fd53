import NavGraphModel

extension SwiftEmitter {
    func swiftUIAppFile() -> SwiftFile {
        frameworkFile(
            "\(base)Router", isPublic: !isSeparate || looseScreens.contains { isView($0) }, isSupportPublic: true,
            isChangePublic: isSeparate || areToldOrDialogs(looseScreens), modules: swiftModules,
            areModulesPublic: true
        ) {
            appRouter()
        }
    }

    func swiftUIFlowFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        return frameworkFile(
            flowType(id, "Router"), isPublic: flow.container == .tabs || flow.screens.contains { isView($0) },
            isSupportPublic: isSeparate || conformPublicly(flow.screens),
            isChangePublic: areToldOrDialogs(flow.screens) || flow.container == .tabs && openedFlows.contains(id),
            modules: swiftModules
        ) {
            flowRouter(id)
        }
    }

    private func areToldOrDialogs(_ screens: some Sequence<ScreenID>) -> Bool {
        screens.contains {
            alerts[$0] != nil || isView($0) && !graph.screens[$0].messages.isEmpty || !anchoredEvents(of: $0).isEmpty
        }
    }
}
