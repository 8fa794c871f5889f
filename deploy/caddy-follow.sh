#!/bin/sh
# Caddy in a container: reloads its configuration when the release changes.
releases=${RELEASES_DIR:-/var/lib/jk-masters/releases}
config=/etc/caddy/Caddyfile
served=$(readlink "$releases/current")
caddy run --config "$config" &
caddy=$!
trap 'kill $caddy; wait $caddy; exit' TERM INT
while kill -0 "$caddy" 2>/dev/null; do
  sleep 2 &
  wait $!
  now=$(readlink "$releases/current")
  [ "$now" = "$served" ] || { caddy reload --config "$config" && served=$now; }
done
exit 1
