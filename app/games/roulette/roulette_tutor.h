// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/roulette/roulette_session.h"
#include "engine/table/shown_table.h"
#endif

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Advice at a roulette learning table: the exact mean value of each stake (a group counts as one, I-R34c)
/// and of all together; after the spin the result, and the mean result of all rounds.
class RouletteTutor : public mesaviva::app::Tutor {
    Q_OBJECT

public:
    /// `tableSession` must live until leaveTable().
    explicit RouletteTutor(RouletteSession& tableSession, QObject* parent = nullptr);

    int step() const override;
    int steps() const override { return 4; }
    QString guide() const override;
    QVariantList choices() const override;
    QString basis() const override;
    QString hindsight() const override;
    QString goOnText() const override;

protected:
    void closeTable() override { m_shown.close(); }

private:
    /// Totals of this table.
    struct Sum {
        int rounds = 0;
        Money staked;
        Money returned;
        double mean = 0; ///< expected payback in cents
    };

    void hear(const roulette::Event& event);
    bool isOver() const { return m_last.has_value(); }
    TutorChoice choiceOf(const QString& name, const std::vector<roulette::Stake>& stakes,
                         const QString& detail) const;

    PlayerId m_own;
    ShownTable<roulette::Game> m_shown;
    std::vector<roulette::Stake> m_stakes; ///< this player's present or last stakes
    std::optional<roulette::Settled> m_last;
    std::optional<roulette::Pocket> m_drawn;
    Sum m_sum;
};

} // namespace mesaviva::app
