# The four things to do with a checkout. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help setup run test bench

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 8

setup: ## install what is missing to build and run
	@Scripts/setup

run: setup ## serve Recover with demonstration data on http://127.0.0.1:8080
	swift build --configuration release --product Recover
	exec .build/release/Recover serve --demo

test: ## everything that CI runs
	@Scripts/test

bench: setup ## every benchmark as a table, with peers and limits
	swift build --configuration release --product Recover
	swift build --configuration release --product Benchmarks
	exec .build/release/Benchmarks
