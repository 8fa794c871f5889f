#!/usr/bin/env bash
# update.sh TAG         installs that version beside the running one, backs up, publishes, and restarts one server after the other
# update.sh --rollback  goes back to the previous version and release
# Run as root. A failed step leaves the served site unchanged. docs/deploy.md explains the steps.
set -euo pipefail

home=${JK_HOME:-/opt/jk-masters}
state=${JK_STATE:-/var/lib/jk-masters}
user=${JK_USER:-jk-masters}
units=${JK_UNITS:-/etc/systemd/system}
read -ra ports <<<"${JK_PORTS:-3001 3002}"
export JK_SETTINGS=${JK_SETTINGS:-/etc/jk-masters/settings.env}

as_user() {
  if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- env HOME="$home" "$@"; fi
}
# in_version FOLDER COMMAND...: with the Node of that version first on the path.
in_version() {
  local folder=$1 path
  shift
  path=$folder/node_modules/.bin:$PATH
  (cd "$folder" && as_user env PATH="$path" "$@")
}
point() { # point LINK TARGET, in one step
  as_user ln -sfn "$2" "$home/.$1.new" && as_user mv -T "$home/.$1.new" "$home/$1"
}
served() { readlink "$state/releases/current" || true; }

# restart readyz|healthz: what each server must answer before the next one restarts.
restart() {
  local unit health=$1
  # Units that only the other version has.
  for unit in "$home"/previous/deploy/systemd/*.*; do
    unit=${unit##*/}
    if [ -e "$units/$unit" ] && [ ! -e "$home/current/deploy/systemd/$unit" ]; then
      systemctl disable --quiet --now "$unit"
      rm -r "${units:?}/$unit"
    fi
  done
  cp -r "$home/current/deploy/systemd/." "$units/" && systemctl daemon-reload || return 1
  for port in "${ports[@]}"; do
    systemctl enable --quiet "jk-masters-web@$port.service"
    systemctl restart "jk-masters-web@$port.service" || return 1
    for ((try = 0; ; try++)); do
      curl -fso /dev/null --max-time 2 "http://127.0.0.1:$port/$health" && break
      if [ "$try" -ge 120 ]; then
        echo "The server on port $port is not ready: journalctl -u jk-masters-web@$port" >&2
        return 1
      fi
      sleep 0.5
    done
    # Keep the other server running until the proxy has noticed that this one is back: Debian's Caddy refuses a review at once while it
    # knows no server.
    sleep 2
  done
  for unit in "$home"/current/deploy/systemd/*.timer; do
    systemctl enable --quiet --now "${unit##*/}"
  done
}

back() {
  local before release
  before=$(readlink "$home/previous") || { echo 'There is no version before this one.' >&2; exit 1; }
  release=$(cat "$home/release-before")
  point previous "$(readlink "$home/current")"
  point current "$before"
  # It is never ready with a store that a newer version has changed, but it serves pages.
  restart healthz
  # After the restart: a server of the newer version would render the newest publication again. A program that is older than the
  # store cannot publish, but its release is still there.
  in_version "$home/current" node tools/jk/main.ts publish ||
    in_version "$home/current" node tools/jk/main.ts releases use "$release"
  echo "Back at $before. The store keeps what was written since. If the newer version had changed its tables, pages are those of release $release, and nothing is stored until an update: docs/deploy.md, Roll back."
}

if [ "${1:-}" = --rollback ]; then
  back
  exit
fi
tag=${1:?update.sh TAG, or update.sh --rollback}
version=$home/versions/$tag

as_user git -C "$home/repository.git" fetch --quiet --tags
as_user git -C "$home/repository.git" rev-parse --quiet --verify "refs/tags/$tag" >/dev/null || { echo "There is no tag $tag." >&2; exit 1; }
if [ ! -d "$version" ]; then
  as_user rm -rf "$version.new"
  as_user git -c advice.detachedHead=false clone --quiet --branch "$tag" "$home/repository.git" "$version.new"
  in_version "$version.new" npm ci --include=dev
  in_version "$version.new" npm run --silent compile
  # Leave the compiler and the tests out of the running version.
  in_version "$version.new" npm prune --omit=dev
  as_user mv "$version.new" "$version"
fi

if [ -e "$home/current" ]; then
  as_user mkdir -p "$state/backups"
  in_version "$home/current" node tools/jk/main.ts backup "$state/backups/before-$tag-$(date +%Y%m%d-%H%M%S)"
  served | as_user tee "$home/release-before" >/dev/null
  older=$(readlink "$home/previous" || true)
  # A version that is installed again is not its own predecessor.
  [ "$(readlink "$home/current")" = "versions/$tag" ] || point previous "$(readlink "$home/current")"
fi
in_version "$version" node tools/jk/main.ts publish
point current "versions/$tag"
if ! restart readyz; then
  if [ -e "$home/previous" ]; then
    back
    # A version that does not start must not become the rollback target.
    if [ -n "${older:-}" ]; then point previous "$older"; else as_user rm -f "$home/previous"; fi
  fi
  exit 1
fi
echo "$tag is served."
# Keep the previous version for a rollback.
for other in "$home"/versions/*; do
  case "versions/${other##*/}" in
    "versions/$tag" | "$(readlink "$home/previous" || true)") ;;
    *) as_user rm -rf "$other" ;;
  esac
done
