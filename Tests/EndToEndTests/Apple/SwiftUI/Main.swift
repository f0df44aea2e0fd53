import SwiftUI

/// The app of the example is not `@main`, since tests compile it with a program around it.
@main enum Main {
    @MainActor static func main() { NotesMain.main() }
}
