import ArgumentParser
import NavGraphModel

/// The graph of the one app that an INPUT means: a root file, or the only app among those of a directory. `nil` where its
/// text has errors, which are printed then.
func readApp(_ argument: String) throws -> NavGraph? {
    let files = InputFiles()
    let readings = try files.inputs(of: [argument]).map { try read($0, files: files) }
    let apps = readings.count == 1 ? readings : readings.filter { $0.graph.isApp }
    guard apps.count == 1 else {
        throw ValidationError("One app is wanted; name one of: \(readings.map(\.input.path).joined(separator: ", "))")
    }
    if apps[0].isUsable { return apps[0].graph }
    let report = Report(apps, files: files)
    Terminal.printError(ReportFormat.text.bytes(of: report, inColour: Terminal.hasColours(.error)))
    return nil
}
