/// Who wants whom in a container.
public struct DIGraph {
    let container: DIContainer

    /// Whether all that components want, but what is optional or an argument, is registered once.
    public func checkIsValid(checkGraphCycles: Bool = true) -> Bool {
        container.components.allSatisfy { component in
            (component.wants + component.injections.map(\.wants)).allSatisfy { type in
                if type is any AnyArgument.Type || type is any AnyOptional.Type || type == DIContainer.self {
                    return true
                }
                return container.find(Request(type, nil, in: component.framework)).count == 1
            }
        }
    }
}

extension DIContainer {
    public func makeGraph() -> DIGraph { DIGraph(container: self) }
}
