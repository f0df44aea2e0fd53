import ArgumentParser
import NavGraphLinkFiles
import NavGraphReports
import NavGraphSwift
import NavGraphSyntax

struct LinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Writes what else the deep links need: the server's association file, Info.plist keys.",
        discussion: """
            'aasa' is the file 'apple-app-site-association' that every host serves below '/.well-known/'; it needs the \
            identifiers of the apps. 'info-plist' are the keys to merge into Info.plist, and the associated domains for \
            the entitlements. 'json' lists all links for other programs.

            '--verify' writes nothing, but compares files that there are with the graph: association files (JSON) and \
            property lists (XML). It tells of paths, schemes, domains, types that lead to no screen, of links that nothing \
            lets through, and of rules that an earlier one shadows. Exit status 1: there are such. Quick actions that are \
            not in Info.plist may be set in code. What is called '.entitlements', or has keys of entitlements alone, is \
            asked for domains, and for nothing else. Activity types that end in 'Intent' are SiriKit's: notes. '--ignore' \
            names activity types that the app has for other reasons.

            EXAMPLE
              navgraph links --format aasa --app-id ABCDE12345.com.example.shop
              navgraph links Graphs/shop.yaml --format info-plist --output Links.plist
              navgraph links Graphs/shop.yaml --verify Web/apple-app-site-association App/Info.plist
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case aasa
        case infoPlist = "info-plist"
        case json
    }

    @Argument(help: ArgumentHelp("A root file, or a directory with one app in it.", valueName: "input"))
    var input = "Graphs"

    @Option(help: "What to write.")
    var format: Format = .json

    @Option(
        help: ArgumentHelp("An app that the hosts belong to: 'TEAMID.bundle.id'. May be repeated.", valueName: "id"))
    var appID: [String] = []

    @Option(help: ArgumentHelp("The file to write; by default standard output.", valueName: "file"))
    var output: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Compare these files with the graph, instead of writing any.", valueName: "file"))
    var verify: [String] = []

    @Option(
        help: ArgumentHelp(
            "An activity type that no link is about, which '--verify' passes over. May be repeated.", valueName: "type")
    )
    var ignore: [String] = []

    func validate() throws {
        if !verify.isEmpty {
            if output != nil { throw ValidationError("'--verify' writes nothing; '--output' does not go with it.") }
            return
        }
        if !ignore.isEmpty { throw ValidationError("'--ignore' goes with '--verify'.") }
        if format != .aasa, !appID.isEmpty { throw ValidationError("'--app-id' goes with '--format aasa'.") }
        if format == .aasa, appID.isEmpty {
            throw ValidationError("'--format aasa' needs '--app-id TEAMID.bundle.id'.")
        }
        for id in appID where !isAppID(id) {
            throw ValidationError(
                "'\(printable(id))' is no app identifier: "
                    + "ten capitals and digits of the team, a dot, the bundle identifier."
            )
        }
    }

    func run() throws { try exiting(writeLinks) }

    private func writeLinks() throws -> ExitStatus {
        guard let graph = try readApp(input)?.graph else { return .findings }
        if !verify.isEmpty { return try verifyLinks(of: graph, in: verify, appIDs: appID, ignoring: Set(ignore)) }
        let bytes: [UInt8]
        switch format {
        case .aasa:
            guard !graph.hosts.isEmpty else {
                throw ValidationError(
                    "The app has no hosts that could serve the file; 'links: { hosts: [www.example.com] }' gives it one."
                )
            }
            bytes = appSiteAssociation(graph, appIDs: appID)
        case .infoPlist: bytes = linkInfoPlist(graph)
        case .json: bytes = linkListing(graph)
        }
        try write(bytes, to: output ?? "-")
        return .success
    }
}
