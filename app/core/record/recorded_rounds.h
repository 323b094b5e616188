// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/record/round_sheet.h"
#include "engine/record/record_reader.h"
#endif

#include <QCoreApplication>
#include <QImage>
#include <QString>

#include <cstdint>
#include <optional>

namespace mesaviva::app {

/// Capability of a game whose rounds on record are shown in text and pictures. What reads a record may be
/// called on any thread, and throws record::Fault where it cannot be read.
class RecordedRounds {
public:
    virtual ~RecordedRounds() = default;

    /// The facts of a round, as its sheet shows them; nothing where the record does not contain it.
    virtual std::optional<RoundSheetParts> sheetParts(record::RecordReader& reader,
                                                      const record::RoundId& round) const = 0;
    /// The sheet made of them.
    std::optional<SheetDocument> sheet(record::RecordReader& reader, const record::RoundId& round) const {
        const std::optional<RoundSheetParts> parts = sheetParts(reader, round);
        return parts ? std::optional(roundSheet(*parts)) : std::nullopt;
    }

    /// A small picture by which a round is recognized, as the table stood right after event `upTo`. It shows
    /// the cards or stakes of `player`, a name in the record (empty: the player who is not simulated), where
    /// the game's picture has a place for them. Null where the record does not contain the round.
    virtual QImage picture(record::RecordReader& reader, const record::RoundId& round, std::uint64_t upTo,
                           const QString& player) const = 0;
    /// The same of the whole round, for the player who is not simulated.
    QImage picture(record::RecordReader& reader, const record::RoundId& round) const {
        return picture(reader, round, record::kMostEvents, {});
    }
    /// What picture() shows, in words.
    virtual QString pictureText(const QString& player) const = 0;
    /// The outcome of a round, in words; `result` as in record::RoundRow::result.
    virtual QString resultText(const QString& result) const = 0;
    /// A key that a player's figures count (record::OwnCount), in words.
    virtual QString countText(const QString& key) const { return resultText(key); }
    /// What a round gave this player, in words; `own` as in record::RoundRow::own. Empty where resultText()
    /// has it all.
    virtual QString ownText(const QString& own) const {
        (void)own;
        return {};
    }
};

/// Capability of a game whose outcomes follow from a seed: explains how, for whoever checks a round.
class SeedExplanation {
public:
    virtual ~SeedExplanation() = default;

    /// How the numbers from the seed become an outcome, where `places` outcomes are possible (pockets,
    /// balls).
    virtual QString seedText(unsigned places) const = 0;
    /// What is proven if the outcome on record follows from the seed.
    virtual QString provenText() const {
        return QCoreApplication::translate("RoundProof", "The same: the seed alone decided.");
    }
};

} // namespace mesaviva::app
