import NavGraphSyntax

/// The words of the language, as they are written in a file. In the text pool of every graph they have the symbols 1, 2,
/// 3 …, in this order, so that comparing a scalar with a key is comparing two numbers.
package enum Key: String, CaseIterable, Sendable {
    // Top level.
    case navgraph, app, module, entry, include, imports, conditions, links, transitions, groups, swift, flows, screens
    case deepLinks, resolvers, checks, lint, draft, platforms
    // Conditions and links.
    case initially, implies, changes, oneOf, platform, schemes, hosts
    // Screens and flows.
    case title, type, from, params, receives, outcomes, uses, requires, back, preview, factoryDefault, `public`, allow,
        about, team
    case xib, storyboard, id
    case container, start, tabs, columns, compact, event, screen
    // Transitions.
    case push, present, replace, root, select, show, pop, dismiss, finish, open
    case payload, with, when, sets, returns, send, then, style, `in`, locked, detents, reuse, animation, segue
    // Deep links and resolvers.
    case url, query, under, shortcut, notification, activity, intent, opens, by, path, pending, expires, fallback, gives
    // Swift.
    case framework, access, prefix, support, bundle, factoryDefaults, deployment
    // Checks and lint.
    case name, reach, within, before, visit, never, above, `return`, rules
    // The project file.
    case version, graphs, sources, exclude, output, baseline, driftBaseline = "drift-baseline", strict, level, previews,
        snapshots, owners, sourceURL = "source-url"
    // Values.
    case `true`, `false`, unknown, code, stack, single, split, sheet, fullScreen, formSheet, pageSheet, popover
    case overFullScreen, currentContext, overCurrentContext, alert, actionSheet, medium, large, top, all, settings,
        keep, drop, closed, `nil`
    case none, system, uikit, swiftui, cleanSwift = "clean-swift", appkit, `internal`, package, ditranquillity, error,
        warning, note, off, not
    case `default`, fade, slide, slideBack, flip, host, main, `class`, ios, tvos, visionos, macos, one = "1"

    /// Its place among the words, from 1. In memory an enum without payloads is the number of its case; a switch or a table
    /// would be a second list of all words.
    package var symbol: Symbol { Symbol(raw: UInt32(unsafeBitCast(self, to: UInt8.self)) + 1) }

    /// As it is written in a file.
    package var spelling: String { rawValue }

    /// All words in the order of their symbols, for `TextPool.init(words:)`; behind them the merge key, which is not one of
    /// the language.
    package static let words = allCases.map(\.rawValue) + ["<<"]
    /// The symbol of `<<`.
    package static var merge: Symbol { Symbol(raw: Key.one.symbol.raw + 1) }

    package init?(_ symbol: Symbol) {
        guard !symbol.isEmpty, symbol.raw <= Key.one.symbol.raw else { return nil }
        self = unsafeBitCast(UInt8(symbol.raw - 1), to: Key.self)
    }
}
