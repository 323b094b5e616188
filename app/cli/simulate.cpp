// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/request_sentences.h"
#include "app/cli/simulate_progress.h"
#include "engine/simulation/report.h"
#include "engine/simulation/run.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

using namespace simulation;
using SteadyClock = std::chrono::steady_clock;

constexpr int kDone = 0;
constexpr int kRefused = 2;

/// The options of the command.
struct Words {
    Request request;
    std::string threads;
    bool reproducible = false;
    std::vector<std::string> files; ///< to merge
};

int refuse(std::ostream& err, const std::string& reason) {
    err << "mesaviva simulate: " << reason << '\n';
    return kRefused;
}

int print(const Report& report, std::ostream& out, std::ostream& err) {
    out << toJson(report) << '\n';
    return out.flush() ? kDone : refuse(err, "the result can't be written");
}

// The first option given that only applies to playing a simulation.
std::string playingWord(const Words& words) {
    const Request& request = words.request;
    const std::pair<bool, const char*> given[] = {
        {!request.game.empty(), "a game"},     {!request.rules.empty(), "--rules"},
        {!request.rounds.empty(), "--rounds"}, {request.table.has_value(), "--table"},
        {request.seed.has_value(), "--seed"},  {request.shard.has_value(), "--shard"},
        {!words.threads.empty(), "--threads"},
    };
    for (const auto& [isGiven, word] : given) {
        if (isGiven) {
            return word;
        }
    }
    return request.options.empty() ? std::string() : "--" + request.options.begin()->first;
}

int mergeFiles(const Words& words, std::ostream& out, std::ostream& err) {
    if (const std::string word = playingWord(words); !word.empty()) {
        return refuse(err, "--merge: files are merged, nothing is played; " + word + " says nothing here");
    }
    std::vector<PartFile> parts;
    for (const std::string& name : words.files) {
        std::ifstream file(name, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        parts.push_back({name, text.str()});
        if (!file || parts.back().text.empty()) {
            return refuse(err, name + ": can't be read");
        }
    }
    Result<Report, BadRequest> report = merge(parts);
    if (!report) {
        return refuse(err, englishText(report.error()));
    }
    if (words.reproducible) {
        report->seconds.reset();
    }
    return print(*report, out, err);
}

// Runs the plan to its end or until Ctrl+C.
Report carryOut(const Plan& plan, unsigned threads, bool reproducible, std::ostream& err) {
    const SteadyClock::time_point begun = SteadyClock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(SteadyClock::now() - begun).count(); };
    Run run(plan, threads);
    const Interruption interruption;
    SimulateProgress progress(err, plan.roundsOfShard(), SimulateProgress::errorsGoToATerminal());
    while (!run.wait(std::chrono::milliseconds(100))) {
        if (Interruption::isAsked()) {
            run.stop();
        }
        progress.show(run.roundsDone(), seconds());
    }
    const double took = seconds();
    progress.end();
    return reportOn(plan, run.sums(), reproducible ? std::nullopt : std::optional(took));
}

int simulate(const Words& words, std::ostream& out, std::ostream& err) {
    if (words.request.game.empty()) {
        return refuse(err, "which game? " + gamesInWords());
    }
    if (words.request.rules.empty()) {
        return refuse(err, "--rules: by which rules?");
    }
    if (words.request.rounds.empty()) {
        return refuse(err, "--rounds: how many?");
    }
    Result<Plan, BadRequest> plan = readPlan(words.request);
    if (!plan) {
        return refuse(err, englishText(plan.error()));
    }
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    if (!words.threads.empty()) {
        const std::optional<std::uint64_t> wanted = wholeNumber(words.threads, 1, 1024);
        if (!wanted) {
            return refuse(err, "--threads: not a whole number from 1 to 1024");
        }
        threads = static_cast<unsigned>(*wanted);
    }
    if (!plan->seed) {
        plan->seed = systemSeed();
    }

    try {
        const Report report = carryOut(*plan, threads, words.reproducible, err);
        if (report.interrupted) {
            err << "interrupted after " << report.sums.rounds << " of " << plan->roundsOfShard()
                << " rounds\n";
        }
        return print(report, out, err);
    } catch (const std::system_error&) {
        return refuse(err, "--threads: the system gives not even one");
    }
}

} // namespace

void addSimulate(CLI::App& program, CommandLine& line) {
    CLI::App* command = program.add_subcommand(
        "simulate", "Play very many rounds by themselves and print what came of them as one JSON object.\n"
                    "With the same seed the sums are the same, whatever the number of threads.\n"
                    "Exit status: 0 done (also after Ctrl+C, with what there is), 2 refused.");
    const auto words = std::make_shared<Words>();
    Request& request = words->request;
    command->add_option("GAME", request.game, gamesInWords());
    command->add_option("--rules", request.rules, "The rules' short name, as pt-803-2015");
    command->add_option("--rounds", request.rounds, "How many rounds");
    command->add_option("--table", request.table, "The table's settings, a JSON object as in a scenario");
    for (const RequestOption& option : requestOptions()) {
        command->add_option_function<std::string>(
            "--" + option.name,
            [words, name = option.name](const std::string& text) { words->request.options[name] = text; },
            option.help);
    }
    command->add_option("--seed", request.seed, "64 hexadecimal digits (usual: from the system)");
    command->add_option("--threads", words->threads, "How many threads (usual: one for each processor)");
    command->add_option("--shard", request.shard, "Play one part of the simulation only, as 1/4 to 4/4");
    command->add_option("--merge", words->files, "Add up the parts in these files");
    command->add_flag("--reproducible", words->reproducible,
                      "Leave the speed out: the same simulation gives the same bytes");
    command->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream& out, std::ostream& err) {
            return words->files.empty() ? simulate(*words, out, err) : mergeFiles(*words, out, err);
        };
    });
}

} // namespace mesaviva::app
