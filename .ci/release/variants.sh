#!/bin/sh
# variants.sh BUNDLE VERSION TRIPLES=BINARY…: writes the artifact bundle of SwiftPM into the folder BUNDLE: a variant for each
# BINARY. TRIPLES are joined by commas.
set -eu
bundle=$1
version=$2
shift 2
rm -rf "$bundle"
mkdir -p "$bundle"

variants=
for variant; do
    triples=${variant%%=*}
    folder=${triples%%,*}
    mkdir "$bundle/$folder"
    cp "${variant#*=}" "$bundle/$folder/navgraph"
    chmod 755 "$bundle/$folder/navgraph"
    quoted=$(echo "$triples" | sed 's/[^,]*/"&"/g; s/,/, /g')
    variants="$variants${variants:+,}
        { \"path\": \"$folder/navgraph\", \"supportedTriples\": [$quoted] }"
done

cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "navgraph": {
      "version": "$version",
      "type": "executable",
      "variants": [$variants
      ]
    }
  }
}
JSON
