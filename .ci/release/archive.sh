#!/bin/sh
# archive.sh BINARY MANUAL DIR: writes the archive of this system into DIR and prints its path. The archive has the stripped
# binary, the completions, the manual page and the license, in one folder that has the archive's name.
set -eu
absolute() { echo "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"; }
binary=$(absolute "$1")
manual=$(absolute "$2")
mkdir -p "$3"
directory=$(cd "$3" && pwd)

case $(uname -s)-$(uname -m) in
    Darwin-*) system=macos-universal ;;
    Linux-x86_64) system=linux-x86_64 ;;
    Linux-aarch64 | Linux-arm64) system=linux-arm64 ;;
    *)
        echo "no archive is made for $(uname -s) on $(uname -m)" >&2
        exit 2
        ;;
esac
version=$("$binary" --version | sed 's/^navgraph \([^, ]*\).*/\1/')
name=navgraph-$version-$system
scripts=$(dirname "$0")
: "${SOURCE_DATE_EPOCH:=$(git -C "$scripts" log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
# The layout of an installation is written down once.
DESTDIR='' "$scripts/../install" "$binary" "$manual" "$temporary/$name" >&2
cp "$scripts/../../LICENSE" "$temporary/$name"
# Stripping breaks a signature, and Apple's processors run nothing that is unsigned.
if [ "$(uname -s)" = Darwin ]; then codesign --force --sign - "$temporary/$name/bin/navgraph"; fi
python3 "$scripts/pack.py" "$temporary/$name" "$directory/$name.tar.gz"
echo "$directory/$name.tar.gz"
