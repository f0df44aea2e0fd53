import NavGraphXML

/// Which files belong to another target than the app, such as an extension's or a watch app's. IMPORT 2.
struct OtherTargets {
    static let reason = "belongs to another target"

    /// Of each directory with an `Info.plist`, whether that is another target's.
    private var isOther: [[Substring]: Bool] = [:]

    /// - Parameter root: `nil` for what is no XML: it says nothing.
    mutating func add(_ path: InputPath, _ root: XMLElement?) {
        guard path.fileName == "Info.plist" else { return }
        let dictionary = root?.child("dict")?.children ?? []
        isOther[path.directories] = dictionary.contains {
            $0.name == "key" && ($0.text == "NSExtension" || $0.text == "WKApplication")
        }
    }

    /// Whether the nearest `Info.plist` upwards is another target's.
    func has(_ path: InputPath) -> Bool {
        var directory = path.directories[...]
        while true {
            if let isOther = isOther[Array(directory)] { return isOther }
            if directory.popLast() == nil { return false }
        }
    }

    /// Whether a storyboard or xib declares that it is for a watch.
    static func isOfWatch(_ root: XMLElement) -> Bool {
        root["targetRuntime"].map { $0.lowercased().hasPrefix("watch") } ?? false
    }
}
