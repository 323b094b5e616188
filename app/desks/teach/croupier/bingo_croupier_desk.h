// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/teach/croupier/croupier_session.h"
#include "app/games/bingo/bingo_room.h"
#include "app/games/bingo/bingo_session.h"
#include "engine/training/croupier/bingo_actions.h"
#include "engine/training/croupier/reversed_bingo.h"
#include "engine/training/croupier/reversed_table.h"
#endif

#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/games/bingo/bingo_table_model.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A bingo room whose caller is the trainee.
class BingoCroupierSession final : public CroupierSession<BingoSession, croupier::ReversedBingo> {
public:
    BingoCroupierSession(const croupier::BingoShift& shift, QString room)
        : CroupierSession(shift, {}),
          m_room(std::move(room)) {}

    QString roomName() const override { return m_room; }

private:
    QString m_room;
};

/// Texts of actions and faults at the reversed table of bingo.
class BingoCroupierText {
    Q_DECLARE_TR_FUNCTIONS(BingoCroupierText)

public:
    /// Wording of a call: "The draw goes on".
    static QString call(croupier::CallerPhrase phrase, const bingo::Settings& settings);
    /// Wording of a ball: "B 12"; wrong order: "12 B".
    static QString ball(const croupier::CallBall& called);
    /// An action as an instruction. `open` also gives the decision the trainee must make, "accept the line on
    /// card 12"; otherwise "check card 12 for the line".
    static QString action(const croupier::BingoAction& action, const bingo::Settings& settings, bool open);
    /// A remedy for a fault of that kind, as a choice.
    static QString remedy(croupier::RemedyKind remedy, croupier::FaultKind fault);
    /// A fault as a sentence; `due` is the action that was due.
    static QString fault(const croupier::Fault& fault, const std::optional<croupier::BingoDueAction>& due,
                         const bingo::Settings& settings);
};

/// The reversed table of bingo: calls, balls, card checks, prizes and their shares.
class BingoCroupierDesk : public mesaviva::app::CroupierDesk {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::BingoTableModel* table READ table NOTIFY stageChanged)
    Q_PROPERTY(int ball READ ball NOTIFY turned)
    Q_PROPERTY(bool lateBuyer READ hasLateBuyer NOTIFY turned)
    Q_PROPERTY(bool checking READ isChecking NOTIFY turned)
    Q_PROPERTY(QVariantList claims READ claims NOTIFY turned)
    Q_PROPERTY(int claim READ claim NOTIFY turned)
    Q_PROPERTY(QString question READ question NOTIFY turned)
    Q_PROPERTY(int card READ card NOTIFY turned)
    Q_PROPERTY(QList<int> cells READ cells NOTIFY turned)
    Q_PROPERTY(int marked READ marked NOTIFY turned)
    Q_PROPERTY(QVariantList prizes READ prizes NOTIFY turned)
    Q_PROPERTY(QList<QString> facts READ facts NOTIFY turned)
    Q_PROPERTY(bool announcing READ isAnnouncing NOTIFY turned)
    Q_PROPERTY(QList<QString> fields READ fields NOTIFY stageChanged)
    Q_PROPERTY(bool awarding READ isAwarding NOTIFY turned)
    Q_PROPERTY(QString award READ award NOTIFY turned)

