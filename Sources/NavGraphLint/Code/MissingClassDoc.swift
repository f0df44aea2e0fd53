import NavGraphSyntax

extension RuleDoc {
    static let missingClass = RuleDoc(
        rule: .missingClass,
        summary: "A storyboard or xib names a class of the app that no source declares.",
        meaning: """
            An element has a class of the app's own module, and no Swift or Objective-C source declares it. The \
            place is the element.
            """,
        why: """
            UIKit says that the class is unknown, and makes a plain object in its place, which then lacks outlets \
            and actions.
            """,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      transitions:
                        openNote: { push: noteDetail }
                    noteDetail:
            """,
        others: [
            "App/Notes.swift": """
              class NoteListViewController: UIViewController {
                  func openNote() { show(NoteDetailViewController(), sender: nil) }
              }
              class NoteDetailViewController: UIViewController {}
            """,
            "App/Main.storyboard": """
              <?xml version="1.0" encoding="UTF-8"?>
              <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                <scenes>
                  <scene><objects>
                    <viewController storyboardIdentifier="NoteList" id="a1" customClass="NoteListViewController"
                      customModule="Notes" customModuleProvider="target" sceneMemberID="viewController">
                    </viewController>
                  </objects></scene>
                  <scene><objects>
            -       <viewController storyboardIdentifier="NoteDetail" id="a2" customClass="NoteDetailVC"
            +       <viewController storyboardIdentifier="NoteDetail" id="a2" customClass="NoteDetailViewController"
                      customModule="Notes" customModuleProvider="target" sceneMemberID="viewController"/>
                  </objects></scene>
                </scenes>
              </document>
            """,
        ])
}
