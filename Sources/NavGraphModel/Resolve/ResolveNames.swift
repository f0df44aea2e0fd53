import NavGraphSyntax

extension GraphResolver {
    /// Enters every screen, flow and group under its module and name, in file order. LANGUAGE 2: they share one namespace.
    func collectNames() {
        let hostFlow = graph.host.flatMap { graph.screens[$0].flow }
        let flows = unsettled(graph.flows.ids, from: \.flows).filter { $0 != hostFlow }
        let screens = unsettled(graph.screens.ids, from: \.screens).filter { $0 != graph.host }
        let named =
            flows.map { Named.target(.flow($0)) } + screens.map { .target(.screen($0)) }
            + unsettled(graph.groups.ids, from: \.groups).map { .group($0) }
        names.reserveCapacity(named.count)
        // Alerts in place after all others: theirs is the name that is taken.
        let placed = named.map { (it: $0, place: place(of: $0), isInPlace: alertInPlace($0) != nil) }
        for it in placed.sorted(by: { ($0.isInPlace ? 1 : 0, $0.place) < ($1.isInPlace ? 1 : 0, $1.place) }) {
            enter(it.it, it.place)
        }
    }

    private enum Named {
        case target(Target)
        case group(GroupID)
    }

    /// The alternative that declares an alert in place.
    private func alertInPlace(_ it: Named) -> AlternativeID? {
        if case .target(.screen(let screen)) = it { graph.screens[screen].declaringAlternative } else { nil }
    }

    private func place(of it: Named) -> Place {
        switch it {
        case .target(.screen(let screen)): graph.place(of: screen)
        case .target(.flow(let flow)): graph.place(of: flow)
        case .group(let group): graph.place(of: group)
        }
    }

    private func enter(_ it: Named, _ place: Place) {
        let (name, subject) = parts(of: it)
        let other: String? =
            names[name].map { $0.flow == nil ? "screen" : "flow" } ?? (groupNames[name] == nil ? nil : "group")
        if let other {
            let alternative = alertInPlace(it)
            let what = alternative == nil ? "duplicate name" : "the alert has the duplicate name"
            report(
                .duplicateName, on: alternative.map { graph.subject(of: $0) } ?? subject, at: place,
                first: names[name].map { self.place(of: .target($0)) } ?? groupNames[name].map { graph.place(of: $0) },
                "\(what) \(quoted(string(name.name))); a \(other) of this module has the same name")
            return
        }
        switch it {
        case .target(let target): names[name] = target
        case .group(let group): groupNames[name] = group
        }
    }

    private func parts(of it: Named) -> (name: ModuleName, subject: Subject) {
        func parts(_ it: some Declared) -> (ModuleName, Subject) { (ModuleName(it.module, it.name), it.subject) }
        return switch it {
        case .target(.screen(let id)): parts(graph.screens[id])
        case .target(.flow(let id)): parts(graph.flows[id])
        case .group(let id): parts(graph.groups[id])
        }
    }

    // MARK: - Conditions

    func collectConditions() {
        for id in graph.conditions.ids {
            let condition = graph.conditions[id]
            let name = ModuleName(condition.module, condition.name)
            if let first = conditionNames[name] {
                reportDuplicate(condition, as: "condition", first: graph.conditions[first].place)
            } else {
                conditionNames[name] = id
            }
        }
    }

    /// Enters enumerations beside the conditions, with which they share a namespace.
    func collectEnumerations() {
        for (number, enumeration) in graph.enumerations.enumerated() {
            let name = ModuleName(enumeration.module, enumeration.name)
            let first =
                conditionNames[name].map { graph.conditions[$0].place }
                ?? enumerationNames[name].map { graph.enumerations[$0].place }
            if let first {
                reportDuplicate(enumeration, as: "condition", first: first)
            } else {
                enumerationNames[name] = number
            }
        }
    }

    /// What to write for `toggle` and `not draft` in `sets`.
    private func isNotSet(_ written: String) -> String? {
        ["toggle", "toggled", "!", "flip"].contains(written) || written.hasPrefix("not ") || written.hasPrefix("!")
            ? "; 'sets' has a fixed value: write an alternative for each" : nil
    }

    func lookupEnumeration(_ name: Symbol, in module: ModuleID) -> Int? {
        if let own = enumerationNames[ModuleName(module, name)] { return own }
        return imported(name, in: module).flatMap { enumerationNames[ModuleName($0, $1)] }
    }

