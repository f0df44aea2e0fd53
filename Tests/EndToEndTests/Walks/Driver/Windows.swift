import Foundation

/// Two windows of an app, which share what changes by itself. `fresh` closes both, and `window` turns to one; `close` closes
/// it. After a difference nothing is done up to the next `fresh`.
@MainActor
func driveWindows(_ name: String, _ type: any Subject.Type, _ script: String) async {
    var drivers = [Driver(name, type), Driver(name, type)]
    var at = 0
    var isLost = false
    for line in script.split(separator: "\n") {
        if line == "fresh" {
            for index in drivers.indices { drivers[index].close() }
            Driver.forget()
            isLost = false
        }
        if isLost { continue }
        if line.hasPrefix("window") {
            at = line.hasSuffix("1") ? 1 : 0
            drivers[at].turnTo()
        } else if line == "close" {
            drivers[at].close()
        } else if line != "fresh" {
            if line.hasPrefix("launch") { drivers[at].launch(line, sharing: drivers[1 - at].subject) }
            await drivers[at].take(line)
        }
        isLost = drivers.contains { $0.isLost }
    }
    print("\(name)\t\(drivers.map(\.steps).reduce(0, +))\t\(drivers.map(\.differences).reduce(0, +))")
}
