/// The scalars that have a meaning in YAML.
extension UInt32 {
    package static let dash: UInt32 = 0x2D, question: UInt32 = 0x3F, colon: UInt32 = 0x3A, hash: UInt32 = 0x23
    package static let percent: UInt32 = 0x25, ampersand: UInt32 = 0x26, star: UInt32 = 0x2A
    package static let exclamation: UInt32 = 0x21, bar: UInt32 = 0x7C, greater: UInt32 = 0x3E, plus: UInt32 = 0x2B
    package static let double: UInt32 = 0x22, single: UInt32 = 0x27, brace: UInt32 = 0x7B, braceEnd: UInt32 = 0x7D
    package static let bracket: UInt32 = 0x5B, bracketEnd: UInt32 = 0x5D, comma: UInt32 = 0x2C
    package static let backslash: UInt32 = 0x5C, dot: UInt32 = 0x2E
}
