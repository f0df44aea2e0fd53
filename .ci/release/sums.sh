#!/bin/sh
# sums.sh DIR: writes DIR/SHA256SUMS, the checksums of all files in DIR.
set -eu
cd "$1"
rm -f SHA256SUMS
if command -v sha256sum >/dev/null 2>&1; then sum=sha256sum; else sum='shasum -a 256'; fi
# The file itself is not among them: it is written at the end.
LC_ALL=C
export LC_ALL
sums=$($sum -- *)
echo "$sums" >SHA256SUMS
