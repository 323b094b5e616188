// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window costs: time to the first frame, frame times while seven seats are dealt, time the engine
// takes on the GUI thread, memory, processor use when nothing moves. Prints one JSON object; start it several
// times and compare figures of one kind only with each other.

#include "app/application.h"
#include "app/poker/live_poker_host.h"
#include "app/poker/poker_table_model.h"
#include "app/window/window.h"
#include "window_figures.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTimer>

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <chrono>
#include <iostream>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

// Milliseconds since the kernel started this process, loading of libraries included.
double millisecondsAlive() {
    QFile stat(QStringLiteral("/proc/self/stat"));
    QFile uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QByteArray text = stat.readAll();
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    const double startTicks = fields.value(19).toDouble();
    const double upSeconds = uptime.readAll().split(' ').value(0).toDouble();
    return (upSeconds - startTicks / static_cast<double>(sysconf(_SC_CLK_TCK))) * 1000.0;
}

// A live table that measures what its work takes on the thread that shows it.
class MeasuredHost final : public app::PokerHost {
public:
    MeasuredHost(const app::LivePokerTable& table, std::vector<double>& milliseconds,
                 std::vector<double>& shown)
        : m_host(table),
          m_milliseconds(milliseconds),
          m_shown(shown),
          m_first(m_host.source().listen([this](const auto&) { m_timer.start(); })) {}

    /// Once the model listens, too: what lies between the first listener and the last is its work.
    void listenLast() {
        m_last = m_host.source().listen(
            [this](const auto&) { m_listening += static_cast<double>(m_timer.nsecsElapsed()) / 1e6; });
    }

    TableSource<poker::Game>& source() const override { return m_host.source(); }
    void advanceTo(Instant until) override {
        QElapsedTimer timer;
        timer.start();
        m_listening = 0;
        m_host.advanceTo(until);
        m_milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6 - m_listening);
        m_shown.push_back(m_listening);
    }
    PlayerId ownPlayer() const override { return m_host.ownPlayer(); }
    QString playerName(PlayerId player) const override { return m_host.playerName(player); }
    bool isSimulated(PlayerId player) const override { return m_host.isSimulated(player); }

private:
    app::LivePokerHost m_host;
    std::vector<double>& m_milliseconds;
    std::vector<double>& m_shown; ///< what models and QML take to hear of it
    double m_listening = 0;
    QElapsedTimer m_timer;
    Subscription m_first;
    Subscription m_last;
};

} // namespace

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
    {
        QEventLoop loop;
        QObject::connect(window.window(), &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit,
                         Qt::QueuedConnection);
        // The first frame may be out already where another thread draws; one more follows at once.
        window.window()->requestUpdate();
        loop.exec();
    }
    figures["first_frame_ms"] = millisecondsAlive();
    wait(3000);
    figures["lobby_resident_mb"] = residentMegabytes();
    double before = processorSeconds();
    wait(5000);
    figures["lobby_idle_processor_percent"] = (processorSeconds() - before) / 5.0 * 100.0;

    // Nobody stakes: only the timer moves.
    app::LivePokerTable quiet;
    quiet.settings.betting = std::chrono::seconds(30);
    quiet.wallet = Money{1'000'000};
    quiet.simulated = 0;
    application.showTable(
        std::make_unique<app::PokerTableModel>(std::make_unique<app::LivePokerHost>(quiet)));
    wait(5000);
    before = processorSeconds();
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
    auto host = std::make_unique<MeasuredHost>(table, engine, shown);
    MeasuredHost& measured = *host;
    auto model = std::make_unique<app::PokerTableModel>(std::move(host));
    measured.listenLast();
    app::PokerTableModel* poker = model.get();
    application.showTable(std::move(model));
    wait(4000);
    before = processorSeconds();
    wait(2000);
    figures["betting_processor_percent"] = (processorSeconds() - before) / 2.0 * 100.0;
    poker->placeAnte(500);

    FrameTimes frames(window.window());
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
    application.closeTable(); // while what its host measures into is still there
    std::cout << figures.dump(2) << '\n';
    return 0;
}
