// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of speech: the same poker round of seven seats is dealt muted and then aloud, in one run, on a
// private silent sound server. Prints one JSON object: memory, frames while cards are dealt, the longest
// stall of the GUI thread, and the processor's share after the last sentence.

#include "app/games/poker/poker_table_model.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "engine/scenario/scenario.h"
#include "tests/app/sound_server.h"
#include "window_figures.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <atomic>
#include <iostream>
#include <string>
#include <utility>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

// Seven seats, 36 cards; every player continues.
std::string round() {
    nlohmann::json scenario = {
        {"format", "mesaviva.scenario/1"},
        {"title", {{"pt", "Voz"}, {"en", "Voice"}}},
        {"game", "poker"},
        {"rules", "pt-803-2015"},
        {"table", {{"minimum", 500}, {"maximum", 12500}, {"seats", 7}, {"card_seconds", 0.3}}},
        {"outcome", {{"seed", std::string(62, '0') + "ab"}}}};
    for (int seat = 1; seat <= 7; ++seat) {
        const std::string player = "player" + std::to_string(seat);
        scenario["players"].push_back({{"id", player}, {"seat", seat}, {"wallet", 100000}});
        scenario["steps"].push_back({{"at", 1.0}, {"player", player}, {"do", "ante"}, {"amount", 500}});
    }
    for (int seat = 1; seat <= 7; ++seat) {
        scenario["steps"].push_back(
            {{"when", "decision_opened"}, {"player", "player" + std::to_string(seat)}, {"do", "bet"}});
    }
    return scenario.dump();
}

nlohmann::ordered_json dealt(app::Application& application, QQuickWindow* window) {
    nlohmann::ordered_json figures;
    auto read = scenario::read(round());
    if (!read) {
        return figures;
    }
    application.playScenario(std::move(*read), 1.0);
    auto* const poker = application.tableAs<app::PokerTableModel>();
    FrameTimes frames(window);
    // A limit, so that a stuck table ends the benchmark with a figure that shows it.
    QElapsedTimer since;
    since.start();
    const auto inTime = [&since] { return since.elapsed() < 120'000; };
    while (poker->phase() != app::PokerTableModel::Dealing && inTime()) {
        wait(20);
    }
    frames.restart();
    const LongestStall stall;
    const double before = processorSeconds();
    while (poker->phase() == app::PokerTableModel::Dealing && inTime()) {
        wait(20);
    }
    figures["deal_frames_per_second"] = frames.perSecond();
    figures["deal_frame_ms_95"] = percentile(frames.times(), 0.95);
    figures["deal_frame_ms_longest"] = percentile(frames.times(), 1.0);
    figures["deal_processor_percent"] = (processorSeconds() - before) / frames.seconds() * 100.0;
    figures["stall_ms"] = stall.milliseconds();
    while (!poker->isScenarioOver() && inTime()) {
        wait(100);
    }
    figures["played_seconds"] = static_cast<double>(since.elapsed()) / 1000.0;
    figures["resident_mb"] = residentMegabytes();
    application.closeTable();
    return figures;
}

} // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication gui(argc, argv);
    app::Window::nameProgram();
    app::SoundServer server;
    nlohmann::ordered_json figures;
    figures["heard"] = app::SoundServer::lack().isEmpty() && server.start();
    app::Application application;
    application.settings()->setMuted(true);
    application.settings()->setVoiceVolume(90);
    application.settings()->setSoundVolume(90);
    const app::Window window(application);
    if (!window.isOpen()) {
        return 1;
    }
    std::atomic<int> said = 0;
    QObject::connect(
        &application.voice(), &app::Voice::began, &gui, [&said] { ++said; }, Qt::DirectConnection);
    wait(3'000);
    dealt(application, window.window()); // loads the pictures once
    figures["muted"] = dealt(application, window.window());
    wait(3'000);
    double before = processorSeconds();
    wait(5'000);
    figures["muted"]["idle_processor_percent"] = (processorSeconds() - before) / 5.0 * 100.0;
    application.settings()->setMuted(false);
    figures["aloud"] = dealt(application, window.window());
    wait(6'000); // the last sentence, and until the device sleeps
    before = processorSeconds();
    wait(5'000);
    figures["aloud"]["idle_processor_percent"] = (processorSeconds() - before) / 5.0 * 100.0;
    figures["sentences"] = said.load();
    figures["more_mb"] =
        figures["aloud"]["resident_mb"].get<double>() - figures["muted"]["resident_mb"].get<double>();
    std::cout << figures.dump(2) << '\n';
    return 0;
}
