// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/roulette/roulette_people.h"
#include "app/games/roulette/roulette_requests.h"
#include "engine/games/roulette/events.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/table/table_event.h"
#include "app/core/table/table_model.h"
#include "app/games/roulette/roulette_list_models.h"
#include "app/games/roulette/roulette_statistics.h"
#include "app/games/roulette/wheel_motion.h"

#include <QList>
#include <QStringList>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The sounds used only at roulette tables.
inline constexpr std::array kRouletteSounds = {
    SoundRow{"number_drawn", "pocket", 0.7},
    SoundRow{"bell", "bell", 0.7}, // M3.2.1
    SoundRow{"parol_placed", "stack", 0.7, SoundRow::For::somebody},
    SoundRow{"stake_restored", "chip", 0.6, SoundRow::For::somebody},
};

/// A table of American roulette for this player.
///
/// Places of the layout have the numbers of the engine's spots. Places of the racetrack have codes: 0 to 37 a
/// number with its neighbours (37 is 00), 100 to 103 the series grande, zero, pequena, vadios, 200 to 203
/// Macau's nine-number sectors clockwise from the zero, 204 and 205 its twelve-number sectors 20 to 1 and 19
/// to 2.
class RouletteTableModel : public mesaviva::app::TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by the application")
    Q_PROPERTY(Phase phase READ phase NOTIFY phaseChanged)
    Q_PROPERTY(bool stakesOpen READ isStakesOpen NOTIFY phaseChanged)
    Q_PROPERTY(bool namedDozens READ hasNamedDozens CONSTANT)
    Q_PROPERTY(Track track READ track CONSTANT)
    Q_PROPERTY(int pockets READ pockets CONSTANT)
    Q_PROPERTY(bool doubleLayout READ isDoubleLayout CONSTANT)
    Q_PROPERTY(int ownSide READ ownSide NOTIFY ownChanged)
    Q_PROPERTY(int wheelOrder READ wheelOrder CONSTANT)
    Q_PROPERTY(QList<int> offeredSpots READ offeredSpots CONSTANT)
    Q_PROPERTY(QString closing READ closing NOTIFY texts)
    Q_PROPERTY(QStringList limitCells READ limitCells NOTIFY texts)
    Q_PROPERTY(bool clockwise READ isClockwise NOTIFY wheelChanged)
    Q_PROPERTY(mesaviva::app::RouletteStakeListModel* stakes READ stakes CONSTANT)
    Q_PROPERTY(mesaviva::app::RoulettePlayerListModel* players READ players CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteNumberListModel* lastNumbers READ lastNumbers CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteStatistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteReportModel* lastRound READ lastRound CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteReportModel* result READ result CONSTANT)
    Q_PROPERTY(mesaviva::app::RouletteFavouriteListModel* favourites READ favourites CONSTANT)
    Q_PROPERTY(mesaviva::app::WheelMotion* wheel READ wheel CONSTANT)
    Q_PROPERTY(int drawnPocket READ drawnPocket NOTIFY wheelChanged)
    Q_PROPERTY(QString drawnText READ drawnText NOTIFY wheelChanged)
    Q_PROPERTY(int drawnColour READ drawnColour NOTIFY wheelChanged)
    Q_PROPERTY(int markerPocket READ markerPocket NOTIFY wheelChanged)
    Q_PROPERTY(QString commitment READ commitment NOTIFY roundChanged)
    Q_PROPERTY(double ownStaked READ ownStaked NOTIFY ownChanged)
    Q_PROPERTY(QList<int> sentSpots READ sentSpots NOTIFY sendingChanged)
    Q_PROPERTY(double lastStaked READ lastStaked NOTIFY ownChanged)
    Q_PROPERTY(int ownColour READ ownColour NOTIFY ownChanged)
    Q_PROPERTY(double chipValue READ chipValue NOTIFY ownChanged)
    Q_PROPERTY(QString parolText READ parolText NOTIFY ownChanged)
    Q_PROPERTY(mesaviva::app::ActionState stakeAction READ stakeAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState doubleAction READ doubleAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState spinAction READ spinAction NOTIFY actionsChanged)
    Q_PROPERTY(mesaviva::app::ActionState parolAction READ parolAction NOTIFY actionsChanged)

