import NavGraphModel
import NavGraphSyntax

package struct SwiftFile: Sendable {
    /// Its name; made of names of the graph, hence without a directory.
    package var path: String
    package var contents: [UInt8]
    package init(path: String, contents: [UInt8]) {
        self.path = path.utf8.count <= Self.longestPath ? path : Self.shortened(path)
        self.contents = contents
    }

    /// As long as the name of a file may be nearly everywhere, a few bytes left for what `navgraph` writes at first.
    private static let longestPath = 220

    /// The beginning of a path, and what tells it apart from others with the same beginning.
    private static func shortened(_ path: String) -> String {
        // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return String(path.prefix(120)) + "-" + String(hash, radix: 16) + ".swift"
    }
}

/// Something in a graph that cannot be emitted, and why. Where there is one nothing is written.
package struct EmitProblem: Sendable, Hashable {
    package var place: Place
    package var message: String
    package init(_ place: Place, _ message: String) {
        self.place = place
        self.message = message
    }
}

/// How Swift is to be emitted: the settings of a graph or command line, and what only a command line says.
@dynamicMemberLookup
package struct SwiftOptions: Sendable {
    package var settings: SwiftSettings
    /// Whether a file with fake screens and a factory for them is emitted, for tests. It is compiled where `DEBUG` is set.
    package var hasMocks = false
    /// Whether the factory has defaults, which call UIKit's initializers and then set the screens' params; `nil`: as
    /// the graph says. A screen that says so for itself wins.
    package var hasFactoryDefaults: Bool?
    /// The names of screens that it does not make, though it makes others.
    package var screensWithoutDefault: Set<String> = []

    package init(_ settings: SwiftSettings) { self.settings = settings }

    package subscript<Value>(dynamicMember member: WritableKeyPath<SwiftSettings, Value>) -> Value {
        get { settings[keyPath: member] }
        set { settings[keyPath: member] = newValue }
    }
}
