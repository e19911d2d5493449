#!/bin/sh
# Puts the table on a computer with Debian 12 or 13 or Raspberry Pi OS, 64 bit: `sudo make install`. Run again it
# updates the program and keeps configuration and journal; so also after an upgrade of the system.
#
#   install.sh             everything: packages, user, program in /opt/faro, configuration in /etc/faro, units, udev rules
#   install.sh FOLDER      only the files, below FOLDER; nothing is started (for packages and for a look)
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

# The table's own packages alone: those of apt have other versions (numpy) and change without the table. The camera
# needs none of them here, it is read by the system's Python.
install_program() {
    venv=/opt/faro/venv
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1 || # its Python went with an upgrade of the system
        ! grep -q '^include-system-site-packages = false' "$venv/pyvenv.cfg"; then
        rm -rf "$venv"
        "$python" -m venv "$venv"
    fi
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade . || {
        echo "install.sh: pip could not install the program, see above; run it again when that is mended" >&2
        exit 1
    }
    install_lgpio
    ln -sf "$venv/bin/faro" /usr/local/bin/faro
}

# lgpio drives the Pi's pins. From apt (Raspberry Pi OS) just its two files are let in. PyPI has it built for Python
# 3.11 and 3.12 only; for others it is built here, PYPI=1: together with its library, which Debian has not.
install_lgpio() {
    folder=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("platlib"))')
    # Found, not imported: importing it writes into the working directory.
    files=$("$python" -I -c '
from importlib.util import find_spec
found = [find_spec(name) for name in ("lgpio", "_lgpio")]
print(*[one.origin for one in found if one] if all(found) else [], sep="\n")')
    if [ -n "$files" ]; then
        "$venv/bin/python" -m pip uninstall --quiet --yes lgpio 2>/dev/null || true
        echo "$files" | while read -r file; do ln -sf "$file" "$folder/"; done
        return
    fi
    find "$folder" -maxdepth 1 -type l -name '*lgpio*' -delete
    set -- "$venv/bin/python" -m pip install --quiet --disable-pip-version-check 'lgpio>=0.2.2'
    "$@" --only-binary :all: 2>/dev/null || { apt_install swig gcc libc6-dev python3-dev && PYPI=1 "$@"; } ||
        echo "lgpio could not be installed: the table runs, but not with this computer's pins (see [gpio] factory)"
}

install_user() {
    id faro >/dev/null 2>&1 || useradd --system --home-dir /var/lib/faro --shell /usr/sbin/nologin faro
    for group in dialout gpio video render; do
        getent group "$group" >/dev/null || groupadd --system "$group"
        usermod -aG "$group" faro
    done
    chgrp faro /etc/faro/table.toml
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
        rm -f /usr/local/bin/faro
    fi
    rm -rf "$1/opt/faro" "$1/$units/faro.service.d" "$1/$units/faro.service" "$1/$units/faro-safe.service"
    rm -f "$1/etc/udev/rules.d/99-faro.rules"
    [ -n "$1" ] || read_anew
    echo "Removed. Left as they are: $1/etc/faro/table.toml, the journal in $1/var/lib/faro, the user faro, and what apt installed."
}

mode=install
if [ "${1:-}" = --uninstall ]; then
    mode=uninstall
    shift
fi
dest=${1:-}
case $dest in -*) refuse "$dest" "a folder, --uninstall, or nothing" ;; esac

if [ -z "$dest" ] && [ "$(id -u)" != 0 ]; then
    refuse "the user $(id -un)" "root: sudo make $mode"
fi
if [ "$mode" = uninstall ]; then
    uninstall "$dest"
    exit 0
fi
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
install_files ""
install_user
systemctl enable --quiet faro.service
install_program
read_anew
echo "Installed: $(/opt/faro/venv/bin/faro --version)"
echo "Look at /etc/faro/table.toml, then: sudo -u faro faro check --config /etc/faro/table.toml"
echo "and: sudo systemctl start faro"
