// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/desks/teach/croupier/bingo_croupier_session.h"
#include "app/games/bingo/bingo_room_plan.h"
#include "engine/training/croupier/reversed_bingo.h"
#include "engine/training/croupier/watched_table.h"
#endif

#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/games/bingo/bingo_table_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The reversed table of bingo: words, balls, cards that are checked, prizes and their shares.
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
    /// What the caller has at hand.
    enum Tool {
        Words,  ///< what is said
        Balls,  ///< numbers are called
        Card,   ///< a card is checked
        Prizes, ///< prizes and shares are announced
    };
    Q_ENUM(Tool)

    explicit BingoCroupierDesk(Outside outside, QObject* parent = nullptr);
    ~BingoCroupierDesk() override;

    QString game() const override { return QStringLiteral("bingo"); }
    QString title() const override { return tr("Bingo"); }
    bool knowsIncidents() const override { return !isWatching(); }
    BingoTableModel* table() const { return m_table.get(); }
    TableModel* model() const override { return m_table.get(); }
    /// What can be chosen, by house(): "Bingo 90 · Sala Alfama".
    QList<QString> houses() const override;
    CroupierSetup setupAt(int house) const override;
    /// The number of the ball that is out of the machine and not called yet; 0: none is.
    int ball() const;
    /// Somebody wants cards after the close.
    bool hasLateBuyer() const;
    /// Cards are to be checked.
    bool isChecking() const;
    /// What was called at the last ball (CroupierClaim), and which of it is looked at; -1: none.
    QVariantList claims() const;
    int claim() const;
    /// What is called there: "Card 12, Rosa M.: has it the line?"; empty: nothing is looked at.
    QString question() const;
    /// The card that is looked at: its number (0: none), its boxes, and which of them are marked: by the
    /// trainee, or by the room where the program calls.
    int card() const;
    QList<int> cells() const;
    int marked() const;
    /// The round's prizes (CroupierPrize): their values once they are announced.
    QVariantList prizes() const;
    /// What they are counted from: "40 cards at 0.50 pts", "80 % of it for prizes".
    QList<QString> facts() const;
    /// Cards sold and prizes are to be announced, as these fields.
    bool isAnnouncing() const;
    QList<QString> fields() const;
    /// A prize that was won is to be announced, and what is to be divided there among whom.
    bool isAwarding() const;
    QString award() const;
    QString moment() const override;
    QString seen() const override;
    QString shown() const override;
    QVariantList calls() const override;
    /// The boxes with numbers of the card that is looked at.
    QList<int> places() const override;
    QString placeName(int cell) const override;

    void call(int index) override;
    void sweep() override {}
    /// Calls a ball as written: "17", "B12", "12B". False: that is no ball, and nothing is said.
    Q_INVOKABLE bool callBall(const QString& text);
    /// Looks at another claim.
    Q_INVOKABLE void chooseClaim(int claim);
    /// Says whether the card that is looked at has what was called.
    Q_INVOKABLE void check(bool valid);
    /// Announces what is in fields(), one text each. False: one of them can't be read, and nothing is said.
    Q_INVOKABLE bool tellPrizes(const QList<QString>& texts);
    /// Announces the prize with each player's part and what is left over. False: one can't be read.
    Q_INVOKABLE bool tellAward(const QString& share, const QString& odd);
    Q_INVOKABLE void answerLate(bool sold);

    /// What is right now, for who works by itself; nothing while no shift runs.
    std::vector<croupier::BingoDueAction> dueActions() const;

private:
    using Watch = croupier::WatchedTable<croupier::ReversedBingo>;

    int playersAtTable() const override { return 0; } // they have the hall's names
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
    BingoCroupierSession* m_tableSession = nullptr;   ///< the table's
    std::unique_ptr<Watch> m_watch;                   ///< null where the trainee calls
    std::optional<bingo::Settings> m_settings;        ///< of this shift, or the last one
    std::optional<croupier::BingoAction> m_shown;     ///< by the program, to be judged
    std::optional<croupier::BingoDueAction> m_judged; ///< what was due when the last deed was judged
};

} // namespace mesaviva::app
