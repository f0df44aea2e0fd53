import NavGraphModel
import NavGraphReports
import NavGraphSupport
import NavGraphSwift
import NavGraphSyntax

/// The files of these parts, in a directory, for apps of this lowest iOS.
func supportFiles(
    _ parts: Set<SupportPart>, with features: Set<SupportFeature> = Set(SupportFeature.allCases),
    access: SwiftSettings.Access, for deployment: Deployment = .lowest, in directory: String
) -> [OutputFile] {
    SupportPart.allCases.filter(parts.contains).map {
        OutputFile(
            path: "\(directory)/\($0.fileName)",
            bytes: $0.file(with: features, access: access, for: deployment, version: "navgraph \(navgraphVersion)"))
    }
}

/// The support code that is written beside the routers of several graphs, once.
struct EmbeddedSupport {
    private var parts: Set<SupportPart> = []
    private var features: Set<SupportFeature> = []
    private var access: SwiftSettings.Access?
    private var module: String?
    /// The lowest of all graphs.
    private var deployment: Deployment?

    /// What the routers of a graph call. The problem, where an earlier one has it with another access, or for another
    /// framework.
    mutating func add(_ graph: NavGraph, _ settings: SwiftSettings, withMocks: Bool) -> EmitProblem? {
        let access = settings.access
        deployment = min(deployment ?? settings.deployment, settings.deployment)
        parts.formUnion(SupportPart.parts(of: graph, for: settings.framework, withMocks: withMocks))
        features.formUnion(SupportFeature.features(of: graph, for: settings.framework, withMocks: withMocks))
        let isOther = module.map { $0 != settings.framework.supportModule } ?? false
        module = settings.framework.supportModule
        if isOther {
            return EmitProblem(
                Place(FileID(0), graph.fileSpan),
                "these routers are for '\(settings.framework.rawValue)', and those of a graph before are not; both would "
                    + "have support code in 'NavGraph', which is for one framework: compile them apart")
        }
        defer { self.access = self.access ?? access }
        guard let other = self.access, other != access else { return nil }
        return EmitProblem(
            Place(FileID(0), graph.fileSpan),
            "these routers are '\(access.rawValue)', and those of a graph before are '\(other.rawValue)'; both would share "
                + "the support code in 'NavGraph', which has one access: give both one, or compile them apart")
    }

    func files(in directory: String) -> [OutputFile] {
        guard let access else { return [] }
        return supportFiles(
            parts, with: features, access: access, for: deployment ?? .lowest, in: directory + "/NavGraph")
    }
}
