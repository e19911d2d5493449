#!/bin/bash
# run.sh ROOT [PYTEST ARGUMENTS]: makes an arm64 userland in ROOT (Debian 12, once), puts this tree and what it needs into
# it, runs the tests of reader, engines, link and hardware there under qemu-user, and compares what the reader makes of the
# same pictures here and there. `make arm64` calls it. Everything is about twenty times slower there.
set -euo pipefail
here=$(dirname "$(realpath "$0")")
tree=$(realpath "$here/../..")
root=$(realpath -m "$1")
shift
enter="$here/enter.sh"
python="$tree/.venv/bin/python"
for tool in debootstrap unshare qemu-aarch64-static; do
    command -v $tool >/dev/null || missing="${missing-} $tool"
done
[ -z "${missing-}" ] || { echo "arm64: missing:$missing; apt-get install debootstrap util-linux qemu-user-static"; exit 2; }
[ "$(id -u)" = 0 ] || { echo "arm64: wants to be root: sudo make arm64"; exit 2; }

if [ ! -e "$root/etc/arm64-made" ]; then
    echo "arm64: Debian 12 for arm64 in $root, the log beside it"
    rm -rf "$root"
    mkdir -p "$root"
    {
        debootstrap --arch=arm64 --foreign --variant=minbase \
            --include=python3,python3-venv,ca-certificates,gcc,libc6-dev,make bookworm "$root"
        "$enter" "$root" env container=lxc /debootstrap/debootstrap --second-stage # lxc: devices cannot be made in there
    } >"$root.log" 2>&1 || { echo "arm64: debootstrap failed: $(tail -n 1 "$root.log") ($root.log)"; exit 1; }
    touch "$root/etc/arm64-made"
fi

mkdir -p "$root/faro"
find "$root/faro" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
(cd "$tree" && git ls-files -z --cached --others --exclude-standard | tar -c --null -T -) | tar -x -C "$root/faro"

# This machine's pip fetches the wheels for Debian 12's Python there: in there it would take half an hour.
wanted=$(sha256sum <"$tree/pyproject.toml")
if [ "$(cat "$root/opt/wheels-of" 2>/dev/null)" != "$wanted" ]; then
    echo "arm64: Python packages"
    rm -rf "$root/opt/site"
    "$python" - "$tree/pyproject.toml" <<'EOF' | xargs -d '\n' "$python" -m pip install --quiet --disable-pip-version-check \
        --target "$root/opt/site" --python-version 3.11 --only-binary=:all: \
        --platform manylinux_2_28_aarch64 --platform manylinux_2_17_aarch64 --platform manylinux2014_aarch64
import sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
extras = project["optional-dependencies"]
tools = ("ruff", "mypy", "types-", "playwright", "deno")  # nothing there looks at the source or opens a browser
tested = [one for one in extras["dev"] if not one.startswith(tools)]
print(*project["dependencies"], *extras["fast"], *tested, sep="\n")
EOF
    echo "$wanted" >"$root/opt/wheels-of"
fi

# LeakSanitizer cannot trace what qemu runs.
in_root() {
    "$enter" "$root" /bin/sh -c 'cd /faro && exec nice "$@"' sh env PYTHONPATH=/opt/site ASAN_OPTIONS=detect_leaks=0 "$@"
}
tests() { in_root python3 -m pytest -p no:cacheprovider -p tests.instruments.arm64.no_speed -o timeout=7200 "$@"; }

if [ $# -gt 0 ]; then
    tests "$@"
    exit
fi

# The same pictures read here and there: the drawn pack, and the folders of pictures named in PICTURES.
bench=tests.instruments.benchmarks.platform_readings
pictures=$tree/build/platform
rm -rf "$pictures" "$root/faro/build/platform"
mkdir -p "$pictures" "$root/faro/build"
cd "$tree"
"$python" -m $bench pictures "$pictures/pack"
for folder in ${PICTURES-}; do cp -r "$folder" "$pictures/"; done
cp -r "$pictures" "$root/faro/build/"
names=$(cd "$pictures" && ls -d -- */)
(cd "$pictures" && PYTHONPATH=$tree "$python" -m $bench read here.jsonl $names)
in_root sh -c "cd build/platform && PYTHONPATH=/faro:/opt/site exec python3 -m $bench read there.jsonl $(echo $names)"
cp "$root/faro/build/platform/there.jsonl" "$pictures/"
differs=0
"$python" -m $bench compare "$pictures/here.jsonl" "$pictures/there.jsonl" || differs=$?

mapfile -t arguments < <(grep -v '^#' "$here/tests.txt")
tests "${arguments[@]}"
exit "$differs"
