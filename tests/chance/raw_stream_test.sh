#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
# raw_stream_test.sh PROGRAM: its output is ChaCha20 as engine/docs/randomness.md says, in byte order: the
# first words for a known seed, computed with Python's hashlib and an RFC 7539 ChaCha20, equal in each run.
set -euo pipefail
seed=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
# It ends when its reader closes (SIGPIPE).
first() { ("$@" 2>/dev/null || true) | head -c 32 | od -An -v -tx1 | tr -d ' \n'; }
program=$1
one=$(first "$program" "$seed")
[ "$one" = "ab87610fa6e34c43d79a60296b912022e8718ed23ad682571faf8ae1097f08c5" ] || { echo "the stream is $one" >&2; exit 1; }
rounds=$(first "$program" --rounds "$seed")
[ "$rounds" = "25521b473082bb90129df81e7de69b980fc66f9fede5349ff515a188e287b19d" ] || { echo "the first round's stream is $rounds" >&2; exit 1; }
if "$program" nonsense >/dev/null 2>&1; then echo "a wrong seed is taken" >&2; exit 1; fi
