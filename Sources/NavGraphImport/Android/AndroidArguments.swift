import NavGraphModel
import NavGraphXML

/// An argument's type and default as Swift has them.
struct AndroidArgument {
    var param: DraftParam
    var rule: ImportRule?

    init?(_ element: XMLElement, name: String) {
        let written = nonEmpty(element["argType"]) ?? nonEmpty(element["type"])
        let literal = element["defaultValue"]
        let isArray = written?.hasSuffix("[]") ?? false
        let base = written.map { isArray ? String($0.dropLast(2)) : $0 }
        var type = AndroidArgument.type(base, literal)
        if base == "reference" { rule = .resourceType }
        guard SwiftText.type(type) != nil else { return nil }
        if isArray { type = "[\(type)]" }
        var value: String?
        var isOptional = element["nullable"] == "true" || literal == "@null"
        if let literal, literal != "@null", !(literal == "null" && isOptional) {
            value = isArray ? nil : AndroidArgument.literal(literal, type: type, isClass: AndroidArgument.isClass(base))
            if value == nil {
                isOptional = true
                rule = .resourceDefault
            }
        }
        if isOptional { type += "?" }
        param = DraftParam(name: name, type: type, defaultValue: value)
    }

    private static func isClass(_ base: String?) -> Bool { base?.contains(".") ?? false }

    private static func type(_ base: String?, _ literal: String?) -> String {
        switch base {
        case "string", "reference": return "String"
        case "integer": return "Int"
        case "long": return "Int64"
        case "float": return "Float"
        case "boolean": return "Bool"
        case let name?:
            return lastPart(of: name, after: ".").split(separator: "$").joined(separator: ".")
        case nil:
            guard let literal else { return "String" }
            if literal == "true" || literal == "false" { return "Bool" }
            if Int32(literal) != nil || hex(literal) != nil { return "Int" }
            if literal.hasSuffix("L"), Int64(literal.dropLast()) != nil { return "Int64" }
            return float(literal) != nil ? "Float" : "String"
        }
    }

    /// A default as Swift writes it; `nil` if Swift has no such value: a resource, or a text of another type.
    static func literal(_ text: String, type: String, isClass: Bool) -> String? {
        if text.hasPrefix("@") { return nil }
        if isClass {
            let name = Words(of: text).camel
            // Behind a dot these two alone mean something else.
            let isTaken = name == "self" || name == "init"
            guard isValidName(text), let name = isTaken ? "event" + upperCamel(name) : enumCase(name) else {
                return nil
            }
            return "." + name
        }
        switch type {
        case "String": return quotedLiteral(text)
        case "Bool": return text == "true" || text == "false" ? text : nil
        case "Int": return Int(text).map(String.init) ?? hex(text).map(String.init)
        case "Int64":
            return (Int64(text.hasSuffix("L") ? String(text.dropLast()) : text) ?? hex(text)).map(String.init)
        case "Float": return float(text) ?? Int(text).map(String.init)
        default: return nil
        }
    }

    /// Keywords are fine behind a dot.
    private static func enumCase(_ camel: String) -> String? {
        isSwiftKeyword(camel) ? camel : NamedKind.event.name(camel)
    }

    private static func hex(_ text: String) -> Int64? {
        text.hasPrefix("0x") || text.hasPrefix("0X") ? Int64(text.dropFirst(2), radix: 16) : nil
    }

    /// `1.5f` → `1.5`.
    private static func float(_ text: String) -> String? {
        let number = text.hasSuffix("f") || text.hasSuffix("F") ? String(text.dropLast()) : text
        guard number.contains("."), number.utf8.allSatisfy({ $0.isDigit || $0 == 0x2E || $0 == 0x2D }),
            let value = Double(number), value.isFinite, let last = number.last, last != ".", !number.hasPrefix("."),
            !number.hasPrefix("-.")
        else { return nil }
        return number
    }
}

/// A text as a literal of Swift; `nil` with what no literal of one line has.
private func quotedLiteral(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else { return nil }
    var result = "\""
    for character in text.unicodeScalars {
        if character == "\"" || character == "\\" { result += "\\" }
        result.unicodeScalars.append(character)
    }
    return result + "\""
}

extension AndroidImporter {
    /// Makes params of arguments: those of graphs are their first screens'; what the app's first screen wants is
    /// optional.
    func readArguments() {
        for (number, destination) in destinations.enumerated() {
            for element in destination.arguments { read(element, for: number, at: destination.origin) }
        }
        for (number, graph) in graphs.enumerated() {
            let start = starts[number].flatMap(screen)
            for element in graph.arguments { read(element, for: start, at: graph.origin) }
        }
        readPlaceholders()
        var isOptional = false
        for index in draft.screens[firstScreen].params.indices where draft.screens[firstScreen].params[index].isRequired
        {
            draft.screens[firstScreen].params[index].type += "?"
            isOptional = true
        }
        if isOptional, let origin = draft.screens[firstScreen].origin {
            draft.screens[firstScreen].comments.append("import: its params have no values at launch")
            report.add(
                .entryArgument,
                "'\(draft.screens[firstScreen].name)' is the first screen and receives no values at launch; its params are optional",
                at: origin)
        }
        for index in draft.flows.indices {
            if let start = draft.flows[index].start { draft.flows[index].params = draft.screens[start].params }
        }
    }

    private func read(_ element: XMLElement, for screen: Int?, at around: Origin) {
        report.count("argument")
        let origin = place(of: element, in: around.file)
        guard let screen, let written = nonEmpty(element["name"]), let name = paramName(written),
            let argument = AndroidArgument(element, name: name)
        else {
            report.became("argument", .lost)
            return report.add(.unknownArgument, "an argument cannot be a param of a screen", at: origin)
        }
        guard !draft.screens[screen].params.contains(where: { $0.name == name }) else {
            return report.became("argument", .merged)
        }
        switch argument.rule {
        case .resourceType?: report.add(.resourceType, "the resource '\(name)' was imported as a String", at: origin)
        case .resourceDefault?:
            report.add(.resourceDefault, "the default of '\(name)' is not a literal; the param is optional", at: origin)
        default: break
        }
        report.became("argument", .param)
        draft.screens[screen].params.append(argument.param)
    }

    func paramName(_ written: String) -> String? {
        isValidName(written) ? written : NamedKind.event.name(Words(of: written))
    }
}
