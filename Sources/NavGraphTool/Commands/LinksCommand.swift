import ArgumentParser
import NavGraphLinkFiles
import NavGraphReports
import NavGraphSyntax

struct LinksCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Generate or verify association files and Info.plist keys.",
        discussion: """
            'aasa' is the file 'apple-app-site-association' that each host serves in '/.well-known/'; it requires '--app-id'. \
            'info-plist' contains the keys to merge into Info.plist, and the associated domains for the entitlements. 'json' \
            lists all deep links for other programs.

            '--verify' writes nothing and compares existing files with the graph: association files (JSON) and property lists \
            (XML). It reports paths, schemes, domains and types that lead to no screen, deep links that no rule lets through or \
            that a rule blocks in part, and rules that an earlier rule hides; the exit status is then 1. If an association file \
            contains several apps, '--app-id' selects the ones to check. Quick actions that are missing in Info.plist can be \
            set in code and are not reported. In a file that is named '.entitlements' or contains only entitlements, only \
            domains are checked. Activity types that end in 'Intent' belong to SiriKit and are reported as notes.

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

    @OptionGroup var app: AppArgument

    @Option(name: .shortAndLong, help: "Output format.")
    var format: Format = .json

    @Option(
        help: ArgumentHelp("App identifier, such as 'TEAMID.bundle.id'. Can be repeated.", valueName: "id"))
    var appID: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("Output file (default: standard output).", valueName: "file"))
    var output: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Compare these files with the graph and write nothing.", valueName: "file"))
    var verify: [String] = []

    @Option(
        help: ArgumentHelp(
            "With '--verify', ignore this activity type. Can be repeated.", valueName: "type")
    )
    var ignore: [String] = []

    func validate() throws {
        if !verify.isEmpty {
            try refuse(output != nil, "'--verify' and '--output' cannot be combined")
            return
        }
        try refuse(!ignore.isEmpty, "'--ignore' requires '--verify'")
        try refuse(format != .aasa && !appID.isEmpty, "'--app-id' requires '--format aasa'")
        try refuse(format == .aasa && appID.isEmpty, "'--format aasa' requires '--app-id TEAMID.bundle.id'")
        for id in appID where !isAppID(id) {
            throw ValidationError(
                "'\(printable(id))' is not a valid app identifier; use the team ID (ten capital letters and digits), a dot, and "
                    + "the bundle identifier"
            )
        }
    }

    func execute() throws -> ExitStatus {
        guard let graph = try app.read()?.graph else { return .findings }
        if !verify.isEmpty { return try verifyLinks(of: graph, in: verify, appIDs: appID, ignoring: Set(ignore)) }
        let bytes: [UInt8]
        switch format {
        case .aasa:
            guard !graph.hosts.isEmpty else {
                throw ValidationError(
                    "the app has no hosts that could serve the file; add 'links: { hosts: [www.example.com] }' to the graph"
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
