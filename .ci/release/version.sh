#!/bin/sh
# version.sh: prints the version of the sources.
set -eu
sed -n 's/^package let navgraphVersion = Version(major: \([0-9]*\), minor: \([0-9]*\), patch: \([0-9]*\))$/\1.\2.\3/p' \
    "$(dirname "$0")/../../Sources/NavGraphReports/Version.swift" | grep .
