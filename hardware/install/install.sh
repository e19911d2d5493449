#!/bin/sh
# Puts the table on a computer with Debian 12 or 13 or Raspberry Pi OS, 64 bit: `sudo make install`. Run again it
# updates the program and keeps configuration and journal; so also after an upgrade of the system. The new program is made
# beside the old one and takes its place when it is whole; what fails before leaves everything as it was.
#
#   install.sh             everything: packages, user, program in /opt/faro, configuration in /etc/faro, units, udev rules
#   install.sh FOLDER      only the files, below FOLDER; nothing is started (for packages and for a look)
#   install.sh --back      to the version before the last update, with the journal and the configuration of that time
#   install.sh --uninstall [FOLDER]    takes it all away but the configuration and the journal
set -eu
umask 022 # the service's user must be able to read the program, whatever root's umask is
cd "$(dirname "$0")/../.."
here=hardware/install
units=etc/systemd/system
export DEBIAN_FRONTEND=noninteractive
# The system's own Python: apt's python3-lgpio is built for it, and it changes only with the system.
python=/usr/bin/python3
os_release=/etc/os-release
root=
opt=$root/opt/faro
copies=$root/var/backups/faro

# refuse FOUND NEEDED: one line, and nothing has been changed.
refuse() {
    echo "install.sh: found $1; needed: $2" >&2
    exit 2
}

not_while_it_runs() {
    if systemctl is-active --quiet faro.service faro-safe.service 2>/dev/null; then
        refuse "the table running" "sudo systemctl stop faro faro-safe, between two deals"
    fi
}

# What this computer must be; looks only.
check_computer() {
    command -v apt-get >/dev/null || refuse "a system without apt" "Debian 12 or 13, or Raspberry Pi OS, 64 bit"
    system=$(sed -n 's/^PRETTY_NAME=//p' "$os_release" 2>/dev/null | tr -d '"')
    case $(dpkg --print-architecture) in
    amd64 | arm64) ;;
    *) refuse "${system:-a system} for $(dpkg --print-architecture)" "64 bit: on a Pi the 64-bit Raspberry Pi OS" ;;
    esac
    number=$(sed -n 's/^VERSION_ID=//p' "$os_release" 2>/dev/null | tr -d '"')
    if grep -q '^ID=debian' "$os_release" 2>/dev/null && [ "${number:-99}" -lt 12 ]; then
        refuse "$system" "Debian 12 or 13, or Raspberry Pi OS Bookworm or Trixie"
    fi
    if [ -x "$python" ] && ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        refuse "$("$python" --version 2>&1) on ${system:-this system}" "Python 3.11 or newer, as in Debian 12"
    fi
    command -v systemctl >/dev/null || refuse "${system:-a system} without systemd" "systemd, which starts the table"
}

available() { apt-cache show --no-all-versions "$1" >/dev/null 2>&1; }
present() { dpkg -s "$1" 2>/dev/null | grep -q '^Status: install ok installed'; }

# apt_install PACKAGE...: those that are missing; false when apt could not.
apt_install() {
    lacking=
    for package; do present "$package" || lacking="$lacking $package"; done
    [ -n "$lacking" ] || return 0
    echo "Installing with apt:$lacking"
    # shellcheck disable=SC2086 # a list of names
    apt-get install -y -q --no-install-recommends $lacking >/dev/null
}

install_packages() {
    for package in python3-venv python3-picamera2 python3-lgpio; do
        present "$package" || { apt-get update -q >/dev/null || echo "apt-get update failed; going on with what is known"; break; }
    done
    apt_install python3-venv || refuse "no python3-venv, and apt could not install it" "sudo apt-get install python3-venv"
    # The Pi's camera and pins: packages of Raspberry Pi OS, nowhere else.
    for package in python3-picamera2 python3-lgpio; do
        if available "$package"; then
            apt_install "$package" || echo "apt could not install $package; try: sudo apt-get install $package"
        fi
    done
    least=0.3.20 # as in vision/capture/camera_helper.py
    found=$(dpkg-query --show --showformat='${Version}' python3-picamera2 2>/dev/null) || found=
    if [ -n "$found" ] && dpkg --compare-versions "$found" lt "$least"; then
        echo "python3-picamera2 $found is too old for the camera, $least or newer is needed: sudo apt-get update &&" \
            "sudo apt-get install python3-picamera2"
    fi
}

