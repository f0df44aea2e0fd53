import NavGraphModel

/// What a graph has that most graphs do not.
extension NavGraph {
    /// Whether some animation is neither the system's own nor none.
    var hasAnimations: Bool {
        alternatives.contains { alternative in
            if alternative.animation.isEmpty { return false }
            return switch Key(alternative.animation) {
            case .default?, Key.none?: false
            default: true
            }
        }
    }

    /// Whether conditions keep the user from closing a layer, or from going back.
    var hasLocks: Bool {
        screens.contains { !$0.backWhile.isEmpty || $0.presentation.value.isLockedByConditions }
            || flows.contains { $0.presentation.value.isLockedByConditions }
            || alternatives.contains { $0.action.presentation?.isLockedByConditions == true }
            || deepLinks.contains { $0.presentation.isLockedByConditions }
    }

    /// Whether a value of some link may be a `Date`. A type that only the app knows may be another name of that.
    var mayLinkDates: Bool {
        let placeholders = Set(deepLinks.flatMap(\.urls).flatMap(\.segments).compactMap(\.placeholder))
        return params.contains { placeholders.contains($0.name) && mayBeDate($0) }
            || deepLinks.contains { (Array($0.query) + Array($0.payload)).contains { mayBeDate(params[$0]) } }
    }

    private func mayBeDate(_ param: Param) -> Bool {
        let type = text[param.type]
        let value = type.hasSuffix("?") ? type.dropLast() : type[...]
        return !["String", "Int", "Double", "Bool", "UUID", "URL"].contains(value)
    }
}

extension Presentation {
    fileprivate var isLockedByConditions: Bool { !lockedWhile.isEmpty }
}
