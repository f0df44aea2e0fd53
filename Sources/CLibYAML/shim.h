#include <yaml.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Asks the processor for the memory at an address that will be read soon.
static inline void navgraph_prefetch(const void *address) { __builtin_prefetch(address); }

/// Has glibc keep the memory of tables of up to 8 MiB when it is given back. Setting one of the two ends its own adapting
/// of both.
static inline void navgraph_keep_freed_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 8 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
