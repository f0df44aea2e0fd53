import NavGraphXML

/// A scene of a storyboard, or the view of a xib: what is drawn, and the bars around it.
struct InterfaceScene {
    let view: XMLElement
    let navigationItem: XMLElement?
    let toolbarItems: [XMLElement]
    let colors: InterfaceColors

    /// The scene of a controller; of a stack that of its first one. `nil` where it stores no view.
    init?(_ controller: XMLElement, in root: XMLElement) {
        var shown: XMLElement? = controller
        var seen: Set<String> = []
        while let stack = shown, stack.name == "navigationController", seen.insert(stack["id"] ?? "").inserted {
            let segues = stack.child("connections")?.children ?? []
            let first = segues.first { $0["relationship"] == "rootViewController" }?["destination"]
            shown = first.flatMap { id in Self.object(in: root) { $0["id"] == id } }
        }
        guard let controller = shown, let view = controller.child(key: "view") else { return nil }
        self.view = view
        navigationItem = controller.child(key: "navigationItem")
        toolbarItems = controller.child("toolbarItems")?.children ?? []
        colors = InterfaceColors(root)
    }

    /// The controller of an identifier in a storyboard, or the initial one; `nil` if absent.
    static func controller(in root: XMLElement, id: String?) -> XMLElement? {
        object(in: root) { object in
            id.map { object["storyboardIdentifier"] == $0 } ?? (object["id"] == root["initialViewController"])
        }
    }

    private static func object(in root: XMLElement, where isIt: (XMLElement) -> Bool) -> XMLElement? {
        for scene in root.child("scenes")?.children ?? [] {
            if let object = scene.child("objects")?.children.first(where: { $0["id"] != nil && isIt($0) }) {
                return object
            }
        }
        return nil
    }

    /// The view that the file's owner calls its own, else the first one.
    init?(xib root: XMLElement) {
        let objects = root.child("objects")?.children ?? []
        let outlets =
            objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?.child("connections")?.children ?? []
        let id = outlets.first { $0["property"] == "view" }?["destination"]
        let view = objects.first { id != nil && $0["id"] == id } ?? objects.first { frame(of: $0) != nil }
        guard let view, view.name != "placeholder" else { return nil }
        self.view = view
        navigationItem = nil
        toolbarItems = []
        colors = InterfaceColors(root)
    }

    /// The picture; `nil` where there are fewer than two texts, controls or pictures in it.
    func draw() -> Thumbnail? {
        let stored = frame(of: view)
        let size = Frame(x: 0, y: 0, width: stored?.width ?? 375, height: stored?.height ?? 667)
        guard size.width > 0, size.height > 0, size.width < 10_000, size.height < 10_000 else { return nil }
        let drawing = InterfaceDrawing(size, colors)
        drawing.barEnd = navigationItem == nil ? 0 : 64
        drawing.drawRoot(view)
        guard drawing.contents >= 2 else { return nil }
        if let navigationItem {
            drawing.drawNavigationBar(navigationItem, Frame(x: 0, y: 0, width: size.width, height: 64))
        }
        if !toolbarItems.isEmpty {
            drawing.drawItems(toolbarItems, Frame(x: 0, y: size.height - 44, width: size.width, height: 44))
        }
        return Thumbnail(width: size.width, height: size.height, shapes: drawing.canvas.shapes)
    }
}

/// A rectangle in points, from the upper left of what is drawn.
struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    func moved(_ dx: Double, _ dy: Double) -> Frame { Frame(x: x + dx, y: y + dy, width: width, height: height) }

    func inset(_ dx: Double, _ dy: Double) -> Frame {
        Frame(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    }

    /// One of several parts of equal width beside each other.
    func column(_ number: Int, of count: Int) -> Frame {
        let width = width / Double(count)
        return Frame(x: x + width * Double(number), y: y, width: width, height: height)
    }

    func meets(_ other: Frame) -> Bool { x < other.right && right > other.x && y < other.bottom && bottom > other.y }
}

/// The rectangle that the file stores; `nil` where it stores none, or none that can be drawn.
func frame(of view: XMLElement) -> Frame? {
    guard let rect = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return nil }
    func side(_ name: String) -> Double? { rect[name].flatMap(Double.init).flatMap { abs($0) < 100_000 ? $0 : nil } }
    guard let x = side("x"), let y = side("y"), let width = side("width"), let height = side("height"),
        width >= 0, height >= 0
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
}
