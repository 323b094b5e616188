// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A roulette table for tests: fixed pockets, numbers and chances in words, and functions that run to the next
// event of a type. Amounts are in cents, times in seconds; players are numbered in the order they join.
#pragma once

#include "driven_game.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/placement.h"
#endif

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTest>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::kit {

// Avoids name clashes with another game's kit in the same program.
inline namespace of_roulette {

using namespace roulette;

using Entry = Recorded<Event>;

inline Pocket pocket(const QString& text) {
    const std::optional<Pocket> found = pocketFrom(text.toStdString());
    if (!found) {
        qFatal("no pocket: %s", qPrintable(text));
    }
    return *found;
}

/// Parses pockets such as `0 00 17`, in that order.
inline std::vector<Pocket> pockets(const QString& text) {
    std::vector<Pocket> result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        result.push_back(pocket(word));
    }
    return result;
}

/// Parses a set of numbers such as `0 00 17`; `13-24` stands for all from 13 to 24.
inline Numbers numbers(const QString& text) {
    Numbers result;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype dash = word.indexOf(QLatin1Char('-'));
        if (dash < 0) {
            result.add(pocket(word));
            continue;
        }
        for (int i = word.left(dash).toInt(); i <= word.mid(dash + 1).toInt(); ++i) {
            result.add(Pocket(i));
        }
    }
    return result;
}

inline ChanceKind chance(const QString& name) {
    const std::optional<ChanceKind> kind = chanceFrom(name.toStdString());
    if (!kind) {
        qFatal("no chance: %s", qPrintable(name));
    }
    return *kind;
}

/// The numbers covered by a chance that its name defines: the even chances, from O7b and R24b, and the reds
/// from a printed layout.
inline QString coveredBy(const QString& chance) {
    const QString reds = QStringLiteral("1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36");
    const QString blacks = QStringLiteral("2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35");
    const QString evens = QStringLiteral("2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36");
    const QString odds = QStringLiteral("1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35");
    return chance == QLatin1String("red")     ? reds
           : chance == QLatin1String("black") ? blacks
           : chance == QLatin1String("even")  ? evens
           : chance == QLatin1String("odd")   ? odds
           : chance == QLatin1String("low")   ? QStringLiteral("1-18")
           : chance == QLatin1String("high")  ? QStringLiteral("19-36")
                                              : QString();
}

/// A stake in words: `split 8 11`, `red`.
struct Spoken {
    ChanceKind kind = ChanceKind::straight;
    Numbers covered;
};
inline Spoken spoken(const QString& words) {
    const QString name = words.section(QLatin1Char(' '), 0, 0);
    const QString rest = words.section(QLatin1Char(' '), 1);
    return {chance(name), numbers(rest.isEmpty() ? coveredBy(name) : rest)};
}

/// The tables used by the tests.
inline Settings online() { return Settings(RuleSet::online); }
inline Settings casino() { return Settings(RuleSet::casino); }
inline Settings macau() { return Settings(RuleSet::macau); }
inline Settings doubleZero() {
    Settings settings = online();
    settings.pockets = 38;
    return settings;
}
inline Settings individualWheel() {
    Settings settings = online();
    settings.individual = true;
    return settings;
}
inline Settings withChips(Chips chips) {
    Settings settings = casino();
    settings.chips = chips;
    return settings;
}
inline Settings americanCasino() {
    Settings settings = casino();
    settings.order = NumberOrder::american;
    return settings;
}
inline Settings frenchMacau() {
    Settings settings = macau();
    settings.order = NumberOrder::french;
    return settings;
}

/// A table with a driver.
class Table : public DrivenGame<Game, SeededSpins> {
public:
    explicit Table(const Settings& settings = online(), const QString& drawn = {}, std::uint8_t seed = 1)
        : DrivenGame(settings, derivedSeeds(testSeed(seed)), settings.pockets, pockets(drawn)) {}

    // Players.

    /// Admits a player, who then joins the table.
    PlayerId join(std::int64_t wallet = 1'000'000, std::optional<std::int64_t> chipValue = {}) {
        const auto player = static_cast<PlayerId>(state().players.size());
        std::optional<Money> chip;
        if (chipValue) {
            chip = Money{*chipValue};
        }
        if (send(Admit{{wallet}}) || send(Join{player, chip})) {
            qFatal("the table refuses player %d", player);
        }
        return player;
    }

