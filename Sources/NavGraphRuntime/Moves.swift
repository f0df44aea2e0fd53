/// Moves on the layers as values.
extension NavGraph.Step {
    /// A new screen above the current one, which has to be on a stack. No other function has this name: the compiler is
    /// done with it sooner.
    public func push(_ screen: AnyObject, animation: NavGraph.Animation = .standard) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        self.animation = animation
        region.frames.append(display.item(of: screen))
    }

    /// Goes back to the nearest screen of that name where it is below, else pushes a new one.
    public func pushReusing(
        _ name: some NavGraph.Name, _ screen: @autoclosure () -> AnyObject,
        animation: NavGraph.Animation = .standard
    ) throws {
        if region.frames.dropLast().contains(where: { $0.frame?.screen == name.text }) {
            try pop(to: name, animation: animation)
        } else {
            try push(screen(), animation: animation)
        }
    }

    /// Removes what lies above the uppermost screen of that name in the region, if it has one.
    public func popAbove(_ name: some NavGraph.Name) {
        guard let index = region.frames.lastIndex(where: { $0.frame?.screen == name.text }) else { return }
        animation = .none
        region.frames.removeLast(region.frames.count - 1 - index)
    }

    /// Replaces the current screen with a new one where it has that name, else pushes the new one.
    public func pushReplacing(
        _ name: some NavGraph.Name, _ screen: @autoclosure () -> AnyObject,
        animation: NavGraph.Animation = .standard
    ) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        if region.frames.last?.frame?.screen == name.text {
            try replace(with: screen(), animation: animation)
        } else {
            try push(screen(), animation: animation)
        }
    }

    /// Only screens and stacks can be pushed.
    public func pushContainer() throws { throw NavGraph.Fault.pushOfContainer }

    /// A new layer.
    package func present(_ layer: NavGraph.Layer, animation: NavGraph.Animation) {
        self.animation = animation
        layers.append(layer)
    }

    /// A new window layer; all others go.
    public func root(_ layer: NavGraph.Layer, animation: NavGraph.Animation = .standard) {
        self.animation = animation
        layers = [layer]
        if layersOfRoot == nil { layersOfRoot = layers }
    }

    /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. The way of a link is
    /// followed from here by further moves, all or nothing.
    public func restart(_ layer: NavGraph.Layer) {
        let ending = layers.first?.ending
        root(layer, animation: .none)
        layers[0].ending = ending
    }

    /// The current screen gives way to another, which counts as opened in the way that the current one was.
    ///
    /// Throws if no router made the current screen.
    public func replace(with screen: AnyObject, animation: NavGraph.Animation = .standard) throws {
        guard let old = region.frames.last?.frame, !old.isHost else { throw NavGraph.Fault.popAtBottom }
        self.animation = animation
        let new = display.item(of: screen)
        new.frame?.ending = old.ending
        new.frame?.values = old.values
        put(new)
    }

    /// A screen takes the place of the last of the region.
    private func put(_ new: NavGraph.LayerItem) {
        if region.isStack {
            region.frames[region.frames.count - 1] = new
            return
        }
        region.frames = [new]
        region.container = new
        if !layers[layers.count - 1].hasChoice { layers[layers.count - 1].container = new }
    }

    /// Makes a tab or column active; the layers above it go.
    public func select(_ name: some NavGraph.Name, animation: NavGraph.Animation = .standard) throws {
        let name = name.text
        guard let index = layers.lastIndex(where: { $0.hasChoice && $0.regions.contains { $0.name == name } }),
            let region = layers[index].regions.firstIndex(where: { $0.name == name })
        else { throw NavGraph.Fault.selectAbsent }
        self.animation = animation
        layers.removeLast(layers.count - 1 - index)
        layers[index].active = region
        layers[index].compact = nil
    }

    /// Chooses a tab or column of the top layer. The tab that is chosen already is left its bottom screen only.
    public func choose(_ name: some NavGraph.Name) throws {
        guard let top = layers.last, top.hasChoice, let index = top.regions.firstIndex(where: { $0.name == name.text })
        else { throw NavGraph.Fault.selectAbsent }
        if top.kind == .tabs, top.active == index { return popToRoot() }
        animation = .standard
        layers[layers.count - 1].active = index
        layers[layers.count - 1].compact = nil
    }

    /// A column holds one screen from now on.
    public func show(
        _ screen: AnyObject, in name: some NavGraph.Name, animation: NavGraph.Animation = .standard
    ) throws {
        try select(name, animation: animation)
        let item = display.item(of: screen)
        if region.isStack { region.frames = [item] } else { put(item) }
    }

    /// The current screen goes.
    public func pop(animation: NavGraph.Animation = .standard) throws {
        guard region.frames.count > 1 else { throw NavGraph.Fault.popAtBottom }
        self.animation = animation
        region.frames.removeLast()
    }

    /// All screens of the region except the bottom one go.
    public func popToRoot(animation: NavGraph.Animation = .standard) {
        self.animation = animation
        region.frames.removeLast(region.frames.count - 1)
    }

    /// At least one screen goes, until the nearest of that name is current.
    public func pop(to name: some NavGraph.Name, animation: NavGraph.Animation = .standard) throws {
        guard let index = region.frames.dropLast().lastIndex(where: { $0.frame?.screen == name.text }) else {
            throw NavGraph.Fault.popToAbsent
        }
        self.animation = animation
        region.frames.removeLast(region.frames.count - 1 - index)
    }

    /// The top layer goes.
    public func dismiss(animation: NavGraph.Animation = .standard) throws {
        guard layers.count > 1 else { throw NavGraph.Fault.dismissNothing }
        self.animation = animation
        layers.removeLast()
    }

    /// All layers above the window's go.
    public func dismissAll(animation: NavGraph.Animation = .standard) {
        self.animation = animation
        layers.removeLast(layers.count - 1)
    }
}
