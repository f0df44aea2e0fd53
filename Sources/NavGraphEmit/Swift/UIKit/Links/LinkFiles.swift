import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LinkEmitter {
    /// The file of the links themselves, which knows no framework.
    func linksFile() -> SwiftFile { emitter.plainFile("\(base)Links", isPublic: true) { linkEnum() } }

    /// The file of how they are followed.
    func linkWaysFile(_ routes: LinkRoutes) -> SwiftFile {
        emitter.isSwiftUI
            ? emitter.swiftUIFile("\(base)LinkWays", isSupportPublic: true, modules: emitter.swiftModules) {
                linkWays(routes)
            }
            : emitter.uikitFile("\(base)LinkWays", isSupportPublic: true, modules: emitter.swiftModules) {
                linkWays(routes)
            }
    }
}
