// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Memory growth over an afternoon: laps of opening and leaving each game's table, playing, resizing,
// searching the rulebook and changing languages, for MESAVIVA_MEMORY_MINUTES (default 3). With
// MESAVIVA_MEMORY_TABLE, a game's key, it stays at one table of that game instead, as it is chosen in the
// lobby; a lap is half a minute there. Prints one JSON object with the resident memory and the used heap
// after each lap, in megabytes.

#include "app/shell/application.h"
#include "app/shell/window.h"
#include "window_figures.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QStandardPaths>

#include <malloc.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <iostream>

using namespace mesaviva;
using namespace mesaviva::bench;

namespace {

void press(QQuickWindow& window, int key, const QString& text = {},
           Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(&window, &down);
    QKeyEvent up(QEvent::KeyRelease, key, modifiers, text);
    QCoreApplication::sendEvent(&window, &up);
    wait(60);
}

// Sizes as when dragging an edge, different in each lap.
void dragTheEdge(QQuickWindow& window, int lap) {
    for (int i = 0; i < 12; ++i) {
        window.resize(1024 + (lap * 97 + i * 53) % 896, 640 + (lap * 41 + i * 29) % 440);
        wait(40);
    }
    wait(300);
}

void search(QQuickWindow& window, int lap) {
    static constexpr std::array kWords{"aposta", "banca", "bola", "cart", "sorteio", "limite", "pagamento"};
    press(window, Qt::Key_F1);
    wait(500);
    for (const char letter : QByteArray(kWords[static_cast<std::size_t>(lap) % kWords.size()])) {
        press(window, Qt::Key_A + letter - 'a', QString(QLatin1Char(letter)));
    }
    wait(700);
    press(window, Qt::Key_Escape);
    press(window, Qt::Key_Escape);
}

// Places a stake if betting is open: the first chip, the first place, the main action.
void play(QQuickWindow& window) {
    for (int i = 0; i < 12; ++i) {
        press(window, Qt::Key_1, QStringLiteral("1"));
        press(window, Qt::Key_Return);
        wait(150);
    }
}

void sitDown(app::Application& application, const QString& game) {
    application.points()->setAmount(100'000);
    application.games()->choose(game);
    wait(400);
    application.openTable();
    wait(1'500);
}

void lap(app::Application& application, QQuickWindow& window, int number) {
    for (const app::TableGame* game : application.games()->list()) {
        sitDown(application, game->key());
        play(window);
        dragTheEdge(window, number);
        if (number % 4 == 1) {
            window.resize(3840, 2160);
            wait(1'000);
            window.resize(1280, 800);
        }
        search(window, number);
        application.setLanguage(number % 2 == 0 ? QStringLiteral("en") : QStringLiteral("pt"));
        wait(300);
        application.closeTable();
        wait(500);
    }
    // A shipped scenario, opened as from the gallery.
    const std::string name = number % 2 == 0 ? "poker/dealer_does_not_qualify" : "bingo/90_first_round";
    if (application.playShipped(QString::fromStdString(name)).isEmpty()) {
        wait(1'500);
        application.closeTable();
        wait(300);
    }
}

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
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("MESAVIVA_MEMORY_MINUTES", &given);
    const double minutes = given ? wanted : 3;
    window.window()->resize(1280, 800);
    wait(3'000);
    nlohmann::ordered_json resident = nlohmann::ordered_json::array();
    nlohmann::ordered_json heap = nlohmann::ordered_json::array();
    const auto note = [&] {
        resident.push_back(std::round(residentMegabytes()));
        heap.push_back(std::round(static_cast<double>(mallinfo2().uordblks) / 1048576.0));
    };
    const QString table = qEnvironmentVariable("MESAVIVA_MEMORY_TABLE");
    if (!table.isEmpty()) {
        sitDown(application, table);
    }
    note();
    QElapsedTimer since;
    since.start();
    int laps = 0;
    while (static_cast<double>(since.elapsed()) < minutes * 60'000.0) {
        if (table.isEmpty()) {
            lap(application, *window.window(), laps);
        } else {
            play(*window.window());
            wait(30'000);
        }
        ++laps;
        note();
    }
    nlohmann::ordered_json figures;
    figures["minutes"] = std::round(static_cast<double>(since.elapsed()) / 60'000.0);
    figures["laps"] = laps;
    figures["after_a_quarter_resident_mb"] = resident.at(resident.size() / 4);
    figures["at_the_half_resident_mb"] = resident.at(resident.size() / 2);
    figures["at_the_end_resident_mb"] = resident.back();
    figures["resident_mb_by_lap"] = resident;
    figures["heap_mb_by_lap"] = heap;
    std::cout << figures.dump() << '\n';
    return 0;
}
