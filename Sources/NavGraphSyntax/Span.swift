/// A stretch of a source file, in Unicode scalars from its first one (a byte order mark not counted).
///
/// Eight bytes, since a graph keeps a great many: line and column are worked out by `SourceFile` for the few that
/// are shown.
@frozen public struct Span: Hashable, Comparable, Sendable {
    /// Scalars before the stretch.
    public var offset: UInt32
    /// Scalars in the stretch.
    public var length: UInt32

    @inlinable public init(offset: UInt32, length: UInt32) {
        self.offset = offset
        self.length = length
    }
    /// The very beginning of a file.
    @inlinable public static var start: Span { Span(offset: 0, length: 0) }
    @inlinable public var end: UInt32 { offset + length }
    package var range: Range<Int> { Int(offset)..<Int(end) }
    @inlinable public static func < (a: Span, b: Span) -> Bool {
        a.offset != b.offset ? a.offset < b.offset : a.length < b.length
    }
    /// From the beginning of this stretch to the end of `other`.
    @inlinable public func through(_ other: Span) -> Span {
        Span(offset: offset, length: max(other.end, end) - offset)
    }
}

/// The number of a source file, in the order in which the files were first named.
@frozen public struct FileID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}

/// A stretch of one file.
package struct Place: Hashable, Comparable, Sendable {
    package var file: FileID
    package var span: Span

    @inlinable package init(_ file: FileID, _ span: Span) {
        self.file = file
        self.span = span
    }
    package static func < (a: Place, b: Place) -> Bool {
        a.file != b.file ? a.file < b.file : a.span < b.span
    }
}