install_files() {
    install -d -m 755 "$1/opt/faro" "$1/etc/faro"
    for name in faro.service faro-safe.service; do
        install -D -m 644 "$here/$name" "$1/$units/$name"
    done
    # Since 254 systemd calls OnFailure= at every crash that it starts again, unless it is told this; before, it does not
    # know the word and warns.
    rm -f "$1/$units/faro.service.d/restart.conf"
    if [ "$(systemctl --version 2>/dev/null | sed -n '1s/^systemd \([0-9]*\).*/\1/p')" -ge 254 ] 2>/dev/null; then
        install -D -m 644 "$here/restart.conf" "$1/$units/faro.service.d/restart.conf"
    fi
    install -D -m 644 "$here/99-faro.rules" "$1/etc/udev/rules.d/99-faro.rules"
    install -D -m 644 README.md "$1/opt/faro/README.md"
    [ ! -e "$1/etc/faro/table.toml" ] || return 0
    # The service may write below /var/lib/faro only.
    sed -e 's|^journal = .*|journal = "/var/lib/faro/table.db"|' \
        -e 's|^calibration = .*|calibration = "/var/lib/faro/casekeeper.toml"|' \
        -e 's|^port = "/dev/ttyACM0"|port = "/dev/faro-board"|' table.example.toml |
        install -D -m 640 /dev/stdin "$1/etc/faro/table.toml"
}

