extension NavGraph {
    /// The facts that transitions ask for, by name. What one implies holds with it, whichever of them is set.
    public struct Conditions: Sendable {
        private var truths: [String: Bool]
        private let implied: [String: [String]]
        private let implying: [String: [String]]

        /// - Parameters:
        ///   - truths: every condition at launch. What a true one implies is made true.
        ///   - implications: for each condition what it implies directly.
        public init(_ truths: [String: Bool] = [:], implies implications: [String: [String]] = [:]) {
            self.truths = truths
            implied = implications
            implying = implications.reduce(into: [:]) { implying, entry in
                for other in entry.value { implying[other, default: []].append(entry.key) }
            }
            for (name, isTrue) in truths where isTrue { self[name] = true }
        }

        /// Whether a condition holds; one that is unknown does not.
        ///
        /// Setting it to true sets to true what it implies, directly or not; setting it to false sets to false what
        /// implies it.
        public subscript(name: String) -> Bool {
            get { truths[name] ?? false }
            set {
                var rest = [name]
                var reached: Set<String> = [name]
                while let next = rest.popLast() {
                    truths[next] = newValue
                    for other in (newValue ? implied : implying)[next] ?? [] where reached.insert(other).inserted {
                        rest.append(other)
                    }
                }
            }
        }
    }
}
