import NavGraphSyntax

/// What a value is called in messages: by words, or by its key.
enum ValueName: ExpressibleByStringLiteral, CustomStringConvertible {
    case words(StaticString)
    case key(Key)

    init(stringLiteral words: StaticString) { self = .words(words) }

    var description: String {
        switch self {
        case .words(let words): "\(words)"
        case .key(let key): "'\(key.spelling)'"
        }
    }
}

extension Decoder {
    /// Reads the value of a plain key.
    func decode<Element>(_ key: Key, of fields: Fields<Element>, into it: inout Element) throws(YAMLFailure) {
        let what = ValueName.key(key)
        switch fields.stored[key.symbol.index] {
        case .prose(let path): it[keyPath: path] = try prose(of: what)
        case .text(let path): it[keyPath: path] = try text(of: what)?.text ?? .none
        case .texts(let path):
            try forEachText(of: what) { it[keyPath: path].append(DeepLink.Text(value: $0.text, span: $0.span)) }
        case .flag(let path): it[keyPath: path] = try flag(of: what)
        case .boolean(let path): it[keyPath: path] = try boolean(of: what)
        case .params(let path): it[keyPath: path] = try decodeParams(of: what, subjects: key == .params)
        case .literals(let path): it[keyPath: path] = try decodeLiterals(of: what)
        case .path(let path): it[keyPath: path] = try self.path(of: what)
        case .paths(let path): it[keyPath: path] = try paths(of: what)
        case .allow: try decodeAllow()
        case nil: unread(key)
        }
    }
}
