import NavGraphEditor
import NavGraphReports
import NavGraphSyntax

/// What a request is answered with instead of a result.
struct RequestError: Error {
    var code: Int
    var message: String
    static func badParams(_ what: String) -> RequestError {
        RequestError(code: -32602, message: "missing or invalid \(what)")
    }
    static func invalid(_ message: String) -> RequestError { RequestError(code: -32600, message: message) }
}

extension JSONValue {
    /// The same to be written.
    var json: JSON {
        switch kind {
        case .null: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): Int(text).map(JSON.int) ?? .number(Double(text) ?? 0)
        case .string(let text): .string(text)
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members): .object(members.map { ($0.name, $0.value.json) })
        }
    }

    var integer: Int? {
        guard case .number(let text) = kind else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }

    func member(_ names: String...) throws(RequestError) -> JSONValue {
        var value = self
        for name in names {
            guard let next = value[name] else { throw .badParams("'\(names.joined(separator: "."))'") }
            value = next
        }
        return value
    }

    func string(_ names: String...) throws(RequestError) -> String {
        guard let text = try inner(names).text else { throw .badParams("'\(names.joined(separator: "."))'") }
        return text
    }

    /// A missing member is named alone.
    private func inner(_ names: [String]) throws(RequestError) -> JSONValue {
        var value = self
        for name in names { value = try value.member(name) }
        return value
    }

    func number(_ names: String...) throws(RequestError) -> Int { try number(in: names) }

    func place(_ names: String...) throws(RequestError) -> (line: Int, character: Int) {
        (try number(in: names + ["line"]), try number(in: names + ["character"]))
    }

    private func number(in names: [String]) throws(RequestError) -> Int {
        guard let number = try inner(names).integer, number >= 0 || names == ["version"] else {
            throw .badParams("'\(names.joined(separator: "."))'")
        }
        return number
    }
}

func json(_ edit: TextEdit, _ positions: Positions) -> JSON {
    ["range": json(edit.range, positions), "newText": .string(edit.text)]
}

func json(_ range: Range<Int>, _ positions: Positions) -> JSON {
    ["start": json(range.lowerBound, positions), "end": json(range.upperBound, positions)]
}

func json(_ offset: Int, _ positions: Positions) -> JSON {
    let place = positions.position(of: offset)
    return ["line": .int(place.line), "character": .int(place.character)]
}
