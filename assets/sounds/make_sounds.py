#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the table's sounds, all of them by synthesis: struck things ring in a few modes, what slides is filtered noise.

Run it in this folder; it writes the same files every time. It needs nothing but Python.
"""
import array
import math
import random
import wave

RATE = 22050


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(into, what, at=0.0, gain=1.0):
    """Lays a sound over another one, from `at` seconds on."""
    start = int(at * RATE)
    into.extend([0.0] * max(0, start + len(what) - len(into)))
    for i, sample in enumerate(what):
        into[start + i] += gain * sample
    return into


def struck(modes, seconds, rng, click=0.5):
    """Something hard that is hit: modes of (hertz, seconds to fall by 60 dB, amplitude), each a little off."""
    out = silence(seconds)
    for hertz, fall, amplitude in modes:
        hertz *= 1 + rng.uniform(-0.03, 0.03)
        amplitude *= rng.uniform(0.8, 1.2)
        decay = math.log(1000) / (fall * RATE)
        phase = rng.uniform(0, math.tau)
        for i in range(len(out)):
            out[i] += amplitude * math.exp(-decay * i) * math.sin(phase + math.tau * hertz * i / RATE)
    for i in range(min(len(out), int(0.002 * RATE))):
        out[i] += click * rng.uniform(-1, 1) * (1 - i / (0.002 * RATE))
    return out


def band(signal, low, high):
    """Keeps what lies between two frequencies, softly."""
    out = []
    slow = fast = last = 0.0
    a = 1 - math.exp(-math.tau * high / RATE)
    b = 1 - math.exp(-math.tau * low / RATE)
    for sample in signal:
        fast += a * (sample - fast)
        slow += b * (fast - slow)
        last = fast - slow
        out.append(last)
    return out


def noise(seconds, rng, shape):
    """Noise whose loudness follows shape(part), part from 0 to 1."""
    count = int(seconds * RATE)
    return [rng.uniform(-1, 1) * shape(i / count) for i in range(count)]


def hump(rise):
    """Swells up to the part `rise`, then dies away."""
    return lambda t: (t / rise) ** 1.5 if t < rise else ((1 - t) / (1 - rise)) ** 2


def save(name, signal, peak):
    top = max(abs(sample) for sample in signal) or 1.0
    fade = int(0.003 * RATE)
    count = len(signal)
    data = array.array("h")
    for i, sample in enumerate(signal):
        edge = min(1.0, (count - i) / fade)
        data.append(int(round(32767 * peak * edge * sample / top)))
    write(name, data)


def write(name, data):
    with wave.open(name + ".wav", "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def loop(name, signal, peak, joint=0.1):
    """A sound whose end runs into its beginning."""
    over = int(joint * RATE)
    body = signal[over:]
    for i in range(over):
        part = i / over
        body[len(body) - over + i] = body[len(body) - over + i] * math.sqrt(1 - part) + signal[i] * math.sqrt(part)
    top = max(abs(sample) for sample in body)
    write(name, array.array("h", (int(round(32767 * peak * sample / top)) for sample in body)))


# Clay on clay: short and bright, nothing that rings on.
CLAY = [(2350, 0.045, 1.0), (3900, 0.035, 0.8), (5600, 0.025, 0.5), (7400, 0.018, 0.3)]
# The ball, of resin, on brass and on wood.
BRASS = [(2900, 0.10, 1.0), (4700, 0.08, 0.7), (6900, 0.05, 0.4)]
WOOD = [(620, 0.07, 0.9), (1340, 0.05, 0.7), (2500, 0.035, 0.6), (4100, 0.02, 0.3)]


def chip(rng):
    out = struck(CLAY, 0.13, rng)
    return add(out, struck(CLAY, 0.06, rng), rng.uniform(0.022, 0.036), 0.45)


def stack(rng):
    out = silence(0.3)
    at = 0.0
    for _ in range(rng.randint(4, 6)):
        add(out, struck(CLAY, 0.09, rng), at, rng.uniform(0.5, 1.0))
        at += rng.uniform(0.022, 0.05)
    return out


def rake(rng):
    out = band(noise(0.6, rng, hump(0.35)), 300, 2600)
    out = [0.5 * sample for sample in out]
    for _ in range(rng.randint(9, 13)):
        add(out, struck(CLAY, 0.08, rng), rng.uniform(0.08, 0.48), rng.uniform(0.08, 0.3))
    return out


def card(rng):
    out = band(noise(rng.uniform(0.17, 0.23), rng, hump(0.3)), 900, 6000)
    return add(out, band(noise(0.02, rng, hump(0.1)), 200, 1500), 0.13, 1.2)


def flip(rng):
    out = band(noise(0.07, rng, hump(0.6)), 1500, 8000)
    return add(out, struck([(420, 0.04, 1.0), (980, 0.03, 0.6)], 0.08, rng, 0.8), 0.055, 0.35)


def shuffle(rng):
    """Two halves of a deck riffled into each other, then the bridge that falls together and a tap on the cloth."""
    out = silence(1.3)
    at = 0.04
    for i in range(44):
        leaf = band(noise(0.014, rng, hump(0.15)), 1400, 7500)
        add(out, leaf, at, rng.uniform(0.5, 1.0) * (0.5 + 0.5 * math.sin(math.pi * (i + 1) / 46)))
        at += rng.uniform(0.008, 0.016) * (1.2 - 0.5 * i / 44)
    add(out, band(noise(0.3, rng, hump(0.7)), 700, 5000), at + 0.06, 0.6)
    return add(out, struck([(310, 0.05, 1.0), (720, 0.03, 0.6)], 0.09, rng, 0.6), at + 0.4, 0.5)


def tick(rng):
    """A clockwork's: wood, dry and small."""
    return struck([(1850, 0.022, 1.0), (3350, 0.016, 0.5), (920, 0.03, 0.35)], 0.07, rng, 0.4)


