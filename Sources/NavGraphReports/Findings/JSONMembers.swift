import NavGraphSyntax

/// The members that an object has: those that are not `nil`.
package func present(_ members: KeyValuePairs<String, JSON?>) -> [(key: String, value: JSON)] {
    members.compactMap { key, value in value.map { (key, $0) } }
}

extension JSON {
    /// An object without the members that are `nil`.
    package static func present(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }
}

/// A list as a member; `nil` where it is empty.
func list<All: Collection>(_ all: All, _ json: (All.Element) -> JSON) -> JSON? {
    all.isEmpty ? nil : .array(all.map(json))
}
