// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The plain baseline of the window benchmarks (plain_window.h): an empty Qt Quick window of the given size,
// drawn by the program's renderer; then with one moving square. Prints one JSON object.

#include "app/shell/window.h"
#include "window_figures.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <nlohmann/json.hpp>

#include <iostream>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

constexpr char kWindow[] = R"(
import QtQuick
Window {
    property alias moving: move.running
    visible: true
    color: "#0b3d2e"
    Rectangle {
        width: 48
        height: 48
        color: "#c9a24a"
        NumberAnimation on x {
            id: move
            running: false
            from: 0
            to: 800
            duration: 4000
            loops: Animation.Infinite
        }
    }
}
)";

} // namespace

int main(int argc, char** argv) {
    QGuiApplication gui(argc, argv);
    app::chooseRenderer();
    QQmlApplicationEngine engine;
    engine.setInitialProperties({{QStringLiteral("width"), gui.arguments().value(1).toInt()},
                                 {QStringLiteral("height"), gui.arguments().value(2).toInt()}});
    engine.loadData(kWindow);
    auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window) {
        return 1;
    }
    nlohmann::ordered_json figures;
    figures["first_frame_ms"] = millisecondsToFrame(window);
    wait(2000);
    figures["resident_mb"] = residentMegabytes();
    double before = processorSeconds();
    wait(3000);
    figures["idle_processor_percent"] = (processorSeconds() - before) / 3.0 * 100.0;

    window->setProperty("moving", true);
    wait(500);
    FrameTimes frames(window);
    before = processorSeconds();
    wait(4000);
    figures["moving_processor_percent"] = (processorSeconds() - before) / frames.seconds() * 100.0;
    figures["moving_frames_per_second"] = frames.perSecond();
    figures["moving_frame_ms_median"] = percentile(frames.times(), 0.5);
    figures["moving_frame_ms_95"] = percentile(frames.times(), 0.95);
    std::cout << figures.dump(2) << '\n';
    return 0;
}
