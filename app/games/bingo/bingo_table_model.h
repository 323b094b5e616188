// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_captions.h"
#include "engine/games/bingo/events.h"
#include "engine/table/table_source.h"
#endif

#include "app/core/table/table_event.h"
#include "app/core/table/table_model.h"
#include "app/games/bingo/bingo_card_list_model.h"
#include "app/games/bingo/bingo_list_models.h"
#include "app/games/bingo/bingo_lobby_model.h"

#include <QColor>
#include <QList>
#include <QStringList>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The sounds used only at bingo rooms.
inline constexpr std::array kBingoSounds = {
    SoundRow{"ball_drawn", "machine", 0.4}, // the balls tumble
    SoundRow{"ball_drawn", "tube", 0.5},    // a ball comes down the tube
    SoundRow{"number_marked", "mark", 0.7, SoundRow::For::oneself},
    SoundRow{"card_sold", "card", 0.6, SoundRow::For::oneself},
    SoundRow{"one_to_go", "attention", 0.5, SoundRow::For::oneself},
    SoundRow{"prize_won", "win", 0.7, SoundRow::For::oneself},
};

/// Delivers a room's events to a viewer of the drawing machine in visual order: first the ball, then its
/// call. Holds back the event of a drawn ball, and all events after it, until the animated ball has come to
/// rest. The room's clock and rules are not affected.
class BallFirst final : public ForwardingSource<bingo::Game> {
public:
    /// Returns until when the event of a ball that has just been drawn is held back; empty: deliver it at
    /// once.
    using Hold = std::function<std::optional<Instant>(const Entry& drawn)>;

    /// `source` must outlive all listeners.
    explicit BallFirst(TableSource<bingo::Game>& source);

    void setHold(Hold hold) { m_hold = std::move(hold); }
    /// The ball whose event is held back; 0: none.
    int coming() const;
    /// The time at which the held events are delivered.
    std::optional<Instant> due() const { return m_due; }
    /// Delivers all held events now.
    void release();

    void readAhead(const std::function<void(const Entry&)>& read) const override {
        for (const Entry& entry : m_held) {
            read(entry);
        }
        ForwardingSource::readAhead(read);
    }

private:
    void hear(const Entry& entry);

    Hold m_hold;
    std::vector<Entry> m_held; ///< the ball's event and all later ones
    std::optional<Instant> m_due;
    Subscription m_subscription;
    Subscription m_jumped;
};

