import NavGraphModel
import NavGraphSyntax

/// The `apple-app-site-association` file that each host of an app serves. It lists the URLs that open the app, for the
/// given app identifiers (`TEAMID.bundle.id`).
///
/// A component matches at least the URLs of its template: Apple's `*` also matches across segments, and components have
/// no types. The app receives the additional URLs, and no link matches them.
package func appSiteAssociation(_ graph: NavGraph, appIDs: [String]) -> [UInt8] {
    let components = appSiteComponents(graph).map { component in
        var members: [(key: String, value: JSON)] = [("/", .string(component.path))]
        if !component.query.isEmpty {
            members.append(("?", .object(component.query.map { ($0.name, .string($0.pattern)) })))
        }
        members.append(("comment", .string(component.links.joined(separator: ", "))))
        return JSON.object(members)
    }
    let detail = JSON.object([("appIDs", .array(appIDs.map { .string($0) })), ("components", .array(components))])
    return JSON.object([("applinks", .object([("details", .array([detail]))]))]).bytes(lineDepth: 5)
}

/// Whether a text is an app identifier: a team's ten capitals and digits, a dot, a bundle identifier.
package func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].utf8.count == 10, parts[0].utf8.allSatisfy(isCapitalOrDigit) else { return false }
    return parts.dropFirst().allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { isCapitalOrDigit($0 & ($0 >= 0x61 ? 0xDF : 0xFF)) || $0 == 0x2D }
    }
}

private func isCapitalOrDigit(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 }
