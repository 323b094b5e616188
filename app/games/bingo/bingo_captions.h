// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_list_models.h"
#include "app/games/bingo/bingo_speech.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/prizes.h"
#endif

#include "app/core/table/played_table.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/games/bingo/commands.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// What this player may do now in a bingo room.
struct BingoOffer {
    ActionState buy, undo, repeat, allowance;
    bool reservable = false; ///< cards can be reserved for the next sale
    int mostBuyable = 0;     ///< how many more cards can be bought now
    friend bool operator==(const BingoOffer&, const BingoOffer&) = default;
};

/// Card purchases of this player: what the room would accept now, how many cards were bought last, and how
/// many are reserved for how many rounds.
class BingoCounter {
    Q_DECLARE_TR_FUNCTIONS(BingoCounter)

public:
    using Table = PlayedTable<BingoSession>;

    /// `table` must outlive this object.
    explicit BingoCounter(const Table& table) : m_table(table) {}

    /// Returns what the room would accept now.
    BingoOffer offer(Instant now) const;
    /// Returns whether `count` cards would be sold now, and if not, why.
    ActionState askToBuy(int count, Instant now) const;

    /// Records the number of this player's cards when a sale closes.
    void noteBought(int cards);
    /// The number of cards in this player's last round with cards; 0: none.
    int lastBought() const { return m_lastBought; }
    /// Restores a value of lastBought().
    void restore(int lastBought) { m_lastBought = lastBought; }

    /// The most rounds for which cards can be reserved.
    static constexpr int kMostRounds = 50;

    /// Reserves `count` cards for each of the next `rounds` sales, within the limits; 0 of either cancels.
    /// Returns whether that is a change.
    bool reserve(int count, int rounds);
    /// The number of cards reserved for each sale; 0: none.
    int reserved() const { return m_reserved; }
    /// The number of sales for which they are reserved.
    int reservedRounds() const { return m_rounds; }
    /// A sale has opened: returns the cards reserved for it; one round less is reserved.
    int takeReserved();
    /// "3 cards reserved for the next sale."; empty: none.
    QString reservedText() const;

private:
    ActionState ask(bingo::Action action, const bingo::Command& command, Instant now) const;
    int mostBuyable() const;
    bool canReserve() const;

    const Table& m_table;
    int m_lastBought = 0;
    int m_reserved = 0;
    int m_rounds = 0;
};

/// Any player's card of the running round, for the card checker.
class BingoCardFaceInfo {
    Q_GADGET
    QML_VALUE_TYPE(bingoCardFaceInfo)
    Q_PROPERTY(bool found MEMBER found)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QList<int> cells MEMBER cells)
    Q_PROPERTY(int rows MEMBER rows)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(bool own MEMBER own)
    Q_PROPERTY(bool simulated MEMBER simulated)
    Q_PROPERTY(int marked MEMBER marked)
    Q_PROPERTY(int won MEMBER won)
    Q_PROPERTY(QString text MEMBER text)

public:
    bool found = false; ///< a card with that number has been sold
    int number = 0;
    QList<int> cells; ///< row by row; 0: blank, or the free centre
    int rows = 0;
    int columns = 0;
    QString owner; ///< "Rosa M."
    bool own = false;
    bool simulated = false;
    int marked = 0; ///< mask of the boxes whose number has been drawn
    int won = 0;    ///< mask of the boxes of the prizes won
    QString text;   ///< "Card 12, Rosa M. (simulated): Line, 3,20 pts"
};

/// Turns the state of a room into rows of its list models and texts for this player. Read-only; created for
/// each use.
class BingoRoomReader {
    Q_DECLARE_TR_FUNCTIONS(BingoRoomReader)

public:
    /// `table` must outlive this object.
    explicit BingoRoomReader(const BingoCounter::Table& table) : m_table(table) {}

