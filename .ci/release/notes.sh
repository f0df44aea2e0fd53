#!/bin/sh
# notes.sh DIR VERSION OWNER/NAME: prints the text of a release: its section of CHANGELOG.md, how to install it, and the
# checksum that SwiftPM asks for.
set -eu
directory=$1
version=$2
repository=$3
changes=$(awk -v heading="## $version" '
    /^## / { found = $0 == heading || index($0, heading " ") == 1; next }
    found' "$(dirname "$0")/../../CHANGELOG.md")
[ -n "$changes" ] || {
    echo "CHANGELOG.md: the section '## $version' is missing or empty" >&2
    exit 1
}
checksum=$(sed -n 's/^\([0-9a-f]\{64\}\)  navgraph\.artifactbundle\.zip$/\1/p' "$directory/SHA256SUMS")
cat <<TEXT
$changes

## Install

\`\`\`sh
curl -fsSL https://github.com/$repository/releases/download/v$version/get.sh | sh -s -- $version ~/.local
\`\`\`

\`\`\`swift
.binaryTarget(
    name: "navgraph", url: "https://github.com/$repository/releases/download/v$version/navgraph.artifactbundle.zip",
    checksum: "$checksum")
\`\`\`
TEXT
