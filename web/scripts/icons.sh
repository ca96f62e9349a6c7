#!/bin/sh
# Makes the bitmaps of the manifest of public/icon.svg, with Chromium: sh scripts/icons.sh. They are committed.
set -eu
cd "$(dirname "$0")/../public"
chromium=${CHROMIUM:-/usr/bin/chromium-headless-shell}
page=$(mktemp --suffix=.html)
draw() { # file, pixels, the share of it that the sign takes, what is behind
  printf '<body style="margin:0;background:%s"><img src="file://%s/icon.svg" style="position:fixed;inset:0;margin:auto;width:%s;height:%s">' \
    "$4" "$PWD" "$3" "$3" > "$page"
  "$chromium" --headless --no-sandbox --disable-background-networking --disable-gpu --hide-scrollbars \
    --allow-file-access-from-files --default-background-color=00000000 --force-device-scale-factor=1 \
    --window-size="$2,$2" --screenshot="$PWD/$1" "file://$page" >/dev/null 2>&1
}
draw icon-192.png 192 100% transparent
draw icon-512.png 512 100% transparent
# Systems cut it to a circle or anything else: what matters is within 80 %.
draw icon-maskable-512.png 512 80% '#2c5a4c'
rm "$page"
