// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/games/roulette/series.h"
#include "engine/scenario/share_round.h"

#include <nlohmann/json.hpp>

namespace mesaviva::scenario {

namespace {

using namespace roulette;

struct RouletteParts {
    using OnRecord = record::RouletteOnRecord;
    using Play = RoulettePlay;
    using Refused = roulette::Refused;
    using Entry = OnRecord::Entry;
    using Command = OnRecord::Command;
    static constexpr std::string_view kSeated = "player_joined";

    static SharedTable tableOf(Json settings, const State& start, std::span<const Entry> round,
                               const record::PlayerNames& names) {
        SharedTable result;
        result.table = tableSettings(std::move(settings), start);
        result.roundsBefore = roundsBefore(start, round);
        Json pockets = Json::array();
        for (std::uint64_t i = result.roundsBefore; i > 0; --i) {
            const bool isKnown = i == 1 && start.numbers.size() > 0;
            pockets.push_back(std::string((isKnown ? start.numbers.newest(0) : Pocket(1)).text()));
            if (start.settings.individual) {
                addSpin(result.stepsBefore, start, names);
            }
        }
        // One per launch, including void ones.
        for (const Entry& entry : round) {
            if (std::holds_alternative<BallLaunched>(entry.event)) {
                pockets.push_back("0");
            } else if (const auto* drawn = std::get_if<NumberDrawn>(&entry.event)) {
                pockets.back() = std::string(drawn->pocket.text());
            }
        }
        result.outcome = {{"pockets", std::move(pockets)}};
        return result;
    }

    static Json tableSettings(Json settings, const State& start) {
        for (const char* name :
             {"rules", "ball_change_seconds", "dealer_change_seconds", "idle", "allowance"}) {
            settings.erase(name);
        }
        // Files contain only the chances that the regulation has.
        Json minimum = Json::object();
        bool isOne = true;
        for (const auto& item : settings.at("minimum").items()) {
            const auto kind = chanceFrom(item.key());
            if (kind && start.settings.terms(*kind).known.value) {
                isOne = isOne && (minimum.empty() || minimum.front() == item.value());
                minimum[item.key()] = item.value();
            }
        }
        settings["minimum"] = isOne && !minimum.empty() ? Json(minimum.front()) : minimum;
        return settings;
    }

    // R21: launches alternate; R22: after a void spin the ball goes back to the number before.
    static std::uint64_t roundsBefore(const State& start, std::span<const Entry> round) {
        const bool isLaunched = std::ranges::any_of(
            round, [](const Entry& entry) { return std::holds_alternative<BallLaunched>(entry.event); });
        const bool goesBack = std::ranges::any_of(round, [](const Entry& entry) {
            const auto* isVoid = std::get_if<SpinVoid>(&entry.event);
            return isVoid && isVoid->back;
        });
        if (isLaunched && start.launches % 2 == 1) {
            return 1;
        }
        return goesBack && start.numbers.size() > 0 ? 2 : 0;
    }

    // At an individual wheel a stake is needed for the launch: stake the same amount on red and on black.
    static void addSpin(Json& steps, const State& start, const record::PlayerNames& names) {
        const auto here = std::ranges::find_if(start.players, &roulette::Player::here);
        if (here == start.players.end()) {
            return;
        }
        const std::string who = names(static_cast<PlayerId>(here - start.players.begin()));
        const std::int64_t chip = here->chipValue && start.settings.takesColourChipsOnly(ChanceKind::red)
                                      ? here->chipValue->cents
                                      : 1;
        const std::int64_t least = std::max(start.settings.minimumOf(ChanceKind::red).cents,
                                            start.settings.minimumOf(ChanceKind::black).cents);
        std::int64_t amount = (least + chip - 1) / chip * chip;
        amount += amount % 2 == 0 ? 0 : chip % 2 == 0 ? 0 : chip; // zero returns half
        steps.push_back({{"when", "betting_opened"},
                         {"player", who},
                         {"do", "stake"},
                         {"chance", "red"},
                         {"amount", amount}});
        steps.push_back({{"player", who}, {"do", "stake"}, {"chance", "black"}, {"amount", amount}});
        steps.push_back({{"player", who}, {"do", "spin"}});
    }

