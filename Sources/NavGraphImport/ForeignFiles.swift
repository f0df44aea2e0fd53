import NavGraphXML

/// The files of an import, read: what of them is navigation, and why the others are skipped. IMPORT 2.
struct ForeignFiles {
    var storyboards: [Storyboard] = []
    var xibs: [Xib] = []
    var graphs: [AndroidFile] = []
    /// The storyboards that property lists begin with.
    var mains: [String] = []
    /// What each file holds that is well-formed and is not another copy, by its number among the files.
    var roots: [Int: XMLElement] = [:]

    /// Adds the files to the report's inputs, and what is skipped to its findings; what is not well-formed to
    /// `unreadable`. Linear in their size.
    init(_ files: [ImportFile], report: inout ImportReport, unreadable: inout [UnreadableImport]) {
        let first = report.inputs.count
        report.inputs += files.map { ImportReport.Input(path: $0.path.path, kind: $0.path.kind ?? .graph) }
        func skip(_ number: Int, _ why: String?) {
            report.inputs[first + number].skipped = report.inputs[first + number].skipped ?? why
        }
        let copied = copies(among: files.map(\.path))
        for (number, other) in copied { skip(number, "a copy of '\(files[other].path.path)'") }
        var others = OtherTargets()
        for (number, file) in files.enumerated() where copied[number] == nil {
            let isList = report.inputs[first + number].kind == .plist
            do throws(XMLFailure) {
                roots[number] = try readXML(file.bytes, doctype: isList ? .external : .refused)
            } catch {
                if isList {
                    let isBinary = file.bytes.starts(with: Array("bplist".utf8))
                    skip(number, isBinary ? "binary property list" : "not a valid property list")
                } else {
                    unreadable.append(UnreadableImport(path: file.path.path, failure: error))
                }
            }
            if isList { others.add(file.path, roots[number]) }
        }
        for (number, file) in files.enumerated() {
            guard let root = roots[number] else { continue }
            let kind = report.inputs[first + number].kind
            if kind == .storyboard || kind == .xib, others.has(file.path) || OtherTargets.isOfWatch(root) {
                skip(number, OtherTargets.reason)
                continue
            }
            switch kind {
            case .storyboard:
                let result = readStoryboard(root, file: first + number, path: file.path)
                if let storyboard = result.storyboard { storyboards.append(storyboard) }
                skip(number, result.skipped)
            case .xib:
                let result = readXib(root, file: first + number, path: file.path)
                if let xib = result.xib { xibs.append(xib) }
                skip(number, result.skipped)
            case .graph:
                if root.name == "navigation" {
                    graphs.append(AndroidFile(root: root, file: first + number, path: file.path))
                } else {
                    skip(number, "not a navigation graph")
                }
            case .plist: mains += mainStoryboards(in: root)
            case .sources: break
            }
        }
        report.tellSkipped()
    }
}

extension ImportReport {
    /// The skipped files; xibs without a view controller, of which apps have hundreds, in one line.
    fileprivate mutating func tellSkipped() {
        func isView(_ input: Input) -> Bool { input.skipped == xibOfNoController }
        let views = inputs.count(where: isView)
        var isTold = false
        for number in inputs.indices {
            guard let why = inputs[number].skipped else { continue }
            var message = "skipped: \(why)"
            if isView(inputs[number]) {
                if isTold { continue }
                isTold = true
                if views > 1 { message += " (and \(views - 1) more)" }
            }
            add(
                why == OtherTargets.reason ? .otherTarget : .skipped, message,
                at: Origin(file: number, id: "", line: 1, column: 1))
        }
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
