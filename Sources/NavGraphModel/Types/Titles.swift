import NavGraphSyntax

extension NavGraph {
    /// The title for people: as written, or the name, spaced (`noteList` becomes `Note List`).
    package func title(of screen: ScreenID) -> String {
        let title = screens[screen].title
        return title.isEmpty ? spaced(text[screens[screen].name]) : text[title]
    }
    package func title(of flow: FlowID) -> String {
        let title = flows[flow].title
        return title.isEmpty ? spaced(text[flows[flow].name]) : text[title]
    }
    package func title(of link: DeepLinkID) -> String {
        let title = deepLinks[link].title
        return title.isEmpty ? spaced(text[deepLinks[link].name]) : text[title]
    }
}

/// A name, which is ASCII, for people: `noteList` → `Note List`, `URLList2` → `URL List2`, `note_list` → `Note List`.
package func spaced(_ name: String) -> String {
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let space = UInt8(ascii: " ")
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (i, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "_") {
            if !result.isEmpty, result.last != space { result.append(space) }
            continue
        }
        let previous = i > 0 ? bytes[i - 1] : nil
        let isBeforeLower = i + 1 < bytes.count && isLower(bytes[i + 1])
        let begins = isUpper(byte) && previous.map { isLower($0) || isDigit($0) || isBeforeLower } ?? false
        if begins, let last = result.last, last != space { result.append(space) }
        let startsWord = result.isEmpty || result.last == space
        result.append(startsWord && isLower(byte) ? byte - 0x20 : byte)
    }
    return String(decoding: result, as: UTF8.self)
}
