#!/bin/sh
# `make lock`: writes requirements/*.txt from pyproject.toml. What stands there stays as far as pyproject.toml allows it;
# ARGS=--upgrade takes the newest, ARGS="--upgrade-package numpy" that of one package.
#
# One file for Python 3.11 and all newer ones, for Linux (x86-64, arm64), macOS and Windows; hashes are those that the
# index lists; no address and no folder of this machine gets in, whatever pip is set to here.
set -eu
cd "$(dirname "$0")/.."
bin=${BIN:-.venv/bin}

# write FILE HEADER INPUT [OPTION...]: one of the files.
write() {
    file=$1 header=$2
    shift 2
    # The table has the versions that the tests have.
    [ "$file" = dev.txt ] || set -- "$@" --constraint requirements/dev.txt
    env -u UV_FIND_LINKS -u UV_EXTRA_INDEX_URL -u UV_INDEX "$bin/uv" --no-config pip compile --quiet --universal \
        --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --output-file "requirements/$file" "$@"
    printf '# %s %s\n%s' "Written by \`make lock\`." "$header" "$(cat "requirements/$file")" >"requirements/$file.new"
    printf '\n' >>"requirements/$file.new"
    mv "requirements/$file.new" "requirements/$file"
}

write dev.txt "What \`make demo\` and \`make test\` run with; environment.sh installs it:
#   pip install --require-hashes --only-binary :all: -r requirements/dev.txt
#   pip install --no-deps --no-build-isolation -e ." pyproject.toml --extra dev --extra fast "$@"

write table.txt "What an installed table runs with, and what builds it and pins.txt:
#   pip install --require-hashes --only-binary :all: -r requirements/table.txt
#   pip install --no-deps --no-build-isolation ." pyproject.toml --extra fast --group pyproject.toml:build "$@"

"$bin/python" -c '
import tomllib
with open("pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["project"]["optional-dependencies"]["pi"], sep="\n")' |
    write pins.txt "The library of the Pi's pins, where apt has no python3-lgpio; after table.txt.
# Python 3.11 and 3.12 take a wheel:
#   pip install --require-hashes --no-deps --only-binary :all: -r requirements/pins.txt
# 3.13 and newer compile the source archive with table.txt's swig and setuptools, and Debian's gcc libc6-dev python3-dev
# (PYPI=1: together with its library in C):
#   PATH=VENV/bin:\$PATH PYPI=1 pip install --require-hashes --no-deps --no-build-isolation --use-pep517 --no-cache-dir \\
#       -r requirements/pins.txt" --no-deps - "$@"
