// Put before a program's own C library (LD_PRELOAD): one call on a file whose path contains FAULTY_IO_FILE fails, or
// reports success without doing it. Nothing fails until faulty_io_arm is called, and then only in the calling thread;
// faulty_io_disarm returns how many calls were seen.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum { NONE, WRITE, SYNC, READ, TORN, LIE, LIED_SYNC };

static _Thread_local int armed = NONE, fails_with;
static _Thread_local long at, seen;

void faulty_io_arm(int kind, long nth, int error) {
    armed = kind;
    at = nth;
    seen = 0;
    fails_with = error;
}

long faulty_io_disarm(void) {
    armed = NONE;
    return seen;
}

static bool is_ours(int fd) {
    char link[64], path[4096];
    const char *wanted = getenv("FAULTY_IO_FILE");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0 || !wanted)
        return false;
    path[length] = 0;
    return strstr(path, wanted) != NULL;
}

// Whether this call is the one that is meant: `first` or `second` is armed, and it is the n-th of them.
static bool meant(int fd, int first, int second) {
    if (armed == NONE || (armed != first && armed != second) || !is_ours(fd))
        return false;
    return ++seen == at;
}

#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) \
        real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

// A write: refused, half of it done and then refused, or not done and reported as done.
#define WRITES(name, parameters, whole, half) \
    ssize_t name parameters { \
        REAL(name); \
        bool refused = meant(fd, WRITE, NONE); \
        if (refused || meant(fd, TORN, LIE)) { \
            if (!refused && armed == LIE) \
                return (ssize_t)count; \
            if (!refused) { \
                ssize_t ignored = half; \
                (void)ignored; \
            } \
            errno = fails_with; \
            return -1; \
        } \
        return whole; \
    }

#define READS(name, parameters, whole) \
    ssize_t name parameters { \
        REAL(name); \
        if (meant(fd, READ, NONE)) { \
            errno = fails_with; \
            return -1; \
        } \
        return whole; \
    }

#define SYNCS(name) \
    int name(int fd) { \
        REAL(name); \
        if (meant(fd, SYNC, LIED_SYNC)) { \
            if (armed == LIED_SYNC) \
                return 0; \
            errno = fails_with; \
            return -1; \
        } \
        return real(fd); \
    }

WRITES(write, (int fd, const void *data, size_t count), real(fd, data, count), real(fd, data, count / 2))
WRITES(pwrite, (int fd, const void *data, size_t count, off_t place), real(fd, data, count, place),
       real(fd, data, count / 2, place))
WRITES(pwrite64, (int fd, const void *data, size_t count, off64_t place), real(fd, data, count, place),
       real(fd, data, count / 2, place))
READS(read, (int fd, void *data, size_t count), real(fd, data, count))
READS(pread, (int fd, void *data, size_t count, off_t place), real(fd, data, count, place))
READS(pread64, (int fd, void *data, size_t count, off64_t place), real(fd, data, count, place))
SYNCS(fsync)
SYNCS(fdatasync)
