import NavGraphModel

/// What tests give for the values that events, outcomes and links carry: a literal, or what the app makes.
struct WalkValues {
    private let emitter: SwiftEmitter
    /// The types of which the app makes values, each with the name of its method, in the order in which they are needed.
    private(set) var methods: [(type: String, name: String)] = []

    init(_ emitter: SwiftEmitter, _ walks: [WalkTest]) {
        self.emitter = emitter
        var taken: Set<String> = ["factory", "animator", "resolvers", "data", "self"]
        var known: Set<String> = []
        for type in walks.flatMap({ Self.types(of: $0, emitter) }) {
            guard Self.literal(of: type) == nil, known.insert(type).inserted else { continue }
            let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { upperCamel(String($0)) }
            methods.append((type, swiftIdentifier(free(lowerCamel(words.joined()), &taken))))
        }
    }

    func labelled(_ values: [CarriedValue]) -> CodeText {
        values.list { "\(emitter.argument($0.name)): \(value(of: emitter.graph.text[$0.type]))" }
    }

    func plain(_ values: [CarriedValue]) -> CodeText { values.list { value(of: emitter.graph.text[$0.type]) } }

    func value(of type: String) -> CodeText {
        if let literal = Self.literal(of: type) { return CodeText(literal) }
        return CodeText("data.\(methods.first { $0.type == type }?.name ?? "value")()")
    }

    private static func types(of walk: WalkTest, _ emitter: SwiftEmitter) -> [String] {
        let graph = emitter.graph
        return walk.run.steps.flatMap { step -> [String] in
            switch step.act {
            case .event(let alternative):
                guard let event = graph.alternatives[alternative].transition else { return [] }
                return graph.carried(by: event).map { graph.text[$0.type] }
            case .outcome(let outcome): return emitter.carried(by: graph.outcomes[outcome]).map { graph.text[$0.type] }
            case .link(let link):
                let values = emitter.plan.links.first { $0.id == link }?.values ?? []
                return values.filter { !$0.isOptional }.map(\.type)
            case .launch, .back, .swipe, .child, .change: return []
            }
        }
    }

    /// `nil` for a type that only the app knows.
    private static func literal(of type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") {
            var depth = 0
            let isDictionary = type.dropFirst().dropLast().contains { character in
                depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
                return depth == 0 && character == ":"
            }
            return isDictionary ? "[:]" : "[]"
        }
        switch type {
        case "String": return "\"text\""
        case "Bool": return "false"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
            "CGFloat":
            return "1"
        case "UUID": return "UUID()"
        case "URL": return "URL(fileURLWithPath: \"/\")"
        case "Date": return "Date(timeIntervalSince1970: 0)"
        case "Data": return "Data()"
        case "Void", "()": return "()"
        default: return nil
        }
    }
}
