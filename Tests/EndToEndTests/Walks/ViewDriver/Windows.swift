import SwiftUI
import UIKit

/// `program DIRECTORY NAME…`: runs the scripts of these apps, and says for each how it went.
@MainActor
func drive(_ subjects: [(name: String, type: any Subject.Type)]) async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first else { return }
    let names = Set(arguments.dropFirst())
    for (name, type) in subjects where names.isEmpty || names.contains(name) {
        guard let script = try? String(contentsOfFile: "\(directory)/\(name).walk", encoding: .utf8) else { continue }
        if let other = try? String(contentsOfFile: "\(directory)/\(name).other.walk", encoding: .utf8) {
            await driveWindows(name, type, [script, other])
            continue
        }
        var driver = Driver(name, type)
        await driver.run(script, upToDifference: !names.isEmpty)
        write(driver.states, to: "\(directory)/\(name).states")
        print("  in transitions \(driver.actsInTransitions)")
        print("\(name)\t\(driver.steps)\t\(driver.differences)")
    }
}

/// Two windows of an app, each with a script of its own: the acts of the one come between those of the other.
@MainActor
private func driveWindows(_ name: String, _ type: any Subject.Type, _ scripts: [String]) async {
    VirtualClock.reset()
    UIKitDouble.reset()
    Diary.forget()
    var drivers = scripts.indices.map { Driver(name, type, window: $0) }
    var lines = scripts.map { $0.split(separator: "\n")[...] }
    while lines.contains(where: { !$0.isEmpty }) {
        for index in drivers.indices { await drivers[index].run(&lines[index]) }
    }
    for index in drivers.indices { drivers[index].finish() }
    print("  in transitions \(drivers.map(\.actsInTransitions).reduce(0, +))")
    print("\(name)\t\(drivers.map(\.steps).reduce(0, +))\t\(drivers.map(\.differences).reduce(0, +))")
}
