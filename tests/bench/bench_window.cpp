// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of the window: time to the first frame, frame times while seven seats are dealt, engine time on
// the GUI thread, memory, processor use when nothing moves; the player's delays: from a command to its event
// and to the frame that shows it, at recorded and unrecorded tables; and the frames and memory of an event
// log of a hundred thousand events. Prints one JSON object; run it several times and compare only figures of
// the same kind.

#include "app/desks/inspect/inspect_desk.h"
#include "app/games/poker/poker_event_log.h"
#include "app/games/poker/poker_session.h"
#include "app/games/poker/poker_table_model.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "plain_window.h"
#include "window_figures.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

// A live table that measures its work on the GUI thread.
class MeasuredSession final : public app::PokerSession {
public:
    MeasuredSession(const app::LivePokerTable& table, std::vector<double>& milliseconds,
                    std::vector<double>& shown)
        : m_tableSession(table),
          m_milliseconds(milliseconds),
          m_shown(shown),
          m_first(m_tableSession.fullSource().listen([this](const auto&) { m_timer.start(); })) {}

    /// Called after the model listens: the time between the first and the last listener is the model's work.
    void listenLast() {
        m_last = m_tableSession.fullSource().listen(
            [this](const auto&) { m_listening += static_cast<double>(m_timer.nsecsElapsed()) / 1e6; });
    }

    TableSource<poker::Game>& fullSource() const override { return m_tableSession.fullSource(); }
    void advanceTo(Instant until) override {
        QElapsedTimer timer;
        timer.start();
        m_listening = 0;
        m_tableSession.advanceTo(until);
        m_milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6 - m_listening);
        m_shown.push_back(m_listening);
    }
    PlayerId ownPlayer() const override { return m_tableSession.ownPlayer(); }
    QString playerName(PlayerId player) const override { return m_tableSession.playerName(player); }
    bool isSimulated(PlayerId player) const override { return m_tableSession.isSimulated(player); }

private:
    app::LivePokerSession m_tableSession;
    std::vector<double>& m_milliseconds;
    std::vector<double>& m_shown; ///< time that models and QML take for an event
    double m_listening = 0;
    QElapsedTimer m_timer;
    Subscription m_first;
    Subscription m_last;
};

/// Milliseconds from a command at the table to its event, and to the frame that shows it.
struct Delays {
    std::vector<double> told;
    std::vector<double> shown;
};

// At an individual table, whose ante is placed and taken up; with a keeper it is recorded.
Delays delaysAt(app::Application& application, QQuickWindow* window, app::RecordKeeper* keeper) {
    constexpr int kRequests = 400;
    app::LivePokerTable table;
    table.settings.individual = true;
    table.settings.seats = 1;
    table.wallet = Money{1'000'000};
    auto tableSession = std::make_unique<app::LivePokerSession>(table);
    if (keeper) {
        tableSession->recordTo(*keeper);
    }
    TableSource<poker::Game>& source = tableSession->source();
    auto model = std::make_unique<app::PokerTableModel>(std::move(tableSession));
    app::PokerTableModel& poker = *model;
    application.showTable(std::move(model));

    QElapsedTimer clock;
    clock.start();
    Delays delays;
    // Another thread may draw: the first frame started after the event shows it.
    std::atomic<bool> told = false;
    std::atomic<bool> taken = false;
    std::atomic<qint64> shown = 0;
    Subscription heard = source.listen([&](const auto&) {
        if (!told.exchange(true)) {
            delays.told.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }
    });
    const auto begun = QObject::connect(
        window, &QQuickWindow::beforeSynchronizing, window, [&] { taken = told.load(); },
        Qt::DirectConnection);
    const auto swapped = QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [&] {
            if (taken && shown == 0) {
                shown = clock.nsecsElapsed();
            }
        },
        Qt::DirectConnection);
    while (poker.phase() != app::PokerTableModel::Betting) {
        wait(20);
    }
    wait(1000);
    delays.told.clear();
    for (int i = 0; i < kRequests; ++i) {
        told = false;
        taken = false;
        shown = 0;
        clock.start();
        i % 2 == 0 ? poker.placeAnte(500) : poker.clear();
        while (shown == 0) {
            wait(1);
        }
        delays.shown.push_back(static_cast<double>(shown) / 1e6);
        wait(5);
    }
    QObject::disconnect(begun);
    QObject::disconnect(swapped);
    heard.reset();
    application.closeTable();
    wait(500); // it is destroyed before its keeper
    return delays;
}

