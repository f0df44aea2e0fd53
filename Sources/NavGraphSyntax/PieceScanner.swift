/// Scans a piece of a file: line by line where it is written so, and else with libyaml, from its beginning.
final class PieceScanner {
    private let source: any ByteSource
    private let cuts: FileCuts
    private let piece: Int
    /// Whether it is still to be tried line by line.
    private var byLine: Bool
    private var scanner: YAMLScanner?

    /// What is scanned line by line is in memory as a whole, so that is for pieces of a moderate size.
    private static let largestByLine = 1 << 18

    init(_ source: any ByteSource, cuts: FileCuts, piece: Int, byLine: Bool) {
        self.source = source
        self.cuts = cuts
        self.piece = piece
        self.byLine = byLine && cuts.range(ofPiece: piece, in: source).count <= Self.largestByLine
    }

    /// Fills a batch with the next events.
    func fill(_ batch: inout EventBatch) {
        if byLine {
            byLine = false
            if LineScanner.scan(source, cuts, piece: piece, into: &batch) { return }
        }
        let scanner = scanner ?? YAMLScanner(source, cuts: cuts, piece: piece)
        self.scanner = scanner
        scanner.fill(&batch)
    }
}
