import NavGraphModel

/// LANGUAGE 10, `discards-locked`: what a step takes away, or replaces, though the user could not leave it.
extension Interpreter {
    /// The configuration after a step that an app event or a link makes, where it takes such a thing away.
    func discards(_ step: Step, way: Way?, from c: Configuration) -> Bool {
        var judge = self
        judge.keepsValues = true
        var numbered = c
        var number = 0
        for layer in numbered.layers.indices {
            number += 1
            numbered.layers[layer].number = number
            for region in numbered.layers[layer].regions.indices {
                for frame in numbered.layers[layer].regions[region].frames.indices {
                    number += 1
                    numbered.layers[layer].regions[region].frames[frame].number = number
                }
            }
        }
        numbered.lastNumber = number
        let after: Configuration?
        switch step {
        case .link(let link): after = judge.follow(link, way: way, from: numbered)
        default:
            let result = judge.steps(from: numbered).first { $0.step == step }?.result
            if case .configuration(let next)? = result { after = next } else { after = nil }
        }
        guard let after else { return false }
        let layers = Set(after.layers.map(\.number))
        let frames = Set(after.layers.flatMap { $0.regions.flatMap { $0.frames.map(\.number) } })
        return numbered.layers.contains { layer in
            let lock = layer.lockedWhile
            if !lock.isEmpty, !layers.contains(layer.number), holds(lock, c.conditions), holds(lock, after.conditions) {
                return true
            }
            return layer.regions.flatMap(\.frames).contains { frame in
                !frames.contains(frame.number) && !letsBack(frame, c.conditions) && !letsBack(frame, after.conditions)
            }
        }
    }
}
