import NavGraphSyntax

extension EmitProblems {
    /// What UIKit has and AppKit has not.
    mutating func checkAppKit() {
        if let host = graph.host {
            let place = graph.keySpans[.host].map { Place(FileID(0), $0) } ?? graph.place(of: host)
            refuse(place, "'host'")
        }
        for id in graph.alternatives.ids where !graph.alternatives[id].segue.isEmpty {
            guard let how = graph.alternatives[id].action.presentation else {
                refuse(place(of: id), "a segue of a 'push'")
                continue
            }
            if how.inStack { refuse(place(of: id), "a segue to a screen with 'in: stack'") }
        }
    }
}
