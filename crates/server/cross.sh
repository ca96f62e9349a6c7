#!/bin/sh
# Makes ready to compile for an architecture, as Docker calls it: amd64, arm64, or nothing for this machine's own.
# What Rust calls it goes to /triple; /objcopy leads to the program that reads its files.
set -eu
own=$(dpkg --print-architecture)
case "${1:-$own}" in
"$own")
	rustc -vV | sed -n 's/^host: //p' >/triple
	ln -s "$(command -v objcopy)" /objcopy
	exit
	;;
amd64) cpu=x86_64 compiler=gcc-x86-64-linux-gnu ;;
arm64) cpu=aarch64 compiler=gcc-aarch64-linux-gnu ;;
*)
	echo "images are made for amd64 and arm64, and not for $1" >&2
	exit 1
	;;
esac
triple=$cpu-unknown-linux-gnu
apt-get update
apt-get install --yes --no-install-recommends "$compiler" "libc6-dev-$1-cross"
rustup target add "$triple"
# The compiler for C is found by its name, and the linker is not.
printf '[target.%s]\nlinker = "%s-linux-gnu-gcc"\n' "$triple" "$cpu" >>"$CARGO_HOME/config.toml"
echo "$triple" >/triple
ln -s "/usr/bin/$cpu-linux-gnu-objcopy" /objcopy
