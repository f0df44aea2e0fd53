#include <sys/types.h>

/// Starts a program whose standard input, output and errors are files, which inherits no other file and holds no signal back.
///
/// - Parameter directory: where it runs; null for that of this process.
/// - Returns: 0, or the number of an error.
int spawn_program(
    pid_t *process, const char *program, const char *directory, const char *input, const char *output, const char *errors,
    char *const arguments[], char *const environment[]);
