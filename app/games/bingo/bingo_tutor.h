// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_session.h"
#include "engine/table/shown_table.h"
#endif

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Advice at a bingo learning table. While cards are sold: their exact mean value. During the draw: the cards
/// nearest to a prize, their missing numbers, and the probability that the next ball wins. After the round:
/// the result, and how far this player was from a prize.
class BingoTutor : public mesaviva::app::Tutor {
    Q_OBJECT

public:
    /// `tableSession` must live until leaveTable().
    BingoTutor(BingoSession& tableSession, TableSource<bingo::Game>& shown, QObject* parent = nullptr);

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
    /// One of this player's nearest cards to a prize.
    struct Nearest {
        bingo::CardNumber card = 0;
        int cards = 0; ///< the number of equally near cards, including this one
        int missing = 0;
        std::vector<bingo::Ball> bringers; ///< one to go: the numbers on all own cards that win it next
    };
    /// Totals of this table.
    struct Sum {
        int rounds = 0;
        Money staked;
        Money returned;
        double mean = 0; ///< expected payback in cents
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
    int m_lacked = 0; ///< numbers missing on this player's best card when bingo fell
    Sum m_sum;
};

} // namespace mesaviva::app
