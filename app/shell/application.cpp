// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/application.h"

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/table/delete_after_views.h"
#include "app/core/text/amount_unit.h"
#include "app/core/text/file_error_text.h"
#include "engine/scenario/load.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string_view>
#include <utility>

namespace mesaviva::app {

Application::Application(QObject* parent)
    : QObject(parent),
      m_retention(m_record),
      m_recordCopy(m_record),
      m_points(m_record),
      m_history(m_record, m_games),
      m_sheet(m_record, m_games),
      m_fairness(m_record, m_games),
      m_tableTest(m_croupiers.tested()),
      m_gallery(m_games),
      m_lessons(m_games, {}, QFileInfo(m_record.file()).absolutePath() + QStringLiteral("/lessons")),
      m_editor(m_lessons, m_record, QFileInfo(m_record.file()).absolutePath()),
      m_studies(m_record, m_games),
      m_announcer(m_voice, m_settings, m_hearing),
      m_hearingDevices(m_voice, m_hearing),
      m_reader(m_voice, m_hearing),
      m_focusReader(m_reader, m_hearing),
      m_sitting(m_record, m_games),
      m_recall(m_record, m_games),
      m_disputes(m_record, m_games, m_inspectionFile),
      m_report(m_record, m_games, m_inspectionFile, m_inspector),
      m_query(*this) {
    m_language.setCode(m_settings.language());
    m_rulebook.setLanguage(m_language.code());
    setAmountChoice(m_settings.amounts());
    setAmountPlace(AmountPlace::anywhere);
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { setLanguage(m_settings.language()); });
    for (const auto changed : {&AppSettings::amountUnitChanged, &AppSettings::patacasInMacauChanged}) {
        connect(&m_settings, changed, this, [this] {
            m_gallery.rest();
            setAmountChoice(m_settings.amounts());
            writeAnew();
        });
    }
    connect(&m_record, &RecordKeeper::opened, this, &Application::tellRecovered);
    connect(&m_record, &RecordKeeper::beginsAnew, this, &Application::leaveUnrecorded);
    connect(&m_record, &RecordKeeper::opened, this, &Application::openAgain);
    connect(&m_record, &RecordKeeper::opened, this, &Application::leftBehindChanged);
    connect(&m_record, &RecordKeeper::opened, &m_retention, &RecordRetention::carryOut);
    for (const auto decided : {&RecordKeeper::opened, &RecordKeeper::failedChanged}) {
        connect(&m_record, decided, this, &Application::decideKeeping);
    }
    decideKeeping();
    connect(&m_inspector, &InspectorDesk::openChanged, this, &Application::noteInspected);
    m_recordHeard = m_record.listen([this] { noteInspected(); });
    const auto isInjected = [this](const record::RoundRow& round) { return m_faultyRounds.has(round); };
    m_history.setInjected(isInjected);
    m_recall.setInjected(isInjected);
    m_disputes.setInjected(isInjected);
    m_report.setInjected([this] { return m_faultyRounds.marks(); });
    connect(&m_faultyRounds, &FaultyRounds::changed, &m_recall, &RecallDesk::tellInjected);
    m_fairness.returned()->keepNotesIn(m_inspectionFile);
    m_fairness.keepChecksIn(m_inspectionFile);
    connect(&m_faultyRounds, &FaultyRounds::changed, &m_history, &RecordHistoryModel::retranslate);
    connect(m_inspector.faults(), &FaultDesk::struck, this, &Application::markInjected);
    connect(&m_reading, &RecordedReading::changed, this, &Application::readingChanged);
    connect(&m_reading, &RecordedReading::refused, this,
            [this](record::FaultKind kind) { refuseRecorded(kind); });
    m_lessons.setShow([this](OpenedTable opened) {
        show(std::move(opened));
        m_lessons.follow(*m_table);
    });
    m_studies.setShow([this](OpenedTable opened) {
        show(std::move(opened));
        m_studies.follow(*m_table);
    });
    m_equipment.setShow([this](std::unique_ptr<TableModel> table, const PlayedRules& rules) {
        show({std::move(table), rules});
    });
    connect(
        &m_equipment, &EquipmentDesk::takenBack, this, [this](const QString& value, const QString& signer) {
            const auto upTo = m_table ? m_table->recordedUpTo() : std::nullopt;
            m_report.correct({m_inspector.roundOf(m_table ? static_cast<std::uint64_t>(m_table->round()) : 0),
                              upTo ? upTo->seq : 0, QDateTime::currentDateTime(), m_equipment.openGame(),
                              value, signer});
        });
    const auto beAtDesk = [this] {
        if (placeAmounts()) {
            writeAnew();
        }
    };
    connect(&m_drills, &DrillDesk::stageChanged, this, beAtDesk);
    connect(&m_drills, &DrillDesk::stageChanged, this, &Application::readDrill);
    // What the croupier does at a reversed table is heard.
    connect(&m_croupiers, &HouseCroupiers::stageChanged, this, beAtDesk);
    connect(&m_croupiers, &HouseCroupiers::stageChanged, this, [this] { m_announcer.follow(heardTable()); });
    connect(&m_desks, &HouseDesks::chosenChanged, this, [this] {
        if (m_desks.chosen()->key() == QLatin1String("inspect")) {
            m_report.begin();
        }
    });
    connect(&m_sitting, &SittingReplay::tableChanged, this, &Application::readBeside);
    readAsLobby();
    connect(&m_games, &HouseGames::chosenChanged, this, &Application::readAsLobby);
    for (HouseGame* game : m_games.list()) {
        game->setRecord(&m_record);
        connect(game, &HouseGame::choicesChanged, this, &Application::readAsLobby);
        connect(game, &HouseGame::leftRoundEnded, this, &Application::takeLeftRound);
    }
}

