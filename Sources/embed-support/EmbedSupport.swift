import Foundation

/// Writes the sources of the support code as string literals: `embed-support SOURCES OUTPUT`. A part of it, one directory,
/// becomes one text.
@main
struct EmbedSupport {
    private static let parts = [
        ("runtime", "NavGraphRuntime"), ("links", "NavGraphRuntime/Links"), ("uikit", "NavGraphUIKit"),
        ("uikitSegues", "NavGraphUIKit/Segues"), ("uikitLinks", "NavGraphUIKit/Links"),
        ("uikitHosting", "NavGraphUIKit/Hosting"), ("uikitActs", "NavGraphUIKit/Acts"),
        ("appkit", "NavGraphAppKit"), ("appkitSegues", "NavGraphAppKit/Segues"),
        ("appkitLinks", "NavGraphAppKit/Links"), ("appkitHosting", "NavGraphAppKit/Hosting"),
        ("appkitActs", "NavGraphAppKit/Acts"), ("swiftui", "NavGraphSwiftUI"),
        ("swiftuiLinks", "NavGraphSwiftUI/Links"),
        ("swiftuiActs", "NavGraphSwiftUI/Acts"),
    ]

    static func main() {
        do {
            try embed(CommandLine.arguments)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func embed(_ arguments: [String]) throws {
        if arguments.count == 4, arguments[1] == "--page" {
            return try embedPage(in: URL(fileURLWithPath: arguments[2]), to: URL(fileURLWithPath: arguments[3]))
        }
        if arguments.count == 4, arguments[1] == "--rules" {
            return try embedRules(in: URL(fileURLWithPath: arguments[2]), to: URL(fileURLWithPath: arguments[3]))
        }
        guard arguments.count == 3 else {
            throw Failure(description: "usage: embed-support [--page | --rules] SOURCES OUTPUT")
        }
        let sources = URL(fileURLWithPath: arguments[1], isDirectory: true)
        var output = "extension SupportPart {\n    var source: Source {\n        switch self {\n"
        for (name, directory) in parts {
            output += "        case .\(name):\n" + literal(of: try Part(sources.appendingPathComponent(directory)))
        }
        output += "        }\n    }\n}\n"
        try Data(output.utf8).write(to: URL(fileURLWithPath: arguments[2]), options: .atomic)
    }

    private static func literal(of part: Part) -> String {
        let imports = part.imports.sorted { $0.key < $1.key }.map {
            let condition = $0.value.condition.map { "\"\($0)\"" } ?? "nil"
            return "(\"\($0.key)\", isPublic: \($0.value.isPublic), condition: \(condition))"
        }
        return """
                    return Source(
                        condition: \(part.condition.map { "\"\($0)\"" } ?? "nil"), imports: [\(imports.joined(separator: ", "))],
                        text: ###\"""
            \(part.text)
            \"""###)

            """
    }
}

struct Failure: Error, CustomStringConvertible { var description: String }
