import NavGraphSwiftCode

/// Something that gets its value from elsewhere.
enum Slot: Hashable {
    /// A function's parameter.
    case parameter(ObjectIdentifier, Int)
    case closureParameter(NodeID, Int)
    /// A property that an initializer without code sets: by the number of the type.
    case property(Int, String)
    /// What an enumeration's case carries.
    case payload(Int, String, Int)
    /// `self` in a body.
    case receiver(body: Int)
}

/// What an expression can be. SOURCES 4.
struct Value {
    /// A `switch` over a value that is handed in.
    struct Choice: Hashable {
        var node: NodeID
        var subject: Slot
    }
    /// A case, or static member, and the expression that names it.
    struct Case: Hashable {
        var type: Int
        var name: String
        var node: NodeID
    }
    /// An object that stands for its screens, and the call that makes it.
    struct Coordinator: Hashable {
        var type: Int
        var node: NodeID
    }

    /// The names of types, in order, each once.
    var screens: [String] = []
    var slots: [Slot] = []
    var choices: [Choice] = []
    var cases: [Case] = []
    var coordinators: [Coordinator] = []
    /// Types of no source, which count where an opening makes them itself.
    var foreign: [String] = []
    var isInStack = false
    /// Apple's own controllers, which count as screens of the system.
    var systems: [String] = []
    var isAlert = false

    static let none = Value()

    init() {}
    init(screen: String) { screens = [screen] }
    init(slot: Slot) { slots = [slot] }
    init(coordinator type: TypeDeclaration, at node: NodeID = .none) {
        coordinators = [Coordinator(type: type.number, node: node)]
    }

    /// Nothing is opened where this is.
    var isEmpty: Bool {
        screens.isEmpty && slots.isEmpty && choices.isEmpty && cases.isEmpty && coordinators.isEmpty && foreign.isEmpty
    }
    /// There is something to it, if only an alert.
    var isKnown: Bool { !isEmpty || isAlert || !systems.isEmpty }

    mutating func add(_ other: Value) {
        for one in other.screens where !screens.contains(one) { screens.append(one) }
        for one in other.slots where !slots.contains(one) { slots.append(one) }
        for one in other.choices where !choices.contains(one) { choices.append(one) }
        for one in other.cases where !cases.contains(one) { cases.append(one) }
        for one in other.coordinators where !coordinators.contains(one) { coordinators.append(one) }
        for one in other.foreign where !foreign.contains(one) { foreign.append(one) }
        for one in other.systems where !systems.contains(one) { systems.append(one) }
        isInStack = isInStack || other.isInStack
        isAlert = isAlert || other.isAlert
    }

    func inStack(_ isInStack: Bool = true) -> Value {
        var value = self
        value.isInStack = value.isInStack || isInStack
        return value
    }

    /// Seen from elsewhere than where it is made.
    var fromElsewhere: Value {
        var value = self
        value.foreign = []
        return value
    }
}
