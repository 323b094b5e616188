// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "app/games/roulette/roulette_people.h"
#include "app/games/roulette/roulette_requests.h"
#include "engine/games/roulette/events.h"
#endif

#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/table/table_model.h"
#include "app/games/roulette/roulette_favourite_list_model.h"
#include "app/games/roulette/roulette_number_list_model.h"
#include "app/games/roulette/roulette_player_list_model.h"
#include "app/games/roulette/roulette_report_model.h"
#include "app/games/roulette/roulette_stake_list_model.h"
#include "app/games/roulette/roulette_statistics.h"
#include "app/games/roulette/stake_info.h"
#include "app/games/roulette/wheel_motion.h"

#include <QList>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// One table of American roulette as this player sees it.
///
/// Places of the layout have the numbers of the engine's spots. Places of the racetrack have codes: 0 to 37 a
/// number with its neighbours (37 is 00), 100 to 103 the series grande, zero, pequena, vadios, 200 to 203
/// Macau's nine-number sectors from the zero on clockwise, 204 and 205 the twelve-number ones 20 to 1 and 19
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
    /// What the player should look at now.
    enum Phase {
        Between, ///< no round; the next one opens soon
        Betting, ///< the ball lies, stakes are taken
        Running, ///< the ball is launched or runs; stakes are taken as long as `stakesOpen`
        Drawn,   ///< the number is known, the marker stands on it, losing chips are swept
        Paying,  ///< winners are paid one after the other
        Ending,  ///< all is paid, the round closes
    };
    Q_ENUM(Phase)

    /// What is staked on below the layout; the same numbers as the scene's.
    enum Track {
        NoTrack,
        FrenchTrack,   ///< numbers with neighbours, and the four series (R25)
        MacauTrack,    ///< nine- and twelve-number sectors (M6)
        ShortcutTrack, ///< series and neighbours as a shortcut (I-O7b)
    };
    Q_ENUM(Track)

    /// `file` is the INI file in which favourites are remembered; empty: the user's own.
    explicit RouletteTableModel(std::unique_ptr<RouletteSession> tableSession, Pace pace = {},
                                const QString& file = {}, QObject* parent = nullptr);
    ~RouletteTableModel() override;

    QString title() const override;
    QString rulesName() const override;
    AmountPlace amountPlace() const override;
    int round() const override;
    /// The limits of a straight up.
    qint64 minimum() const override;
    qint64 maximum() const override;
    bool isIndividual() const override;
    QString caption() const override;
    QString periodName() const override;
    bool isPeriodWarning() const override;
    qint64 allowance() const override;
    /// The chips that the player can pick, in cents, from small to large: five that suit the table, or where
    /// chips have no value (R7) one, two, five, ten and twenty of the player's.
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
    /// M6.9 to M6.11: the dozens have names of their own, which the cloth prints.
    bool hasNamedDozens() const;
    Track track() const;
    /// 37 or 38.
    int pockets() const;
    /// Whether the wheel stands between two layouts (R1).
    bool isDoubleLayout() const;
    /// The layout on which this player stakes: 0 left or 1 right of the wheel; 0 at a single table. The same
    /// for the whole session.
    int ownSide() const { return m_people.sideOf(ownColour()); }
    /// roulette::WheelOrder as a number: 0 online 37 and Macau, 1 online 38, 2 casino American, 3 French.
    int wheelOrder() const;
    /// The spots that the table takes stakes on.
    QList<int> offeredSpots() const;
    /// When stakes close, in words (M9).
    QString closing() const;
    /// Each chance with its pay-out and its limits, and the limits over several stakes (O10-O13b, R27, R34,
    /// M7, M9): three cells a row, "Cavalo", "17 para 1", "1,00 pts – 60,00 pts".
    QStringList limitCells() const;
    /// Which way the ball of this round runs, or of the last one.
    bool isClockwise() const;

    RouletteStakeListModel* stakes() { return &m_stakes; }
    RoulettePlayerListModel* players() { return &m_players; }
    RouletteNumberListModel* lastNumbers() { return &m_lastNumbers; }
    RouletteStatistics* statistics() { return &m_statistics; }
    /// O24: the last closed round.
    RouletteReportModel* lastRound() { return &m_lastRound; }
    /// The round's result, stake by stake, from this player's settlement to the next opening; at an
    /// individual wheel, where nothing presses, to the next stake.
    RouletteReportModel* result() { return &m_result; }
    RouletteFavouriteListModel* favourites() { return &m_favourites; }
    WheelMotion* wheel() { return &m_wheel; }

    /// The number of this round, by index (37 is 00); -1: not drawn yet.
    int drawnPocket() const;
    /// "17"; empty: not drawn yet.
    QString drawnText() const;
    /// RouletteNumberListModel::Colour; -1: not drawn yet.
    int drawnColour() const;
    /// Where the marker stands (R23, O16, M4), by index; from the drawing until betting opens again; -1:
    /// nowhere.
    int markerPocket() const { return m_marker; }
    /// What the running round is committed to (hex).
    QString commitment() const { return m_table.commitment(); }

    /// What this player has on the layout in this round, in cents.
    qint64 ownStaked() const;
    /// The spots to which chips of this player are on their way.
    QList<int> sentSpots() const;
    /// What repeating the last stakes takes, in cents.
    qint64 lastStaked() const;
    /// The colour of this player's chips, 0 to 9.
    int ownColour() const;
    /// What one of this player's value-less chips is worth (R9), in cents; 0 where chips have a value.
    qint64 chipValue() const;
    /// The parol that is ordered, in words; empty: none.
    QString parolText() const;

    /// Whether a chip could be put anywhere at all; a single place's answer is previewStake().
    ActionState stakeAction() const { return m_offer.stake; }
    ActionState doubleAction() const { return m_offer.twice; }
    ActionState spinAction() const { return m_offer.spin; }
    ActionState parolAction() const { return m_offer.parol; }

    /// What a spot is, and what this player has there.
    Q_INVOKABLE mesaviva::app::StakeInfo spotInfo(int spot) const;
    /// What a place of the racetrack is; `chips` is how many a number with its neighbours takes: 3, 5 or 7.
    Q_INVOKABLE mesaviva::app::StakeInfo trackInfo(int code, int chips) const;
    /// Whether `cents` more would be taken there, and if not, why.
    Q_INVOKABLE mesaviva::app::ActionState previewStake(int spot, qint64 cents) const;
    Q_INVOKABLE mesaviva::app::ActionState previewTrack(int code, qint64 chip, int chips) const;
    Q_INVOKABLE mesaviva::app::ActionState previewFavourite(int row) const;
    /// A number as written: `17`, `00`.
    Q_INVOKABLE QString pocketText(int pocket) const;

    Q_INVOKABLE void placeStake(int spot, qint64 cents);
    /// Stakes at a place of the racetrack: `chip` is the value of each chip, in cents, also of a sector's
    /// only one; `chips` as for trackInfo().
    Q_INVOKABLE void placeTrack(int code, qint64 chip, int chips);
    /// Moves all single chips of a spot to another one.
    Q_INVOKABLE void moveStake(int from, int to);
    /// Takes up the chips of a spot: the single ones first, then a group with a part there, whole (I-R34c).
    Q_INVOKABLE void takeStake(int spot);
    /// Takes up what lies in the name of a place of the racetrack; where groups have no name of their own
    /// nothing does. `chips` as for trackInfo().
    Q_INVOKABLE void takeTrack(int code, int chips);
    /// Tells that the racetrack's ends are in none of Macau's twelve-number sectors (I-M6).
    Q_INVOKABLE void refuseOffSector();
    /// Puts the result of the last round away, where it stays until then or until the next stake.
    Q_INVOKABLE void dismissResult();
    Q_INVOKABLE void repeatStakes();
    Q_INVOKABLE void doubleStakes();
    /// R28: asks for a parol on every series that has won.
    Q_INVOKABLE void orderParol();
    /// Launches the ball at an individual wheel (O15).
    Q_INVOKABLE void spin();
    /// Remembers what lies, or what lay last, under a name; says whether it is done.
    Q_INVOKABLE bool saveFavourite(const QString& name);
    Q_INVOKABLE void placeFavourite(int row);
    Q_INVOKABLE void removeFavourite(int row);
    /// Counts anew, beside the window, what favourites have brought by the record.
    Q_INVOKABLE void countFavourites();

    /// From now on numbers of earlier sessions, and what favourites have brought, are read from the record,
    /// beside the window. The keeper must live longer.
    void lookBack(RecordKeeper& keeper);

    /// Where the table's events come from, for who traces them.
    RouletteSession& tableSession() const { return m_table.tableSession(); }
    /// The table as what was delivered makes it.
    const roulette::State& delivered() const { return m_table.state(); }

