/// How many steps runs take.
enum RunLength {
    /// As long as no shortest run is: one of a graph that takes a step for each of its transitions is shorter, whatever
    /// the size that is read. Handlers alone that open again what has just ended make longer ones, twice as long with
    /// each flow inside of another.
    static let most: Int32 = 1 << 22

    /// How long two runs are together; `most` where that is more.
    @inline(__always) static func sum(_ one: Int32, _ other: Int32) -> Int32 { min(one &+ other, most) }
}
