// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/bingo/scenario/bingo_runner.h"
#include "engine/scenario/share_round.h"

#include <nlohmann/json.hpp>

namespace mesaviva::scenario {

namespace {

using namespace bingo;

// The purchases that members of a crowd ordered together, with their time.
struct CrowdOrder {
    Instant at;
    std::vector<CrowdPurchase> buyers;
};

struct BingoParts {
    using OnRecord = record::BingoOnRecord;
    using Play = BingoPlay;
    using Refused = bingo::Refused;
    using Entry = OnRecord::Entry;
    using Command = OnRecord::Command;
    static constexpr std::string_view kSeated = "player_joined";

    static SharedTable tableOf(Json settings, const State& start, std::span<const Entry> round,
                               const record::PlayerNames& names) {
        SharedTable result;
        result.table = tableSettings(std::move(settings), start);
        Json balls = Json::array();
        Json cards = Json::object();
        for (const Entry& entry : round) {
            if (const auto* drawn = std::get_if<BallDrawn>(&entry.event)) {
                balls.push_back(drawn->number);
            } else if (const auto* sold = std::get_if<CardSold>(&entry.event)) {
                cards[names(sold->player)].push_back(record::toJson(entry, names, start.settings).at("rows"));
            }
        }
        result.outcome = {{"balls", std::move(balls)}, {"cards", std::move(cards)}};
        addCrowd(result, start, round);
        return result;
    }

    static Json tableSettings(Json settings, const State& start) {
        for (const char* name : {"idle", "allowance", "room", "rounds_before", "carried"}) {
            settings.erase(name);
        }
        if (start.settings.mode == Mode::session) {
            settings["starts"] = Json::array({0});
        }
        if (const auto value = start.bingoJackpotValue()) {
            settings["jackpot"]["value"] = value->cents;
        }
        if (const auto value = start.lineJackpotValue()) {
            settings["line_jackpot"]["value"] = value->cents;
        }
        if (const Money carried = start.ledger.balance(start.carried); carried > Money{}) {
            settings["carried"] = carried.cents;
        }
        return settings;
    }

    // A scenario's crowd also buys by the round's seed: a crowd of the same size and seed buys the same.
    static void addCrowd(SharedTable& result, const State& start, std::span<const Entry> round) {
        std::vector<CrowdOrder> orders;
        std::uint32_t members = 0;
        std::uint32_t most = 1;
        for (const Entry& entry : round) {
            if (const auto* ordered = std::get_if<CrowdCardsOrdered>(&entry.event)) {
                orders.push_back({entry.at, *ordered->buyers});
                for (const CrowdPurchase& purchase : *ordered->buyers) {
                    members = std::max(members, purchase.member);
                    most = std::max(most, purchase.cards);
                }
            }
        }
        if (orders.empty()) {
            return;
        }
        const auto* closed = std::get_if<RoundClosed>(&round.back().event);
        const int last = std::min(start.settings.maxCards, kMostTried);
        for (auto cards = static_cast<int>(most); closed && cards <= last; ++cards) {
            players::BingoCrowd crowd(members, static_cast<std::uint32_t>(cards));
            if (buysSo(crowd, closed->seed, start, round, orders)) {
                result.table["crowd"] = {{"players", members}, {"cards", cards}};
                result.outcome["round_seed"] = toHex(closed->seed);
                return;
            }
        }
        result.limit = NotShared{ShareLimit::crowd};
    }

    static bool buysSo(players::BingoCrowd& crowd, const Seed& seed, const State& start,
                       std::span<const Entry> round, const std::vector<CrowdOrder>& orders) {
        State state = start;
        crowd.openRound(seed);
        for (const Entry& entry : round) {
            OnRecord::Game::evolve(state, entry.event, entry.at);
            crowd.onEvent(entry, state);
            if (std::holds_alternative<SaleOpened>(entry.event)) {
                break;
            }
        }
        return std::ranges::all_of(orders, [&](const CrowdOrder& order) {
            const auto due = crowd.nextDue();
            const auto command = due ? crowd.take(*due) : std::nullopt;
            const auto* buy = command ? std::get_if<CrowdBuy>(&*command) : nullptr;
            return buy && buy->buyers && *due == order.at && *buy->buyers == order.buyers;
        });
    }

    static bool isHere(const State& state, PlayerId player) { return state.players[player].here; }
    static bool isLost(const State& state, PlayerId player) { return !state.players[player].connected; }
    static bool addPlayer(Json&, const State&, std::span<const Entry>, PlayerId, const Json&) { return true; }

    static bool isRequest(const Command& command) {
        return !isAnyOf<CrowdBuy, TimePassed, Commit, BringCards, BringCrowdCards, BringBall, RevealSeed>(
            command);
    }
    static bool isArrival(const Command& command) { return std::holds_alternative<Admit>(command); }
    static Json step(const Command& command, const record::PlayerNames& names, const Settings& settings) {
        return record::toJson(command, names, settings);
    }

    static void addRefusedRequests(const State& state, const Refused& refused,
                                   std::vector<Command>& requests) {
        const PlayerId player = refused.player;
        switch (refused.action) {
        case Action::join: requests.push_back(Join{player}); break;
        case Action::buy: addPurchases(state, refused, requests); break;
        case Action::mark:
            for (int number = 1; number <= kMostBalls; ++number) {
                requests.push_back(Mark{player, static_cast<Ball>(number)});
            }
            break;
        case Action::leave: requests.push_back(Leave{player}); break;
        case Action::allowance: requests.push_back(TakeAllowance{player}); break;
        case Action::contribute: requests.push_back(ContributeSeed{player}); break;
        case Action::fault:
            requests.push_back(LosePlayer{player});
            requests.push_back(RestorePlayer{player});
            requests.push_back(FailSystem{});
            break;
        case Action::other: break;
        }
    }

    // As many cards as the missing price indicates, or a few more than allowed.
    static void addPurchases(const State& state, const Refused& refused, std::vector<Command>& requests) {
        const std::int64_t price = std::max<std::int64_t>(state.settings.cardPrice.cents, 1);
        const std::int64_t limit =
            std::clamp<std::int64_t>(refused.refusal.limit.cents, -1, kLargestAmount.cents);
        for (const std::int64_t count :
             {limit / price, limit + 1, std::int64_t{0}, std::int64_t{1},
              std::int64_t{state.settings.maxCards}, std::int64_t{state.settings.maxCards} + 1}) {
            if (count >= 0 && count <= kMostAsked) {
                requests.emplace_back(Buy{refused.player, static_cast<std::uint32_t>(count)});
            }
        }
    }

    static std::vector<record::Field> fieldsOf(const Entry& entry, const record::PlayerNames& names,
                                               const Settings& settings) {
        return record::fieldsOf(entry, names, settings);
    }

    static constexpr int kMostTried = 200;
    static constexpr std::int64_t kMostAsked = 1'000'000'000;
};

} // namespace

Result<std::string, NotShared> shareBingoRound(record::RecordReader& reader, const record::TableRow& table,
                                               const record::RoundId& id, const Title& title) {
    return shareRoundOf<BingoParts>(reader, table, id, title);
}

} // namespace mesaviva::scenario
