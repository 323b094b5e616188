// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/desks/teach/croupier/croupier_session.h"
#include "app/desks/teach/croupier/croupier_text.h"
#include "app/games/roulette/roulette_session.h"
#include "engine/training/croupier/reversed_roulette.h"
#include "engine/training/croupier/reversed_table.h"
#endif

#include "app/desks/teach/croupier/croupier_desk.h"
#include "app/games/roulette/roulette_table_model.h"

#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A roulette table whose croupier is the trainee.
class RouletteCroupierSession final : public CroupierSession<RouletteSession, croupier::ReversedRoulette> {
public:
    using CroupierSession::CroupierSession;

    std::optional<Money> chipValueRequest() const override { return std::nullopt; }
    std::optional<roulette::Pocket> landing(Instant) const override {
        return training().table().chance().landing();
    }
    RandomStream look(Instant) const override { return training().table().chance().look(); }
};

class RouletteCroupierSession;

/// The reversed table of roulette: calls and ball, number, rake, payments.
class RouletteCroupierDesk : public mesaviva::app::CroupierDesk {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the application")
    Q_PROPERTY(mesaviva::app::RouletteTableModel* table READ table NOTIFY stageChanged)
    Q_PROPERTY(bool markDue READ isMarkDue NOTIFY turned)
    Q_PROPERTY(QString ball READ ball NOTIFY turned)
    Q_PROPERTY(QString called READ called NOTIFY turned)
    Q_PROPERTY(QList<int> placed READ placed NOTIFY toolChanged)
    Q_PROPERTY(QString placedText READ placedText NOTIFY toolChanged)
    Q_PROPERTY(bool bell READ hasBell NOTIFY stageChanged)
    Q_PROPERTY(bool turns READ hasTurns NOTIFY stageChanged)
    Q_PROPERTY(bool realWheel READ isRealWheel NOTIFY stageChanged)
    Q_PROPERTY(bool evenChancesCalled READ callsEvenChances NOTIFY stageChanged)
    Q_PROPERTY(RequestForm requestForm READ requestForm NOTIFY turned)
    Q_PROPERTY(QVariantList tray READ tray NOTIFY turned)
    Q_PROPERTY(QVariantList colours READ colours NOTIFY turned)
    Q_PROPERTY(QList<int> opened READ opened NOTIFY toolChanged)
    Q_PROPERTY(int chipsEach READ chipsEach NOTIFY turned)

public:
    /// The croupier's tools.
    enum Tool {
        Words,  ///< calls, bell, ball
        Number, ///< calling and marking the number
        Rake,   ///< taking losing chips
        Rack,   ///< paying winners
        Chips,  ///< placing the chips of a call bet
        Cash,   ///< chips of a colour, change, fills and credits
    };
    Q_ENUM(Tool)

    /// What a request at the table is answered with.
    enum RequestForm {
        NoRequest,
        Sale,  ///< chips of a colour
        Notes, ///< the notes of a sale go into the box
        Gift,  ///< chips with a value
        Tray,  ///< a count of the cage's tray
    };
    Q_ENUM(RequestForm)

    explicit RouletteCroupierDesk(Outside outside, QObject* parent = nullptr);
    ~RouletteCroupierDesk() override;

    QString game() const override { return QStringLiteral("roulette"); }
    QString title() const override { return tr("Roulette"); }
    QList<QString> houses() const override;
    CroupierSetup setupAt(int house) const override;
    Tested tested() const override { return Tested::by_rounds; }
    /// Whether the chosen table's regulation knows void spins, at a wheel of the program.
    bool knowsIncidents() const override;
    RouletteTableModel* table() const { return m_table.get(); }
    TableModel* model() const override { return m_table.get(); }
    /// The marker is due; a click on the cloth places it.
    bool isMarkDue() const;
    QString moment() const override;
    QString seen() const override;
    /// Number on which the ball rests, until the next round; for a real wheel, once it is entered.
    QString ball() const;
    /// A call bet that waits for its chips: "Ana calls: Série do zero, 8.00 pts"; empty: none.
    QString called() const;
    /// Places of its chips so far, one for each chip; and their number and sum.
    QList<int> placed() const { return m_placed; }
    QString placedText() const;
    bool hasBell() const;
    /// The regulation prescribes the direction of the ball.
    bool hasTurns() const;
    bool isRealWheel() const { return wheel() == 1 && !isWatching(); }
    /// A number is called with even or odd and low or high as well, by custom of the house.
    bool callsEvenChances() const { return numberCall() == 0 || isWatching(); }
    /// What somebody wants before the next ball.
    RequestForm requestForm() const;
    /// The chips on the cage's tray, or those that its slip names (RackPile).
    QVariantList tray() const;
    /// The display of colours (CroupierPlayer), in their order; a free one has no name.
    QVariantList colours() const;
    /// Sells chips of a colour, with the value of one and their number as typed; returns false if either
    /// can't be read.
    Q_INVOKABLE bool sellColour(int colour, const QString& value, const QString& chips);
    Q_INVOKABLE void dropNotes();
    /// Hands over the cut chips.
    Q_INVOKABLE void giveChips();
    /// Counts the tray, as typed, and takes it or sends it back; returns false if the sum can't be read.
    Q_INVOKABLE bool countTray(const QString& counted, bool accepted);
    /// Places whose winning stacks the trainee has opened in this round.
    QList<int> opened() const { return m_opened; }
    void openStack(int place) override;
    /// Chips of the player's colour that count as one chip of the call bet; 1 where chips have a value.
    int chipsEach() const;
    QString shown() const override;
    QVariantList calls() const override;
    QList<int> places() const override;
    QVariantList players() const override;
    QString placeName(int place) const override;

