extension String {
    /// Surrogates, of which a text has none, are replaced.
    package init(scalars: some Sequence<UInt32>) {
        var view = String.UnicodeScalarView()
        for value in scalars { view.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
        self.init(view)
    }
}
