import NavGraphFormat
import NavGraphModel

/// Lists whose order counts.
extension Merge {
    /// Place by place if all are as long, else as three texts of items; `nil` if changes meet.
    func sequence(_ lists: Lists, _ item: Shape, inBlock: Bool) -> [Piece]? {
        if lists.b.count == lists.o.count, lists.b.count == lists.t.count {
            var pieces: [Piece] = []
            for ((b, o), t) in zip(zip(lists.b, lists.o), lists.t) {
                if let piece = merge(b, o, t, "", item, inBlock: inBlock) {
                    pieces.append(piece)
                } else if inBlock {
                    pieces.append(
                        .conflict(.part(Part(which: .ours, entry: o)), .part(Part(which: .theirs, entry: t))))
                } else {
                    return nil
                }
            }
            return pieces
        }
        let known = lists.b.map(base.meaning)
        let ourRuns = differingRuns(known, lists.o.map(ours.meaning))
        let theirRuns = differingRuns(known, lists.t.map(theirs.meaning))
        let meets = ourRuns.contains { a in
            theirRuns.contains { $0.old.lowerBound <= a.old.upperBound && a.old.lowerBound <= $0.old.upperBound }
        }
        if meets { return nil }
        var pieces: [Piece] = []
        var (place, shift) = (0, 0)
        func keep(upTo end: Int) {
            for index in place..<max(place, end) {
                pieces.append(.part(Part(which: .ours, entry: lists.o[index + shift])))
            }
        }
        let runs = ourRuns.map { (Which.ours, $0) } + theirRuns.map { (Which.theirs, $0) }
        for (which, run) in runs.sorted(by: { $0.1.old.lowerBound < $1.1.old.lowerBound }) {
            keep(upTo: run.old.lowerBound)
            let source = which == .ours ? lists.o : lists.t
            pieces += run.new.map { .part(Part(which: which, entry: source[$0])) }
            if which == .ours { shift += run.new.count - run.old.count }
            place = run.old.upperBound
        }
        keep(upTo: known.count)
        return pieces
    }
}
