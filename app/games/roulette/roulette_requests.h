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

/// What this player may do at a roulette table.
struct RouletteOffer {
    ActionState stake, undo, clear, repeat, twice, spin, parol, allowance;
    friend bool operator==(const RouletteOffer&, const RouletteOffer&) = default;
};

/// What this player can ask of a roulette table, and what it would answer. Reads only; made anew for each
/// look.
class RouletteRequests {
    Q_DECLARE_TR_FUNCTIONS(RouletteRequests)

public:
    using Table = PlayedTable<RouletteSession>;

    /// `table` must live as long; it is asked as it stands `now`.
    RouletteRequests(const Table& table, Instant now) : m_table(table), m_now(now) {}

    /// What the table would answer to all that needs no place.
    RouletteOffer offer() const;
    /// Whether it would do what is wished for; if not, why.
    ActionState ask(roulette::Action action, const roulette::Command& command) const;
    /// Why it does not, in words.
    QString words(roulette::Action action, const roulette::Command& command,
                  const roulette::Refusal& refusal) const;
    /// Who has run out of points would get new ones.
    bool isAllowanceDue() const;

    /// Whether the layout has a spot with that number.
    bool isSpot(int spot) const;
    /// The command that puts so much on a spot; none where there is no such spot.
    std::optional<roulette::Command> stakeOnSpot(int spot, qint64 cents) const;
    /// The same for a place of the racetrack (track.h), with chips worth `chip` each.
    std::optional<roulette::Command> stakeOnTrack(int code, qint64 chip, int chips) const;

    /// The chips that the player can pick; see TableModel::chipValues().
    QVariantList chipValues() const;
    /// What the player can do now, in a sentence; `sessionOver`: the session has ended.
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
