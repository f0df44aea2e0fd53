import NavGraphSyntax

extension DeepLink: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        urls.move(move)
        query.move(move)
        queryTexts.move(move)
        under.move(move)
        shortcuts.move(move)
        notifications.move(move)
        activities.move(move)
        payload.move(move)
        opensName.move(move)
        presentation.move(move)
        path.move(move)
        with.move(move)
        send.move(move)
        requires.move(move)
        title.move(move)
        about.move(move)
    }
}
extension DeepLink.Text: Relocatable { mutating func move(_ move: Relocation) { value.move(move) } }
extension DeepLink.QueryText: Relocatable {
    mutating func move(_ move: Relocation) {
        name.move(move)
        value.move(move)
    }
}
extension DeepLink.Step: Relocatable {
    mutating func move(_ move: Relocation) {
        if case .unresolved(let name, let span) = self { self = .unresolved(name.moved(move), span: span) }
    }
}
extension LinkTemplate: Relocatable {
    mutating func move(_ move: Relocation) {
        text.move(move)
        segments.move(move)
    }
}
extension LinkTemplate.Segment: Relocatable {
    mutating func move(_ move: Relocation) {
        switch self {
        case .literal(let text): self = .literal(text.moved(move))
        case .placeholder(let name): self = .placeholder(name.moved(move))
        case .any: break
        }
    }
}
extension Resolver: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        payload.move(move)
        gives.move(move)
    }
}
