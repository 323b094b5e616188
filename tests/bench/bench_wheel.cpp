// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of roulette's window: the time until the wheel appears, from a click to the chip on the cloth,
// frame times while the ball runs, far and near, and processor use while nothing moves. Prints one JSON
// object.

#include "app/games/roulette/roulette_session.h"
#include "app/games/roulette/roulette_table_model.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "plain_window.h"
#include "window_figures.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickItem>
#include <QStandardPaths>
#include <QTimer>

#include <nlohmann/json.hpp>

#include <chrono>
#include <iostream>
#include <optional>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

QQuickItem* itemLike(QQuickItem* root, const char* className) {
    if (QString::fromLatin1(root->metaObject()->className()).startsWith(QLatin1String(className))) {
        return root;
    }
    for (QQuickItem* child : root->childItems()) {
        if (QQuickItem* found = itemLike(child, className)) {
            return found;
        }
    }
    return nullptr;
}

// From a mouse press to the frame that shows the chip, in milliseconds; nothing if the click placed none.
std::optional<double> clickToChip(QQuickWindow& window, app::RouletteTableModel& table, QPointF at) {
    QEventLoop loop;
    bool put = false;
    const auto placed =
        QObject::connect(table.stakes(), &QAbstractItemModel::rowsInserted, &loop, [&] { put = true; });
    const auto shown = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &loop,
        [&] {
            if (put) {
                loop.quit();
            }
        },
        Qt::QueuedConnection);
    QElapsedTimer timer;
    timer.start();
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const Qt::MouseButtons held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, at, window.mapToGlobal(at.toPoint()), Qt::LeftButton, held, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
    QTimer::singleShot(2000, &loop, &QEventLoop::quit);
    loop.exec();
    QObject::disconnect(placed);
    QObject::disconnect(shown);
    return put ? std::optional(static_cast<double>(timer.nsecsElapsed()) / 1e6) : std::nullopt;
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
    QQuickWindow& window = *program.window();
    wait(2000);
    nlohmann::ordered_json figures;

    app::LiveRouletteTable settings;
    settings.settings.individual = true;
    settings.settings.spin = std::chrono::seconds(14);
    settings.wallet = Money{1'000'000};
    auto model =
        std::make_unique<app::RouletteTableModel>(std::make_unique<app::LiveRouletteSession>(settings));
    app::RouletteTableModel& table = *model;
    QElapsedTimer opening;
    opening.start();
    application.showTable(std::move(model));
    QQuickItem* wheel = nullptr;
    while (!(wheel && wheel->property("ready").toBool()) && opening.elapsed() < 30'000) {
        wait(10);
        wheel = itemLike(window.contentItem(), "mesaviva::scene::RouletteWheel");
    }
    figures["wheel_there_ms"] = opening.elapsed();
    wait(6000);
    double before = processorSeconds();
    wait(3000);
    figures["idle_processor_percent"] = (processorSeconds() - before) / 3.0 * 100.0;

    QQuickItem* input = itemLike(window.contentItem(), "LayoutInput");
    std::vector<double> clicks;
    for (int spot = 1; input != nullptr && spot <= 12; ++spot) {
        QRectF box;
        for (QQuickItem* zone : input->childItems()) {
            if (zone->property("modelData").toInt() == spot && zone->property("box").isValid()) {
                box = zone->property("box").toRectF();
            }
        }
        if (!box.isEmpty()) {
            if (const auto taken = clickToChip(window, table, input->mapToScene(box.center()))) {
                clicks.push_back(*taken);
            }
            wait(400);
        }
    }
    figures["clicks"] = clicks.size();
    figures["click_to_chip_ms_median"] = percentile(clicks, 0.5);
    figures["click_to_chip_ms_worst"] = percentile(clicks, 1.0);
    if (clicks.empty()) {
        table.placeStake(17, 100);
    }

    std::vector<double> far;
    std::vector<double> near;
    QElapsedTimer sinceFrame;
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &gui,
        [&] {
            if (sinceFrame.isValid()) {
                (table.wheel()->nearness() > 0.5 ? near : far)
                    .push_back(static_cast<double>(sinceFrame.nsecsElapsed()) / 1e6);
            }
            sinceFrame.start();
        },
        Qt::DirectConnection);
    wait(2500);
    table.spin();
    far.clear();
    before = processorSeconds();
    QElapsedTimer running;
    running.start();
    while (table.phase() != app::RouletteTableModel::Drawn && running.elapsed() < 30'000) {
        wait(20);
    }
    const double seconds = static_cast<double>(running.elapsed()) / 1000.0;
    figures["run_processor_percent"] = (processorSeconds() - before) / seconds * 100.0;
    figures["far_frames"] = far.size();
    figures["far_frame_ms_median"] = percentile(far, 0.5);
    figures["far_frame_ms_95"] = percentile(far, 0.95);
    figures["near_frames"] = near.size();
    figures["near_frame_ms_median"] = percentile(near, 0.5);
    figures["near_frame_ms_95"] = percentile(near, 0.95);
    application.closeTable();
    addPlainWindow(figures, window.size(),
                   {{"idle_processor_percent", "idle_processor_percent"},
                    {"run_processor_percent", "moving_processor_percent"},
                    {"far_frame_ms_median", "moving_frame_ms_median"},
                    {"near_frame_ms_median", "moving_frame_ms_median"},
                    {"near_frame_ms_95", "moving_frame_ms_95"}});
    std::cout << figures.dump(2) << '\n';
    return 0;
}
