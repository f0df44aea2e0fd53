#!/bin/sh
# check.sh ARCHIVE: lists an archive, checks what a user relies on, and runs the program where this system can. Fails if a file
# is missing, if the program is not stripped, or if it needs a library that the system may not have.
set -eu
archive=$1
name=$(basename "$archive" .tar.gz)
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

fail() {
    echo "$archive: $1" >&2
    exit 1
}

tar -tvzf "$archive"
[ "$(tar -tzf "$archive" | sed 's|/.*||' | sort -u)" = "$name" ] || fail "expected one folder, $name"
tar -xzf "$archive" -C "$temporary"
for file in bin/navgraph share/man/man1/navgraph.1 share/bash-completion/completions/navgraph \
    share/zsh/site-functions/_navgraph share/fish/vendor_completions.d/navgraph.fish LICENSE; do
    [ -s "$temporary/$name/$file" ] || fail "$file is missing or empty"
done

program=$temporary/$name/bin/navgraph
case $name in
    *-macos-universal)
        system=macos-universal
        # Linux cannot tell the libraries and signatures of macOS.
        if command -v otool >/dev/null 2>&1; then
            foreign=$(otool -L "$program" | grep '^[[:space:]]' | grep -v -E '^[[:space:]]*(/usr/lib/|/System/)' || true)
            [ -z "$foreign" ] || fail "the program needs libraries that are not part of macOS: $foreign"
            [ "$(lipo -archs "$program" | wc -w | tr -d ' ')" = 2 ] || fail "the program is not universal"
            codesign --verify "$program" || fail "the program is not signed"
        fi
        ;;
    *-linux-x86_64 | *-linux-arm64)
        system=linux-${name##*-}
        headers=$(readelf -lSW "$program")
        case $headers in *INTERP*) fail "the program is dynamically linked" ;; esac
        case $headers in *.symtab*) fail "the program is not stripped" ;; esac
        ;;
    *) fail "the archive's name ends with no known system" ;;
esac

case $system-$(uname -s)-$(uname -m) in
    macos-universal-Darwin-* | linux-x86_64-Linux-x86_64 | linux-arm64-Linux-aarch64)
        says=$("$program" --version)
        echo "$says"
        version=$(echo "$says" | sed 's/^navgraph \([^, ]*\).*/\1/')
        [ "navgraph-$version-$system" = "$name" ] || fail "the program says '$says'"
        ;;
    *) echo "$name: this system cannot run the program; its files were checked" ;;
esac
