import Foundation

/// In what the system hands over.
extension NavGraph.LinkText {
    /// The values of a payload, as texts; others than those of links are left out.
    package nonisolated static func texts(of payload: [AnyHashable: Any]?) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, value) in payload ?? [:] {
            if let name = key as? String, let text = text(of: value) { texts[name] = text }
        }
        return texts
    }

    private nonisolated static func text(of value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let id as UUID: id.uuidString
        case let date as Date: text(of: date)
        case let flag as Bool where type(of: value) == Bool.self: flag ? "true" : "false"
        // Foundation's own numbers tell truth values by their type only.
        case let number as NSNumber:
            String(cString: number.objCType) == "c" ? (number.boolValue ? "true" : "false") : number.stringValue
        case let number as any LosslessStringConvertible: number.description
        default: nil
        }
    }
}
