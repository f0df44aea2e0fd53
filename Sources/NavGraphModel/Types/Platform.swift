import NavGraphSyntax

/// What an app can run on; `ios` includes iPadOS and Catalyst. LANGUAGE 2.
package enum Platform: String, CaseIterable, Sendable {
    case ios, tvos, visionos, macos

    /// The word of the language.
    package var symbol: Symbol { Key(rawValue: rawValue)?.symbol ?? .none }

    /// Whether Menu closes a layer of any style but an alert, instead of a swipe; only at the bottom of its region.
    package var closesByMenu: Bool { self == .tvos }
    /// Whether the tab that is active goes back to its first screen when it is chosen again.
    package var resetsTabs: Bool { self == .ios || self == .visionos }
}

/// An app for several platforms runs on one of them at a time: which, is a fact like any other. LANGUAGE 6.
extension NavGraph {
    /// The same graph with a condition for each platform, of which exactly one holds, behind all other conditions; itself if
    /// the app has one platform only. O(size of the graph).
    package func decidingPlatforms() -> NavGraph {
        guard platforms.count > 1, platformConditions.isEmpty, !modules.isEmpty else { return self }
        var graph = self
        let (first, root) = (conditions.count, ModuleID(raw: 0))
        for platform in platforms {
            var condition = Condition(
                name: platform.symbol, qualifiedName: graph.text.intern("platform:" + platform.rawValue), module: root,
                file: modules[root].file, span: fileSpan)
            condition.enumeration = enumerations.count
            condition.implies = conditions.ids.filter { value(of: $0, on: platform) == true }
            let id = graph.conditions.append(condition)
            for implied in condition.implies { graph.conditions[implied].impliedBy.append(id) }
        }
        graph.platformConditions = IDRange(from: first, to: graph.conditions)
        let name = Key.platform.symbol
        graph.enumerations.append(
            Enumeration(
                name: name, qualifiedName: name, module: root, file: modules[root].file, span: fileSpan,
                members: graph.platformConditions))
        return graph
    }

    /// The platform that a condition stands for, if it stands behind those of the files.
    package func platform(of condition: ConditionID) -> Platform? {
        let declared = platformConditions.first?.index ?? conditions.count
        return condition.index < declared ? nil : platforms[condition.index - declared]
    }

    /// The value of a condition on a platform, if it differs between the platforms of the app; else `nil`.
    private func value(of condition: ConditionID, on platform: Platform) -> Bool? {
        conditions[condition].initially == nil ? conditions[condition].platforms?.contains(platform) : nil
    }

    /// For a platform the conditions that do not hold on it; for a condition of platforms, the platforms on which it does not
    /// hold.
    func excludedPlatforms(by condition: ConditionID) -> [ConditionID] {
        if platformConditions.contains(condition) {
            let platform = platforms[condition.index - platformConditions[0].index]
            return conditions.ids.filter { value(of: $0, on: platform) == false }
        }
        return zip(platformConditions, platforms).filter { value(of: condition, on: $0.1) == false }.map(\.0)
    }

    /// Lists of conditions of which exactly one holds: the names of an enumeration; and a condition of platforms with the
    /// platforms on which it does not hold.
    package var exclusiveConditions: [[ConditionID]] {
        let ofPlatforms = platformConditions.isEmpty ? [] : conditions.ids.filter { conditions[$0].platforms != nil }
        return enumerations.map { Array($0.members) }
            + ofPlatforms.map { [$0] + excludedPlatforms(by: $0) }.filter { $0.count > 1 }
    }
}
