struct Note: Hashable, Identifiable, Sendable {
    var text: String
    var id: String { text }
}
