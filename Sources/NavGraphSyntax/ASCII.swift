extension UInt8 {
    /// Whether it is a small letter of ASCII.
    @inlinable package var isSmall: Bool { self >= 0x61 && self <= 0x7A }
    /// Whether it is a capital letter of ASCII.
    @inlinable package var isCapital: Bool { self >= 0x41 && self <= 0x5A }
    /// Whether it is a letter of ASCII.
    @inlinable package var isLetter: Bool { isSmall || isCapital }
    /// Whether it is a digit of ASCII.
    @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
