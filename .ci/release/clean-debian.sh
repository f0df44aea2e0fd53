#!/bin/sh
# clean-debian.sh DIR: installs the archive in DIR with get.sh in a clean Debian that has no Swift, and takes a new user's first
# minute there: init, lint, render and 'diff --git'. It prints how long they took, and fails after a minute.
# CLEAN_DEBIAN names a folder in which the system is kept for the next time.
set -eu
skip() {
    echo "skipped: $1"
    exit 0
}
[ "$(uname -s)" = Linux ] || skip "a clean Debian needs Linux"
[ "$(id -u)" = 0 ] || skip "a clean Debian needs root"
command -v debootstrap >/dev/null 2>&1 || skip "a clean Debian needs debootstrap"

scripts=$(cd "$(dirname "$0")" && pwd)
archive=$(find "$(cd "$1" && pwd)" -name "navgraph-*-linux-$(uname -m | sed s/aarch64/arm64/).tar.gz" | head -n 1)
[ -n "$archive" ] || {
    echo "$1: no archive for Linux; 'make archive' makes it" >&2
    exit 1
}
name=$(basename "$archive")
version=${name#navgraph-}
version=${version%-linux-*}

system=${CLEAN_DEBIAN:-$(mktemp -d)}
leave() {
    umount "$system/proc" 2>/dev/null || true
    # Nothing outside is mounted there any more.
    [ -n "${CLEAN_DEBIAN:-}" ] || [ -e "$system/proc/self" ] || rm -rf "$system"
}
trap leave EXIT
trap 'exit 1' HUP INT TERM
# What get.sh, 'diff --git' and pictures need, and no compiler.
[ -x "$system/usr/bin/dot" ] ||
    debootstrap --variant=minbase --include=ca-certificates,curl,git,graphviz bookworm "$system" >/dev/null

release=$system/releases/v$version
rm -rf "$system/releases" "$system/home/user"
mkdir -p "$release" "$system/home/user"
cp "$archive" "$release"
"$scripts/sums.sh" "$release"
cp "$scripts/../../get.sh" "$system/releases"
cat >"$system/home/user/first-minute" <<'FIRST'
set -eu
! command -v swift >/dev/null || exit 1
export HOME=/home/user NAVGRAPH_RELEASES=file:///releases
cd
sh /releases/get.sh "$1"
PATH=$HOME/.local/bin:$PATH
mkdir app
cd app
git init -q
git config user.name user
git config user.email user@example.com
navgraph init --app Notes
navgraph lint Graphs --strict
navgraph render Graphs/Notes.yaml --output notes.html
navgraph render Graphs/Notes.yaml --output notes.svg
[ -s notes.html ] && [ -s notes.svg ]
git add .
git commit -q -m first
# A mistake: there is no 'item' below 'home' to go back to.
sed 's/^\( *\)openItem: .*/\1openItem: { pop: item }/' Graphs/Notes.yaml >changed
mv changed Graphs/Notes.yaml
status=0
navgraph diff --git HEAD Graphs || status=$?
[ "$status" = 1 ]
FIRST
chown -R 1000:1000 "$system/home/user"
# Swift's runtime looks there for the program.
mount -t proc proc "$system/proc"
start=$(date +%s)
chroot --userspec=1000:1000 "$system" /bin/sh /home/user/first-minute "$version"
seconds=$(($(date +%s) - start))
echo "The first minute in a clean Debian took $seconds s."
[ "$seconds" -le 60 ]
