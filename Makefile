# `make demo` and `make test` are all a newcomer needs; both install what they use into .venv, and system packages
# through apt where they may (root, or sudo without a password). Where they may not, they go on without and say so.
PYTHON ?= python3
BIN := .venv/bin
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo -n apt-get)
export DEBIAN_FRONTEND := noninteractive
FIRMWARE_PACKAGES := gcc libc6-dev gcc-avr avr-libc libsimavr-dev libelf-dev
TEST_PACKAGES := $(FIRMWARE_PACKAGES) chromium-headless-shell shellcheck
# One stamp for each version of Python: after an upgrade of the system the environment is made anew; so also where the
# Python it was made of is gone and another of the same version is there.
$(shell [ ! -e .venv ] || .venv/bin/python -c 'import pip' 2>/dev/null || rm -f .venv/installed-*)
VENV := .venv/installed-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)

# $(call fetch,PACKAGES): installs those that are missing; never fails, the program and the tests say what they miss.
fetch = @command -v dpkg >/dev/null || exit 0; mkdir -p build; \
	lacking=$$(for name in $(1); do dpkg -s $$name >/dev/null 2>&1 || echo $$name; done | tr '\n' ' '); \
	[ -z "$$lacking" ] && exit 0; echo "Installing with apt: $$lacking"; \
	{ $(APT) update && $(APT) install -y --no-install-recommends $$lacking; } >build/apt.log 2>&1 \
		|| echo "apt could not install them (build/apt.log): $$(tail -n 1 build/apt.log)"

.PHONY: demo test kills hil lint bench bench-vision bench-shoe bench-settle trial evening arm64 simulate mutants train firmware fuzz flash drawings boards book install \
	uninstall check-install clean firmware-packages flash-packages test-packages

demo: $(VENV) firmware-packages
	$(BIN)/faro demo $(ARGS)

# Two processes for each core, at most four: several tests wait for real processes and pages most of their time. Each gets
# whole files (worksteal), so that a browser and what a file parses or draws first are made once. What was compiled is
# kept, whatever the environment says: the tests start the program hundreds of times.
WORKERS ?= $(shell cores=$$(nproc); echo $$(( cores > 1 ? 4 : 2 )))
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV) test-packages lint
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# The demo of faro killed at twenty random moments, the compiled board with it: some minutes. `make test` kills it six times.
KILLS ?= 20
kills: $(VENV) firmware-packages
	$(BIN)/python -m pytest tests/controller/test_demo.py -k same_deal_goes_on --kills $(KILLS) -o timeout=3600 $(ARGS)

# The compiled firmware under USB voltages of +-5 %, potentiometers of +-12 % and chips whose 1.1 V are 1.0 or 1.2 V
# (tests/hil/world.py): the whole of tests/hil in each. A quarter of an hour; `make test` has a sample.
WORLDS ?= nominal low high low-after-high high-after-low
hil: $(VENV) firmware-packages
	@failed=; for world in $(WORLDS); do echo "world: $$world"; \
		$(BIN)/python -m pytest tests/hil --ignore tests/hil/table -m simavr --world $$world $(ARGS) \
			|| failed="$$failed $$world"; \
	done; [ -z "$$failed" ] || { echo "failed in:$$failed"; exit 1; }

firmware-packages:
	$(call fetch,$(FIRMWARE_PACKAGES))

flash-packages:
	$(call fetch,gcc-avr avr-libc avrdude)

test-packages:
	$(call fetch,$(TEST_PACKAGES))

lint: $(VENV)
	@[ -x $(BIN)/deno ] || { echo "no deno for this machine: the pages' scripts are not linted"; exit 0; }; \
		$(BIN)/deno fmt --check --quiet && $(BIN)/deno lint --quiet
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)
	$(BIN)/python -m tests.benchmarks.table
	$(BIN)/python -m tests.benchmarks.link
	$(BIN)/python -m tests.benchmarks.link --simavr
	$(BIN)/python -m tests.benchmarks.pins --measured

# The reader and the tracker: a sample of every table in some minutes; everything with ARGS=--full.
bench-vision: $(VENV)
	$(BIN)/python -m tests.benchmarks.vision $(ARGS)

# The tracker of the shoe on 20 rendered shoes with faults: most of an hour. ARGS="--shoes 2 --packs 1" for two of 52.
bench-shoe: $(VENV)
	$(BIN)/python -m tests.benchmarks.shoe $(ARGS)

# `faro settle --lines` beside the plain second reading of each game's rules: fails where it is less than 1.3 times as fast.
# Wants a quiet machine. ARGS=20: seconds a game, 5 unless given.
bench-settle: $(VENV)
	$(BIN)/python tests/benchmarks/engine.py --settle $(ARGS)

# The whole table through all its troubles: `faro run` with camera, board, box and tablets of its own. Most of an hour;
# ARGS="--sample 10 --seed 2" plays ten scenarios at each of the four tables.
trial: $(VENV)
	$(BIN)/python -m tests.hil.table.trial $(ARGS)

