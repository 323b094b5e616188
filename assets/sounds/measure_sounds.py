#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures sounds and speech: length, peak and loudness (ITU-R BS.1770-4), one line a file, and how far apart the
variations of a sound are.

    measure_sounds.py [FILE.wav | FOLDER]...      this folder without arguments

The exit status is 1 where a peak is above -1 dB, or variations (NAME-1.wav, NAME-2.wav) are more than 3 LU apart. It
needs nothing but Python, and knows nothing of the program's own measuring.
"""
import array
import math
import pathlib
import re
import sys
import wave

HIGHEST_PEAK = -1.0
MOST_APART = 3.0
SILENCE = -120.0


def decibels(power):
    return -0.691 + 10 * math.log10(power) if power > 0 else SILENCE


def filtered(signal, b, a):
    """A filter of the second order; a[0] is 1."""
    out = []
    x1 = x2 = y1 = y2 = 0.0
    for x in signal:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def weighted(signal, rate):
    """The standard's two filters, from the analogue ones behind its coefficients for 48 kHz."""
    k = math.tan(math.pi * 1681.974450955533 / rate)
    q = 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    band = high ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0]
    signal = filtered(signal, shelf, [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    k = math.tan(math.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    a0 = 1 + k / q + k * k
    return filtered(signal, [1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])


def loudness(signal, rate):
    """In LUFS; what is shorter than a block of 0.4 s is one block."""
    heard = weighted(signal, rate)
    length = max(1, min(len(heard), rate * 2 // 5))
    powers = [sum(s * s for s in heard[at:at + length]) / length
              for at in range(0, len(heard) - length + 1, max(1, length // 4))]

    def mean(above):
        gated = [p for p in powers if decibels(p) > above]
        return sum(gated) / len(gated) if gated else 0

    return decibels(mean(max(-70, decibels(mean(-70)) - 10)))


def measured(path):
    """Seconds, peak in dB, loudness in LUFS."""
    with wave.open(str(path), "rb") as file:
        rate, channels = file.getframerate(), file.getnchannels()
        data = array.array("h", file.readframes(file.getnframes()))[::channels]
    signal = [s / 32768 for s in data]
    peak = max((abs(s) for s in signal), default=0)
    return len(signal) / rate, 20 * math.log10(peak) if peak else SILENCE, loudness(signal, rate)


def main(arguments):
    places = [pathlib.Path(a) for a in arguments] or [pathlib.Path(__file__).parent]
    files = [f for place in places for f in (sorted(place.glob("**/*.wav")) if place.is_dir() else [place])]
    variations = {}
    faults = []
    every = []
    for file in files:
        seconds, peak, loud = measured(file)
        every.append((seconds, peak, loud))
        variations.setdefault(re.sub(r"-\d+$", "", file.stem), []).append(loud)
        print(f"{file.name:28} {seconds:6.2f} s  peak {peak:6.1f} dB  {loud:6.1f} LUFS")
        if peak > HIGHEST_PEAK:
            faults.append(f"{file.name}: peak {peak:.1f} dB")
    for name, louds in variations.items():
        if max(louds) - min(louds) > MOST_APART:
            faults.append(f"{name}: variations {max(louds) - min(louds):.1f} LU apart")
    if every:
        print(f"{len(every)} files, {sum(e[0] for e in every):.1f} s; peaks {min(e[1] for e in every):.1f} to "
              f"{max(e[1] for e in every):.1f} dB; loudness {min(e[2] for e in every):.1f} to "
              f"{max(e[2] for e in every):.1f} LUFS")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
