#include "build_info.h"

#ifndef NAVGRAPH_COMMIT
#define NAVGRAPH_COMMIT ""
#endif
#ifndef NAVGRAPH_REPOSITORY
#define NAVGRAPH_REPOSITORY ""
#endif
#ifndef NAVGRAPH_SITE
#define NAVGRAPH_SITE ""
#endif

const char *navgraph_commit(void) { return NAVGRAPH_COMMIT; }
const char *navgraph_repository(void) { return NAVGRAPH_REPOSITORY; }
const char *navgraph_site(void) { return NAVGRAPH_SITE; }
