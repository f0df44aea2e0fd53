import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphImport

/// Files by path, as one app `Demo`; the graph as text and what is reported.
struct TestImport {
    var imported: Imported?
    var report: ImportReport
    var unreadable: [UnreadableImport] = []

    init(_ files: [String: String], app: String = "Demo", entry: String? = nil, segues: Bool = false) {
        let files = files.sorted { $0.key < $1.key }
            .map { ImportFile(path: InputPath($0.key), bytes: Array($0.value.utf8)) }
        (imported, report) = importGraph(
            files, app: app, options: ImportOptions(entry: entry, keepsSegues: segues), unreadable: &unreadable)
    }

    /// Scenes of one storyboard.
    init(
        _ scenes: String..., initial: String? = nil, attributes: String = "", runtime: String = "iOS.CocoaTouch",
        app: String = "Demo", entry: String? = nil, segues: Bool = false
    ) {
        let text = storyboard(
            scenes.joined(separator: "\n"), initial: initial, attributes: attributes, runtime: runtime)
        self.init(["Main.storyboard": text], app: app, entry: entry, segues: segues)
    }

    var text: String { imported.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "" }

    /// The lines of the graph without the spaces before them.
    var lines: [String] { text.split(separator: "\n").map { String($0.drop { $0 == " " }) } }

    func has(_ line: String) -> Bool { lines.contains(line) }

    /// The lines behind the first one that is `key:`, as far as they stand deeper.
    func block(_ key: String) -> [String] {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let start = all.firstIndex(where: { $0.drop { $0 == " " } == key + ":" }) else { return [] }
        func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        return all[(start + 1)...].prefix { $0.isEmpty || indent($0) > indent(all[start]) }
            .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }

    var rules: [String] { report.findings.map(\.rule) }
}

/// A storyboard of scenes.
func storyboard(
    _ scenes: String..., initial: String? = nil, attributes: String = "", runtime: String = "iOS.CocoaTouch"
)
    -> String
{
    let initial = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="\(runtime)" \(initial) \(attributes)>
        <scenes>
        \(scenes.joined(separator: "\n"))
        </scenes>
        </document>
        """
}

/// A scene with one controller; `identifier` and `type` are `<Id>` and `<Id>ViewController`, the id with a capital.
func scene(
    _ id: String, as element: String = "viewController", attributes: String? = nil, _ inside: String = ""
) -> String {
    let name = upperCamel(id)
    let attributes = attributes ?? "storyboardIdentifier=\"\(name)\" customClass=\"\(name)ViewController\""
    return """
        <scene sceneID="s-\(id)"><objects>
        <\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\(inside)</\(element)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="r-\(id)" sceneMemberID="firstResponder"/>
        </objects></scene>
        """
}

/// Manual segues.
func connections(_ segues: String...) -> String { "<connections>\(segues.joined())</connections>" }

func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"g-\(destination)\" \(attributes)/>"
}

func relation(_ relationship: String, _ destination: String) -> String {
    segue("relationship", destination, "relationship=\"\(relationship)\"")
}

func button(_ title: String, _ segue: String) -> String {
    """
    <view key="view" id="v"><subviews><button id="b-\(title)"><state key="normal" title="\(title)"/>\(connections(segue))</button>
    </subviews></view>
    """
}

/// A stack around a scene.
func stack(_ id: String, _ root: String, attributes: String? = nil, _ inside: String = "") -> String {
    scene(
        id, as: "navigationController", attributes: attributes ?? "",
        inside + connections(relation("rootViewController", root)))
}

func tabs(_ id: String, _ children: String..., attributes: String? = nil) -> String {
    scene(
        id, as: "tabBarController", attributes: attributes ?? "",
        "<connections>\(children.map { relation("viewControllers", $0) }.joined())</connections>")
}

/// An Android graph.
func graph(_ id: String?, start: String?, attributes: String = "", _ inside: String...) -> String {
    let id = id.map { "android:id=\"@+id/\($0)\"" } ?? ""
    let start = start.map { "app:startDestination=\"@id/\($0)\"" } ?? ""
    return """
        <?xml version="1.0" encoding="utf-8"?>
        <navigation xmlns:android="http://schemas.android.com/apk/res/android"
            xmlns:app="http://schemas.android.com/apk/res-auto" \(id) \(start) \(attributes)>
        \(inside.joined(separator: "\n"))
        </navigation>
        """
}

func fragment(_ id: String, _ inside: String..., kind: String = "fragment", attributes: String = "") -> String {
    "<\(kind) android:id=\"@+id/\(id)\" \(attributes)>\(inside.joined())</\(kind)>"
}

func action(
    _ id: String, to destination: String? = nil, popUpTo: String? = nil, inclusive: Bool = false, _ inside: String = "",
    attributes: String = ""
) -> String {
    let destination = destination.map { "app:destination=\"@id/\($0)\"" } ?? ""
    let pop = popUpTo.map { "app:popUpTo=\"@id/\($0)\" app:popUpToInclusive=\"\(inclusive)\"" } ?? ""
    return "<action android:id=\"@+id/\(id)\" \(destination) \(pop) \(attributes)>\(inside)</action>"
}

func argument(_ name: String, _ type: String? = nil, default value: String? = nil, attributes: String = "") -> String {
    let type = type.map { "app:argType=\"\($0)\"" } ?? ""
    let value = value.map { "android:defaultValue=\"\($0)\"" } ?? ""
    return "<argument android:name=\"\(name)\" \(type) \(value) \(attributes)/>"
}

func deepLink(_ uri: String) -> String { "<deepLink app:uri=\"\(uri)\"/>" }

/// A file where Android has its graphs.
func androidFiles(_ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("app/src/main/res/navigation/\($0).xml", $1) })
}
