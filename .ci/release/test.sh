#!/bin/sh
# test.sh BINARY: tests the scripts of a release and get.sh with the built program. It says what it shows, and fails at the first
# thing that is wrong.
set -eu
binary=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
scripts=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$scripts/../.." && pwd)
: "${SOURCE_DATE_EPOCH:=$(git -C "$root" log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
cd "$temporary"

shows() { echo "  $1"; }
fail() {
    echo "test.sh: $1" >&2
    exit 1
}
# ends STATUS WORDS COMMAND…: the command ends with the status, and says the words on standard error.
ends() {
    expected=$1
    words=$2
    shift 2
    status=0
    "$@" >output 2>errors || status=$?
    [ "$status" = "$expected" ] || fail "expected status $expected, found $status: $* $(cat output errors)"
    grep -q -e "$words" errors || fail "expected '$words': $(cat errors)"
}
# repacked FOLDER: an archive of a changed folder, under the folder's name.
repacked() { python3 "$scripts/pack.py" "$1" "$1.tar.gz"; }

# The manual page takes a build of its own; 'make install' tests that one.
echo '.TH navgraph 1' >navgraph.1
archive=$("$scripts/archive.sh" "$binary" navgraph.1 first 2>/dev/null)
name=$(basename "$archive" .tar.gz)
version=$("$binary" --version | sed 's/^navgraph \([^, ]*\).*/\1/')
sleep 1
(umask 077 && TZ=Asia/Tokyo "$scripts/archive.sh" "$binary" navgraph.1 second >/dev/null 2>&1)
cmp "$archive" "second/$name.tar.gz"
tar -tvzf "$archive" | grep -v -q ' 0/0 ' && fail "expected owner 0"
shows "the same program gives the same archive"

if [ "$(uname -s)" = Linux ]; then
    # A small program in place of navgraph, since the tests' own is linked dynamically.
    printf '#include <stdio.h>\nint main(void) { return puts("navgraph %s, language 1") < 0; }\n' "$version" >program.c
    mkdir -p stub
    tar -xzf "$archive" -C stub
    clang -static -o static program.c
    clang -o dynamic program.c
    put() {
        cp "$1" "stub/$name/bin/navgraph"
        repacked "stub/$name"
    }
    strip -o stripped static && put stripped
    "$scripts/check.sh" "stub/$name.tar.gz" >/dev/null
    put static && ends 1 'not stripped' "$scripts/check.sh" "stub/$name.tar.gz"
    put dynamic && ends 1 'dynamically linked' "$scripts/check.sh" "stub/$name.tar.gz"
    put stripped && rm "stub/$name/LICENSE" && repacked "stub/$name"
    ends 1 'LICENSE is missing' "$scripts/check.sh" "stub/$name.tar.gz"
    sed 's/navgraph [0-9]/navgraph 9/' program.c >other.c && clang -static -s -o other other.c
    echo license >"stub/$name/LICENSE" && put other
    ends 1 'the program says' "$scripts/check.sh" "stub/$name.tar.gz"
    shows "check.sh refuses a program that is dynamic, not stripped or of another version, and a missing file"
fi