    static bool isHere(const State& state, PlayerId player) { return state.players[player].here; }
    static bool isLost(const State& state, PlayerId player) { return !state.players[player].connected; }

    static bool addPlayer(Json& player, const State& start, std::span<const Entry>, PlayerId id,
                          const Json&) {
        if (id < start.players.size() && start.players[id].here && start.settings.hasColourChips()) {
            if (const auto value = start.players[id].chipValue) {
                player["chip_value"] = value->cents;
            }
        }
        return true;
    }

    static bool isRequest(const Command& command) {
        return !isAnyOf<TimePassed, Commit, LaunchBall, BringPocket, PayPrize, RestoreStakes, RevealSeed>(
            command);
    }
    static bool isArrival(const Command& command) { return std::holds_alternative<Admit>(command); }

    static Json step(const Command& command, const record::PlayerNames& names, const Settings& settings) {
        if (const auto* const take = std::get_if<TakeUp>(&command); take && !take->group.isNone()) {
            return record::toJson(TakeUp{take->player, kNoSpot, take->group}, names, settings); // by its name
        }
        const auto* const all = std::get_if<PlaceAll>(&command);
        if (all && all->stakes.size() == 1 && all->stakes.front().group.isNone()) {
            const Stake& stake = all->stakes.front();
            const Spot& spot = settings.layout()[stake.spot];
            return record::toJson(PlaceStake{all->player, spot.kind, spot.numbers, stake.amount}, names,
                                  settings);
        }
        return record::toJson(command, names, settings);
    }

    static void addRefusedRequests(const State& state, const Refused& refused,
                                   std::vector<Command>& requests);

