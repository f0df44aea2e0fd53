import NavGraphSyntax

extension NavGraph {
    /// The title for people: as written, or the name, spaced (`noteList` becomes `Note List`).
    package func title(of screen: ScreenID) -> String { title(screens[screen].title, name: screens[screen].name) }
    package func title(of flow: FlowID) -> String { title(flows[flow].title, name: flows[flow].name) }
    package func title(of target: Target) -> String { title(self[target].title, name: self[target].name) }
    package func title(of link: DeepLinkID) -> String { title(deepLinks[link].title, name: deepLinks[link].name) }
    private func title(_ title: Symbol, name: Symbol) -> String { title.isEmpty ? spaced(text[name]) : text[title] }
}

/// A name, which is ASCII, for people: `noteList` → `Note List`, `URLList2` → `URL List2`, `note_list` → `Note List`.
package func spaced(_ name: String) -> String {
    let space = UInt8(ascii: " ")
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (i, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "_") {
            if !result.isEmpty, result.last != space { result.append(space) }
            continue
        }
        let previous = i > 0 ? bytes[i - 1] : nil
        let isBeforeLower = i + 1 < bytes.count && bytes[i + 1].isSmall
        let begins = byte.isCapital && previous.map { $0.isSmall || $0.isDigit || isBeforeLower } ?? false
        if begins, let last = result.last, last != space { result.append(space) }
        let startsWord = result.isEmpty || result.last == space
        result.append(startsWord && byte.isSmall ? byte - 0x20 : byte)
    }
    return String(decoding: result, as: UTF8.self)
}
