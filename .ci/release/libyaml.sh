#!/bin/sh
# libyaml.sh DIR: builds the static libyaml that goes into the program for macOS, from a source with a known checksum, and prints
# the directory that PKG_CONFIG_PATH must name. The oldest macOS is that of Package.swift.
set -eu
version=0.2.5
checksum=c642ae9b75fee120b2d96c712538bd2cf283228d2337df2cf2988e3c02678ef4
mkdir -p "$1"
directory=$(cd "$1" && pwd)
source=$directory/yaml-$version

curl -fsSL --proto '=https' --retry 3 --output "$source.tar.gz" \
    "https://github.com/yaml/libyaml/releases/download/$version/yaml-$version.tar.gz"
echo "$checksum  $source.tar.gz" | shasum -a 256 --check >&2
tar -xzf "$source.tar.gz" -C "$directory"
cd "$source"
{
    CFLAGS="-O2 -mmacosx-version-min=13.0" ./configure --disable-shared --prefix="$directory"
    make
    make install
} >&2
echo "$directory/lib/pkgconfig"
