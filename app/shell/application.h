// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/gallery/scenario_gallery_model.h"
#include "app/core/game/house_games.h"
#include "app/core/game/player_points.h"
#include "app/core/history/left_behind.h"
#include "app/core/history/record_history_model.h"
#include "app/core/history/recorded_reading.h"
#include "app/core/history/round_sheet_model.h"
#include "app/core/history/sitting_replay.h"
#include "app/core/reader/announcer.h"
#include "app/core/reader/focus_reader.h"
#include "app/core/reader/hearing_devices.h"
#include "app/core/reader/hearing_settings.h"
#include "app/core/reader/reader.h"
#include "app/core/record/record_copy.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/record/record_retention.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/settings/app_settings.h"
#include "app/core/study/study_desk.h"
#include "app/core/table/table_model.h"
#include "app/core/text/language.h"
#include "app/desks/inspect/cases/dispute_desk.h"
#include "app/desks/inspect/cases/recall_desk.h"
#include "app/desks/inspect/fairness/fairness_desk.h"
#include "app/desks/inspect/faults/faulty_rounds.h"
#include "app/desks/inspect/file/inspection_file.h"
#include "app/desks/inspect/inspector_desk.h"
#include "app/desks/inspect/report/report_desk.h"
#include "app/desks/teach/croupier/house_croupiers.h"
#include "app/desks/teach/drills/drill_desk.h"
#include "app/desks/teach/drills/drill_reader.h"
#include "app/desks/teach/equipment/equipment_desk.h"
#include "app/desks/teach/lessons/lesson_desk.h"
#include "app/desks/teach/lessons/lesson_editor.h"
#include "app/desks/teach/results/results_desk.h"
#include "app/desks/teach/table_test/table_test_desk.h"
#include "app/media/voice/voice.h"
#include "app/shell/house_desks.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/record/round_link.h"
#endif

