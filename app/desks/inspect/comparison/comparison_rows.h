// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/events/game_description.h"
#include "app/core/rulebook/rule_register.h"
#include "engine/games/roulette/odds/side_by_side.h"
#endif

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <span>
#include <vector>

namespace mesaviva::app {

/// One table's text in a row of the comparison.
class ComparisonCell {
    Q_GADGET
    QML_VALUE_TYPE(comparisonCell)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int tone MEMBER tone)

public:
    /// Meaning of the text; never conveyed by colour alone.
    enum Tone { Plain, Gain, Loss, Missing };
    Q_ENUM(Tone)

    QString text;   ///< "+170,00 pts"; may have lines
    QString detail; ///< reason or addition; may be empty
    QString rule;   ///< source of the text; may be empty
    int tone = Plain;
};

/// One compared item, with a cell for each table.
class ComparisonRow {
    Q_GADGET
    QML_VALUE_TYPE(comparisonRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool differs MEMBER differs)
    Q_PROPERTY(bool total MEMBER total)
    Q_PROPERTY(QVariantList cells MEMBER cells)
    Q_PROPERTY(QString accessibleText MEMBER accessibleText)

public:
    QString title;          ///< "Split 17-20"
    QString note;           ///< "2,00 pts, A"; may be empty
    bool differs = false;   ///< the tables differ in this row
    bool total = false;     ///< the row is the sum of all stakes
    QVariantList cells;     ///< list of ComparisonCell
    QString accessibleText; ///< the whole row as one sentence
};

/// Rows of one view.
using ComparisonRows = std::vector<ComparisonRow>;

/// Outcome of these stakes at each table when the ball rests in `pocket`: a row for each stake, then the
/// total.
ComparisonRows comparedStakes(std::span<const roulette::Settings> tables,
                              std::span<const roulette::StakeRequest> requests, roulette::Pocket pocket);

/// Chances that the tables offer, one a row.
ComparisonRows comparedChances(std::span<const roulette::Settings> tables);

/// Other provisions of the tables' regulations; if all tables have the same regulation, its options and
/// readings.
ComparisonRows comparedRules(std::span<const roulette::Settings> tables);

/// Name of a stake's place: "Split 17-20", "Série grande".
QString requestName(const roulette::StakeRequest& request, const roulette::Settings& table);

/// Name of the player who stakes: "A" or "B".
QString stakerName(PlayerId player);

/// One round played by two readings, ours first.
using PlayedReading = std::array<std::vector<ReadingFact>, 2>;

/// Plays the shipped round that a reading names under both readings: the other one as the scenario sets it,
/// ours at the same table with the default setting. Takes a moment; thread-safe.
PlayedReading playReading(const InspectedRule& reading);

/// Ids of the poker and bingo readings that have an alternative in the settings, such as `I-P8`.
QStringList comparedReadings();

/// A reading or rule by id, in a language; null: none.
const InspectedRule* inspectedReading(const QString& id, const QString& language);

/// Outcome of a round under both readings, ours first: a row for each settlement, win and void, in the
/// current language.
ComparisonRows playedReadings(const PlayedReading& played);
/// Text of both readings in a language (`pt`, `en`).
ComparisonRows saidReadings(const QString& reading, const QString& language);
/// Subject of the round that is played.
QString playedTitle(const QString& reading, const QString& language);
/// "I-P8: ace, king, queen, jack and 10 of mixed suits".
QString readingTitle(const QString& reading, const QString& language);

} // namespace mesaviva::app