    /// What an entry of `sets` sets: a condition to true or false, or an enumeration to one of its names.
    func resolve(_ assignment: AssignmentID, in module: ModuleID, file: FileID, on subject: Subject) {
        let name = draft.assignmentNames[assignment.index]
        let value = draft.assignmentValues[assignment.index]
        let place = Place(file, graph.assignments[assignment].span)
        let isTruth = Key(value.text).map(KeySet.booleans.contains) ?? false
        if let number = lookupEnumeration(name, in: module) {
            let members = graph.enumerations[number].members
            let known = members.map { string(graph.conditions[$0].name) }
            if isTruth {
                report(
                    .wrongKind, on: subject, at: Place(file, value.span),
                    "expected a name of \(quoted(string(name))), found \(quoted(string(value.text))); use \(list(known))"
                )
            } else if let member = members.first(where: { graph.conditions[$0].name == value.text }) {
                graph.assignments[assignment].condition = member
                graph.assignments[assignment].value = true
            } else if members.count > 1, !draft.meantNames.contains(value.text) {
                let written = string(value.text)
                let isDenied = written.hasPrefix("not ")
                let others = known.filter { !written.hasSuffix($0) }
                report(
                    .unknownCondition, on: subject, at: Place(file, value.span),
                    "unknown name \(quoted(written)) of \(quoted(string(name)))"
                        + (isDenied ? "; use \(list(others))" : hint(for: value.text, among: known, "use")),
                    fix: isDenied
                        ? [] : nearest(to: written, among: known).map { [Replacement(value.span, with: $0)] } ?? [])
            }
        } else if let condition = lookupCondition(name, in: module) {
            if let (enumeration, member) = graph.setting(of: condition) {
                // Of two names the other one holds where one does not.
                let members =
                    graph.conditions[condition].enumeration.map { Array(graph.enumerations[$0].members) } ?? []
                let others = members.filter { $0 != condition }.map { string(graph.conditions[$0].name) }
                let isFalse = KeySet.truth(string(value.text)) == .false
                let meant = isFalse ? others.count == 1 ? others[0] : nil : member
                report(
                    .wrongKind, on: subject, at: place,
                    "\(quoted(string(name))) is one of \(quoted(enumeration)); "
                        + (meant.map { "write '\(enumeration): \($0)'" }
                            ?? "set \(quoted(enumeration)) to \(list(others))"),
                    fix: meant.map { [Replacement(place.span, with: enumeration), Replacement(value.span, with: $0)] }
                        ?? [])
            } else if graph.conditions[condition].platforms != nil {
                report(
                    .wrongKind, on: subject, at: place,
                    "\(quoted(string(name))) is decided by the platform; a transition cannot set it")
            } else if isTruth {
                graph.assignments[assignment].condition = condition
            } else if !draft.hasMisreadConditions {
                let written = string(value.text)
                let near =
                    (KeySet.truth(written) ?? Synonyms.word(written, among: .booleans))?.spelling
                    ?? nearest(to: written, among: KeySet.booleans.spellings)
                report(
                    .wrongKind, on: subject, at: Place(file, value.span),
                    "unknown value \(quoted(written)) for the value of a condition"
                        + (isNotSet(written)
                            ?? (near == nil ? "; use \(list(KeySet.booleans.spellings))" : didYouMean(near))),
                    fix: near.map { [Replacement(value.span, with: $0)] } ?? [])
            }
        } else {
            unknownCondition(name, in: module, on: subject, at: place)
        }
    }

    func lookupCondition(_ name: Symbol, in module: ModuleID) -> ConditionID? {
        if let own = conditionNames[ModuleName(module, name)] { return own }
        guard let (other, rest) = imported(name, in: module) else { return nil }
        return conditionNames[ModuleName(other, rest)]
    }

    /// Whether one of the words stands between others.
    private func joins(_ text: String, _ words: Set<String>) -> Bool {
        text.split(separator: " ").dropFirst().dropLast().contains { words.contains($0.lowercased()) }
    }

