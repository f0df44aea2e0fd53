#!/bin/sh
# finish.sh DIR VERSION OWNER/NAME: adds to the archives in DIR what a release has besides, and prints its notes: the artifact
# bundle, get.sh with its address, the checksums and the formula of Homebrew.
set -eu
scripts=$(dirname "$0")
directory=$1
version=$2
repository=$3
"$scripts/bundle.sh" "$directory" >&2
sed "s|^releases=\$|releases=https://github.com/$repository/releases/download|" "$scripts/../../get.sh" >"$directory/get.sh"
# The formula is made of checksums, and has one itself.
"$scripts/sums.sh" "$directory"
"$scripts/formula.sh" "$directory" "$version" "$repository"
"$scripts/sums.sh" "$directory"
"$scripts/notes.sh" "$directory" "$version" "$repository"
