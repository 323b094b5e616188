// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shell/application.h"

#include "app/core/gallery/shipped_scenarios.h"
#include "app/core/learn/tutor.h"
#include "app/core/reader/table_reader.h"
#include "app/core/record/record_query.h"
#include "app/core/scenario/scenario_description.h"
#include "app/core/table/table_capabilities.h"
#include "app/core/table/table_model.h"
#include "app/core/text/amounts.h"
#include "app/core/text/file_error_text.h"
#include "app/core/text/table_text.h"
#include "engine/scenario/scenario.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileOpenEvent>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace mesaviva::app {

Application::Application(QObject* parent)
    : QObject(parent),
      m_points(m_record),
      m_recovery(m_record, m_games, m_points),
      m_gallery(m_games),
      m_studies(m_record, m_games),
      m_sitting(m_record, m_games),
      m_desks(makeDesks({m_record, m_games, m_recordTools.history, m_sound.reader,
                         [this](OpenedTable opened) { show(std::move(opened)); },
                         [this](const record::RoundLink& link) { openLink(link, 1); }})),
      m_query(*this) {
    m_language.setCode(m_settings.language());
    m_rulebook.setLanguage(m_language.code());
    TableText::setOwnName(m_settings.ownName());
    setAmountChoice(m_settings.amounts());
    setAmountPlace(AmountPlace::anywhere);
    connect(&m_settings, &AppSettings::languageChanged, this, [this] { setLanguage(m_settings.language()); });
    connect(&m_settings, &AppSettings::ownNameChanged, this, [this] {
        TableText::setOwnName(m_settings.ownName());
        writeAnew();
    });
    for (const auto changed : {&AppSettings::amountUnitChanged, &AppSettings::patacasInMacauChanged}) {
        connect(&m_settings, changed, this, [this] {
            m_gallery.rest();
            setAmountChoice(m_settings.amounts());
            writeAnew();
        });
    }
    m_record.beginFirstCopy();
    connect(&m_record, &RecordKeeper::opened, this, &Application::reportRecovered);
    connect(&m_record, &RecordKeeper::newRecordStarting, this, &Application::leaveUnrecorded);
    connect(&m_record, &RecordKeeper::opened, this, &Application::openAgain);
    connect(&m_record, &RecordKeeper::opened, &m_recordTools.retention, &RecordRetention::carryOut);
    connect(&m_reading, &RecordedReading::changed, this, &Application::readingChanged);
    connect(&m_reading, &RecordedReading::refused, this,
            [this](record::FaultKind kind) { refuseRecorded(kind); });
    m_studies.setShow([this](OpenedTable opened) {
        show(std::move(opened));
        m_studies.follow(*m_table);
    });
    connect(&m_desks, &DeskRegistry::workChanged, this, [this] {
        if (placeAmounts()) {
            writeAnew();
        }
        m_sound.announcer.follow(heardTable());
    });
    connect(&m_sitting, &SittingReplay::tableChanged, this, &Application::readBeside);
#ifdef Q_OS_MACOS
    QCoreApplication::instance()->installEventFilter(this);
#endif
    readAsLobby();
    connect(&m_games, &GameRegistry::chosenChanged, this, &Application::readAsLobby);
    for (TableGame* game : m_games.list()) {
        game->setRecord(&m_record);
        connect(game, &TableGame::choicesChanged, this, &Application::readAsLobby);
        if (auto* const rounds = game->as<LeftRounds>()) {
            rounds->setLeftRoundEnded([this](const LeftRound& left) { takeLeftRound(left); });
        }
    }
}

Application::~Application() {
    leaveTable();
    for (TableGame* game : m_games.list()) {
        if (auto* const rounds = game->as<LeftRounds>()) {
            rounds->finishLeftRounds();
        }
    }
    m_recovery.collectLeftRounds();
    if (std::ranges::any_of(m_desks.list(), &Desk::waitsForRecord)) {
        m_record.openNow();
    }
    for (const QPointer<TableModel>& table : std::as_const(m_left)) {
        delete table;
    }
}

