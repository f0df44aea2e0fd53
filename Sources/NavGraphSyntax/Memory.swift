import CLibYAML

/// Asks for the memory at an address that will be read soon: what takes time in large tables is to wait for it.
@inlinable @inline(__always)
package func prefetch(_ address: UnsafeRawPointer) { navgraph_prefetch(address) }

/// Says that a stretch of memory will be read here and there: where it is a large one, and the system lets one ask, it gets
/// large pages, of which there are too few to be forgotten by the processor.
package func expectRandomAccess(to start: UnsafeMutableRawPointer, size: Int) {
    if size >= 4 << 20 { navgraph_use_large_pages(start, size) }
}

/// Has memory that is given back used again instead of returned to the system, where the system's allocator does not by
/// itself: a command takes and gives back large tables in one phase after the other, and the first touch of a page costs
/// more than what is then written there. Two threads share what was given back. To be called once, before the first of them.
package func keepFreedMemory() { navgraph_keep_freed_memory(Workers.usefulCount <= 2 ? 1 : 0) }
