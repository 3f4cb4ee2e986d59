#!/bin/sh
# Run after `npm ci` where the Node.js that it brought does not start. On Linux that is nearly always one shared library, which a
# machine has that can compile C, and a bare one has not. In sh, because no Node.js runs here yet: within npm's scripts even npm
# is started by the one that does not.
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  echo 'Node.js 26 needs the library libatomic1. Running: apt-get update && apt-get install libatomic1'
  export DEBIAN_FRONTEND=noninteractive
  apt-get -q update
  apt-get -q -y --no-install-recommends install libatomic1
fi
if ! said=$(node --version 2>&1); then
  echo "Node.js 26, which npm ci brought, does not start here: $said" >&2
  echo 'Install the library libatomic (Debian and Ubuntu: libatomic1; Fedora: libatomic), then run npm ci again.' >&2
  exit 1
fi
