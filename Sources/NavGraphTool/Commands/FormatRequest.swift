import ArgumentParser

/// A `--format` argument: `json`, which goes to standard output, or `json=FILE`.
struct FormatRequest<Format: RawRepresentable<String> & CaseIterable>: ExpressibleByArgument {
    var format: Format
    var path: String?

    init(_ format: Format) { self.format = format }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = Format(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.format = format
        path = parts.count == 2 ? parts[1] : nil
    }

    static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// Wrong usage where several formats go to standard output.
    static func demandOneOutput(_ requests: [FormatRequest]) throws {
        if requests.count(where: { $0.path == nil }) > 1 {
            throw ValidationError("only one '--format' can use standard output; add '=FILE' to the others")
        }
    }
}

enum TextOrJSON: String, CaseIterable, ExpressibleByArgument { case text, json }
