import NavGraphSyntax

extension RuleDoc {
    static let sceneType = RuleDoc(
        rule: .sceneType,
        summary: "The scene of a screen has another class than the screen.",
        meaning: """
            The scene of the storyboard, or the owner of the xib, has a class that is not the screen's `type`.
            """,
        why: """
            The router makes the scene and takes it for the type of the graph: the app ends when the screen is \
            opened.
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
            -       noteDetail: { type: NoteDetailViewController, from: { storyboard: Main, id: NoteList } }
            +       noteDetail: { type: NoteDetailViewController, from: { storyboard: Main, id: NoteDetail } }
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
