// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/bingo/ball_first.h"
#include "app/games/bingo/bingo_captions.h"
#include "app/games/bingo/bingo_counter.h"
#include "app/games/bingo/bingo_room_reader.h"
#include "engine/games/bingo/events.h"
#endif

#include "app/core/table/table_model.h"
#include "app/games/bingo/bingo_card_face_info.h"
#include "app/games/bingo/bingo_card_list_model.h"
#include "app/games/bingo/bingo_history_model.h"
#include "app/games/bingo/bingo_number_list_model.h"
#include "app/games/bingo/bingo_preferences.h"
#include "app/games/bingo/bingo_prize_list_model.h"
#include "app/games/bingo/bingo_winner_list_model.h"

#include <QColor>
#include <QList>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// One bingo room as this player sees it.
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
    Q_PROPERTY(int missedCount READ missedCount NOTIFY marksChanged)
    Q_PROPERTY(mesaviva::app::ActionState buyAction READ buyAction NOTIFY actionsChanged)
    Q_PROPERTY(int mostBuyable READ mostBuyable NOTIFY actionsChanged)
    Q_PROPERTY(bool playing READ isPlaying NOTIFY ownChanged)
    Q_PROPERTY(int lastBought READ lastBought NOTIFY ownChanged)
    Q_PROPERTY(bool reservable READ isReservable NOTIFY actionsChanged)
    Q_PROPERTY(int reserved READ reserved NOTIFY actionsChanged)
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
    Q_PROPERTY(QStringList sessionPrizes READ sessionPrizes NOTIFY sessionChanged)

