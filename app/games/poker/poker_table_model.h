// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/poker/poker_seats.h"
#include "engine/base/money.h"
#include "engine/games/poker/hand.h"
#endif

#include "app/core/table/table_event.h"
#include "app/core/table/table_model.h"
#include "app/games/poker/poker_list_models.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace mesaviva::app {

/// The sounds used only at poker tables.
inline constexpr std::array kPokerSounds = {
    SoundRow{"round_opened", "shuffle", 0.5},
    SoundRow{"card_burnt", "card", 0.7},
    SoundRow{"card_dealt", "card", 0.7},
    SoundRow{"card_revealed", "flip", 0.8},
    SoundRow{"dealer_qualified", "flip", 0.5},
    SoundRow{"decision_extended", "attention", 0.6},
    SoundRow{"folded", "card", 0.8, SoundRow::For::somebody},
};

/// A line of the pay table: what the bet pays for a winning hand (P12).
class PokerPayLine {
    Q_GADGET
    QML_VALUE_TYPE(pokerPayLine)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int multiple MEMBER multiple)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(double pays MEMBER pays)
    Q_PROPERTY(bool own MEMBER own)

public:
    QString name;     ///< the combination, as the law calls it
    int multiple = 0; ///< payout as a multiple of the bet
    QString rule;     ///< the rule, for instance `P12e`
    qint64 pays = 0;  ///< payout in cents for this player's bet; 0: no bet
    bool own = false; ///< this player's hand is of this combination

    friend bool operator==(const PokerPayLine&, const PokerPayLine&) = default;
};

/// The whole pay table, highest hand first, in the installed language. `bet` is this player's present or next
/// bet; `hand` is the player's own, if it is complete.
[[nodiscard]] QVariantList pokerPayTable(Money bet, std::optional<poker::Combination> hand);

/// The index of the line that pays a hand.
[[nodiscard]] int payLineOf(poker::Combination hand);

/// A table of póquer sem descarte for this player.
class PokerTableModel : public mesaviva::app::TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerSeatListModel* seats READ seats CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerCardListModel* cards READ cards CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerStackListModel* stacks READ stacks CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerReportModel* lastRound READ lastRound CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerReportModel* result READ result CONSTANT)
    Q_PROPERTY(int ownSeat READ ownSeat NOTIFY ownChanged)
    Q_PROPERTY(double ownAnte READ ownAnte NOTIFY ownChanged)
    Q_PROPERTY(double ownBet READ ownBet NOTIFY ownChanged)
    Q_PROPERTY(double betDown READ betDown NOTIFY ownChanged)
    Q_PROPERTY(double sentAnte READ sentAnte NOTIFY sendingChanged)
    Q_PROPERTY(double sentBet READ sentBet NOTIFY sendingChanged)
    Q_PROPERTY(double betAmount READ betAmount NOTIFY ownChanged)
    Q_PROPERTY(double lastAnte READ lastAnte NOTIFY ownChanged)
    Q_PROPERTY(QStringList ownCards READ ownCards NOTIFY ownChanged)
    Q_PROPERTY(QString ownHandName READ ownHandName NOTIFY ownChanged)
    Q_PROPERTY(QString ownPays READ ownPays NOTIFY ownChanged)
    Q_PROPERTY(int ownPayLine READ ownPayLine NOTIFY ownChanged)
    Q_PROPERTY(QVariantList payTable READ payTable NOTIFY ownChanged)
    Q_PROPERTY(QString dealerHandName READ dealerHandName NOTIFY dealerHandChanged)
    Q_PROPERTY(bool resultOnTable READ isResultOnTable NOTIFY resultOnTableChanged)
    Q_PROPERTY(mesaviva::app::ActionState anteAction READ anteAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState dealAction READ dealAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState foldAction READ foldAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState betAction READ betAction NOTIFY actionsChanged)

