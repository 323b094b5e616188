// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/game_record.h"

#include "engine/record/fault.h"

#include <algorithm>
#include <string>

namespace mesaviva::record {

std::size_t placeOfGame(std::string_view key) {
    const auto games = recordedGames();
    return static_cast<std::size_t>(std::ranges::find(games, key, &GameRecord::key) - games.begin());
}

const GameRecord* findGameRecord(std::string_view key) {
    const std::size_t place = placeOfGame(key);
    return place < recordedGames().size() ? recordedGames()[place] : nullptr;
}

const GameRecord& gameRecord(std::string_view key) {
    const GameRecord* const game = findGameRecord(key);
    if (game == nullptr) {
        throw Fault{FaultKind::damaged, {ProblemCode::no_such_game, {std::string(key)}}};
    }
    return *game;
}

} // namespace mesaviva::record