public:
    /// What the player should look at now.
    enum Phase {
        Between,    ///< no round; the next sale opens soon, or at an announced time
        Sale,       ///< cards are sold (B16)
        Announcing, ///< cards sold and prizes are announced (B19)
        Drawing,    ///< numbers are drawn
        PrizePause, ///< the draw pauses for a prize (B24)
        Confirming, ///< bingo (B25, B26)
        Ending,     ///< all is paid, or the round is void
    };
    Q_ENUM(Phase)

    /// `preferences` say how cards are marked and ordered and remember it; they must live longer than the
    /// model. Null: nothing is remembered.
    explicit BingoTableModel(std::unique_ptr<BingoSession> tableSession, Pace pace = {},
                             BingoPreferences* preferences = nullptr, QObject* parent = nullptr);
    ~BingoTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    int round() const override;
    /// The price of one card.
    qint64 minimum() const override { return cardPrice(); }
    /// The price of as many as one player may have (B13).
    qint64 maximum() const override;
    bool isIndividual() const override { return false; }
    QString caption() const override;
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 allowance() const override;
    /// None: cards are bought one by one.
    QVariantList chipValues() const override { return {}; }
    QStringList houseRules() const override;
    QString advice() const override;
    /// B12: what is bought can't be given back.
    ActionState undoAction() const override { return m_offer.undo; }
    ActionState clearAction() const override { return m_offer.undo; }
    /// To buy as many cards as in the last round with cards.
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
    /// B70: columns bear the letters of BINGO.
    bool hasLetters() const;
    /// I-B71: the middle box is free.
    bool hasFreeCentre() const;
    QString roomName() const;
    qint64 cardPrice() const { return settings().cardPrice.cents; }
    /// B13.
    int maxCards() const { return settings().maxCards; }
    /// B4c.
    int cardsSold() const;
    qint64 salesValue() const;
    /// Who has a card of the round, simulated players included.
    int players() const;
    /// All prizes of the round but the jackpots; while cards are sold: so far.
    qint64 prizeMoney() const;
    /// Of a card.
    int rows() const { return settings().shape().rows; }
    int columns() const { return settings().shape().columns; }
    int ballCount() const { return settings().shape().balls; }
    /// In the order of the draw.
    QList<int> drawn() const;
    int drawnCount() const;
    int leftCount() const { return ballCount() - drawnCount(); }
    /// 0: none yet.
    int lastBall() const;
    /// "17", "B 12", a symbol's name; empty: none yet.
    QString lastBallText() const;
    /// The same as the caller says it, for a screen reader.
    QString lastBallSpoken() const;
    /// B73b: mask of the boxes that make bingo; 0: the whole card.
    int pattern() const;
    /// "Frame", "Own pattern"; empty without one.
    QString patternName() const;
    /// From one ball to the next (B22).
    double drawSeconds() const;

    int ownCards() const;
    qint64 ownStaked() const;
    /// What this player's cards have won in this round, paid or not yet.
    qint64 ownWon() const { return m_ownWon.cents; }

    BingoNumberListModel* numbers() { return &m_numbers; }
    BingoPrizeListModel* prizes() { return &m_prizes; }
    BingoCardListModel* cards() { return &m_cards; }
    BingoWinnerListModel* winners() { return &m_winners; }
    BingoHistoryModel* history() { return &m_history; }

    /// B27: numbers are marked by themselves; remembered.
    bool isAutomatic() const { return m_cards.isAutomatic(); }
    void setAutomatic(bool automatic);
    /// B14; remembered.
    bool isOrdered() const { return m_cards.isOrdered(); }
    void setOrdered(bool ordered);
    /// Drawn numbers on own cards that are still to be marked by hand; 0 with automatic marks.
    int missedCount() const;

    /// Whether one more card could be bought.
    ActionState buyAction() const { return m_offer.buy; }
    /// How many more cards could be bought now: limit, points and the round's supply.
    int mostBuyable() const { return m_offer.mostBuyable; }
    /// How many this player had in the last round with cards; 0: none.
    int lastBought() const { return m_counter.lastBought(); }
    /// Between two sales: cards can be reserved for the next one.
    bool isReservable() const { return m_offer.reservable; }
    /// So many cards are bought as soon as the next sale opens (B16); 0: none.
    int reserved() const { return m_counter.reserved(); }
    /// The prizes that were won last, at one ball (B24, B29): "Line · Four corners"; empty: none yet.
    QString callTitle() const { return captions().callTitle(); }
    /// Who has won them and how much: "Rosa M. and 2 more, 12,00 pts", a line for each.
    QString callText() const { return captions().callText(); }
    /// This player is among them.
    bool isCallOwn() const { return captions().isCallOwn(); }
    /// What the round has come to, prize by prize, or why it is void; empty before anything is won.
    QString resultText() const { return captions().resultText(); }
    /// When the next sale opens, between rounds: "The next sale opens at 21:40"; else empty.
    QString nextSaleText() const;
    /// What the running round is committed to (hex).
    QString commitment() const { return m_table.commitment(); }

    /// Somebody sees the machine: a ball is seen on its way out before anything else tells of it. Not while
    /// time stands, nor where a repetition is to stop at some event.
    bool isBallFirst() const { return m_ballFirst; }
    void setBallFirst(bool first);
    /// The ball on its way out; 0: none is.
    int comingBall() const { return m_first.coming(); }
    /// How long it is seen before it is told of, in real milliseconds.
    int comingMilliseconds() const { return m_seenFor; }
    /// Whoever looks on is the player whose cards are seen, and not somebody who watches a scenario.
    bool isMyself() const { return reader().isMyself(); }
    /// The card that is shown with the prizes won last: this player's, or that of the first winner; 0: none.
    int callCard() const { return captions().callCard(); }

    /// B52: of the session.
    int sessionCards() const;
    /// Prizes by kind: "Line: 12,00 pts".
    QStringList sessionPrizes() const;

    Q_INVOKABLE void buy(int count);
    /// So many cards are to be bought when the next sale opens; 0: none after all. Costs nothing until then.
    Q_INVOKABLE void reserve(int count);
    /// Whether so many would be sold, and if not, why.
    Q_INVOKABLE mesaviva::app::ActionState previewBuy(int count) const;
    /// Cents.
    Q_INVOKABLE double priceOf(int count) const;
    /// B27: marks a drawn number by hand on all own cards that have it.
    Q_INVOKABLE void mark(int number);
    /// Marks all drawn numbers that are still missing.
    Q_INVOKABLE void markAll();
    /// A card of the round by its number, for the card checker.
    Q_INVOKABLE mesaviva::app::BingoCardFaceInfo cardFace(int number) const;
    /// "17", "B 12", a symbol's name.
    Q_INVOKABLE QString ballText(int number) const;
    /// The colour of a column, from 0 (B65).
    Q_INVOKABLE QColor columnColour(int column) const;

    /// A closed round, played again (B50); null when it is no longer known.
    std::unique_ptr<BingoTableModel> openReplay(std::uint64_t round) const;

    /// Where the table's events come from, for who traces them.
    BingoSession& tableSession() const { return m_table.tableSession(); }
    /// The table as what was delivered makes it.
    const bingo::State& delivered() const { return m_table.state(); }
    /// What is told of the table, when it is to be shown.
    TableSource<bingo::Game>& told() { return m_first; }

