/// Whether a text matches a pattern: a star takes any number of elements, each other element one that it `takes`.
///
/// Only the last star can have to take more, so this is O(pattern · text).
package func matches<Pattern: Collection, Text: Collection>(
    _ text: Text, pattern: Pattern, isStar: (Pattern.Element) -> Bool, takes: (Pattern.Element, Text.Element) -> Bool
) -> Bool {
    var (p, t) = (pattern.startIndex, text.startIndex)
    var retry: (p: Pattern.Index, t: Text.Index)?
    while t != text.endIndex {
        if p != pattern.endIndex, isStar(pattern[p]) {
            pattern.formIndex(after: &p)
            retry = (p, t)
        } else if p != pattern.endIndex, takes(pattern[p], text[t]) {
            pattern.formIndex(after: &p)
            text.formIndex(after: &t)
        } else if let last = retry {
            (p, t) = (last.p, text.index(after: last.t))
            retry = (p, t)
        } else {
            return false
        }
    }
    return pattern[p...].allSatisfy(isStar)
}