void addDelays(nlohmann::ordered_json& figures, const std::string& name, const Delays& delays) {
    figures[name + "_told_ms_median"] = percentile(delays.told, 0.5);
    figures[name + "_told_ms_99"] = percentile(delays.told, 0.99);
    figures[name + "_shown_ms_median"] = percentile(delays.shown, 0.5);
    figures[name + "_shown_ms_99"] = percentile(delays.shown, 0.99);
}

// The list with that number of rows; null if there is none.
QQuickItem* listOf(QQuickItem* item, int rows) {
    if (item->inherits("QQuickListView") && item->property("count").toInt() == rows) {
        return item;
    }
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* const list = listOf(child, rows)) {
            return list;
        }
    }
    return nullptr;
}

// The event log next to a table, with a hundred thousand events of a similar one: frames while it scrolls, a
// quarter of a page per frame, and its memory.
void addEventLog(nlohmann::ordered_json& figures, app::Application& application, QQuickWindow* window) {
    constexpr int kScrolledFrames = 600;
    constexpr int kStillFrames = 200;
    app::LivePokerTable table;
    table.simulated = 6;
    table.wallet = Money{1'000'000};
    application.showTable(
        std::make_unique<app::PokerTableModel>(std::make_unique<app::LivePokerSession>(table)));
    app::EventLogModel& eventLog = *application.desks()->get<app::InspectDesk>()->inspector()->eventLog();
    application.desks()->get<app::InspectDesk>()->inspector()->setOpen(true);
    wait(2000);
    const double before = residentMegabytes();
    // The page would show each event of a hundred rounds a second: only the list is measured.
    app::LivePokerSession session(table);
    TableSource<poker::Game>& source = session.source();
    eventLog.follow(std::make_unique<app::TableEventLog<app::PokerSession, app::PokerEventLog>>(session));
    QElapsedTimer clock;
    clock.start();
    while (eventLog.total() < static_cast<int>(app::EventLog::kMost) * 99 / 100) {
        for (int i = 0; i < 500 && source.nextDue(); ++i) {
            source.advanceTo(*source.nextDue());
        }
        QCoreApplication::processEvents();
        eventLog.finish();
    }
    figures["trace_events"] = eventLog.total();
    figures["trace_events_per_second"] = eventLog.total() * 1000.0 / static_cast<double>(clock.elapsed());
    wait(2000);
    figures["trace_megabytes"] = residentMegabytes() - before;
    QQuickItem* const list = listOf(window->contentItem(), eventLog.rowCount());
    if (list) {
        list->setProperty("following", false);
        list->setProperty("contentY", list->property("originY"));
        wait(500);
        const auto draw = [window](const std::function<void()>& move, int count) {
            FrameTimes frames(window);
            const auto mover = QObject::connect(window, &QQuickWindow::frameSwapped, window, [window, move] {
                move();
                window->requestUpdate();
            });
            window->requestUpdate();
            while (static_cast<int>(frames.times().size()) < count) {
                wait(20);
            }
            QObject::disconnect(mover);
            return std::pair(frames.times(), frames.perSecond());
        };
        // The same picture redrawn: the difference is the cost of scrolling.
        figures["trace_still_frame_ms_median"] = percentile(draw([] {}, kStillFrames).first, 0.5);
        const auto [times, perSecond] = draw(
            [list] {
                list->setProperty("contentY", list->property("contentY").toDouble() + list->height() / 4);
            },
            kScrolledFrames);
        figures["trace_frames_per_second"] = perSecond;
        figures["trace_frame_ms_median"] = percentile(times, 0.5);
        figures["trace_frame_ms_95"] = percentile(times, 0.95);
        figures["trace_scrolled_megabytes"] = residentMegabytes() - before;
    }
    application.desks()->get<app::InspectDesk>()->inspector()->setOpen(false);
    application.closeTable();
    wait(500);
}

