import NavGraphChanges
import NavGraphModel

/// The subjects of an old graph by the names of the new one.
struct SubjectWords {
    private var subjects: [String: String] = [:]

    init(_ graph: NavGraph, _ renaming: Renaming) {
        if renaming.isEmpty { return }
        for (old, new) in zip(graphElements(graph), graphElements(graph, renaming: renaming))
        where old.subject != new.subject { subjects[old.subject] = new.subject }
    }

    func callAsFunction(_ subject: String) -> String {
        if subjects.isEmpty { return subject }
        if let same = subjects[subject] { return same }
        // An alternative, an outcome, a message or a param of something renamed.
        guard let colon = subject.firstIndex(of: ":") else { return subject }
        let kind = subject[..<colon]
        let rest = subject[subject.index(after: colon)...]
        if let number = rest.lastIndex(of: "#") { return self("\(kind):\(rest[..<number])") + rest[number...] }
        guard let dot = rest.lastIndex(of: ".") else { return subject }
        for owner in ["screen", "flow"] {
            if let new = subjects["\(owner):\(rest[..<dot])"] {
                return "\(kind):\(new.dropFirst(owner.count + 1))\(rest[dot...])"
            }
        }
        return subject
    }
}
