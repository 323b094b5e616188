// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/card_list_model.h"
#include "poker/poker_host.h"
#include "poker/round_report_model.h"
#include "poker/seat_list_model.h"
#include "poker/stack_list_model.h"
#include "table/real_time.h"
#include "table/table_model.h"

#include <QStringList>
#include <QVariantList>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// One table of póquer sem descarte as this player sees it.
class PokerTableModel : public mesaviva::app::TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(int seatCount READ seatCount CONSTANT)
    Q_PROPERTY(mesaviva::app::SeatListModel* seats READ seats CONSTANT)
    Q_PROPERTY(mesaviva::app::CardListModel* cards READ cards CONSTANT)
    Q_PROPERTY(mesaviva::app::StackListModel* stacks READ stacks CONSTANT)
    Q_PROPERTY(mesaviva::app::RoundReportModel* lastRound READ lastRound CONSTANT)
    Q_PROPERTY(mesaviva::app::RoundReportModel* result READ result CONSTANT)
    Q_PROPERTY(bool resultShown READ isResultShown NOTIFY resultShownChanged)
    Q_PROPERTY(int ownSeat READ ownSeat NOTIFY ownChanged)
    Q_PROPERTY(double wallet READ wallet NOTIFY ownChanged)
    Q_PROPERTY(double ownAnte READ ownAnte NOTIFY ownChanged)
    Q_PROPERTY(double ownBet READ ownBet NOTIFY ownChanged)
    Q_PROPERTY(double betAmount READ betAmount NOTIFY ownChanged)
    Q_PROPERTY(double lastAnte READ lastAnte NOTIFY ownChanged)
    Q_PROPERTY(QStringList ownCards READ ownCards NOTIFY ownChanged)
    Q_PROPERTY(QString ownHandName READ ownHandName NOTIFY ownChanged)
    Q_PROPERTY(QString dealerHandName READ dealerHandName NOTIFY dealerHandChanged)
    Q_PROPERTY(QVariantList chipValues READ chipValues CONSTANT)
    Q_PROPERTY(QStringList houseRules READ houseRules NOTIFY texts)
    Q_PROPERTY(QString advice READ advice NOTIFY ownChanged)
    Q_PROPERTY(bool outOfPoints READ isOutOfPoints NOTIFY ownChanged)
    Q_PROPERTY(double allowance READ allowance CONSTANT)
    Q_PROPERTY(bool idleWarning READ isIdleWarning NOTIFY ownChanged)
    Q_PROPERTY(bool sessionOver READ isSessionOver NOTIFY sessionChanged)
    Q_PROPERTY(QString sessionOverReason READ sessionOverReason NOTIFY sessionChanged)
    Q_PROPERTY(QString sessionOverRule READ sessionOverRule NOTIFY sessionChanged)
    Q_PROPERTY(int sessionRounds READ sessionRounds NOTIFY sessionChanged)
    Q_PROPERTY(double sessionStaked READ sessionStaked NOTIFY sessionChanged)
    Q_PROPERTY(double sessionReturned READ sessionReturned NOTIFY sessionChanged)
    Q_PROPERTY(double sessionNet READ sessionNet NOTIFY sessionChanged)
    Q_PROPERTY(mesaviva::app::ActionState anteAction READ anteAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState undoAction READ undoAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState clearAction READ clearAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState repeatAction READ repeatAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState dealAction READ dealAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState foldAction READ foldAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState betAction READ betAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState allowanceAction READ allowanceAction NOTIFY actionsChanged)

