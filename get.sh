#!/bin/sh
# get.sh VERSION [PREFIX]: installs a release of navgraph below PREFIX (default: ~/.local). It needs curl and tar, and no root.
#
#   sh get.sh 0.1.0 ~/.local
#
# The archive for this system is downloaded and compared with its checksum before it is unpacked. Exit status:
#   1   the download failed, is not what the checksum says, or does not run here; nothing was installed
#   2   no such release, or no archive for this system
#   64  wrong usage
#   73  PREFIX cannot be written
#
# NAVGRAPH_RELEASES is the address of the releases, with https: or file:. Below it the archive is
# vVERSION/navgraph-VERSION-SYSTEM.tar.gz
set -eu

# The release that publishes this file fills in its address.
releases=

fail() {
    status=$1
    shift
    echo "get.sh: error: $*" >&2
    exit "$status"
}

# download FILE: into the temporary directory.
download() {
    address=$releases/v$version/$1
    status=0
    code=$(curl --silent --show-error --location --proto '=https,file' --proto-redir '=https' --retry 2 \
        --output "$temporary/$1" --write-out '%{http_code}' "$address") || status=$?
    case $status-$code in
        0-000 | 0-200) ;;
        37-* | 0-404 | 0-410) fail 2 "not found: $address" ;;
        0-*) fail 1 "could not download $address (HTTP status $code)" ;;
        *) fail 1 "could not download $address" ;;
    esac
}

checksum() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# put FILE: copies a file of the archive below PREFIX, as a whole: a program that is running is replaced, not overwritten.
put() {
    new=$prefix/$1.new-$$
    if ! { mkdir -p "${new%/*}" && cp "$1" "$new" && mv -f "$new" "$prefix/$1"; }; then
        fail 73 "cannot write '$prefix/$1'; name another PREFIX"
    fi
}

# Called at the end of the file, so that a part of this file does nothing.
install_release() {
    case $# in 1 | 2) ;; *) fail 64 "usage: get.sh VERSION [PREFIX]" ;; esac
    version=${1#v}
    prefix=${2:-${HOME:?}/.local}
    releases=${NAVGRAPH_RELEASES:-$releases}
    case $version in
        [0-9]*) ;;
        *) fail 64 "'$1' is not a version; write it as in '0.1.0'" ;;
    esac
    case $version in *[!0-9A-Za-z.+-]*) fail 64 "'$1' is not a version; write it as in '0.1.0'" ;; esac
    case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
    [ -n "$releases" ] ||
        fail 64 "no address to download from; set NAVGRAPH_RELEASES=https://github.com/OWNER/navgraph/releases/download"

    system=$(uname -s)-$(uname -m)
    case $system in
        Darwin-arm64 | Darwin-x86_64) name=navgraph-$version-macos-universal ;;
        Linux-x86_64 | Linux-amd64) name=navgraph-$version-linux-x86_64 ;;
        Linux-aarch64 | Linux-arm64) name=navgraph-$version-linux-arm64 ;;
        *) fail 2 "no archive for $system; build navgraph from its sources" ;;
    esac
    command -v curl >/dev/null 2>&1 || fail 1 "curl not found; install it"

    temporary=$(mktemp -d)
    new=
    trap 'rm -rf "$temporary" ${new:+"$new"}' EXIT
    trap 'exit 1' HUP INT TERM
    download SHA256SUMS
    download "$name.tar.gz"
    expected=$(sed -n "s/^\([0-9a-f]\{64\}\) [ *]$name\.tar\.gz\$/\1/p" "$temporary/SHA256SUMS")
    [ -n "$expected" ] || fail 1 "SHA256SUMS has no checksum of $name.tar.gz; nothing was installed"
    found=$(checksum "$temporary/$name.tar.gz")
    [ "$expected" = "$found" ] ||
        fail 1 "wrong checksum of $name.tar.gz: expected $expected, found $found; nothing was installed"

    tar -xzf "$temporary/$name.tar.gz" -C "$temporary"
    cd "$temporary/$name"
    says=$(bin/navgraph --version) || fail 1 "the program does not run on this system; nothing was installed"
    # The program comes last.
    for file in share/*/*/* share/*/* bin/navgraph; do
        [ ! -f "$file" ] || put "$file"
    done
    echo "Installed $prefix/bin/navgraph: $says"
    case :$PATH: in
        *":$prefix/bin:"*) ;;
        *) echo "Add $prefix/bin to PATH." ;;
    esac
}

install_release "$@"
