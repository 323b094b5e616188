// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/command_line.h"
#include "cli/window.h"
#include "scenario/run_command.h"

#include <iostream>

int main(int argc, char** argv) {
    using mesaviva::app::CommandLine;
    const CommandLine wanted = mesaviva::app::readCommandLine(argc, argv, MESAVIVA_VERSION);
    if (!wanted.goOn) {
        return wanted.status;
    }
    if (wanted.task == CommandLine::Task::run) {
        return mesaviva::scenario::runCommand(wanted.file, std::cout, std::cerr);
    }
    return mesaviva::app::openWindow(argc, argv, wanted);
}
