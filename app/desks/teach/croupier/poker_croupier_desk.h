// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/teach/croupier/croupier_session.h"
#include "app/games/poker/poker_session.h"
#include "engine/training/croupier/poker_actions.h"
#include "engine/training/croupier/reversed_poker.h"
#include "engine/training/croupier/reversed_table.h"
#endif

#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/games/poker/poker_table_model.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A poker table whose croupier is the trainee.
using PokerCroupierSession = CroupierSession<PokerSession, croupier::ReversedPoker>;

/// Texts of actions and faults at the reversed poker table.
class PokerCroupierText {
    Q_DECLARE_TR_FUNCTIONS(PokerCroupierText)

public:
    /// What the text of an action needs to know.
    struct Scene {
        std::function<QString(int seat)> nameOf; ///< name of the player; "Seat 3" for an empty seat
        std::function<QString(PlayerId player)> playerOf;
        std::optional<poker::HandCards> dealer{}; ///< the dealer's cards, if they may be revealed
        /// a player's cards; none: they may not be revealed
        std::function<poker::HandCards(int seat)> handOf{};
        std::optional<poker::Card> next{}; ///< next card of the shoe, if it may be revealed
    };

    /// Wording of a call: "Place your bets".
    static QString call(poker::OwnPhrase phrase);
    /// Result of a hand: "wins", "loses", "ties".
    static QString result(croupier::Comparison comparison);
    /// Cards of a hand, briefly: "A♠ K♦ 7♥ 5♣ 2♦".
    static QString cards(const poker::HandCards& cards);
    /// An action as an instruction: "ask Ana", "give the dealer a card face up".
    static QString action(const croupier::PokerAction& action, const Scene& scene);
    /// A fault as a sentence; `due` is the action that was due.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::PokerDueAction>& due,
                         const Scene& scene);
};

/// The reversed table of póquer sem descarte: calls and questions, cards, hands, rake, payments.
class PokerCroupierDesk : public mesaviva::app::CroupierDesk {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::PokerTableModel* table READ table NOTIFY stageChanged)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY textsChanged)
    Q_PROPERTY(bool lateStake READ hasLateStake NOTIFY turned)
    Q_PROPERTY(bool comparing READ isComparing NOTIFY turned)
    /// The next card is dealt face up.
    Q_PROPERTY(bool faceUp READ isFaceUp WRITE setFaceUp NOTIFY toolChanged)
    Q_PROPERTY(int shownPlace READ shownPlace NOTIFY turned)

public:
    /// 0: a table for several players with seven seats, 1: an individual one (P4).
    static constexpr int kHouses = 2;

    /// The croupier's tools.
    enum Tool {
        Words, ///< calls and questions
        Cards, ///< dealing cards from the shoe
        Hands, ///< turning over and judging hands
        Rake,  ///< taking losing chips
        Rack,  ///< paying winners
    };
    Q_ENUM(Tool)

    explicit PokerCroupierDesk(Outside outside, QObject* parent = nullptr);
    ~PokerCroupierDesk() override;

    QString game() const override { return QStringLiteral("poker"); }
    QString title() const override { return tr("Poker"); }
    QList<QString> houses() const override;
    CroupierSetup setupAt(int house) const override;
    Tested tested() const override { return Tested::by_time; }
    /// A single player closes the bets; among several, somebody may stake late.
    bool knowsIncidents() const override { return house() == 0 && !isWatching(); }
    PokerTableModel* table() const { return m_table.get(); }
    TableModel* model() const override { return m_table.get(); }
    /// Occupied seats (CroupierSeat), from the dealer's left.
    QVariantList seats() const;
    /// Late chips are on the table.
    bool hasLateStake() const;
    /// An open hand must be compared.
    bool isComparing() const;
    bool isFaceUp() const { return m_faceUp; }
    void setFaceUp(bool faceUp);
    QString moment() const override;
    QString seen() const override { return {}; }
    QString shown() const override;
    /// Cards of the hand to compare, `Kd`, or those of the program's next action; and where: a seat, 0 the
    /// dealer, -1 the discard corner, -2 none.
    QList<QString> shownCards() const override;
    int shownPlace() const;
    QVariantList calls() const override;
    /// Boxes with chips: twice the seat, plus one for the bet. Until all losers are taken, a seat's boxes
    /// count as one, under the number of its ante.
    QList<int> places() const override;
    QString placeName(int place) const override;

    void call(int index) override;
    void sweep() override;
    /// Deals the next card to a seat, 0 the dealer, -1 the discard corner.
    Q_INVOKABLE void deal(int to, bool faceUp);
    Q_INVOKABLE void ask(int seat);
    Q_INVOKABLE void turnDealer();
    Q_INVOKABLE void turnHand(int seat);
    /// Announces whether the dealer qualifies.
    Q_INVOKABLE void qualify(bool plays);
    /// Judges the open hand: 0 wins, 1 loses, 2 ties.
    Q_INVOKABLE void compare(int result);
    /// Accepts late chips or returns them.
    Q_INVOKABLE void answerLate(bool taken);

    /// Due actions, for automatic play; empty while no shift runs.
    std::vector<croupier::PokerDueAction> dueActions() const;

private:
    using Watch = croupier::WatchedTable<croupier::ReversedPoker>;

    int playersAtTable() const override;
    void openTable(const Seed& seed, RandomStream& look) override;
    TableModel* releaseTable() override;
    std::string keyOf(int house) const override;
    void arrive() override { m_tableSession->arrive(); }
    bool isTableWaiting() const override { return m_tableSession->isWaiting(); }
    Money leastChip() const override;
    std::pair<Money, Money> flowNow() const override;
    std::uint64_t roundNow() const override;
    bool isRoundPaid(bool closed) const override;
    const croupier::ScoreSheet& sheetNow() const override;
    croupier::PlantedCount plantedNow() const override;
    QString dueText() const override;
    Rules dueRules() const override;
    QString judgedText() const override;
    QString faultText(const croupier::Fault& fault) const override;
    QString exampleText(const croupier::Fault& fault) const override;
    bool showNext() override;
    bool isShowing() const override { return m_shown.has_value(); }
    std::vector<croupier::FaultKind> shownKinds() const override;
    void answerShown(std::optional<croupier::FaultKind> named, qint64 taken) override;
    std::vector<croupier::RemedyKind> remediesNow() const override;
    QString remedyText(croupier::RemedyKind remedy) const override;
    void remedyShown(croupier::RemedyKind remedy, qint64 taken) override;
    void fitTool() override;
    std::vector<croupier::RackChip> piles() const override;
    void payChosen(Money sum) override;
    void retranslateTable() override { m_table->retranslate(); }

    croupier::PokerShift shiftChosen() const;
    void perform(const croupier::PokerAction& action);
    bool isPaying() const;
    QString seatName(int seat) const;
    PokerCroupierText::Scene scene(bool open) const;
    const croupier::ReversedPoker* training() const;

    std::unique_ptr<PokerTableModel> m_table;
    PokerCroupierSession* m_tableSession = nullptr; ///< owned by the table
    std::unique_ptr<Watch> m_watch;                 ///< null if the trainee is the croupier
    bool m_faceUp = false;
    std::optional<croupier::PokerAction> m_shown; ///< the program's action, to be judged
    /// the action that was due when the last one was judged
    std::optional<croupier::PokerDueAction> m_judged;
};

} // namespace mesaviva::app
