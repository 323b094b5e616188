// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/poker/poker_card_list_model.h"
#include "app/poker/poker_host.h"
#include "app/poker/poker_report_model.h"
#include "app/poker/poker_seat_list_model.h"
#include "app/poker/poker_stack_list_model.h"
#include "app/table/table_model.h"
#include "engine/table/shown_table.h"

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
    Q_PROPERTY(mesaviva::app::PokerSeatListModel* seats READ seats CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerCardListModel* cards READ cards CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerStackListModel* stacks READ stacks CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerReportModel* lastRound READ lastRound CONSTANT)
    Q_PROPERTY(mesaviva::app::PokerReportModel* result READ result CONSTANT)
    Q_PROPERTY(int ownSeat READ ownSeat NOTIFY ownChanged)
    Q_PROPERTY(double ownAnte READ ownAnte NOTIFY ownChanged)
    Q_PROPERTY(double ownBet READ ownBet NOTIFY ownChanged)
    Q_PROPERTY(double betAmount READ betAmount NOTIFY ownChanged)
    Q_PROPERTY(double lastAnte READ lastAnte NOTIFY ownChanged)
    Q_PROPERTY(QStringList ownCards READ ownCards NOTIFY ownChanged)
    Q_PROPERTY(QString ownHandName READ ownHandName NOTIFY ownChanged)
    Q_PROPERTY(QString dealerHandName READ dealerHandName NOTIFY dealerHandChanged)
    Q_PROPERTY(mesaviva::app::ActionState anteAction READ anteAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState dealAction READ dealAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState foldAction READ foldAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState betAction READ betAction NOTIFY actionsChanged)

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
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 wallet() const override;
    QVariantList chipValues() const override;
    QStringList houseRules() const override;
    /// What the player can do now, in a sentence (P30).
    QString advice() const override;
    qint64 allowance() const override;
    bool isIdleWarning() const override;
    ActionState undoAction() const override { return m_actions.undo; }
    ActionState clearAction() const override { return m_actions.clear; }
    ActionState repeatAction() const override { return m_actions.repeat; }
    ActionState allowanceAction() const override { return m_actions.allowance; }
    void undo() override;
    void clear() override;
    void takeAllowance() override;
    /// P40.
    void leave() override;
    void sitAgain() override;
    bool hasStakesDown() const override;

    Phase phase() const { return m_phase; }
    int seatCount() const;
    PokerSeatListModel* seats() { return &m_seats; }
    PokerCardListModel* cards() { return &m_cards; }
    PokerStackListModel* stacks() { return &m_stacks; }
    /// P37: the last closed round.
    PokerReportModel* lastRound() { return &m_lastRound; }
    /// The running round's result, box by box, from its settlement to the next opening.
    PokerReportModel* result() { return &m_result; }

    int ownSeat() const;
    qint64 ownAnte() const;
    qint64 ownBet() const;
    /// What continuing costs: twice the ante (P23).
    qint64 betAmount() const;
    qint64 lastAnte() const;
    QStringList ownCards() const;
    QString ownHandName() const;
    QString dealerHandName() const;

    ActionState anteAction() const { return m_actions.ante; }
    ActionState dealAction() const { return m_actions.deal; }
    ActionState foldAction() const { return m_actions.fold; }
    ActionState betAction() const { return m_actions.bet; }

    Q_INVOKABLE void placeAnte(qint64 cents);
    Q_INVOKABLE void repeatAnte();
    Q_INVOKABLE void deal();
    Q_INVOKABLE void fold();
    Q_INVOKABLE void bet();

signals:
    void phaseChanged();
    void dealerHandChanged();

protected:
    TableHost& host() const override { return *m_host; }
    bool isPlaying() const override;
    SessionSummary runningSummary() const override;
    QString endRule(SessionEnd reason) const override;
    void leaveUnheard() override;
    void refresh() override;
    void tellMore(const std::vector<TableEvent>& events) override;
    void sweep() override { m_stacks.removeLeft(); }
    void retranslateMore() override;

private:
    struct Actions {
        ActionState ante, undo, clear, repeat, deal, fold, bet, allowance;
        friend bool operator==(const Actions&, const Actions&) = default;
    };
    /// What a timer counts.
    enum Timer { BettingTime, DecisionTime, ExtraTime };
    /// What the round has brought a seat; kept until the next one opens.
    struct Outcome {
        PokerSeatListModel::Status status = PokerSeatListModel::Waiting;
        Money net;
        bool settled = false;
        bool handShown = false;
    };
    struct EventReader;

    void read(const Recorded<poker::Event>& entry, bool past);
    void readEarlier();
    void forget();
    void showPresent();
    void noteSeat(const poker::PlayerSat& event);
    void noteEnd(const poker::SessionEnded& event);
    void noteWords(const poker::Announced& event);
    void showLastRound(std::uint64_t round);
    const poker::State& state() const { return m_shown.state(); }
    void submit(poker::Deed deed, const poker::Command& command);
    void refreshSeat(int seat);
    void refreshActions();
    void refreshPhase();
    /// `entries` are the round's up to the settlement.
    void noteSettlement(const poker::Settled& event, std::span<const Recorded<poker::Event>> entries);

    const poker::Seat* ownPlace() const;
    bool ownHandComplete() const;
    int seatNumber(PlayerId player) const;
    QString nameOf(PlayerId player) const;
    RoundSitter sitter(PlayerId player) const;
    ActionState stateOf(poker::Deed deed, const poker::Command& command) const;

    std::unique_ptr<PokerHost> m_host;
    ShownTable<poker::Game> m_shown;
    PokerSeatListModel m_seats;
    PokerCardListModel m_cards;
    PokerStackListModel m_stacks;
    PokerReportModel m_lastRound;
    PokerReportModel m_result;
    Phase m_phase = Between;
    Actions m_actions;
    std::optional<poker::Announced> m_announced;
    std::array<Outcome, poker::kMostSeats> m_outcomes{};
    std::vector<int> m_lastSeats; ///< by player, where each sat last
    mutable poker::Events m_scratch;
    bool m_dealerShown = false;
};

} // namespace mesaviva::app
