/* A pretended /dev/gpiochip0 for a program that is loaded with it (LD_PRELOAD): the kernel's GPIO interface, version 2,
 * as far as lgpio uses it. Every level that is written is kept with its time. Built and used by pins.py.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LINES 54
#define FDS 1024
#define WRITES (1 << 22)

struct written {
    uint64_t at_ns;
    uint32_t line, level;
};

static struct written kept[WRITES];
static atomic_uint count;
static int line_of[FDS]; /* of a line's descriptor: its number + 1 */
static int events_to[LINES];
static int owned[LINES];
static uint64_t flags_of[LINES];
static int level_of[LINES];
static int chip = -1;

static uint64_t now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

unsigned gpiochip_writes(struct written *to, unsigned from)
{
    unsigned all = atomic_load(&count);

    memcpy(to, kept + from, (all - from) * sizeof *to);
    return all - from;
}

unsigned gpiochip_count(void) { return atomic_load(&count); }

/* The other end of the wire: an edge, stamped now. Returns its stamp; 0 when nobody listens. */
uint64_t gpiochip_drive(int line, int level)
{
    struct gpio_v2_line_event event = {.timestamp_ns = now_ns(), .offset = (uint32_t)line};

    level_of[line] = level;
    event.id = level ? GPIO_V2_LINE_EVENT_RISING_EDGE : GPIO_V2_LINE_EVENT_FALLING_EDGE;
    if (!events_to[line] || write(events_to[line], &event, sizeof event) != sizeof event)
        return 0;
    return event.timestamp_ns;
}

int open(const char *path, int how, ...)
{
    static int (*real)(const char *, int, ...);
    va_list more;
    int mode;

    if (!real)
        real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    if (strcmp(path, "/dev/gpiochip0") == 0)
        return chip = real("/dev/null", O_RDWR | O_CLOEXEC);
    va_start(more, how);
    mode = va_arg(more, int);
    va_end(more);
    return real(path, how, mode);
}

static int request(struct gpio_v2_line_request *asked)
{
    int ends[2];
    uint32_t line = asked->offsets[0];

    if (asked->num_lines != 1 || line >= LINES) {
        errno = EINVAL;
        return -1;
    }
    if (owned[line]) {
        errno = EBUSY;
        return -1;
    }
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0 || ends[0] >= FDS)
        return -1;
    asked->fd = ends[0];
    line_of[ends[0]] = (int)line + 1;
    owned[line] = 1;
    flags_of[line] = asked->config.flags | GPIO_V2_LINE_FLAG_USED;
    events_to[line] = ends[1];
    if (asked->config.num_attrs && asked->config.attrs[0].attr.id == GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES)
        level_of[line] = (int)(asked->config.attrs[0].attr.values & 1);
    return 0;
}

static int set(int line, const struct gpio_v2_line_values *values)
{
    unsigned at = atomic_fetch_add(&count, 1);

    level_of[line] = (int)(values->bits & 1);
    if (at < WRITES)
        kept[at] = (struct written){now_ns(), (uint32_t)line, (uint32_t)level_of[line]};
    return 0;
}

int ioctl(int fd, unsigned long what, ...)
{
    static int (*real)(int, unsigned long, ...);
    va_list more;
    void *with;

    va_start(more, what);
    with = va_arg(more, void *);
    va_end(more);
    if (fd == chip && what == GPIO_GET_CHIPINFO_IOCTL) {
        struct gpiochip_info *info = with;
        strcpy(info->name, "gpiochip0");
        strcpy(info->label, "pinctrl-bcm2711");
        info->lines = LINES;
        return 0;
    }
    if (fd == chip && what == GPIO_V2_GET_LINE_IOCTL)
        return request(with);
    if (fd == chip && what == GPIO_V2_GET_LINEINFO_IOCTL) {
        struct gpio_v2_line_info *info = with;
        info->flags = owned[info->offset] ? flags_of[info->offset] : 0;
        return 0;
    }
    if (fd >= 0 && fd < FDS && line_of[fd]) {
        int line = line_of[fd] - 1;
        if (what == GPIO_V2_LINE_SET_VALUES_IOCTL)
            return set(line, with);
        if (what == GPIO_V2_LINE_GET_VALUES_IOCTL) {
            struct gpio_v2_line_values *values = with;
            values->bits = (uint64_t)level_of[line];
            return 0;
        }
    }
    if (!real)
        real = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
    return real(fd, what, with);
}

int close(int fd)
{
    static int (*real)(int);

    if (!real)
        real = (int (*)(int))dlsym(RTLD_NEXT, "close");
    if (fd >= 0 && fd < FDS && line_of[fd]) {
        int line = line_of[fd] - 1;
        line_of[fd] = 0;
        owned[line] = 0;
        real(events_to[line]);
        events_to[line] = 0;
    }
    return real(fd);
}
