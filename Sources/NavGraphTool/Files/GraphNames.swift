import NavGraphEditor
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

extension InputFiles {
    /// The names in a root file and the files that it includes and imports. A file with errors has those that can be read.
    func names(of input: Input) -> Names {
        Names(root: input.path, rules: Rule.allCases) { path in
            let known = outlines[path]
            guard case .bytes(let bytes) = contents(of: path, for: input, upTo: known == nil ? .max : 0) else {
                return nil
            }
            outlines[path] = known ?? Outline(bytes)
            return outlines[path]
        }
    }
}

extension Names {
    /// The declarations of the root file and its fragments.
    var own: [Int] { declarations.indices.filter { declarations[$0].module == 0 } }

    /// Where a declaration has its name, as a finding shows it: from 1.
    func shownPlace(of index: Int) -> (path: String, position: SourceFile.Position) {
        let declaration = declarations[index]
        let file = files[declaration.file]
        let place = Positions(file.outline, .utf32).position(of: declaration.range.lowerBound)
        return (file.path, SourceFile.Position(line: place.line + 1, column: place.character + 1))
    }
}
