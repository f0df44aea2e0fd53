import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

/// A window with a navigation in it. Screens show their names; time is virtual.
@MainActor
final class Stage {
    let navigation: NavGraph.Navigation
    let host: ViewHost
    let listener: Listener

    convenience init() {
        let listener = Listener()
        let navigation = NavGraph.Navigation(NavGraph.Conditions(), listener)
        self.init(navigation, listener, ViewHost(NavGraph.RootView(navigation)))
    }

    init(_ navigation: NavGraph.Navigation, _ listener: Listener, _ host: ViewHost) {
        VirtualClock.reset()
        self.navigation = navigation
        self.listener = listener
        self.host = host
        navigation.later = { VirtualClock.after($0, $1) }
    }

    func screen(_ name: String, _ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(name, ending)
        let inbox = frame.inbox(of: String.self)
        frame.showDialog(
            name, name,
            view: { Page(name: name, inbox: inbox) },
            dialog: {
                NavGraph.Dialog(
                    title: name,
                    buttons: [
                        .init("yes") { NavGraph.Opening(frame).end("yes") },
                        .init("no", role: .cancel) { NavGraph.Opening(frame).end("no") },
                    ])
            })
        return frame
    }

    func stack(_ name: String) -> NavGraph.Layer { navigation.stack(screen(name), for: name) }

    func run(_ body: @escaping (NavGraph.Step) throws -> Void) { navigation.fire("step", [:], body: body) }

    /// Runs a step, and lets all come to rest.
    func settled(_ body: @escaping (NavGraph.Step) throws -> Void) {
        run(body)
        host.settle()
    }

    /// At rest what is shown is the configuration, and SwiftUI has nothing to complain of.
    func expectRest(_ text: String? = nil, _ location: SourceLocation = #_sourceLocation) {
        host.settle()
        #expect(host.misuses == [], sourceLocation: location)
        #expect(listener.stalls == 0, sourceLocation: location)
        #expect(host.texts.last == text ?? navigation.screens.last?.last, sourceLocation: location)
        #expect(host.depths.count == navigation.screens.count, sourceLocation: location)
    }
}

/// Counts moves that came to no end, and what else it is told of.
final class Listener: NavGraph.Observer {
    private(set) var stalls = 0
    private(set) var shown: [String] = []
    private(set) var ignored: [String] = []
    private(set) var faults: [NavGraph.Fault] = []
    func shown(_ screen: String) { shown.append(screen) }
    func ignored(_ event: String) { ignored.append(event) }
    func faulted(_ event: String, _ fault: NavGraph.Fault) { faults.append(fault) }
    func stalled(_ screen: String) { stalls += 1 }
}

struct Page: View {
    let name: String
    let inbox: NavGraph.Inbox<String>
    @State private var told: [String] = []
    var body: some View {
        VStack {
            ForEach(told, id: \.self) { Text($0) }
            Text(name)
        }
        .onMessage(inbox) { told.append($0) }
    }
}
