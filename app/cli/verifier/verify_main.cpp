// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva verify` as a separate program, for machines without Qt.
#include "app/cli/sentences/record_commands.h"
#include "engine/base/seed.h"

#include <filesystem>
#include <iostream>
#include <optional>
#include <string_view>
#include <vector>

int main(int argc, char** argv) {
    constexpr int kUsage = 2;
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const bool isHelp = arguments.size() == 1 && (arguments[0] == "--help" || arguments[0] == "-h");
    std::vector<std::string_view> files;
    std::optional<mesaviva::Digest> head;
    bool isUnderstood = true;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == "--head") {
            isUnderstood = isUnderstood && !head && ++i < arguments.size();
            head = isUnderstood ? mesaviva::seedFromHex(arguments[i]) : std::nullopt;
            isUnderstood = isUnderstood && head;
        } else {
            files.push_back(arguments[i]);
        }
    }
    if (isHelp || !isUnderstood || files.empty() || files.size() > 2) {
        std::cerr
            << "mesaviva-verify RECORDS.sqlite [COPY.jsonl] [--head HEX]\n"
               "Checks a record: its chain, commitments, outcomes from their seeds, every settlement, and a\n"
               "second copy of its log; and whether it has once stood at a head, in 64 hexadecimal digits.\n"
               "Exit status: 0 whole and the head known, 1 not, 2 not a record file.\n";
        return isHelp ? 0 : kUsage;
    }
    return mesaviva::app::verifyCommand(
        files[0], std::cout, std::cerr,
        files.size() > 1 ? std::filesystem::path(files[1]) : std::filesystem::path(), head);
}
