// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/training/lessons/step_choices.h"

#include <algorithm>

namespace mesaviva::lessons {

namespace {

using namespace bingo;

constexpr std::uint32_t kMostOtherCards = 24;

// B13: another number of cards.
struct BingoChoices {
    using Runner = scenario::BingoRunner;

    static std::optional<std::vector<Command>> others(const Command& command, const Settings& settings) {
        const auto* const buy = std::get_if<Buy>(&command);
        if (buy == nullptr) {
            return std::nullopt;
        }
        std::vector<Command> list;
        const auto most = std::min(kMostOtherCards, static_cast<std::uint32_t>(settings.maxCards));
        for (std::uint32_t count = 1; count <= most; ++count) {
            list.emplace_back(Buy{buy->player, count});
        }
        return list;
    }
    static bool brought(const Event& event, const Command& command) {
        const auto* const ordered = std::get_if<CardsOrdered>(&event);
        const auto* const buy = std::get_if<Buy>(&command);
        return ordered != nullptr && buy != nullptr && buy->player == ordered->player;
    }
    static scenario::Json toJson(const Command& command, const record::PlayerNames& names,
                                 const Settings& settings) {
        return record::toJson(command, names, settings);
    }
    static auto fromJson(const scenario::Json& json, const record::PlayerIds& ids, const Settings& settings) {
        return record::commandFrom(json, ids, settings);
    }
};

} // namespace

template <>
const StepChoices& stepChoices<bingo::Game>() {
    static constexpr StepChoices kChoices = StepsOf<BingoChoices>::choices();
    return kChoices;
}

} // namespace mesaviva::lessons
