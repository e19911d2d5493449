/* A pretended USB camera for a program that is loaded with it (LD_PRELOAD): /dev/video62, as far as OpenCV 5.0 uses the
 * kernel's interface (linux/videodev2.h). It streams 0.jpg, 1.jpg ... of the folder STANDIN_PICTURES again and again,
 * STANDIN_COUNT of them, or, with STANDIN_YUYV, even grey uncompressed. Built and used by test_jpeg_stream.py.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

#define DEVICE "/dev/video62"
#define BUFFERS 32
#define BUFFER_BYTES (1 << 22)
#define PERIOD_US 10000

static int device = -1;
static int queued[BUFFERS], first, last;
static unsigned pictures;
static unsigned format = V4L2_PIX_FMT_YUYV, width = 640, height = 480;
static unsigned char picture[BUFFER_BYTES];

static int open_device(void)
{
    device = memfd_create("video", 0);
    if (device < 0 || ftruncate(device, (off_t)BUFFERS * BUFFER_BYTES))
        return -1;
    return device;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...)                                                                         \
    {                                                                                                                  \
        static int (*real)(const char *, int, ...);                                                                    \
        va_list more;                                                                                                  \
        int mode;                                                                                                      \
        va_start(more, flags);                                                                                         \
        mode = va_arg(more, int);                                                                                      \
        va_end(more);                                                                                                  \
        if (!strcmp(path, DEVICE))                                                                                     \
            return open_device();                                                                                      \
        if (!real)                                                                                                     \
            real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name);                                           \
        return real(path, flags, mode);                                                                                \
    }
OPEN(open)
OPEN(open64)

static unsigned next_picture(void)
{
    unsigned number = pictures % (unsigned)atoi(getenv("STANDIN_COUNT"));
    char name[4096];
    size_t bytes;
    FILE *file;

    if (format != V4L2_PIX_FMT_MJPEG) {
        memset(picture, 128, 2 * width * height);
        return 2 * width * height;
    }
    snprintf(name, sizeof name, "%s/%u.jpg", getenv("STANDIN_PICTURES"), number);
    file = fopen(name, "rb");
    if (!file)
        return 0;
    bytes = fread(picture, 1, BUFFER_BYTES, file);
    fclose(file);
    return (unsigned)bytes;
}

static void set_format(struct v4l2_format *asked)
{
    unsigned wanted = asked->fmt.pix.pixelformat;

    if (wanted == V4L2_PIX_FMT_YUYV || (wanted == V4L2_PIX_FMT_MJPEG && !getenv("STANDIN_YUYV")))
        format = wanted;
    if (asked->fmt.pix.width && asked->fmt.pix.height) {
        width = asked->fmt.pix.width;
        height = asked->fmt.pix.height;
    }
}

static void get_format(struct v4l2_format *is)
{
    is->fmt.pix.width = width;
    is->fmt.pix.height = height;
    is->fmt.pix.pixelformat = format;
    is->fmt.pix.field = V4L2_FIELD_NONE;
    is->fmt.pix.bytesperline = format == V4L2_PIX_FMT_YUYV ? 2 * width : 0;
    is->fmt.pix.sizeimage = BUFFER_BYTES;
}

static int take(struct v4l2_buffer *buffer)
{
    if (first == last) {
        errno = EAGAIN;
        return -1;
    }
    usleep(PERIOD_US);
    buffer->index = (unsigned)queued[first++ % BUFFERS];
    buffer->sequence = pictures;
    buffer->length = BUFFER_BYTES;
    buffer->bytesused = next_picture();
    gettimeofday(&buffer->timestamp, NULL);
    pictures++;
    if (pwrite(device, picture, buffer->bytesused, (off_t)buffer->index * BUFFER_BYTES) != (ssize_t)buffer->bytesused)
        return -1;
    return 0;
}

int ioctl(int fd, unsigned long request, ...)
{
    static int (*real)(int, unsigned long, ...);
    va_list more;
    void *with;

    va_start(more, request);
    with = va_arg(more, void *);
    va_end(more);
    if (fd != device || device < 0) {
        if (!real)
            real = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
        return real(fd, request, with);
    }
    switch (request) {
    case VIDIOC_QUERYCAP:
        ((struct v4l2_capability *)with)->capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
        return 0;
    case VIDIOC_S_FMT:
        set_format(with); /* fall through */
    case VIDIOC_G_FMT:
        get_format(with);
        return 0;
    case VIDIOC_G_PARM:
    case VIDIOC_S_PARM:
        ((struct v4l2_streamparm *)with)->parm.capture.timeperframe.numerator = 1;
        ((struct v4l2_streamparm *)with)->parm.capture.timeperframe.denominator = 30;
        return 0;
    case VIDIOC_REQBUFS:
        first = last = 0;
        return 0;
    case VIDIOC_QUERYBUF:
        ((struct v4l2_buffer *)with)->length = BUFFER_BYTES;
        ((struct v4l2_buffer *)with)->m.offset = ((struct v4l2_buffer *)with)->index * BUFFER_BYTES;
        return 0;
    case VIDIOC_QBUF:
        queued[last++ % BUFFERS] = (int)((struct v4l2_buffer *)with)->index;
        return 0;
    case VIDIOC_DQBUF:
        return take(with);
    case VIDIOC_G_INPUT:
        *(int *)with = 0;
        return 0;
    case VIDIOC_STREAMON:
    case VIDIOC_STREAMOFF:
        return 0;
    default:
        errno = EINVAL;
        return -1;
    }
}
