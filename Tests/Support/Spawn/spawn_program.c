// What glibc and Darwin add to `posix_spawn`: directories, and files that are not inherited.
#define _GNU_SOURCE

#include "spawn_program.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

int spawn_program(
    pid_t *process, const char *program, const char *directory, const char *input, const char *output, const char *errors,
    char *const arguments[], char *const environment[])
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT, 0600);
    if (directory) posix_spawn_file_actions_addchdir_np(&actions, directory);
    // A thread of the tests may hold signals back, and what it starts then does so, too.
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
#ifdef __APPLE__
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT);
#else
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    int error = posix_spawnp(process, program, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}