// The table that somebody works at on a desk's page, or the open one; there is never both.
TableModel* Application::heardTable() {
    for (Desk* const desk : m_desks.list()) {
        if (TableModel* const work = desk->workTable()) {
            return work;
        }
    }
    return m_table.get();
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

// Amounts belong to the open table, or to the one that somebody works at. Returns whether their unit changes.
bool Application::placeAmounts() {
    AmountPlace place = AmountPlace::anywhere;
    if (m_table) {
        place = m_table->amountPlace();
    } else {
        for (const Desk* const desk : m_desks.list()) {
            place = desk->amountPlace().value_or(place);
        }
    }
    const AmountUnit before = amountUnit();
    setAmountPlace(place);
    return amountUnit() != before;
}

void Application::writeAnew() {
    emit wordsChanged(); // QML's own strings before those of the models
    m_rulebook.retranslate();
    m_sound.hearing.retranslate();
    m_points.retranslate();
    m_reminder.retranslate();
    m_record.retranslate();
    m_recordTools.retention.retranslate();
    m_recordTools.copy.retranslate();
    m_recordTools.history.retranslate();
    m_recordTools.sheet.retranslate();
    m_gallery.retranslate();
    m_sitting.retranslate();
    m_studies.retranslate();
    for (TableGame* game : m_games.list()) {
        game->retranslate();
    }
    if (m_table) {
        m_table->retranslate();
    }
    if (m_tutor) {
        m_tutor->retranslate();
    }
    m_recovery.retranslate();
    emit recordedRefusalChanged();
    m_desks.retranslate();
}

QString Application::version() { return QCoreApplication::applicationVersion(); }

void Application::openTable() { openChosen(m_desks.chosen()->opensObserved()); }

void Application::openChosen(bool observes) {
    if (!m_record.hasOpened()) {
        m_sitsDown = true;
        m_record.openSoon();
        return;
    }
    m_recovery.forgetLeftBehind(); // the user has had the chance to read it
    // The points are taken along from the table that is open now.
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
    auto* const game = m_games.capability<LearningTables>(key);
    OpenedTable opened = game ? game->openLearningTable() : OpenedTable();
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
    auto* const player = m_games.of(scenario).as<ScenarioPlayer>();
    if (player) {
        m_scenario = scenario;
        show(player->openScenario(std::move(scenario), speed));
    }
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

// A presentation returns to the place that it was started from.
void Application::closeTable() {
    Presenter* const presenter = m_desks.presenter();
    const std::optional<PresentedFrom> from = presenter ? presenter->takeWayBack() : std::nullopt;
    const auto link = from ? record::roundLinkFrom(from->moment.toStdString()) : std::nullopt;
    if (link) {
        openLink(*link, 1);
        return;
    }
    m_gallery.setWatched(m_gallery.isWatched() || (from && from->place == PresentedFrom::Place::gallery));
    m_toHistory = from && from->place == PresentedFrom::Place::history;
    showTable(nullptr);
    readAsLobby();
}

// A round that is replayed next to the live table is announced and read in its place.
void Application::readBeside() {
    TableModel* const again = m_sitting.table();
    m_sound.announcer.followReplay(again);
    m_sound.reader.followReplay(again, again ? readerOf(*again) : nullptr);
}

std::unique_ptr<TableReader> Application::readerOf(TableModel& table) const {
    const auto* const spoken = m_games.of(table).as<SpokenTables>();
    return spoken ? spoken->readerOf(table) : nullptr;
}

void Application::readAsLobby() { m_rulebook.setPlayed(m_games.chosen()->chosenRules()); }

void Application::showTable(std::unique_ptr<TableModel> table, std::unique_ptr<Tutor> tutor) {
    m_reading.cancel();
    m_studies.letGo();
    if (table) {
        m_gallery.setWatched(false); // the user will return from elsewhere
        m_studies.setWatched(false);
    }
    leaveTable();
    for (Desk* const desk : m_desks.list()) {
        desk->opening(table.get());
    }
    TableModel* const old = std::exchange(m_table, std::move(table)).release();
    Tutor* const oldTutor = std::exchange(m_tutor, std::move(tutor)).release();
    const bool writesElse = placeAmounts();
    if (keepsPoints()) {
        // After every round, so that the points survive a crash.
        connect(m_table.get(), &TableModel::sessionChanged, this, [this, open = m_table.get()] {
            if (open->arePointsHere()) {
                m_points.setAmount(open->wallet(), open->recordedUpTo());
            }
        });
    }
    m_sitting.follow(m_table.get());
    m_sound.announcer.follow(m_table.get());
    m_sound.reader.follow(m_table.get(), m_table ? readerOf(*m_table) : nullptr);
    for (Desk* const desk : m_desks.list()) {
        desk->follow({m_table.get(), old == nullptr, m_tutor != nullptr, m_table && m_desks.own(*m_table)});
    }
    emit tableChanged();
    if (writesElse) {
        writeAnew();
    }
    // Their page reads them until QML destroys it, in the next event loop.
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

void Application::leaveTable() {
    if (!m_table || m_tutor) { // the points of a learning table belong to nobody
        return;
    }
    for (Desk* const desk : m_desks.list()) {
        desk->leaving(*m_table);
    }
    if (m_desks.own(*m_table) || m_table->isObserved()) {
        (void)m_table->settleAndLeave(); // the round on record comes to an end; nobody has points there
    } else if (!m_table->isScenario()) {
        endSession(*m_table);
    }
}

void Application::presentChosen() {
    const QByteArray text = shippedScenario(m_gallery.chosen());
    auto read = scenario::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (Presenter* const presenter = m_desks.presenter(); presenter && read) {
        presenter->presentScenario(std::move(*read), {.place = PresentedFrom::Place::gallery});
    }
}

void Application::presentRound(const QString& moment) {
    Presenter* const presenter = m_desks.presenter();
    const std::string text = moment.toStdString();
    if (!presenter) {
        return;
    }
    if (const auto id = record::roundIdFrom(text)) {
        presenter->presentRound({*id, {}}, {.place = PresentedFrom::Place::history});
    } else if (const auto link = record::roundLinkFrom(text)) {
        const bool isReplay = m_table && m_table->replay();
        presenter->presentRound(
            *link, isReplay ? PresentedFrom{.place = PresentedFrom::Place::replay, .moment = moment}
                            : PresentedFrom());
    }
}

bool Application::takeHistoryReturn() { return std::exchange(m_toHistory, false); }

bool Application::isRecord(const QUrl& file) { return looksLikeRecord(file.toLocalFile()); }

QString Application::recordedRefusal() const {
    return m_recordedFault ? RecordKeeper::words(*m_recordedFault) : tr("This round is not on record.");
}

void Application::refuseRecorded(std::optional<record::FaultKind> fault) {
    m_recordedFault = fault;
    for (Desk* const desk : m_desks.list()) {
        desk->roundRefused();
    }
    endOfLink();
    emit recordedRefusalChanged();
    emit recordedRefused();
}

void Application::openRecorded(int row) {
    if (const record::RoundRow* const round = m_recordTools.history.rowAt(row)) {
        readRecorded(*round, [] {});
    } else {
        refuseRecorded({});
    }
}

void Application::watchRound(const QString& text) {
    const auto id = record::roundIdFrom(text.toStdString());
    m_query.ask(
        m_record.shownFile(),
        [this, id](record::RecordReader& reader) {
            return [this, round = id ? reader.round(*id) : std::nullopt] {
                round ? readRecorded(*round, [] {}) : refuseRecorded({});
            };
        },
        [this](record::FaultKind kind) { refuseRecorded(kind); });
}

// Reads it beside everything else; `shown` follows once its table is there.
void Application::readRecorded(const record::RoundRow& round, std::function<void()> shown) {
    auto* const rounds = m_games.capability<RoundReplays>(QString::fromStdString(round.game));
    if (!rounds) {
        refuseRecorded({});
        return;
    }
    m_reading.read(m_record.shownFile(), round, *rounds,
                   [this, shown = std::move(shown)](OpenedTable opened) {
                       if (opened.table) {
                           m_followsLink = false;
                           show(std::move(opened));
                           shown();
                       } else {
                           refuseRecorded({});
                       }
                   });
}

void Application::openLink(const record::RoundLink& link, double speed) {
    m_followsLink = true;
    m_query.ask(
        m_record.shownFile(),
        [this, link, speed](record::RecordReader& reader) {
            return [this, link, speed, round = reader.round(link.round)] { follow(link, round, speed); };
        },
        [this](record::FaultKind kind) { refuseRecorded(kind); });
}

bool Application::followLink(const QUrl& link) {
    const auto round = record::roundLinkFrom(link.toString(QUrl::FullyEncoded).toStdString());
    if (round) {
        openLink(*round, 1);
    }
    return round.has_value();
}

bool Application::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FileOpen) {
        emit openAsked(static_cast<QFileOpenEvent*>(event)->url());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void Application::cancelReading() {
    m_reading.cancel();
    endOfLink();
}

// Whoever came for a round that is not shown is in the lobby now.
void Application::endOfLink() {
    if (std::exchange(m_followsLink, false) && !m_table) {
        recover();
    }
}

void Application::follow(const record::RoundLink& link, const std::optional<record::RoundRow>& round,
                         double speed) {
    if (!round) {
        refuseRecorded({});
        return;
    }
    readRecorded(*round, [this, link, speed] {
        m_table->setPaused(true);
        m_table->setSpeed(speed);
        if (link.seq) {
            m_table->replay()->moveToEvent(*link.seq);
        }
    });
}

} // namespace mesaviva::app
