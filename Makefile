# The same on Debian, Ubuntu and macOS; Swift 6 is all that has to be there.
PREFIX ?= /usr/local
BUNDLE ?= out/navgraph
FUZZ_SECONDS ?= 600
RELEASE = .build/release/navgraph
STATIC = .build-static/release/navgraph
# The shop and the cinema are also compiled for SwiftUI.
SHOP = Graphs/shop.yaml --framework swiftui --support NavGraphSwiftUI --output Graphs/Generated/shop-swiftui --diagram none
CINEMA = Graphs/cinema.yaml --framework swiftui --support NavGraphSwiftUI --output Graphs/Generated/cinema-swiftui --diagram none

# Where 'make archive' writes.
ARCHIVES ?= out/release

.PHONY: demo test test-all quick walks bench fuzz fuzz-truth install bundle archive clean-debian format golden pictures docc site setup release \
	static manual clean

demo: release
	@.ci/demo $(RELEASE)

test: setup
	@.ci/test

# All that is random, of which `test` takes a share; for each night.
test-all: setup
	@NAVGRAPH_ALL=1 .ci/test

# The inner loop: unit tests in a debug build, 100 random graphs, the format; no compiler of emitted Swift.
quick: setup
	swift build -q --product navgraphPackageTests
	NAVGRAPH_QUICK=1 NAVGRAPH_GRAPHS=100 swift test -q --skip-build --filter NavGraphTests
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

# Emitted routers beside the interpreter, with more steps than in `test`.
walks: setup
	@.ci/walks

bench: static
	@status=0; \
	python3 Tests/Bench/bench.py $(STATIC) || status=1; \
	python3 Tests/Bench/typecheck.py $(STATIC) || status=1; \
	python3 Tests/Bench/app_cost.py $(STATIC) || status=1; \
	python3 Tests/Bench/page.py $(STATIC) || status=1; \
	python3 Tests/Bench/preview.py $(STATIC) || status=1; \
	python3 Tests/Bench/editor.py $(STATIC) || status=1; \
	exit $$status

# The matcher of links, for which the toolchain must have libFuzzer; then every command, and the language server.
fuzz: release
	@Tests/Fuzz/fuzz $(RELEASE) $(FUZZ_SECONDS)
	@python3 Tests/Fuzz/commands.py $(RELEASE) $(FUZZ_SECONDS)
	@python3 Tests/Fuzz/editor.py $(RELEASE) 10000

# Properties of all graphs, with all seeds; then graphs that are hard to analyze.
fuzz-truth: release
	@.ci/truth
	@python3 Tests/Fuzz/families.py $(RELEASE)

install: static manual
	@.ci/install $(STATIC) .build-static/navgraph.1 $(PREFIX)

# A package with the plugins, for packages that are not to build navgraph.
bundle: static
	@.ci/bundle $(STATIC) $(BUNDLE)

# The archive of a release for this system.
archive: static manual
	@.ci/release/archive.sh $(STATIC) .build-static/navgraph.1 $(ARCHIVES)

# Installs the archive in a clean Debian without Swift, and uses it there. It needs debootstrap and root.
clean-debian: archive
	@.ci/release/clean-debian.sh $(ARCHIVES)

format:
	swift format format --in-place --recursive --parallel Package.swift Sources Tests

golden: release
	$(RELEASE) compile Graphs Graphs/modules/news.yaml Graphs/modules/people.yaml --output Graphs/Generated --diagram dot
	$(RELEASE) compile $(SHOP)
	$(RELEASE) compile $(CINEMA)
	$(RELEASE) render Graphs/notes.yaml --output Graphs/notes.svg
	$(RELEASE) docs docs

# The documentation of the libraries that apps import, of which a warning fails.
docc:
	@.ci/docc

# The screenshots in docs, for which Chromium and Python's Playwright have to be there.
pictures: release
	@.ci/pictures $(RELEASE)

# The documentation as a site in out/site, for which mkdocs has to be there.
site:
	@.ci/site out/site

# What the manifest asks for: see its end.
release: setup
	NAVGRAPH_BUILD=fast swift build -c release --product navgraph

# On Linux the Swift runtime goes into the binary; on macOS it is a part of the system. Tests check that accesses are
# exclusive; in a release that check would be a tenth of the time.
# A clean checkout says its commit.
static: setup
	NAVGRAPH_COMMIT="$$(git diff --quiet HEAD 2>/dev/null && git log -1 --abbrev=7 --format='%h %cs')" \
	NAVGRAPH_BUILD=shipped swift build -c release --product navgraph --scratch-path .build-static \
		-Xswiftc -enforce-exclusivity=unchecked \
		$(if $(filter Linux,$(shell uname)),-Xswiftc -static-executable)

manual: static
	@.ci/manual $(STATIC) .build-static > .build-static/navgraph.1

setup:
	@.ci/setup

clean:
	rm -rf .build .build-static out
