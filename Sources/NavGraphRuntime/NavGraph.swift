/// What the routers that `navgraph` emits call: the same for every app.
///
/// A screen raises an event of its `Frame`. The event becomes a `Step` in the queue. The step's turn comes when nothing
/// moves: the router makes moves on the layers, which are values, and the UI framework is told of what they come to.
public enum NavGraph {
    /// Each generated file names the version of this interface that it was generated for. It does not compile with
    /// support code that serves other versions only.
    public typealias Interface3 = Void

    /// In version 2 the names of screens, flows and conditions were enums of `String`.
    @available(*, unavailable, message: "made by another navgraph than the support code; compile the graph again")
    public typealias Interface2 = Void

    /// Version 1 knew screens, outcomes and conditions as texts.
    @available(*, unavailable, message: "made by another navgraph than the support code; compile the graph again")
    public typealias Interface1 = Void
}