# The other systems have this program, too: what counts here is where it lies.
mkdir -p "releases/v$version"
release=releases/v$version
cp "$archive" "$release"
mkdir unpacked
tar -xzf "$archive" -C unpacked
for system in linux-x86_64 linux-arm64 macos-universal; do
    other=navgraph-$version-$system
    if [ "$other" != "$name" ]; then
        mv "unpacked"/* "unpacked/$other"
        repacked "unpacked/$other"
        mv "unpacked/$other.tar.gz" "$release"
    fi
done
cp "$root/CHANGELOG.md" changes.md
"$scripts/finish.sh" "$release" "$version" owner/navgraph >notes 2>errors || {
    # Between two releases the section of the next one is not there yet.
    grep -q "the section '## $version' is missing" errors || fail "$(cat errors)"
    shows "no notes: CHANGELOG.md has no section of $version"
}
(cd "$release" && if command -v sha256sum; then sha256sum -c SHA256SUMS; else shasum -a 256 -c SHA256SUMS; fi) >/dev/null
for file in navgraph.rb navgraph.artifactbundle.zip get.sh "$name.tar.gz"; do
    grep -q "  $file\$" "$release/SHA256SUMS" || fail "SHA256SUMS lacks $file"
done
grep -q '^releases=https://github.com/owner/navgraph/releases/download$' "$release/get.sh" || fail "get.sh has no address"
shows "a release has the checksums of all its files, and get.sh its address"
if command -v ruby >/dev/null 2>&1; then ruby -c "$release/navgraph.rb" >/dev/null; else shows "skipped: ruby"; fi
grep -q '@' "$release/navgraph.rb" && fail "the formula has a placeholder"
[ "$(grep -c 'sha256 "[0-9a-f]\{64\}"' "$release/navgraph.rb")" = 3 ] || fail "the formula has three checksums"
shows "the formula of Homebrew is Ruby, with three checksums"

cp "$release/navgraph.artifactbundle.zip" first.zip
"$scripts/bundle.sh" "$release" >/dev/null
cmp first.zip "$release/navgraph.artifactbundle.zip"
python3 - "$release/navgraph.artifactbundle.zip" "$version" <<'PYTHON'
import json, sys, zipfile
bundle = zipfile.ZipFile(sys.argv[1])
info = json.loads(bundle.read("navgraph.artifactbundle/info.json"))["artifacts"]["navgraph"]
assert (info["version"], info["type"]) == (sys.argv[2], "executable"), info
triples = [triple for variant in info["variants"] for triple in variant["supportedTriples"]]
assert sorted(triples) == ["aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu"]
for variant in info["variants"]:
    entry = bundle.getinfo("navgraph.artifactbundle/" + variant["path"])
    assert entry.external_attr >> 16 == 0o100755, entry
PYTHON
shows "the same archives give the same bundle, with three programs for four triples"

# A package that has the bundle and the plugin of this package.
mkdir -p package/Plugins package/Sources/Empty
cp -R "$root/Plugins/NavGraphCommand" package/Plugins
cp "$release/navgraph.artifactbundle.zip" package
echo 'let empty = 0' >package/Sources/Empty/Empty.swift
cat >package/Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "package",
    targets: [
        .binaryTarget(name: "navgraph", path: "navgraph.artifactbundle.zip"),
        .plugin(
            name: "NavGraphCommand", capability: .command(intent: .custom(verb: "navgraph", description: "Runs navgraph.")),
            dependencies: ["navgraph"]),
        .target(name: "Empty"),
    ]
)
SWIFT
swift package --package-path package navgraph lint --help >output 2>errors || fail "$(cat output errors)"
grep -q 'USAGE: navgraph lint' output || fail "$(cat output errors)"
shows "a package runs the program of the bundle"

# Into a folder with a space, by a relative path.
NAVGRAPH_RELEASES=file://$temporary/releases
export NAVGRAPH_RELEASES
export TMPDIR="$temporary/downloads"
mkdir "$TMPDIR"
sh "$root/get.sh" "$version" 'some prefix' >output
[ "$('some prefix/bin/navgraph' --version)" = "$("$binary" --version)" ] || fail "the installed program is another one"
(cd "unpacked"/* && find share -type f) | while IFS= read -r file; do [ -s "some prefix/$file" ] || fail "$file is missing"; done
grep -q "Add $temporary/some prefix/bin to PATH" output || fail "get.sh does not name PATH"
shows "get.sh installs the program, its completions and its manual page"

# refused STATUS WORDS [VERSION]: get.sh ends so, and leaves nothing behind; what was installed stays as it was.
refused() {
    for prefix in new 'some prefix'; do
        find 'some prefix' -exec ls -ld --full-time {} + 2>/dev/null >before || find 'some prefix' -ls >before
        ends "$1" "$2" sh "$root/get.sh" "${3:-$version}" "$prefix"
        find 'some prefix' -exec ls -ld --full-time {} + 2>/dev/null >after || find 'some prefix' -ls >after
        cmp before after
        [ ! -e new ] || fail "a refused download left files in its prefix"
    done
    [ -z "$(ls -A "$TMPDIR")" ] || fail "a refused download left files in TMPDIR: $(ls -A "$TMPDIR")"
}
cp "$release/SHA256SUMS" sums
printf x >>"$release/$name.tar.gz"
refused 1 "wrong checksum of $name.tar.gz"
head -c 1000 "$archive" >"$release/$name.tar.gz"
refused 1 "wrong checksum of $name.tar.gz"
cp "$archive" "$release"
grep -v "$name" sums >"$release/SHA256SUMS"
refused 1 "SHA256SUMS has no checksum of $name.tar.gz"
echo '<html>' >"$release/SHA256SUMS"
refused 1 "SHA256SUMS has no checksum of $name.tar.gz"
cp sums "$release/SHA256SUMS"
shows "get.sh refuses an archive that was changed or cut, and a list of checksums without it: 1, nothing is written"

refused 2 "not found: file://.*/v99.0.0/" 99.0.0
mv "$release/$name.tar.gz" kept
refused 2 "not found: file://.*$name.tar.gz"
mv kept "$release/$name.tar.gz"
mkdir bin
printf '#!/bin/sh\necho Plan9\n' >bin/uname
chmod +x bin/uname
(PATH=$temporary/bin:$PATH && refused 2 "no archive for Plan9-Plan9")
shows "get.sh says that there is no such release, and none for this system: 2"
refused 64 "is not a version" latest
refused 64 "is not a version" 1/../2
(NAVGRAPH_RELEASES='' && refused 64 "no address to download from")
(NAVGRAPH_RELEASES=http://localhost && refused 1 "could not download http://localhost")
shows "get.sh refuses other words than a version, and an address without encryption"
echo "The scripts of a release do what they say."