signals:
    void phaseChanged();
    /// The direction, the number or the marker.
    void wheelChanged();
    /// The keyboard is to go to a spot of the layout, or to a place of the racetrack; -1: not there.
    void sought(int spot, int place);

protected:
    TableSession& tableSession() const override { return m_table.tableSession(); }
    bool isPlaying() const override;
    bool isLeaving() const override { return ownPlayer().leaving; }
    /// O14, R20: what lies can be changed for some seconds yet, and never afterwards.
    bool isPressed() const override { return m_stakesOpen && ownStaked() > 0 && isPeriodEnding(); }
    SessionSummary runningSummary() const override;
    const Session* idleSession() const override;
    const IdleRules& idleRules() const override { return settings().idle; }
    QStringList leavingRules() const override;
    void leaveUnheard() override;
    bool isAhead() const override { return m_table.isSending(); }
    qint64 walletAhead() const override { return m_table.walletAhead(); }
    void refresh() override;
    void tellMore(const std::vector<TableEvent>& events) override;
    void sweep() override { m_stakes.removeLeft(); }
    void retranslateMore() override;

private:
    /// What a timer counts.
    enum Timer { BettingTime };
    struct EventReader;
    /// The record, which is asked about earlier sessions.
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
    std::function<void()> keep();
    void showPresent();
    void noteArrival(const roulette::PlayerJoined& event);
    void clearResult();
    /// `entries` are the round's up to the settlement.
    void noteSettlement(const roulette::Settled& event, std::span<const Recorded<roulette::Event>> entries);
    void noteWarning(const roulette::SessionWarned& event);
    void noteEnd(const roulette::SessionEnded& event);
    void noteText(const roulette::Announced& event);
    void showLastRound(std::span<const Recorded<roulette::Event>> entries);
    void readReport(RouletteReportModel& report, std::span<const Recorded<roulette::Event>> entries);
    void submit(roulette::Action action, const roulette::Command& command);
    /// Nothing without a command.
    void submitIf(roulette::Action action, const std::optional<roulette::Command>& command);
    ActionState preview(roulette::Action action, const std::optional<roulette::Command>& command) const;
    std::optional<roulette::Command> favourite(int row) const;
    void refreshPhase();
    void refreshActions();
    /// Which way the next ball will run (R21).
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
    std::unique_ptr<Past> m_past;      ///< null: nothing is asked. It goes first: its answers call back
};

} // namespace mesaviva::app
