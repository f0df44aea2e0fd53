// Each is empty if the build was not told.

// The clean commit that the program was built from, with its date: "1ebaaf4 2026-11-28".
const char *navgraph_commit(void);
// The repository whose release the program is part of: "owner/name".
const char *navgraph_repository(void);
// The address of the documentation of that release: "https://owner.github.io/name".
const char *navgraph_site(void);
