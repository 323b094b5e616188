// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/game_simulations.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mesaviva::simulation {

std::vector<RequestOption> requestOptions() {
    std::vector<RequestOption> all;
    for (const GameSimulations* game : allSimulations()) {
        for (const GameOption& option : game->options) {
            const std::string help = std::string(game->key) + ": " + std::string(option.help);
            const auto known = std::ranges::find(all, option.name, &RequestOption::name);
            if (known == all.end()) {
                all.push_back({std::string(option.name), help});
            } else {
                known->help += "; " + help;
            }
        }
    }
    for (RequestOption& option : all) {
        option.help.front() =
            static_cast<char>(std::toupper(static_cast<unsigned char>(option.help.front())));
    }
    return all;
}

std::string gamesInWords() {
    const auto games = allSimulations();
    std::string words;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (i > 0) {
            words += i + 1 < games.size() ? ", " : " or ";
        }
        words += games[i]->key;
    }
    return words;
}

} // namespace mesaviva::simulation
