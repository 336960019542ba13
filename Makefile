# Two commands for a fresh machine: `make play` and `make test`. What they need is put into .venv, beside this file.

PY := .venv/bin/python
# Only these hold rules, and run against both builds; what is drawn is never compiled.
RULES := tests/core tests/conformance tests/reference_engines $(filter-out %/art,$(wildcard tests/games/*/*)) tests/records/test_stored_records.py

# Tests start hundreds of processes, and each would read every source anew where the system forbids to keep what was read.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test tests whole ready times setup compile web site offline browser messages docs drawings previews check test-compiled test-pure train-check layout playthroughs pictures bench faults load coverage lock clean

# Only what playing needs is installed for it, and nobody waits for the compiler. `make play LAN=1` lets in the local network, too.
play: .venv/.play
	@$(PY) tools/start_play.py $(if $(LAN),--lan)

# The sources are checked beside all that takes longer: the compiler, then the tests.
test: setup
	@$(MAKE) -j2 check tests

# One after the other: each has a worker for every core.
tests: ready
	@$(MAKE) test-compiled
	@$(MAKE) test-pure

# The pages after the rules: while sources are copied for the compiler, nothing is built among them.
ready: compile
	@$(MAKE) web browser

.venv/.play: pyproject.toml tools/create_venv
	@bash tools/create_venv play

.venv/.installed: pyproject.toml examples/magpie/pyproject.toml research/pyproject.toml tools/create_venv
	@bash tools/create_venv

setup: .venv/.installed

# Without a C compiler everything works, slower; where CI says that there must be one, it is an error.
compile: setup
	@$(PY) hatch_build.py || test -z "$$CI"

# The pages for the browser. Without Node's packages the server runs without them; where CI says so, it is an error.
web: setup
	@$(PY) hatch_build.py web || test -z "$$CI"

# Bastide in one folder that needs no server: build/bastide, for any host of plain files.
site: web
	rm -rf build/bastide
	$(PY) -m bastide site build/bastide

# Whole games in a browser without a server and without a network; some minutes.
offline: setup web browser
	$(PY) -m pytest --timeout 0 tests/device/check_offline_games.py tests/device/check_offline_hot_seat.py tests/device/check_offline_edge_cases.py

# The tests of the pages drive a browser; where the system lets us, it is put there.
browser:
	@bash tools/install_browser

# After a change of the server's messages or of a game's views: the types that the pages use.
messages: setup
	$(PY) -m bastide.server.api.typescript_messages > web/src/base/server_message_types.ts
	BASTIDE_PURE=1 $(PY) -m bastide.server.api.typescript_views

# The site, into build/site: open index.html. The tests build it as well, and follow its links.
docs: setup
	$(PY) -m mkdocs build --strict

# After a change of a picture file or of what composes pictures: the data of Carcassonne's page, and the pictures of the documentation.
drawings: setup
	$(PY) hatch_build.py drawings
	$(PY) tools/draw_table_pictures.py
	$(PY) tools/draw_diagrams.py

# What a link to the server shows where it is sent to somebody: photographs of games that were played.
previews: setup browser
	$(PY) tools/draw_table_pictures.py --previews

check: setup
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

# A worker takes whole files; tests/support/slowest_first.py says which come first.
WORKERS := auto
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

test-compiled: setup
	$(PYTEST) tests examples

test-pure: setup
	BASTIDE_PURE=1 $(PYTEST) -m 'not once' $(RULES)

# What an everyday run draws a part of, in full: every screen in every language, size and light, every game to its end by clicks
# and by taps, every mutation of the rules. An hour. (`make faults` has all attacks.)
whole: setup ready
	BASTIDE_SOAK=1 $(PYTEST) --timeout 0 --ignore tests/server/faults tests examples

# After tests have come or gone: how long each file takes, on a machine that has nothing else to do.
times: setup ready
	BASTIDE_TIMES=tests/support/times.json $(PYTEST) tests examples

# How much of the rules their tests reach, interpreted; less than COVERED per cent is an error.
COVERED := 96
coverage: setup
	BASTIDE_PURE=1 $(PY) -m coverage run --branch --source src/bastide/core,src/bastide/games -m pytest -q --timeout 0 $(RULES)
	$(PY) -m coverage report --include '*/core/*,*/rules/*,*/modules/*,*/sets/*' --skip-covered --fail-under $(COVERED)

# What `bastide train` learns with is larger than everything else that developers need, and so are its tests apart.
train-check: setup
	$(PY) -m pip install --quiet 'torch>=2.4'
	$(PY) -m pytest tests/research/check_torch_training.py tests/envs/test_selfplay_example.py

# After cards, boards, modules or tiles have been added: store their numbers and those of their actions.
layout: setup
	$(PY) -m bastide dev numbering

# After a change of behaviour that is meant: write the golden games anew, and review the diff.
playthroughs: setup
	$(PY) -m bastide.testing.golden_playthroughs

# Every screen in every size, language and light, beside each other: artefacts/pictures/index.html. Look at them.
pictures: setup web browser
	$(PY) tools/take_screenshots.py $(if $(ONLY),--only $(ONLY))

# Every text of every language, where it appears, and its picture, for translators: build/copy/index.html. `make copy PICTURES=none` is quick.
.PHONY: copy
copy: setup $(if $(filter none,$(PICTURES)),,web browser)
	$(PY) tools/write_copy_deck.py --pictures $(or $(PICTURES),take)

# Servers are killed dozens of times, the database goes away for ten seconds, hostile clients do their worst; at the end a
# table of what each attack achieved, and the delay that it caused to another player.
faults: setup compile
	BASTIDE_SOAK=$${BASTIDE_SOAK:-40} $(PY) -m pytest -s --timeout 0 tests/server/faults

# What one server process carries; a quarter of an hour on a machine that has nothing else to do.
load: setup compile
	$(PY) benchmarks/server_load.py

bench: setup compile
	$(PY) benchmarks/engine_speed.py
	$(PY) benchmarks/startup_time.py

# After a change of what pyproject.toml asks for, or to take newer versions: what servers and the container install.
lock: setup
	$(PY) tools/lock_requirements.py

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/.svelte-check src/bastide/server/static src/bastide/games/*/page/built src/bastide/games/*/page/drawings.json
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name '_compiled.*' -delete
