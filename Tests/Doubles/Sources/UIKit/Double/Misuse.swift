import Foundation

/// An exception that Apple's UIKit raises for a wrong call.
public struct Misuse: Sendable, Hashable, CustomStringConvertible {
    /// The exception's name, `NSInvalidArgumentException` for example.
    public let name: String
    /// Apple's message, with the double's descriptions of the objects in it.
    public let reason: String

    public var description: String { "\(name): \(reason)" }
}

extension World {
    static let invalidArgument = "NSInvalidArgumentException"
    static let inconsistency = "NSInternalInconsistencyException"
    static let hierarchy = "UIViewControllerHierarchyInconsistency"
    static let generic = "NSGenericException"

    func misuse(_ name: String, _ reason: String) {
        guard misuseIsRecorded else {
            fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
        }
        misuses.append(Misuse(name: name, reason: reason))
    }

    /// Something is used that tvOS does not have.
    func isNotOnTV(_ what: String) {
        if knobs.platform == .tvOS { misuse("Unavailable", "'\(what)' is unavailable in tvOS") }
    }

    func warn(_ text: String) {
        warnings.append(text)
    }
}

/// `<Type: 0x…>`, as in Apple's messages.
func naming(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "<\(type(of: object)): 0x\(address)>"
}
