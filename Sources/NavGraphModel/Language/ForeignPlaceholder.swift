/// The name of the placeholder that a literal segment stands for in other tools: it begins with `:`, or stands in angle
/// brackets, brackets or parentheses, such as `<int:id>` and `:id?`; a text that is not a name where it lists several
/// texts. `nil` for other segments.
package func placeholderName(meantBy segment: String) -> String? {
    let inner: Substring
    if segment.hasPrefix(":"), segment.utf8.count > 1 {
        inner = segment.dropFirst()
    } else if segment.utf8.count > 2, ["<>", "[]", "()"].contains("\(segment.prefix(1))\(segment.suffix(1))") {
        inner = segment.dropFirst().dropLast()
    } else if segment.hasPrefix("\\("), segment.hasSuffix(")") {
        inner = segment.dropFirst(2).dropLast()
    } else {
        return nil
    }
    return String(inner.split(separator: ":").last.map { $0.hasSuffix("?") ? $0.dropLast() : $0 } ?? inner)
}