    func unknownCondition(
        _ name: Symbol, in module: ModuleID, asked key: Key = .when, on subject: Subject, at place: Place
    ) {
        var message = "unknown condition \(quoted(string(name)))"
        var fix: [Replacement] = []
        if meetsForeign { return }
        // It may be what could not be read.
        if draft.meantConditions.contains(name) || isMeant(name) { return }
        if draft.hasMisreadConditions, lookupEnumeration(name, in: module) == nil { return }
        let near = hint(for: name, among: graph.conditions.filter { $0.module == module }.map { string($0.name) })
        if let enumeration = lookupEnumeration(name, in: module) {
            let members = graph.enumerations[enumeration].members.map { string(graph.conditions[$0].name) }
            message = "\(quoted(string(name))) is an enumeration; use one of its names: \(list(members))"
        } else if ["!", "~", "-"].contains(where: string(name).hasPrefix), isName(string(name).dropFirst().utf8) {
            let right = "not \(string(name).dropFirst())"
            message += "; write \(quoted(right))"
            fix = proposable(right).map { [Replacement(place.span, with: $0)] } ?? []
        } else if joins(string(name), ["or", "||", "|"]) {
            message += "; " + Decoder.noChoice
        } else if joins(string(name), ["and", "&&", "&", "+"]) || string(name).contains(", ") {
            let conditions = "[" + conjuncts(of: string(name)).joined(separator: ", ") + "]"
            message += "; write several conditions as a list: \(quoted(proposable(conditions) ?? "[a, not b]"))"
            if proposable(conditions) != nil { fix = [Replacement(place.span, with: conditions)] }
        } else if let member = namedMember(of: string(name), in: module) {
            message += "; write \(quoted(member))"
            fix = [Replacement(place.span, with: member)]
        } else if let denied = denied(string(name)), lookupCondition(denied, in: module) != nil {
            let right = "not \(string(denied))"
            message += "; write \(quoted(right))"
            fix = [Replacement(place.span, with: right)]
        } else if string(name) == "not" {
            message += "; name a condition behind 'not'"
        } else if let truth = KeySet.truth(string(name)) ?? Self.truths[string(name)], key == .requires {
            message +=
                truth == .true ? "; name the condition that must hold, or remove 'requires'" : "; remove 'requires'"
        } else if key == .when, KeySet.truth(string(name)) == .false {
            message += "; remove the alternative, which is never taken"
        } else if key == .when,
            KeySet.truth(string(name)) == .true
                || ["else", "otherwise", "default", "always"].contains(string(name).lowercased())
        {
            message += "; the last alternative of a list needs no condition"
        } else if let right = compared(string(name)), lookupCondition(right.name, in: module) != nil {
            message += "; write \(quoted(right.text))"
            fix = [Replacement(place.span, with: right.text)]
        } else if let truth = KeySet.truth(string(name)) ?? Self.truths[string(name)] {
            message += "; write '\(truth.spelling)'"
            fix = [Replacement(place.span, with: truth.spelling)]
        } else if case .found = lookup(name, in: module) {
            message += "; it is the name of a screen or flow"
        } else if let platform = KeySet.platforms.spellings.first(where: { $0 == string(name).lowercased() }) {
            message += "; declare a condition that holds there, such as 'NAME: { platform: \(platform) }'"
        } else if !near.isEmpty {
            message += near
        } else if string(name).utf8.contains(UInt8(ascii: " ")) {
            message += "; write a condition as 'name' or 'not name'"
        } else if graph.conditions.isEmpty {
            message += "; declare it in 'conditions'"
        }
        report(.unknownCondition, on: subject, at: place, message, fix: fix)
    }

    /// Words for whether the user can go back, or is locked in.
    private static let truths: [String: Key] = [
        "never": .false, "hidden": .false, "none": .false, "disabled": .false,
        "always": .true, "visible": .true, "enabled": .true,
    ]

    /// The condition of `not(a)`, `notA` and `isNotA`.
    private func denied(_ text: String) -> Symbol? {
        guard let start = ["not(", "not", "isNot", "no ", "no"].first(where: text.hasPrefix) else { return nil }
        let name = text.dropFirst(start.count).prefix { $0 != ")" }
        guard "( ".contains(start.last ?? "n") || name.first?.isUppercase == true else { return nil }
        return graph.text.find(name.prefix(1).lowercased() + name.dropFirst())
    }

