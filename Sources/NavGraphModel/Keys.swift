import NavGraphSyntax

/// The words of the language. In the text pool of every graph they have the symbols 1, 2, 3 …, in this order, so that
/// comparing a scalar with a key is comparing two numbers.
package enum Key: UInt32, CaseIterable, Sendable {
    // Top level.
    case navgraph = 1, app, module, entry, include, imports, conditions, links, transitions, groups, swift, flows,
        screens
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
    case version, graphs, sources, exclude, output, baseline, driftBaseline, strict, level, previews, snapshots, owners,
        sourceURL
    // Values.
    case `true`, `false`, unknown, code, stack, single, split, sheet, fullScreen, formSheet, pageSheet, popover
    case overFullScreen, currentContext, overCurrentContext, alert, actionSheet, medium, large, top, all, settings,
        keep, drop, closed, `nil`
    case none, system, uikit, swiftui, cleanSwift, appkit, `internal`, package, ditranquillity, error, warning, note,
        off, not
    case `default`, fade, slide, slideBack, flip, host, main, `class`, ios, tvos, visionos, macos, one

    package var symbol: Symbol { Symbol(raw: rawValue) }

    /// As it is written in a file.
    package var spelling: String { Self.words[Int(rawValue) - 1] }

    /// All words in the order of their cases, for `TextPool.init(words:)`; behind them the merge key, which is not one of
    /// the language. From one text, since asking each case for its name by reflection would cost a third of a start.
    package static let words: [String] = {
        let text = """
            navgraph app module entry include imports conditions links transitions groups swift flows screens \
            deepLinks resolvers checks lint draft platforms initially implies changes oneOf platform schemes hosts title type from params receives \
            outcomes uses requires back preview factoryDefault public allow about team xib storyboard id container start tabs columns compact event screen \
            push present replace root select show pop dismiss finish open payload with when sets returns \
            send then style in locked detents reuse animation segue url query under shortcut notification activity intent opens by path \
            pending expires fallback gives framework access prefix support bundle factoryDefaults deployment name reach within before visit never \
            above return rules version graphs sources exclude output baseline drift-baseline strict level previews snapshots owners \
            source-url true false unknown code stack single split sheet fullScreen formSheet \
            pageSheet popover overFullScreen currentContext overCurrentContext alert actionSheet medium large top all settings keep drop \
            closed nil none system uikit swiftui clean-swift appkit internal package ditranquillity error warning note off \
            not default fade slide slideBack flip host main class ios tvos visionos macos 1 <<
            """
        return text.split(separator: " ").map(String.init)
    }()
    /// The symbol of `<<`.
    package static var merge: Symbol { Symbol(raw: Key.one.rawValue + 1) }

    /// The key that is written so.
    package init?(word: String) {
        guard let index = Self.words.firstIndex(of: word) else { return nil }
        self.init(rawValue: UInt32(index) + 1)
    }

    package init?(_ symbol: Symbol) { self.init(rawValue: symbol.raw) }
}
