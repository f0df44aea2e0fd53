import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// What links ask that UIKit cannot do.
    mutating func checkLinks() {
        for link in graph.deepLinks where link.isByPresent {
            let isAlert = link.style == .alert || link.style == .actionSheet
            let place = Place(link.file, link.opensSpan)
            if isAlert, link.opens.screen == nil || link.inStack {
                problems.append(
                    EmitProblem(
                        place, "a flow or stack with the style '\(link.style.rawValue)' cannot be emitted as UIKit"))
            } else if let screen = link.opens.screen, let style = alerts[screen], style != link.style || link.inStack {
                problems.append(
                    EmitProblem(
                        place, "a screen that is an alert in one place and none in another cannot be emitted as UIKit"))
            }
        }
    }
}
