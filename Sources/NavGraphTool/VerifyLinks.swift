import NavGraphLinkFiles
import NavGraphModel
import NavGraphReports

/// Prints the problems of each file, in the format of compilers.
func verifyLinks(
    of graph: NavGraph, in files: [String], appIDs: [String], ignoring: Set<String>
) throws -> ExitStatus {
    var lines: [String] = []
    var isWrong = false
    for path in files {
        let bytes = try FileSystem.bytes(of: path)
        do {
            let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
            let isPlist = first == UInt8(ascii: "<") || bytes.starts(with: Array("bplist".utf8))
            let problems =
                isPlist
                ? try verifyPropertyList(bytes, named: path, of: graph, ignoring: ignoring)
                : try verifyAssociation(bytes, of: graph, appIDs: appIDs)
            if problems.contains(where: { $0.severity != .note }) { isWrong = true }
            lines += problems.map {
                "\(printable(path)):\($0.line): \($0.severity.rawValue): \(printable($0.message))"
            }
        } catch {
            isWrong = true
            lines.append("\(printable(path)):\(error.line): error: \(printable(error.message))")
        }
    }
    if lines.isEmpty { return .success }
    try writeToStandardOutput(Array(lines.map { $0 + "\n" }.joined().utf8))
    return isWrong ? .findings : .success
}
