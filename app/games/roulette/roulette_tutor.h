// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/roulette/roulette_session.h"
#include "engine/table/shown_table.h"
#endif

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Beside a learning table of roulette: what the stakes that lie bring in the mean, exactly, each (those of a
/// group as one, I-R34c) and all together; after the spin what came, and what would have come in the mean
/// over all rounds.
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
    /// What has come to pass at this table.
    struct Sum {
        int rounds = 0;
        Money staked;
        Money returned;
        double mean = 0; ///< what would have come back in the mean, in cents
    };

    void hear(const roulette::Event& event);
    bool isOver() const { return m_last.has_value(); }
    TutorChoice choiceOf(const QString& name, const std::vector<roulette::Stake>& stakes,
                         const QString& detail) const;

    PlayerId m_own;
    ShownTable<roulette::Game> m_shown;
    std::vector<roulette::Stake> m_stakes; ///< this player's, as they lie or lay last
    std::optional<roulette::Settled> m_last;
    std::optional<roulette::Pocket> m_drawn;
    Sum m_sum;
};

} // namespace mesaviva::app
