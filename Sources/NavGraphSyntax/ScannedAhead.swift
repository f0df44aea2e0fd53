/// A file whose scanning has begun before anybody asks for its events. Only one parser of it may be `bySize`.
package final class ScannedAhead: ByteSource {
    private let source: any ByteSource
    let scanners: PieceScanners

    package init(_ source: any ByteSource) {
        self.source = source
        scanners = PieceScanners(source, .bySize, isAhead: true)
    }

    package var count: Int { source.count }
    package var problem: String? { source.problem }

    package func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        source.read(from: offset, into: buffer)
    }
}
