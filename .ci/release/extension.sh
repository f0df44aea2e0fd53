#!/bin/sh
# extension.sh VERSION DIR: packs the extension of VS Code into DIR/navgraph-VERSION.vsix. It needs Node and the registry of
# npm. What was installed is DIR/package-lock.json; commit it to Editors/vscode to get the same again.
set -eu
mkdir -p "$2"
directory=$(cd "$2" && pwd)
cd "$(dirname "$0")/../../Editors/vscode"
npm install
cp package-lock.json "$directory"
npx --no-install vsce package --allow-missing-repository --out "$directory/navgraph-$1.vsix"