Application::~Application() {
    leaveTable();
    for (HouseGame* game : m_games.list()) {
        game->finishLeftRounds();
    }
    collectLeftRounds();
    if (m_inspectionFile.waits() || m_inspector.conformity()->waits()) {
        m_record.openNow();
    }
    for (const QPointer<TableModel>& table : std::as_const(m_left)) {
        delete table;
    }
}

// Who writes the record writes what is gathered beside it.
void Application::decideKeeping() {
    const Keeping keeping = !m_record.hasOpened() ? Keeping::undecided
                            : m_record.isLocked() ? Keeping::refused
                                                  : Keeping::allowed;
    m_inspectionFile.setKeeping(keeping);
    m_inspector.conformity()->setKeeping(keeping);
}

// Of the reversed tables at most one is worked at.
TableModel* Application::heardTable() {
    TableModel* const reversed = m_croupiers.model();
    return reversed ? reversed : m_table.get();
}

bool Application::toOtherScreen(QWindow* window, QWindow* beside) {
    for (QScreen* screen : QGuiApplication::screens()) {
        if (window && beside && screen != beside->screen()) {
            window->setScreen(screen);
            window->setPosition(screen->geometry().topLeft());
            return true;
        }
    }
    return false;
}

void Application::setLanguage(const QString& code) {
    if (code == m_language.code()) {
        return;
    }
    m_gallery.rest();
    m_language.setCode(code);
    m_settings.setLanguage(m_language.code());
    m_rulebook.setLanguage(m_language.code());
    emit languageChanged();
    writeAnew();
}

// Whose amounts are written now: those of the table that is played at or worked at. Whether that changes how
// they are written.
bool Application::placeAmounts() {
    AmountPlace place = AmountPlace::anywhere;
    if (m_table) {
        place = m_table->amountPlace();
    } else if (m_drills.stage() == DrillDesk::Asking || m_drills.stage() == DrillDesk::Judged) {
        place = m_drills.amountPlace();
    } else if (const CroupierDesk* const desk = m_croupiers.atWork();
               desk && desk->stage() != CroupierDesk::Over) {
        place = placeOfRules(desk->tableName().toStdString());
    }
    const AmountUnit before = amountUnit();
    setAmountPlace(place);
    return amountUnit() != before;
}

void Application::writeAnew() {
    emit wordsChanged(); // QML's own strings first, then what the models say
    m_rulebook.retranslate();
    m_desks.retranslate();
    m_hearing.retranslate();
    m_points.retranslate();
    m_record.retranslate();
    m_retention.retranslate();
    m_recordCopy.retranslate();
    m_history.retranslate();
    m_fairness.retranslate();
    m_sheet.retranslate();
    m_translates = true; // the same in other words is no news
    m_drills.retranslate();
    m_croupiers.retranslate();
    m_tableTest.retranslate();
    m_equipment.retranslate();
    m_translates = false;
    m_gallery.retranslate();
    m_sitting.retranslate();
    m_lessons.retranslate();
    m_results.retranslate();
    m_editor.retranslate();
    m_studies.retranslate();
    for (HouseGame* game : m_games.list()) {
        game->retranslate();
    }
    if (m_table) {
        m_table->retranslate();
    }
    if (m_tutor) {
        m_tutor->retranslate();
    }
    emit recoveryChanged();
    emit leftBehindChanged();
    emit recordedRefusalChanged();
    emit complaintRefusalChanged();
    m_inspector.retranslate();
    m_recall.retranslate();
    m_disputes.retranslate();
    m_report.retranslate();
}

