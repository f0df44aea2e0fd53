import NavGraphModel

/// What a user chooses of an import.
package struct ImportOptions: Sendable {
    /// The storyboard or graph file that the app begins with, without extension.
    package var entry: String?
    /// Whether manual segues are kept as such.
    package var keepsSegues = false

    package init(entry: String? = nil, keepsSegues: Bool = false) {
        self.entry = entry
        self.keepsSegues = keepsSegues
    }
}

/// A file to import: its path as reports show it, and its bytes.
package struct ImportFile: Sendable {
    package var path: InputPath
    package var bytes: [UInt8]

    package init(path: InputPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A file that cannot be imported.
package struct UnreadableImport: Error, Equatable {
    package var path: String
    package var failure: XMLFailure

    /// With its place, for people.
    package var text: String { "\(path):\(failure.line):\(failure.column): error: \(failure.message)" }
}

/// A graph made of foreign files, and what there is to say about it.
package struct Imported {
    package internal(set) var draft: Draft
    package internal(set) var report: ImportReport
}

/// Makes a graph of files that are all one app, in the order in which they are read: by the bytes of their paths. `nil`
/// where there is nothing to import; all files that cannot be read are in `unreadable`, and then there is no graph.
/// Linear in their size.
package func importGraph(
    _ files: [ImportFile], app: String, options: ImportOptions, unreadable: inout [UnreadableImport]
) -> (imported: Imported?, report: ImportReport) {
    var report = ImportReport()
    report.inputs = files.map { ImportReport.Input(path: $0.path.path, kind: $0.path.kind ?? .graph) }
    let copied = copies(among: files.map(\.path))
    var storyboards: [Storyboard] = []
    var xibs: [Xib] = []
    var graphs: [AndroidFile] = []
    var mains: [String] = []
    func skip(_ number: Int, _ why: String?) { report.inputs[number].skipped = report.inputs[number].skipped ?? why }

    for (number, file) in files.enumerated() {
        if let other = copied[number] {
            skip(number, "it is another copy of '\(files[other].path.path)'")
            continue
        }
        let kind = report.inputs[number].kind
        let root: XMLElement
        do throws(XMLFailure) {
            root = try readXML(file.bytes, doctype: kind == .plist ? .external : .refused)
        } catch {
            if kind == .plist {
                let isBinary = file.bytes.starts(with: Array("bplist".utf8))
                skip(number, isBinary ? "it is a binary property list" : "it is no well-formed property list")
            } else {
                unreadable.append(UnreadableImport(path: file.path.path, failure: error))
            }
            continue
        }
        switch kind {
        case .storyboard:
            let result = readStoryboard(root, file: number, path: file.path)
            if let storyboard = result.storyboard { storyboards.append(storyboard) }
            skip(number, result.skipped)
        case .xib:
            let result = readXib(root, file: number, path: file.path)
            if let xib = result.xib { xibs.append(xib) }
            skip(number, result.skipped)
        case .graph:
            if root.name == "navigation" {
                graphs.append(AndroidFile(root: root, file: number, path: file.path))
            } else {
                skip(number, "it is no navigation graph")
            }
        case .plist: mains += mainStoryboards(in: root)
        case .sources: break
        }
    }
    tellSkipped(&report)
    guard unreadable.isEmpty, !storyboards.isEmpty || !xibs.isEmpty || !graphs.isEmpty else { return (nil, report) }

    var imported: Imported
    if graphs.isEmpty {
        let names = Set(storyboards.map(\.name))
        let importer = StoryboardImporter(storyboards, xibs, app: app, options: options, report: report)
        importer.run(mainStoryboard: options.entry ?? mains.first(where: names.contains))
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

/// What is skipped, file by file; xibs of other things than controllers, of which apps have hundreds, in one line.
private func tellSkipped(_ report: inout ImportReport) {
    func isView(_ input: ImportReport.Input) -> Bool { input.skipped == xibOfNoController }
    let views = report.inputs.count(where: isView)
    var isTold = false
    for number in report.inputs.indices {
        guard let why = report.inputs[number].skipped else { continue }
        var message = "skipped: \(why)"
        if isView(report.inputs[number]) {
            if isTold { continue }
            isTold = true
            if views > 1 { message += " (and \(views - 1) more)" }
        }
        report.add(.skipped, message, at: Origin(file: number, id: "", line: 1, column: 1))
    }
}

/// The storyboards that an Info.plist begins with, at any depth of it.
private func mainStoryboards(in root: XMLElement) -> [String] {
    var names: [String] = []
    root.walk { element in
        for (key, value) in zip(element.children, element.children.dropFirst()) {
            guard key.name == "key", value.name == "string",
                ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainStoryboardFile"].contains(key.text)
            else { continue }
            let name = value.text
            names.append(name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name)
        }
        return false
    }
    return names
}
