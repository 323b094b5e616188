// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/training/lessons/step_choices.h"

#include <algorithm>

namespace mesaviva::lessons {

namespace {

using namespace poker;

// P16-P18: antes within the table's bounds; P20: to fold or to continue.
struct PokerChoices {
    using Runner = scenario::PokerRunner;

    static std::optional<std::vector<Command>> others(const Command& command, const Settings& settings) {
        if (const auto* const ante = std::get_if<PlaceAnte>(&command)) {
            std::vector<Command> list;
            for (const Money amount : {settings.minimum, ante->amount + ante->amount, settings.maximum}) {
                const Command other = PlaceAnte{ante->player, amount};
                if (amount >= settings.minimum && amount <= settings.maximum &&
                    std::ranges::find(list, other) == list.end()) {
                    list.push_back(other);
                }
            }
            return list;
        }
        if (const auto* const bet = std::get_if<Bet>(&command)) {
            return std::vector<Command>{Fold{bet->player}};
        }
        if (const auto* const fold = std::get_if<Fold>(&command)) {
            return std::vector<Command>{Bet{fold->player}};
        }
        return std::nullopt;
    }
    static bool brought(const Event& event, const Command& command) {
        if (const auto* const folded = std::get_if<Folded>(&event)) {
            const auto* const fold = std::get_if<Fold>(&command);
            return fold != nullptr && fold->player == folded->player;
        }
        const auto* const staked = std::get_if<Staked>(&event);
        if (staked == nullptr) {
            return false;
        }
        const auto* const ante = std::get_if<PlaceAnte>(&command);
        const auto* const bet = std::get_if<Bet>(&command);
        return staked->box == Box::ante ? ante != nullptr && ante->player == staked->player
                                        : bet != nullptr && bet->player == staked->player;
    }
    static scenario::Json toJson(const Command& command, const record::PlayerNames& names, const Settings&) {
        return record::toJson(command, names);
    }
    static auto fromJson(const scenario::Json& json, const record::PlayerIds& ids, const Settings& settings) {
        return record::commandFrom(json, ids, settings);
    }
};

} // namespace

template <>
const StepChoices& stepChoices<poker::Game>() {
    static constexpr StepChoices kChoices = StepsOf<PokerChoices>::choices();
    return kChoices;
}

} // namespace mesaviva::lessons