public:
    /// The caller's tools.
    enum Tool {
        Words,  ///< spoken calls
        Balls,  ///< calling numbers
        Card,   ///< checking a card
        Prizes, ///< announcing prizes and shares
    };
    Q_ENUM(Tool)

    explicit BingoCroupierDesk(Outside outside, QObject* parent = nullptr);
    ~BingoCroupierDesk() override;

    QString game() const override { return QStringLiteral("bingo"); }
    QString title() const override { return tr("Bingo"); }
    bool knowsIncidents() const override { return !isWatching(); }
    BingoTableModel* table() const { return m_table.get(); }
    TableModel* model() const override { return m_table.get(); }
    /// Names of the tables, by house(): "Bingo 90 · Sala Alfama".
    QList<QString> houses() const override;
    CroupierSetup setupAt(int house) const override;
    /// Number of the ball that is drawn but not called yet; 0: none.
    int ball() const;
    /// Somebody wants cards after the close.
    bool hasLateBuyer() const;
    /// A card must be checked.
    bool isChecking() const;
    /// Claims after the last ball (CroupierClaim), and the index of the selected one; -1: none.
    QVariantList claims() const;
    int claim() const;
    /// Question of the selected claim: "Card 12, Rosa M.: has it the line?"; empty: none selected.
    QString question() const;
    /// The selected card: its number (0: none), its boxes, and which of them are marked, by the trainee or,
    /// if the program calls, by the room.
    int card() const;
    QList<int> cells() const;
    int marked() const;
    /// Prizes of the round (CroupierPrize), with their values once announced.
    QVariantList prizes() const;
    /// What the prizes are calculated from: "40 cards at 0.50 pts", "80 % of it for prizes".
    QList<QString> facts() const;
    /// Cards sold and prizes must be announced; and the fields to fill in.
    bool isAnnouncing() const;
    QList<QString> fields() const;
    /// A won prize must be announced; and what is divided among whom.
    bool isAwarding() const;
    QString award() const;
    QString moment() const override;
    QString seen() const override;
    QString shown() const override;
    QVariantList calls() const override;
    /// Indices of the boxes with numbers on the selected card.
    QList<int> places() const override;
    QString placeName(int cell) const override;

    void call(int index) override;
    void sweep() override {}
    /// Calls a ball as typed: "17", "B12", "12B". Returns false if that is no ball; nothing is called then.
    Q_INVOKABLE bool callBall(const QString& text);
    /// Selects a claim.
    Q_INVOKABLE void chooseClaim(int claim);
    /// Selects the next claim that waits to be checked (1), or the previous one (-1).
    Q_INVOKABLE void chooseNextClaim(int step);
    /// Answers whether the claim of the selected card is valid.
    Q_INVOKABLE void check(bool valid);
    /// Announces the values of fields(), one text each. Returns false if one is invalid; nothing is announced
    /// then.
    Q_INVOKABLE bool announcePrizes(const QList<QString>& texts);
    /// Announces a prize with each player's share and the remainder. Returns false if a text is invalid.
    Q_INVOKABLE bool announceAward(const QString& share, const QString& odd);
    Q_INVOKABLE void answerLate(bool sold);

    /// Due actions, for automatic play; empty while no shift runs.
    std::vector<croupier::BingoDueAction> dueActions() const;

private:
    using Watch = croupier::WatchedTable<croupier::ReversedBingo>;

    int playersAtTable() const override { return 0; } // players have the names of the hall
    void openTable(const Seed& seed, RandomStream& look) override;
    TableModel* releaseTable() override;
    std::string keyOf(int house) const override;
    Money leastChip() const override { return {}; }
    bool hasFloat() const override { return false; }
    std::pair<Money, Money> flowNow() const override { return {}; }
    void arrive() override { m_tableSession->arrive(); }
    bool isTableWaiting() const override { return m_tableSession->isWaiting(); }
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
    std::vector<croupier::RackChip> piles() const override { return {}; }
    void payChosen(Money) override {}
    void retranslateTable() override { m_table->retranslate(); }

    const BingoRoomPlan& room() const { return m_rooms.at(static_cast<std::size_t>(house())); }
    croupier::BingoShift shiftChosen() const;
    void perform(const croupier::BingoAction& action);
    const croupier::ReversedBingo* training() const;
    const croupier::Claim* claimSeen() const;
    std::optional<croupier::AnnounceAward> awardDue() const;
    std::optional<bingo::Card> cardSeen() const;

    std::vector<BingoRoomPlan> m_rooms;
    std::unique_ptr<BingoTableModel> m_table;
    BingoCroupierSession* m_tableSession = nullptr; ///< owned by the table
    std::unique_ptr<Watch> m_watch;                 ///< null if the trainee calls
    std::optional<bingo::Settings> m_settings;      ///< of the current or last shift
    std::optional<croupier::BingoAction> m_shown;   ///< the program's action, to be judged
    /// the action that was due when the last one was judged
    std::optional<croupier::BingoDueAction> m_judged;
};

} // namespace mesaviva::app
