#!/bin/sh
# environment.sh PYTHON FOLDER: an environment of that Python with what requirements/dev.txt locks and this project,
# editable. An environment that is there is kept and brought up to date. Exit code 2 and the reason where it cannot be.
#
# Debian splits ensurepip out of python3. Where apt may not bring it (python3-venv), uv or virtualenv do, or else a pip of
# the system's. pip is heard only when it fails.
set -eu
cd "$(dirname "$0")/.."
python=$1 folder=$2

refuse() {
    echo "$1"
    exit 2
}

version() { "$1" -c 'import sys; print(sys.version_info[:2])'; }
has_pip() { "$folder/bin/python" -m pip --version; }
is_good() { has_pip && [ "$(version "$folder/bin/python")" = "$(version "$python")" ]; }

# install OPTION...: pip, quietly.
install() {
    said=$("$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" 2>&1) ||
        refuse "$said
pip could not install what is needed, see above"
}

apt_venv() {
    if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get update && $sudo apt-get install -y python3-venv && "$python" -c 'import ensurepip'
}

# A pip that is there already puts itself into an environment that has none.
with_a_pip_of_the_system() {
    "$python" -m venv --clear --without-pip "$folder" || return 1
    for wheel in /usr/share/python-wheels/pip-*.whl; do # Debian's python3-pip-whl
        [ ! -e "$wheel" ] || "$folder/bin/python" "$wheel/pip" install --no-index --find-links "${wheel%/*}" pip || continue
        has_pip && return
    done
    "$python" -m pip --python "$folder/bin/python" install pip
}

# make_one: by the first way that works here.
make_one() {
    if "$python" -c 'import ensurepip, venv' || apt_venv; then
        "$python" -m venv --clear "$folder"
        return
    fi
    { command -v uv && uv venv --clear --seed --python "$python" "$folder"; } ||
        { command -v virtualenv && virtualenv --clear --python "$python" "$folder"; } ||
        "$python" -m virtualenv --clear "$folder" || with_a_pip_of_the_system
}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    refuse "Python 3.11 or newer is needed, found: $("$python" --version 2>&1 | head -n 1)"
if ! is_good >/dev/null 2>&1; then
    said=$(make_one 2>&1) || true
    if ! is_good >/dev/null 2>&1; then
        ! "$python" -c 'import ensurepip, venv' 2>/dev/null || refuse "$said
no environment could be made in $folder, see above"
        refuse "python3-venv is missing, apt could not install it, and there is no uv, virtualenv or pip that could help. \
Type: sudo apt-get install python3-venv"
    fi
fi
install --require-hashes --only-binary :all: -r requirements/dev.txt
install --no-deps --no-build-isolation -e .
