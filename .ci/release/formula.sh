#!/bin/sh
# formula.sh DIR VERSION OWNER/NAME: writes DIR/navgraph.rb, the formula of a Homebrew tap, from the checksums in DIR.
set -eu
sum() {
    sed -n "s/^\([0-9a-f]\{64\}\)  navgraph-$version-$1\.tar\.gz\$/\1/p" "$directory/SHA256SUMS" | grep . || {
        echo "$directory/SHA256SUMS: the checksum of navgraph-$version-$1.tar.gz is missing" >&2
        exit 1
    }
}
directory=$1
version=$2
macos=$(sum macos-universal)
intel=$(sum linux-x86_64)
arm=$(sum linux-arm64)
sed -e "s|@REPOSITORY@|$3|; s|@RELEASE@|https://github.com/$3/releases/download/v$version|; s|@VERSION@|$version|" \
    -e "s|@MACOS_UNIVERSAL@|$macos|; s|@LINUX_X86_64@|$intel|; s|@LINUX_ARM64@|$arm|" \
    "$(dirname "$0")/navgraph.rb.in" >"$directory/navgraph.rb"
