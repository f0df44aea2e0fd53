import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the emitted code for links is made of: the cases of their enum, the values that these have, the templates.
struct LinkPlan {
    struct Value {
        var name: Symbol
        /// Without what makes it optional.
        var type: String
        /// Whether the case has `T?`.
        var isOptional: Bool
        /// Whether it is a `T?` for no other reason than that not all that raises the link has it.
        var isSometimesMissing: Bool
        /// What it is where it is left out; empty: `nil`.
        var defaultValue: Symbol
    }
    struct Link {
        var id: DeepLinkID
        /// In camel case, each once.
        var name: String
        var values: [Value]
        /// The numbers of its templates, and these; those with the same placeholders in the same places stand together.
        var templates: Range<Int>
        var urls: [LinkTemplate]
        /// How many stand together each time.
        var alike: [Int]
    }
    /// Links whose cases stand in one enum.
    struct Group {
        /// In upper camel case; empty where there is but one group, and the cases stand in the app's enum itself.
        var name: String
        var links: [Link]
    }
    var groups: [Group] = []
    /// The template of each number, and the number of each template in file order.
    var templates: [LinkTemplate] = []
    var order: [Int] = []
    /// In file order; the first is template -1, the next -2.
    var fallbacks: [DeepLinkID] = []
    var resolvers: [ResolverID] = []

    /// Whether the app's enum has a case for each group.
    var isGrouped: Bool { groups.count > 1 || groups.first?.name.isEmpty == false }
    var links: [Link] { groups.flatMap(\.links) }

    /// An enum whose cases have values ceases to compile at some six hundred, so there are fewer than that in each.
    static let largestGroup = 200

    /// Empty where an app has no links, and for a module.
    init(_ graph: NavGraph) {
        guard graph.isApp, !graph.deepLinks.isEmpty else { return }
        let params = LinkParams(graph)
        fallbacks = graph.deepLinks.ids.filter { graph.deepLinks[$0].isFallback }
        var taken: Set<String> = Self.members
        var numbers: [[Int]] = Array(repeating: [], count: graph.deepLinks.count)
        for (name, ids) in Self.groups(of: graph) {
            var group = Group(name: name, links: [])
            for id in ids {
                let name = free(lowerCamelPath(graph.text[graph.deepLinks[id].qualifiedName]), &taken)
                let urls = graph.deepLinks[id].urls
                let first = templates.count
                let alike = Self.alike(urls)
                group.links.append(
                    Link(
                        id: id, name: name, values: Self.values(of: id, params),
                        templates: first..<first + urls.count, urls: alike.flatMap { $0.map { urls[$0] } },
                        alike: alike.map(\.count)))
                var places = Array(repeating: 0, count: urls.count)
                for (place, url) in alike.joined().enumerated() { places[url] = first + place }
                numbers[id.index] = places
                templates += alike.joined().map { urls[$0] }
            }
            groups.append(group)
        }
        // Of equal templates those come first whose links require more query names, then those with more texts among them.
        order =
            graph.deepLinks.ids.map { id -> (id: DeepLinkID, required: Int, texts: Int) in
                let texts = graph.deepLinks[id].queryTexts.count
                let required = graph.deepLinks[id].query.count { !graph.params[$0].isOptional } + texts
                return (id: id, required: required, texts: texts)
            }
            .sorted { ($1.required, $1.texts, $0.id) < ($0.required, $0.texts, $1.id) }
            .flatMap { numbers[$0.id.index] }
        resolvers = Set(graph.deepLinks.flatMap { params.types.resolvers(of: $0) }).sorted()
    }

    /// Whether the templates are numbered otherwise than they stand in the file. O(templates).
    var isNumbered: Bool { !order.elementsEqual(order.indices) }

    /// The numbers of templates in file order, those together that have the same placeholders in the same places.
    private static func alike(_ urls: [LinkTemplate]) -> [[Int]] {
        var groups: [[Int]] = []
        var known: [[Symbol?]: Int] = [:]
        for (number, url) in urls.enumerated() {
            var places = url.segments.map(\.placeholder)
            while places.last == .some(nil) { places.removeLast() }
            if let group = known[places] {
                groups[group].append(number)
            } else {
                known[places] = groups.count
                groups.append([number])
            }
        }
        return groups
    }

    /// What the enum has besides its cases.
    private static let members: Set<String> = [
        "init", "self", "url", "paths", "matcher", "templates", "Type", "Protocol",
    ]

    /// One group while they are few; else one for each flow in which what they open stands, in parts where it is large.
    private static func groups(of graph: NavGraph) -> [(name: String, links: [DeepLinkID])] {
        if graph.deepLinks.count <= largestGroup { return [("", Array(graph.deepLinks.ids))] }
        var byFlow: [(flow: FlowID?, links: [DeepLinkID])] = []
        var index: [FlowID?: Int] = [:]
        for id in graph.deepLinks.ids {
            let opens = graph.deepLinks[id].opens
            let flow = opens?.flow ?? opens?.screen.flatMap { graph.screens[$0].flow }
            if let known = index[flow] {
                byFlow[known].links.append(id)
            } else {
                index[flow] = byFlow.count
                byFlow.append((flow, [id]))
            }
        }
        if byFlow.count > largestGroup { byFlow = [(nil, Array(graph.deepLinks.ids))] }
        var groups: [(name: String, links: [DeepLinkID])] = []
        var taken: Set<String> = members
        for (flow, links) in byFlow {
            let name = flow.map { upperCamelPath(graph.text[graph.flows[$0].qualifiedName]) } ?? "App"
            for start in stride(from: 0, to: links.count, by: largestGroup) {
                let number = start == 0 ? "" : String(start / largestGroup + 1)
                groups.append((free(name + number, &taken), Array(links[start...].prefix(largestGroup))))
            }
        }
        return groups
    }

    /// What a link carries. What every entry supplies is there for certain.
    private static func values(of id: DeepLinkID, _ params: LinkParams) -> [Value] {
        let graph = params.graph
        let link = graph.deepLinks[id]
        let query = Set(link.query.map { graph.params[$0].name })
        let entries = graph.entries(of: id)
        return params.params(of: id).map { param in
            var type = param.typeName(in: graph)
            var isOptional = false
            while type.hasSuffix("?") {
                isOptional = true
                type.removeLast()
                if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()) }
            }
            let own = (Array(link.query) + Array(link.payload)).first { graph.params[$0].name == param.name }
            let isSupplied = query.contains(param.name) || entries.allSatisfy { $0.names.contains(param.name) }
            let defaultValue = own.map { graph.params[$0].defaultValue } ?? .none
            return Value(
                name: param.name, type: type, isOptional: isOptional || !isSupplied,
                isSometimesMissing: !isOptional && !isSupplied, defaultValue: isOptional ? .none : defaultValue)
        }
    }
}
