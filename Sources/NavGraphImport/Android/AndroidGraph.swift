import NavGraphXML

struct AndroidFile {
    var root: XMLElement
    var file: Int
    var name: String
    var directories: [Substring]

    init(root: XMLElement, file: Int, path: InputPath) {
        (self.root, self.file, name, directories) = (root, file, path.stem, path.directories)
    }
}

/// A graph or destination.
protocol AndroidElement { var element: XMLElement { get } }

extension AndroidElement {
    var id: String? { resourceName(element["id"]) }
    var label: String? { folded(element["label"]) }
    var arguments: [XMLElement] { element.children(named: "argument") }
    var actions: [XMLElement] { element.children(named: "action") }
    var links: [XMLElement] { element.children(named: "deepLink") }
}

/// A `<navigation>`.
struct AndroidGraph: AndroidElement {
    var element: XMLElement
    var file: Int
    /// Of nested ones, the one around.
    var parent: Int?
    var startID: String? { resourceName(element["startDestination"]) }
    /// Destinations, nested and included graphs, in the order of the file.
    var members: [Member] = []
    var origin: Origin

    enum Member {
        case destination(Int)
        case graph(Int)
        case include(XMLElement)
    }
}

/// A `<fragment>` or the like.
struct AndroidDestination: AndroidElement {
    enum Kind { case screen, dialog, activity }
    var element: XMLElement
    var kind: Kind
    var graph: Int
    var className: String? { nonEmpty(element["name"]) }
    var origin: Origin
}

/// `@+id/home`, `@id/home` → `home`.
func resourceName(_ text: String?) -> String? {
    nonEmpty(text.map { text in text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text })
}

extension AndroidImporter {
    /// Reads a graph with those inside it; its number.
    @discardableResult
    func read(_ element: XMLElement, file: Int, parent: Int?) -> Int {
        let number = graphs.count
        let origin = place(of: element, in: files[file].file)
        graphs.append(AndroidGraph(element: element, file: file, parent: parent, origin: origin))
        for child in element.children {
            switch child.name {
            case "navigation": graphs[number].members.append(.graph(read(child, file: file, parent: number)))
            case "include", "include-dynamic":
                if child["graph"] != nil || child["graphResName"] != nil {
                    graphs[number].members.append(.include(child))
                }
            case "argument", "action", "deepLink": break
            default:
                let known = ["fragment", "composable", "dialog", "activity"]
                guard known.contains(child.name) || child["id"] != nil else { continue }
                let origin = place(of: child, in: files[file].file)
                if !known.contains(child.name) {
                    report.add(.unknownDestination, "'\(child.name)' was imported as a screen", at: origin)
                }
                graphs[number].members.append(.destination(destinations.count))
                destinations.append(
                    AndroidDestination(
                        element: child,
                        kind: child.name == "dialog" ? .dialog : child.name == "activity" ? .activity : .screen,
                        graph: number, origin: origin))
            }
        }
        return number
    }
}
