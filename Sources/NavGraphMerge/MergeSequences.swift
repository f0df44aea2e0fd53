import NavGraphModel
import NavGraphOutline

/// Lists whose order counts.
extension Merge {
    /// Place by place if all are as long, else as three texts of items; `nil` if changes meet.
    func sequence(_ lists: Lists, _ item: Shape, inBlock: Bool) -> [Piece]? {
        if lists.base.count == lists.ours.count, lists.base.count == lists.theirs.count {
            var pieces: [Piece] = []
            for place in lists.base.indices {
                let entries = Entries(
                    base: lists.base[place], ours: lists.ours[place], theirs: lists.theirs[place])
                if let piece = merge(entries, key: "", shape: item, inBlock: inBlock) {
                    pieces.append(piece)
                } else if inBlock {
                    pieces.append(
                        .conflict(
                            .part(Part(which: .ours, entry: entries.ours)),
                            .part(Part(which: .theirs, entry: entries.theirs))))
                } else {
                    return nil
                }
            }
            return pieces
        }
        let known = lists.base.map(base.meaning)
        let ourRuns = differingRuns(known, lists.ours.map(ours.meaning))
        let theirRuns = differingRuns(known, lists.theirs.map(theirs.meaning))
        let meets = ourRuns.contains { run in
            theirRuns.contains { other in
                other.old.lowerBound <= run.old.upperBound && run.old.lowerBound <= other.old.upperBound
            }
        }
        if meets { return nil }
        var pieces: [Piece] = []
        var (place, shift) = (0, 0)
        func keep(upTo end: Int) {
            for index in place..<max(place, end) {
                pieces.append(.part(Part(which: .ours, entry: lists.ours[index + shift])))
            }
        }
        let runs = ourRuns.map { (Which.ours, $0) } + theirRuns.map { (Which.theirs, $0) }
        for (which, run) in runs.sorted(by: { $0.1.old.lowerBound < $1.1.old.lowerBound }) {
            keep(upTo: run.old.lowerBound)
            let source = which == .ours ? lists.ours : lists.theirs
            pieces += run.new.map { .part(Part(which: which, entry: source[$0])) }
            if which == .ours { shift += run.new.count - run.old.count }
            place = run.old.upperBound
        }
        keep(upTo: known.count)
        return pieces
    }
}
