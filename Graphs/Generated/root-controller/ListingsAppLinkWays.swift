// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

extension ListingsAppRouter {
    /// How a link is followed.
    func way(to link: ListingsAppLink) -> ListingsAppLinkWay {
        switch link {
        case .messages:
            return ListingsAppLinkWay(
                "messages", isOpen: { conditions, root in root == "main" && conditions.loggedIn }
            ) { [weak self] step in
                try self?.followMessages(step)
            }
        case .message(let id):
            return ListingsAppLinkWay(
                "message", isOpen: { conditions, root in root == "main" && conditions.loggedIn }
            ) { [weak self] step in
                try self?.followMessage(step, id: id)
            }
        case .activity:
            return ListingsAppLinkWay(
                "activity", isOpen: { conditions, root in root == "main" && conditions.loggedIn }
            ) { [weak self] step in
                try self?.followActivity(step)
            }
        case .newListing:
            return ListingsAppLinkWay(
                "newListing", isOpen: { conditions, root in root == "main" && conditions.loggedIn }
            ) { [weak self] step in
                try self?.followNewListing(step)
            }
        case .request(let id):
            return ListingsAppLinkWay(
                "request", isOpen: { conditions, root in root == "main" && conditions.loggedIn }, expires: 86400
            ) { [weak self] step in
                try self?.followRequest(step, id: id)
            }
        }
    }

    /// `messages`: main · mainScreen.openMessages
    private func followMessages(_ step: ListingsAppStep) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try mainScreenOpenMessagesOnWay(step)
    }

    /// `message`: main · mainScreen.openMessages · messageList.openMessage
    private func followMessage(_ step: ListingsAppStep, id: String) throws {
        step.restart(self.mainRouter.container())
        try mainScreenOpenMessagesOnWay(step)
        step.animateTheRest()
        try messageListOpenMessageOnWay(step, id: id)
    }

    /// `activity`: main · mainScreen.openActivity
    private func followActivity(_ step: ListingsAppStep) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try mainScreenOpenActivityOnWay(step)
    }

    /// `newListing`: main · mainScreen.createListing
    private func followNewListing(_ step: ListingsAppStep) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try mainScreenCreateListingOnWay(step)
    }

    /// `request`: main · mainScreen.openRequest
    private func followRequest(_ step: ListingsAppStep, id: String) throws {
        step.restart(self.mainRouter.container())
        step.animateTheRest()
        try mainScreenOpenRequestOnWay(step, id: id)
    }
}

// MARK: - Events on the ways

extension ListingsAppRouter {
    private func mainScreenOpenMessagesOnWay(_ step: ListingsAppStep) throws {
        try step.push(self.mainRouter.makeMessageList())
    }

    private func messageListOpenMessageOnWay(_ step: ListingsAppStep, id: String) throws {
        try step.push(self.mainRouter.makeMessageDetails(id: id))
    }

    private func mainScreenOpenActivityOnWay(_ step: ListingsAppStep) throws {
        try step.push(self.mainRouter.makeActivity())
    }

    private func mainScreenCreateListingOnWay(_ step: ListingsAppStep) throws {
        let ending = ListingsAppEnding()
        ending.close("published")
        step.present(self.navigation.stack(self.mainRouter.makeNewListing(ending), for: "newListing", ending))
    }

    private func mainScreenOpenRequestOnWay(_ step: ListingsAppStep, id: String) throws {
        try step.push(self.mainRouter.makeRequest(id: id))
    }
}
#endif
