#!/bin/sh
# Render one scene, or all: render.sh <scene|all> [preview]
# Finals become site/assets/scenes/<scene>.avif, and in the sizes of pages site/assets/scenes/kept/; previews stay in the temporary folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
masters="$here/../../site/assets/scenes"
drafts="${TMPDIR:-/tmp}/scenes"
mkdir -p "$drafts" "$masters"

render() {
  png="$drafts/$1${2:+-$2}.png"
  PYTHONDONTWRITEBYTECODE=1 nice -n 19 ionice -c3 blender -b -t "${THREADS:-1}" --factory-startup -noaudio \
    --python-exit-code 1 -P "$here/run.py" -- "$1" "$png" ${2:+"$2"} >"$drafts/$1.log" 2>&1
  if [ -z "${2:-}" ]; then node "$here/encode.ts" "$png" "$masters/$1.avif"; fi
  echo "$png"
}

if [ "$1" = all ]; then
  sed -n 's/^- id: //p' "$masters/scenes.yaml" | while read -r scene; do render "$scene" "${2:-}" </dev/null; done
else
  render "$1" "${2:-}"
fi
if [ -z "${2:-}" ]; then node "$here/keep.ts"; fi
