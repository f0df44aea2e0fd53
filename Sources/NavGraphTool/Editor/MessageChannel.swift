import NavGraphReports
import NavGraphSyntax

/// Messages over standard input and output, each behind a header with its length.
struct MessageChannel {
    /// Why there is nothing more to read: the process ends with 1.
    struct Broken: Error {
        var reason: String
    }

    private static let mostHeader = 64 << 10
    private static let mostContent = 64 << 20
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// Whether something can be read within some milliseconds; -1: however long it takes. The end of input counts.
    static func isInputWaiting(_ milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&descriptor, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            return count != 0
        }
    }

    /// All messages that can be read without waiting.
    mutating func waiting() throws(Broken) -> [[UInt8]] {
        while !isAtEnd, Self.isInputWaiting(0) { readSome() }
        var messages: [[UInt8]] = []
        while let message = try next() { messages.append(message) }
        return messages
    }

    /// Whether all has been read that will ever come.
    var isOver: Bool { isAtEnd }

    private mutating func readSome() {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(0, &piece, piece.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        if count <= 0 { isAtEnd = true } else { buffer += piece[..<count] }
    }

    private mutating func next() throws(Broken) -> [UInt8]? {
        let rest = buffer[start...]
        guard let end = endOfHeader(rest) else {
            if rest.count > Self.mostHeader { throw Broken(reason: "a header is larger than 64 KiB") }
            return nil
        }
        if end - start > Self.mostHeader { throw Broken(reason: "a header is larger than 64 KiB") }
        let length = try self.length(String(decoding: buffer[start..<end], as: UTF8.self))
        guard buffer.count - end - 4 >= length else { return nil }
        let message = Array(buffer[end + 4..<end + 4 + length])
        start = end + 4 + length
        if start == buffer.count || start > 1 << 20 {
            buffer.removeFirst(start)
            start = 0
        }
        return message
    }

    private func endOfHeader(_ bytes: ArraySlice<UInt8>) -> Int? {
        var i = bytes.startIndex
        while i + 3 < bytes.endIndex, i - bytes.startIndex <= Self.mostHeader {
            if bytes[i] == 0x0D, bytes[i + 1] == 0x0A, bytes[i + 2] == 0x0D, bytes[i + 3] == 0x0A { return i }
            i += 1
        }
        return nil
    }

    private func length(_ header: String) throws(Broken) -> Int {
        for line in header.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].lowercased().filter { $0 != " " }
            guard name == "content-length" else { continue }
            let value = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
            guard let length = Int(value), 0...Self.mostContent ~= length else {
                throw Broken(reason: "the Content-Length must be from 0 to 64 MiB")
            }
            return length
        }
        throw Broken(reason: "missing Content-Length in a header")
    }

    func send(_ message: JSON) {
        let bytes = message.bytes(lineDepth: 0)
        let header = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8)
        _ = FileSystem.write(header + bytes, to: 1)
    }
}
