import Foundation

/// The files of a directory, joined.
struct Part {
    /// The condition of the first file, such as `#if canImport(UIKit)`; a file with another one is put under both.
    private(set) var condition: String?
    /// What they import of others.
    private(set) var imports: [String: Import] = [:]
    private(set) var text = ""

    struct Import {
        /// Whether one of the files says `public`.
        var isPublic: Bool
        /// Where they import it, such as `canImport(UIKit)`; `nil`: everywhere.
        var condition: String?
    }

    init(_ directory: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter {
            $0.hasSuffix(".swift")
        }
        // What all the rest is in comes first.
        let ordered = names.filter { $0 == "NavGraph.swift" } + names.filter { $0 != "NavGraph.swift" }.sorted()
        for name in ordered {
            let file = directory.appendingPathComponent(name)
            do { try add(String(contentsOf: file, encoding: .utf8)) } catch let failure as Failure {
                throw Failure(description: "\(file.path): error: \(failure)")
            }
        }
    }

    private mutating func add(_ file: String) throws {
        var lines = file.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        var condition: String?
        if let first = lines.first, first.hasPrefix("#if "), lines.last == "#endif" {
            condition = String(first)
            // The format of the sources indents what is in it.
            lines = lines.dropFirst().dropLast().map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }[...]
        }
        if text.isEmpty { self.condition = condition }
        while let line = lines.first {
            if line.isEmpty || take(importOf: line) {
                lines.removeFirst()
            } else if line.hasPrefix("#if "), lines.dropFirst(2).first == "#endif",
                take(importOf: lines[lines.startIndex + 1], where: String(line.dropFirst(4)))
            {
                lines.removeFirst(3)
            } else {
                break
            }
        }
        // These words are rewritten where the sources are embedded, and nothing but access may be.
        for line in lines where line.drop(while: { $0 == " " }).hasPrefix("//") {
            if line.contains("public ") || line.contains("package ") {
                throw Failure(description: "a comment has the word 'public' or 'package': \(line)")
            }
        }
        if !text.isEmpty { text += "\n\n" }
        if let condition, condition != self.condition {
            let inner = lines.map { $0.isEmpty ? "" : "    \($0)" }
            text += ([condition] + inner + ["#endif"]).joined(separator: "\n")
        } else {
            text += lines.joined(separator: "\n")
        }
    }

    private mutating func take(importOf line: Substring, where condition: String? = nil) -> Bool {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 2, words.count == index + 2 else { return false }
        let module = String(words[index + 1])
        if !module.hasPrefix("NavGraph") {
            let old = imports[module]
            imports[module] = Import(
                isPublic: old?.isPublic == true || words[0] == "public",
                condition: condition == nil || old?.condition == nil && old != nil ? nil : condition)
        }
        return true
    }
}
