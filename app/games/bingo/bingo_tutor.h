// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/bingo/bingo_session.h"
#include "engine/table/shown_table.h"
#endif

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Beside a learning table of bingo: what cards bring in the mean, exactly, while they are sold; during the
/// draw which cards are nearest to a prize, what they lack, and how likely the next ball is to bring it;
/// after the round what came, and how far this player was from it.
class BingoTutor : public mesaviva::app::Tutor {
    Q_OBJECT

public:
    /// `tableSession` must live until leaveTable().
    BingoTutor(BingoSession& tableSession, TableSource<bingo::Game>& told, QObject* parent = nullptr);

    int step() const override;
    int steps() const override { return 4; }
    QString guide() const override;
    QString heading() const override;
    QVariantList choices() const override;
    QString basis() const override;
    QString hindsight() const override;
    QString goOnText() const override;

protected:
    void closeTable() override { m_shown.close(); }

private:
    /// One of this player's cards that is as near to a prize as any other of them.
    struct Nearest {
        bingo::CardNumber card = 0;
        int cards = 0; ///< how many are as near, this one among them
        int missing = 0;
        std::vector<bingo::Ball> bringers; ///< one to go: the numbers, of all own cards, that bring it next
    };
    /// What has come to pass at this table.
    struct Sum {
        int rounds = 0;
        Money staked;
        Money returned;
        double mean = 0; ///< what would have come back in the mean, in cents
    };

    void hear(const bingo::Event& event);
    bool hasOwn() const;
    int ownCards() const;
    double meanReturn(int own, int more) const;
    TutorChoice cardsWorth(int own, int more) const;
    QVariantList saleChoices() const;
    QVariantList drawChoices() const;
    std::optional<Nearest> nearest(bingo::PrizeKind kind) const;
    static QString nearText(const Nearest& nearest, int left);
    TutorChoice chanceOf(bingo::PrizeKind kind, const Nearest& nearest) const;
    QString numbers(const std::vector<bingo::Ball>& balls) const;

    PlayerId m_own;
    ShownTable<bingo::Game> m_shown;
    std::optional<bingo::Settled> m_last;
    int m_lacked = 0; ///< numbers that this player's best card lacked when bingo fell
    Sum m_sum;
};

} // namespace mesaviva::app
