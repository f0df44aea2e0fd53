import Foundation

/// The methods are optional on Apple's systems; here they have defaults (rule 36).
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposedTopColumn
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

extension UISplitViewController {
    /// The width became compact: the columns up to the one that the delegate names go onto one stack.
    func collapse() {
        guard !isCollapsed else { return }
        let proposed: Column = wrappers[.compact] == nil ? .secondary : .compact
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        isCollapsed = true
        hidden = []
        let common = wrappers[.compact] ?? wrappers[.primary]
        viewIfLoaded?.window.hold {
            for navigation in columns.compactMap({ wrappers[$0] }) where navigation !== common {
                navigation.viewIfLoaded?.removeFromSuperview()
            }
            if wrappers[.compact] == nil, let common {
                for column in columns.dropFirst() where column.rawValue <= top.rawValue {
                    lend(column, to: common, animated: false)
                }
            }
        }
        viewIfLoaded?.window?.contentChanged()
        World.current.enqueue("split view collapsed") { self.delegate?.splitViewControllerDidCollapse(self) }
    }

    /// The width became regular: each column takes back what it had lent; what was pushed above belongs to the last.
    func expand() {
        guard isCollapsed else { return }
        isCollapsed = false
        viewIfLoaded?.window.hold {
            wrappers[.compact]?.viewIfLoaded?.removeFromSuperview()
            if let common = wrappers[.primary] {
                for entry in lent.reversed() {
                    guard
                        let first = common.stack.firstIndex(where: { one in entry.controllers.contains { $0 === one } }
                        ),
                        let own = wrappers[entry.column]
                    else { continue }
                    let controllers = Array(common.stack[first...])
                    common.change(to: Array(common.stack[..<first]), animated: false)
                    common.dropTop()
                    common.place(common.stack.last)
                    common.endMoves()
                    if controllers.first === own {
                        // What was pushed above it is the last column's now.
                        for above in controllers.dropFirst() { common.finishRelease(above) }
                        adoptChild(own)
                        finishAdoption(own)
                        if controllers.count > 1 {
                            own.change(to: own.stack + controllers.dropFirst(), animated: false)
                        }
                        continue
                    }
                    own.change(to: controllers, animated: false)
                }
            }
            lent = []
        }
        viewIfLoaded?.window?.contentChanged()
        World.current.enqueue("split view expanded") { self.delegate?.splitViewControllerDidExpand(self) }
    }
}
