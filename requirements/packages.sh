#!/bin/sh
# packages.sh "NAME..." ...: installs the Debian packages that are missing, where this user may (root, or sudo without a
# password). Each argument is a group, taken whole or not at all: a name that this system's archive lacks costs no other
# group. Always ends with 0: the program and the tests say what they miss.
command -v dpkg >/dev/null || exit 0
log=build/apt.log
if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi
export DEBIAN_FRONTEND=noninteractive
updated=

missing() {
    for name in $1; do
        dpkg -s "$name" 2>/dev/null | grep -q '^Status: install ok installed' || printf '%s ' "$name"
    done
}

for group; do
    lacking=$(missing "$group")
    [ -n "$lacking" ] || continue
    if [ -z "$updated" ]; then
        mkdir -p build
        $sudo apt-get update >$log 2>&1
        updated=yes
    fi
    echo "Installing with apt: $lacking"
    # shellcheck disable=SC2086 # a list of names
    $sudo apt-get install -y --no-install-recommends $lacking >>$log 2>&1 ||
        echo "apt could not install them ($log): $(tail -n 1 $log)"
done
exit 0
