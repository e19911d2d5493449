#!/bin/bash
# enter.sh ROOT COMMAND...: runs COMMAND as root of the arm64 userland in ROOT, under qemu-user, in user, mount and process
# namespaces of its own, so that the binary format is registered there and nowhere else. Wants to be root.
set -eu
[ "$(id -u)" = 0 ] || { echo "arm64: wants to be root (mounts and chroot)"; exit 2; }
qemu=/usr/bin/qemu-aarch64-static
[ -x "$qemu" ] || { echo "arm64: $qemu is missing: apt-get install qemu-user-static"; exit 2; }
export ROOT=$1 QEMU_CPU=${QEMU_CPU:-cortex-a76} # a Raspberry Pi 5; a Pi 4 has cortex-a72
shift

# The first 20 bytes of an ELF file: 64 bits, little end first, a program or a library (last bit of the type), machine 183.
magic='\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00'
mask='\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff'
export BINARY_FORMAT=":arm64:M::$magic:$mask:$qemu:OCF"

export INSIDE='
    set -eu
    mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc ||
        { echo "arm64: binfmt_misc cannot be mounted in a namespace: Linux 6.7 is needed, this is $(uname -r)"; exit 2; }
    printf %s "$BINARY_FORMAT" >/proc/sys/fs/binfmt_misc/register
    mount -t tmpfs -o mode=755 tmpfs "$ROOT/dev"
    mkdir "$ROOT/dev/pts" "$ROOT/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$ROOT/dev/pts"
    mount -t tmpfs -o mode=1777 tmpfs "$ROOT/dev/shm"
    ln -s pts/ptmx "$ROOT/dev/ptmx"
    ln -s /proc/self/fd "$ROOT/dev/fd"
    for device in null zero full random urandom; do
        : >"$ROOT/dev/$device"
        mount --bind "/dev/$device" "$ROOT/dev/$device"
    done
    mount --rbind /sys "$ROOT/sys"
    mount -t proc proc "$ROOT/proc"
    export HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    chroot "$ROOT" "$@"'

# Ended from outside, it takes all processes in there with it: they end with their first one.
turn=$(mktemp -d)
end() {
    rm -rf "$turn"
    kill -9 $(cat "/proc/${child:-none}/task/${child:-none}/children" 2>/dev/null) 2>/dev/null || true
}
trap end EXIT
trap 'exit 143' INT TERM HUP
# Before the map of users is written nobody in there is root, and what is executed has no rights. So the first shell waits
# for it; the one it executes then has them all.
mkfifo "$turn/begun" "$turn/mapped"
unshare --user --mount --pid --fork sh -c '
    echo >"$0/begun"
    read -r _ <"$0/mapped"
    exec sh -c "$INSIDE" sh "$@"' "$turn" "$@" <&0 &
child=$!
read -r _ <"$turn/begun"
echo "0 0 65536" >"/proc/$child/uid_map"
echo "0 0 65536" >"/proc/$child/gid_map"
echo >"$turn/mapped"
wait "$child"
