#!/bin/sh
# Print the path of a Chromium for the browser tests; install Debian's if there is none and we may.
set -eu
find_browser() {
  for name in "${QUADRIGA_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" 2>/dev/null && return 0
  done
  return 1
}
find_browser && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Debian's chromium for the browser tests" >&2
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends chromium; } >&2 || true
  find_browser && exit 0
fi
echo "The browser tests need Chromium: install it (Debian: apt install chromium) or set QUADRIGA_CHROMIUM to its path." >&2
exit 1