/// A bingo room for this player.
class BingoTableModel : public mesaviva::app::TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(int variant READ variant CONSTANT)
    Q_PROPERTY(bool symbols READ isSymbols CONSTANT)
    Q_PROPERTY(bool letters READ hasLetters CONSTANT)
    Q_PROPERTY(bool freeCentre READ hasFreeCentre CONSTANT)
    Q_PROPERTY(QString roomName READ roomName NOTIFY texts)
    Q_PROPERTY(double cardPrice READ cardPrice CONSTANT)
    Q_PROPERTY(int maxCards READ maxCards CONSTANT)
    Q_PROPERTY(int cardsSold READ cardsSold NOTIFY saleChanged)
    Q_PROPERTY(double salesValue READ salesValue NOTIFY saleChanged)
    Q_PROPERTY(int players READ players NOTIFY saleChanged)
    Q_PROPERTY(double prizeMoney READ prizeMoney NOTIFY saleChanged)
    Q_PROPERTY(int rows READ rows CONSTANT)
    Q_PROPERTY(int columns READ columns CONSTANT)
    Q_PROPERTY(int ballCount READ ballCount CONSTANT)
    Q_PROPERTY(QList<int> drawn READ drawn NOTIFY ballsChanged)
    Q_PROPERTY(int drawnCount READ drawnCount NOTIFY ballsChanged)
    Q_PROPERTY(int leftCount READ leftCount NOTIFY ballsChanged)
    Q_PROPERTY(int lastBall READ lastBall NOTIFY ballsChanged)
    Q_PROPERTY(QString lastBallText READ lastBallText NOTIFY ballsChanged)
    Q_PROPERTY(QString lastBallSpoken READ lastBallSpoken NOTIFY ballsChanged)
    Q_PROPERTY(int pattern READ pattern CONSTANT)
    Q_PROPERTY(QString patternName READ patternName NOTIFY texts)
    Q_PROPERTY(double drawSeconds READ drawSeconds CONSTANT)
    Q_PROPERTY(int ownCards READ ownCards NOTIFY ownChanged)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY ownChanged)
    Q_PROPERTY(double ownWon READ ownWon NOTIFY ownChanged)
    Q_PROPERTY(mesaviva::app::BingoNumberListModel* numbers READ numbers CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoPrizeListModel* prizes READ prizes CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoCardListModel* cards READ cards CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoWinnerListModel* winners READ winners CONSTANT)
    Q_PROPERTY(mesaviva::app::BingoHistoryModel* history READ history CONSTANT)
    Q_PROPERTY(bool automatic READ isAutomatic WRITE setAutomatic NOTIFY marksChanged)
    Q_PROPERTY(bool ordered READ isOrdered WRITE setOrdered NOTIFY orderedChanged)
    Q_PROPERTY(bool cardsHeld READ areCardsHeld WRITE setCardsHeld NOTIFY cardsHeldChanged)
    Q_PROPERTY(int missedCount READ missedCount NOTIFY marksChanged)
    Q_PROPERTY(mesaviva::app::ActionState buyAction READ buyAction NOTIFY actionsChanged)
    Q_PROPERTY(int mostBuyable READ mostBuyable NOTIFY actionsChanged)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY ownChanged)
    Q_PROPERTY(int lastBought READ lastBought NOTIFY ownChanged)
    Q_PROPERTY(bool reservable READ isReservable NOTIFY actionsChanged)
    Q_PROPERTY(int reserved READ reserved NOTIFY actionsChanged)
    Q_PROPERTY(int reservedRounds READ reservedRounds NOTIFY actionsChanged)
    Q_PROPERTY(int mostReservedRounds READ mostReservedRounds CONSTANT)
    Q_PROPERTY(QString reservedText READ reservedText NOTIFY actionsChanged)
    Q_PROPERTY(QString callTitle READ callTitle NOTIFY ownChanged)
    Q_PROPERTY(QString callText READ callText NOTIFY ownChanged)
    Q_PROPERTY(bool callOwn READ isCallOwn NOTIFY ownChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY ownChanged)
    Q_PROPERTY(QString nextSaleText READ nextSaleText NOTIFY saleChanged)
    Q_PROPERTY(QString commitment READ commitment NOTIFY roundChanged)
    Q_PROPERTY(bool ballFirst READ isBallFirst WRITE setBallFirst NOTIFY ballFirstChanged)
    Q_PROPERTY(int comingBall READ comingBall NOTIFY comingChanged)
    Q_PROPERTY(int comingMilliseconds READ comingMilliseconds NOTIFY comingChanged)
    Q_PROPERTY(bool myself READ isMyself CONSTANT)
    Q_PROPERTY(int callCard READ callCard NOTIFY ownChanged)
    Q_PROPERTY(int sessionCards READ sessionCards NOTIFY sessionChanged)
    Q_PROPERTY(QStringList reckoning READ reckoning NOTIFY saleChanged)
    Q_PROPERTY(QStringList sessionPrizes READ sessionPrizes NOTIFY sessionChanged)

