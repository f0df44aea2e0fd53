#!/bin/sh
# A "Run Script" phase of Xcode, before "Compile Sources": compiles the graphs of the project file, or of a target.
#
#   "$SRCROOT/scripts/xcode-navgraph.sh"
#   "$SRCROOT/scripts/xcode-navgraph.sh" Graphs Navigation
#
# Without arguments, 'graphs' and 'output' of .navgraph.yaml count. Paths are as given, so that errors are linked in Xcode. Of the phase: "Based on dependency analysis" on, and
# $(DERIVED_FILE_DIR)/navgraph.d as its dependency file.
set -eu
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
if ! command -v navgraph >/dev/null 2>&1; then
    echo "warning: navgraph is not installed; the routers are used as they are" >&2
    exit 0
fi
cd "${SRCROOT:-.}"
if [ $# = 2 ]; then set -- "$1" --output "$2"; fi
if [ -n "${DERIVED_FILE_DIR:-}" ]; then
    mkdir -p "$DERIVED_FILE_DIR"
    exec navgraph compile "$@" --depfile "$DERIVED_FILE_DIR/navgraph.d"
fi
exec navgraph compile "$@"