    static std::vector<record::Field> fieldsOf(const Entry& entry, const record::PlayerNames& names,
                                               const Settings& settings) {
        return record::fieldsOf(entry, names, settings);
    }
};

// Amounts around everything that may have been a bound.
std::vector<Money> amountsAround(const State& state, const Refused& refused, ChanceKind kind) {
    const Money wallet = refused.player < state.players.size() ? state.wallet(refused.player) : Money{};
    std::vector<Money> amounts;
    for (const Money near :
         {state.settings.minimumOf(kind), state.settings.maximumOf(kind), wallet, refused.refusal.limit,
          refused.refusal.nearestBelow, refused.refusal.nearestAbove, Money{}, kLargestAmount}) {
        for (const Money amount : amountsNear(near)) {
            if (amount >= Money{} && amount <= kLargestAmount &&
                std::ranges::find(amounts, amount) == amounts.end()) {
                amounts.push_back(amount);
            }
        }
    }
    return amounts;
}

void addStakes(const State& state, const Refused& refused, std::vector<Command>& requests) {
    const auto spots = state.layout().spots();
    requests.emplace_back(PlaceStake{refused.player, ChanceKind::straight, {}, Money{1}}); // no such spot
    for (const Spot& spot : spots) {
        for (const Money amount : amountsAround(state, refused, spot.kind)) {
            requests.emplace_back(PlaceStake{refused.player, spot.kind, spot.numbers, amount});
        }
    }
}

void addFavourites(const State& state, const Refused& refused, std::vector<Command>& requests) {
    const PlayerId player = refused.player;
    requests.emplace_back(PlaceAll{player, {}});
    const auto spots = state.layout().spots();
    for (SpotId spot = 0; spot < spots.size(); ++spot) {
        for (const Money amount : amountsAround(state, refused, spots[spot].kind)) {
            requests.emplace_back(PlaceAll{player, {Stake{spot, {}, amount}}});
        }
        requests.emplace_back(PlaceAll{player, {Stake{spot, Group(Series::zero), Money{1}}}});
    }
}

void addGroups(const State& state, const Refused& refused, std::vector<Command>& requests) {
    const PlayerId player = refused.player;
    const std::vector<Money> amounts = amountsAround(state, refused, ChanceKind::split);
    const std::vector<Money> single = amountsAround(state, refused, ChanceKind::straight);
    if (refused.action == Action::series) {
        for (const Series series : kAllSeries) {
            for (const Money amount : amounts) {
                requests.emplace_back(PlaceSeries{player, series, amount});
            }
        }
        return;
    }
    for (int number = 0; number < kMostPockets; ++number) {
        for (const int chips : {3, 5, 7}) {
            for (const Money amount : single) {
                requests.emplace_back(PlaceNeighbours{player, Pocket(number), chips, amount});
            }
        }
    }
}

void addTakings(const State& state, PlayerId player, std::vector<Command>& requests) {
    const auto spots = state.layout().spots();
    for (SpotId spot = 0; spot < spots.size(); ++spot) {
        requests.emplace_back(TakeUp{player, spot, {}});
    }
    for (const Series series : kAllSeries) {
        requests.emplace_back(TakeUp{player, kNoSpot, Group(series)});
    }
    requests.emplace_back(TakeUp{player, kNoSpot, Group(Pocket(0), 3)});
}

// Moves from spots with stakes, and from one without.
void addMoves(const State& state, PlayerId player, std::vector<Command>& requests) {
    const auto spots = state.layout().spots();
    std::vector<SpotId> from{0, kNoSpot};
    if (player < state.players.size()) {
        for (const Stake& stake : state.players[player].stakes) {
            from.push_back(stake.spot);
        }
    }
    for (const SpotId one : from) {
        for (SpotId to = 0; to < spots.size() && one < spots.size(); ++to) {
            requests.emplace_back(MoveStake{player, one, to});
        }
    }
}

void RouletteParts::addRefusedRequests(const State& state, const Refused& refused,
                                       std::vector<Command>& requests) {
    const PlayerId player = refused.player;
    switch (refused.action) {
    case Action::join:
        requests.emplace_back(Join{player, std::nullopt});
        for (const Money amount : amountsAround(state, refused, ChanceKind::straight)) {
            requests.emplace_back(Join{player, amount});
        }
        break;
    case Action::stake: addStakes(state, refused, requests); break;
    case Action::series:
    case Action::neighbours: addGroups(state, refused, requests); break;
    case Action::parol:
        requests.emplace_back(PlaceParol{player, std::nullopt});
        for (const Series series : kAllSeries) {
            requests.emplace_back(PlaceParol{player, series});
        }
        break;
    case Action::move: addMoves(state, player, requests); break;
    case Action::take: addTakings(state, player, requests); break;
    case Action::undo: requests.emplace_back(Undo{player}); break;
    case Action::clear: requests.emplace_back(Clear{player}); break;
    case Action::repeat: requests.emplace_back(Repeat{player}); break;
    case Action::double_stakes: requests.emplace_back(Double{player}); break;
    case Action::favourite: addFavourites(state, refused, requests); break;
    case Action::spin: requests.emplace_back(Spin{player}); break;
    case Action::leave:
        for (const std::int64_t keep : {0, 1, 1'000'000'000}) {
            requests.emplace_back(Leave{player, keep});
        }
        break;
    case Action::present_chips: requests.emplace_back(PresentChips{player}); break;
    case Action::allowance: requests.emplace_back(TakeAllowance{player}); break;
    case Action::contribute: requests.emplace_back(ContributeSeed{player}); break;
    case Action::fault:
        requests.emplace_back(LosePlayer{player});
        requests.emplace_back(RestorePlayer{player});
        requests.emplace_back(FailSystem{});
        requests.emplace_back(DropObject{});
        requests.emplace_back(DisturbStakes{});
        requests.emplace_back(FailBall{});
        requests.emplace_back(ExchangeBall{});
        requests.emplace_back(ChangeDealer{});
        break;
    case Action::other: break;
    }
}

} // namespace

Result<std::string, NotShared> shareRouletteRound(record::RecordReader& reader, const record::TableRow& table,
                                                  const record::RoundId& id, const Title& title) {
    return shareRoundOf<RouletteParts>(reader, table, id, title);
}

} // namespace mesaviva::scenario