public:
    /// What needs the player's attention now.
    enum Phase {
        Between,    ///< no round; the next sale opens soon, or at an announced time
        Sale,       ///< cards are sold (B16)
        Announcing, ///< cards sold and prizes are announced (B19)
        Drawing,    ///< numbers are drawn
        PrizePause, ///< the draw pauses for a prize (B24)
        Confirming, ///< bingo (B25, B26)
        Ending,     ///< all prizes are paid, or the round is void
    };
    Q_ENUM(Phase)

    /// `preferences` store how cards are marked and ordered; they must outlive the model. Null: nothing is
    /// saved.
    explicit BingoTableModel(std::unique_ptr<BingoSession> tableSession, Pace pace = {},
                             BingoPreferences* preferences = nullptr, QObject* parent = nullptr);
    ~BingoTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    int round() const override;
    /// Of a round of the room from before this player came in, which is on no record, the number alone.
    QString nameOfRound(int round) const override;
    /// The price of one card, in cents.
    qint64 minimum() const override { return cardPrice(); }
    /// The price of the maximum number of cards (B13), in cents.
    qint64 maximum() const override;
    bool isIndividual() const override { return false; }
    QString caption() const override;
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 allowance() const override;
    /// Empty: cards are bought one by one.
    QVariantList chipValues() const override { return {}; }
    QStringList houseRules() const override;
    QString advice() const override;
    /// B12: purchases can't be undone.
    ActionState undoAction() const override { return m_offer.undo; }
    ActionState clearAction() const override { return m_offer.undo; }
    /// Buys as many cards as in the last round with cards.
    ActionState repeatAction() const override { return m_offer.repeat; }
    ActionState allowanceAction() const override { return m_offer.allowance; }
    qint64 stakesDown() const override;
    SessionReport sessionReport() const override;
    qint64 wallet() const override { return m_table.ownWallet() + tableSession().pointsElsewhere().cents; }
    bool arePointsHere() const override { return tableSession().pointsElsewhere() == Money{}; }
    void undo() override {}
    void clear() override {}
    void takeAllowance() override;
    void leave() override;
    void sitAgain() override;

    Phase phase() const { return m_phase; }
    /// 90, 80, 75 or 30.
    int variant() const;
    /// B79: numbers are shown as symbols.
    bool isSymbols() const { return settings().symbols; }
    /// B70: whether the columns have the letters of BINGO.
    bool hasLetters() const;
    /// I-B71: the middle box is free.
    bool hasFreeCentre() const;
    QString roomName() const;
    qint64 cardPrice() const { return settings().cardPrice.cents; }
    /// B13: the most cards for one player.
    int maxCards() const { return settings().maxCards; }
    /// B4c: the number of cards sold.
    int cardsSold() const;
    qint64 salesValue() const;
    /// The number of players with a card of the round, simulated ones included.
    int players() const;
    /// The sum of the round's prizes without jackpots, in cents; while cards are sold: so far.
    qint64 prizeMoney() const;
    /// Rows of a card.
    int rows() const { return settings().shape().rows; }
    int columns() const { return settings().shape().columns; }
    int ballCount() const { return settings().shape().balls; }
    /// The drawn numbers in order.
    QList<int> drawn() const;
    int drawnCount() const;
    int leftCount() const { return ballCount() - drawnCount(); }
    /// The number drawn last; 0: none yet.
    int lastBall() const;
    /// "17", "B 12", a symbol's name; empty: none yet.
    QString lastBallText() const;
    /// Like lastBallText(), as the caller says it, for screen readers.
    QString lastBallSpoken() const;
    /// B73b: mask of the boxes needed for bingo; 0: the whole card.
    int pattern() const;
    /// "Frame", "Own pattern"; empty without one.
    QString patternName() const;
    /// B22: the interval between draws.
    double drawSeconds() const;

    int ownCards() const;
    qint64 ownStaked() const;
    /// What this player's cards have won in this round, paid or not, in cents.
    qint64 ownWon() const { return m_ownWon.cents; }

    BingoNumberListModel* numbers() { return &m_numbers; }
    BingoPrizeListModel* prizes() { return &m_prizes; }
    BingoCardListModel* cards() { return &m_cards; }
    BingoWinnerListModel* winners() { return &m_winners; }
    BingoHistoryModel* history() { return &m_history; }

    /// B27: whether numbers are marked automatically; saved in the preferences.
    bool isAutomatic() const { return m_cards.isAutomatic(); }
    void setAutomatic(bool automatic);
    /// B14; saved in the preferences.
    bool isOrdered() const { return m_cards.isOrdered(); }
    void setOrdered(bool ordered);
    /// Whether the cards keep their places while numbers are drawn, because the user is marking on them.
    bool areCardsHeld() const { return m_cards.isHeld(); }
    void setCardsHeld(bool held);
    /// The number of drawn numbers on own cards still to be marked by hand; 0 with automatic marks.
    int missedCount() const;

    /// Whether one more card can be bought.
    ActionState buyAction() const { return m_offer.buy; }
    /// How many more cards can be bought now, limited by rules, points and supply.
    int mostBuyable() const { return m_offer.mostBuyable; }
    /// Why the amounts of the round do not add up, one sentence each: see BingoText::reckoning().
    QStringList reckoning() const { return reader().reckoning(); }
    /// The number of this player's cards in the last round with cards; 0: none.
    int lastBought() const { return m_counter.lastBought(); }
    /// Whether cards can be reserved for the next sale now.
    bool isReservable() const { return m_offer.reservable; }
    /// The number of cards to buy as soon as each of the next reservedRounds() sales opens (B16); 0: none. A
    /// reservation outlives the session's end, for a player who stays in the room.
    int reserved() const { return m_counter.reserved(); }
    int reservedRounds() const { return m_counter.reservedRounds(); }
    int mostReservedRounds() const { return BingoCounter::kMostRounds; }
    /// "3 cards reserved for each of the next 4 sales."; empty: none.
    QString reservedText() const { return m_counter.reservedText(); }
    /// The prizes won last, at one ball (B24, B29): "Line · Four corners"; empty: none yet.
    QString callTitle() const { return captions().callTitle(); }
    /// Their winners and amounts, one line each: "Rosa M. and 2 more, 12,00 pts".
    QString callText() const { return captions().callText(); }
    /// Whether this player is among those winners.
    bool isCallOwn() const { return captions().isCallOwn(); }
    /// The round's result, prize by prize, or why it is void; empty before the first prize.
    QString resultText() const { return captions().resultText(); }
    /// Between rounds, when the next sale opens: "The next sale opens at 21:40"; otherwise empty.
    QString nextSaleText() const;
    /// The commitment of the running round (hex).
    QString commitment() const { return m_table.commitment(); }

    /// Whether a drawn ball is shown on its way out before its event is delivered. Has no effect while the
    /// table's time stands still, or while a replay is to stop at an event.
    bool isBallFirst() const { return m_ballFirst; }
    void setBallFirst(bool first);
    /// The ball on its way out; 0: none.
    int comingBall() const { return m_first.coming(); }
    /// How long it is shown before its event is delivered, in real milliseconds.
    int comingMilliseconds() const { return m_seenFor; }
    /// Whether the viewer is the player whose cards are shown, and not somebody who watches a scenario.
    bool isMyself() const { return reader().isMyself(); }
    /// The card shown with the prizes won last: this player's, or the first winner's; 0: none.
    int callCard() const { return captions().callCard(); }

    /// B52: the number of cards of the session.
    int sessionCards() const;
    /// The session's prizes by kind: "Line: 12,00 pts".
    QStringList sessionPrizes() const;

    Q_INVOKABLE void buy(int count);
    /// Reserves `count` cards for each of the next `rounds` sales; 0 cancels. Costs nothing until then. Not
    /// while cards are on sale.
    Q_INVOKABLE void reserve(int count, int rounds = 1);
    /// The same at any time: while cards are on sale, they are bought for the first of these rounds.
    Q_INVOKABLE void buyForRounds(int count, int rounds);
    /// Returns whether `count` cards would be sold, and if not, why.
    Q_INVOKABLE mesaviva::app::ActionState previewBuy(int count) const;
    /// The price of `count` cards in cents.
    Q_INVOKABLE double priceOf(int count) const;
    /// B27: marks a drawn number by hand on all own cards that have it.
    Q_INVOKABLE void mark(int number);
    /// Marks all drawn numbers that are still missing.
    void markAll();
    /// A card of the round by its number, for the card checker.
    Q_INVOKABLE mesaviva::app::BingoCardFaceInfo cardFace(int number) const;
    /// "17", "B 12", a symbol's name.
    Q_INVOKABLE QString ballText(int number) const;
    /// The colour of a column, from 0 (B65).
    Q_INVOKABLE QColor columnColour(int column) const;

    /// A replay of a closed round (B50); null if it is no longer available.
    std::unique_ptr<BingoTableModel> openReplay(std::uint64_t round) const;

    /// The source of the table's events, for the event log.
    BingoSession& tableSession() const override { return m_table.tableSession(); }
    /// The state folded from the delivered events.
    const bingo::State& delivered() const { return m_table.state(); }
    /// The events in the order and at the time in which they are shown.
    TableSource<bingo::Game>& shownSource() { return m_first; }

