import Foundation

/// An image, by name only: every name is found.
open class UIImage: NSObject, @unchecked Sendable {
    private let name: String

    public override init() {
        name = ""
        super.init()
    }

    public init?(named name: String) {
        self.name = name
        super.init()
    }

    public init?(systemName name: String) {
        self.name = name
        super.init()
    }
}
