/// The text of a message, whose values say whether everybody may read them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A text is private unless it is said to be public.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
        ) {
            text += privacy == .public ? value() : "<private>"
        }
    }

    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public typealias SignpostMetadata = OSLogMessage

public struct OSLogPrivacy: Equatable, Sendable {
    private let name: String

    public static let auto = OSLogPrivacy(name: "auto")
    public static let `public` = OSLogPrivacy(name: "public")
    public static let `private` = OSLogPrivacy(name: "private")
    public static let sensitive = OSLogPrivacy(name: "sensitive")
}
