#!/bin/sh
# join.sh ARM INTEL OUTPUT: joins the programs of both of Apple's processors, stripped and signed ad hoc.
set -eu
lipo -create "$1" "$2" -output "$3"
strip "$3"
codesign --force --sign - "$3"
chmod 755 "$3"
lipo -archs "$3"
