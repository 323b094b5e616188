// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/training/lessons/step_choices.h"

#include <utility>

namespace mesaviva::lessons {

namespace {

using namespace roulette;

// Alternatives: the same chips on a straight up, an even chance, a dozen or a column, or twice as many;
// another series; the neighbours of another number.
struct RouletteChoices {
    using Runner = scenario::RouletteRunner;

    static bool fits(const Settings& settings, ChanceKind kind, Money amount) {
        return amount >= settings.minimumOf(kind) && amount <= settings.maximumOf(kind);
    }

    static bool isSimple(ChanceKind kind) {
        return kind == ChanceKind::straight || isEvenChance(kind) || kind == ChanceKind::dozen ||
               kind == ChanceKind::column;
    }

    static std::vector<Command> stakes(const PlaceStake& stake, const Settings& settings) {
        std::vector<Command> list;
        const auto add = [&list](Command other) { list.push_back(std::move(other)); };
        PlaceStake twice = stake;
        twice.amount += stake.amount;
        if (fits(settings, stake.kind, twice.amount)) {
            add(twice);
        }
        const std::span<const Spot> spots = settings.layout().spots();
        for (SpotId id = 0; id < spots.size(); ++id) {
            const Spot& spot = spots[id];
            if (isSimple(spot.kind) && offers(settings, id) && fits(settings, spot.kind, stake.amount)) {
                add(PlaceStake{stake.player, spot.kind, spot.numbers, stake.amount});
            }
        }
        return list;
    }

    static std::optional<std::vector<Command>> others(const Command& command, const Settings& settings) {
        if (const auto* const stake = std::get_if<PlaceStake>(&command)) {
            return stakes(*stake, settings);
        }
        std::vector<Command> list;
        const auto add = [&list](Command other) { list.push_back(std::move(other)); };
        if (const auto* const series = std::get_if<PlaceSeries>(&command)) {
            for (const Series other : kAllSeries) {
                if (offersSeries(settings, other)) {
                    add(PlaceSeries{series->player, other, series->chip});
                }
            }
            return list;
        }
        if (const auto* const near = std::get_if<PlaceNeighbours>(&command)) {
            for (int index = 0; index < settings.pockets; ++index) {
                PlaceNeighbours other = *near;
                other.number = Pocket(index);
                add(other);
            }
            return list;
        }
        const bool puts = std::holds_alternative<PlaceAll>(command) ||
                          std::holds_alternative<Repeat>(command) || std::holds_alternative<Double>(command);
        return puts ? std::optional(list) : std::nullopt;
    }

    static bool brought(const Event& event, const Command& command) {
        const auto* const staked = std::get_if<Staked>(&event);
        return staked != nullptr && std::visit(
                                        [staked](const auto& one) {
                                            if constexpr (requires { one.player; }) {
                                                return one.player == staked->player;
                                            } else {
                                                return false;
                                            }
                                        },
                                        command);
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
const StepChoices& stepChoices<roulette::Game>() {
    static constexpr StepChoices kChoices = StepsOf<RouletteChoices>::choices();
    return kChoices;
}

} // namespace mesaviva::lessons
