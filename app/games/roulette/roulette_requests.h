// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/played_table.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/games/roulette/commands.h"

#include <QCoreApplication>
#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// What this player may do now at a roulette table.
struct RouletteOffer {
    ActionState stake, undo, clear, repeat, twice, spin, parol, allowance;
    friend bool operator==(const RouletteOffer&, const RouletteOffer&) = default;
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
