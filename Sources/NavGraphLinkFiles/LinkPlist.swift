import NavGraphModel

/// The keys that an app's Info.plist requires for its links, as a property list to merge: URL schemes, static quick
/// actions, activity types; and the associated domains, whose key belongs to the entitlements.
///
/// A quick action whose link carries values is not static: the app adds it when it has the values.
package func linkInfoPlist(_ graph: NavGraph) -> [UInt8] {
    var plist = PropertyList()
    if !graph.schemes.isEmpty {
        plist.key("CFBundleURLTypes")
        plist.open("array")
        plist.open("dict")
        plist.key("CFBundleTypeRole")
        plist.string("Viewer")
        plist.key("CFBundleURLName")
        plist.string(graph.name)
        plist.strings("CFBundleURLSchemes", unique(graph.schemes, graph))
        plist.close("dict")
        plist.close("array")
    }
    let actions = graph.deepLinks.ids.flatMap { id in
        graph.linkNames(of: id).isEmpty ? graph.deepLinks[id].shortcuts.map { (id, $0) } : []
    }
    if !actions.isEmpty {
        plist.key("UIApplicationShortcutItems")
        plist.open("array")
        for (id, shortcut) in actions {
            plist.open("dict")
            plist.key("UIApplicationShortcutItemTitle")
            plist.string(graph.title(of: id))
            plist.key("UIApplicationShortcutItemType")
            plist.string(graph.text[shortcut.value])
            plist.close("dict")
        }
        plist.close("array")
    }
    let activities = unique(graph.deepLinks.flatMap(\.activities), graph)
    if !activities.isEmpty { plist.strings("NSUserActivityTypes", activities) }
    if !graph.hosts.isEmpty {
        plist.comment("This key belongs to the entitlements.")
        plist.strings("com.apple.developer.associated-domains", unique(graph.hosts, graph).map { "applinks:" + $0 })
    }
    return plist.finished()
}

private func unique(_ texts: [DeepLink.Text], _ graph: NavGraph) -> [String] {
    texts.map(\.value).unique().map { graph.text[$0] }
}
