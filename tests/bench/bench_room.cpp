// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of bingo's window: frame times and processor use with 24 own cards while numbers are drawn, and
// the longest stall of the GUI thread. Prints one JSON object. The first argument is the variant, 90 by
// default.

#include "app/games/bingo/bingo_session.h"
#include "app/games/bingo/bingo_table_model.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "plain_window.h"
#include "window_figures.h"

#include <QGuiApplication>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <chrono>
#include <iostream>
#include <string_view>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

bingo::Variant variantOf(std::string_view balls) {
    return balls == "80"   ? bingo::Variant::bingo80
           : balls == "75" ? bingo::Variant::bingo75
           : balls == "30" ? bingo::Variant::bingo30
                           : bingo::Variant::bingo90;
}

} // namespace

int main(int argc, char** argv) {
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication gui(argc, argv);
    app::Window::nameProgram();
    app::Application application;
    const app::Window program(application);
    if (!program.isOpen()) {
        return 1;
    }
    wait(2000);

    app::BingoRoomPlan plan;
    plan.key = QStringLiteral("bench");
    plan.settings = bingo::Settings(variantOf(argc > 1 ? argv[1] : "90"));
    plan.settings.sale = std::chrono::seconds(6);
    plan.settings.maxCards = 24;
    plan.members = 40;
    auto room = std::make_shared<app::BingoRoom>(std::move(plan), derivedSeeds(Seed{7}));
    auto model = std::make_unique<app::BingoTableModel>(
        std::make_unique<app::LiveBingoSession>(std::move(room), Money{1'000'000}));
    app::BingoTableModel& table = *model;
    nlohmann::ordered_json figures;
    {
        const LongestStall stall;
        application.showTable(std::move(model));
        wait(2000);
        figures["open_stall_ms"] = stall.milliseconds();
    }
    while (!table.buyAction().enabled) {
        wait(20);
    }
    {
        const LongestStall stall;
        table.buy(24);
        wait(1500);
        figures["buy_stall_ms"] = stall.milliseconds();
    }
    while (table.drawnCount() < 3) {
        wait(20);
    }

    figures["cards"] = table.ownCards();
    FrameTimes frames(program.window());
    const int first = table.drawnCount();
    const double before = processorSeconds();
    const LongestStall stall;
    while (frames.seconds() < 10 && table.phase() == app::BingoTableModel::Drawing) {
        wait(20);
    }
    figures["balls"] = table.drawnCount() - first;
    figures["seconds"] = frames.seconds();
    figures["frames_per_second"] = frames.perSecond();
    figures["frame_ms_median"] = percentile(frames.times(), 0.5);
    figures["frame_ms_95"] = percentile(frames.times(), 0.95);
    figures["frame_ms_worst"] = percentile(frames.times(), 1.0);
    figures["processor_percent"] = (processorSeconds() - before) / frames.seconds() * 100.0;
    figures["draw_stall_ms"] = stall.milliseconds();
    application.closeTable();
    addPlainWindow(figures, program.window()->size(),
                   {{"frame_ms_median", "moving_frame_ms_median"},
                    {"frame_ms_95", "moving_frame_ms_95"},
                    {"processor_percent", "moving_processor_percent"}});
    std::cout << figures.dump(2) << '\n';
    return 0;
}
