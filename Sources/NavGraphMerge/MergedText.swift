import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// The result of merging two texts with what both were made from.
package struct MergedText: Sendable {
    package var bytes: [UInt8]
    /// How many conflicts it contains, each between markers as git writes them.
    package var conflicts: Int

    package init(bytes: [UInt8], conflicts: Int) {
        self.bytes = bytes
        self.conflicts = conflicts
    }
}

/// Merges graphs element by element. Returns `nil` where a text is not YAML, not a mapping in block style, or has no layout:
/// then only lines can be merged. O(size).
///
/// - Parameter markerSize: the length of the markers around a conflict.
package func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8], markerSize: Int = 7) -> MergedText? {
    if ours == theirs || theirs == base { return MergedText(bytes: ours, conflicts: 0) }
    if ours == base { return MergedText(bytes: theirs, conflicts: 0) }
    guard let base = MergeSide(base), let ours = MergeSide(ours), let theirs = MergeSide(theirs) else { return nil }
    let merge = Merge(base: base, ours: ours, theirs: theirs)
    guard let root = merge.root() else { return nil }
    var writer = MergeWriter(merge, markerSize: markerSize)
    let bytes = writer.write(root)
    if writer.conflicts == 0, MergeSide(bytes) == nil { return nil }
    return MergedText(bytes: bytes, conflicts: writer.conflicts)
}