QString Application::version() { return QCoreApplication::applicationVersion(); }

void Application::openTable() {
    openChosen(m_inspector.isObserving() && m_desks.chosen()->key() == QLatin1String("inspect"));
}

void Application::openChosen(bool observes) {
    if (!m_record.hasOpened()) {
        m_sitsDown = true;
        m_record.openSoon();
        return;
    }
    forgetLeftBehind(); // it was there to be read
    // Whoever goes from one table to another leaves the first one before, with the points.
    if (m_table) {
        showTable(nullptr);
    }
    leaveSeat();
    OpenedTable opened =
        observes ? m_games.chosen()->openObserved() : m_games.chosen()->openTable(Money{m_points.amount()});
    if (opened.table) {
        show(std::move(opened));
    }
}

void Application::openLearningTable(const QString& key) {
    HouseGame* const game = m_games.called(key);
    if (!game || !game->hasTutor()) {
        return;
    }
    OpenedTable opened = game->openLearningTable();
    if (!opened.table) {
        return;
    }
    m_rulebook.setPlayed(opened.rules);
    std::unique_ptr<Tutor> tutor = game->tutorOf(*opened.table);
    showTable(std::move(opened.table), std::move(tutor));
}

QString Application::openScenario(const QUrl& file) {
    const QString path = file.toLocalFile();
    Result<scenario::Scenario, scenario::FileError> read =
        scenario::load(QFile::encodeName(path).toStdString());
    if (!read) {
        return FileErrorText::of(read.error());
    }
    playScenario(std::move(*read), 1.0);
    return {};
}

QString Application::playShipped(const QString& name) {
    const QByteArray text = shippedScenario(name);
    Result<scenario::Scenario, scenario::FileError> read =
        scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        return FileErrorText::of(read.error());
    }
    playScenario(std::move(*read), 1.0);
    return {};
}

void Application::playChosen() {
    if (!m_gallery.chosen().isEmpty() && playShipped(m_gallery.chosen()).isEmpty()) {
        m_gallery.setWatched(true);
    }
}

bool Application::takeReturn() {
    const bool returns = m_gallery.isWatched();
    m_gallery.setWatched(false);
    return returns;
}

void Application::playScenario(scenario::Scenario scenario, double speed) {
    HouseGame& game = m_games.of(scenario);
    m_scenario = scenario;
    show(game.openScenario(std::move(scenario), speed));
}

void Application::playAgain() {
    if (m_scenario && m_table && m_table->isScenario() && !m_table->replay()) {
        playScenario(scenario::Scenario(*m_scenario), m_table->speed());
    }
}

void Application::show(OpenedTable opened) {
    m_rulebook.setPlayed(opened.rules);
    showTable(std::move(opened.table));
}

// Who was shown something comes back to where that was asked for.
void Application::closeTable() {
    const std::optional<PresentedFrom> from = m_lessons.presentedFrom();
    const auto link = from ? record::roundLinkFrom(from->moment.toStdString()) : std::nullopt;
    if (link) {
        m_lessons.forgetWay(); // who asks once more comes back to the lobby
        openLink(*link, 1);
        return;
    }
    m_gallery.setWatched(m_gallery.isWatched() || (from && from->place == PresentedFrom::Place::gallery));
    m_toHistory = from && from->place == PresentedFrom::Place::history;
    showTable(nullptr);
    readAsLobby();
}

// While a session runs its cloth is read out as a table is.
void Application::readDrill() {
    const bool runs = m_drills.stage() != DrillDesk::Choosing;
    m_reader.lay(runs ? &m_drillReader : nullptr);
    if (runs && !m_translates) {
        m_reader.bring(m_drills.stage() == DrillDesk::Asking ? MessageKind::call : MessageKind::payment,
                       m_drillReader.news());
    }
}

