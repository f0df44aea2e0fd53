import Foundation

/// The files of a directory, joined.
struct Part {
    /// What all of them stand under, such as `#if canImport(UIKit)`.
    private(set) var condition: String?
    /// What they import of others, and whether as `public` anywhere.
    private(set) var imports: [String: Bool] = [:]
    private(set) var text = ""

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
        guard text.isEmpty || condition == self.condition else {
            throw Failure(description: "stands under another condition than the files before it")
        }
        self.condition = condition
        while let line = lines.first, line.isEmpty || take(importOf: line) { lines.removeFirst() }
        // These words are rewritten where the sources are embedded, and nothing but access may be.
        for line in lines where line.drop(while: { $0 == " " }).hasPrefix("//") {
            if line.contains("public ") || line.contains("package ") {
                throw Failure(description: "a comment has the word 'public' or 'package': \(line)")
            }
        }
        if !text.isEmpty { text += "\n\n" }
        text += lines.joined(separator: "\n")
    }

    private mutating func take(importOf line: Substring) -> Bool {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 2, words.count == index + 2 else { return false }
        let module = String(words[index + 1])
        if !module.hasPrefix("NavGraph") { imports[module] = imports[module] == true || words[0] == "public" }
        return true
    }
}
