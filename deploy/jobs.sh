#!/bin/sh
# What timers do where systemd runs, in a container of its own: a release of this program first, then by the clock of Dubai.
jk() { node tools/jk/main.ts "$@"; }
node tools/build.ts
# Jobs are ended with the container, not only waited for.
trap 'exit 0' TERM INT
while :; do
  sleep $((60 - $(date +%s) % 60)) &
  wait $!
  case $(TZ=GST-4 date '+%u %H:%M') in
    *00:05) jk nightly ;;
    *04:30) jk backup --rotate ;;
    '5 05:30') jk backup --drill ;;
    *:50) jk watch ;;
  esac
done
