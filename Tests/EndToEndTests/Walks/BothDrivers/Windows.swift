import Foundation

/// `program DIRECTORY NAME…`: runs the scripts of these apps, and says for each how it went.
@MainActor
func drive(_ subjects: [(name: String, type: any Subject.Type)]) async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first else { return }
    let names = Set(arguments.dropFirst())
    for (name, type) in subjects where names.isEmpty || names.contains(name) {
        guard let script = try? String(contentsOfFile: "\(directory)/\(name).walk", encoding: .utf8) else { continue }
        if script.hasPrefix("fresh") {
            await driveWindows(name, type, script)
            continue
        }
        var driver = Driver(name, type)
        await driver.run(script, upToDifference: !names.isEmpty)
        write(driver.log.states, to: "\(directory)/\(name).states")
        print("  in transitions \(driver.actsInTransitions)")
        print("\(name)\t\(driver.log.steps)\t\(driver.log.differences)")
    }
}

/// Two windows of an app, which share what changes by itself. `fresh` closes both, and `window` turns to one; `close` closes
/// it. After a difference nothing is done up to the next `fresh`.
@MainActor
private func driveWindows(_ name: String, _ type: any Subject.Type, _ script: String) async {
    var drivers = [0, 1].map { Driver(name, type, window: $0) }
    var at = 0
    var isLost = false
    for line in script.split(separator: "\n") {
        if line == "fresh" {
            for index in drivers.indices { await drivers[index].close() }
            Driver.forget()
            isLost = false
        }
        if isLost { continue }
        if line.hasPrefix("window") {
            at = line.hasSuffix("1") ? 1 : 0
            drivers[at].turnTo()
        } else if line == "close" {
            await drivers[at].close()
        } else if line != "fresh" {
            if line.hasPrefix("launch") { drivers[at].launch(line, sharing: drivers[1 - at].subject) }
            await drivers[at].take(line)
        }
        isLost = drivers.contains(where: \.log.isLost)
    }
    for index in drivers.indices { drivers[index].finish() }
    print("  in transitions \(drivers.map(\.actsInTransitions).reduce(0, +))")
    print("\(name)\t\(drivers.map(\.log.steps).reduce(0, +))\t\(drivers.map(\.log.differences).reduce(0, +))")
}
