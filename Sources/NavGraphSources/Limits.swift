/// Where the reader stops, so that it ends in time on any code. Whatever it stops at is told.
enum ReaderLimit {
    case depth, coordinator, implementers, containment, callers

    /// Expressions inside each other, and calls behind each other.
    static let deepest = 24
    /// Functions that a coordinator's `start` calls.
    static let functionsOfCoordinator = 12
    /// Types of a protocol whose functions are looked at.
    static let implementersOfProtocol = 20
    /// Types that inherit from one whose functions a call on it may be of.
    static let heirsOfCalledType = 4
    /// Types around a part.
    static let typesAround = 8
    /// Calls between what opens and the screen that has it opened.
    static let callsAway = 4

    var why: String {
        switch self {
        case .depth:
            "what is opened here can be more than \(Self.deepest) expressions and calls away: that far none is looked for"
        case .coordinator:
            "the coordinator here begins with more than \(Self.functionsOfCoordinator) functions: the others are not looked at"
        case .implementers:
            "a protocol here has more than \(Self.implementersOfProtocol) types: the others are not looked at"
        case .containment:
            "what opens here is a part more than \(Self.typesAround) types inside of a screen, which is not looked for"
        case .callers:
            "what opens here can be more than \(Self.callsAway) calls away from a screen: that far none is looked for"
        }
    }
}

extension Sources {
    /// Works something out for a place, and notes there which limit ended that.
    func watching<Result>(_ place: Int, in file: Int, _ work: () -> Result) -> Result {
        let before = limit
        limit = nil
        let result = work()
        if let limit { note(limit, at: place, in: file) }
        limit = before ?? limit
        return result
    }

    func note(_ limit: ReaderLimit, at place: Int, in file: Int) {
        let token = files[file].tokens[place]
        cut[Extent(file: file, lower: place, upper: place)] = (Int(token.line), Int(token.column), limit)
    }

    /// The places at which limits ended the search, in the order of the code.
    var cutPlaces: [(file: String, line: Int, column: Int, why: String)] {
        cut.sorted { ($0.key.file, $0.key.lower) < ($1.key.file, $1.key.lower) }
            .map { (files[$0.key.file].path, $0.value.line, $0.value.column, $0.value.limit.why) }
    }
}
