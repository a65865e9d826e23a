# The words a newcomer needs. Everything below needs Rust (rustup.rs) and node 20 or newer (nodejs.org, or apt-get install nodejs npm).

CARGO ?= cargo
NPM := npm --prefix web
# Debian's package where no Chromium is found; elsewhere install it by hand and name it in CHROMIUM. The shell without windows is
# the same browser and takes half the time: nothing is drawn but the pages.
CHROMIUM ?= $(firstword $(shell command -v chromium-headless-shell chromium chromium-browser google-chrome))
ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
# What is too long for every run takes turns: the tree decides which part it is, and a number repeats it.
ROTATION := $(or $(ROTATION),$(shell printf %d 0x0$$(git rev-parse --short=7 HEAD^{tree} 2>/dev/null)))
export ROTATION
# Tests of the server wait more than they work: there is room for two on each core.
AT_A_TIME := $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN))
# What is built once and thrown away needs nothing that a second build or a debugger would read.
ifdef CI
export CARGO_INCREMENTAL := 0
export CARGO_PROFILE_DEV_DEBUG := none
endif
# Does one part of the whole, and tells how long it took. What `make` says to other `make`s would only puzzle cargo.
part = @echo "$(2)"; unset MAKEFLAGS MFLAGS; begin=$$(date +%s); $(2); end=$$?; echo "$(1): $$(($$(date +%s) - begin)) s"; exit $$end

.PHONY: help play terminal web layouts browsers chromium pictures test program soak lint lints tidy pages bench games types

help: ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: web ## build everything and play in the browser
	$(CARGO) run --release --locked --quiet --package orleans-cli -- serve --open

terminal: ## build the program and play in the terminal; needs Rust alone
	$(CARGO) run --release --locked --quiet --package orleans-cli -- play

web: web/node_modules ## build the pages of the web client, which the program carries inside
	$(NPM) run build

# A mirror that lacks the builds for other systems cannot serve `npm ci`, which wants all of them.
web/node_modules: web/package-lock.json
	$(NPM) ci --no-audit --no-fund || $(NPM) install --no-save --no-audit --no-fund
	@touch $@

# The tests of the program leave it where the browsers look for it. What was built goes to the disk before anybody plays:
# a store that has to wait for it for two seconds says that it is not well.
test: web chromium ## everything that must hold
	@echo "ROTATION=$(ROTATION)"
	$(CARGO) fmt --all --check
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=recurse program pages
	$(call part,in browsers,sync; $(NPM) run browsers)

# The lints look on while the tests are built: alone they would build everything once more. What `cargo clippy` hands to its driver
# is handed over here; measurements are built for the lints alone.
program: export RUSTC_WORKSPACE_WRAPPER := clippy-driver
program: export CLIPPY_ARGS := --deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
program:
	$(call part,built and linted,$(CARGO) test --locked --workspace --all-targets --no-run --quiet)
	$(call part,the program,RUST_TEST_THREADS=$(AT_A_TIME) $(CARGO) test --locked --workspace --quiet)

# One schedule of faults in full is one of the many that `make test` takes its turn at; SCHEDULE=n repeats a simulated one.
soak: ## what is too long for every run: every mix of expansions, every schedule of storage faults, 5,000 simulated ones, a minute of one hostile address
	SOAK=1 $(CARGO) test --locked --quiet --package orleans --test contract
	SOAK=1 $(CARGO) test --locked --package server --lib -- simulation --nocapture
	SOAK=1 $(CARGO) test --locked --package faults --test storage -- --nocapture
	ATTACK_SECONDS=60 $(CARGO) test --locked --quiet --package orleans-cli --test attack -- --nocapture

layouts: web chromium ## the table laid in every window, language and company, and everything asked there; every run looks at a part of it
	$(CARGO) build --locked --quiet --workspace
	$(call part,every window,LAYOUTS=all $(NPM) run layouts)

browsers: web chromium ## games played in real browsers against the real program
	$(CARGO) build --locked --quiet --workspace
	$(NPM) run browsers

chromium:
	$(if $(CHROMIUM),,$(ROOT) apt-get update -qq && $(ROOT) apt-get install --yes --no-install-recommends chromium-headless-shell)

lint: web/node_modules ## format, lints and types
	$(CARGO) fmt --all --check
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=recurse lints tidy

lints:
	$(call part,lints,$(CARGO) clippy --locked --workspace --all-targets --quiet -- --deny warnings)

tidy:
	$(call part,the pages tidy,$(NPM) run --silent lint)
	$(call part,types of the pages,$(NPM) run --silent check)

# Looked at and tested while the program is built.
pages: tidy
	$(call part,the pages,$(NPM) test)

bench: ## measure the engines on one core, and add a line to the history of each
	BENCH_NOTE="$$(date -u +%Y-%m-%d)" $(CARGO) bench --locked --profile hosted --package orleans --package joan --bench speed

types: ## write the types of the web client anew (after a change of what goes over the wire)
	WRITE_TYPES=1 $(CARGO) test --locked --quiet --package orleans-cli --test types

games: ## play the golden games anew (only after a change of rules that needs it)
	bash games/make

pictures: web ## take the pictures of docs/pictures anew
	$(CARGO) build --locked --quiet --workspace
	$(NPM) run pictures
