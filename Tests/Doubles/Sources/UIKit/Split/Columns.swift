import Foundation

extension UISplitViewController {
    func setColumn(_ column: Column, _ vc: UIViewController?) {
        if column != .compact, !columns.contains(column) {
            World.current.misuse(
                World.invalidArgument, "\(naming(self)) of style \(style) has no column \(column)")
            return
        }
        if let vc, vc === given[column] { return }
        let new: UINavigationController?
        if let vc {
            if let navigation = vc as? UINavigationController {
                guard navigation.hasNoOtherParent(than: self), navigation.isNotPresented else { return }
                new = navigation
            } else {
                guard vc.hasNoOtherParent(than: self), vc.isNotPresented else { return }
                new = UINavigationController(rootViewController: vc)
            }
        } else {
            new = nil
        }
        let old = wrappers[column]
        if let old, old !== new { beginRelease(old) }
        if let new, new.parent == nil { adoptChild(new) }
        given[column] = vc
        wrappers[column] = new
        takeBack(column)
        World.current.enqueue("column \(column) of \(type(of: self)) changes") { self.exchangeColumn(old, new) }
    }

    /// A column that is replaced while collapsed leaves the common stack with what it had lent.
    private func takeBack(_ column: Column) {
        guard isCollapsed, let index = lent.firstIndex(where: { $0.column == column }) else { return }
        let controllers = lent.remove(at: index).controllers
        guard let common = wrappers[.primary], column != .primary else { return }
        common.change(to: common.stack.filter { one in !controllers.contains { $0 === one } }, animated: false)
        World.current.enqueue("column \(column) shows again") { self.showColumn(column) }
    }

    private func exchangeColumn(_ old: UINavigationController?, _ new: UINavigationController?) {
        let isPast = old.map { old in !wrappers.values.contains { $0 === old } } ?? false
        let changes = {
            if isPast { old?.isLeaving = true }
            self.installContent()
        }
        var round: AppearanceRound?
        if let window = viewIfLoaded?.window { round = window.round(animated: false, changes) }
        World.current.enqueue("columns of \(type(of: self)) changed") {
            if let old, isPast {
                let window = old.viewIfLoaded?.window
                window.hold { old.viewIfLoaded?.removeFromSuperview() }
                old.isLeaving = false
                round?.finish()
                self.finishRelease(old)
            } else {
                round?.finish()
            }
            if let new { self.finishAdoption(new) }
        }
    }

    func showColumn(_ column: Column) {
        if isCollapsed {
            showOnCommonStack(column)
        } else if hidden.contains(column) {
            delegate?.splitViewController(self, willShow: column)
            hidden.remove(column)
            viewIfLoaded?.window?.contentChanged()
        }
    }

    func hideColumn(_ column: Column) {
        if isCollapsed {
            guard let entry = lent.first(where: { $0.column == column }), let common = wrappers[.primary],
                let index = common.stack.firstIndex(where: { one in entry.controllers.contains { $0 === one } }),
                index > 0
            else { return }
            common.popToViewController(common.stack[index - 1], animated: true)
        } else if column != .secondary, columns.contains(column), !hidden.contains(column) {
            delegate?.splitViewController(self, willHide: column)
            hidden.insert(column)
            wrappers[column]?.viewIfLoaded?.removeFromSuperview()
        }
    }

    /// Collapsed, the columns share the primary column's stack (rule 23).
    private func showOnCommonStack(_ column: Column) {
        guard wrappers[.compact] == nil, let common = wrappers[.primary] else { return }
        if column == .primary {
            common.popToRootViewController(animated: true)
            return
        }
        if let entry = lent.first(where: { $0.column == column }),
            let last = entry.controllers.last(where: { one in common.stack.contains { $0 === one } })
        {
            common.popToViewController(last, animated: true)
            return
        }
        lend(column, to: common, animated: true)
    }

    func lend(_ column: Column, to common: UINavigationController, animated: Bool) {
        guard let own = wrappers[column], own !== common, !own.stack.isEmpty else { return }
        if World.current.knobs.splitLendsContainers {
            own.viewIfLoaded?.removeFromSuperview()
            finishRelease(own)
            lent.removeAll { $0.column == column }
            lent.append((column, [own]))
            return common.change(to: common.stack + [own], animated: animated)
        }
        let controllers = own.stack
        own.change(to: [], animated: false)
        own.dropTop()
        own.endMoves()
        lent.removeAll { $0.column == column }
        lent.append((column, controllers))
        common.change(to: common.stack + controllers, animated: animated)
    }
}
