import NavGraphSources
import NavGraphXML

package struct ImportOptions: Sendable {
    /// The storyboard or graph file that the app begins with, without extension.
    package var entry: String?
    package var keepsSegues = false

    package init(entry: String? = nil, keepsSegues: Bool = false) {
        (self.entry, self.keepsSegues) = (entry, keepsSegues)
    }
}

/// A file to import: its path as reports show it, and its bytes.
package struct ImportFile: Sendable {
    package var path: InputPath
    package var bytes: [UInt8]

    package init(path: InputPath, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

package struct UnreadableImport: Error, Equatable {
    package var path: String
    package var failure: XMLFailure

    var place: SourcePlace { SourcePlace(file: path, line: failure.line, column: failure.column) }
    /// With its place, for people.
    package var text: String { "\(path):\(failure.line):\(failure.column): error: \(failure.message)" }
}

/// A graph made of foreign files, and what there is to say about it.
package struct Imported {
    package internal(set) var draft: Draft
    package internal(set) var report: ImportReport
    /// Of each edge of the sources, in order, the transition of the draft that it is; `nil` where the draft has none.
    package internal(set) var transitions: [String?] = []
}

/// Makes a graph of files that are all one app, in the order in which they are read: by the bytes of their paths. `nil`
/// where there is nothing to import; all files that cannot be read are in `unreadable`, and then there is no graph.
/// Linear in their size.
package func importGraph(
    _ files: [ImportFile], app: String, options: ImportOptions, unreadable: inout [UnreadableImport]
) -> (imported: Imported?, report: ImportReport) {
    var report = ImportReport()
    let read = ForeignFiles(files, report: &report, unreadable: &unreadable)
    let (storyboards, graphs) = (read.storyboards, read.graphs)
    guard unreadable.isEmpty, !storyboards.isEmpty || !read.xibs.isEmpty || !graphs.isEmpty else {
        return (nil, report)
    }

    var imported: Imported
    if graphs.isEmpty {
        let names = Set(storyboards.map(\.name))
        let importer = StoryboardImporter(storyboards, read.xibs, app: app, options: options, report: report)
        importer.run(mainStoryboard: options.entry ?? read.mains.first(where: names.contains))
        imported = Imported(draft: importer.draft, report: importer.report)
    } else {
        let importer = AndroidImporter(graphs, app: app, options: options, report: report)
        importer.run()
        imported = Imported(draft: importer.draft, report: importer.report)
    }
    imported.report.sort()
    guard imported.draft.entry != nil else { return (nil, imported.report) }
    return (imported, imported.report)
}
