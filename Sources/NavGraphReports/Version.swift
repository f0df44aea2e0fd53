import NavGraphSyntax

/// The version of navgraph. A release changes it here alone.
package let navgraphVersion = Version(major: 0, minor: 1, patch: 0)
