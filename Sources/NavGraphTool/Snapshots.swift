import NavGraphModel
import NavGraphReports
import NavGraphThumbnails

extension PictureSources {
    /// The images that the app's tests keep of screens without `preview`. `InputProblem` if a directory does not exist.
    func images(of graph: NavGraph) throws(InputProblem) -> [ScreenID: Thumbnail] {
        if snapshots.isEmpty { return [:] }
        let found = Snapshots(of: graph, among: try snapshotFiles(below: snapshots))
        var result: [ScreenID: Thumbnail] = [:]
        for screen in graph.namedScreens where graph.screens[screen].preview.isEmpty {
            result[screen] = found.images[screen]?.lazy.compactMap(image).first
        }
        let all = graph.namedScreens.count
        let matched = "\(result.count) of \(all) screens \(result.count == 1 ? "has" : "have") a snapshot"
        report("\(matched); \(found.unmatched) \(found.unmatched == 1 ? "image matches" : "images match") no screen")
        return result
    }

    private func image(at path: String) -> Thumbnail? {
        let reason: String
        switch FileSystem.read(path, upTo: mostKilobytes << 10 + 1) {
        case .bytes(let bytes) where bytes.count <= mostKilobytes << 10:
            if let image = Thumbnail(snapshot: bytes) { return image }
            reason = "it is not a PNG or JPEG file"
        case .bytes, .tooLarge:
            reason = "it is larger than \(mostKilobytes) KB; make it smaller with 'sips -Z 800 \(word(path))'"
        case let other: reason = InputProblem(Input(path: path), other).message
        }
        report("'\(path)' is not shown: \(reason)")
        return nil
    }
}

/// A path as a word of a shell's command.
private func word(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? path : "\"\(path.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
}

/// The images in directories and those inside, each once.
func snapshotFiles(below directories: [String]) throws(InputProblem) -> [String] {
    var paths: Set<String> = []
    for directory in directories {
        guard FileSystem.kind(of: directory) == .directory else {
            throw InputProblem(message: "'\(directory)' is not a directory")
        }
        let images = try files(below: directory) { name in
            !name.hasPrefix(".")
        } where: { path in
            [".png", ".jpg", ".jpeg"].contains(where: path.lowercased().hasSuffix)
        }
        paths.formUnion(images)
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// As much of each image fits in a page.
private let mostKilobytes = 200
