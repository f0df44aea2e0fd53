import NavGraphEditor
import NavGraphModel
import NavGraphTestSupport
import Testing

/// At every place of a name its definition is where an element of that kind and name is declared. EDITOR 10.
@Suite(.processorTime) struct DefinitionTests {
    /// What a name of a role may be, without a look at what it is in the graph.
    private static func kinds(_ role: NameRole) -> Set<Declaration.Kind> {
        switch role {
        case .target, .child: [.screen, .flow, .alias]
        case .screen, .start, .popped: [.screen, .alias]
        case .region, .column: [.screen, .flow, .alias]
        case .outcome, .handled: [.outcome]
        case .handler, .message: [.message]
        case .literal, .lock, .condition, .value, .initially: [.condition, .alias]
        case .group: [.group]
        case .button: [.event]
        case .param, .opened, .linkValue: [.param]
        case .argument: [.param, .resolver]
        case .step: [.event, .screen, .flow, .group, .alias]
        case .newScreen: [.screen]
        case .newFlow: [.flow]
        case .newCondition: [.condition]
        case .newLink: [.link]
        case .newResolver: [.resolver]
        case .newMessage: [.message]
        case .newOutcome: [.outcome]
        case .newParam: [.param]
        case .event: [.event]
        case .alias: [.alias]
        case .newGroup: [.group]
        case .rule, .linkAddress, .fragmentPath, .modulePath, .swiftType: []
        }
    }

    @Test func isADeclarationOfTheName() throws {
        var count: [String: Int] = [:]
        for text in EditorTexts.graphs + EditorTexts.cases where EditorTexts.isWithoutErrors(text) {
            let names = EditorTexts.names(of: text.path)
            let declared = Set(names.declarations.indices.map { names.place(of: $0) })
            for index in names.sites.indices {
                let site = names.sites[index]
                guard case .name(let role) = site.role, !Self.kinds(role).isEmpty else { continue }
                for use in names.uses(ofSite: index) where !use.declarations.isEmpty {
                    let file = names.files[use.file]
                    let name = file.outline.text(use.range)
                    count[text.path, default: 0] += 1
                    // The same, asked for by a position in it.
                    let asked = try #require(names.uses(at: use.range.lowerBound, in: use.file))
                    #expect(Set(asked.declarations).isSuperset(of: use.declarations))
                    for declaration in use.declarations {
                        let it = names.declarations[declaration]
                        let place = names.place(of: declaration)
                        let outline = try #require(names.files.first { $0.path == place.path }).outline
                        let isHere = it.isOfWorld || outline.text(place.range) == name
                        let why = "\(text.path): '\(name)' (\(role)) at \(use.range) leads to \(place.range)"
                        #expect(it.name == name && isHere && declared.contains(place), "\(why)")
                        #expect(Self.kinds(role).contains(it.kind), "\(why), a \(it.kind)")
                        if role.declares, !it.isOfWorld { #expect(place.range == use.range, "\(why)") }
                    }
                }
            }
        }
        #expect(count.first { $0.key.hasSuffix("Graphs/shop.yaml") }?.value ?? 0 > 300)
    }
}
