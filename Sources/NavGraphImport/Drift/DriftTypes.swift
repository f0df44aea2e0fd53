import NavGraphModel
import NavGraphSources

/// The Swift types that a graph's screens stand for, as the report of the sources calls them.
struct DriftTypes {
    /// The type of each screen; without those that are missing.
    private(set) var typeOf: [ScreenID: String] = [:]
    private(set) var screensOf: [String: [ScreenID]] = [:]
    /// Screens whose type is nowhere in the sources, with that type.
    private(set) var missing: [(screen: ScreenID, type: String)] = []
    private(set) var scenesOf: [ScreenID: [StoryboardSet.Node]] = [:]

    private let declared: Set<String>
    private let hosts: [String: String]
    private let made: Set<String>
    private let nested: [String: [String]]

    init(_ graph: NavGraph, _ code: DriftCode) {
        declared = code.report.declared
        hosts = code.report.hosts
        made = code.report.mentions.made.union(code.report.named)
        nested = Dictionary(grouping: declared.filter { $0.contains(".") }, by: { Self.last($0) })
        let alerts = graph.alertsOnly
        for id in graph.namedScreens {
            let screen = graph.screens[id]
            var name = graph.text[screen.type]
            if case .storyboard(let storyboard, let identifier) = screen.source,
                case .scenes(let nodes) = code.scenes.find(graph.text[identifier], in: graph.text[storyboard])
            {
                scenesOf[id] = nodes
                if name.isEmpty { name = nodes.lazy.compactMap { code.scenes.type(of: $0) }.first ?? "" }
            }
            // One of Apple's controllers, whatever type of the app has that name.
            if name.isEmpty, screen.source == .system { continue }
            if name.isEmpty {
                name = graph.defaultType(of: id)
                // What the app's own factory makes may have another name: it is what the emitted router asks for.
                let asked = code.report.inheriting[graph.emittedProtocol(of: id)] ?? []
                if type(named: name) == nil, asked.count == 1 { name = asked[0] }
            }
            if let type = type(named: name) {
                typeOf[id] = type
                screensOf[type, default: []].append(id)
            } else if !alerts.contains(id), !isOfApple(Self.last(name)) {
                missing.append((id, name))
            }
        }
    }

    /// What the sources call a type that a file names; `nil` where no source declares, makes or names it.
    func type(named name: String) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        // A module may stand before it.
        while !parts.isEmpty {
            let path = parts.joined(separator: ".")
            if declared.contains(path) { return hosts[path] ?? path }
            parts.removeFirst()
        }
        let last = Self.last(name)
        if let only = nested[last], only.count == 1 { return hosts[only[0]] ?? only[0] }
        return made.contains(last) ? last : nil
    }

    mutating func assume(_ screen: ScreenID, has type: String) {
        typeOf[screen] = type
        screensOf[type, default: []].append(screen)
    }

    static func last(_ name: String) -> String { lastPart(of: name, after: ".") }
}

extension NavGraph {
    /// The type of a screen that does not say it. LANGUAGE 3.
    fileprivate func defaultType(of screen: ScreenID) -> String {
        let isView = swift.framework == .swiftui || screens[screen].source == .swiftUI
        return swift.prefix + upperCamel(text[screens[screen].name]) + (isView ? "View" : "ViewController")
    }

    /// The protocol that the emitted router asks of a screen. STYLES.
    fileprivate func emittedProtocol(of screen: ScreenID) -> String {
        swift.prefix + upperCamel(camel(screens[screen].qualifiedName)) + "Screen"
    }

    /// Screens that are opened as alerts and in no other way: they have no class.
    fileprivate var alertsOnly: Set<ScreenID> {
        var others: Set<ScreenID> = []
        for id in alternatives.ids {
            let action = alternatives[id].action
            if action.presentation?.style.isAlert != true, case .screen(let screen)? = action.opened {
                others.insert(screen)
            }
        }
        return alerts.subtracting(others).subtracting(flows.ids.flatMap { startScreens(of: $0) })
    }

    /// Whether opening or showing a target can show a screen: the target is the screen, or a flow that can begin with it or has a
    /// tab or column that does.
    func covers(_ target: Target?, _ screen: ScreenID) -> Bool {
        switch target {
        case .screen(let other)?: other == screen
        case .flow(let flow)?:
            startScreens(of: flow).contains(screen)
                || flows[flow].children.contains { covers(children[$0].target, screen) }
        case nil: false
        }
    }

    func transitions(from screen: ScreenID, to other: ScreenID) -> [TransitionID] {
        var all = events(of: screen)
        if let host { all += ownEvents(of: host) }
        return all.filter { id in
            partsWithin(alternatives(of: id)).contains { covers(alternatives[$0].action.target, other) }
        }
    }

    /// Screens that a deep link, or a tab bar, leads to.
    var leadingRegions: Set<ScreenID> {
        var result: Set<ScreenID> = []
        for screen in screens.ids {
            let isOfLink = deepLinks.contains { covers($0.opens, screen) }
            if isOfLink || children.contains(where: { covers($0.target, screen) }) { result.insert(screen) }
        }
        return result
    }
}