// A round that is played again beside the live table is heard and read out in its place.
void Application::readBeside() {
    TableModel* const again = m_sitting.table();
    m_announcer.followBeside(again);
    m_reader.followBeside(again, again ? m_games.of(*again).readerOf(*again) : nullptr);
}

void Application::readAsLobby() { m_rulebook.setPlayed(m_games.chosen()->chosenRules()); }

void Application::showTable(std::unique_ptr<TableModel> table, std::unique_ptr<Tutor> tutor) {
    m_reading.cancel();
    m_lessons.letGo();
    m_studies.letGo();
    if (table) {
        m_gallery.setWatched(false); // whoever comes back comes from elsewhere
        m_studies.setWatched(false);
        if (!table->replay()) {
            m_recall.setReturn(false);
        }
    }
    leaveTable();
    if (!m_equipment.isAt(table.get())) {
        m_equipment.letGo();
    }
    TableModel* const old = std::exchange(m_table, std::move(table)).release();
    Tutor* const oldTutor = std::exchange(m_tutor, std::move(tutor)).release();
    const bool writesElse = placeAmounts();
    if (keepsPoints()) {
        // After every round, so that the points outlive a program that is killed.
        connect(m_table.get(), &TableModel::sessionChanged, this, [this, open = m_table.get()] {
            if (open->arePointsHere()) {
                m_points.setAmount(open->wallet(), open->recordedUpTo());
            }
        });
    }
    m_sitting.follow(m_table.get());
    m_announcer.follow(m_table.get());
    m_reader.follow(m_table.get(), m_table ? m_games.of(*m_table).readerOf(*m_table) : nullptr);
    inspect(old == nullptr);
    emit tableChanged();
    if (writesElse) {
        writeAnew();
    }
    // After its page, which QML destroys when the event loop comes round, and which reads it until then.
    if (oldTutor) {
        oldTutor->leaveTable();
        deleteAfterViews(oldTutor);
    }
    if (old) {
        m_left.removeAll(nullptr);
        m_left.append(old);
        deleteAfterViews(old);
    }
}

// Who comes in by the inspector's door has the desk beside the table.
void Application::inspect(bool fromLobby) {
    if (m_table && fromLobby) {
        m_inspector.setOpen(m_desks.chosen()->key() == QLatin1String("inspect"));
    }
    // Nothing is caused at a table that the player's door has opened, and where what happens is laid down.
    if (fromLobby) {
        m_inspecting = m_desks.chosen()->key() == QLatin1String("inspect");
    }
    const bool live = m_table && m_inspecting && !m_table->isScenario() && !m_table->isObserved() && !m_tutor;
    m_inspector.follow(
        m_table.get(), [this] { return m_games.of(*m_table).eventLogOf(*m_table); },
        live ? [this] { return m_games.of(*m_table).faultsOf(*m_table); } : InspectorDesk::Failing(),
        m_table ? m_games.of(*m_table).key() : QString());
    noteInspected();
}

// As soon as its table is on record: whoever kills the program has looked at it all the same. Of a scenario,
// which never is, that it was played.
void Application::noteInspected() {
    if (m_table && m_table->isScenario() && (m_inspecting || m_inspector.isOpen())) {
        m_inspectionFile.addStagedTable(m_inspector.stagedTable());
    }
    if (m_table && m_inspecting && !m_tutor && !m_equipment.isAt(m_table.get()) && m_table->recordedUpTo()) {
        m_inspectionFile.addTable(m_table->recordedUpTo()->table);
    }
}

// Points move at an inspector's wish: the history says in which rounds.
void Application::markInjected(std::uint64_t round) {
    if (m_table && m_table->recordedUpTo() && round > 0) {
        m_faultyRounds.add(
            {m_table->recordedUpTo()->table, round},
            std::chrono::time_point_cast<record::WallTime::duration>(std::chrono::system_clock::now()),
            std::filesystem::path(m_record.file().toStdU16String()));
    }
}

void Application::leaveTable() {
    if (!m_table) {
        return;
    }
    if (m_tutor) {
        return; // its points are nobody's
    }
    if (m_equipment.isAt(m_table.get())) {
        m_equipment.withdraw();
        (void)m_table->settleAndLeave(); // the round on record comes to an end
        return;
    }
    noteInspected();
    if (m_table->isObserved()) {
        (void)m_table->settleAndLeave(); // the round on record comes to an end; nobody has points there
    } else if (!m_table->isScenario()) {
        endSession(*m_table);
    }
}

} // namespace mesaviva::app
