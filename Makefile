# `make demo` and `make test` are all a newcomer needs; both install what they use into .venv.
PYTHON ?= python3
BIN := .venv/bin
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo -n apt-get)

.PHONY: demo test lint bench bench-vision trial train firmware fuzz flash drawings install clean

demo: .venv/installed
	$(BIN)/faro demo $(ARGS)

test: .venv/installed lint
	$(BIN)/python -m pytest $(ARGS)

lint: .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/installed
	$(BIN)/python -m tests.bench.bench_table
	$(BIN)/python -m tests.bench.bench_link
	$(BIN)/python -m tests.bench.bench_link --simavr

# The reader and the tracker: a sample of every table in some minutes; everything with ARGS=--full.
bench-vision: .venv/installed
	$(BIN)/python -m tests.bench.bench_vision $(ARGS)

# The whole table through all its troubles: `faro run` with camera, board, box and tablets of its own. Most of an hour;
# ARGS="--sample 10 --seed 2" plays ten scenarios at each of the four tables.
trial: .venv/installed
	$(BIN)/python -m tests.hil.table.trial $(ARGS)

# The weights of the card reader made anew, then their thresholds (vision/weights/README.md). Memory that is given back
# after each batch and taken again costs a seventh of the training: glibc is told to keep it.
train: export GLIBC_TUNABLES := glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=4294967296:$\
	glibc.malloc.trim_threshold=17179869184:glibc.malloc.top_pad=268435456
ART := librsvg2-bin gnome-cards-data fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-urw-base35 \
	fonts-linuxlibertine fonts-ebgaramond fonts-goudybookletter fonts-lato fonts-bebas-neue fonts-cantarell
train: .venv/installed
	@npm=$$(command -v npm >/dev/null || echo npm); \
	{ [ -z "$$npm" ] && dpkg -s $(ART); } >/dev/null 2>&1 \
		|| { $(APT) update && $(APT) install -y $$npm $(ART); } \
		|| { echo "The cards' art is missing and apt could not install it: apt-get install $$npm $(ART)"; exit 2; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[training]'
	$(BIN)/python -m vision.training --seed 7
	$(BIN)/python -m vision.training.calibrate
	$(BIN)/python -m vision.training.pair_train --seed 7
	$(BIN)/python -m tests.bench.bench_calibration --write
	$(BIN)/python -m vision.training.pair_threshold

# The casekeeper's board: compile its program; put it on the board at PORT (avrdude).
firmware:
	$(MAKE) -C firmware_bridge/firmware all

# The firmware's core, fuzzed under both sanitizers for so many seconds.
SECONDS ?= 600
fuzz:
	$(MAKE) -C firmware_bridge/firmware fuzz SECONDS=$(SECONDS)

flash:
	@[ -n "$(PORT)" ] || { echo "give the board's port: make flash PORT=/dev/ttyACM0"; exit 2; }
	$(MAKE) -C firmware_bridge/firmware flash PORT=$(PORT)

# The mechanics as STL and PNG in build/drawings (openscad).
drawings:
	$(MAKE) -C hardware/drawings

# On the Pi that runs the table: user, units, udev rule, program in /opt/faro, configuration in /etc/faro.
install:
	hardware/install/install.sh "$(DESTDIR)"

# Debian splits venv out of python3; where it is missing we fetch it, or say exactly what to type.
.venv/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed, found: $$($(PYTHON) --version 2>&1)"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; } \
		|| { echo "python3-venv is missing and apt could not install it. Type: sudo apt-get install python3-venv"; exit 2; }
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

clean:
	rm -rf .venv state build
