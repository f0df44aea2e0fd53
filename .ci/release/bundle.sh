#!/bin/sh
# bundle.sh DIR: writes DIR/navgraph.artifactbundle.zip from the three archives in DIR, for 'binaryTarget' of SwiftPM.
set -eu
directory=$(cd "$1" && pwd)
scripts=$(cd "$(dirname "$0")" && pwd)
: "${SOURCE_DATE_EPOCH:=$(git -C "$scripts" log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

set --
for system in linux-x86_64:x86_64-unknown-linux-gnu linux-arm64:aarch64-unknown-linux-gnu \
    macos-universal:arm64-apple-macosx,x86_64-apple-macosx; do
    for archive in "$directory"/navgraph-*-"${system%%:*}".tar.gz; do
        [ -f "$archive" ] || {
            echo "$directory: the archive of ${system%%:*} is missing" >&2
            exit 1
        }
        tar -xzf "$archive" -C "$temporary"
        name=$(basename "$archive" .tar.gz)
        set -- "$@" "${system#*:}=$temporary/$name/bin/navgraph"
    done
done
[ $# = 3 ] || {
    echo "$directory: expected one archive of each system, found archives of several versions" >&2
    exit 1
}
version=${name#navgraph-}
"$scripts/variants.sh" "$temporary/navgraph.artifactbundle" "${version%-macos-universal}" "$@"
python3 "$scripts/pack.py" "$temporary/navgraph.artifactbundle" "$directory/navgraph.artifactbundle.zip"
echo "$directory/navgraph.artifactbundle.zip"
