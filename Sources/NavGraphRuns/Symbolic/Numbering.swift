/// Gives equal elements one number, from 0 on.
struct Numbering<Element: Hashable & Sendable>: Sendable {
    private(set) var all: [Element] = []
    private var numbers: [Element: UInt32] = [:]

    @inline(__always) subscript(number: UInt32) -> Element { all[Int(number)] }
    var count: Int { all.count }

    mutating func number(of element: Element) -> UInt32 {
        if let known = numbers[element] { return known }
        let new = UInt32(all.count)
        all.append(element)
        numbers[element] = new
        return new
    }
}
