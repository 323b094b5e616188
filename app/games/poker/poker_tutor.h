// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/poker/poker_session.h"
#include "engine/games/poker/odds/count_deals.h"
#include "engine/table/shown_table.h"
#endif

#include <optional>

namespace mesaviva::app {

/// Advice at a poker learning table: the exact values of folding and continuing (P20) and, after the round,
/// what the choice not taken would have brought against the dealer's cards.
class PokerTutor : public mesaviva::app::Tutor {
    Q_OBJECT

public:
    /// `tableSession` must live until leaveTable().
    explicit PokerTutor(PokerSession& tableSession, QObject* parent = nullptr);

    int step() const override;
    int steps() const override { return 4; }
    QString guide() const override;
    QVariantList choices() const override;
    QString basis() const override;
    QString hindsight() const override;

protected:
    void closeTable() override { m_shown.close(); }

private:
    /// A decision and its result.
    struct Hand {
        poker::HandCards cards{};
        poker::Card upCard;
        Money ante;
        poker::odds::DealCounts counts;
        int multiple = 1;                  ///< payout of a winning bet (P12)
        std::optional<poker::Settled> end; ///< empty before the round is settled
        poker::HandCards dealer{};         ///< with `continued`
        /// what continuing brings against the dealer's cards, once these are known
        std::optional<Money> continued{};
    };

    void hear(const poker::Event& event);
    void open();
    void settle(const poker::Settled& settled);
    void compare();
    const poker::Seat* ownSeat() const;
    bool isBurntSeen() const;
    Money meanOfContinuing() const;

    PlayerId m_own;
    ShownTable<poker::Game> m_shown;
    std::optional<Hand> m_hand; ///< the present or the last decision
};

} // namespace mesaviva::app
