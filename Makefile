# `make play` and `make test` work on a fresh machine. They install everything into .venv.

PY := .venv/bin/python
# Tests of the rules, which run compiled and interpreted. Drawing code is never compiled.
RULES := tests/core tests/conformance tests/reference_engines $(filter-out %/art %.pyc,$(wildcard tests/games/*/* tests/games/*.py)) tests/records/test_stored_records.py

# Keep bytecode files: tests start hundreds of processes, and each would parse every source again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test tests whole ready times setup compile web site offline browser messages docs drawings previews check test-compiled test-pure train-check layout playthroughs pictures bench faults load coverage lock clean

# Start a server and open the browser. Compiles in the background. `make play LAN=1` also allows the local network.
play: .venv/.play
	@$(PY) tools/start_play.py $(if $(LAN),--lan)

# Check style and types in parallel with compiling and testing.
test: setup
	@$(MAKE) -j2 check tests

# Sequential, because each target uses a worker per core.
tests: ready
	@$(MAKE) test-compiled
	@$(MAKE) test-pure

# Build the pages after the rules: the compiler copies the sources, which must not change meanwhile.
ready: compile
	@$(MAKE) web browser

.venv/.play: pyproject.toml tools/create_venv
	@bash tools/create_venv play

.venv/.installed: pyproject.toml examples/magpie/pyproject.toml research/pyproject.toml tools/create_venv
	@bash tools/create_venv

setup: .venv/.installed

# Compile the rules. Without a C compiler the sources run, more slowly; in CI this is an error.
compile: setup
	@$(PY) hatch_build.py || test -z "$$CI"

# Build the web app. Without Node packages the server runs without it; in CI this is an error.
web: setup
	@$(PY) hatch_build.py web || test -z "$$CI"

# Build the offline site for any static web host: build/bastide.
site: web
	rm -rf build/bastide
	$(PY) -m bastide site build/bastide

# Play whole games in a browser without a server or network. Takes some minutes.
offline: setup web browser
	$(PY) -m pytest --timeout 0 tests/device/check_offline_games.py tests/device/check_offline_hot_seat.py tests/device/check_offline_edge_cases.py

# Install the browser for the web tests, if the system allows it.
browser:
	@bash tools/install_browser

# Regenerate the TypeScript types after a change of server messages or views.
messages: setup
	$(PY) -m bastide.server.api.typescript_messages > web/src/base/server_message_types.ts
	BASTIDE_PURE=1 $(PY) -m bastide.server.api.typescript_views

# Build the documentation: build/site/index.html. The tests build it too and check its links.
docs: setup
	$(PY) -m mkdocs build --strict

# Redraw the Carcassonne page data and the documentation pictures after a change of pictures.
drawings: setup
	$(PY) hatch_build.py drawings
	$(PY) tools/draw_table_pictures.py
	$(PY) tools/draw_diagrams.py

# Redraw the preview pictures of shared links, from finished games.
previews: setup browser
	$(PY) tools/draw_table_pictures.py --previews

check: setup
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

# Each worker takes whole files; tests/support/slowest_first.py sorts them.
PYTEST := $(PY) -m pytest --dist loadfile --no-loadscope-reorder
CORES := $(shell getconf _NPROCESSORS_ONLN || echo 2)
# Three workers for two cores, because half of the time tests wait for servers and browsers.
WORKERS := $(shell echo $$(( ($(CORES) * 3 + 1) / 2 )))

test-compiled: setup
	$(PYTEST) -n $(WORKERS) tests examples

test-pure: setup
	BASTIDE_PURE=1 $(PYTEST) -n $(CORES) -m 'not once' $(RULES)

# All test cases without sampling: every screen in every language, size and theme, whole games by clicks and taps, every
# mutation of the rules, and smoke tests in Firefox and WebKitGTK where they are installed. Takes an hour. `make faults`
# runs all attacks on the server.
whole: setup ready
	BASTIDE_SOAK=1 $(PYTEST) -n $(WORKERS) --timeout 0 --ignore tests/server/faults tests examples tests/web/check_other_browsers.py

# Measure the time of each test file, on an idle machine, after tests were added or removed.
times: setup ready
	BASTIDE_TIMES=tests/support/times.json $(PYTEST) -n $(WORKERS) tests examples

# Measure the branch coverage of the rules, interpreted. Less than COVERED per cent is an error.
COVERED := 96
coverage: setup
	BASTIDE_PURE=1 $(PY) -m coverage run --branch --source src/bastide/core,src/bastide/games -m pytest -q --timeout 0 $(RULES)
	$(PY) -m coverage report --include '*/core/*,*/rules/*,*/modules/*,*/sets/*' --skip-covered --fail-under $(COVERED)

# Test `bastide train`. Separate, because PyTorch is larger than all other development dependencies.
train-check: setup
	$(PY) -m pip install --quiet 'torch>=2.4'
	$(PY) -m pytest tests/research/check_torch_training.py tests/envs/test_selfplay_example.py

# Store the numbers of new cards, boards, modules, tiles and actions.
layout: setup
	$(PY) -m bastide dev numbering

# Rewrite the golden playthroughs after an intended change of behaviour. Review the diff.
playthroughs: setup
	$(PY) -m bastide.testing.golden_playthroughs

# Take screenshots of every screen in every size, language and theme: artefacts/pictures/index.html.
pictures: setup web browser
	$(PY) tools/take_screenshots.py $(if $(ONLY),--only $(ONLY))

# Every text of every language, where it appears, and its picture, for translators: build/copy/index.html. `make copy PICTURES=none` is quick.
.PHONY: copy
copy: setup $(if $(filter none,$(PICTURES)),,web browser)
	$(PY) tools/write_copy_deck.py --pictures $(or $(PICTURES),take)

# Kill servers, disconnect the database for ten seconds and run hostile clients. Prints a table of the effect of each attack
# and the delay for other players.
faults: setup compile
	BASTIDE_SOAK=$${BASTIDE_SOAK:-40} $(PY) -m pytest -s --timeout 0 tests/server/faults

# Measure the capacity of one server process. Takes 15 minutes on an idle machine.
load: setup compile
	$(PY) benchmarks/server_load.py

bench: setup compile
	$(PY) benchmarks/engine_speed.py
	$(PY) benchmarks/startup_time.py

# Update the lock files of server and container after a change of dependencies, or for newer versions.
lock: setup
	$(PY) tools/lock_requirements.py

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/.svelte-check src/bastide/server/static src/bastide/games/*/page/built src/bastide/games/*/page/drawings.json
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name '_compiled.*' -delete
