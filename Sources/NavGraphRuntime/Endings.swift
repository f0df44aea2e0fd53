/// What has been opened ends.
extension NavGraph.Step {
    /// The current screen ends: its frame goes, or the layer that it is the bottom of. Then whoever opened it decides.
    package func end<Value>(_ frame: NavGraph.Frame, with outcome: String, _ value: Value) throws {
        let ending = frame.ending?.flow == nil ? frame.ending : nil
        let handler = try ending?.handler(outcome, value)
        if frame.isAlert, layers.last?.current?.frame !== frame {
            try handler?(self)
            return
        }
        if region.frames.count > 1 {
            try pop()
        } else if layers[layers.count - 1].hasChoice {
            throw NavGraph.Fault.finishWithoutOpener
        } else if layers.count > 1 {
            try dismiss()
        } else {
            return try stay(handler)
        }
        try handler?(self)
    }

    /// A screen ends as if it raised an outcome itself, which it can only while it is current.
    public func end<Value>(_ outcome: NavGraph.Outcome<Value>, _ value: Value) throws {
        guard currentScreen == outcome.owner, let frame = layers.last?.current?.frame else {
            throw NavGraph.Fault.finishWithoutOpener
        }
        try end(frame, with: outcome.name, value)
    }

    /// A screen ends with an outcome that carries nothing.
    public func end(_ outcome: NavGraph.Outcome<Void>) throws { try end(outcome, ()) }

    /// A flow ends: what it was opened as goes with all above it. Then whoever opened it decides.
    public func finish<Value>(_ outcome: NavGraph.Outcome<Value>, _ value: Value) throws {
        let flow = outcome.owner
        for index in layers.indices.reversed() {
            let frames = layers[index].regions[layers[index].active].frames
            if let start = frames.lastIndex(where: { $0.frame?.ending?.flow == flow }) {
                let handler = try frames[start].frame?.ending?.handler(outcome.name, value)
                animation = .standard
                layers.removeLast(layers.count - 1 - index)
                region.frames.removeLast(frames.count - start)
                try handler?(self)
                return
            }
            guard let ending = layers[index].ending, ending.flow == flow, !layers[index].isEnding else { continue }
            let handler = try ending.handler(outcome.name, value)
            if index == 0 { return try stay(handler) }
            animation = .standard
            layers.removeLast(layers.count - index)
            try handler?(self)
            return
        }
        throw NavGraph.Fault.finishWithoutOpener
    }

    /// A flow ends with an outcome that carries nothing.
    public func finish(_ outcome: NavGraph.Outcome<Void>) throws { try finish(outcome, ()) }

    /// The window layer stays when what it was made for ends. While its handler runs it was made for nothing.
    private func stay(_ handler: ((NavGraph.Step) throws -> Void)?) throws {
        guard let handler, !layers[0].isEnding else { throw NavGraph.Fault.finishWithoutOpener }
        layers[0].isEnding = true
        try handler(self)
        layers[0].isEnding = false
    }
}
