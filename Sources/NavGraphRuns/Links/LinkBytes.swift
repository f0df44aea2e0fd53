/// Returns an ASCII letter in lower case, and any other byte unchanged.
func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}

/// Appends `text` percent-decoded (RFC 3986, 2.1); `false` where an escape is cut off or no number, or where what comes
/// out is not UTF-8: what was appended is worth nothing then. O(length).
func appendPercentDecoded(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
    let start = output.count
    var isASCII = true
    var index = text.startIndex
    while index < text.endIndex {
        var byte = text[index]
        index += 1
        if byte == UInt8(ascii: "%") {
            guard index + 1 < text.endIndex, let high = hexDigit(text[index]), let low = hexDigit(text[index + 1])
            else { return false }
            byte = high << 4 | low
            index += 2
        }
        isASCII = isASCII && byte < 0x80
        output.append(byte)
    }
    return isASCII || isUTF8(output[start...])
}

/// Whether a segment, percent-decoded, is what a placeholder or `*` may stand for: it is not empty, not `.` or `..`, and
/// has no control character (Unicode's Cc). A server would read the first as a path. O(length).
func isPlaceholderText(_ segment: ArraySlice<UInt8>) -> Bool {
    if segment.isEmpty || segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) { return false }
    var previous: UInt8 = 0
    for byte in segment {
        if byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return false }
        previous = byte
    }
    return true
}

/// Whether the bytes are UTF-8 as the Unicode standard has it: nothing overlong, no surrogates. O(length).
func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    while true {
        switch parser.parseScalar(from: &input) {
        case .valid: continue
        case .emptyInput: return true
        case .error: return false
        }
    }
}
