import NavGraphSources

/// What an import has to say of Swift sources, each at its place: of each rule and file people see the first, with the
/// number of the others. SOURCES 10.
struct SourceNotes {
    private var notes: [(place: SourcePlace, rule: ImportRule, message: String)] = []

    init(_ sources: SourceReport, scenes: Set<String>) {
        for opening in sources.openings where opening.why == "no-value" {
            add(at: opening.place, .noValue, "the opened screen cannot be determined")
        }
        var outside: Set<String> = []
        for edge in sources.edges {
            if edge.from == nil, edge.kind != .root {
                add(at: edge.place, .noSource, "the screen that opens '\(edge.to)' here cannot be determined")
            }
            if !sources.declared.contains(edge.to), !scenes.contains(edge.to), outside.insert(edge.to).inserted {
                add(at: edge.place, .outsideSources, "the opened type '\(edge.to)' not found in the code")
            }
        }
        for type in sources.notOpened {
            guard let place = sources.places[type] else { continue }
            add(at: place, .notOpened, "'\(type)' is not opened in the code")
        }
        for call in sources.unread {
            let calls =
                call.count == 1 ? "this call of '\(call.name)' opens" : "\(call.count) calls of '\(call.name)' open"
            add(at: call.place, .unreadCalls, "the code does not tell what \(calls)")
        }
        if let thin = sources.thinness {
            let place = sources.places.min { $0.key < $1.key }?.value
            add(at: place ?? SourcePlace(file: sources.files.first ?? "", line: 1, column: 1), .thinDraft, thin)
        }
        for cut in sources.cut { add(at: cut.place, .readerLimit, cut.why) }
        for (file, why) in sources.skipped {
            add(
                at: SourcePlace(file: file, line: 1, column: 1),
                why == "not-utf8" ? .notUTF8 : why == "too-large" ? .tooLarge : .tooDeep, Self.text(why))
        }
    }

    private mutating func add(at place: SourcePlace, _ rule: ImportRule, _ message: String) {
        notes.append((place, rule, message))
    }

    private static func text(_ why: String) -> String {
        switch why {
        case "not-utf8": "skipped: not UTF-8"
        case "too-large": "skipped: larger than 4 MiB"
        default: "skipped: more than 512 nested brackets"
        }
    }

    /// Adds the notes, and the files that they stand in, by path.
    func tell(in report: inout ImportReport, skipped: [(file: String, why: String)]) {
        var reasons: [String: String] = [:]
        for (file, why) in skipped { reasons[file] = Self.text(why) }
        var numbers: [String: Int] = [:]
        let paths = Set(notes.map(\.place.file)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for path in paths {
            numbers[path] = report.inputs.count
            report.inputs.append(ImportReport.Input(path: path, kind: .sources, skipped: reasons[path]))
        }
        for note in notes {
            guard let file = numbers[note.place.file] else { continue }
            let origin = Origin(file: file, id: "", line: note.place.line, column: note.place.column)
            report.add(note.rule, note.message, at: origin)
        }
    }
}
