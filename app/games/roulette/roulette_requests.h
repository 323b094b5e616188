// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/roulette/scene/roulette_plan.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/state.h"
#endif

#include "app/core/table/played_table.h"
#include "app/games/roulette/roulette_session.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The racetrack of a table (R25, M6, I-O7b).
scene::TrackKind trackOf(const roulette::Settings& settings);

inline constexpr int kFirstSeriesCode = 100;
inline constexpr int kFirstSectorCode = 200;

/// A place of the racetrack: exactly one of the three is set.
struct TrackPlace {
    std::optional<roulette::Pocket> number;
    std::optional<roulette::Series> series;
    std::optional<roulette::SpotId> sector;
};

/// The place with a code, if the table's racetrack can have it, regardless of whether stakes are accepted
/// there. Codes are 0 to 37 for a number with its neighbours (37 is 00), 100 to 103 for the four series, 200
/// to 205 for Macau's sectors in the layout's order.
std::optional<TrackPlace> trackPlace(int code, const roulette::Settings& settings);

/// The parts of a stake on a place; `chips` is the number of chips on a number with its neighbours.
std::vector<roulette::Part> partsOf(const TrackPlace& place, int chips, const roulette::Settings& settings);

/// The group under which chips on a place are booked; none for a sector.
roulette::Group groupOf(const TrackPlace& place, int chips);

/// The command that places chips worth `chip` each on a place.
roulette::Command stakeOn(const TrackPlace& place, int chips, Money chip, PlayerId player,
                          const roulette::Settings& settings);

/// A stake at one place of the layout or the racetrack, with texts and limits, for the description of the
/// place pointed at and for accessibility.
class StakeInfo {
    Q_GADGET
    QML_VALUE_TYPE(stakeInfo)
    Q_PROPERTY(int spot MEMBER spot)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString chance MEMBER chance)
    Q_PROPERTY(QString numbers MEMBER numbers)
    Q_PROPERTY(QString pays MEMBER pays)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString limits MEMBER limits)
    Q_PROPERTY(double minimum MEMBER minimum)
    Q_PROPERTY(double maximum MEMBER maximum)
    Q_PROPERTY(double ownStake MEMBER ownStake)
    Q_PROPERTY(double othersStake MEMBER othersStake)
    Q_PROPERTY(QString others MEMBER others)
    Q_PROPERTY(int chips MEMBER chips)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QList<int> spots MEMBER spots)
    Q_PROPERTY(QList<int> pockets MEMBER pockets)
    Q_PROPERTY(QString accessibleText MEMBER accessibleText)

public:
    int spot = -1;      ///< of the layout; -1: several, or none
    QString name;       ///< "Cavalo 17-20", "Série grande", "17 e vizinhos"
    QString chance;     ///< "Cavalo"; empty for series and neighbours
    QString numbers;    ///< "17-20", "encarnado"
    QString pays;       ///< "17 para 1"; empty where the parts pay differently
    QString rule;       ///< the rule of the chance, for instance `O7a`
    QString limits;     ///< "0,50 pts – 30,00 pts"
    qint64 minimum = 0; ///< cents on the spot; of one chip for series and neighbours
    qint64 maximum =
        0; ///< cents on the spot; of the whole for series and neighbours with a name of their own
    qint64 ownStake = 0;    ///< this player's stake there, in cents
    qint64 othersStake = 0; ///< cents of the others on the spot; at a double table, on its side
    QString others;         ///< the others' stakes there: "Rui 5,00 pts, Ana 2,00 pts"
    int chips = 1;          ///< number of chips placed at once
    bool offered = false;   ///< the table accepts such stakes
    QString reason;         ///< why not, if it doesn't
    QList<int> spots;       ///< spots of its chips
    QList<int> pockets;     ///< the numbers covered, by index (37 is 00), to highlight them
    QString accessibleText; ///< all of it in one sentence

    friend bool operator==(const StakeInfo&, const StakeInfo&) = default;
};

/// Returns a player's display name.
using NameOfPlayer = std::function<QString(PlayerId)>;

/// Describes a spot, with the stakes of `player` and the others.
StakeInfo infoOfSpot(const roulette::State& state, PlayerId player, roulette::SpotId spot,
                     const NameOfPlayer& nameOf);

/// Describes a place of the racetrack with its code. Returns an empty object for an unknown code.
StakeInfo infoOfTrack(const roulette::State& state, PlayerId player, int code, int chips,
                      const NameOfPlayer& nameOf);

/// What this player may do now at a roulette table.
struct RouletteOffer {
    ActionState stake, undo, clear, repeat, twice, spin, parol, allowance;
    friend bool operator==(const RouletteOffer&, const RouletteOffer&) = default;
};

/// Several single stakes placed with one press, which the regulations do not name.
enum class StakeShortcut : std::uint8_t {
    complete, ///< roulette::completeOf() a number
    final,    ///< roulette::finalOf() its last digit
};

/// This player's possible commands at a roulette table, and whether the table would accept them. Read-only;
/// created for each use.
class RouletteRequests {
    Q_DECLARE_TR_FUNCTIONS(RouletteRequests)

public:
    using Table = PlayedTable<RouletteSession>;

    /// `table` must outlive this object; its state is evaluated at `now`.
    RouletteRequests(const Table& table, Instant now) : m_table(table), m_now(now) {}

    /// The answers to all commands that need no place.
    RouletteOffer offer() const;
    /// Returns whether the table would accept the command; if not, why.
    ActionState ask(roulette::Action action, const roulette::Command& command) const;
    /// The reason why the table refuses the command, as text.
    QString words(roulette::Action action, const roulette::Command& command,
                  const roulette::Refusal& refusal) const;
    /// Returns whether this player has run out of points and would get new ones.
    bool isAllowanceDue() const;

    /// Returns whether the layout has a spot with that number.
    bool isSpot(int spot) const;
    /// The command that stakes `cents` on a spot; empty if there is no such spot.
    std::optional<roulette::Command> stakeOnSpot(int spot, qint64 cents) const;
    /// The same for a place of the racetrack (trackPlace()), with chips worth `chip` each.
    std::optional<roulette::Command> stakeOnTrack(int code, qint64 chip, int chips) const;

    /// The stakes of a shortcut for a number from 0 to 36 with chips worth `chip` each, without those that
    /// the table does not offer.
    std::vector<roulette::Stake> stakesOf(StakeShortcut shortcut, int number, qint64 chip) const;

    /// The chips that the player can choose; see TableModel::chipValues().
    QVariantList chipValues() const;
    /// What the player can do now, in one sentence; `sessionOver`: the session has ended.
    QString advice(bool sessionOver) const;

private:
    ActionState stakeAnywhere() const;
    Money leastChip() const;
    QString subjectOf(const roulette::Command& command) const;
    QString firstRefused(const std::vector<roulette::Stake>& stakes) const;
    const roulette::State& state() const { return m_table.state(); }
    const roulette::Settings& settings() const { return m_table.settings(); }

    const Table& m_table;
    Instant m_now;
};

} // namespace mesaviva::app
