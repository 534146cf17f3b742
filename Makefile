# One command for each thing one does here. Each sets up what it needs itself (scripts/setup.py).

# The first Python on this machine that is new enough; asked, since a name on PATH may be a dead link.
PYTHON := $(shell for name in python3 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
PORT ?= 8080
SEED ?= 7
GAMES ?= 50
JOBS ?= 2
BIN := .venv/bin

.PHONY: help setup setup-web play test test-web test-docs test-browser test-python check check-python \
	check-web check-page check-fast fix sim bench netlab container docs lock
.DEFAULT_GOAL := help

help: ## Say what there is to do
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 16

setup: ## Set up what is missing: .venv with the slapjack command, the page
	@$(or $(PYTHON),$(error Slapjack needs Python 3.11 or newer on PATH)) -m scripts.setup

setup-web:
	@$(or $(PYTHON),$(error Slapjack needs Python 3.11 or newer on PATH)) -m scripts.setup --web

play: setup ## Serve the game on port 8080, or PORT=...
	@exec $(BIN)/slapjack serve --port $(PORT)

# A browser waits for its game most of the time: all else takes what it leaves, and no more.
test: setup-web ## Run every test: TypeScript, browser, Python with coverage, documentation
	@$(MAKE) --no-print-directory -j2 --keep-going --output-sync=target \
		test-browser test-web test-docs test-python

test-web:
	nice -n 5 $(PYTHON) -m scripts.node run test

test-docs:
	nice -n 5 $(PYTHON) -m scripts.docs

test-browser:
	$(PYTHON) -m scripts.browser_tests
	$(BIN)/pytest -q -n 0 tests/browsers

# Two thresholds: where a mistake would cheat somebody every line and branch counts, else nine in ten.
test-python:
	@rm -f .coverage .coverage.*
	nice -n 5 $(BIN)/pytest -n $(JOBS) --dist worksteal --ignore=tests/browsers --cov --cov-report=
	$(BIN)/coverage report --fail-under=100 --include='*/slapjack/rules/*,*/slapjack/fairness/*,*/slapjack/protocol/*'
	$(BIN)/coverage report --fail-under=90

check: setup-web ## Check style, types, floors and the fast tests
	@$(MAKE) --no-print-directory -j$(JOBS) --keep-going --output-sync=target \
		check-python check-web check-fast check-page

check-python:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy

check-web:
	$(PYTHON) -m scripts.node run lint

check-page:
	$(PYTHON) -m scripts.node run check

# Half of the time would go into rewriting asserts, so that they say what they saw, and into loading
# what only a slow test needs: whatever fails is run again in full.
check-fast:
	@$(BIN)/pytest -q -n $(JOBS) -m 'not slow' --assert=plain -p no:schemathesis \
		--ignore=tests/hostile/test_api_description.py --ignore=tests/browsers \
		|| { $(BIN)/pytest -q -m 'not slow' --last-failed; exit 1; }

fix: setup-web ## Format and sort, as far as a program can
	$(BIN)/ruff check --fix-only --exit-zero
	$(BIN)/ruff format
	$(PYTHON) -m scripts.node run fix

sim: setup ## Play whole games through faults, then races judged every way: SEED=... GAMES=...
	$(BIN)/python -m benchmarks.trials $(SEED) $(GAMES)
	$(BIN)/slapjack fairness --seed $(SEED)

bench: setup ## Measure: beside a peer and an echo (into docs/benchmarks.md), the journal, games a second
	$(BIN)/python -m benchmarks.peers --write
	$(BIN)/python -m benchmarks.journal
	$(BIN)/python -m benchmarks.rules_speed
	$(BIN)/python -m benchmarks.lab_speed
	$(BIN)/python -m benchmarks.twins --games 200 --any-rules 200

netlab: setup-web ## Measure the judging on real sockets and browsers (needs root, or user namespaces)
	$(BIN)/python -m benchmarks.netlab

container: ## Try the container's steps and its restrictions in an empty Debian root (needs root, debootstrap)
	@$(PYTHON) -m scripts.container

docs: setup ## Write the documentation into docs/_build/html, strictly
	@$(PYTHON) -m scripts.docs

lock: setup ## Choose the newest packages that pyproject.toml allows
	PATH="$$PATH:.tools/uv/bin" uv pip compile -q pyproject.toml --all-extras --group dev \
		--universal --python-version 3.11 \
		--generate-hashes --upgrade --custom-compile-command "make lock" -o requirements.lock
	PATH="$$PATH:.tools/uv/bin" uv pip compile -q --group pyproject.toml:docs \
		--universal --python-version 3.11 -c requirements.lock \
		--generate-hashes --upgrade --custom-compile-command "make lock" -o docs/requirements.lock
