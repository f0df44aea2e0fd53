import NavGraphModel
import NavGraphXML

/// A storyboard file: its scenes, as far as navigation goes.
struct Storyboard {
    /// The number of the input.
    var file: Int
    /// Without extension: what references name.
    var name: String
    var directories: [Substring]
    var isMac: Bool
    var initialID: String?
    var scenes: [Scene] = []
    /// Modules that are the app's own, whatever they are called.
    var ownModules: Set<String> = []
}

/// A scene by its controller; a menu bar has none.
struct Scene {
    var controller: Controller?
    var segues: [Segue] = []
    var origin: Origin
}

/// A view controller, window controller, or placeholder for one.
struct Controller {
    var element: String
    var id: String
    var identifier: String?
    var userLabel: String?
    /// As it is spelled in the file.
    var customClass: String?
    var module: String?
    /// `title`, then those of its bars' items.
    var titles: [String] = []
    var style: String?
    var transitionStyle: String?
    var isLocked: Bool
    /// Of a placeholder.
    var storyboardName: String?
    var referencedIdentifier: String?
    var firstLabel: String?

    var isPlaceholder: Bool { element.hasSuffix("Placeholder") }
    /// Without the mangling of old Swift; `nil` if it is not a type.
    var type: String? { customClass.map(demangled).flatMap { SwiftText.nominalType($0) } }
}

struct Segue {
    var kind: String
    var destination: String?
    var identifier: String?
    var customClass: String?
    var relationship: String?
    var unwindAction: String?
    var style: String?
    var transitionStyle: String?
    var isAnimated: Bool
    var creation: String?
    var trigger: String?
    /// Whether only code performs it.
    var isManual: Bool
    var origin: Origin

    var counted: String { "segue:" + kind }
    var isRelationship: Bool { kind == "relationship" }
    var isEmbed: Bool { kind == "embed" }
}

/// Reads a storyboard; `nil` and why, where it has no scenes that an app navigates.
func readStoryboard(_ root: XMLElement, file: Int, path: InputPath) -> (storyboard: Storyboard?, skipped: String?) {
    if root.name == "archive" { return (nil, "unsupported format from before 2012") }
    guard root.name == "document", let scenes = root.child("scenes") else { return (nil, "not a storyboard") }
    if root.isOn("launchScreen") { return (nil, "launch screen") }
    var storyboard = Storyboard(
        file: file, name: path.stem, directories: path.directories,
        isMac: root["targetRuntime"]?.hasPrefix("MacOSX") ?? false, initialID: root["initialViewController"])
    storyboard.ownModules = ownModules(in: root)
    storyboard.scenes = scenes.children(named: "scene").map { readScene($0, file: file) }
    return (storyboard, nil)
}

private func readScene(_ scene: XMLElement, file: Int) -> Scene {
    let objects = scene.child("objects")?.children ?? []
    let element =
        objects.first { $0["sceneMemberID"] == "viewController" && $0.name != "application" }
        ?? objects.first { controllerElements.contains($0.name) }
    var result = Scene(controller: element.map(readController), origin: Origin(element ?? scene, in: file))
    func gather(_ element: XMLElement, in owner: XMLElement?, triggeredBy trigger: XMLElement?) {
        // Whatever has connections triggers what is in them. A segue in a segue has the outer one's trigger.
        let own = element.name == "segue" || element.name == "connections" ? trigger : element
        if element.name == "segue", element["reference"] == nil {
            result.segues.append(
                Segue(
                    kind: element["kind"] ?? "peek", destination: element["destination"],
                    identifier: nonEmpty(element["identifier"]), customClass: nonEmpty(element["customClass"]),
                    relationship: element["relationship"], unwindAction: nonEmpty(element["unwindAction"]),
                    style: element["modalPresentationStyle"], transitionStyle: element["modalTransitionStyle"],
                    isAnimated: element["animates"] != "NO", creation: element["destinationCreationSelector"],
                    trigger: trigger.flatMap { $0 === owner ? nil : triggerText($0) }, isManual: trigger === owner,
                    origin: Origin(element, in: file)))
        }
        for child in element.children { gather(child, in: owner, triggeredBy: own) }
    }
    for object in objects { gather(object, in: element, triggeredBy: nil) }
    return result
}

private func readController(_ element: XMLElement) -> Controller {
    let item = element.child(key: "navigationItem")
    let tab = element.child(key: "tabBarItem")
    return Controller(
        element: element.name, id: element["id"] ?? "", identifier: nonEmpty(element["storyboardIdentifier"]),
        userLabel: nonEmpty(element["userLabel"]), customClass: nonEmpty(element["customClass"]),
        module: nonEmpty(element["customModule"]),
        titles: [element.property("title"), item?.property("title"), tab?.property("title")].compactMap(folded)
            .filter { !defaultTexts.contains($0) },
        style: element["modalPresentationStyle"], transitionStyle: element["modalTransitionStyle"],
        isLocked: element.isOn("modalInPresentation"), storyboardName: nonEmpty(element["storyboardName"]),
        referencedIdentifier: nonEmpty(element["referencedIdentifier"]), firstLabel: firstLabel(in: element))
}

/// What a scene without a marked member is searched for.
private let controllerElements: Set = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "tabViewController", "splitViewController", "pageViewController", "windowController", "hostingController",
    "avPlayerViewController", "glkViewController", "controller", "glanceController", "notificationController",
    "pagecontroller", "viewControllerPlaceholder", "controllerPlaceholder",
]

/// The modules of classes that Xcode takes from the target that has the file.
func ownModules(in root: XMLElement) -> Set<String> {
    var modules: Set<String> = []
    root.walk { element in
        if element["customModuleProvider"] == "target", let module = element["customModule"] { modules.insert(module) }
        return false
    }
    return modules
}

func nonEmpty(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
