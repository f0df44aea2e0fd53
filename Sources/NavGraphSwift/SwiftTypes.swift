import NavGraphModel
import NavGraphSyntax

/// Types that the graph names, where Swift wants more than their text.
extension SwiftNames {
    /// A value as a parameter: `note: Note`, or `step step_: Int` where there is a body.
    func parameter(_ name: Symbol, _ type: Symbol, hasBody: Bool = true) -> CodeText {
        hasBody && isReserved(name)
            ? "\(label(name)) \(variable(name)): \(parameterType(type))" : "\(label(name)): \(parameterType(type))"
    }

    /// A value as a parameter that is worked out only where it is used.
    func closureParameter(_ name: Symbol, _ type: Symbol) -> CodeText {
        let label: CodeText = isReserved(name) ? "\(label(name)) \(variable(name))" : "\(label(name))"
        return "\(label): @autoclosure () throws -> (\(text(type)))"
    }

    /// A type as that of a parameter, which outlives the call.
    func parameterType(_ type: Symbol) -> CodeText { "\("@escaping ", if: isFunction(type))\(text(type))" }

    /// A type in an expression, which knows no `_` and no `()` as a type.
    func typeInExpression(_ type: Symbol) -> CodeText {
        let isPlain = pool.withUTF8(of: type) { text in
            !text.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "(") }
        }
        return isPlain ? "\(text(type))" : CodeText(SwiftText.typeInExpression(pool[type]))
    }

    /// Whether a type is that of nothing: a constant of it must say so.
    func isVoid(_ type: Symbol) -> Bool { ["()", "Void", "Swift.Void"].contains(pool[type]) }

    func isOneName(_ type: Symbol) -> Bool {
        pool.withUTF8(of: type) { text in
            text.allSatisfy {
                $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "_")
            }
        }
    }

    /// Whether a type is a function: one that is a parameter has to be marked as escaping.
    private func isFunction(_ type: Symbol) -> Bool {
        pool.withUTF8(of: type) { text in
            guard text.contains(UInt8(ascii: ">")), !text.starts(with: "@escaping".utf8) else { return false }
            var depth = 0
            for (index, byte) in text.enumerated() {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: ">"):
                    guard index > 0, text[index - 1] == UInt8(ascii: "-") else {
                        depth -= 1
                        continue
                    }
                    if depth == 0 { return true }
                default: break
                }
            }
            return false
        }
    }
}
