import Foundation

/// A graph of `RandomGraph`, said otherwise. Each of these needs no interpreter to say what must come of it.
struct Otherwise {
    let yaml: String
    private var lines: [String] { yaml.components(separatedBy: "\n") }

    init(_ yaml: String) { self.yaml = yaml }

    /// Other names, which sort the other way round.
    func renamed() -> String {
        yaml.replacing(/\b([sflc])(\d)\b/) { "\($0.1)\(9 - Int($0.2)!)x" }
    }

    static func firstName(_ name: String) -> String {
        name.replacing(/\b([sflc])(\d)x\b/) { "\($0.1)\(9 - Int($0.2)!)" }
    }

    /// The flows, the screens without one, conditions, links and events in the reverse order. What a flow begins with stays
    /// first.
    func reordered() -> String {
        var sections = Self.blocks(lines, indent: 0)
        for (index, section) in sections.enumerated() {
            guard ["conditions:", "flows:", "screens:", "deepLinks:"].contains(section[0]) else {
                continue
            }
            let elements = Self.blocks(Array(section.dropFirst()), indent: 2).map(Self.withReversedEvents)
            sections[index] = [section[0]] + elements.reversed().flatMap { $0 }
        }
        return sections.flatMap { $0 }.joined(separator: "\n")
    }

    private static func withReversedEvents(_ element: [String]) -> [String] {
        var result: [String] = []
        var events: [String] = []
        var indent = 0
        for line in element + [""] {
            let spaces = line.prefix { $0 == " " }.count
            if !events.isEmpty || indent > 0, spaces == indent, !line.isEmpty {
                events.append(line)
                continue
            }
            result += events.reversed()
            events = []
            indent = line.hasSuffix(" transitions:") ? spaces + 2 : 0
            result.append(line)
        }
        return result.dropLast()
    }

    /// Lines with that indent, each with the deeper ones below it.
    private static func blocks(_ lines: [String], indent: Int) -> [[String]] {
        var blocks: [[String]] = []
        for line in lines where !line.isEmpty {
            if line.prefix(while: { $0 == " " }).count <= indent || blocks.isEmpty {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    /// The first condition means the opposite everywhere; `nil`: one implies it, or none is there.
    func negated() -> String? {
        guard yaml.contains("  c0: {"), !yaml.contains("implies") else { return nil }
        func flipped(_ value: Substring) -> String {
            value == "true" ? "false" : value == "false" ? "true" : "\(value)"
        }
        return yaml.replacing(#/  c0: \{ initially: (\w+)/#) { "  c0: { initially: \(flipped($0.1))" }
            .replacing(/sets: \{ c0: (\w+) \}/) { "sets: { c0: \(flipped($0.1)) }" }
            .replacing(/(when|requires|locked): (not )?c0\b/) {
                "\($0.1): \($0.2 == nil ? "not " : "")c0"
            }
    }

    /// Links, and screens without a flow, in files that the root includes.
    func included() -> [String: String] {
        let sections = Self.blocks(lines, indent: 0)
        func isMoved(_ section: [String]) -> Bool {
            ["screens:", "deepLinks:", "flows:"].contains(section[0])
        }
        var files: [String: String] = [:]
        for section in sections where isMoved(section) {
            files[section[0].dropLast() + ".yaml"] = section.joined(separator: "\n") + "\n"
        }
        let rest = sections.filter { !isMoved($0) }.flatMap { $0 }.joined(separator: "\n")
        files["graph.yaml"] = rest + "\ninclude: [\(files.keys.sorted().joined(separator: ", "))]\n"
        return files
    }

    /// All flows, screens and conditions in a module that an app imports as `m`; `nil`: the app has events, or groups,
    /// that would have to stay.
    func inAModule() -> [String: String]? {
        var (app, module) = ("", "navgraph: 1\nmodule: M\n")
        for section in Self.blocks(lines, indent: 0) {
            let text = section.joined(separator: "\n") + "\n"
            switch section[0].prefix(while: { $0 != ":" }) {
            case "navgraph", "app", "links": app += text
            case "conditions": module += text
            case "flows", "screens":
                module += text.replacing("about: x\n", with: "public: true\n")
                    .replacing(#/\n    (container|tabs|columns): /#) { "\n    public: true\n    \($0.1): " }
            case "entry":
                guard text.hasPrefix("entry: "), !text.contains("{") else { return nil }
                app += text.replacing("entry: ", with: "entry: m.")
            case "deepLinks", "checks":
                app += text.replacing(
                    /\b(opens|requires|when|reach|from|before|visit|never|above|return): (not )?([a-z]\d?)\b/
                ) {
                    "\($0.1): \($0.2 ?? "")m.\($0.3)"
                }
            default: return nil
            }
        }
        return ["graph.yaml": app + "imports: { m: m.yaml }\n", "m.yaml": module]
    }

    /// A screen before the app, which leads to it; `nil` if the app begins with a choice, something counts from launch, or
    /// conditions change and a flow chooses its start.
    func behindASplash() -> String? {
        guard let entry = yaml.firstMatch(of: /\nentry: (\w+)\n/)?.1, !yaml.contains("deepLinks:"),
            !yaml.contains("checks:"), !yaml.contains("changes: true") || !yaml.contains("start: [")
        else { return nil }
        let splash = "  zSplash: { transitions: { app1: ~, zGo: { root: \(entry) } } }\n"
        let text = yaml.replacing("\nentry: \(entry)\n", with: "\nentry: zSplash\n")
        return text.contains("\nscreens:\n")
            ? text.replacing("\nscreens:\n", with: "\nscreens:\n" + splash) : text + "screens:\n" + splash
    }

    /// What is done without asking asks for what always holds, and what begins with one thing chooses it.
    func withAGuard() -> String {
        var text = yaml.replacing(
            /\n( +)(e\d|fe|ge|te|app1): \{ (push|present|replace|root|pop|dismiss|finish|select|show)/
        ) {
            "\n\($0.1)\($0.2): { when: zTrue, \($0.3)"
        }
        text = text.replacing(/\nentry: (\w+)\n/) { "\nentry: [ { root: \($0.1) } ]\n" }
        return text.contains("\nconditions:\n")
            ? text.replacing("\nconditions:\n", with: "\nconditions:\n  zTrue: true\n")
            : text + "conditions:\n  zTrue: true\n"
    }

    /// One transition more on each screen of a flow.
    func withAnEvent() -> String {
        yaml.replacing(
            "        transitions:\n", with: "        transitions:\n          zEvent: { present: s0 }\n")
    }

    /// With an event of the app that shows a screen whose condition never holds.
    func withAViolation() -> String {
        let event = "  zPlanted: { present: zViolated }\n"
        var text =
            yaml.contains("\ntransitions:\n")
            ? yaml.replacing("\ntransitions:\n", with: "\ntransitions:\n" + event)
            : yaml + "transitions:\n" + event
        let screen = "  zViolated: { requires: zNever }\n"
        text =
            text.contains("\nscreens:\n")
            ? text.replacing("\nscreens:\n", with: "\nscreens:\n" + screen)
            : text + "screens:\n" + screen
        return text.contains("\nconditions:\n")
            ? text.replacing("\nconditions:\n", with: "\nconditions:\n  zNever: false\n")
            : text + "conditions:\n  zNever: false\n"
    }

    /// With checks instead of those that are there.
    func checking(_ checks: [String]) -> String {
        let sections = Self.blocks(lines, indent: 0).filter { $0[0] != "checks:" }
        return sections.flatMap { $0 }.joined(separator: "\n") + "\nchecks:\n"
            + checks.map { "  - \($0)\n" }.joined()
    }
}
