// if: trials
extension NavGraph.Step {
    /// What becomes of the storyboard segue that a step comes to.
    package enum SegueRole {
        /// It is performed.
        case performed
        /// Nothing: the step is thrown away, and only tells by `AskedSegue` which segue it is.
        case asked
        /// The UI framework performs the segue, and has created its destination.
        case wired(AnyObject)
    }

    /// Thrown where a step that is thrown away comes to a segue.
    package struct AskedSegue: Error {
        package let identifier: String
        package init(_ identifier: String) { self.identifier = identifier }
    }

    /// Thrown where such a step would make something or call the UI framework.
    private struct GoesInCode: Error {}

    /// From here the step makes something. One that only tells of a segue comes to none, and ends here.
    public func goInCode() throws {
        if case .asked = segues { throw GoesInCode() }
    }

    /// What such a step came to; `nil`: to no segue, and to no fault.
    package func askedSegue(_ body: (NavGraph.Step) throws -> Void) throws -> String? {
        do {
            try body(self)
        } catch let asked as AskedSegue {
            return asked.identifier
        } catch is GoesInCode {
            return nil
        }
        return nil
    }
}
// end: trials