    std::optional<Refusal> stake(PlayerId player, const QString& words, std::int64_t cents) {
        const Spoken place = spoken(words);
        return send(PlaceStake{player, place.kind, place.covered, {cents}});
    }
    std::optional<Refusal> series(PlayerId player, Series name, std::int64_t chip) {
        return send(PlaceSeries{player, name, {chip}});
    }
    std::optional<Refusal> neighbours(PlayerId player, const QString& number, int chips, std::int64_t chip) {
        return send(PlaceNeighbours{player, pocket(number), chips, {chip}});
    }
    std::optional<Refusal> undo(PlayerId player) { return send(Undo{player}); }
    std::optional<Refusal> clear(PlayerId player) { return send(Clear{player}); }
    std::optional<Refusal> repeat(PlayerId player) { return send(Repeat{player}); }
    std::optional<Refusal> doubleUp(PlayerId player) { return send(Double{player}); }
    std::optional<Refusal> parol(PlayerId player, std::optional<Series> name = {}) {
        return send(PlaceParol{player, name});
    }
    std::optional<Refusal> move(PlayerId player, const QString& from, const QString& to) {
        return send(MoveStake{player, spot(from), spot(to)});
    }
    std::optional<Refusal> take(PlayerId player, const QString& words) {
        return send(TakeUp{player, spot(words), {}});
    }
    std::optional<Refusal> spin(PlayerId player) { return send(Spin{player}); }
    std::optional<Refusal> leave(PlayerId player, std::int64_t keep = 0) { return send(Leave{player, keep}); }

    std::int64_t wallet(PlayerId player) const { return state().wallet(player).cents; }
    bool isHere(PlayerId player) const { return state().players[player].here; }
    std::int64_t staked(PlayerId player) const { return state().players[player].staked.cents; }
    /// Returns the stake on a spot, as single chips or as part of that group.
    std::int64_t on(PlayerId player, const QString& words, Group group = {}) const {
        return roulette::staked(state().players[player], spot(words), group).cents;
    }
    SpotId spot(const QString& words) const {
        const Spoken place = spoken(words);
        return state().layout().find(place.kind, place.covered).value_or(kNoSpot);
    }
    /// Returns the stakes in words, in the order first placed: `split 8 11: 100`.
    QStringList lying(PlayerId player) const {
        QStringList result;
        for (const Stake& stake : state().players[player].stakes) {
            result.push_back(inWords(stake));
        }
        return result;
    }
    QString inWords(const Stake& stake) const {
        const Spot& place = state().layout()[stake.spot];
        QString text = QString::fromStdString(std::string(name(place.kind)));
        if (place.numbers.size() <= 6) {
            place.numbers.forEach([&](Pocket each) {
                text += QLatin1Char(' ') + QString::fromStdString(std::string(each.text()));
            });
        }
        return text + QStringLiteral(": %1").arg(stake.amount.cents);
    }

    // Time.

    bool runToBetting() { return state().stakesOpen || runTo<BettingOpened>(); }
    bool runToClose() { return runTo<RoundClosed>(); }

    // Events.

    /// Returns the player's latest settlement, if any.
    std::optional<Settled> settled(PlayerId player) const {
        return lastWhere<Settled>([&](const Settled& event) { return event.player == player; });
    }
    std::size_t announcements(Phrase phrase) const {
        return countWhere<Announced>([&](const Announced& event) { return event.phrase == phrase; });
    }
    bool announced(Phrase phrase) const { return announcements(phrase) > 0; }
};

/// Plays a round with one stake of these cents and returns the amount paid back.
inline std::int64_t playOne(const Settings& settings, const QString& words, std::int64_t cents,
                            const QString& drawn) {
    Table table(settings, drawn);
    const PlayerId player = table.join(kLargestAmount.cents);
    if (!table.runToBetting() || table.stake(player, words, cents)) {
        qFatal("the table does not take %s", qPrintable(words));
    }
    if (settings.individual) {
        table.spin(player);
    }
    table.runToClose();
    return table.settled(player)->returned.cents;
}

} // namespace of_roulette

} // namespace mesaviva::kit
