# The words a newcomer needs. Everything below needs Rust (rustup.rs) and nothing else.

CARGO ?= cargo

.PHONY: help play test lint bench games types

help: ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 8

play: ## build the program and play a game in the terminal
	$(CARGO) run --release --locked --quiet --package orleans-cli -- play

test: lint ## everything that must hold
	$(CARGO) test --locked --workspace --quiet

lint: ## format and lints
	$(CARGO) fmt --all --check
	$(CARGO) clippy --locked --workspace --all-targets --quiet -- --deny warnings

bench: ## measure the engine on one core, and add a line to its history
	BENCH_NOTE="$$(date -u +%Y-%m-%d)" $(CARGO) bench --locked --package orleans --bench speed

types: ## write the types of the web client anew (after a change of what goes over the wire)
	WRITE_TYPES=1 $(CARGO) test --locked --quiet --package orleans-cli --test types

games: ## play the golden games anew (only after a change of rules that needs it)
	bash games/make
