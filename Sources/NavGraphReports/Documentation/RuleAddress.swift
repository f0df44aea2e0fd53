import CBuildInfo
import NavGraphSyntax

extension Rule {
    /// The page of the rule in the documentation of this build; `nil` if the build has no address.
    package var address: String? {
        let site = String(cString: navgraph_site())
        return site.isEmpty ? nil : address(on: site)
    }

    /// The page of the rule on a site that `make site` made.
    package func address(on site: String) -> String {
        (site.hasSuffix("/") ? site : site + "/") + "rules/\(rawValue)/"
    }
}
