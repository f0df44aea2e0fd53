import NavGraphSyntax

extension RuleDoc {
    static let missingScene = RuleDoc(
        rule: .missingScene,
        summary: "A screen comes from a storyboard scene or a xib that is not there.",
        meaning: """
            There is no storyboard or xib of that name below the directories of `--sources`, the storyboard has no \
            such identifier, or it has no initial view controller.
            """,
        why: """
            The app ends when the screen is opened.
            """,
        allowed: .screen,
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
            -       noteDetail: { from: { storyboard: Main, id: Detail } }
            +       noteDetail: { from: { storyboard: Main, id: NoteDetail } }
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
                    <viewController storyboardIdentifier="NoteDetail" id="a2" customClass="NoteDetailViewController"
                      customModule="Notes" customModuleProvider="target" sceneMemberID="viewController"/>
                  </objects></scene>
                </scenes>
              </document>
            """,
        ])
}