#include <QList>
#include <QObject>
#include <QPointer>
#include <QUrl>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Builds everything, owns it and hands it to QML: settings, games, points, rulebook, the open table.
class Application : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(HouseApplication) // QtQuick has an Application of its own
    QML_UNCREATABLE("made by main()")
    Q_PROPERTY(mesaviva::app::TableModel* table READ table NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::HouseGame* tableGame READ tableGame NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::HouseGames* games READ games CONSTANT)
    Q_PROPERTY(mesaviva::app::HouseDesks* desks READ desks CONSTANT)
    Q_PROPERTY(mesaviva::app::InspectorDesk* inspector READ inspector CONSTANT)
    Q_PROPERTY(mesaviva::app::FairnessDesk* fairness READ fairness CONSTANT)
    Q_PROPERTY(mesaviva::app::RecallDesk* recall READ recall CONSTANT)
    Q_PROPERTY(mesaviva::app::DisputeDesk* disputes READ disputes CONSTANT)
    Q_PROPERTY(mesaviva::app::ReportDesk* report READ report CONSTANT)
    Q_PROPERTY(mesaviva::app::PlayerPoints* points READ points CONSTANT)
    Q_PROPERTY(mesaviva::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(mesaviva::app::HearingSettings* hearing READ hearing CONSTANT)
    Q_PROPERTY(mesaviva::app::HearingDevices* hearingDevices READ hearingDevices CONSTANT)
    Q_PROPERTY(mesaviva::app::Reader* reader READ reader CONSTANT)
    Q_PROPERTY(mesaviva::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordKeeper* record READ record CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordRetention* retention READ retention CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordCopy* recordCopy READ recordCopy CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordHistoryModel* history READ history CONSTANT)
    Q_PROPERTY(mesaviva::app::RoundSheetModel* sheet READ sheet CONSTANT)
    Q_PROPERTY(mesaviva::app::DrillDesk* drills READ drills CONSTANT)
    Q_PROPERTY(mesaviva::app::HouseCroupiers* croupiers READ croupiers CONSTANT)
    Q_PROPERTY(mesaviva::app::TableTestDesk* tableTest READ tableTest CONSTANT)
    Q_PROPERTY(mesaviva::app::ResultsDesk* results READ results CONSTANT)
    Q_PROPERTY(mesaviva::app::EquipmentDesk* equipment READ equipment CONSTANT)
    Q_PROPERTY(mesaviva::app::ScenarioGalleryModel* gallery READ gallery CONSTANT)
    Q_PROPERTY(mesaviva::app::SittingReplay* sitting READ sitting CONSTANT)
    Q_PROPERTY(mesaviva::app::Tutor* tutor READ tutor NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::LessonDesk* lessons READ lessons CONSTANT)
    Q_PROPERTY(mesaviva::app::LessonEditor* editor READ editor CONSTANT)
    Q_PROPERTY(mesaviva::app::StudyDesk* studies READ studies CONSTANT)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString recovery READ recovery NOTIFY recoveryChanged)
    Q_PROPERTY(QString recoveredRound READ recoveredRound NOTIFY recoveryChanged)
    Q_PROPERTY(bool canSitDownAgain READ canSitDownAgain NOTIFY recoveryChanged)
    Q_PROPERTY(QString leftBehind READ leftBehind NOTIFY leftBehindChanged)
    Q_PROPERTY(QString leftInPlay READ leftInPlay NOTIFY leftBehindChanged)
    Q_PROPERTY(QString leftBehindRule READ leftBehindRule NOTIFY leftBehindChanged)
    Q_PROPERTY(QString recordedRefusal READ recordedRefusal NOTIFY recordedRefusalChanged)
    Q_PROPERTY(QString complaintRefusal READ complaintRefusal NOTIFY complaintRefusalChanged)
    Q_PROPERTY(bool reading READ isReading NOTIFY readingChanged)
    Q_PROPERTY(double readingProgress READ readingProgress NOTIFY readingChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    explicit Application(QObject* parent = nullptr);
    ~Application() override;

    /// The open table, whatever its game; null in the lobby.
    TableModel* table() { return m_table.get(); }
    /// The open table, if it is of this kind; else null.
    template <class Table>
    Table* tableAs() {
        return qobject_cast<Table*>(m_table.get());
    }
    /// The open table's game; null in the lobby.
    HouseGame* tableGame() { return m_table ? &m_games.of(*m_table) : nullptr; }
    HouseGames* games() { return &m_games; }
    /// The doors of the lobby.
    HouseDesks* desks() { return &m_desks; }
    /// What stands beside the open table for who inspects it.
    InspectorDesk* inspector() { return &m_inspector; }
    /// Whether rounds on record were fair.
    FairnessDesk* fairness() { return &m_fairness; }
    /// Any round on record, complaints about rounds, and the file of an inspection.
    RecallDesk* recall() { return &m_recall; }
    DisputeDesk* disputes() { return &m_disputes; }
    ReportDesk* report() { return &m_report; }
    PlayerPoints* points() { return &m_points; }
    AppSettings* settings() { return &m_settings; }
    HearingSettings* hearing() { return &m_hearing; }
    HearingDevices* hearingDevices() { return &m_hearingDevices; }
    Reader* reader() { return &m_reader; }
    RulebookModel* rulebook() { return &m_rulebook; }
    RecordKeeper* record() { return &m_record; }
    RecordRetention* retention() { return &m_retention; }
    RecordCopy* recordCopy() { return &m_recordCopy; }
    RecordHistoryModel* history() { return &m_history; }
    RoundSheetModel* sheet() { return &m_sheet; }
    /// What is practised at the trainer's desk.
    DrillDesk* drills() { return &m_drills; }
    /// The tables at which the trainee is the croupier.
    HouseCroupiers* croupiers() { return &m_croupiers; }
    /// The table test, at one of them.
    TableTestDesk* tableTest() { return &m_tableTest; }
    /// Who practises, and what all of that came to.
    ResultsDesk* results() { return &m_results; }
    /// Tables with real wheels, cards and balls.
    EquipmentDesk* equipment() { return &m_equipment; }
    /// The scenarios that come with the program.
    ScenarioGalleryModel* gallery() { return &m_gallery; }
    /// The rounds of this sitting, and the one that is played again beside the live table.
    SittingReplay* sitting() { return &m_sitting; }
    /// What is told beside the open table; null where that is no learning table.
    Tutor* tutor() { return m_tutor.get(); }
    /// The lessons at the trainer's desk, and what stands beside one that is at the table.
    LessonDesk* lessons() { return &m_lessons; }
    /// Where lessons are written.
    LessonEditor* editor() { return &m_editor; }
    /// Several rounds in a file, with notes, and what stands beside one that is at the table.
    StudyDesk* studies() { return &m_studies; }
    /// What is heard of the program.
    Voice& voice() { return m_voice; }
    QString language() const { return m_language.code(); }
    void setLanguage(const QString& code);
    static QString version();

    /// Moves a window to a screen on which another one does not lie; false: there is no other screen.
    Q_INVOKABLE static bool toOtherScreen(QWindow* window, QWindow* beside);

    /// Opens the table that is chosen in the lobby, and sits down; one that breaks a rule does not open.
    Q_INVOKABLE void openTable();
    /// Opens the learning table of a game, by its key; a game without one opens none. Its points are
    /// nobody's.
    Q_INVOKABLE void openLearningTable(const QString& game);
    /// Opens a scenario file at the table; returns why not, in words, or nothing.
    Q_INVOKABLE QString openScenario(const QUrl& file);
    /// Plays one of the scenarios that come with the program, such as `poker/folded`; returns why not, in
    /// words, or nothing.
    Q_INVOKABLE QString playShipped(const QString& name);
    /// Plays the scenario that is chosen in the gallery; who comes back from it finds the gallery as it was.
    Q_INVOKABLE void playChosen();
    /// Shows it to a class instead, as the lesson desk shows lessons; one comes back in the same way.
    Q_INVOKABLE void presentChosen();
    /// Whether somebody comes back from there; asking forgets it.
    Q_INVOKABLE bool takeReturn();
    /// Shows a round on record to a class: a round's id, for who asks from the history, or a link to a moment
    /// of it, at which it begins. Who is done with it comes back to where it was asked for: the history, or
    /// the repetition that is open. LessonDesk::notPresented() where the round can't be shown.
    Q_INVOKABLE void presentRound(const QString& moment);
    /// Whether somebody comes back to the history; asking forgets it.
    Q_INVOKABLE bool takeHistoryReturn();
    /// What became of rounds that a killed program had left running, and of this player's place, in words;
    /// empty: there were none.
    QString recovery() const;
    /// The last of those rounds in which this player had staked, for instance `3-12`; empty: there is none.
    QString recoveredRound() const;
    /// This player's place at the table at which the program was killed is still there.
    bool canSitDownAgain() const { return m_record.seat() != nullptr; }
    /// Takes it, at the same table, with the same people and points.
    Q_INVOKABLE void sitDownAgain();
    /// Leaves it for good.
    Q_INVOKABLE void leaveSeat();
    /// The summary of each session that has ended away from its table, maybe with the program, and what came
    /// of the stakes that lay (P39, O26, B52, I-P35), in words; empty: none has, it has been read, or the
    /// record is not open yet.
    QString leftBehind() const;
    /// The rule for it, such as `P39`.
    QString leftBehindRule() const;
    Q_INVOKABLE void forgetLeftBehind();
    /// Where stakes are in play that the player has left, in words; empty: there are none.
    QString leftInPlay() const;
    /// Goes back to them.
    Q_INVOKABLE void returnToLeft();
    /// Has the record opened and such rounds ended by the rules, beside everything else; recovered() follows
    /// where there were some. A table that is asked for meanwhile opens afterwards.
    Q_INVOKABLE void recover();

    /// Whether a file is a record of rounds, and so no scenario.
    Q_INVOKABLE static bool isRecord(const QUrl& file);
    /// Opens a round of the history's list, to be played again, once it has been read beside everything else;
    /// recordedRefused() where that can't be done.
    Q_INVOKABLE void openRecorded(int row);
    /// The same with a round's id.
    Q_INVOKABLE void watchRound(const QString& round);
    /// Opens a round of the record, to be played again, paused where the link says, as openRecorded() does.
    void openLink(const record::RoundLink& link, double speed);
    /// The same with a link to a moment as words, from the inspector's desk, which is there again afterwards.
    Q_INVOKABLE void openMoment(const QString& link);
    /// Begins the complaint about the round that the inspector's desk shows, at the event that is looked at;
    /// false where there is none, or no room for it.
    Q_INVOKABLE bool complain();
    /// The same about the round of a repetition, at the moment that the link leads to; complaintBegun()
    /// follows once the round has been read, or complaintRefused().
    Q_INVOKABLE void complainAbout(const QString& link);
    /// Why no complaint could be begun last, in words.
    QString complaintRefusal() const;
    /// Whether a round is being read, how far it is (0 to 1), and to read no more of it.
    bool isReading() const { return m_reading.isBusy(); }
    double readingProgress() const { return m_reading.progress(); }
    Q_INVOKABLE void cancelReading();
    /// Why a round on record could not be opened last, in words.
    QString recordedRefusal() const;
    /// Plays a scenario at the table, `speed` times as fast as the table's own time.
    void playScenario(scenario::Scenario scenario, double speed);
    /// Plays the scenario that is at the table from its beginning.
    Q_INVOKABLE void playAgain();
    /// Shows a table that somebody else has made, and what is told beside it, if it is one to learn at.
    void showTable(std::unique_ptr<TableModel> table, std::unique_ptr<Tutor> tutor = nullptr);
    /// Leaves the table for the lobby; the points go along.
    Q_INVOKABLE void closeTable();

signals:
    void tableChanged();
    void languageChanged();
    /// All that is written is to be read anew: in another language, or with amounts in another unit.
    void wordsChanged();
    /// Rounds were ended that had been interrupted, or a place is still this player's.
    void recovered();
    void recoveryChanged();
    void leftBehindChanged();
    void readingChanged();
    /// A round that was to be opened can't be read; recordedRefusal() says why.
    void recordedRefused();
    void recordedRefusalChanged();
    /// A complaint is at hand that complainAbout() was asked for.
    void complaintBegun();
    /// None could be begun; complaintRefusal() says why.
    void complaintRefused();
    void complaintRefusalChanged();

private:
    void show(OpenedTable opened);
    bool keepsPoints() const {
        return m_table && !m_table->isScenario() && !m_table->isObserved() && !m_tutor &&
               !m_equipment.isAt(m_table.get());
    }
    void present(const record::RoundLink& link, const PresentedFrom& from);
    void readRecorded(const record::RoundRow& round, std::function<void()> shown);
    void refuseRecorded(std::optional<record::FaultKind> fault);
    void refuseComplaint(DisputeDesk::Begun why, std::optional<record::FaultKind> fault = {});
    void endOfLink();
    void follow(const record::RoundLink& link, const std::optional<record::RoundRow>& round, double speed);
    void tellRecovered();
    void leaveUnrecorded();
    void openAgain();
    void decideKeeping();
    QString toldOf(const RecoveredRound& round) const;
    QString toldOf(const SessionReport& report) const;
    OpenedTable openSeat(const RecoveredSeat& seat, bool mayBeginAnew);
    void endSession(TableModel& table);
    void keepReport(const SessionReport& report);
    QString gameTitle(const std::string& game) const;
    void inspect(bool fromLobby);
    void noteInspected();
    TableModel* heardTable();
    void leaveTable();
    void openChosen(bool observes);
    void takeLeftRound(const LeftRound& left);
    void collectLeftRounds();
    bool placeAmounts();
    void writeAnew();
    void markInjected(std::uint64_t round);
    void readAsLobby();
    void readDrill();
    void readBeside();

    Language m_language;
    AppSettings m_settings;
    HearingSettings m_hearing;
    RecordKeeper m_record;
    RecordRetention m_retention;
    RecordCopy m_recordCopy;
    PlayerPoints m_points;
    HouseGames m_games;
    HouseDesks m_desks;
    RecordHistoryModel m_history;
    RoundSheetModel m_sheet;
    FairnessDesk m_fairness;
    RulebookModel m_rulebook;
    DrillDesk m_drills;
    HouseCroupiers m_croupiers;
    TableTestDesk m_tableTest;
    EquipmentDesk m_equipment{m_record};
    DrillReader m_drillReader{m_drills};
    LeftBehind m_leftBehind;
    std::vector<LeftRound> m_leftRounds; ///< closed while the points are at another table
    ScenarioGalleryModel m_gallery;
    LessonDesk m_lessons;
    ResultsDesk m_results{{m_drills, m_croupiers.results(), m_tableTest, m_lessons}, m_games};
    LessonEditor m_editor;
    StudyDesk m_studies;
    std::optional<qint64> m_recoveredPoints;          ///< what the player had after recovered()
    std::optional<record::FaultKind> m_recordedFault; ///< nothing: the round is not there
    DisputeDesk::Begun m_complaintBar = DisputeDesk::Begun::done;
    std::optional<record::FaultKind> m_complaintFault; ///< the record can't be read
    bool m_toHistory = false;                          ///< who leaves the table comes back there
    bool m_translates = false;                         ///< words are being written anew
    bool m_sitsDown = false;                           ///< once the record has been opened
    HouseGame::Opener m_openAgain;                     ///< the same: a table like the one that was left
    bool m_followsLink = false;                        ///< until its round is there, or is not shown
    RecordedReading m_reading;
    Voice m_voice;
    Announcer m_announcer;
    HearingDevices m_hearingDevices;
    Reader m_reader;
    FocusReader m_focusReader;
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<Tutor> m_tutor;
    std::optional<scenario::Scenario> m_scenario; ///< the last one that was played
    SittingReplay m_sitting;
    InspectorDesk m_inspector;
    InspectionFile m_inspectionFile;
    FaultyRounds m_faultyRounds;
    RecallDesk m_recall;
    DisputeDesk m_disputes;
    ReportDesk m_report;
    bool m_inspecting = false;          ///< the table was opened by the inspector's door
    Subscription m_recordHeard;         ///< goes before what it tells
    QList<QPointer<TableModel>> m_left; ///< tables whose pages have still to go
    RecordQuery m_query;
};

} // namespace mesaviva::app
