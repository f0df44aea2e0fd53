import NavGraphSources
import NavGraphSyntax

/// A draft graph of Swift sources, with the storyboards and xibs of the app.
/// - Parameters:
///   - options: `entry` is a storyboard's name, or a Swift type.
///   - writesAll: whether screens that nothing read opens are written as well.
///   - inputPath: what the report calls the app as a whole.
///   - unreadable: storyboards and xibs that are not XML are added; they are skipped, with a finding.
/// - Returns: the draft, if there is an entry, and what was read.
package func importSources(
    _ inputs: [SourceInput], _ files: [ImportFile], app: String, options: ImportOptions = ImportOptions(),
    writesAll: Bool, inputPath: String, unreadable: inout [UnreadableImport]
) -> (imported: Imported?, sources: SourceReport, report: ImportReport) {
    var report = ImportReport()
    report.inputs = [ImportReport.Input(path: inputPath, kind: .sources)]
    let read = ForeignFiles(files, report: &report, unreadable: &unreadable)
    for file in unreadable {
        guard let number = report.inputs.firstIndex(where: { $0.path == file.path }) else { continue }
        report.inputs[number].skipped = file.failure.message
        report.add(
            .notWellFormed, "skipped: \(file.failure.message)",
            at: Origin(file: number, id: "", line: file.failure.line, column: file.failure.column))
    }
    let storyboards = read.storyboards.filter { !$0.isMac }
    let scenes = SourceScenes(storyboards, read.xibs)
    let isStoryboard = options.entry.map { name in storyboards.contains { $0.name == name } } ?? false
    func entryOfStoryboards(_ name: String?) -> (type: String?, findings: [ImportReport.Finding]) {
        var blank = ImportReport()
        blank.inputs = report.inputs
        let importer = StoryboardImporter(storyboards, [], app: app, options: options, report: blank)
        let before = importer.report.findings.count
        let entry = importer.chooseEntry(mainStoryboard: name)
        return (entry.flatMap { SourceScenes.type(importer.set, $0) }, Array(importer.report.findings[before...]))
    }
    let given = isStoryboard ? entryOfStoryboards(options.entry).type : options.entry
    var sources = readSources(inputs, scenes: scenes.scenes, entry: given)
    if sources.entry == nil, !storyboards.isEmpty {
        let names = Set(storyboards.map(\.name))
        let found = entryOfStoryboards(read.mains.first(where: names.contains))
        if let type = found.type, sources.knows(type) {
            sources.entry = type
            report.findings += found.findings
        }
    }
    sources.add(segues: scenes)
    let made = SourceDraft(sources, scenes, app: app, writesAll: writesAll, keepsSegues: options.keepsSegues)
    if let guessed = made.guessed {
        report.add(
            .entryGuessed, "import assumes that the app starts with '\(guessed)'; use '--entry' to name another screen",
            at: .beginning)
    }
    let classes = Set(scenes.scenes.compactMap(\.type)).union(read.xibs.map(\.type))
    report.tellUnknownClasses(of: scenes, sources)
    SourceNotes(sources, scenes: classes).tell(in: &report, skipped: sources.skipped)
    report.sort()
    guard made.draft.entry != nil else { return (nil, sources, report) }
    let imported = Imported(draft: made.draft, report: report, transitions: sources.edges.map(made.transition))
    return (imported, sources, report)
}

extension ImportReport {
    /// What segues lead to, and no source has: a screen of it would be a `missing-type` of drift.
    fileprivate mutating func tellUnknownClasses(of scenes: SourceScenes, _ sources: SourceReport) {
        var told: Set<String> = []
        for (from, to, segue) in scenes.edges {
            for type in [from, to] where !sources.knows(type) && told.insert(type).inserted {
                add(
                    .outsideSources, "class '\(type)' of a scene not found in the code; the scene was not imported",
                    at: segue.origin)
            }
        }
    }
}
