// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/played_table.h"
#include "app/games/poker/poker_session.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace mesaviva::app {

/// What this player may do at a poker table.
struct PokerOffer {
    ActionState ante, undo, clear, repeat, deal, fold, bet, allowance;
    friend bool operator==(const PokerOffer&, const PokerOffer&) = default;
};

/// This player's place at a poker table, as it stands: stakes, cards, and what can be done. Reads only; made
/// anew for each look.
class PokerPlace {
    Q_DECLARE_TR_FUNCTIONS(PokerPlace)

public:
    using Table = PlayedTable<PokerSession>;

    /// `table` must live as long.
    explicit PokerPlace(const Table& table) : m_table(table) {}

    /// This player has a seat.
    bool isPlaying() const { return m_table.ownPlayer().seat != 0; }
    /// The session ends with the round (I-P35).
    bool isLeaving() const {
        const poker::Seat* const own = seat();
        return own && own->leaving;
    }
    /// Null without one.
    const poker::Seat* seat() const { return isPlaying() ? &m_table.state().seatOf(m_table.own()) : nullptr; }

    /// What lies in one of the player's boxes.
    Money inBox(poker::Box box) const;
    /// What continuing costs: twice the ante (P23).
    Money betAmount() const;
    /// What the player staked last; nothing: not yet.
    Money lastAnte() const { return m_table.ownPlayer().lastAnte; }

    /// All five cards are there.
    bool isHandComplete() const;
    /// P32: the player's hand was folded because the time to decide had run out.
    bool wasTooLate() const;
    /// What they are, in words; empty before that, and once they are folded.
    QString handName() const;

    /// What combination the bet can be paid for, under the same conditions; none below ace and king: a dealer
    /// who plays has more, and by one who does not the bet is not paid (P25, P26).
    std::optional<poker::Combination> payable() const;
    /// What the bet pays for it should it win (P12), or that it can't be paid, in words; empty where there is
    /// no hand.
    QString pays() const;

    /// What the table would answer now; `smallestChip` is the smallest that can be picked.
    PokerOffer offer(Instant now, Money smallestChip) const;
    /// What the player can do now, in a sentence (P30); `sessionOver`: the session has ended. Whoever only
    /// watches is told what happens.
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
