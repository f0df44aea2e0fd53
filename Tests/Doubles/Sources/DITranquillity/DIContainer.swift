/// What knows how to make objects: a stand-in for the public API of DITranquillity 6.
public final class DIContainer {
    var components: [Component] = []
    private var included: Set<ObjectIdentifier> = []
    var frameworks: [any DIFramework.Type] = []
    /// For each framework, those that it imports or has appended.
    var imports: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// What `perContainer` components have made.
    var kept: [ObjectIdentifier: Any] = [:]
    /// What the resolution that runs has made of `objectGraph` components.
    var graph: [ObjectIdentifier: Any] = [:]
    var depth = 0

    public init() {}

    /// Registers by another framework's own loading, once.
    @discardableResult
    public func append(framework: any DIFramework.Type) -> DIContainer {
        `import`(framework)
        if included.insert(ObjectIdentifier(framework)).inserted {
            frameworks.append(framework)
            framework.load(container: self)
            frameworks.removeLast()
        }
        return self
    }

    @discardableResult
    public func append(part: any DIPart.Type) -> DIContainer {
        if included.insert(ObjectIdentifier(part)).inserted { part.load(container: self) }
        return self
    }

    /// What the framework that is loading resolves may come from another one.
    public func `import`(_ framework: any DIFramework.Type) {
        guard let importer = frameworks.last else { return }
        imports[ObjectIdentifier(importer), default: []].insert(ObjectIdentifier(framework))
    }

    @discardableResult
    public func register<Impl, each P>(
        file: String = #fileID, line: Int = #line, _ closure: @escaping (repeat each P) -> Impl
    ) -> DIComponentBuilder<Impl> {
        add("\(file):\(line)", wants: wanted((repeat each P).self)) { closure(repeat $0.next((each P).self)) }
    }

    /// For what is made on the main actor.
    @discardableResult
    public func register<Impl: Sendable, each P>(
        file: String = #fileID, line: Int = #line, main closure: @escaping @Sendable @MainActor (repeat each P) -> Impl
    ) -> DIComponentBuilder<Impl> {
        add("\(file):\(line)", wants: wanted((repeat each P).self)) { source in
            let values = (repeat source.next((each P).self))
            return MainActor.assumeIsolated { closure(repeat each values) }
        }
    }

    private func wanted<each P>(_ type: (repeat each P).Type) -> [Any.Type] {
        var types: [Any.Type] = []
        repeat types.append((each P).self)
        return types
    }

    private func add<Impl>(
        _ place: String, wants: [Any.Type], _ make: @escaping (Source) -> Impl
    ) -> DIComponentBuilder<Impl> {
        let framework = frameworks.last.map { ObjectIdentifier($0) }
        let component = Component(Impl.self, at: place, wants: wants, in: framework, make)
        components.append(component)
        return DIComponentBuilder(component)
    }

    // MARK: Resolving

    /// What is registered for a type; traps where there is nothing.
    public func resolve<T>(sync: Void = (), from framework: (any DIFramework.Type)? = nil, args: Any?...) -> T {
        value(Request(T.self, nil, framework), args)
    }

    public func resolve<T>(sync: Void = (), name: String, from framework: (any DIFramework.Type)? = nil) -> T {
        value(Request(T.self, name, framework), [])
    }

    /// Runs the injections that are registered for a type on an object that is there.
    public func inject<T>(sync: Void = (), into object: T, from framework: (any DIFramework.Type)? = nil) {
        for component in find(Request(T.self, nil, framework)) {
            run(component, Source(self, [], component)) { object }
        }
    }

    private func value<T>(_ request: Request, _ arguments: [Any?]) -> T {
        if let made = resolve(request, arguments) as? T { return made }
        fatalError("nothing is registered as \(T.self)\(request.name.map { ", named '\($0)'" } ?? "")")
    }

    func resolve(_ request: Request, _ arguments: [Any?]) -> Any? {
        find(request).last.map { component in
            let id = ObjectIdentifier(component)
            if let known = kept[id] ?? graph[id] ?? component.single { return known }
            let source = Source(self, arguments, component)
            return run(component, source) { component.make(source) }
        }
    }

    @discardableResult
    private func run(_ component: Component, _ source: Source, _ make: () -> Any) -> Any {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { graph = [:] }
        }
        let made = make()
        switch component.lifetime {
        case .single, .perRun: component.single = made
        case .perContainer: kept[ObjectIdentifier(component)] = made
        case .objectGraph: graph[ObjectIdentifier(component)] = made
        case .prototype: break
        }
        for injection in component.injections { injection.run(made, source) }
        return made
    }

    /// Those of the framework itself before those that it imports, and these before all.
    func find(_ request: Request) -> [Component] {
        let all = components.filter { $0.answers(request) }
        guard let framework = request.framework else { return all }
        let own = all.filter { $0.framework == framework }
        if !own.isEmpty { return own }
        let imported = all.filter { $0.framework.map { imports[framework]?.contains($0) ?? false } ?? false }
        return imported.isEmpty ? all : imported
    }
}

public protocol DIFramework: Sendable, AnyObject {
    static func load(container: DIContainer)
}

public protocol DIPart: Sendable, AnyObject {
    static func load(container: DIContainer)
}
