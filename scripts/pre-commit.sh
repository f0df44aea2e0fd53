#!/bin/sh
# Runs the installed navgraph for the hooks of pre-commit, or says how to install it.
if ! command -v navgraph >/dev/null 2>&1; then
    echo "navgraph not found; install it as in the README of the repository that .pre-commit-config.yaml names" >&2
    exit 1
fi
exec navgraph "$@"
