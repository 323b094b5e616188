#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Mesa Viva authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes lining figures the usual ones of a font that has old-style figures: lining_figures.py FONT...

Tables are read by their numbers, and an old-style 1 looks like the letter I. The font has lining figures as the OpenType
feature "lnum", which Qt Quick can ask for only from 6.6 on. Outlines stay as they are; a font that was made so already
stays the same. Needs fontTools (Debian: python3-fonttools).
"""
import sys

from fontTools.ttLib import TTFont


def lining(font):
    """What the feature lnum puts in the place of each glyph."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    return getattr(sub, "ExtSubTable", sub).mapping
    raise SystemExit("no lining figures in this font")


for name in sys.argv[1:]:
    font = TTFont(name, recalcTimestamp=False)
    figures = lining(font)
    for table in font["cmap"].tables:
        for code in map(ord, "0123456789"):
            if table.cmap.get(code) in figures:
                table.cmap[code] = figures[table.cmap[code]]
    font.save(name)
