// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/row_list_model.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <span>
#include "engine/games/poker/events.h"
#include "engine/table/journal.h"

#include <span>
#endif

#include "engine/games/poker/card.h"

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The cards on the table, one row each, in the order in which they left the shoe. A row that changes its
/// place is a card that moves; a row that changes `faceUp` is a card that is turned.
class PokerCardListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Burnt,     ///< at the discard corner (P19a, I-P19a)
        Seat,      ///< in front of a player
        Dealer,    ///< in front of the dealer
        Collected, ///< swept to the discard corner
    };
    Q_ENUM(Place)

    /// A hand's result at the settlement.
    enum CardOutcome {
        Plain,
        Lifted, ///< it has won
        Dimmed, ///< it has lost
    };
    Q_ENUM(CardOutcome)

    enum Role {
        CardRole = Qt::UserRole + 1, ///< string `Kd`; empty if this player may not see it
        FaceUpRole,                  ///< bool: its face is visible on the cloth
        PlaceRole,                   ///< Place
        SeatRole,                    ///< int 1 to 7, 0 for the dealer and the burnt card
        PositionRole,                ///< int 0 to 4 within the hand
        OwnRole,                     ///< bool: this player's card (`card` is known even if it is face down)
        SerialRole,                  ///< int: position in the deal, from 0
        OutcomeRole,                 ///< CardOutcome
        LeavingRole,                 ///< bool: from a finished round, leaving the table
        NameRole,                    ///< string for accessibility: "King of diamonds", "Face-down card"
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    struct Row {
        std::optional<poker::Card> card; ///< only if this player may see it
        Place place = Burnt;
        int seat = 0;
        int position = 0;
        bool faceUp = false;
        bool own = false;
        CardOutcome outcome = Plain;
        bool leaving = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// Adds a card that leaves the shoe.
    void add(const Row& row);
    /// Turns the card at this place face up.
    void reveal(Place place, int seat, int position, poker::Card card);
    /// Moves a seat's cards to the discard corner, face down.
    void collectSeat(int seat);
    /// Sets the result of a hand.
    void judge(Place place, int seat, CardOutcome outcome);
    /// The five cards of a hand; empty if not all of them are known.
    std::optional<poker::HandCards> hand(Place place, int seat) const;
    /// Marks all cards as leaving: the round is over.
    void leave();
    /// Removes the rows that have left.
    void removeLeft();
    /// Removes all cards.
    void clear();
    /// Updates the names after a change of language.
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// Restores earlier rows().
    void restore(const std::vector<Row>& rows);

private:
    void collect(std::size_t row);

    std::vector<Row> m_rows;
};

/// The chips on the table's boxes or moving between them, one row per placed stack. A row that changes its
/// place is a stack that moves.
class PokerStackListModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")

public:
    enum Place {
        Wallet,       ///< at the player's edge of the table
        Ante,         ///< in the ante box
        Bet,          ///< in the bet box
        AnteWinnings, ///< next to the ante box
        BetWinnings,  ///< next to the bet box
        Tray,         ///< the dealer's
    };
    Q_ENUM(Place)

    enum Role {
        AmountRole = Qt::UserRole + 1, ///< cents
        UnderRole,   ///< cents in stacks below it in the same place: draw it that much higher
        PlaceRole,   ///< Place
        FromRole,    ///< Place where it came from; a new row moves from there to `place`
        SeatRole,    ///< int 1 to 7
        SerialRole,  ///< int, never used twice: seeds the stack's misalignment
        LeavingRole, ///< bool: leaving the cloth; the row is removed when the motion is over
        NameRole,    ///< string for accessibility: "Ante: 5,00 pts"
        TotalRole,   ///< total of this place in cents, on its newest row; 0 on the rows below
        TipRole,     ///< string: "Rui · Ante: 5,00 pts": player, box and amount
    };

    struct Row {
        qint64 amount = 0;
        qint64 under = 0;
        Place place = Wallet;
        Place from = Wallet;
        int seat = 0;
        int serial = 0;
    };

    /// `who` returns the name of a seat's player; it must outlive the model.
    explicit PokerStackListModel(std::function<QString(int seat)> who = {}, QObject* parent = nullptr);

    int size() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Adds chips at `from` that move to `place`.
    void add(qint64 amount, int seat, Place from, Place place);
    /// Moves all chips of a place to another.
    void move(int seat, Place place, Place to);
    /// Moves the newest chips of a place, `amount` cents in total, to another.
    void moveNewest(int seat, Place place, Place to, qint64 amount);
    /// Merges chips placed one after another into one stack, as the dealer does when betting closes.
    void tidy();
    /// Removes the rows that have left.
    void removeLeft();
    /// Removes all chips.
    void clear();
    void retranslate();

    const std::vector<Row>& rows() const { return m_rows; }
    /// Restores earlier rows().
    void restore(const std::vector<Row>& rows);

private:
    static bool isOff(Place place) { return place == Wallet || place == Tray; }

    bool isTop(std::size_t row) const;
    qint64 totalWith(const Row& row) const;
    void emitTotals();

    std::function<QString(int seat)> m_who;
    std::vector<Row> m_rows;
    int m_nextSerial = 0;
};

