import NavGraphSyntax

// What a draft has of each entity before names are looked up: the ids of what it contains.

extension Declared {
    mutating func moveHome(_ move: Relocation) {
        module = move.module
        file.move(move)
    }
}

extension Place: Relocatable { mutating func move(_ move: Relocation) { file.move(move) } }
extension Subject: Relocatable {
    mutating func move(_ move: Relocation) {
        if kind == .check, number > 0 { number += UInt32(move.first.checks) }
    }
}
extension Finding: Relocatable {
    mutating func move(_ move: Relocation) {
        subject.move(move)
        place.move(move)
        first.move(move)
    }
}
extension Module: Relocatable {
    mutating func move(_ move: Relocation) {
        file.move(move)
        swift.modulePlace.move(move)
        swift.access?.place.move(move)
        swift.support?.place.move(move)
    }
}
extension Condition: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        implies.move(move)
        enumeration = enumeration.map { $0 + move.first.enumerations }
    }
}
extension Enumeration: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
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
extension Screen: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        flow.move(move)
        uses.move(move)
        backWhile.move(move)
        params.move(move)
        messages.move(move)
        outcomes.move(move)
        transitions.move(move)
        requires.move(move)
        presentation.value.move(move)
        declaringAlternative.move(move)
    }
}
extension Flow: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        start.move(move)
        startChoices.move(move)
        children.move(move)
        buttons.move(move)
        uses.move(move)
        compact?.target.move(move)
        params.move(move)
        outcomes.move(move)
        transitions.move(move)
        screens.move(move)
        requires.move(move)
        presentation.value.move(move)
    }
}
extension Param: Relocatable { mutating func move(_ move: Relocation) {} }
extension Argument: Relocatable { mutating func move(_ move: Relocation) {} }
extension StartChoice: Relocatable {
    mutating func move(_ move: Relocation) {
        when.move(move)
        screen.move(move)
    }
}
extension Child: Relocatable { mutating func move(_ move: Relocation) { target.move(move) } }
extension TabButton: Relocatable { mutating func move(_ move: Relocation) { transition.move(move) } }
extension GroupUse: Relocatable { mutating func move(_ move: Relocation) { group.move(move) } }
extension Group: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        transitions.move(move)
    }
}
extension Signature: Relocatable {
    mutating func move(_ move: Relocation) {
        owner.move(move)
        params.move(move)
    }
}
extension Transition: Relocatable {
    mutating func move(_ move: Relocation) {
        owner.move(move)
        file.move(move)
        firstAlternative.move(move)
    }
}
extension Alternative: Relocatable {
    mutating func move(_ move: Relocation) {
        action.move(move)
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
    }
}
extension Action: Relocatable {
    mutating func move(_ move: Relocation) {
        switch self {
        case .none, .rootEntry, .popBack, .popToRoot, .dismissTop, .dismissAll, .open, .openArgument, .unresolved: break
        case .push(let target): self = .push(target.moved(move))
        case .reuse(let screen): self = .reuse(screen.moved(move))
        case .present(let target, let how): self = .present(target.moved(move), how.moved(move))
        case .replace(let screen): self = .replace(screen.moved(move))
        case .root(let target): self = .root(target.moved(move))
        case .select(let target): self = .select(target.moved(move))
        case .show(let screen, let column): self = .show(screen.moved(move), in: column.moved(move))
        case .popTo(let screen): self = .popTo(screen.moved(move))
        case .finish(let outcome): self = .finish(outcome.moved(move))
        case .raise(let outcome): self = .raise(outcome.moved(move))
        }
    }
}
extension ActionDraft: Relocatable {
    mutating func move(_ move: Relocation) {
        presentation.move(move)
        alert.move(move)
    }
}
extension Handler: Relocatable {
    mutating func move(_ move: Relocation) {
        outcome.move(move)
        firstAlternative.move(move)
        next.move(move)
    }
}
extension Literal: Relocatable { mutating func move(_ move: Relocation) { condition.move(move) } }
extension Assignment: Relocatable { mutating func move(_ move: Relocation) { condition.move(move) } }
extension CodeAnchor: Relocatable {
    mutating func move(_ move: Relocation) {
        switch owner {
        case .screen(let screen): owner = .screen(screen.moved(move))
        case .alternative(let alternative): owner = .alternative(alternative.moved(move))
        }
        file.move(move)
    }
}
extension Allowance: Relocatable {
    mutating func move(_ move: Relocation) {
        subject.move(move)
        place.move(move)
    }
}
extension CheckDraft: Relocatable {
    mutating func move(_ move: Relocation) {
        when.move(move)
        number += move.first.checks
        (file, module) = (file.moved(move), move.module)
    }
}
extension DeepLink: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        query.move(move)
        payload.move(move)
        presentation.move(move)
        with.move(move)
        requires.move(move)
    }
}
extension Resolver: Relocatable {
    mutating func move(_ move: Relocation) {
        moveHome(move)
        payload.move(move)
    }
}
