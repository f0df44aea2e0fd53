#!/bin/sh
# image.sh DIR VERSION: builds the container image of this processor from the archives in DIR and runs it; for a tag it is
# pushed. See the workflow 'release'.
set -eu
directory=$1
version=$2
scripts=$(dirname "$0")
image=ghcr.io/$(echo "$NAVGRAPH_REPOSITORY" | tr '[:upper:]' '[:lower:]'):$version
case $(uname -m) in
    x86_64) image=$image-amd64 ;;
    *) image=$image-arm64 ;;
esac
docker build --build-arg "VERSION=$version" --file "$scripts/../../Dockerfile" --tag "$image" "$directory"
docker run --rm "$image" --version
if [ "$GITHUB_REF_TYPE" = tag ]; then
    echo "$TOKEN" | docker login ghcr.io --username "$GITHUB_ACTOR" --password-stdin
    docker push "$image"
fi
