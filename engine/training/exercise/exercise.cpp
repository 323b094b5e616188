// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/exercise/exercise.h"

#include "engine/base/check.h"
#include "engine/games/games.h"
#include "engine/training/exercise/game_exercise.h"

#include <algorithm>

namespace mesaviva::exercise {

namespace {

template <class... Game>
std::array<const GameExercise*, sizeof...(Game)> listExercises(GameList<Game...>) {
    return {&exerciseOf<Game>()...};
}

const GameExercise* exerciseWith(std::string_view rules) {
    for (const GameExercise* const game : listExercises(Games{})) {
        const std::vector<std::string_view> all = game->regulations();
        if (std::ranges::find(all, rules) != all.end()) {
            return game;
        }
    }
    return nullptr;
}

} // namespace

std::string_view name(Mistake mistake) {
    switch (mistake) {
    case Mistake::payment: return "payment";
    case Mistake::late_stake: return "late_stake";
    case Mistake::call: return "call";
    }
    return {};
}

std::optional<Mistake> mistakeFrom(std::string_view key) {
    const auto found = std::ranges::find(kMistakes, key, [](Mistake mistake) { return name(mistake); });
    return found == kMistakes.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string_view> regulations() {
    std::vector<std::string_view> result;
    for (const GameExercise* const game : listExercises(Games{})) {
        const std::vector<std::string_view> all = game->regulations();
        result.insert(result.end(), all.begin(), all.end());
    }
    return result;
}

bool offers(std::string_view rules, Mistake mistake) {
    const GameExercise* const game = exerciseWith(rules);
    return game && std::ranges::find(game->mistakes, mistake) != game->mistakes.end();
}

std::optional<record::Fault> write(const std::filesystem::path& path, const Order& order) {
    const GameExercise* const game = exerciseWith(order.rules);
    check(game != nullptr, "an exercise with rules of no game");
    return game->write(path, order);
}

} // namespace mesaviva::exercise
