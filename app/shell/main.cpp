// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/sentences/file_error_sentences.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/core/recordings/voice_command.h"
#include "app/core/release/manifest.h"
#include "app/core/worker/worker.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "engine/record/rows.h"
#include "engine/scenario/scenario.h"

#ifdef MESAVIVA_DESKS
#include "app/desks/inspect/conformity/rule_proofs.h"
#endif

#include <QFile>
#include <QGuiApplication>
#include <QUrl>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace {

using namespace mesaviva;

// Parses a link; reports an invalid one on standard error.
std::optional<record::RoundLink> followed(const std::string& text) {
    const std::optional<record::RoundLink> link = record::roundLinkFrom(text);
    if (!link) {
        std::cerr << scenario::printable(text)
                  << ": not a link to a round (mesaviva://round/ID or mesaviva://round/ID#EVENT)\n";
        return std::nullopt;
    }
    app::Window::nameProgram(); // the record's folder depends on the name
    const std::optional<std::string> reason = app::whyLinkLeadsNowhere(*link, app::RecordKeeper().file());
    if (reason) {
        std::cerr << scenario::printable(text) << ": " << *reason << '\n';
        return std::nullopt;
    }
    return link;
}

// Desktops pass local files as a path or as file:///...
std::string fileOf(const std::string& wanted) {
    const QUrl url(QString::fromLocal8Bit(wanted.c_str()));
    return url.scheme() == QLatin1String("file") ? QFile::encodeName(url.toLocalFile()).toStdString()
                                                 : wanted;
}

int openWindow(int argc, char** argv, const app::CommandLine& wanted) {
    const std::string file = fileOf(wanted.file);
    std::optional<scenario::Scenario> played;
    std::optional<record::RoundLink> link;
    const bool plays = wanted.task == app::CommandLine::Task::play;
    if (plays && record::looksLikeRoundLink(wanted.file)) {
        link = followed(wanted.file);
        if (!link) {
            return 2;
        }
    } else if (plays && app::looksLikeRecord(QFile::decodeName(file.c_str()))) {
        std::cerr << scenario::printable(wanted.file)
                  << ": a record of rounds, not a scenario (mesaviva verify checks it, mesaviva export "
                     "prints it)\n";
        return 2;
    } else if (plays) {
        // Before the window: a bad file is refused even without a display.
        Result<scenario::Scenario, scenario::FileError> read =
            file == "-" ? scenario::load(std::cin) : scenario::load(file);
        if (!read) {
            std::cerr << scenario::printable(wanted.file) << ": " << app::englishText(read.error()) << '\n';
            return 2;
        }
        played = std::move(*read);
    }
    const std::unique_ptr<QGuiApplication> gui = app::openDisplay(argc, argv);
    app::Window::nameProgram();
    app::Application application;
    if (played) {
        application.playScenario(std::move(*played), wanted.speed);
    } else if (link) {
        application.openLink(*link, wanted.speed);
    }
    const app::Window window(application);
    return window.isOpen() ? QGuiApplication::exec() : 1;
}

} // namespace

int main(int argc, char** argv) {
    app::useBinaryStreams();
    const app::CommandLine wanted = app::readCommandLine(argc, argv, app::identity().toStdString());
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
    if (wanted.task == app::CommandLine::Task::sums) {
        const QCoreApplication core(argc, argv);
        return app::sumsCommand(wanted.sums, std::cout, std::cerr);
    }
    if (wanted.task == app::CommandLine::Task::rules) {
#ifdef MESAVIVA_DESKS
        const QCoreApplication core(argc, argv);
        return app::rulesCommand(wanted.rules, std::cout, std::cerr);
#else
        std::cerr << "mesaviva: built without the inspector's desk\n";
        return 2;
#endif
    }
    const int status = openWindow(argc, argv, wanted);
    if (app::Worker::hasAbandoned()) { // its thread may still use static objects
        std::cout.flush();
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
