/// Whether each character of a text shows in a line: none controls the line or the direction of writing.
package func isShown(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate: false
        default: true
        }
    }
}

/// A text that takes the place of a span of a file, to fix a finding.
package struct Replacement: Sendable, Hashable {
    package var span: Span
    package var text: String

    package init(_ span: Span, with text: String) { (self.span, self.text) = (span, text) }
}