    void call(int index) override;
    void sweep() override;
    Q_INVOKABLE void ringBell();
    Q_INVOKABLE void launch(bool clockwise);
    /// Places a chip of the call bet on a place, or on one as typed: "4-7", "0-2-3", "26". Returns false if
    /// there is no such place.
    Q_INVOKABLE void placeChip(int place);
    Q_INVOKABLE bool placeChipOn(const QString& numbers);
    /// Removes a chip from that place, the last one, or all.
    Q_INVOKABLE void liftChip(int place);
    Q_INVOKABLE void liftLast();
    Q_INVOKABLE void liftAll();
    /// Confirms the placed chips.
    Q_INVOKABLE void putDown();
    /// Calls a number as typed; colour: 0 red, 1 black, 2 none; parity: 0 even, 1 odd, 2 none; half: 0 low, 1
    /// high, 2 none. Returns false if there is no such number; nothing is called then.
    Q_INVOKABLE bool announce(const QString& number, int colour, int parity, int half);
    /// Puts the marker on a number by index (37 is 00), or as typed.
    Q_INVOKABLE void mark(int pocket);
    Q_INVOKABLE bool markText(const QString& number);

    /// Due actions, for automatic play; empty while no shift runs.
    std::vector<croupier::DueAction> dueActions() const;

private:
    using Watch = croupier::WatchedTable<croupier::ReversedRoulette>;

    int playersAtTable() const override;
    void openTable(const Seed& seed, RandomStream& look) override;
    TableModel* releaseTable() override;
    std::string keyOf(int house) const override;
    void arrive() override;
    bool isTableWaiting() const override;
    Money leastChip() const override;
    std::pair<Money, Money> flowNow() const override;
    std::uint64_t roundNow() const override;
    bool isRoundPaid(bool closed) const override;
    bool isEquipmentsTime() const override;
    bool judgesHands() const override { return true; }
    bool hasColoursAt(int house) const override;
    croupier::CageFlow cageNow() const override { return training()->cage(); }
    QString requestText() const;
    const croupier::ScoreSheet& sheetNow() const override;
    croupier::PlantedCount plantedNow() const override;
    QString dueText() const override;
    Rules dueRules() const override;
    QString restText() const override;
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
    bool canHalve(int place) const override;
    void payChosen(Money sum) override;
    bool announcesLater() const override;
    int onlyPlayerAt(int place) const override;
    void retranslateTable() override { m_table->retranslate(); }

    croupier::RouletteShift shiftChosen() const;
    void perform(const croupier::RouletteAction& action);
    QString lastTurn() const;
    CroupierText::Scene scene() const;
    CroupierText::Scene judgedScene() const;
    const croupier::ReversedRoulette* training() const;

    std::unique_ptr<RouletteTableModel> m_table;
    RouletteCroupierSession* m_tableSession = nullptr; ///< owned by the table
    std::unique_ptr<Watch> m_watch;                    ///< null if the trainee is the croupier
    void setPlaced(QList<int> chips);
    std::vector<croupier::AnnouncePayment> paymentCalls() const;

    QList<int> m_opened;
    QList<int> m_placed;                             ///< places, one for each chip
    std::optional<croupier::RouletteAction> m_shown; ///< the program's action, to be judged
    std::optional<roulette::Settings> m_settings;    ///< of the current or last shift
    std::optional<croupier::DueAction> m_judged;     ///< the action that was due when the last one was judged
    std::optional<roulette::Pocket> m_judgedBall;
    int m_judgedEach = 1; ///< chipsEach() when it was judged
};

} // namespace mesaviva::app
