#!/bin/sh
# extension.sh VERSION DIR: packs the extension of VS Code into DIR/navgraph-VERSION.vsix. It needs Node and the registry of
# npm. It writes package-lock.json; commit that to get the same dependencies again.
set -eu
mkdir -p "$2"
directory=$(cd "$2" && pwd)
cd "$(dirname "$0")/../../Editors/vscode"
npm install
npx --no-install vsce package --allow-missing-repository --out "$directory/navgraph-$1.vsix"
