import NavGraphXML

/// A navigation graph file.
struct AndroidFile {
    var root: XMLElement
    var file: Int
    var name: String
    var directories: [Substring]

    init(root: XMLElement, file: Int, path: InputPath) {
        (self.root, self.file, name, directories) = (root, file, path.stem, path.directories)
    }
}

/// A `<navigation>`.
struct AndroidGraph {
    var file: Int
    /// Of nested ones, the one around.
    var parent: Int?
    var id: String?
    var label: String?
    var startID: String?
    var arguments: [XMLElement] = []
    var actions: [XMLElement] = []
    var links: [XMLElement] = []
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
struct AndroidDestination {
    enum Kind { case screen, dialog, activity }
    var kind: Kind
    var graph: Int
    var id: String?
    var className: String?
    var label: String?
    var arguments: [XMLElement] = []
    var actions: [XMLElement] = []
    var links: [XMLElement] = []
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
        func origin(_ element: XMLElement) -> Origin { place(of: element, in: files[file].file) }
        let number = graphs.count
        graphs.append(
            AndroidGraph(
                file: file, parent: parent, id: resourceName(element["id"]), label: folded(element["label"]),
                startID: resourceName(element["startDestination"]), origin: origin(element)))
        for child in element.children {
            switch child.name {
            case "navigation": graphs[number].members.append(.graph(read(child, file: file, parent: number)))
            case "include", "include-dynamic":
                if child["graph"] != nil || child["graphResName"] != nil {
                    graphs[number].members.append(.include(child))
                }
            case "argument": graphs[number].arguments.append(child)
            case "action": graphs[number].actions.append(child)
            case "deepLink": graphs[number].links.append(child)
            default:
                let known = ["fragment", "composable", "dialog", "activity"]
                guard known.contains(child.name) || child["id"] != nil else { continue }
                let origin = origin(child)
                if !known.contains(child.name) {
                    report.add(.unknownDestination, "'\(child.name)' was imported as a screen", at: origin)
                }
                graphs[number].members.append(.destination(destinations.count))
                destinations.append(
                    AndroidDestination(
                        kind: child.name == "dialog" ? .dialog : child.name == "activity" ? .activity : .screen,
                        graph: number, id: resourceName(child["id"]), className: nonEmpty(child["name"]),
                        label: folded(child["label"]), arguments: child.children.filter { $0.name == "argument" },
                        actions: child.children.filter { $0.name == "action" },
                        links: child.children.filter { $0.name == "deepLink" }, origin: origin))
            }
        }
        return number
    }
}
