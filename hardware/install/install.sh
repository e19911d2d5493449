#!/bin/sh
# Puts the table on a Raspberry Pi: `make install`. Run again it updates the program and keeps configuration and journal.
# With a folder as argument the files only go below it, and nothing is started (for packages and for a look).
set -eu
cd "$(dirname "$0")/../.."
dest="${1:-}"
here=hardware/install

if [ -z "$dest" ] && [ "$(id -u)" != 0 ]; then
    echo "make install needs root: sudo make install" >&2
    exit 2
fi
if [ -z "$dest" ] && systemctl is-active --quiet faro; then
    echo "the table is running: sudo systemctl stop faro, between two deals" >&2
    exit 2
fi

install -D -m 644 "$here/faro.service" "$dest/etc/systemd/system/faro.service"
install -D -m 644 "$here/faro-safe.service" "$dest/etc/systemd/system/faro-safe.service"
install -D -m 644 "$here/99-faro.rules" "$dest/etc/udev/rules.d/99-faro.rules"
install -D -m 644 README.md "$dest/opt/faro/README.md"
if [ ! -e "$dest/etc/faro/table.toml" ]; then
    # The service may write below /var/lib/faro only.
    sed -e 's|^journal = .*|journal = "/var/lib/faro/table.db"|' \
        -e 's|^calibration = .*|calibration = "/var/lib/faro/casekeeper.toml"|' \
        -e 's|^port = "/dev/ttyACM0"|port = "/dev/faro-board"|' table.example.toml |
        install -D -m 640 /dev/stdin "$dest/etc/faro/table.toml"
fi
[ -z "$dest" ] || exit 0

id faro >/dev/null 2>&1 || useradd --system --home-dir /var/lib/faro --shell /usr/sbin/nologin faro
for group in dialout gpio video render; do
    getent group "$group" >/dev/null || groupadd --system "$group"
    usermod -aG "$group" faro
done
chgrp faro /etc/faro/table.toml
# The system's packages show through, because picamera2 and lgpio come from apt on Raspberry Pi OS.
[ -x /opt/faro/venv/bin/python ] || python3 -m venv --system-site-packages /opt/faro/venv
/opt/faro/venv/bin/python -m pip install --quiet --disable-pip-version-check --upgrade .
udevadm control --reload
udevadm trigger --subsystem-match=tty
systemctl daemon-reload
systemctl enable faro
echo "Installed. Look at /etc/faro/table.toml, then: sudo -u faro /opt/faro/venv/bin/faro check --config /etc/faro/table.toml"
echo "and: sudo systemctl start faro"
