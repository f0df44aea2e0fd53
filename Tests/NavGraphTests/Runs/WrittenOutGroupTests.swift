import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// A graph with a group, and the same with the group's events written into what uses it, by hand or by aliases: the same
/// distances, and the same findings, an event of the group standing for its copies. LANGUAGE 4.
@Suite(.processorTime) struct WrittenOutGroupTests {
    /// A random graph of the group `g`, without links (ways prefer what stands first in the file) and checks.
    private static func graph(seed: UInt64) -> String {
        var random = RandomGraph(seed: seed, isRevised: seed % 2 == 0, hasAdditions: true)
        let lines = random.yaml().components(separatedBy: "\n")
        let end = lines.firstIndex { $0 == "deepLinks:" } ?? lines.count
        return lines[..<end].joined(separator: "\n") + "\n"
    }

    /// Without the group: each that uses it has its events under `transitions`, unless it has one of their names.
    private static func writtenOut(_ yaml: String, byAliases: Bool) -> String {
        var lines = yaml.components(separatedBy: "\n")
        guard let start = lines.firstIndex(of: "groups:") else { return yaml }
        let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
        let events: [(name: String, value: String)] = lines[start..<end].compactMap { line in
            guard line.hasPrefix("    "), let colon = line.firstIndex(of: ":") else { return nil }
            return (
                line[..<colon].trimmingCharacters(in: .whitespaces), String(line[line.index(colon, offsetBy: 2)...])
            )
        }
        lines.removeSubrange(start..<end)
        var anchored: Set<String> = []
        func written(_ event: (name: String, value: String), _ indent: String) -> String {
            guard byAliases, event.value != "~" else { return "\(indent)\(event.name): \(event.value)" }
            let isFirst = anchored.insert(event.name).inserted
            return "\(indent)\(event.name): " + (isFirst ? "&\(event.name) \(event.value)" : "*\(event.name)")
        }
        var result: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            guard line.hasSuffix(" uses: [g]") else {
                result.append(line)
                continue
            }
            let indent = String(line.prefix { $0 == " " })
            // The rest of what uses it, to what is no deeper.
            let rest = lines[index...].prefix { $0.hasPrefix(indent) }
            let own = rest.firstIndex(of: indent + "transitions:")
            let before = result.lastIndex { !$0.hasPrefix(indent) }.map { $0 + 1 } ?? 0
            let earlier = result[before...].firstIndex(of: indent + "transitions:")
            let deeper = indent + "  "
            func names(_ lines: some Sequence<String>) -> Set<String> {
                Set(lines.prefix { $0.hasPrefix(deeper) }.compactMap { $0.split(separator: ":").first?.trimmed })
            }
            let known = own.map { names(lines[($0 + 1)...]) } ?? earlier.map { names(result[($0 + 1)...]) } ?? []
            let more = events.filter { !known.contains($0.name) }.map { written($0, deeper) }
            if let own {
                result += lines[index...own] + more
                index = own + 1
            } else if let earlier {
                result.insert(contentsOf: more, at: earlier + 1)
            } else if !more.isEmpty {
                result += [indent + "transitions:"] + more
            }
        }
        return result.joined(separator: "\n")
    }

    /// What is said of a graph, an event of `g` and its copies being one.
    private static func told(_ yaml: String, _ events: Set<String>, users: Set<String>) throws -> Told {
        Told(try NavGraphTests.graph(yaml), []) { finding, subject in
            let parts = subject.split(separator: ".").map(String.init)
            let event = parts.last.map { String($0.prefix { $0 != "#" }) } ?? ""
            if finding.subject.kind == .transition, events.contains(event) {
                // Whether a copy fires, or is hidden, is its own affair.
                if finding.rule == .unreachableTransition || finding.rule == .unusedAllow { return nil }
                let owner = String(parts[0].drop { $0 != ":" }.dropFirst())
                return owner == "g" || users.contains("\(owner).\(event)") ? "transition:g.\(parts[1])" : subject
            }
            // Of the group the text does not tell which screen is sent a message.
            let isOfGroup = finding.rule == .unused && [.group, .message].contains(finding.subject.kind)
            return isOfGroup ? nil : subject
        }
    }

    @Test func isTheSame() throws {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        let count = UInt64(min(setting("NAVGRAPH_GRAPHS", share(200, of: 400)), isQuick ? 60 : 400))
        var written = 0
        for seed in first..<first + count {
            let yaml = Self.graph(seed: seed)
            let reading = read(yaml)
            guard reading.isUsable, reading.graph.groups.count == 1, yaml.contains(" uses: [g]") else { continue }
            let graph = reading.graph
            let ofGroup = graph.groups[graph.groups.ids.first!].transitions
            let events = Set(ofGroup.map { graph.text[graph.transitions[$0].name] })
            var users: Set<String> = []
            func add(_ owner: String, _ uses: IDRange<GroupUseID>, _ own: IDRange<TransitionID>) {
                let names = Set(own.map { graph.text[graph.transitions[$0].name] })
                if !uses.isEmpty { for event in events.subtracting(names) { users.insert("\(owner).\(event)") } }
            }
            for id in graph.screens.ids {
                add(graph.name(of: id), graph.screens[id].uses, graph.screens[id].transitions)
            }
            for id in graph.flows.ids { add(graph.name(of: id), graph.flows[id].uses, graph.flows[id].transitions) }
            // What no user has is written nowhere.
            guard events.allSatisfy({ event in users.contains { $0.hasSuffix(".\(event)") } }) else { continue }
            written += 1
            let group = try Self.told(yaml, events, users: users)
            for byAliases in [false, true] {
                let text = Self.writtenOut(yaml, byAliases: byAliases)
                let told = try Self.told(text, events, users: users)
                #expect(told == group, "NAVGRAPH_SEED=\(seed): \(group.difference(from: told))\n\(yaml)\n\(text)")
            }
        }
        #expect(written > count / 4)
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