public:
    /// What needs the player's attention now.
    enum Phase {
        Between, ///< no round; the next one opens soon
        Betting, ///< the ball is at rest, stakes are accepted
        Running, ///< the ball is launched or runs; stakes are accepted while `stakesOpen`
        Drawn,   ///< the number is known and marked, losing chips are swept
        Paying,  ///< winners are paid one after another
        Ending,  ///< all are paid, the round closes
    };
    Q_ENUM(Phase)

    /// The racetrack below the layout; same values as scene::TrackKind.
    enum Track {
        NoTrack,
        FrenchTrack,   ///< numbers with neighbours, and the four series (R25)
        MacauTrack,    ///< nine- and twelve-number sectors (M6)
        ShortcutTrack, ///< series and neighbours as a shortcut (I-O7b)
    };
    Q_ENUM(Track)

    /// Several stakes at once; same values as StakeShortcut.
    enum Shortcut {
        Complete, ///< the number and everything inside the layout that holds it
        Final,    ///< all numbers that end in its last digit
    };
    Q_ENUM(Shortcut)

    /// `file` is the INI file of the favourites; empty: the user's own.
    explicit RouletteTableModel(std::unique_ptr<RouletteSession> tableSession, Pace pace = {},
                                const QString& file = {}, QObject* parent = nullptr);
    ~RouletteTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    AmountPlace amountPlace() const override;
    int round() const override;
    /// The limits of a straight up, in cents.
    qint64 minimum() const override;
    qint64 maximum() const override;
    bool isIndividual() const override;
    QString caption() const override;
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 allowance() const override;
    /// The chips that the player can choose, in cents, ascending: five that suit the table or, where chips
    /// have no value (R7), one, two, five, ten and twenty of the player's.
    QVariantList chipValues() const override;
    QStringList houseRules() const override;
    QString advice() const override;
    ActionState undoAction() const override { return m_offer.undo; }
    ActionState clearAction() const override { return m_offer.clear; }
    ActionState repeatAction() const override { return m_offer.repeat; }
    ActionState allowanceAction() const override { return m_offer.allowance; }
    qint64 stakesDown() const override;
    bool canTakeBack() const override;
    SessionReport sessionReport() const override;
    qint64 wallet() const override { return m_table.ownWallet(); }
    void undo() override;
    void clear() override;
    void takeAllowance() override;
    void leave() override;
    void sitAgain() override;

    Phase phase() const { return m_phase; }
    bool isStakesOpen() const { return m_stakesOpen; }
    /// M6.9 to M6.11: whether the dozens have names, printed on the cloth.
    bool hasNamedDozens() const;
    Track track() const;
    /// 37 or 38.
    int pockets() const;
    /// Whether the wheel is between two layouts (R1).
    bool isDoubleLayout() const;
    /// The layout of this player's stakes: 0 left or 1 right of the wheel; 0 at a single table. Constant for
    /// the session.
    int ownSide() const { return m_people.sideOf(ownColour()); }
    /// roulette::WheelOrder as a number: 0 online 37 and Macau, 1 online 38, 2 casino American, 3 French.
    int wheelOrder() const;
    /// The spots on which the table accepts stakes.
    QList<int> offeredSpots() const;
    /// When stakes close, as text (O14, O15, R20, M3.2).
    QString closing() const;
    /// Each chance with its pay-out and its limits, and the limits over several stakes (O10-O13b, R27, R34,
    /// M7, I-M9): three cells a row, "Cavalo", "17 para 1", "1,00 pts – 60,00 pts".
    QStringList limitCells() const;
    /// The direction of the ball in this round, or in the last one.
    bool isClockwise() const;

    RouletteStakeListModel* stakes() { return &m_stakes; }
    RoulettePlayerListModel* players() { return &m_players; }
    RouletteNumberListModel* lastNumbers() { return &m_lastNumbers; }
    RouletteStatistics* statistics() { return &m_statistics; }
    /// O24: the last closed round.
    RouletteReportModel* lastRound() { return &m_lastRound; }
    /// The round's result, stake by stake, from this player's settlement to the next opening; at an
    /// individual wheel, until the next stake.
    RouletteReportModel* result() { return &m_result; }
    RouletteFavouriteListModel* favourites() { return &m_favourites; }
    WheelMotion* wheel() { return &m_wheel; }

    /// The number of this round, by index (37 is 00); -1: not drawn yet.
    int drawnPocket() const;
    /// "17"; empty: not drawn yet.
    QString drawnText() const;
    /// RouletteNumberListModel::Colour; -1: not drawn yet.
    int drawnColour() const;
    /// The position of the marker (R23, O16, M4), by index, from the drawing until betting opens again; -1:
    /// none.
    int markerPocket() const { return m_marker; }
    /// The commitment of the running round (hex).
    QString commitment() const { return m_table.commitment(); }

    /// This player's stakes in this round, in cents.
    qint64 ownStaked() const;
    /// The spots to which chips of this player are moving.
    QList<int> sentSpots() const;
    /// The cost of repeating the last stakes, in cents.
    qint64 lastStaked() const;
    /// The colour of this player's chips, 0 to 9.
    int ownColour() const;
    /// The value of one of this player's value-less chips (R9), in cents; 0 where chips have a value.
    qint64 chipValue() const;
    /// The ordered parol as text; empty: none.
    QString parolText() const;

    /// Whether a chip can be placed anywhere; previewStake() answers for a single place.
    ActionState stakeAction() const { return m_offer.stake; }
    ActionState doubleAction() const { return m_offer.twice; }
    ActionState spinAction() const { return m_offer.spin; }
    ActionState parolAction() const { return m_offer.parol; }

    /// Describes a spot and this player's stake on it.
    Q_INVOKABLE mesaviva::app::StakeInfo spotInfo(int spot) const;
    /// Describes a place of the racetrack; `chips` is the number of chips on a number with its neighbours: 3,
    /// 5 or 7.
    Q_INVOKABLE mesaviva::app::StakeInfo trackInfo(int code, int chips) const;
    /// Returns whether `cents` more would be accepted there, and if not, why.
    Q_INVOKABLE mesaviva::app::ActionState previewStake(int spot, qint64 cents) const;
    Q_INVOKABLE mesaviva::app::ActionState previewTrack(int code, qint64 chip, int chips) const;
    Q_INVOKABLE mesaviva::app::ActionState previewFavourite(int row) const;
    /// What a shortcut (Shortcut) for a number stakes with chips of `chip` cents: "40 chips, 20,00 pts".
    Q_INVOKABLE QString shortcutText(int shortcut, int number, qint64 chip) const;
    Q_INVOKABLE mesaviva::app::ActionState previewShortcut(int shortcut, int number, qint64 chip) const;
    Q_INVOKABLE void placeShortcut(int shortcut, int number, qint64 chip);
    /// A number as written: `17`, `00`.
    Q_INVOKABLE QString pocketText(int pocket) const;

    Q_INVOKABLE void placeStake(int spot, qint64 cents);
    /// Stakes at a place of the racetrack: `chip` is the value of each chip in cents, also of a sector's only
    /// chip; `chips` as for trackInfo().
    Q_INVOKABLE void placeTrack(int code, qint64 chip, int chips);
    /// Moves all single chips of a spot to another one.
    Q_INVOKABLE void moveStake(int from, int to);
    /// Takes up the chips of a spot: single ones first, then a whole group that has a part there (I-R34c).
    Q_INVOKABLE void takeStake(int spot);
    /// Takes up the stake of a place of the racetrack; has no effect where groups have no name of their own.
    /// `chips` as for trackInfo().
    Q_INVOKABLE void takeTrack(int code, int chips);
    /// Refuses a stake on the racetrack's ends, which belong to none of Macau's twelve-number sectors (I-M6).
    Q_INVOKABLE void refuseOffSector();
    /// Hides the result of the last round; otherwise it stays until the next stake.
    Q_INVOKABLE void dismissResult();
    Q_INVOKABLE void repeatStakes();
    Q_INVOKABLE void doubleStakes();
    /// R28: asks for a parol on every series that has won.
    Q_INVOKABLE void orderParol();
    /// Launches the ball at an individual wheel (O15).
    Q_INVOKABLE void spin();
    /// Puts the last stakes down again, unless some are down, and launches the ball.
    Q_INVOKABLE void spinAgain();
    /// Saves the present or the last stakes under a name; returns whether that was possible.
    Q_INVOKABLE bool saveFavourite(const QString& name);
    Q_INVOKABLE void placeFavourite(int row);
    Q_INVOKABLE void removeFavourite(int row);
    /// Recomputes the results of the favourites from the record, on a worker thread.
    Q_INVOKABLE void countFavourites();

    /// From now on, reads the numbers of earlier sessions and the results of favourites from the record, on a
    /// worker thread. The keeper must outlive the model.
    void readPastFrom(RecordKeeper& keeper);

    /// The source of the table's events, for the event log.
    RouletteSession& tableSession() const override { return m_table.tableSession(); }
    /// The state folded from the delivered events.
    const roulette::State& delivered() const { return m_table.state(); }

