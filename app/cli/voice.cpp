// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

namespace mesaviva::app {

void addVoice(CLI::App& program, CommandLine& line) {
    CLI::App* voice = program.add_subcommand("voice", "Voice packs: the table in a person's own voice.");
    voice->require_subcommand(1);
    const auto language = [&line](CLI::App* to) {
        to->add_option("--language", line.voice.language, "pt or en")
            ->check(CLI::IsMember({"pt", "en"}))
            ->capture_default_str();
    };
    const auto folder = [&line](CLI::App* to) {
        to->add_option("FOLDER", line.voice.folder, "The pack's folder")->required();
    };
    const auto does = [&line](CLI::App* to, VoiceRequest::Task task) {
        to->callback([&line, task] {
            line.task = CommandLine::Task::voice;
            line.voice.task = task;
        });
    };
    CLI::App* list = voice->add_subcommand("list", "What there is to record, one text a line.");
    language(list);
    list->add_flag("--manifest", line.voice.manifest, "As a pack's voice.json, with names for the files");
    does(list, VoiceRequest::Task::list);
    CLI::App* check = voice->add_subcommand(
        "check", "Listen to a pack: missing, unreadable, silent, clipped, wrong rate, twice, lacking.\n"
                 "Exit status: 0, 1 with faults, 2 no pack.");
    folder(check);
    does(check, VoiceRequest::Task::check);
    CLI::App* example =
        voice->add_subcommand("example", "Write a pack in the house's voice, to be replaced file by file.");
    folder(example);
    language(example);
    does(example, VoiceRequest::Task::example);
}

} // namespace mesaviva::app
