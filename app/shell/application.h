// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk_registry.h"
#include "app/core/gallery/scenario_gallery_model.h"
#include "app/core/game/game_registry.h"
#include "app/core/game/player_points.h"
#include "app/core/history/record_history_model.h"
#include "app/core/history/recorded_replay.h"
#include "app/core/history/round_sheet_model.h"
#include "app/core/learn/tutor.h"
#include "app/core/reader/announcer.h"
#include "app/core/reader/focus_reader.h"
#include "app/core/reader/hearing_settings.h"
#include "app/core/reader/reader.h"
#include "app/core/record/record_copy.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/record/record_retention.h"
#include "app/core/rulebook/rulebook_model.h"
#include "app/core/settings/app_settings.h"
#include "app/core/settings/play_reminder.h"
#include "app/core/study/study_desk.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_model.h"
#include "app/core/text/language.h"
#include "app/media/voice/voice.h"
#include "app/shell/session_recovery.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/rows.h"
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

/// Constructs and owns everything that QML uses: settings, games, desks, record, rulebook, the open table.
class Application : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(MesaVivaApplication) // QtQuick has an Application of its own
    QML_UNCREATABLE("made by main()")
    Q_PROPERTY(mesaviva::app::TableModel* table READ table NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::TableGame* tableGame READ tableGame NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::GameRegistry* games READ games CONSTANT)
    Q_PROPERTY(mesaviva::app::DeskRegistry* desks READ desks CONSTANT)
    Q_PROPERTY(mesaviva::app::PlayerPoints* points READ points CONSTANT)
    Q_PROPERTY(mesaviva::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(mesaviva::app::PlayReminder* reminder READ reminder CONSTANT)
    Q_PROPERTY(mesaviva::app::HearingSettings* hearing READ hearing CONSTANT)
    Q_PROPERTY(mesaviva::app::HearingDevices* hearingDevices READ hearingDevices CONSTANT)
    Q_PROPERTY(mesaviva::app::Reader* reader READ reader CONSTANT)
    Q_PROPERTY(mesaviva::app::RulebookModel* rulebook READ rulebook CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordKeeper* record READ record CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordRetention* retention READ retention CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordCopy* recordCopy READ recordCopy CONSTANT)
    Q_PROPERTY(mesaviva::app::RecordHistoryModel* history READ history CONSTANT)
    Q_PROPERTY(mesaviva::app::RoundSheetModel* sheet READ sheet CONSTANT)
    Q_PROPERTY(mesaviva::app::ScenarioGalleryModel* gallery READ gallery CONSTANT)
    Q_PROPERTY(mesaviva::app::SittingReplay* sitting READ sitting CONSTANT)
    Q_PROPERTY(mesaviva::app::Tutor* tutor READ tutor NOTIFY tableChanged)
    Q_PROPERTY(mesaviva::app::StudyDesk* studies READ studies CONSTANT)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(mesaviva::app::SessionRecovery* recovery READ recovery CONSTANT)
    Q_PROPERTY(QString recordedRefusal READ recordedRefusal NOTIFY recordedRefusalChanged)
    Q_PROPERTY(bool reading READ isReading NOTIFY readingChanged)
    Q_PROPERTY(double readingProgress READ readingProgress NOTIFY readingChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    explicit Application(QObject* parent = nullptr);
    ~Application() override;

    /// The open table, whatever its game; null in the lobby.
    TableModel* table() { return m_table.get(); }
    /// The open table if it is of this type; otherwise null.
    template <class Table>
    Table* tableAs() {
        return qobject_cast<Table*>(m_table.get());
    }
    /// The open table's game; null in the lobby.
    TableGame* tableGame() { return m_table ? &m_games.of(*m_table) : nullptr; }
    GameRegistry* games() { return &m_games; }
    /// The desks in the lobby, with all their tools.
    DeskRegistry* desks() { return &m_desks; }
    PlayerPoints* points() { return &m_points; }
    AppSettings* settings() { return &m_settings; }
    PlayReminder* reminder() { return &m_reminder; }
    HearingSettings* hearing() { return &m_sound.hearing; }
    HearingDevices* hearingDevices() { return &m_sound.devices; }
    Reader* reader() { return &m_sound.reader; }
    RulebookModel* rulebook() { return &m_rulebook; }
    RecordKeeper* record() { return &m_record; }
    RecordRetention* retention() { return &m_recordTools.retention; }
    RecordCopy* recordCopy() { return &m_recordTools.copy; }
    RecordHistoryModel* history() { return &m_recordTools.history; }
    RoundSheetModel* sheet() { return &m_recordTools.sheet; }
    /// The scenarios that come with the program.
    ScenarioGalleryModel* gallery() { return &m_gallery; }
    /// The rounds of this sitting, and the one that is replayed next to the live table.
    SittingReplay* sitting() { return &m_sitting; }
    /// The explanations next to the open table; null if it is no learning table.
    Tutor* tutor() { return m_tutor.get(); }
    /// Studies, and the panel of the one at the table.
    StudyDesk* studies() { return &m_studies; }
    /// Plays speech and sounds.
    Voice& voice() { return m_sound.voice; }
    QString language() const { return m_language.code(); }
    void setLanguage(const QString& code);
    static QString version();

    /// Moves a window to a screen other than that of `beside`; false if there is none.
    Q_INVOKABLE static bool toOtherScreen(QWindow* window, QWindow* beside);

    /// Opens the table that is chosen in the lobby and sits down; does nothing if it breaks a rule.
    Q_INVOKABLE void openTable();
    /// Opens the learning table of the game with that key, if it has one. Its points belong to nobody.
    Q_INVOKABLE void openLearningTable(const QString& game);
    /// Opens a scenario file at the table. Returns the error as text; empty: none.
    Q_INVOKABLE QString openScenario(const QUrl& file);
    /// Plays a shipped scenario, such as `poker/folded`. Returns the error as text; empty: none.
    Q_INVOKABLE QString playShipped(const QString& name);
    /// Plays the scenario that is chosen in the gallery; leaving it returns there.
    Q_INVOKABLE void playChosen();
    /// Shows it to a class instead; leaving it returns to the gallery as well.
    Q_INVOKABLE void presentChosen();
    /// Whether the user has come back from such a scenario; a second call returns false.
    Q_INVOKABLE bool takeReturn();
    /// Shows a round on record to a class. `moment` is the round's id, from the history, or a link to the
    /// moment of it at which it begins. Leaving it returns to the history, or to the replay that is open.
    /// Presenter::refused() if the round can't be shown.
    Q_INVOKABLE void presentRound(const QString& moment);
    /// Whether the user has come back to the history; a second call returns false.
    Q_INVOKABLE bool takeHistoryReturn();
    /// What became of the player's earlier sessions.
    SessionRecovery* recovery() { return &m_recovery; }
    /// Takes the seat that the player had when the program was killed: same table, players and points.
    Q_INVOKABLE void sitDownAgain();
    /// Gives that seat up.
    Q_INVOKABLE void leaveSeat();
    /// Returns to the table where the player has left stakes in play.
    Q_INVOKABLE void returnToLeft();
    /// Opens the record on a worker thread, where interrupted rounds are ended by the rules; see
    /// SessionRecovery::recovered(). A table requested meanwhile opens afterwards.
    Q_INVOKABLE void recover();

    /// Whether a file is a record of rounds.
    Q_INVOKABLE static bool isRecord(const QUrl& file);
    /// Replays the round in a row of the history, once it has been read on a worker thread; emits
    /// recordedRefused() if that fails.
    Q_INVOKABLE void openRecorded(int row);
    /// The same with a round's id.
    Q_INVOKABLE void watchRound(const QString& round);
    /// The same, paused at the moment of the link.
    void openLink(const record::RoundLink& link, double speed);
    /// Whether a round is being read, and how much has been (0 to 1).
    bool isReading() const { return m_reading.isBusy(); }
    double readingProgress() const { return m_reading.progress(); }
    Q_INVOKABLE void cancelReading();
    /// Why the last round could not be opened, as text.
    QString recordedRefusal() const;
    /// Opens a link such as `mesaviva://round/3-12` in the same way; false if it is no link.
    Q_INVOKABLE bool followLink(const QUrl& link);
    /// Takes the system's requests to open a file or a link: macOS sends an event, other systems start the
    /// program with an argument.
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Plays a scenario at the table, `speed` times as fast as table time.
    void playScenario(scenario::Scenario scenario, double speed);
    /// Plays the open scenario from its beginning.
    Q_INVOKABLE void playAgain();
    /// Shows a table, with its tutor if it is a learning table.
    void showTable(std::unique_ptr<TableModel> table, std::unique_ptr<Tutor> tutor = nullptr);
    /// Leaves the table for the lobby, or for the place from which it was presented.
    Q_INVOKABLE void closeTable();

signals:
    void tableChanged();
    void languageChanged();
    /// All texts have changed: another language, or another unit of amounts.
    void wordsChanged();
    void readingChanged();
    /// The system asks to open a file or a link.
    void openAsked(const QUrl& what);
    /// A round could not be read; see recordedRefusal().
    void recordedRefused();
    void recordedRefusalChanged();

private:
    void show(OpenedTable opened);
    bool keepsPoints() const {
        return m_table && !m_table->isScenario() && !m_table->isObserved() && !m_tutor &&
               !m_desks.own(*m_table);
    }
    void readRecorded(const record::RoundRow& round, std::function<void()> shown);
    void refuseRecorded(std::optional<record::FaultKind> fault);
    void endOfLink();
    void follow(const record::RoundLink& link, const std::optional<record::RoundRow>& round, double speed);
    void reportRecovered();
    void leaveUnrecorded();
    void openAgain();
    OpenedTable openSeat(const RecoveredSeat& seat, bool mayBeginAnew);
    void endSession(TableModel& table);
    TableModel* heardTable();
    void leaveTable();
    void openChosen(bool observes);
    void takeLeftRound(const LeftRound& left);
    bool placeAmounts();
    void writeAnew();
    std::unique_ptr<TableReader> readerOf(TableModel& table) const;
    void readAsLobby();
    void readBeside();

    /// What reads the record, and what looks after it.
    struct RecordTools {
        RecordTools(RecordKeeper& record, const GameRegistry& games)
            : retention(record),
              copy(record),
              history(record, games),
              sheet(record, games) {}

        RecordRetention retention;
        RecordCopy copy;
        RecordHistoryModel history;
        RoundSheetModel sheet;
    };
    /// What is heard: voice and sounds, and the table read aloud to users who can't see it.
    struct Sound {
        explicit Sound(const AppSettings& settings)
            : announcer(voice, settings, hearing),
              devices(voice, hearing),
              reader(voice, hearing),
              focusReader(reader, hearing) {}

        HearingSettings hearing;
        Voice voice;
        Announcer announcer;
        HearingDevices devices;
        Reader reader;
        FocusReader focusReader;
    };

    Language m_language;
    AppSettings m_settings;
    PlayReminder m_reminder{m_settings};
    RecordKeeper m_record;
    PlayerPoints m_points;
    GameRegistry m_games;
    RecordTools m_recordTools{m_record, m_games};
    RulebookModel m_rulebook;
    SessionRecovery m_recovery;
    ScenarioGalleryModel m_gallery;
    StudyDesk m_studies;
    std::optional<record::FaultKind> m_recordedFault; ///< nothing: the round is not on record
    bool m_toHistory = false;                         ///< leaving the table returns there
    bool m_sitsDown = false;                          ///< sit down once the record is open
    SeatRecovery::Opener m_openAgain;                 ///< the same: a table like the one that was left
    bool m_followsLink = false;                       ///< until its round is shown or refused
    RecordedReading m_reading;
    Sound m_sound{m_settings};
    std::unique_ptr<TableModel> m_table;
    std::unique_ptr<Tutor> m_tutor;
    std::optional<scenario::Scenario> m_scenario; ///< the last one that was played
    SittingReplay m_sitting;
    DeskRegistry m_desks;
    QList<QPointer<TableModel>> m_left; ///< closed tables whose pages still exist
    RecordQuery m_query;
};

} // namespace mesaviva::app
