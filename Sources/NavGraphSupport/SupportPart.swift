import NavGraphModel

/// A part of the support code, as the tool writes it: a file.
package enum SupportPart: String, CaseIterable, Sendable {
    case runtime = "Runtime"
    case links = "Links"
    case uikit = "UIKit"
    case uikitSegues = "UIKitSegues"
    case uikitLinks = "UIKitLinks"
    case uikitHosting = "UIKitHosting"
    case uikitActs = "UIKitActs"
    case appkit = "AppKit"
    case appkitSegues = "AppKitSegues"
    case appkitLinks = "AppKitLinks"
    case appkitHosting = "AppKitHosting"
    case appkitActs = "AppKitActs"
    case swiftui = "SwiftUI"
    case swiftuiLinks = "SwiftUILinks"
    case swiftuiActs = "SwiftUIActs"

    /// Its sources, joined. What they are is in the file that the plugin `EmbedSupport` has written.
    struct Source {
        /// What it stands under, such as `#if canImport(UIKit)`.
        var condition: StaticString?
        /// `isPublic`: its public declarations have types of that module. `condition`: where it is there, if not everywhere.
        var imports: [(module: String, isPublic: Bool, condition: String?)]
        var text: StaticString
    }

    /// The parts that the routers of a graph call, and what stands beside their mocks. Those of scenes carry out more than
    /// segues by one call of UIKit.
    package static func parts(
        of graph: NavGraph, for framework: SwiftSettings.Framework, withMocks: Bool = false
    ) -> Set<SupportPart> {
        let hasLinks = graph.isApp && !graph.deepLinks.isEmpty
        let hasActs = withMocks && graph.isApp
        if framework == .swiftui {
            var parts: Set<SupportPart> = [.runtime, .swiftui]
            if hasLinks { parts.formUnion([.links, .swiftuiLinks]) }
            if hasActs { parts.insert(.swiftuiActs) }
            return parts
        }
        let isAppKit = framework == .appkit
        var parts: Set<SupportPart> = [.runtime, isAppKit ? .appkit : .uikit]
        if framework == .cleanSwift || graph.alternatives.contains(where: { !$0.segue.isEmpty }) {
            parts.insert(isAppKit ? .appkitSegues : .uikitSegues)
        }
        if graph.screens.contains(where: { $0.source == .swiftUI }) {
            parts.insert(isAppKit ? .appkitHosting : .uikitHosting)
        }
        if hasLinks { parts.formUnion([.links, isAppKit ? .appkitLinks : .uikitLinks]) }
        if hasActs { parts.insert(isAppKit ? .appkitActs : .uikitActs) }
        return parts
    }

    /// All parts that there are for a framework.
    package static func all(for framework: SwiftSettings.Framework) -> Set<SupportPart> {
        switch framework {
        case .uikit, .cleanSwift: [.runtime, .links, .uikit, .uikitSegues, .uikitLinks, .uikitHosting, .uikitActs]
        case .swiftui: [.runtime, .links, .swiftui, .swiftuiLinks, .swiftuiActs]
        case .appkit: [.runtime, .links, .appkit, .appkitSegues, .appkitLinks, .appkitHosting, .appkitActs]
        }
    }

    package var fileName: String { "NavGraph\(rawValue).swift" }

    /// The file: a comment with the version, the imports, and the sources, whose public declarations get this access. What
    /// the app's lowest iOS has needs no `@available`.
    package func file(
        with features: Set<SupportFeature> = Set(SupportFeature.allCases), access: SwiftSettings.Access,
        for deployment: Deployment = .lowest, version: String
    ) -> [UInt8] {
        let source = source
        var file = Array("// The support code of \(version): \(rawValue). Changes are lost.\n".utf8)
        file += Array("// swiftlint:disable all\n// swift-format-ignore-file\n".utf8)
        if let condition = source.condition { file += Array("\(condition)\n".utf8) }
        file += imports(source.imports, access).utf8
        if !source.imports.isEmpty { file += "\n".utf8 }
        source.text.withUTF8Buffer {
            let text = SupportFeature.text(Array($0), with: features)
            append(withoutAvailability(text, deployment), access, to: &file)
        }
        file += (source.condition == nil ? "\n" : "\n#endif\n").utf8
        return file
    }

    private func imports(
        _ imports: [(module: String, isPublic: Bool, condition: String?)], _ access: SwiftSettings.Access
    ) -> String {
        imports.map { module, isPublic, condition in
            let line =
                switch access {
                case .public where isPublic: "public import \(module)\n"
                // Beside an import that says `package` none may leave its access unsaid, except where that means `internal`.
                case .package where isPublic:
                    """
                    #if hasFeature(InternalImportsByDefault)
                    package import \(module)
                    #else
                    import \(module)
                    #endif

                    """
                default: "import \(module)\n"
                }
            return condition.map { "#if \($0)\n\(line)#endif\n" } ?? line
        }.joined()
    }

    /// A text whose lines `@available(iOS 17, macOS 14, …)` say nothing of iOS and visionOS where each iOS of the app has
    /// that. The deployment of an app is that of iOS.
    private func withoutAvailability(_ text: [UInt8], _ deployment: Deployment) -> [UInt8] {
        guard deployment > .lowest else { return text }
        let start = Array("@available(iOS ".utf8)
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).compactMap { line in
            let attribute = line.drop { $0 == UInt8(ascii: " ") }
            guard attribute.starts(with: start) else { return line }
            let version = attribute.dropFirst(start.count).prefix { $0 != UInt8(ascii: ",") }
            guard let first = Deployment(String(decoding: version, as: UTF8.self)), first <= deployment else {
                return line
            }
            let others = String(decoding: attribute, as: UTF8.self).dropFirst("@available(".count).split(
                separator: ", "
            )
            .filter { $0.hasPrefix("macOS") || $0.hasPrefix("tvOS") }
            if others.isEmpty { return nil }
            return Array("@available(\(others.joined(separator: ", ")), *)".utf8)[...]
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Copies a text. `public` becomes the access; `package`, by which the parts call each other, goes, and so does `open`
    /// where nobody else sees it.
    private func append(_ text: [UInt8], _ access: SwiftSettings.Access, to file: inout [UInt8]) {
        let access = access == .internal ? "" : "\(access.rawValue) "
        let open = access.isEmpty ? "" : "open "
        let words = [
            ("public ", access), ("package ", ""), ("package(set) ", access.isEmpty ? "" : "internal(set) "),
            ("open class ", open + "class "), ("open func ", open + "func "),
        ].map { (from: Array($0.utf8), to: Array($1.utf8)) }
        var rest = text[...]
        while let byte = rest.first {
            let mayBegin = byte == UInt8(ascii: "p") || byte == UInt8(ascii: "o")
            if mayBegin, rest.startIndex == 0 || text[rest.startIndex - 1] <= 0x20,
                let word = words.first(where: { rest.starts(with: $0.from) })
            {
                file += word.to
                rest = rest.dropFirst(word.from.count)
            } else {
                file.append(byte)
                rest = rest.dropFirst()
            }
        }
    }
}
