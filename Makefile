# `make demo` and `make test` are all a newcomer needs; both install what they use into .venv, and system packages
# through apt where they may (root, or sudo without a password). Where they may not, they go on without and say so.
PYTHON ?= python3
BIN := .venv/bin
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo -n apt-get)
export DEBIAN_FRONTEND := noninteractive
# Groups: a name that a system's archive lacks costs only its own group.
FIRMWARE_PACKAGES := "gcc libc6-dev" "gcc-avr avr-libc" "libsimavr-dev libelf-dev"
TEST_PACKAGES := $(FIRMWARE_PACKAGES) chromium-headless-shell nginx-light postgresql shellcheck zsh
# One stamp for each version of Python: after an upgrade of the system the environment is made anew; so also where the
# Python it was made of is gone and another of the same version is there.
$(shell [ ! -e .venv ] || .venv/bin/python -c 'import pip' 2>/dev/null || rm -f .venv/installed-*)
VENV := .venv/installed-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)

.PHONY: demo floor-demo floor-bench test test-whole quick hooks test-newest test-lowest test-pythons kills training hil lint lock bench bench-vision bench-shoe bench-settle \
	trial evening arm64 simulate planted picture nightly coverage mutants train \
	firmware fuzz flash drawings boards book release install back uninstall check-install check-wheel clean \
	firmware-packages flash-packages \
	test-packages floor-packages

demo: $(VENV) firmware-packages
	$(BIN)/faro demo $(ARGS)

# Three simulated tables of three games, a floor with a PostgreSQL of its own, and its page (docs/floor.md).
floor-demo: $(VENV) floor-packages
	$(BIN)/faro floor demo $(ARGS)

# 200 tables on one floor: rows a second, delays, bytes, how each question grows to 10,000,000 rows (docs/floor-scale.md). Wants a
# quiet machine, ten minutes and 15 GB. ARGS="--most 1000000": a tenth of that.
floor-bench: $(VENV) floor-packages
	$(BIN)/python -m tests.instruments.benchmarks.floor $(ARGS)

# Two processes for each core, at most four: several tests wait for real processes and pages most of their time. Each gets
# whole files (worksteal), so that a browser and what a file parses or draws first are made once. What was compiled is
# kept, whatever the environment says: the tests start the program hundreds of times. Lint comes last: it keeps no test
# from running, and fails the whole as a test does.
WORKERS ?= $(shell cores=$$(nproc); echo $$(( cores > 1 ? 4 : 2 )))
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV) test-packages
	@failed=; $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS) || failed=1; \
		$(MAKE) --no-print-directory lint || failed=1; [ -z "$$failed" ]

# `make test` with every case where it tries a sample, and as many examples as each law has: more than an hour.
test-whole: $(VENV) test-packages
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --whole -o timeout=1800 $(ARGS)

# The tests nearest to what is changed since the branch left origin/main, or else by the last commit: less than a tenth of
# `make test`. ARGS="--base HEAD~3" for another beginning; ARGS=--measure for its share of the last 50 commits.
quick: $(VENV)
	$(BIN)/python -m tests.instruments.quick $(ARGS)

# The tests with the newest and with the lowest versions that the ranges in pyproject.toml allow, whatever the lock says: what
# do they break? The newest with the types too. ARGS=tests/games for a part.
edge = $(BIN)/uv venv --quiet --clear --python $(BIN)/python build/$@ && \
	$(BIN)/uv pip install --quiet --python build/$@ --resolution $(1) -e '.[dev,fast]'
test-newest: $(VENV) test-packages
	$(call edge,highest)
	@failed=; build/$@/bin/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS) || failed=1; \
		build/$@/bin/mypy --cache-dir build/$@/mypy || failed=1; [ -z "$$failed" ]

test-lowest: $(VENV) test-packages
	$(call edge,lowest-direct)
	build/$@/bin/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# `.ci/run` in fresh Debian 12 and 13, in build/check-install: as root, with debootstrap and systemd-nspawn, which it names
# where they are missing. Most of an hour each. ARGS="--suite trixie"; ARGS="--suite trixie tests/games" for a part.
test-pythons: $(VENV)
	$(BIN)/python -m tests.instruments.install.pythons $(ARGS)

# The demo of faro killed at twenty random moments, the compiled board with it: some minutes. `make test` kills it once.
KILLS ?= 20
kills: $(VENV) firmware-packages
	$(BIN)/python -m pytest tests/controller/demo/test_demo.py -k same_deal_goes_on --kills $(KILLS) -o timeout=3600 $(ARGS)