signals:
    void phaseChanged();
    /// Cards sold, prizes, jackpots.
    void saleChanged();
    void ballsChanged();
    /// Marks by hand, or how marks are made.
    void marksChanged();
    void orderedChanged();
    void ballFirstChanged();
    void comingChanged();

protected:
    TableSession& tableSession() const override { return m_table.tableSession(); }
    bool isPlaying() const override;
    bool isLeaving() const override { return ownPlayer().leaving; }
    bool isPressed() const override;
    SessionSummary runningSummary() const override;
    const Session* idleSession() const override;
    const IdleRules& idleRules() const override { return settings().idle; }
    QStringList leavingRules() const override;
    void leaveUnheard() override;
    bool isAhead() const override { return m_table.isSending(); }
    qint64 walletAhead() const override { return m_table.walletAhead() - orderedAhead(); }
    bool isPunctual() const override { return true; } // B6: the room goes on for all
    void tellHeld() override;
    std::optional<Instant> nextNeed() const override;
    void refresh() override;
    void tellMore(const std::vector<TableEvent>& events) override;
    void sweep() override {}
    void retranslateMore() override;

private:
    /// What a timer counts.
    enum Timer { SaleTime, WaitTime };
    /// What has changed since it was last told of.
    struct Touched {
        bool sale = false;
        bool balls = false;
        bool marks = false;
    };
    struct EventReader;

    void read(const Recorded<bingo::Event>& entry, bool past);
    void readEarlier();
    void forget();
    std::function<void()> keep();
    void clearRound();
    void showPresent();
    void noteArrival(const bingo::PlayerJoined& event);
    void noteSettlement(const bingo::Settled& event);
    void noteEnd(const bingo::SessionEnded& event);
    void noteText(const bingo::Announced& event);
    void submit(bingo::Action action, const bingo::Command& command);
    /// What cards cost that this player has asked for and that are not there yet.
    qint64 orderedAhead() const;
    void showHistory();
    /// Buys what has been reserved.
    void takeReserved();
    void showWinners(const bingo::WonPrize& won);
    /// A timer up to the next sale, where that is a while.
    void showWait(Instant from);
    /// Cards that have been bought since the last time.
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
    void tellComing();
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
    std::vector<bingo::CardNumber> m_newCards; ///< bought, not in m_cards yet
    Phase m_phase = Between;
    BingoOffer m_offer;
    Touched m_touched;
    std::optional<bingo::Announced> m_announced;
    std::optional<bingo::Summary> m_endedSummary;
    Money m_ownWon;
    std::optional<Money> m_ownNet;  ///< what this round has brought this player, once that is known
    std::optional<Money> m_lastNet; ///< the same of the round before
    bool m_ballFirst = false;
    int m_seenFor = 0;
    int m_comingTold = 0;
    bool m_wasSeen = false; ///< what is being told was held back
};

} // namespace mesaviva::app
