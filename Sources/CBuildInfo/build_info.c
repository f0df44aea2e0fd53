#include "build_info.h"

#ifndef NAVGRAPH_COMMIT
#define NAVGRAPH_COMMIT ""
#endif
#ifndef NAVGRAPH_REPOSITORY
#define NAVGRAPH_REPOSITORY ""
#endif

const char *navgraph_commit(void) { return NAVGRAPH_COMMIT; }
const char *navgraph_repository(void) { return NAVGRAPH_REPOSITORY; }