    /// `a == true` as `a`, and `a == false` as `not a`.
    private func compared(_ text: String) -> (name: Symbol, text: String)? {
        let words = text.replacing(" is ", with: " = ").split { " =!".contains($0) }
        guard words.count == 2, text.contains("=") || text.contains(" is "), let truth = KeySet.truth(String(words[1])),
            let name = graph.text.find(String(words[0]))
        else { return nil }
        let holds = (truth == .true) != text.contains("!=")
        return (name, (holds ? "" : "not ") + words[0])
    }

    /// The name of an enumeration that `session == loggedIn` or `session.loggedIn` means.
    private func namedMember(of text: String, in module: ModuleID) -> String? {
        let words = text.split { " =.:!".contains($0) }.filter { $0 != "is" }
        guard words.count == 2, let name = graph.text.find(String(words[0])),
            let enumeration = lookupEnumeration(name, in: module)
        else { return nil }
        let member = graph.enumerations[enumeration].members.map { string(graph.conditions[$0].name) }.first {
            $0 == words[1]
        }
        return member.map { text.contains("!=") ? "not \($0)" : $0 }
    }

    /// Resolves the conditions that a key asks for: `when`, `requires`, `locked` or `back`.
    func resolve(
        _ literals: IDRange<LiteralID>, of key: Key = .locked, in module: ModuleID, file: FileID,
        _ subject: @autoclosure () -> Subject
    ) {
        for id in literals {
            let name = draft.literalNames[id.index]
            if let condition = lookupCondition(name, in: module) {
                graph.literals[id].condition = condition
            } else {
                let place = Place(file, graph.literals[id].span)
                unknownCondition(name, in: module, asked: key, on: subject(), at: place)
            }
        }
    }

    /// The same for conditions in the text of an element.
    func resolve(_ literals: IDRange<LiteralID>, as key: Key = .locked, of element: some Declared) {
        resolve(literals, of: key, in: element.module, file: element.file, element.subject)
    }

    func resolveConditions() {
        for id in graph.conditions.ids {
            let condition = graph.conditions[id]
            for (name, span) in draft.implications[id] ?? [] {
                if let other = lookupCondition(name, in: condition.module) {
                    if graph.conditions[other].platforms != nil {
                        report(
                            .wrongKind, on: condition, at: span,
                            "\(quoted(string(name))) is decided by the platform; no other condition can imply it")
                    } else if graph.conditions[id].implies.contains(where: { graph.siblings(of: $0).contains(other) }) {
                        report(
                            .wrongKind, on: condition, at: span,
                            "\(quoted(string(name))) cannot be implied here: of its enumeration only one name holds")
                    } else {
                        graph.conditions[id].implies.append(other)
                        graph.conditions[other].impliedBy.append(id)
                    }
                } else {
                    unknownCondition(
                        name, in: condition.module, on: condition.subject, at: Place(condition.file, span))
                }
            }
        }
        for id in graph.conditions.ids {
            guard let platforms = graph.conditions[id].platforms else { continue }
            let values = Set(graph.platforms.map(platforms.contains))
            graph.conditions[id].initially = values.count == 1 ? values.first : nil
        }
        checkLaunch()
    }

    /// Checks that the app can launch: no condition that is initially true implies one that is initially false. Nothing else can
    /// keep the conditions from having values at launch.
    private func checkLaunch() {
        let isTrue = graph.conditions.ids.filter { graph.conditions[$0].initially == true }
        let implied = reachable(from: isTrue) { graph.conditions[$0].implies }
        let contradicted = implied.filter { graph.siblings(of: $0).contains(where: implied.contains) }
        guard let culprit = implied.filter({ graph.conditions[$0].initially == false }).min() ?? contradicted.max()
        else { return }
        let cause = isTrue.first { reachable(from: [$0]) { graph.conditions[$0].implies }.contains(culprit) }
        let implying = cause.map { quoted(string(graph.conditions[$0].name)) } ?? "a condition"
        report(
            .impossibleLaunch, on: .file, at: Place(FileID(raw: 0), graph.conditionsSpan),
            graph.conditions[culprit].initially == false
                ? "the app can never launch: \(quoted(string(graph.conditions[culprit].name))) is initially false, but "
                    + "it is implied by \(implying), which is initially true"
                : "the app can never launch: two names of an enumeration are implied, one of them "
                    + "\(quoted(string(graph.conditions[culprit].name))) by \(implying), which is initially true")
    }
}
