#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    // if: columns
    // Decides which column a narrow window shows, and hands on the rest.

    extension NavGraph.DelegateProxy: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            typealias Method = (UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column
            let apps = handOn(to: (any UISplitViewControllerDelegate).self) {
                let method: Method? = $0.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
                return method?(svc, proposedTopColumn)
            }
            return navigation?.topColumn(of: svc) ?? apps ?? proposedTopColumn
        }
    }
// end: columns
#endif