    bool isOwn(const bingo::Owner& owner) const;
    /// Returns whether the viewer is this player; at a scenario's or a lesson's table the viewer only watches
    /// one.
    bool isMyself() const;
    /// "you", "Rosa M.".
    QString owner(const bingo::Owner& owner) const;
    /// The names of the winners: this player first, and alone if there are more than two; then players at the
    /// table, then simulated players.
    BingoWinners named(const std::vector<bingo::Winner>& winners) const;
    /// The winners as text: "Rosa M. and 2 more".
    QString winners(const std::vector<bingo::Winner>& winners) const;

    /// The round's prizes; while cards are sold: the prizes so far (B19).
    bingo::PrizePlan plan() const;
    /// One row for each prize and jackpot of the room, in the order of the kinds (B4d, B44).
    std::vector<BingoPrizeListModel::Row> prizes() const;
    /// One row for each winning card of a prize, this player's first (B29).
    std::vector<BingoWinnerListModel::Row> winnerRows(const bingo::WonPrize& won) const;
    /// See BingoText::reckoning(); of the running round.
    QStringList reckoning() const;
    /// The result of a round that is still in the journal (B50).
    BingoHistoryModel::Row round(std::uint64_t round) const;
    /// A card of the running round by its number, for the card checker; if not found, with the reason.
    BingoCardFaceInfo card(int number) const;

private:
    BingoPrizeListModel::Row prize(bingo::PrizeKind kind, const bingo::PrizePlan& plan) const;
    const bingo::State& state() const { return m_table.state(); }
    const bingo::Settings& settings() const { return state().settings; }

    const BingoCounter::Table& m_table;
};

/// Returns whether the draw pauses for a prize won at the last ball (B24).
bool pausesForPrize(const bingo::State& state);

/// Texts about the present state of a room, addressed to this player: captions, calls, results, advice.
/// Read-only; created for each use.
class BingoCaptions {
    Q_DECLARE_TR_FUNCTIONS(BingoCaptions)

public:
    /// `table` must outlive this object.
    explicit BingoCaptions(const BingoCounter::Table& table) : m_table(table), m_reader(table) {}

    /// The caption of an announcement, with the winners, or with the reason why the round is void.
    QString caption(const bingo::Announced& announced) const;
    /// What the caption and the spoken sentence need besides the announcement itself.
    BingoAside aside(const bingo::Announced& announced) const;

    /// The prizes won last, at one ball (B24, B29): "Line · Four corners"; empty: none yet.
    QString callTitle() const;
    /// Their winners and amounts, one line each: "Rosa M. and 2 more, 12,00 pts".
    QString callText() const;
    /// The card shown with them: this player's, or the first winner's; 0: none yet.
    int callCard() const;
    /// Returns whether this player is among those winners.
    bool isCallOwn() const;
    /// The round's result, prize by prize, or why it is void; empty before the first prize.
    QString resultText() const;

    /// The amounts won in a session, by kind: "Line: 12,00 pts".
    static QStringList prizesOf(const bingo::Summary& summary);

    /// Between rounds, when the next sale opens: "The next sale opens at 21:40"; otherwise empty. `now` is
    /// table time; the table runs `speed` times as fast as the clock.
    QString nextSale(Instant now, double speed) const;
    /// What the player can do now. `reserved` is BingoCounter::reservedText(). `automatic`: numbers are
    /// marked automatically. `last` is this player's net result of the previous round, if any.
    QString advice(const QString& nextSale, const QString& reserved, bool automatic, bool sessionOver,
                   std::optional<Money> last) const;

private:
    std::vector<bingo::WonPrize> called() const;
    QString adviceInRound(bool automatic, std::optional<Money> last) const;
    QString happening() const;
    const bingo::State& state() const { return m_table.state(); }

    const BingoCounter::Table& m_table;
    BingoRoomReader m_reader;
};

/// Waits between two rounds that are shorter than this get neither a timer nor a clock time.
inline constexpr Duration kLongWait = std::chrono::seconds(10);

} // namespace mesaviva::app
