import NavGraphModel

/// The words of a text, of which names are made. IMPORT 4. A text with a letter outside ASCII has none.
struct Words: Equatable {
    var words: [String]

    init(_ words: some Sequence<String>) { self.words = Array(words) }

    init(of text: String) {
        words = []
        guard text.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic }) else { return }
        var bytes = text.unicodeScalars.filter { $0 != "'" && $0 != "’" }.map { $0.isASCII ? UInt8($0.value) : 0x20 }
        // All in capitals counts as small.
        if !bytes.contains(where: \.isSmall) { bytes = bytes.map { $0.isCapital ? $0 | 0x20 : $0 } }
        var i = 0
        while i < bytes.count {
            let start = i
            if bytes[i].isCapital {
                while i < bytes.count, bytes[i].isCapital { i += 1 }
                // The last capital begins the word of the small letters behind it.
                if i < bytes.count, bytes[i].isSmall {
                    if i - start > 1 { i -= 1 } else { i = smallEnd(bytes, i) }
                }
            } else if bytes[i].isSmall {
                i = smallEnd(bytes, i)
            } else if !bytes[i].isDigit {
                i += 1
                continue
            }
            while i < bytes.count, bytes[i].isDigit { i += 1 }
            words.append(String(decoding: bytes[start..<i], as: UTF8.self))
        }
    }

    var isEmpty: Bool { words.isEmpty }

    /// The first ones; all that are left have at most a hundred letters.
    func prefix(_ count: Int) -> Words { Words(words.prefix(count)) }

    /// Without these words, in any case, at both ends.
    func less(_ ends: String...) -> Words {
        func isEnd(_ word: String) -> Bool { ends.contains(word.lowercased()) }
        var rest = words[...]
        while let first = rest.first, isEnd(first) { rest.removeFirst() }
        while let last = rest.last, isEnd(last) { rest.removeLast() }
        return Words(rest)
    }

    /// `noteList`; empty if there are no words. Words beyond a hundred letters are omitted.
    var camel: String {
        guard let first = words.first else { return "" }
        var name = first.lowercased()
        for word in words.dropFirst() where name.utf8.count + word.utf8.count <= 100 { name += upperCamel(word) }
        return String(name.prefix(100))
    }

    /// `NoteList`.
    var upper: String { upperCamel(camel) }
}

private func smallEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var i = start
    while i < bytes.count, bytes[i].isSmall { i += 1 }
    return i
}

/// What a text is without the ends that say only what kind of thing it names. IMPORT 4, *stem*.
enum Stem {
    static let ofScreens = [
        "CollectionViewController", "TableViewController", "HostingController", "ViewController", "Controller", "VC",
        "View",
    ]
    static let ofFlows =
        ["Navigation", "Nav", "TabBar", "Tab", "Split"].flatMap { kind in
            ["ViewController", "Controller", "VC", ""].map { kind + $0 }
        } + ofScreens
    static let ofDestinations = ["Fragment", "Activity", "Destination", "Dest"]
    static let ofGraphs = ["NavigationGraph", "NavGraph", "Navigation", "Graph", "Nav"]

    /// The words of `text` without the first of `ends` that it ends with.
    static func words(of text: String, less ends: [String]) -> Words {
        let all = Words(of: text)
        // The case of capitals in a row is that of the text: `NotesVC`, `notes_vc`.
        let joined = all.words.map(upperCamel).joined()
        let folded = joined.lowercased()
        for end in ends where folded.hasSuffix(end.lowercased()) {
            let count = joined.utf8.count - end.utf8.count
            // Only whole words go.
            var length = 0
            for (number, word) in all.words.enumerated() {
                if length == count { return Words(all.words.prefix(number)) }
                length += word.utf8.count
            }
        }
        return all
    }
}

/// An identifier without what says only that it is one. IMPORT 4.
func identifierStem(_ identifier: String) -> String {
    let end = ["StoryboardID", "StoryboardId", "Identifier", "ID", "Id"].first { identifier.hasSuffix($0) }
    guard let end, identifier.utf8.count > end.utf8.count else { return identifier }
    return String(identifier.dropLast(end.count))
}

/// The part behind the last separator of a name or path; all of it if there is none.
func lastPart(of name: String, after separator: Character) -> String {
    name.split(separator: separator).last.map(String.init) ?? name
}

/// The name of the app that is imported from a path: its last component, without extension, as a name with a capital.
/// IMPORT 1.
package func appName(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { $0 == last.startIndex ? last : String(last[..<$0]) } ?? last
    let name = Words(of: stem).upper
    guard let first = name.utf8.first else { return "App" }
    return first.isDigit ? "App" + name : name
}
