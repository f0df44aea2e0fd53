struct Note: Equatable, Sendable {
    var text: String
}
