/* measure SECONDS COMMAND…: runs it, for so long at most, its output thrown away; prints user and system time in microseconds, wall time in
   nanoseconds, peak of resident memory in bytes, and exit status. In C, since the peak of a process counts that of the one it was forked from. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int argc, char **argv) {
    if (argc < 3) return 64;
    long long start = now();
    pid_t child = fork();
    if (child == 0) {
        int silence = open("/dev/null", O_WRONLY);
        dup2(silence, 1);
        dup2(silence, 2);
        alarm(atoi(argv[1])); /* outlives the exec */
        execv(argv[2], argv + 2);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 71;
    long long end = now();
#ifdef __APPLE__
    long long memory = usage.ru_maxrss;
#else
    long long memory = usage.ru_maxrss * 1024LL;
#endif
    printf("%lld %lld %lld %d\n", microseconds(usage.ru_utime) + microseconds(usage.ru_stime), end - start, memory,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