pip() { "$new/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }

fail() {
    rm -rf "$new"
    echo "install.sh: $1; nothing has been changed: what was installed is still there" >&2
    exit 1
}

# The number of the environment that is made next.
next_number() {
    last=0
    for folder in "$opt"/venv-*; do
        number=${folder##*-}
        [ ! -d "$folder" ] || [ "$number" -le "$last" ] || last=$number
    done
    echo $((last + 1))
}

# An environment beside the one in use, with what requirements/table.txt locks and the program. The table's own packages
# alone: those of apt have other versions (numpy) and change without the table. The camera needs none of them here, it is
# read by the system's Python.
make_program() {
    new=$opt/venv-$(next_number)
    install -d -m 755 "$opt"
    "$python" -m venv "$new" || fail "no environment could be made in $new, see above"
    # What an earlier installation fetched is good for this one as long as the lock is the same, without a network.
    locked="--require-hashes --only-binary :all: -r requirements/table.txt"
    # shellcheck disable=SC2086 # a list of options
    pip install --no-index --find-links "$opt/wheels" $locked 2>/dev/null || {
        rm -rf "$opt/wheels.new"
        # shellcheck disable=SC2086
        { pip download --dest "$opt/wheels.new" $locked && pip install --no-index --find-links "$opt/wheels.new" $locked; } ||
            fail "pip could not fetch what requirements/table.txt locks, see above"
        rm -rf "$opt/wheels"
        mv "$opt/wheels.new" "$opt/wheels"
    }
    pip install --no-deps --no-build-isolation . || fail "pip could not install the program, see above"
    install_lgpio
    try_networks
    "$new/bin/faro" --version >/dev/null || fail "the new program does not start, see above"
}

# A build of ONNX Runtime for another processor ends the program that imports it: tried in a process of its own, and taken
# away where that fails. OpenCV runs the reader's networks then.
try_networks() {
    "$new/bin/python" -I -m vision.read.networks >/dev/null || {
        pip uninstall --yes onnxruntime
        echo "ONNX Runtime does not run on this computer: OpenCV runs the reader's networks, and takes twice the time"
    }
}

# lgpio drives the Pi's pins. From apt (Raspberry Pi OS) just its two files are let in. PyPI has it built for Python
# 3.11 and 3.12 only; for others it is built here, PYPI=1: together with its library, which Debian has not.
install_lgpio() {
    folder=$("$new/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
    # Found, not imported: importing it writes into the working directory.
    files=$("$python" -I -c '
from importlib.util import find_spec
found = [find_spec(name) for name in ("lgpio", "_lgpio")]
print(*[one.origin for one in found if one] if all(found) else [], sep="\n")')
    if [ -n "$files" ]; then
        echo "$files" | while read -r file; do ln -sf "$file" "$folder/"; done
        return
    fi
    set -- wheel --require-hashes --no-deps --no-cache-dir --wheel-dir "$opt/wheels" -r requirements/pins.txt
    lgpio_from_here || {
        { pip "$@" --only-binary :all: 2>/dev/null || { apt_install gcc libc6-dev python3-dev && built_here "$@"; }; } &&
            lgpio_from_here
    } || echo "lgpio could not be installed: the table runs, but not with this computer's pins (see [gpio] factory)"
}

lgpio_from_here() {
    version=$(sed -n 's/^lgpio==\([0-9.]*\).*/\1/p' requirements/pins.txt)
    pip install --no-index --no-deps --find-links "$opt/wheels" "lgpio==$version" 2>/dev/null
}

# built_here PIP-ARGUMENT...: from the source archive, with swig and setuptools of requirements/table.txt.
built_here() {
    env PATH="$new/bin:$PATH" PYPI=1 "$new/bin/python" -m pip --quiet "$@" --no-build-isolation --use-pep517
}

# What belongs to a version beside its environment, below $root.
of_version="etc/faro var/lib/faro $units/faro.service $units/faro-safe.service $units/faro.service.d \
    etc/udev/rules.d/99-faro.rules"

# keep_copy ENVIRONMENT VERSION: what an update cannot take back: a journal that the new program has written to is none for
# the old one. Cards that lie face down stand in it, so that root alone may read the copy.
keep_copy() {
    copy=$copies/$1
    rm -rf "$copy"
    (umask 077 && mkdir -p "$copy/files") && printf '%s\n' "$2" >"$copy/version" || return 1
    for name in $of_version; do
        [ -e "$root/$name" ] || continue
        mkdir -p "$copy/files/${name%/*}" && cp -a "$root/$name" "$copy/files/$name" || return 1
    done
}

# put_back ENVIRONMENT
put_back() {
    for name in $of_version; do
        rm -rf "$root/${name:?}"
        [ ! -e "$copies/$1/files/$name" ] || cp -a "$copies/$1/files/$name" "$root/$name"
    done
}

# swap ENVIRONMENT: the program in use is this one, from one moment to the next.
swap() {
    sync # what it is made of is on the disk before its name is
    ln -sfn "$1" "$opt/venv.new"
    [ -L "$opt/venv" ] || [ ! -d "$opt/venv" ] || mv "$opt/venv" "$opt/venv-0" # earlier versions had a folder there
    mv -T "$opt/venv.new" "$opt/venv"
    ln -sfn "$opt/venv/bin/faro" "$root/usr/local/bin/faro"
    printed bash-completion/completions/faro completion bash
    printed zsh/site-functions/_faro completion zsh
    printed man/man1/faro.1 man
}

# printed FILE ARGUMENT...: what the program in use prints, below /usr/local/share; an older one has no such command.
printed() {
    file=$root/usr/local/share/$1
    shift
    { mkdir -p "${file%/*}" && "$opt/venv/bin/faro" "$@" >"$file" 2>/dev/null; } || rm -f "$file"
}

# The environment in use, by the name of its folder, or of the one it gets; none: nothing.
in_use() {
    if [ -L "$opt/venv" ]; then readlink "$opt/venv"; elif [ -d "$opt/venv" ]; then echo venv-0; fi
}

# The environment of the version before, by the name of its folder; none: nothing.
before() {
    for folder in "$copies"/venv-*; do
        name=${folder##*/}
        if [ "$name" != "$(in_use)" ] && [ -d "$folder/files" ] && [ -d "$opt/$name" ]; then echo "$name"; fi
    done
}

version_of() { "$1/bin/faro" --version 2>/dev/null || echo "a program that does not start"; }

# Takes the new program into use. One of the very same version is a repair: the version before stays the one to go back to.
take_into_use() {
    keep=$(before)
    old=$(in_use)
    if [ -n "$old" ]; then
        was=$(version_of "$opt/venv")
        if [ "$was" != "$(version_of "$new")" ]; then
            keep=$old
            keep_copy "$old" "$was" || {
                rm -rf "${copies:?}/$old"
                fail "journal and configuration could not be copied to $copies, see above"
            }
        fi
    fi
    install_files "$root"
    install_user
    swap "${new##*/}"
    for folder in "$opt"/venv-* "$copies"/venv-*; do
        name=${folder##*/}
        case $name in "${new##*/}" | "$keep") ;; *) rm -rf "${opt:?}/$name" "${copies:?}/$name" ;; esac
    done
}

back() {
    not_while_it_runs
    last=$(before)
    [ -n "$last" ] || refuse "no earlier version" "an update by make install, which keeps one"
    "$opt/$last/bin/faro" --version >/dev/null 2>&1 || refuse "the earlier version without its Python" "its git commit and sudo make install"
    left=$copies/left-$(in_use)
    rm -rf "$left"
    (umask 077 && mkdir -p "$left")
    for name in etc/faro var/lib/faro; do
        [ ! -e "$root/$name" ] || { mkdir -p "$left/${name%/*}" && cp -a "$root/$name" "$left/$name"; }
    done
    put_back "$last"
    swap "$last"
    read_anew
    echo "Back: $(cat "$copies/$last/version"); journal and configuration are as they were before the update."
    echo "What was played since is not in that journal. It lies in $left."
}

install_user() {
    id faro >/dev/null 2>&1 || useradd --system --home-dir /var/lib/faro --shell /usr/sbin/nologin faro
    for group in dialout gpio video render; do
        getent group "$group" >/dev/null || groupadd --system "$group"
        usermod -aG "$group" faro
    done
    chgrp faro "$root/etc/faro/table.toml"
}

# Units and rules are read at the next start of the system where systemd or udev does not run now (a chroot).
read_anew() {
    if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
    udevadm control --reload 2>/dev/null || true
    udevadm trigger --subsystem-match=tty --subsystem-match=gpio --subsystem-match=dma_heap 2>/dev/null || true
}

uninstall() {
    if [ -z "$1" ]; then
        not_while_it_runs
        systemctl disable faro.service 2>/dev/null || true
        rm -f "$root/usr/local/bin/faro"
        for name in bash-completion/completions/faro zsh/site-functions/_faro man/man1/faro.1; do
            rm -f "$root/usr/local/share/$name"
        done
    fi
    at=${1:-$root}
    rm -rf "$at/opt/faro" "$at/$units/faro.service.d" "$at/$units/faro.service" "$at/$units/faro-safe.service"
    rm -f "$at/etc/udev/rules.d/99-faro.rules"
    [ -n "$1" ] || read_anew
    echo "Removed. Left as they are: $at/etc/faro/table.toml, the journal in $at/var/lib/faro, copies of both in" \
        "$at/var/backups/faro, the user faro, and what apt installed."
}

mode=install
case ${1:-} in
--uninstall | --back)
    mode=${1#--}
    shift
    ;;
esac
dest=${1:-}
case $dest in -*) refuse "$dest" "a folder, --back, --uninstall, or nothing" ;; esac

if [ -z "$dest" ] && [ "$(id -u)" != 0 ]; then
    refuse "the user $(id -un)" "root: sudo make $mode"
fi
case $mode in
uninstall)
    uninstall "$dest"
    exit 0
    ;;
back)
    [ -z "$dest" ] || refuse "a folder after --back" "nothing"
    back
    exit 0
    ;;
esac
if [ -n "$dest" ]; then
    install_files "$dest"
    echo "Installed below $dest: the units, the udev rules, README.md and, unless it was there, etc/faro/table.toml."
    echo "Not installed: packages, the user faro, the program itself (/opt/faro/venv); nothing was started."
    exit 0
fi
check_computer
not_while_it_runs
install_packages
check_computer # Python may only be there now
make_program
take_into_use
systemctl enable --quiet faro.service
read_anew
echo "Installed: $("$opt/venv/bin/faro" --version)"
[ -z "$(before)" ] || echo "The version before, with journal and configuration as they were: sudo make back"
echo "Look at /etc/faro/table.toml, then: sudo -u faro faro check --config /etc/faro/table.toml"
echo "and: sudo systemctl start faro"
