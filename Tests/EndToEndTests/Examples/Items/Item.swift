struct Item: Equatable, Sendable {
    var name: String
}
