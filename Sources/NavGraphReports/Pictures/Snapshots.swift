import NavGraphModel
import NavGraphThumbnails

/// The images that tests of an app keep, by the screens that they show: the words of a screen's type, or else of its name, stand
/// in a row in the words of the image. PAGE 6.
package struct Snapshots {
    /// The paths of each screen's images, the best one first.
    package private(set) var images: [ScreenID: [String]] = [:]
    /// How many images match no screen, or several alike.
    package private(set) var unmatched = 0

    /// O(length of the paths + size of the graph).
    package init(of graph: NavGraph, among paths: [String]) {
        var screens: [String: [(id: ScreenID, words: [String])]] = [:]
        for id in graph.namedScreens {
            let words = words(of: id, in: graph)
            if let first = words.first { screens[first, default: []].append((id, words)) }
        }
        var found: [ScreenID: [Image]] = [:]
        for path in paths {
            let words = words(ofImage: path)
            let hits = words.indices.flatMap { start in
                (screens[words[start]] ?? []).filter { words[start...].starts(with: $0.words) }
            }
            let most = hits.map(\.words.count).max() ?? 0
            let best = hits.filter { $0.words.count == most }
            guard Set(best.map(\.id)).count == 1, let screen = best.first else {
                unmatched += 1
                continue
            }
            let others = words.filter { !screen.words.contains($0) }
            found[screen.id, default: []].append(
                Image(isVariant: others.contains(where: variants.contains), others: others.count, path: path))
        }
        images = found.mapValues { $0.sorted().map(\.path) }
    }

    private struct Image: Comparable {
        var isVariant: Bool
        var others: Int
        var path: String

        static func < (a: Image, b: Image) -> Bool {
            if a.isVariant != b.isVariant { return b.isVariant }
            if a.others != b.others { return a.others < b.others }
            return a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
        }
    }
}

extension Thumbnail {
    /// An image that an app's tests keep; `nil` if it is not a PNG or JPEG file.
    package init?(snapshot bytes: [UInt8]) {
        guard let size = imageSize(bytes), size.width > 0, size.height > 0 else { return nil }
        let image = "<image href=\"\(dataURL(ofImage: bytes))\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
        self.init(width: Double(size.width), height: Double(size.height), shapes: image, isDrawn: false)
    }
}

/// What tests call images in addition to what they show.
private let fillers: Set = ["test", "tests", "testing", "snapshot", "snapshots", "preview", "previews", "generated"]
/// Images of another look or state than the one that users see first.
private let variants: Set = ["dark", "landscape", "ipad", "error", "empty", "loading", "accessibility"]

private func words(of screen: ScreenID, in graph: NavGraph) -> [String] {
    let type = graph.text[graph.screens[screen].type].split(separator: ".").last.map(String.init) ?? ""
    let end = ["ViewController", "Controller", "View", "Screen"].first { type.hasSuffix($0) } ?? ""
    let stem = words(in: type.dropLast(end.count))
    return stem.isEmpty ? words(in: graph.text[graph.screens[screen].name]) : stem
}

/// Those of the last folder, then those of the name.
private func words(ofImage path: String) -> [String] {
    let parts = path.split(separator: "/").suffix(2)
    guard let file = parts.last else { return [] }
    let name = file[..<(file.lastIndex(of: ".") ?? file.endIndex)]
    return (parts.dropLast() + [name]).flatMap { words(in: $0) }.filter { !fillers.contains($0) }
}

/// Split at capitals, the last of several in a row, and at characters that are not letters; in lower case. `iPad` is one word.
private func words(in text: some StringProtocol) -> [String] {
    var result: [String] = []
    var word = ""
    func end() {
        if result.last == "i", word == "Pad" || word == "Phone" {
            result[result.count - 1] += word.lowercased()
        } else if !word.isEmpty {
            result.append(word.lowercased())
        }
        word = ""
    }
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
        guard character.isLetter else {
            end()
            continue
        }
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let isAfterCapital = word.last?.isUppercase ?? false
        if character.isUppercase, !isAfterCapital || next.isLowercase { end() }
        word.append(character)
    }
    end()
    return result
}
