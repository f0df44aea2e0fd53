import CLibYAML

/// Has memory that is given back used again instead of returned to the system, where the system's allocator does not by
/// itself: a command takes and gives back large tables in one phase after the other, and the first touch of a page costs
/// more than what is then written there. To be called once, before the first of them.
package func keepFreedMemory() { navgraph_keep_freed_memory() }
