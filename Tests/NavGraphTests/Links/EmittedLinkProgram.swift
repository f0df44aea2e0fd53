import Foundation
import NavGraphModel
import NavGraphPictures
import NavGraphSupport
import NavGraphSyntax

/// A program of the emitted links of several graphs, which tells for each line `NUMBER URL` of its input what the emitted
/// code makes of the URL.
struct EmittedLinkProgram {
    private let program: SwiftProgram

    init(_ graphs: [NavGraph]) throws {
        var files: [(name: String, text: String)] = []
        var cases = ""
        for (number, graph) in graphs.enumerated() {
            files.append(("Links\(number).swift", Self.renamed(Self.links(of: graph), number)))
            cases += "    case \(number): tell(L\(number)(text: url), { L\(number)(text: $0) }, { $0.url })\n"
        }
        for part in [SupportPart.runtime, .links] {
            let text = String(decoding: part.file(access: .internal, version: "these tests"), as: UTF8.self)
            files.append((part.fileName, text))
        }
        files.append(("main.swift", Self.main.replacingOccurrences(of: "    //CASES\n", with: cases)))
        program = try SwiftProgram(files, options: ["-Onone"])
    }

    /// The file of the links of an app `Links`.
    private static func links(of graph: NavGraph) -> String {
        let emitted = Emission(graph)
        precondition(emitted.problems.isEmpty, "\(emitted.problems)")
        return emitted.files["LinksAppLinks.swift"] ?? ""
    }

    /// The enum of the links with a name of its own, so that many fit into one program.
    private static func renamed(_ text: String, _ number: Int) -> String {
        text.replacingOccurrences(of: #"LinksAppLink\b"#, with: "L\(number)", options: .regularExpression)
    }

    /// Of each URL the link with its values, `name name=value …`, or `-`.
    func answers(_ lines: [(graph: Int, url: String)]) throws -> [String] {
        let input = lines.map { "\($0.graph) \(Data($0.url.utf8).base64EncodedString())\n" }.joined()
        return try program.run(input: input).split(separator: "\n").map(String.init)
    }

    private static let main = #"""
        import Foundation

        struct Color: LosslessStringConvertible {
            var description: String
            init?(_ description: String) { self.description = description }
        }

        func text(_ value: Any) -> String {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
            switch value {
            case let date as Date: return "\(date.timeIntervalSince1970)"
            case let text as String: return Data(text.utf8).base64EncodedString()
            case let color as Color: return Data(color.description.utf8).base64EncodedString()
            default: return "\(value)"
            }
        }

        func words<Link>(_ link: Link) -> String {
            guard let child = Mirror(reflecting: link).children.first else { return "\(link)" }
            let values = Mirror(reflecting: child.value).children
            // A case with one value is seen as that value in parentheses, label and all.
            return ([child.label!] + values.map { "\($0.label!)=\(text($0.value))" }).joined(separator: " ")
        }

        func tell<Link>(_ link: Link?, _ again: (String) -> Link?, _ url: (Link) -> URL?) {
            guard let link else { return print("-") }
            var answer = words(link)
            // The URL of a link is that link, and the link's URL is it.
            if let canonical = url(link) {
                guard let same = again(canonical.absoluteString), words(same) == answer else {
                    return print("\(answer) is not \(canonical)")
                }
                guard url(same) == canonical else { return print("\(canonical) is not \(String(describing: url(same)))") }
                answer += " ="
            }
            print(answer)
        }

        func answer(_ number: Int, _ url: String) {
            switch number {
            //CASES
            default: print("?")
            }
        }

        for line in try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            answer(Int(words[0])!, String(decoding: Data(base64Encoded: String(words[1]))!, as: UTF8.self))
        }
        """#
}
