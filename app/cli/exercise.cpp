// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/exercise/exercise.h"

#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/base/seed.h"
#include "engine/record/verify/rules_build.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::app {

namespace {

struct ExerciseWords {
    std::string file;
    std::string rules;
    std::uint64_t rounds = 20;
    std::vector<std::string> errors;
    std::string seed;
};

int writeExercise(const ExerciseWords& words, std::ostream& err) {
    constexpr int kWritten = 0;
    constexpr int kRefused = 2;
    exercise::Order order;
    order.rules = words.rules;
    order.rounds = words.rounds;
    order.seed = seedFromHex(words.seed).value_or(systemSeeds()(1));
    order.begun = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    order.program = record::programOf(MESAVIVA_VERSION);
    for (const exercise::Mistake mistake : exercise::kMistakes) {
        const bool isAsked =
            words.errors.empty() || std::ranges::find(words.errors, name(mistake)) != words.errors.end();
        if (isAsked && exercise::offers(order.rules, mistake)) {
            order.mistakes.push_back(mistake);
        }
    }
    if (order.mistakes.empty()) {
        err << "mesaviva exercise: none of these errors can be planted at tables with these rules\n";
        return kRefused;
    }
    if (const auto fault = exercise::write(words.file, order)) {
        err << "mesaviva exercise: " << englishText(fault->problem) << '\n';
        return kRefused;
    }
    return kWritten;
}

} // namespace

void addExercise(CLI::App& program, CommandLine& line) {
    CLI::App* command = program.add_subcommand(
        "exercise", "Write a record of rounds with errors to find, marked as an exercise.\n"
                    "Its key is what 'verify' says of it. Exit status: 0, or 2 when it can't be written.");
    const auto words = std::make_shared<ExerciseWords>();
    command->add_option("RECORDS", words->file, "The file to write (SQLite); it must not exist")->required();
    const std::vector<std::string_view> all = exercise::regulations();
    command->add_option("--rules", words->rules, "The regulation, for instance pt-804-2015")
        ->required()
        ->check(CLI::IsMember(std::vector<std::string>(all.begin(), all.end())));
    command->add_option("--rounds", words->rounds, "How many rounds")
        ->check(CLI::Range(exercise::kLeastRounds, exercise::kMostRounds))
        ->capture_default_str();
    command
        ->add_option("--errors", words->errors,
                     "The kinds of errors, separated by commas: payment, late_stake, call (default: all that "
                     "the game has)")
        ->delimiter(',')
        ->check([](const std::string& text) {
            return exercise::mistakeFrom(text) ? std::string() : "no such kind of error: " + text;
        });
    command->add_option("--seed", words->seed, "64 hexadecimal digits; the same seed gives the same errors")
        ->check([](const std::string& text) {
            return seedFromHex(text) ? std::string() : "not 64 hexadecimal digits: " + text;
        });
    command->callback([&line, words] {
        line.task = CommandLine::Task::command;
        line.command = [words](std::ostream&, std::ostream& err) { return writeExercise(*words, err); };
    });
}

} // namespace mesaviva::app
