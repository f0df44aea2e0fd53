import NavGraphSyntax

extension RuleDoc {
    static let missingSegue = RuleDoc(
        rule: .missingSegue,
        summary: "A transition performs a segue that the scene does not have.",
        meaning: """
            No segue of that identifier leaves the scene of the screen, or it leads to a scene of another type than \
            the target's.
            """,
        why: """
            UIKit raises an exception when a segue is performed that is not there; a segue to another scene opens a \
            screen that nobody meant.
            """,
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Notes
              entry: notes
              flows:
                notes:
                  screens:
                    noteList:
                      from: { storyboard: Main, id: NoteList }
                      transitions:
            -           openNote: { push: noteDetail, segue: openNote }
            +           openNote: { push: noteDetail, segue: showNote }
                    noteDetail: { from: { storyboard: Main, id: NoteDetail } }
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
                        <connections><segue destination="a2" kind="show" identifier="showNote" id="s1"/></connections>
                    </viewController>
                  </objects></scene>
                  <scene><objects>
                    <viewController storyboardIdentifier="NoteDetail" id="a2" customClass="NoteDetailViewController"
                      customModule="Notes" customModuleProvider="target" sceneMemberID="viewController"/>
                  </objects></scene>
                </scenes>
              </document>
            """,
        ])
}