signals:
    void phaseChanged();
    /// Cards sold, prizes or jackpots have changed.
    void saleChanged();
    void ballsChanged();
    /// Marks made by hand, or the way of marking, have changed.
    void marksChanged();
    void orderedChanged();
    void cardsHeldChanged();
    void ballFirstChanged();
    void comingChanged();

protected:
    bool isPlaying() const override;
    bool isLeaving() const override { return ownPlayer().leaving; }
    bool isPressed() const override;
    SessionSummary runningSummary() const override;
    const Session* idleSession() const override;
    const IdleRules& idleRules() const override { return settings().idle; }
    QStringList leavingRules() const override;
    void sendLeave() override;
    bool isAhead() const override { return m_table.isSending(); }
    qint64 walletAhead() const override { return m_table.walletAhead() - orderedAhead(); }
    bool isPunctual() const override { return true; } // B6: the room runs for all players
    void deliverHeld() override;
    std::optional<Instant> nextNeed() const override;
    void refresh() override;
    void notifyMore(const std::vector<TableEvent>& events) override;
    void sweep() override {}
    void retranslateMore() override;

private:
    /// The timers shown.
    enum Timer { SaleTime, WaitTime };
    /// What has changed since the last notification.
    struct Touched {
        bool sale = false;
        bool balls = false;
        bool marks = false;
    };
    struct EventReader;

    void read(const Recorded<bingo::Event>& entry, bool past);
    void readEarlier();
    void forget();
    std::function<void()> snapshot();
    void clearRound();
    void showPresent();
    void noteArrival(const bingo::PlayerJoined& event);
    void noteSettlement(const bingo::Settled& event);
    void noteEnd(const bingo::SessionEnded& event);
    void noteText(const bingo::Announced& event);
    void submit(bingo::Action action, const bingo::Command& command);
    /// The price of cards that this player has ordered and not yet received.
    qint64 orderedAhead() const;
    void showHistory();
    BingoHistoryModel::Row historyRow(std::uint64_t round) const;
    bool isOfThisTable(int round) const;
    void setReserved(int count, int rounds);
    /// Buys the reserved cards, if cards are on sale and this player takes part.
    void takeReserved();
    void takeReservedLater();
    void showWinners(const bingo::WonPrize& won);
    /// Shows a timer up to the next sale, if that is long enough.
    void showWait(Instant from);
    /// Adds the cards bought since the last call.
    void takeNewCards();
    void refreshPhase();
    void refreshActions();
    BingoRoomReader reader() const { return BingoRoomReader(m_table); }
    BingoCaptions captions() const { return BingoCaptions(m_table); }
    const bingo::State& state() const { return m_table.state(); }
    const bingo::Settings& settings() const { return m_table.settings(); }
    const bingo::Player& ownPlayer() const { return m_table.ownPlayer(); }
    bingo::Summary sessionSummary() const;

    void releaseHeld();
    void notifyComing();
    std::optional<Instant> holdBack(const Recorded<bingo::Event>& drawn);

    BallFirst m_first;
    PlayedTable<BingoSession> m_table;
    BingoCounter m_counter{m_table};
    BingoPreferences* m_preferences;
    BingoNumberListModel m_numbers;
    BingoPrizeListModel m_prizes;
    BingoCardListModel m_cards;
    BingoWinnerListModel m_winners;
    BingoHistoryModel m_history;
    std::vector<bingo::CardNumber> m_newCards; ///< bought, but not yet in m_cards
    Phase m_phase = Between;
    BingoOffer m_offer;
    Touched m_touched;
    std::optional<bingo::Announced> m_announced;
    std::optional<bingo::Summary> m_endedSummary;
    Money m_ownWon;
    std::optional<Money> m_ownNet;  ///< this player's net result of the round, once known
    std::optional<Money> m_lastNet; ///< the same for the previous round
    bool m_ballFirst = false;
    int m_seenFor = 0;
    int m_notifiedComing = 0;
    bool m_wasSeen = false; ///< the event being delivered was held back
};

} // namespace mesaviva::app