def rotor():
    """A heavy wheel on its bearing: a hum that swells and falls with its turn, and the air over the frets."""
    rng = random.Random("rotor")
    seconds = 2.3
    hum = band(noise(seconds, rng, lambda t: 1.0), 45, 160)
    air = band(noise(seconds, rng, lambda t: 1.0), 500, 1500)
    count = len(hum)
    return [(1.0 + 0.25 * math.sin(math.tau * i / count)) * (2.2 * h + 0.5 * a) for i, (h, a) in enumerate(zip(hum, air))]


def deflector(rng):
    return struck(BRASS, 0.16, rng, 0.8)


def fret(rng):
    return struck(BRASS[:2] + WOOD[1:3], 0.11, rng, 0.8)


def pocket(rng):
    out = struck(WOOD, 0.14, rng, 0.6)
    return add(out, struck(WOOD, 0.08, rng, 0.4), rng.uniform(0.05, 0.07), 0.4)


def bell(rng):
    partials = [(1046, 1.6, 1.0), (2093 * 1.003, 1.2, 0.6), (2093 * 1.38, 0.9, 0.4), (1046 * 4.07, 0.5, 0.25)]
    return struck(partials, 1.5, rng, 0.2)


def machine(rng):
    """Balls that tumble over each other behind glass."""
    out = silence(1.0)
    plastic = [(1150, 0.03, 1.0), (2300, 0.02, 0.6), (3700, 0.014, 0.4)]
    for _ in range(46):
        add(out, struck(plastic, 0.05, rng, 0.3), rng.uniform(0.0, 0.93), rng.uniform(0.1, 0.6))
    count = len(out)
    return [sample * math.sin(math.pi * i / count) ** 0.6 for i, sample in enumerate(out)]


def tube(rng):
    """A ball runs down its tube and knocks at the end."""
    out = band(noise(0.3, rng, hump(0.8)), 250, 1400)
    return add(out, struck([(760, 0.07, 1.0), (1530, 0.05, 0.6), (2900, 0.03, 0.3)], 0.15, rng, 0.5), 0.28, 0.8)


