import NavGraphSyntax

// What a draft has of each entity before names are looked up: ids of what stands inside, and texts.

/// An element of a file, with a name.
protocol Declared {
    var name: Symbol { get set }
    var qualifiedName: Symbol { get set }
    var module: ModuleID { get set }
    var file: FileID { get set }
}

extension Declared {
    mutating func moveNames(_ move: Relocation) {
        (name, qualifiedName, module) = (name.moved(move), move.qualified(qualifiedName), move.module)
        file.move(move)
    }
}

extension Place: Relocatable { mutating func move(_ move: Relocation) { file.move(move) } }
extension YAMLEvent: Relocatable { mutating func move(_ move: Relocation) { text.move(move) } }
extension Finding: Relocatable {
    mutating func move(_ move: Relocation) {
        subject = move.qualified(subject)
        place.move(move)
        first.move(move)
    }
}
extension Module: Relocatable {
    mutating func move(_ move: Relocation) {
        qualifier = move.qualifier
        name.move(move)
        file.move(move)
        swift.modulePlace.move(move)
        swift.access?.place.move(move)
        swift.support?.place.move(move)
    }
}
extension Condition: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        implies.move(move)
        enumeration = enumeration.map { $0 + move.first.enumerations }
    }
}
extension Enumeration: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        members.move(move)
    }
}
extension Target: Relocatable {
    mutating func move(_ move: Relocation) {
        switch self {
        case .screen(let screen): self = .screen(screen.moved(move))
        case .flow(let flow): self = .flow(flow.moved(move))
        }
    }
}
extension Owner: Relocatable {
    mutating func move(_ move: Relocation) {
        switch self {
        case .app: break
        case .screen(let screen): self = .screen(screen.moved(move))
        case .flow(let flow): self = .flow(flow.moved(move))
        case .group(let group): self = .group(group.moved(move))
        }
    }
}
extension Presentation: Relocatable { mutating func move(_ move: Relocation) { lockedWhile.move(move) } }
extension GroupUse: Relocatable { mutating func move(_ move: Relocation) { name.move(move) } }
extension Screen: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        flow.move(move)
        title.move(move)
        type.move(move)
        switch source {
        case .xib(let name): source = .xib(name: name.moved(move))
        case .storyboard(let name, let id): source = .storyboard(name: name.moved(move), identifier: id.moved(move))
        case .code, .swiftUI, .system: break
        }
        backWhile.move(move)
        params.move(move)
        messages.move(move)
        outcomes.move(move)
        transitions.move(move)
        uses.move(move)
        requires.move(move)
        preview.move(move)
        about.move(move)
        presentation.value.move(move)
        declaringAlternative.move(move)
    }
}
extension Flow: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        start.move(move)
        startChoices.move(move)
        startName.move(move)
        children.move(move)
        buttons.move(move)
        params.move(move)
        outcomes.move(move)
        transitions.move(move)
        uses.move(move)
        screens.move(move)
        requires.move(move)
        title.move(move)
        about.move(move)
        presentation.value.move(move)
        compact?.name.move(move)
    }
}
extension StartChoice: Relocatable {
    mutating func move(_ move: Relocation) {
        when.move(move)
        name.move(move)
    }
}
extension TabButton: Relocatable { mutating func move(_ move: Relocation) { event.move(move) } }
extension Child: Relocatable { mutating func move(_ move: Relocation) { name.move(move) } }
extension Group: Relocatable, Declared {
    mutating func move(_ move: Relocation) {
        moveNames(move)
        transitions.move(move)
    }
}
extension Param: Relocatable {
    mutating func move(_ move: Relocation) {
        name.move(move)
        type.move(move)
        defaultValue.move(move)
    }
}
extension Signature: Relocatable {
    mutating func move(_ move: Relocation) {
        name.move(move)
        owner.move(move)
        params.move(move)
    }
}
extension Transition: Relocatable {
    mutating func move(_ move: Relocation) {
        owner.move(move)
        name.move(move)
        file.move(move)
        firstAlternative.move(move)
    }
}
extension Alternative: Relocatable {
    mutating func move(_ move: Relocation) {
        // Names of actions are looked up when all modules are there; only a host, which no import has, knows its own.
        next.move(move)
        then.move(move)
        firstHandler.move(move)
        transition.move(move)
        parent.move(move)
        handler.move(move)
        when.move(move)
        sets.move(move)
        with.move(move)
        payload.move(move)
        send.move(move)
        animation.move(move)
        segue.move(move)
        title.move(move)
        about.move(move)
    }
}
extension ActionDraft: Relocatable {
    mutating func move(_ move: Relocation) {
        value.move(move)
        container.move(move)
        presentation.move(move)
        alert.move(move)
    }
}
extension Handler: Relocatable {
    mutating func move(_ move: Relocation) {
        name.move(move)
        message.move(move)
        firstAlternative.move(move)
        next.move(move)
    }
}
extension Literal: Relocatable { mutating func move(_ move: Relocation) { condition.move(move) } }
extension Assignment: Relocatable { mutating func move(_ move: Relocation) { condition.move(move) } }
extension Argument: Relocatable {
    mutating func move(_ move: Relocation) {
        param.move(move)
        value.move(move)
        base.move(move)
    }
}
extension CodeAnchor: Relocatable {
    mutating func move(_ move: Relocation) {
        switch owner {
        case .screen(let screen): owner = .screen(screen.moved(move))
        case .alternative(let alternative): owner = .alternative(alternative.moved(move))
        }
        text.move(move)
        file.move(move)
    }
}
extension Allowance: Relocatable {
    mutating func move(_ move: Relocation) {
        subject = move.qualified(subject)
        reason.move(move)
        place.move(move)
    }
}
extension CheckDraft: Relocatable {
    mutating func move(_ move: Relocation) {
        name.move(move)
        for key in screens.keys { screens[key]?.move(move) }
        when.move(move)
        number += move.first.checks
        (file, module) = (file.moved(move), move.module)
    }
}
