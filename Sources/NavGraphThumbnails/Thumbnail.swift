import NavGraphXML

/// A small picture of a screen, as an interface file or the graph stores it: no font, link or id, nothing from outside. Or an
/// image that the app's tests keep.
package struct Thumbnail: Equatable, Sendable {
    /// In points.
    package var width: Double
    package var height: Double
    /// SVG elements: `rect`, `circle`, `path`, `text` and `g` alone, at most 300, or an image. Everything in them is escaped.
    package var shapes: String
    /// Whether it is drawn from an interface file or the graph.
    package var isDrawn = true

    package init(width: Double, height: Double, shapes: String, isDrawn: Bool = true) {
        (self.width, self.height, self.shapes, self.isDrawn) = (width, height, shapes, isDrawn)
    }

    /// The place of a symbol that shows it whole: `0 0 375 667`.
    package var viewBox: String { "0 0 \(number(width)) \(number(height))" }
}

/// Where a screen's picture comes from.
package enum ThumbnailSource: Equatable, Sendable {
    /// A scene by its identifier, or the initial one.
    case storyboard(String, id: String?)
    case xib(String)

    var fileName: String {
        switch self {
        case .storyboard(let name, _): name + ".storyboard"
        case .xib(let name): name + ".xib"
        }
    }
}

/// Draws the screens whose interface files are among `paths`. PAGE 6.
///
/// Of two files of one name the first by path, bytewise, counts. Each file is read once, by `read`, and only if a screen
/// names it. O(size of the files).
/// - Returns: the pictures by screen, and a line for each thing that could not be drawn: it names the file, and where it
///   is not well-formed the line.
package func drawThumbnails(
    of screens: [(name: String, source: ThumbnailSource)], in paths: [String], read: @escaping (String) -> [UInt8]?
) -> (thumbnails: [String: Thumbnail], problems: [String]) {
    var files = InterfaceFiles(paths, read: read)
    var thumbnails: [String: Thumbnail] = [:]
    for (name, source) in screens {
        guard let root = files.scene(source, for: name) else { continue }
        thumbnails[name] = root.draw()
    }
    return (thumbnails, files.problems)
}

/// The interface files below a directory, as far as they were asked for.
private struct InterfaceFiles {
    private let paths: [String: [String]]
    private let read: (String) -> [UInt8]?
    private var roots: [String: XMLElement?] = [:]
    private(set) var problems: [String] = []

    init(_ paths: [String], read: @escaping (String) -> [UInt8]?) {
        self.paths = Dictionary(grouping: paths) { String($0.split(separator: "/").last ?? "") }
        self.read = read
    }

    /// What a source names; `nil`, and a problem, where it is not there.
    mutating func scene(_ source: ThumbnailSource, for screen: String) -> InterfaceScene? {
        guard let root = root(of: source.fileName, for: screen), root["targetRuntime"]?.hasPrefix("iOS") ?? true else {
            return nil
        }
        switch source {
        case .xib: return InterfaceScene(xib: root)
        case .storyboard(_, let id):
            if let controller = InterfaceScene.controller(in: root, id: id) {
                return InterfaceScene(controller, in: root)
            }
            problems.append(
                id.map { "scene '\($0)' of '\(screen)' not found in '\(source.fileName)'" }
                    ?? "initial view controller of '\(screen)' not found in '\(source.fileName)'")
            return nil
        }
    }

    private mutating func root(of name: String, for screen: String) -> XMLElement? {
        if let known = roots[name] { return known }
        let root = readRoot(of: name, for: screen)
        roots[name] = .some(root)
        return root
    }

    private mutating func readRoot(of name: String, for screen: String) -> XMLElement? {
        let all = paths[name] ?? []
        guard let path = all.min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) else {
            problems.append("file '\(name)' of '\(screen)' not found")
            return nil
        }
        if all.count > 1 { problems.append("found \(all.count) files '\(name)'; using '\(path)'") }
        guard let bytes = read(path) else {
            problems.append("\(path): cannot be read; no thumbnails are drawn from it")
            return nil
        }
        do throws(XMLFailure) {
            return try readXML(bytes, deepest: 200)
        } catch {
            problems.append("\(path):\(error.line): not well-formed; no thumbnails are drawn from it")
            return nil
        }
    }
}