signals:
    void phaseChanged();
    /// The ball's direction, the number or the marker has changed.
    void wheelChanged();
    /// Keyboard focus must move to a spot of the layout or a place of the racetrack; -1: not there.
    void sought(int spot, int place);

protected:
    bool isPlaying() const override;
    bool isLeaving() const override { return ownPlayer().leaving; }
    /// O14, R20: stakes can be changed for a few more seconds only.
    bool isPressed() const override { return m_stakesOpen && ownStaked() > 0 && isPeriodEnding(); }
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
    void sweep() override { m_stakes.removeLeft(); }
    void retranslateMore() override;

private:
    /// The timers shown.
    enum Timer { BettingTime };
    struct EventReader;
    /// Access to the record for questions about earlier sessions.
    struct Past {
        Past(RouletteTableModel& table, RecordKeeper& from) : keeper(from), query(table) {}

        RecordKeeper& keeper;
        RecordQuery query;
    };

    void read(const Recorded<roulette::Event>& entry, bool past);
    void readEarlier();
    void readNumbers();
    roulette::NumberHistory allNumbers() const;
    void forget();
    std::function<void()> snapshot();
    void showPresent();
    void noteArrival(const roulette::PlayerJoined& event);
    void clearResult();
    /// `entries` are the round's events up to the settlement.
    void noteSettlement(const roulette::Settled& event, std::span<const Recorded<roulette::Event>> entries);
    void noteWarning(const roulette::SessionWarned& event);
    void noteEnd(const roulette::SessionEnded& event);
    void noteText(const roulette::Announced& event);
    void showLastRound(std::span<const Recorded<roulette::Event>> entries);
    void readReport(RouletteReportModel& report, std::span<const Recorded<roulette::Event>> entries);
    void submit(roulette::Action action, const roulette::Command& command);
    /// Does nothing without a command.
    void submitIf(roulette::Action action, const std::optional<roulette::Command>& command);
    ActionState preview(roulette::Action action, const std::optional<roulette::Command>& command) const;
    std::optional<roulette::Command> favourite(int row) const;
    std::optional<roulette::Command> shortcutOf(int shortcut, int number, qint64 chip) const;
    void refreshPhase();
    void refreshActions();
    /// The direction of the next ball (R21).
    roulette::Turn nextDirection() const;
    const roulette::State& state() const { return m_table.state(); }
    const roulette::Settings& settings() const { return m_table.settings(); }
    const roulette::Player& ownPlayer() const { return m_table.ownPlayer(); }
    RouletteRequests requests() const { return {m_table, time().now()}; }

    PlayedTable<RouletteSession> m_table;
    RoulettePeople m_people{m_table};
    RouletteStakeListModel m_stakes;
    RoulettePlayerListModel m_players;
    RouletteNumberListModel m_lastNumbers;
    RouletteStatistics m_statistics;
    RouletteReportModel m_lastRound;
    RouletteReportModel m_result;
    RouletteFavouriteListModel m_favourites;
    WheelMotion m_wheel;
    Phase m_phase = Between;
    bool m_stakesOpen = false;
    roulette::Turn m_direction = roulette::Turn::clockwise;
    int m_marker = -1;
    RouletteOffer m_offer;
    std::optional<roulette::Announced> m_announced;
    bool m_ownSettled = false;         ///< in this round
    roulette::NumberHistory m_earlier; ///< the numbers of earlier sessions
    std::unique_ptr<Past> m_past;      ///< null: not used. Destroyed first: its answers call back
};

} // namespace mesaviva::app
