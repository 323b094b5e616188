// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/played_table.h"
#include "app/games/poker/poker_session.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// What this player may do now at a poker table.
struct PokerOffer {
    ActionState ante, undo, clear, repeat, deal, fold, bet, allowance;
    friend bool operator==(const PokerOffer&, const PokerOffer&) = default;
};

/// This player's present stakes, cards and possible actions at a poker table. Read-only; created for each
/// use.
class PokerPlace {
    Q_DECLARE_TR_FUNCTIONS(PokerPlace)

public:
    using Table = PlayedTable<PokerSession>;

    /// `table` must outlive this object.
    explicit PokerPlace(const Table& table) : m_table(table) {}

    /// Returns whether this player has a seat.
    bool isPlaying() const { return m_table.ownPlayer().seat != 0; }
    /// Returns whether the session ends with this round (I-P35).
    bool isLeaving() const {
        const poker::Seat* const own = seat();
        return own && own->leaving;
    }
    /// Null without a seat.
    const poker::Seat* seat() const { return isPlaying() ? &m_table.state().seatOf(m_table.own()) : nullptr; }

    /// The amount in one of the player's boxes.
    Money inBox(poker::Box box) const;
    /// The cost of continuing: twice the ante (P23).
    Money betAmount() const;
    /// The player's last ante; empty: none yet.
    Money lastAnte() const { return m_table.ownPlayer().lastAnte; }

    /// Returns whether all five cards have been dealt.
    bool isHandComplete() const;
    /// P32: returns whether the hand was folded because the time to decide ran out.
    bool wasTooLate() const;
    /// The complete hand as text; empty before that, and after folding.
    QString handName() const;

    /// The combination for which the bet can be paid, under the same conditions; none below ace and king: a
    /// dealer who plays has more, and the bet is not paid if the dealer doesn't play (P25, P26).
    std::optional<poker::Combination> payable() const;
    /// The payout of the bet if it wins (P12), or that it can't be paid, as text; empty without a hand.
    QString pays() const;

    /// What the table would accept now; `smallestChip` is the smallest chip that can be chosen.
    PokerOffer offer(Instant now, Money smallestChip) const;
    /// What the player can do now, in one sentence (P30); for a spectator, what happens. `sessionOver`: the
    /// session has ended.
    QString advice(bool sessionOver) const;

private:
    std::optional<poker::Combination> combination() const;
    static QString lateText();
    QString happening() const;
    QString adviceBeforeDeal() const;
    QString adviceOnDecision() const;
    const poker::State& state() const { return m_table.state(); }

    const Table& m_table;
};

} // namespace mesaviva::app
