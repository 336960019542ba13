# Two commands for a fresh machine: `make play` and `make test`. Everything they need goes into .venv.
PY := .venv/bin/python

.PHONY: play test setup compile check clean

.venv/.installed: pyproject.toml
	python3 -m venv .venv
	$(PY) -m pip install -q -U pip
	$(PY) -m pip install -q -e '.[dev]'
	touch $@

setup: .venv/.installed

compile: setup
	$(PY) hatch_build.py

check: setup
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

clean:
	$(PY) hatch_build.py clean