public:
    /// What needs the player's attention now.
    enum Phase {
        Between,
        Betting,   ///< the ante can be placed
        Dealing,   ///< cards are dealt
        Deciding,  ///< the player must fold or continue
        Extended,  ///< the same, during the extra time
        Revealing, ///< the dealer's cards are turned, hands are shown
        Settling,  ///< losing chips are swept, winners paid
    };
    Q_ENUM(Phase)

    explicit PokerTableModel(std::unique_ptr<PokerSession> tableSession, Pace pace = {},
                             QObject* parent = nullptr);
    ~PokerTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    int round() const override;
    qint64 minimum() const override;
    qint64 maximum() const override;
    bool isIndividual() const override;
    QString caption() const override;
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 wallet() const override { return m_table.ownWallet(); }
    QVariantList chipValues() const override;
    QStringList houseRules() const override;
    /// What the player can do now, in one sentence (P30).
    QString advice() const override;
    qint64 allowance() const override;
    ActionState undoAction() const override { return m_offer.undo; }
    ActionState clearAction() const override { return m_offer.clear; }
    ActionState repeatAction() const override { return m_offer.repeat; }
    ActionState allowanceAction() const override { return m_offer.allowance; }
    void undo() override;
    void clear() override;
    void takeAllowance() override;
    /// P40.
    void leave() override;
    void sitAgain() override;
    qint64 stakesDown() const override;
    bool canTakeBack() const override;
    QStringList sessionCutOffs() const override;
    SessionReport sessionReport() const override;
    /// Sets the hands that were interrupted in this session before its table was recovered
    /// (SessionReport::cutOff).
    void setCutOff(const QStringList& hands) { m_cutOff = hands; }

    Phase phase() const { return m_phase; }
    int seatCount() const;
    PokerSeatListModel* seats() { return &m_seats; }
    PokerCardListModel* cards() { return &m_cards; }
    PokerStackListModel* stacks() { return &m_stacks; }
    /// P37: the last closed round.
    PokerReportModel* lastRound() { return &m_lastRound; }
    /// The result of the running round, box by box, from its settlement to the next opening.
    PokerReportModel* result() { return &m_result; }

    int ownSeat() const { return m_places.numberOf(own()); }
    qint64 ownAnte() const { return place().inBox(poker::Box::ante).cents; }
    qint64 ownBet() const { return place().inBox(poker::Box::bet).cents; }
    /// The amount in the bet box or moving there; it stays even if the player leaves (P36).
    qint64 betDown() const { return downInBox(poker::Box::bet); }
    /// The amount moving into the ante box, or (negative) out of it.
    qint64 sentAnte() const;
    qint64 sentBet() const;
    /// The cost of continuing: twice the ante (P23).
    qint64 betAmount() const { return place().betAmount().cents; }
    qint64 lastAnte() const { return place().lastAnte().cents; }
    QStringList ownCards() const;
    QString ownHandName() const;
    /// The payout of the bet for this player's hand if it wins (P12), as text; empty if there is nothing to
    /// show.
    QString ownPays() const { return place().pays(); }
    /// The index of the pay table's line for this player's hand; -1: unknown.
    int ownPayLine() const;
    /// The pay table as a list of PokerPayLine.
    QVariantList payTable() const;
    QString dealerHandName() const;
    /// Whether the round is over and its cards, chips and results are still shown: until the next betting
    /// opens or, at an individual table, until the next ante.
    bool isResultOnTable() const { return m_resultOnTable; }

    ActionState anteAction() const { return m_offer.ante; }
    ActionState dealAction() const { return m_offer.deal; }
    ActionState foldAction() const { return m_offer.fold; }
    ActionState betAction() const { return m_offer.bet; }

    Q_INVOKABLE void placeAnte(qint64 cents);
    Q_INVOKABLE void repeatAnte();
    Q_INVOKABLE void deal();
    /// Puts the last ante down again, unless one is down, and asks for the cards.
    Q_INVOKABLE void dealAgain();
    Q_INVOKABLE void fold();
    Q_INVOKABLE void bet();

    /// The source of the table's events, for the event log.
    PokerSession& tableSession() const override { return m_table.tableSession(); }
    /// The state folded from the delivered events.
    const poker::State& delivered() const { return m_table.state(); }

signals:
    void phaseChanged();
    void dealerHandChanged();
    void resultOnTableChanged();

protected:
    bool isPlaying() const override { return place().isPlaying(); }
    bool isLeaving() const override { return place().isLeaving(); }
    /// P31, P32.
    bool isPressed() const override { return isPeriodWarning() && m_offer.fold.enabled; }
    SessionSummary runningSummary() const override;
    const Session* idleSession() const override;
    const IdleRules& idleRules() const override { return settings().idle; }
    QStringList leavingRules() const override;
    void sendLeave() override;
    bool isAhead() const override { return m_table.isSending(); }
    bool isReady() const override;
    qint64 walletAhead() const override { return m_table.walletAhead(); }
    void refresh() override;
    void notifyMore(const std::vector<TableEvent>& events) override;
    void sweep() override;
    void retranslateMore() override;

private:
    /// The timers shown.
    enum Timer { BettingTime, DecisionTime, ExtraTime };
    struct EventReader;

    void read(const Recorded<poker::Event>& entry, bool past);
    void readEarlier();
    void forget();
    std::function<void()> snapshot();
    void showPresent();
    /// Shows the cloth as a finished round has left it.
    void showFinishedRound(std::span<const Recorded<poker::Event>> entries);
    void setResultOnTable(bool onTable);
    /// Handles the opening of a round while the result of the last one is shown.
    void openRound(Instant at);
    /// Removes the cards and chips of the last round.
    void clearTable();
    void settleSeat(const poker::Settled& event);
    void noteWarning(const poker::SessionWarned& event);
    QString handName(PokerCardListModel::Place place, int seat) const;
    QString sitterAt(int seat) const;
    void noteSeat(const poker::PlayerSat& event);
    void noteEnd(const poker::SessionEnded& event);
    void noteText(const poker::Announced& event);
    const poker::State& state() const { return m_table.state(); }
    const poker::Settings& settings() const { return m_table.settings(); }
    PokerPlace place() const { return PokerPlace(m_table); }
    void submit(poker::Action action, const poker::Command& command);
    qint64 downInBox(poker::Box box) const;
    void noteCutOff(const poker::Event& event);
    void refreshActions();
    void refreshPhase();
    /// `entries` are the round's events up to the settlement.
    void noteSettlement(const poker::Settled& event, std::span<const Recorded<poker::Event>> entries);

    void readReport(PokerReportModel& report, std::span<const Recorded<poker::Event>> entries);

    PlayedTable<PokerSession> m_table;
    PokerSeats m_places{m_table};
    PokerSeatListModel m_seats;
    PokerCardListModel m_cards;
    PokerStackListModel m_stacks{[this](int seat) { return sitterAt(seat); }};
    PokerReportModel m_lastRound;
    PokerReportModel m_result;
    Phase m_phase = Between;
    PokerOffer m_offer;
    std::optional<poker::Announced> m_announced;
    bool m_dealerShown = false;
    bool m_dealerQualified = false;
    bool m_resultOnTable = false;
    QStringList m_cutOff; ///< hands of this session, as cards
};

} // namespace mesaviva::app
