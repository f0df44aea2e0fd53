import XCTest

/// The same of the notes in UIKit and in SwiftUI: a note is created, opened and left.
final class NotesUITests: XCTestCase {
    @MainActor func testANoteIsCreatedOpenedAndLeft() {
        continueAfterFailure = false
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 30))
        app.buttons["New note"].tap()
        XCTAssertTrue(app.navigationBars["New note"].waitForExistence(timeout: 10))
        app.buttons["Milk"].tap()
        XCTAssertTrue(app.navigationBars["New note"].waitForNonExistence(timeout: 10))
        app.buttons["Milk"].tap()
        XCTAssertTrue(app.navigationBars["Milk"].waitForExistence(timeout: 10))
        app.navigationBars["Milk"].buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 10))
        XCTAssertTrue(app.buttons["Milk"].exists)
    }
}
