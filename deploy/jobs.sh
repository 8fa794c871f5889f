#!/bin/sh
# Does in a container what timers do under systemd: a release of this program first, then each job by the clock of Dubai.
jk() { node tools/jk/main.ts "$@"; }
jk publish
# Ends with the container at once.
trap 'exit 0' TERM INT
while :; do
  sleep $((60 - $(date +%s) % 60)) &
  wait $!
  case $(TZ=GST-4 date '+%u %H:%M') in
    *04:30) jk backup --rotate ;;
    '5 05:30') jk backup --drill ;;
    *:50) jk watch ;;
  esac
done
