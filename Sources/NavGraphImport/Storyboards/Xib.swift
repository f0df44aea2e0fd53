import NavGraphModel
import NavGraphXML

/// A xib whose File's Owner is a view controller that loads its view from it.
struct Xib {
    /// Without extension.
    var name: String
    /// The class of the owner.
    var type: String
    var module: String?
    var ownModules: Set<String>
    var origin: Origin
}

let xibOfNoController = "not the xib of a view controller"

/// Reads a xib; `nil` and why, where no controller belongs to it. IMPORT 3.
func readXib(_ root: XMLElement, file: Int, path: InputPath) -> (xib: Xib?, skipped: String?) {
    if root.name == "archive" { return (nil, "unsupported format from before 2012") }
    guard root.name == "document", let objects = root.child("objects") else { return (nil, "not a xib") }
    let owner = objects.children.first {
        $0["placeholderIdentifier"] == "IBFilesOwner" || $0.name == "customObject" && $0["id"] == "-2"
    }
    let outlets = owner?.child("connections")?.children(named: "outlet") ?? []
    guard let owner, outlets.contains(where: { $0["property"] == "view" || $0["property"] == "window" }),
        let type = nonEmpty(owner["customClass"]).map(demangled).flatMap({ SwiftText.nominalType($0) }),
        type.hasSuffix("Controller") || type.hasSuffix("VC")
    else { return (nil, xibOfNoController) }
    let xib = Xib(
        name: path.stem, type: type, module: nonEmpty(owner["customModule"]), ownModules: ownModules(in: root),
        origin: Origin(owner, in: file))
    return (xib, nil)
}
