// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"
#include "app/cli/command_line.h"
#include "app/recordings/voice_command.h"
#include "app/window/window.h"
#include "engine/scenario/excerpt.h"
#include "engine/scenario/load.h"

#include <QGuiApplication>

#include <iostream>
#include <optional>
#include <utility>

namespace {

using namespace mesaviva;

int openWindow(int argc, char** argv, const app::CommandLine& wanted) {
    std::optional<scenario::Scenario> played;
    if (wanted.task == app::CommandLine::Task::play) {
        // Before anything of a window: a bad file is refused without a display, too.
        Result<scenario::Scenario, scenario::FileError> read = scenario::load(wanted.file);
        if (!read) {
            std::cerr << scenario::printable(wanted.file) << ": " << read.error().text() << '\n';
            return 2;
        }
        played = std::move(*read);
    }
    QGuiApplication gui(argc, argv);
    app::Window::nameProgram();
    app::Application application;
    if (played) {
        application.playScenario(std::move(*played), wanted.speed);
    }
    const app::Window window(application);
    return window.isOpen() ? QGuiApplication::exec() : 1;
}

} // namespace

int main(int argc, char** argv) {
    const app::CommandLine wanted = app::readCommandLine(argc, argv, MESAVIVA_VERSION);
    if (!wanted.goOn) {
        return wanted.status;
    }
    if (wanted.task == app::CommandLine::Task::command) {
        return wanted.command(std::cout, std::cerr);
    }
    if (wanted.task == app::CommandLine::Task::voice) {
        const QCoreApplication core(argc, argv);
        return app::voiceCommand(wanted.voice, std::cout, std::cerr);
    }
    return openWindow(argc, argv, wanted);
}
