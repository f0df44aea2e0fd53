import NavGraphModel
import NavGraphSyntax

/// The name of the app that is imported from a path: its last component, without extension, as a name with a capital.
/// IMPORT 1.
package func appName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { $0 == last.startIndex ? last : String(last[..<$0]) } ?? last
    let name = Words(of: stem).upper
    guard let first = name.utf8.first else { return "App" }
    return first.isDigit ? "App" + name : name
}
