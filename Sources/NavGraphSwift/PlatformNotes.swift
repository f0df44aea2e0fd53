import NavGraphModel
import NavGraphSyntax

/// Notes if an app is for platforms for which no routers of a framework are written, beside some for which they are; and for
/// each feature of its graph that one of its platforms lacks.
package func platformNotes(_ graph: NavGraph, for framework: SwiftSettings.Framework) -> [EmitProblem] {
    let dialect = framework.dialect
    let all = dialect.platforms(of: graph)
    let written = all.filter(dialect.platforms.contains)
    let others = all.filter { !written.contains($0) }
    guard !written.isEmpty else { return [] }
    var notes = Notes()
    if !others.isEmpty {
        let place = Place(FileID(0), graph.platformsSpan ?? graph.fileSpan)
        let reason =
            "these routers of \(dialect.framework) are for \(quoted(written)); none are written for \(quoted(others))"
        notes.all.append(EmitProblem(place, reason))
    }
    for platform in written { notes.add(PlatformFeatures(graph: graph, platform: platform), of: framework) }
    return notes.all
}

/// `'ios', 'macos' and 'tvos'`.
func quoted(_ platforms: [Platform]) -> String {
    let words = platforms.map { "'\($0.rawValue)'" }
    return (words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " : "") + (words.last ?? "")
}

/// Notes on features that something lacks: for each feature one, at its first place.
struct Notes {
    var all: [EmitProblem] = []

    /// Nothing without a place. `instead`: what happens there.
    mutating func add(_ feature: String, at places: [Place], lackedBy lacking: String, instead: String) {
        guard let first = places.first else { return }
        let count = places.count == 1 ? "here" : "in \(places.count) places, here first"
        all.append(EmitProblem(first, "\(lacking) does not support \(feature); \(instead) (\(count))"))
    }

    fileprivate mutating func add(_ features: PlatformFeatures, of framework: SwiftSettings.Framework) {
        switch (features.platform, framework) {
        case (.macos, .swiftui), (.macos, .appkit):
            let isAppKit = framework == .appkit
            let lacking = isAppKit ? "AppKit" : "macOS"
            let covers = features.presentations { !$0.style.isSwipeable && !$0.style.isAlert }
            add(
                "full-screen presentations", at: covers, lackedBy: lacking,
                instead: "a sheet is shown, which Esc does not close")
            addDetents(features, lacking, instead: isAppKit ? "they have no effect" : "sheets have one height")
            add(
                "links by 'shortcut'", at: features.links { $0.shortcuts }, lackedBy: "macOS",
                instead: "the system never opens them")
            if isAppKit {
                add("all animations", at: features.animations, lackedBy: lacking, instead: "a fade is shown")
            }
        case (.tvos, .swiftui), (.tvos, .uikit), (.tvos, .cleanSwift):
            let cover = "the layer covers the whole screen"
            let popovers = features.presentations { $0.style == .popover }
            add("popovers", at: popovers, lackedBy: "tvOS", instead: cover)
            addDetents(features, "tvOS", instead: framework == .swiftui ? "sheets have one height" : cover)
            let links = features.links { $0.shortcuts + $0.notifications }
            add(
                "links by 'shortcut' and 'notification'", at: links, lackedBy: "tvOS",
                instead: "the system never opens them")
        case (.ios, _), (.visionos, _), (.macos, _), (.tvos, .appkit): break
        }
    }

    private mutating func addDetents(_ features: PlatformFeatures, _ lacking: String, instead: String) {
        let sheets = features.presentations { !$0.detents.all.isEmpty }
        add("'detents'", at: sheets, lackedBy: lacking, instead: instead)
    }
}

private struct PlatformFeatures {
    let graph: NavGraph
    let platform: Platform

    /// The places of layers that are presented in some way, without those that conditions keep from this platform.
    func presentations(where isMeant: (Presentation) -> Bool) -> [Place] {
        let alternatives = graph.alternatives.ids.filter { id in
            graph.alternatives[id].action.presentation.map(isMeant) == true && isTaken(id)
        }
        let links = graph.deepLinks.filter { $0.by == .present && isMeant($0.presentation) }
        return alternatives.map { Place(graph.file(of: $0), graph.alternatives[$0].valueSpan) }
            + links.map(\.place)
    }

    /// The places of animations that AppKit shows as a fade.
    var animations: [Place] {
        graph.alternatives.ids.filter { id in
            let alternative = graph.alternatives[id]
            guard !alternative.animation.isEmpty, isTaken(id) else { return false }
            guard let key = Key(alternative.animation) else { return true }
            switch key {
            case .default, .none, .fade: return false
            case .slide: return alternative.action.key == .root
            default: return true
            }
        }.map { Place(graph.file(of: $0), graph.alternatives[$0].valueSpan) }
    }

    func links(by entries: (DeepLink) -> [DeepLink.Text]) -> [Place] {
        graph.deepLinks.compactMap { link in entries(link).first.map { Place(link.file, $0.span) } }
    }

    /// Whether an alternative holds on the platform at all, and none before it always does.
    private func isTaken(_ id: AlternativeID) -> Bool {
        guard holds(id) != false else { return false }
        let all = graph.alternatives[id].transition.map { Array(graph.alternatives(of: $0)) } ?? []
        return !all.prefix(all.firstIndex(of: id) ?? 0).contains { holds($0) == true }
    }

    /// `nil` where other conditions decide.
    private func holds(_ id: AlternativeID) -> Bool? {
        var value: Bool? = true
        for literal in graph.alternatives[id].when.map({ graph.literals[$0] }) {
            guard let platforms = graph.conditions[literal.condition].platforms else {
                value = nil
                continue
            }
            if platforms.contains(platform) == literal.isNegated { return false }
        }
        return value
    }
}