// Tables at rest, while stakes are placed and while cards are dealt; from a command to its frame.
void addTables(nlohmann::ordered_json& figures, app::Application& application, QQuickWindow* window) {
    // No stakes: only the timer moves.
    app::LivePokerTable quiet;
    quiet.settings.betting = std::chrono::seconds(30);
    quiet.wallet = Money{1'000'000};
    quiet.simulated = 0;
    application.showTable(
        std::make_unique<app::PokerTableModel>(std::make_unique<app::LivePokerSession>(quiet)));
    wait(5000);
    double before = processorSeconds();
    wait(5000);
    figures["timer_processor_percent"] = (processorSeconds() - before) / 5.0 * 100.0;
    application.closeTable();
    wait(1000);

    app::LivePokerTable table;
    table.settings.betting = std::chrono::seconds(9);
    table.simulated = 6;
    table.wallet = Money{1'000'000};
    std::vector<double> engine;
    std::vector<double> shown;
    auto tableSession = std::make_unique<MeasuredSession>(table, engine, shown);
    MeasuredSession& measured = *tableSession;
    auto model = std::make_unique<app::PokerTableModel>(std::move(tableSession));
    measured.listenLast();
    app::PokerTableModel* poker = model.get();
    application.showTable(std::move(model));
    wait(4000);
    before = processorSeconds();
    wait(2000);
    figures["betting_processor_percent"] = (processorSeconds() - before) / 2.0 * 100.0;
    poker->placeAnte(500);

    FrameTimes frames(window);
    while (poker->phase() != app::PokerTableModel::Dealing) {
        wait(20);
    }
    frames.restart();
    before = processorSeconds();
    while (poker->phase() == app::PokerTableModel::Dealing) {
        wait(20);
    }
    figures["deal_seconds"] = frames.seconds();
    figures["deal_frames_per_second"] = frames.perSecond();
    figures["deal_frame_ms_median"] = percentile(frames.times(), 0.5);
    figures["deal_frame_ms_95"] = percentile(frames.times(), 0.95);
    figures["deal_processor_percent"] = (processorSeconds() - before) / frames.seconds() * 100.0;
    figures["engine_calls"] = engine.size();
    figures["engine_ms_median"] = percentile(engine, 0.5);
    figures["engine_ms_99"] = percentile(engine, 0.99);
    figures["models_ms_median"] = percentile(shown, 0.5);
    figures["models_ms_99"] = percentile(shown, 0.99);
    figures["table_resident_mb"] = residentMegabytes();
    application.closeTable(); // while the vectors of its host still exist
    wait(1000);

    const QTemporaryDir folder;
    app::RecordKeeper keeper(folder.path(), folder.filePath(QStringLiteral("settings.ini")));
    keeper.openNow();
    addDelays(figures, "unrecorded", delaysAt(application, window, nullptr));
    addDelays(figures, "recorded", delaysAt(application, window, &keeper));
}

} // namespace

// With `--trace` it measures only the start and the event log.
int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication gui(argc, argv);
    app::Window::nameProgram();
    app::Application application;
    const app::Window window(application);
    if (!window.isOpen()) {
        return 1;
    }
    nlohmann::ordered_json figures;
    figures["first_frame_ms"] = millisecondsToFrame(window.window());
    wait(3000);
    figures["lobby_resident_mb"] = residentMegabytes();
    const double before = processorSeconds();
    wait(5000);
    figures["lobby_idle_processor_percent"] = (processorSeconds() - before) / 5.0 * 100.0;

    if (!gui.arguments().contains(QStringLiteral("--trace"))) {
        addTables(figures, application, window.window());
    }
    addEventLog(figures, application, window.window());
    addPlainWindow(figures, window.window()->size(),
                   {{"first_frame_ms", "first_frame_ms"},
                    {"lobby_resident_mb", "resident_mb"},
                    {"lobby_idle_processor_percent", "idle_processor_percent"},
                    {"timer_processor_percent", "moving_processor_percent"},
                    {"betting_processor_percent", "moving_processor_percent"},
                    {"deal_processor_percent", "moving_processor_percent"},
                    {"deal_frame_ms_median", "moving_frame_ms_median"},
                    {"deal_frame_ms_95", "moving_frame_ms_95"},
                    {"trace_frame_ms_median", "moving_frame_ms_median"},
                    {"trace_frame_ms_95", "moving_frame_ms_95"},
                    {"table_resident_mb", "resident_mb"}});
    std::cout << figures.dump(2) << '\n';
    return 0;
}
