extension NavGraph {
    /// The facts that transitions ask for, by name. What one implies holds with it, whichever of them is set.
    public struct Conditions: Sendable {
        private var truths: [String: Bool]
        private let implied: [String: [String]]
        private let implying: [String: [String]]
        /// For each name of an enumeration, the others.
        private let others: [String: [String]]

        /// The conditions of a graph.
        ///
        /// - Parameters:
        ///   - type: the type of the names.
        ///   - truths: every condition at launch. What a true one implies is made true.
        ///   - implications: for each condition what it implies directly.
        ///   - enumerations: lists of conditions of which exactly one holds.
        public init<Condition: Name>(
            of type: Condition.Type, _ truths: KeyValuePairs<Condition, Bool>,
            implies implications: KeyValuePairs<Condition, [Condition]> = [:], oneOf enumerations: [[Condition]] = []
        ) {
            self.init(
                Dictionary(truths.map { ($0.key.text, $0.value) }) { $1 },
                implies: Dictionary(implications.map { ($0.key.text, $0.value.map(\.text)) }) { $1 },
                oneOf: enumerations.map { $0.map(\.text) })
        }

        /// For a graph without conditions.
        public init() { self.init([:]) }

        package init(
            _ truths: [String: Bool], implies implications: [String: [String]] = [:],
            oneOf enumerations: [[String]] = []
        ) {
            self.truths = truths
            others = enumerations.reduce(into: [:]) { others, names in
                for name in names { others[name] = names.filter { $0 != name } }
            }
            implied = implications
            implying = implications.reduce(into: [:]) { implying, entry in
                for other in entry.value { implying[other, default: []].append(entry.key) }
            }
            for (name, isTrue) in truths where isTrue { self[name] = true }
        }

        // if: intents
        /// All names, in order.
        var names: [String] { truths.keys.sorted() }
        // end: intents

        /// Whether a condition holds; one that is unknown does not.
        ///
        /// Setting it to true sets to true what it implies, directly or not, and to false the other names of an
        /// enumeration; setting it to false sets to false what implies it.
        public subscript(name: some Name) -> Bool {
            get { self[name.text] }
            set { self[name.text] = newValue }
        }

        package subscript(name: String) -> Bool {
            get { truths[name] ?? false }
            set {
                var rest = [name]
                var reached: Set<String> = [name]
                while let next = rest.popLast() {
                    truths[next] = newValue
                    if newValue {
                        for other in others[next] ?? [] where truths[other] == true { self[other] = false }
                    }
                    for other in (newValue ? implied : implying)[next] ?? [] where reached.insert(other).inserted {
                        rest.append(other)
                    }
                }
            }
        }
    }
}