def mark(rng):
    return band(noise(0.09, rng, lambda t: (1 - t) ** 2 * (1 if t > 0.06 else t / 0.06)), 500, 3200)


def tones(notes, fall, rng):
    out = silence(0.05)
    for at, hertz in notes:
        add(out, struck([(hertz, fall, 1.0), (2 * hertz, fall * 0.6, 0.25), (3 * hertz, fall * 0.4, 0.1)], fall, rng, 0), at)
    return out


def exact(notes, fall):
    """Notes of a signal are in tune."""

    class Steady(random.Random):
        def uniform(self, a, b):
            return (a + b) / 2

    return tones(notes, fall, Steady(0))


def room(rng):
    """A hall with people in it, far from the table: air, murmur that swells and falls, now and then chips and a glass."""
    seconds = 9.0
    air = band(noise(seconds, rng, lambda t: 1.0), 60, 300)
    murmur = silence(seconds)
    for low, high in ((180, 420), (300, 700), (500, 1100)):
        waves = [(rng.randint(2, 14), rng.uniform(0, math.tau), rng.uniform(0.3, 1.0)) for _ in range(6)]
        voices = band(noise(seconds, rng, lambda t: 1.0), low, high)
        count = len(voices)
        for i, sample in enumerate(voices):
            swell = sum(a * math.sin(math.tau * n * i / count + p) for n, p, a in waves)
            murmur[i] += sample * max(0.0, 0.6 + 0.25 * swell)
    out = [0.8 * a + 1.0 * m for a, m in zip(air, murmur)]
    for _ in range(7):
        add(out, band(stack(rng), 300, 2500), rng.uniform(0.3, seconds - 1.5), rng.uniform(0.015, 0.05))
    for _ in range(2):
        glass = struck([(2350, 0.5, 1.0), (3900, 0.3, 0.5)], 0.6, rng, 0.1)
        add(out, glass, rng.uniform(0.5, seconds - 1.5), 0.012)
    return out[: int(seconds * RATE)]


def main():
    made = {
        "chip": (chip, 4, 0.5),
        "stack": (stack, 3, 0.55),
        "rake": (rake, 3, 0.45),
        "card": (card, 4, 0.4),
        "flip": (flip, 3, 0.45),
        "deflector": (deflector, 3, 0.55),
        "fret": (fret, 4, 0.5),
        "pocket": (pocket, 3, 0.6),
        "shuffle": (shuffle, 3, 0.4),
        "tick": (tick, 2, 0.4),
        "bell": (bell, 3, 0.5),
        "machine": (machine, 2, 0.35),
        "tube": (tube, 3, 0.5),
        "mark": (mark, 3, 0.4),
    }
    for name, (make, count, peak) in made.items():
        for number in range(1, count + 1):
            save(f"{name}-{number}", make(random.Random(f"{name} {number}")), peak)
    # A signal is known by its tune, whatever its key.
    for number, key in enumerate((1.0, 2 ** (-2 / 12), 2 ** (2 / 12)), 1):
        save(f"refusal-{number}", exact([(0.0, 220 * key), (0.11, 185 * key)], 0.2), 0.4)
        save(f"attention-{number}", exact([(0.0, 659.3 * key), (0.14, 880 * key)], 0.45), 0.4)
        won = [(0.0, 523.3 * key), (0.1, 659.3 * key), (0.2, 784 * key), (0.32, 1046.5 * key)]
        save(f"win-{number}", exact(won, 0.6), 0.4)
    rng = random.Random("roll")
    rolling = band(noise(1.3, rng, lambda t: 1.0), 180, 1900)
    grain = band(noise(1.3, rng, lambda t: 1.0), 2500, 6000)
    loop("room-1", room(random.Random("room")), 0.3, 0.6)
    loop("rotor-1", rotor(), 0.4, 0.3)
    loop("roll-1", [a + 0.35 * b for a, b in zip(rolling, grain)], 0.5)


if __name__ == "__main__":
    main()