public:
    /// What the player should look at now.
    enum Phase {
        Between,
        Betting,   ///< put the ante down
        Dealing,   ///< cards come
        Deciding,  ///< fold or continue
        Extended,  ///< the same, in the extra period
        Revealing, ///< the dealer's cards are turned, hands are shown
        Settling,  ///< losers are swept, winners paid
    };
    Q_ENUM(Phase)

    explicit PokerTableModel(std::unique_ptr<PokerHost> host, double speed = 1.0, QObject* parent = nullptr);
    ~PokerTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    int round() const override;
    qint64 minimum() const override;
    qint64 maximum() const override;
    bool isIndividual() const override;
    QString caption() const override;
    QStringList captionRules() const override { return m_captionRules; }
    bool hasPeriod() const override { return m_period.has_value(); }
    QString periodName() const override;
    bool isPeriodWarning() const override;
    double periodSeconds() const override;
    double remainingSeconds() const override;
    bool isPaused() const override;
    void setPaused(bool paused) override;
    double speed() const override;
    bool isScenario() const override;
    bool isScenarioOver() const override;
    QString scenarioTitle() const override;

    Phase phase() const { return m_phase; }
    int seatCount() const;
    SeatListModel* seats() { return &m_seats; }
    CardListModel* cards() { return &m_cards; }
    StackListModel* stacks() { return &m_stacks; }
    /// P37: the last closed round.
    RoundReportModel* lastRound() { return &m_lastRound; }
    /// The running round's result, box by box, from its settlement to the next opening.
    RoundReportModel* result() { return &m_result; }
    bool isResultShown() const { return m_resultShown; }

    int ownSeat() const;
    qint64 wallet() const;
    qint64 ownAnte() const;
    qint64 ownBet() const;
    /// What continuing costs: twice the ante (P23).
    qint64 betAmount() const;
    qint64 lastAnte() const;
    QStringList ownCards() const;
    QString ownHandName() const;
    QString dealerHandName() const;
    /// The chips that the player can pick, in cents, from small to large.
    QVariantList chipValues() const;
    QStringList houseRules() const;
    /// What the player can do now, in a sentence (P30).
    QString advice() const;
    bool isOutOfPoints() const;
    qint64 allowance() const;
    bool isIdleWarning() const;

    bool isSessionOver() const;
    QString sessionOverReason() const;
    QString sessionOverRule() const;
    int sessionRounds() const;
    qint64 sessionStaked() const;
    qint64 sessionReturned() const;
    qint64 sessionNet() const;

    ActionState anteAction() const { return m_actions.ante; }
    ActionState undoAction() const { return m_actions.undo; }
    ActionState clearAction() const { return m_actions.clear; }
    ActionState repeatAction() const { return m_actions.repeat; }
    ActionState dealAction() const { return m_actions.deal; }
    ActionState foldAction() const { return m_actions.fold; }
    ActionState betAction() const { return m_actions.bet; }
    ActionState allowanceAction() const { return m_actions.allowance; }

    /// For who closes the table: ends the session at once. Stakes that lie are settled by I-P35, P35 and P36,
    /// and the wallet holds what comes of them; the model tells nothing more.
    void settleAndLeave();

    Q_INVOKABLE void placeAnte(qint64 cents);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void clear();
    Q_INVOKABLE void repeatAnte();
    Q_INVOKABLE void deal();
    Q_INVOKABLE void fold();
    Q_INVOKABLE void bet();
    Q_INVOKABLE void takeAllowance();
    /// Ends the session (P40); the summary follows once the stakes that lie are settled.
    Q_INVOKABLE void leave();
    /// Whether leaving now would give up or leave behind stakes.
    Q_INVOKABLE bool hasStakesDown() const;
    /// Sits down again after a session has ended.
    Q_INVOKABLE void sitAgain();
    /// A rule's or reading's words changed their language.
    Q_INVOKABLE void retranslate();

signals:
    void phaseChanged();
    void ownChanged();
    void dealerHandChanged();
    void actionsChanged();
    void resultShownChanged();
    void sessionChanged();

private:
    struct Actions {
        ActionState ante, undo, clear, repeat, deal, fold, bet, allowance;
        friend bool operator==(const Actions&, const Actions&) = default;
    };
    /// A timer that everybody sees.
    struct Period {
        enum class Kind { betting, decision, extra };
        Kind kind = Kind::betting;
        Instant opened;
        Instant until;
    };
    /// What the round has brought a seat; kept until the next one opens.
    struct Outcome {
        SeatListModel::Status status = SeatListModel::Waiting;
        Money net;
        bool settled = false;
        bool handShown = false;
    };
    struct EventReader;

    void hear(const Recorded<poker::Event>& entry);
    void submit(poker::Deed deed, const poker::Command& command);
    void onDue();
    void flush();
    void refreshSeat(int seat);
    void refreshActions();
    void refreshPhase();
    void setPeriod(std::optional<Period> period);
    void setResultShown(bool shown);
    void updateTicker();

    PlayerId own() const { return m_host->ownPlayer(); }
    bool isOwn(PlayerId player) const { return player != kNobody && player == own(); }
    bool isSeated() const;
    const poker::Seat* ownPlace() const;
    bool ownHandComplete() const;
    int seatNumber(PlayerId player) const;
    QString nameOf(PlayerId player) const;
    RoundSitter sitter(PlayerId player) const;
    ActionState stateOf(poker::Deed deed, const poker::Command& command) const;

    std::unique_ptr<PokerHost> m_host;
    RealTime m_time;
    SeatListModel m_seats;
    CardListModel m_cards;
    StackListModel m_stacks;
    RoundReportModel m_lastRound;
    RoundReportModel m_result;
    Phase m_phase = Between;
    Actions m_actions;
    std::optional<Period> m_period;
    std::optional<poker::Announced> m_announced;
    QStringList m_captionRules;
    std::optional<poker::SessionEnded> m_sessionEnded;
    std::array<Outcome, poker::kMostSeats> m_outcomes{};
    std::vector<int> m_lastSeats;       ///< by player, where each sat last
    std::vector<TableEvent> m_happened; ///< heard, not yet told
    mutable std::vector<poker::Event> m_scratch;
    QTimer m_ticker;  ///< moves the visible timer on
    QTimer m_sweeper; ///< forgets chips that have left the cloth
    bool m_resultShown = false;
    bool m_dealerShown = false;
    bool m_scenarioOver = false;
};

} // namespace mesaviva::app