# Every case of the dealer's training in every game, by a dealer who does what is right: some minutes. `make test` plays those
# of faro, and one of another game.
training: $(VENV)
	$(BIN)/python -m pytest tests/controller/demo/test_training.py -k what_is_right --training -o timeout=3600 $(ARGS)

# The compiled firmware under USB voltages of +-5 %, potentiometers of +-12 % and chips whose 1.1 V are 1.0 or 1.2 V
# (tests/hil/world.py): the whole of tests/hil in each. A quarter of an hour; `make test` has a sample.
WORLDS ?= nominal low high low-after-high high-after-low
hil: $(VENV) firmware-packages
	@failed=; for world in $(WORLDS); do echo "world: $$world"; \
		$(BIN)/python -m pytest tests/hil -m simavr --whole --world $$world $(ARGS) \
			|| failed="$$failed $$world"; \
	done; [ -z "$$failed" ] || { echo "failed in:$$failed"; exit 1; }

firmware-packages:
	@requirements/packages.sh $(FIRMWARE_PACKAGES)

floor-packages:
	@requirements/packages.sh postgresql

flash-packages:
	@requirements/packages.sh "gcc-avr avr-libc" avrdude

test-packages:
	@requirements/packages.sh $(TEST_PACKAGES)

lint: $(VENV)
	@[ -x $(BIN)/deno ] || { echo "no deno for this machine: the pages' scripts are not linted"; exit 0; }; \
		$(BIN)/deno fmt --check --quiet && $(BIN)/deno lint --quiet
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)
	$(BIN)/python -m tests.instruments.benchmarks.table
	$(BIN)/python -m tests.instruments.benchmarks.link
	$(BIN)/python -m tests.instruments.benchmarks.link --simavr
	$(BIN)/python -m tests.instruments.benchmarks.pins --measured

# The reader and the tracker: a sample of every table in some minutes; everything with ARGS=--full.
bench-vision: $(VENV)
	$(BIN)/python -m tests.instruments.benchmarks.vision $(ARGS)

# The tracker of the shoe on 20 rendered shoes with faults: most of an hour. ARGS="--shoes 2 --packs 1" for two of 52.
bench-shoe: $(VENV)
	$(BIN)/python -m tests.instruments.benchmarks.shoe $(ARGS)

# `faro settle --lines` beside the plain second reading of each game's rules: fails where it is less than 1.3 times as fast.
# Wants a quiet machine. ARGS=20: seconds a game, 5 unless given.
bench-settle: $(VENV)
	$(BIN)/python tests/instruments/benchmarks/engine.py --settle $(ARGS)

# The whole table through all its troubles: `faro run` with camera, board, box and tablets of its own. Most of an hour;
# ARGS="--sample 10 --seed 2" plays ten scenarios at each of the four tables.
trial: $(VENV)
	$(BIN)/python -m tests.instruments.trial.trial $(ARGS)

# A whole evening of each game, its cards rendered, killed at random moments while real tablets watch: nothing may be lost and
# nothing shown early. An hour; ARGS="--game chemin_de_fer --coups 3 --kills 4 --seed 9" for a short one.
evening: $(VENV)
	$(BIN)/python -m tests.instruments.evening $(ARGS)

# An arm64 userland (Debian 12) in ARM64 under qemu-user, what the reader makes there of the same pictures as here, and the
# tests of reader, engines, link and hardware in it (docs/platforms.md). Wants root, and hours: all is twenty times slower.
# ARGS="tests/firmware_bridge -x" runs those tests alone; PICTURES="FOLDER ..." compares pictures of your own too.
ARM64 ?= build/arm64
arm64: $(VENV)
	PICTURES="$(PICTURES)" tests/instruments/arm64/run.sh $(ARM64) $(ARGS)

# The tests tested: a seeded sample of small faults put into the code one at a time, each against the tests that execute
# its line (recorded first). ARGS="--seed 3 --number 300 --files 'controller/games/**' --jobs 2".
mutants: $(VENV)
	$(BIN)/python -m tests.instruments.mutants $(ARGS)

# Simulated evenings at the table, seeded, with everything that may go wrong; ARGS="--evenings 200 --seed 5000", and
# --cluster local or --cluster tls://HOST:PORT for a cluster of Dask.
simulate: $(VENV)
	$(BIN)/python -m tests.instruments.simulate $(ARGS)

# Faults put into the program one at a time: do the simulated evenings find them? ARGS="--only cable" for those of that name.
planted: $(VENV)
	$(BIN)/python -m tests.instruments.mutants --planted $(ARGS)

# The moving picture at the head of the README, docs/table.webp, made again: the rendered box, read, on a player's page.
picture: $(VENV) test-packages
	$(BIN)/python -m tests.instruments.picture $(ARGS)

