import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing

/// Random acts, a third of them in transitions: at rest what is shown is the configuration, and SwiftUI has lost nothing.
@MainActor
@Suite(.serialized)
struct RandomActTests {
    @Test(arguments: 0..<40) func whatIsShownFollows(_ seed: UInt64) {
        var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        let stage = Stage()
        stage.host.isCompact = seed % 2 == 1
        var count = 0
        func screen() -> NavGraph.Frame {
            count += 1
            let frame = stage.screen("s\(count)")
            frame.isStaying = random.below(8) == 0
            return frame
        }
        func layer() -> NavGraph.Layer {
            switch random.below(5) {
            case 0: return stage.navigation.single(screen(), for: "single")
            case 1:
                let children = [
                    stage.navigation.stack(screen(), for: "a"), stage.navigation.single(screen(), for: "b"),
                ]
                return stage.navigation.tabs(children, for: "tabs") { Label("\($0)", systemImage: "circle") }
            case 2:
                let children = [stage.navigation.stack(screen(), for: "l"), stage.navigation.stack(screen(), for: "r")]
                return stage.navigation.split(children, for: "split")
            default: return stage.navigation.stack(screen(), for: "stack")
            }
        }
        let animations = [NavGraph.Animation.standard, .none, .fade, .slide, .flip]
        let styles: [NavGraph.Style] = [
            .sheet, .fullScreen, .formSheet, .popover, .overFullScreen, .alert, .actionSheet,
        ]
        stage.settled { $0.root(layer()) }
        for act in 0..<500 {
            let animation = animations[random.below(5)]
            switch random.below(14) {
            case 0..<3: stage.run { try $0.push(screen(), animation: animation) }
            case 3: stage.run { try $0.pop() }
            case 4, 5:
                let style = styles[random.below(styles.count)]
                if stage.navigation.configuration.count < 6 {
                    stage.run {
                        $0.present(
                            style == .alert || style == .actionSheet
                                ? stage.navigation.single(screen(), for: "x") : layer(), as: style)
                    }
                }
            case 6: stage.run { try $0.dismiss() }
            case 7: stage.run { try $0.replace(with: screen()) }
            case 8: if random.below(3) == 0 { stage.run { $0.root(layer(), animation: animation) } }
            case 9: stage.host.goBack(1 + random.below(2))
            case 10: if !stage.host.isMoving { stage.host.swipeDown() }
            case 11: stage.host.tapTab(["a", "b"][random.below(2)], retap: ViewHost.Retap.allCases[random.below(4)])
            case 12: if !stage.host.press("yes") { stage.host.closeDialog() }
            default:
                stage.run { step in
                    step.dismissAll()
                    step.present(layer())
                    step.present(layer(), as: .fullScreen, animation: animation)
                }
            }
            if random.below(3) == 0 {
                stage.host.wait(Double(random.below(5)) / 10)
            } else {
                stage.host.settle()
                #expect(stage.host.misuses == [], "seed \(seed), act \(act)")
                #expect(stage.isShown, "seed \(seed), act \(act): \(stage.navigation.screens) \(stage.host.texts)")
                #expect(stage.listener.stalls == 0, "seed \(seed), act \(act)")
                if !stage.host.misuses.isEmpty || !stage.isShown || stage.listener.stalls > 0 { return }
            }
        }
    }
}

extension Stage {
    /// Whether what is on screen is the configuration.
    var isShown: Bool {
        guard let current = navigation.screens.last?.last else { return false }
        return host.texts.contains(current) && navigation.shownEqualsConfiguration
    }
}

struct Random {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
