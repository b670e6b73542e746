#!/bin/sh
# Run a node tool with the system's node if it is new enough, else with the node wheel, installed on demand.
set -eu
cd "$(dirname "$0")/.."
new_enough() {
  command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)'
}
if ! new_enough; then
  if [ ! -x .venv-node/bin/npm ]; then
    echo "no node 20.19 or 22.12 found: installing the node wheel" >&2
    .venv/bin/uv venv -q .venv-node
    .venv/bin/uv pip install -q --require-hashes -p .venv-node/bin/python -r tools/node.lock.txt
  fi
  PATH="$PWD/.venv-node/bin:$PATH"
  export PATH
fi
exec "$@"
