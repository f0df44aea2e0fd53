import CLibYAML

/// Asks for the memory at an address that will be read soon: for the tables of `NavGraphRuns`.
package func prefetch(_ address: UnsafeRawPointer) { navgraph_prefetch(address) }
