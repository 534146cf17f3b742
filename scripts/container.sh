#!/bin/sh
# The steps of the Containerfile, each of which can run in any Debian 12 root:
#   base         Python, and nothing else
#   build /src   an environment of its own in /opt/slapjack, from the checkout in /src
#   user         who runs it, and the one folder that may be written
set -eu

case "$1" in
base)
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends python3 ca-certificates
    rm -rf /var/lib/apt/lists/*
    ;;
build)
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends python3 python3-venv ca-certificates
    python3 -m venv /opt/slapjack
    # Where the page is not built yet, the build brings a Node.js for it and leaves none behind.
    /opt/slapjack/bin/pip install --no-cache-dir "$2"
    ;;
user)
    groupadd --gid 10001 slapjack
    useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin slapjack
    install -d -o 10001 -g 10001 -m 0700 /data
    ;;
*)
    echo "expected base, build or user, got $1" >&2
    exit 2
    ;;
esac