# Fresh seeds for hours: simulated evenings, evenings on a disk that fails below SQLite, the laws with examples of their own,
# spoiled deal scripts, messages and journals. Prints its seed; what fails is kept as a file that `make test` can run.
# ARGS="--kinds disk,journal --seed 5".
HOURS ?= 2
nightly: $(VENV) firmware-packages
	$(BIN)/python -m tests.instruments.nightly --hours $(HOURS) $(ARGS)

# Every branch of settlement, money and refusals is taken by the tests of the engines; a quarter of an hour.
MONEY := controller/games/ledger.py,controller/games/baccarat/rules.py,controller/games/baccarat/*/course.py,controller/games/**/settle.py,$\
	controller/games/**/rules.py,controller/games/german_faro/course.py,controller/games/siete_y_media/course.py,$\
	controller/games/faro/bets.py,controller/games/faro/course.py,controller/games/faro/rounds.py
coverage: $(VENV)
	@mkdir -p build/coverage
	$(BIN)/python -m coverage run --branch --include='$(MONEY)' --data-file=build/coverage/money \
		-m pytest tests/games -p no:cacheprovider $(ARGS)
	$(BIN)/python -m coverage report --data-file=build/coverage/money --show-missing --fail-under=100

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
	$(BIN)/python -m vision.training.letter_train --seed 7
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
# parts overlap or cannot be printed. ARGS="--only box" for one of them; FARO_PRINTER=0.2 in the environment: for a printer
# whose slots come out 0.2 mm too narrow.
drawings: $(VENV)
	$(BIN)/python -m hardware.machine.drawings $(ARGS)

# The build book: a page a step, its pictures rendered from the drawings, the bill, the print sheet (docs/build/book).
book: $(VENV)
	$(BIN)/python -m hardware.machine.book $(ARGS)
	for cards in poker bridge spanish german; do \
		$(BIN)/python -m vision.offline.marker_sheet docs/build/book/markers-$$cards.svg --cards $$cards || exit 1; done

# The servo shield and the Pi's input board: files written from the circuits (hardware/machine/boards) and proven; then KiCad's own
# check, gerbers and drill files in build/boards, where KiCad's Python module is (apt-get install kicad; else it says so).
boards: $(VENV)
	$(BIN)/python -m hardware.machine.boards --orders build/boards $(ARGS)
	/usr/bin/python3 hardware/machine/boards/fabricate.py hardware/machine/boards/kicad/shield.kicad_pcb hardware/machine/boards/kicad/inputs.kicad_pcb

# The machine for people who have no Debian: build/faro-table-VERSION-machine.zip with prints (STL, 3MF, profiles), wood (DXF,
# PDF at its true size), boards, book (one PDF too) and bill; the same bytes each time. `make boards` first, and gerbers are in it.
release: $(VENV)
	$(BIN)/python -m hardware.machine.release $(ARGS)

# On the Pi that runs the table: packages, user, units, udev rules, program in /opt/faro, configuration in /etc/faro.
# DESTDIR=FOLDER: only the files, below it.
install:
	hardware/install/install.sh "$(DESTDIR)"

# ... back to the version before the last update, with the journal and the configuration of that time.
back:
	hardware/install/install.sh --back

# ... taken away again; configuration and journal stay.
uninstall:
	hardware/install/install.sh --uninstall "$(DESTDIR)"

# The wheel in a fresh environment of each Python in the PATH, by pipx and by uv, without the clone. ARGS="/path/python3.14 pipx"
# for some of them.
check-wheel: $(VENV)
	$(BIN)/python -m tests.instruments.wheel $(ARGS)

# The whole installation in fresh systems of Debian 12 and 13, booted: as root, with debootstrap and systemd-nspawn, which
# it names where they are missing. ARGS="--suite trixie".
check-install: $(VENV)
	$(BIN)/python -m tests.instruments.install $(ARGS)

# What requirements/dev.txt locks, and this project, into .venv.
$(VENV): pyproject.toml requirements/dev.txt
	@echo "Installing Python packages into .venv"
	@requirements/environment.sh $(PYTHON) .venv
	@touch $@

# ruff, deno, shellcheck and mypy before every commit of this clone (.pre-commit-config.yaml).
hooks: $(VENV)
	$(BIN)/pre-commit install

# The locks written again from pyproject.toml: requirements/dev.txt for demo and tests, table.txt and pins.txt for
# `make install`. ARGS=--upgrade takes the newest versions, ARGS="--upgrade-package numpy" of one package.
lock: $(VENV)
	requirements/lock.sh $(ARGS)

clean:
	rm -rf .venv state build