/// A participant of a round with the seat, for the names.
struct RoundSitter {
    int seat = 0;
    QString name;
    bool own = false;
};

/// The data gathered from a round's events, read by PokerReportModel.
struct RoundReportContent {
    struct Row {
        RoundSitter sitter;
        PlayerId player = kNobody;
        std::vector<poker::Card> cards;
        bool shown = false; ///< the cards are visible to all
        poker::Settled settled{};
    };

    std::vector<Row> rows;
    std::vector<poker::Card> dealer;
    bool dealerShown = false;
    std::optional<poker::DealerQualified> qualified;
    std::optional<poker::Card> burnt; ///< if it lies face up
    QString commitment;
    QString seed;
    std::uint64_t round = 0;
    poker::RankingRules ranking;
    int edition = 2; ///< of the rules (poker::Settings)
    RuleId ending;   ///< of the event shown in the headline
    bool scripted = false;
    bool isVoid = false;
};

/// The report of the last round that P37 requires: cards, stakes and results of every seat, read from the
/// journal. One row per box that held a stake, this player's first.
class PokerReportModel : public RowListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a table")
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString headlineRule READ headlineRule NOTIFY changed)
    Q_PROPERTY(QStringList dealerCards READ dealerCards NOTIFY changed)
    Q_PROPERTY(QString dealerHand READ dealerHand NOTIFY changed)
    Q_PROPERTY(QString burntCard READ burntCard NOTIFY changed)
    Q_PROPERTY(QString commitment READ commitment NOTIFY changed)
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    Q_PROPERTY(bool scripted READ isScripted NOTIFY changed)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY changed)
    Q_PROPERTY(double ownReturned READ ownReturned NOTIFY changed)
    Q_PROPERTY(double ownNet READ ownNet NOTIFY changed)
    Q_PROPERTY(bool ownTookPart READ ownTookPart NOTIFY changed)

public:
    enum Role {
        SeatRole = Qt::UserRole + 1, ///< int 1 to 7
        PlayerNameRole,              ///< string
        OwnRole,                     ///< bool
        CardsRole,                   ///< list of `Kd` that this player may see; otherwise empty strings
        HandNameRole,                ///< string
        AnteRole,                    ///< cents
        BetRole,                     ///< cents, 0 without a bet
        NetRole,                     ///< cents
        AnteTextRole,                ///< string: "Ante 5,00 pts: won 5,00 pts"
        BetTextRole,                 ///< string, empty when there was no bet
        ReasonRole,                  ///< string: why, in one sentence
        RuleRole,                    ///< string: the rule that decided
        AnteRuleRole,                ///< string
        BetRuleRole,                 ///< string
    };

    using RowListModel::RowListModel;

    int size() const override { return static_cast<int>(m_content.rows.size()); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isAvailable() const { return m_content.round != 0; }
    int round() const { return static_cast<int>(m_content.round); }
    QString headline() const;
    QString headlineRule() const;
    QStringList dealerCards() const;
    QString dealerHand() const;
    QString burntCard() const;
    QString commitment() const { return m_content.commitment; }
    QString seed() const { return m_content.seed; }
    bool isScripted() const { return m_content.scripted; }
    qint64 ownStaked() const;
    qint64 ownReturned() const;
    qint64 ownNet() const { return ownReturned() - ownStaked(); }
    bool ownTookPart() const;

    using Sitter = RoundSitter;
    using Sitters = std::function<Sitter(PlayerId)>;

    /// Reads a round that is closed or being settled from its events, at a table with these settings.
    void read(std::span<const Recorded<poker::Event>> events, const Sitters& sitter,
              const poker::Settings& settings);
    void retranslate();

    const RoundReportContent& content() const { return m_content; }
    /// Restores an earlier content().
    void restore(const RoundReportContent& content);

signals:
    void changed();

private:
    using Row = RoundReportContent::Row;

    const Row* own() const;

    RoundReportContent m_content;
};

} // namespace mesaviva::app
