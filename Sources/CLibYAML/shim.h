#include <yaml.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef __linux__
#include <stdint.h>
#include <sys/mman.h>
#endif

/// Asks the processor for the memory at an address that will be read soon.
static inline void navgraph_prefetch(const void *address) { __builtin_prefetch(address); }

/// Asks for pages of 2 MiB in that part of a stretch of memory that has room for them.
static inline void navgraph_use_large_pages(void *start, size_t size) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    const uintptr_t page = 2 << 20;
    uintptr_t first = ((uintptr_t)start + page - 1) & ~(page - 1);
    uintptr_t end = ((uintptr_t)start + size) & ~(page - 1);
    if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#endif
}

/// Has glibc keep the memory of tables of up to 512 KiB when it is given back; larger ones, of which few are made, go back
/// to the system, lest one thread keeps what another one needs. Setting one of the two ends its own adapting of both.
/// `shares`: threads take from the same memory, which is less, but one has to wait for the other.
static inline void navgraph_keep_freed_memory(int shares) {
#ifdef __GLIBC__
    if (shares) mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 512 << 10);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
