// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/core/text/row_list_model.h"
#include "app/games/poker/poker_list_models.h"
#endif

#include "app/core/table/played_table.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_text.h"

#include <QCoreApplication>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>
#include <vector>

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

/// The table's seats with all data of name plates and boxes; row 0 is seat 1.
class PokerSeatListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    using Status = PokerSeatStatus::Status;
    using enum PokerSeatStatus::Status;

    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int 1 to 7
        PlayerNameRole,              ///< string; empty for an empty seat
        SimulatedRole,               ///< bool: must always be shown
        OwnRole,                     ///< bool: this player's seat
        ConnectedRole,               ///< bool
        WalletRole,                  ///< cents
        AnteRole,                    ///< cents in the ante box
        BetRole,                     ///< cents in the bet box
        StatusRole,                  ///< Status
        StatusTextRole,              ///< string: "folded", "in play"
        HandNameRole,                ///< string, once the cards are visible (or own): "Pair of queens"
        NetRole,                     ///< cents won (+) or lost (-) in this round, once it is settled
        SettledRole,                 ///< bool: `net` is valid
        AccessibleNameRole,          ///< string: "Seat 3, Rui, simulated, 1 000,00 pts, ante 5,00 pts"
    };

    struct Row {
        QString playerName;
        QString handName;
        QString statusText;
        qint64 wallet = 0;
        qint64 ante = 0;
        qint64 bet = 0;
        qint64 net = 0;
        Status status = Empty;
        bool simulated = false;
        bool own = false;
        bool connected = true;
        bool settled = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Sets the number of seats.
    void setSeats(int count);
    const Row& row(int seat) const { return m_rows[static_cast<std::size_t>(seat - 1)]; }
    /// Updates a seat; emits changes only if the row differs.
    void setRow(int seat, const Row& row);

private:
    std::vector<Row> m_rows;
};

/// The players' seats at a poker table and each seat's result of the round.
class PokerSeats {
public:
    /// A seat's result of the round, stored until the next one opens.
    struct Outcome {
        PokerSeatListModel::Status status = PokerSeatListModel::Waiting;
        Money net;
        bool settled = false;
    };

    /// The stored state of the round, for restore().
    struct Saved {
        std::array<Outcome, poker::kMostSeats> outcomes{};
        std::vector<int> lastSeats; ///< each player's last seat, by player
    };

    /// `table` must outlive this object.
    explicit PokerSeats(const PokerPlace::Table& table) : m_table(table) {}

    /// Reads the present seats, before past events are read.
    void begin();
    /// Records that a player has sat down.
    void sit(const poker::PlayerSat& event);
    /// Clears all results: a round opens, or they are no longer valid.
    void clearRound() { m_state.outcomes = {}; }
    const Saved& saved() const { return m_state; }
    void restore(const Saved& saved) { m_state = saved; }

    /// A player's present or last seat, 1 to 7; 0: none.
    int numberOf(PlayerId player) const;
    /// The player with the present or last seat.
    RoundSitter sitter(PlayerId player) const;
    /// The outcome of a player who has sat down.
    Outcome& outcome(PlayerId player) {
        return m_state.outcomes[static_cast<std::size_t>(numberOf(player) - 1)];
    }
    /// The row of a seat, from 1.
    PokerSeatListModel::Row row(int seat) const;

private:
    PokerSeatListModel::Status status(const poker::Seat& place, const Outcome& outcome, Money ante) const;

    const PokerPlace::Table& m_table;
    Saved m_state;
};

} // namespace mesaviva::app
