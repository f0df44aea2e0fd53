#include <yaml.h>

/// Asks the processor for the memory at an address that will be read soon.
static inline void navgraph_prefetch(const void *address) { __builtin_prefetch(address); }
