import NavGraphSwiftCode

package enum OpeningKind: String, Sendable { case push, present, root }

/// A place in code that opens something. SOURCES 5.
final class Opening {
    let kind: OpeningKind
    var value: Value
    /// The call or assignment; of a route the expression that names the case.
    let node: NodeID
    /// The expression that decides what is opened.
    let shown: NodeID
    /// The code says for certain whether this pushes or presents.
    var isSure = false
    var style: String?
    var segue: String?
    /// Its own calls open in its stead.
    var isWrapper = false
    /// It stands for the cases of a route that are used elsewhere.
    var isRoute = false
    /// A case of a route that is used here.
    var isUse = false
    /// Whose code this is follows from where it stands alone.
    var isStanding = false

    init(_ kind: OpeningKind, _ value: Value, at node: NodeID, showing shown: NodeID, isSure: Bool = false) {
        (self.kind, self.value, self.node, self.shown, self.isSure) = (kind, value, node, shown, isSure)
    }
}
