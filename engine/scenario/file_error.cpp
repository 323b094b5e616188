// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/file_error.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace mesaviva::scenario {

std::string inQuotes(std::string_view text) {
    return printable(nlohmann::ordered_json(shortened(text)).dump());
}

FileError errorAt(std::string path, FileProblem problem, std::vector<std::string> arguments,
                  std::string_view rule) {
    return {std::move(path), 0, 0, problem, std::move(arguments), std::string(rule)};
}

} // namespace mesaviva::scenario
