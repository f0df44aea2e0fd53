# The image of a release, built from the folder of its archives:
#
#   docker build --build-arg VERSION=0.1.0 --file Dockerfile dist
#   docker run --rm -v "$PWD":/work IMAGE lint
#
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends git graphviz \
    && rm -rf /var/lib/apt/lists/* \
    # The folder that is mounted there belongs to the user outside, and 'diff --git' reads it.
    && git config --system --add safe.directory /work
ARG VERSION
ARG TARGETARCH
RUN --mount=type=bind,target=/release \
    case $TARGETARCH in amd64) system=linux-x86_64 ;; *) system=linux-$TARGETARCH ;; esac \
    && tar -xzf "/release/navgraph-$VERSION-$system.tar.gz" -C /usr/local --strip-components=1 --no-same-owner \
    && rm /usr/local/LICENSE \
    && navgraph --version
WORKDIR /work
ENTRYPOINT ["navgraph"]
CMD ["--help"]