# A whole evening of each game with a shoe, its cards rendered, killed at random moments while real tablets watch: nothing may be
# lost and nothing shown early. An hour; ARGS="--game chemin_de_fer --coups 3 --kills 4 --seed 9" for a short one.
evening: $(VENV)
	$(BIN)/python -m tests.evening $(ARGS)

# An arm64 userland (Debian 12) in ARM64 under qemu-user, what the reader makes there of the same pictures as here, and the
# tests of reader, engines, link and hardware in it (docs/platforms.md). Wants root, and hours: all is twenty times slower.
# ARGS="tests/firmware_bridge -x" runs those tests alone; PICTURES="FOLDER ..." compares pictures of your own too.
ARM64 ?= build/arm64
arm64: $(VENV)
	PICTURES="$(PICTURES)" tests/arm64/run.sh $(ARM64) $(ARGS)

# The tests tested: a seeded sample of small faults put into the code one at a time, each against the tests that execute
# its line (recorded first). ARGS="--seed 3 --number 300 --files 'controller/games/**' --jobs 2".
mutants: $(VENV)
	$(BIN)/python -m tests.mutants $(ARGS)

# Simulated evenings at the table, seeded, with everything that may go wrong; ARGS="--evenings 200 --seed 5000".
simulate: $(VENV)
	$(BIN)/python -m tests.simulate $(ARGS)

# The weights of the card reader made anew, then their thresholds (vision/weights/README.md). Memory that is given back
# after each batch and taken again costs a seventh of the training: glibc is told to keep it.
train: export GLIBC_TUNABLES := glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=4294967296:$\
	glibc.malloc.trim_threshold=17179869184:glibc.malloc.top_pad=268435456
ART := librsvg2-bin gnome-cards-data fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-urw-base35 \
	fonts-linuxlibertine fonts-ebgaramond fonts-goudybookletter fonts-lato fonts-bebas-neue fonts-cantarell
train: $(VENV)
	@npm=$$(command -v npm >/dev/null || echo npm); \
	{ [ -z "$$npm" ] && dpkg -s $(ART); } >/dev/null 2>&1 \
		|| { $(APT) update && $(APT) install -y $$npm $(ART); } \
		|| { echo "The cards' art is missing and apt could not install it: apt-get install $$npm $(ART)"; exit 2; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[training]'
	$(BIN)/python -m vision.training --seed 7
	$(BIN)/python -m vision.training.calibrate
	$(BIN)/python -m vision.training.pair_train --seed 7
	$(BIN)/python -m vision.training.choose
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
	@$(MAKE) --no-print-directory flash-packages
	@command -v avrdude >/dev/null && command -v avr-gcc >/dev/null || { \
		echo "avrdude or gcc-avr is missing. Type: sudo apt-get install avrdude gcc-avr avr-libc"; exit 2; }
	$(MAKE) -C firmware_bridge/firmware flash PORT=$(PORT)

# Casekeeper, dealing box and shoe: every part as STL in build/drawings, figures and pictures in docs/build; fails where
# parts overlap or cannot be printed. ARGS="--only box" for one of them.
drawings: $(VENV)
	$(BIN)/python -m hardware.drawings $(ARGS)

# The build book: a page a step, its pictures rendered from the drawings, the bill, the print sheet (docs/build/book).
book: $(VENV)
	$(BIN)/python -m hardware.book $(ARGS)
	for cards in poker bridge spanish german; do \
		$(BIN)/python -m vision.offline.marker_sheet docs/build/book/markers-$$cards.svg --cards $$cards || exit 1; done

# The servo shield and the Pi's input board: files written from the circuits (hardware/boards) and proven; then KiCad's own
# check, gerbers and drill files in build/boards, where KiCad's Python module is (apt-get install kicad; else it says so).
boards: $(VENV)
	$(BIN)/python -m hardware.boards --orders build/boards $(ARGS)
	/usr/bin/python3 hardware/boards/fabricate.py hardware/boards/kicad/shield.kicad_pcb hardware/boards/kicad/inputs.kicad_pcb

# On the Pi that runs the table: packages, user, units, udev rules, program in /opt/faro, configuration in /etc/faro.
# DESTDIR=FOLDER: only the files, below it.
install:
	hardware/install/install.sh "$(DESTDIR)"

# ... taken away again; configuration and journal stay.
uninstall:
	hardware/install/install.sh --uninstall "$(DESTDIR)"

# The whole installation in fresh systems of Debian 12 and 13, booted: as root, with debootstrap and systemd-nspawn, which
# it names where they are missing. ARGS="--suite trixie".
check-install: $(VENV)
	$(BIN)/python -m tests.install $(ARGS)

# Debian splits venv out of python3; where it is missing we fetch it, or say exactly what to type. pip is heard only when
# it fails.
$(VENV): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed, found: $$($(PYTHON) --version 2>&1)"; exit 2; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; } >/dev/null 2>&1 \
		|| { echo "python3-venv is missing and apt could not install it. Type: sudo apt-get install python3-venv"; exit 2; }
	@echo "Installing Python packages into .venv"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@said=$$($(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' 2>&1) \
		|| { echo "$$said"; echo "pip could not install what is needed, see above"; exit 2; }
	@touch $@

clean:
	rm -rf .venv state build
