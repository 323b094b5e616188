// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `mesaviva verify` as a separate program, for machines without Qt.
#include "engine/record/verify/verify.h"

#include <filesystem>
#include <iostream>
#include <string_view>

int main(int argc, char** argv) {
    constexpr int kUsage = 2;
    const bool isHelp =
        argc == 2 && (std::string_view(argv[1]) == "--help" || std::string_view(argv[1]) == "-h");
    if (isHelp || argc < 2 || argc > 3) {
        std::cerr
            << "mesaviva-verify RECORDS.sqlite [COPY.jsonl]\n"
               "Checks a record: its chain, commitments, outcomes from their seeds, every settlement, and a\n"
               "second copy of its log. Exit status: 0 whole, 1 not whole, 2 not a record file.\n";
        return isHelp ? 0 : kUsage;
    }
    return mesaviva::record::verifyCommand(
        argv[1], std::cout, std::cerr, argc > 2 ? std::filesystem::path(argv[2]) : std::filesystem::path());
}
