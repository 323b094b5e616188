// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/scenario/share_round.h"

#include <nlohmann/json.hpp>

namespace mesaviva::scenario {

namespace {

using namespace poker;

struct PokerParts {
    using OnRecord = record::PokerOnRecord;
    using Play = PokerPlay;
    using Refused = poker::Refused;
    using Entry = OnRecord::Entry;
    using Command = OnRecord::Command;
    static constexpr std::string_view kSeated = "player_sat";

    static SharedTable tableOf(Json settings, const State&, std::span<const Entry> round,
                               const record::PlayerNames&) {
        settings.erase("idle");
        settings.erase("allowance");
        Json cards = Json::array();
        for (const Entry& entry : round) {
            if (const auto* burnt = std::get_if<CardBurnt>(&entry.event)) {
                cards.push_back(burnt->card.text());
            } else if (const auto* dealt = std::get_if<CardDealt>(&entry.event)) {
                cards.push_back(dealt->card.text());
            }
        }
        return {std::move(settings), {{"cards", std::move(cards)}}};
    }

    static bool isHere(const State& state, PlayerId player) { return state.players[player].seat > 0; }
    static bool isLost(const State& state, PlayerId player) { return !state.seatOf(player).connected; }

    // A player who hasn't joined yet waits in a free seat, and leaves it before the round.
    static bool addPlayer(Json& player, const State& start, std::span<const Entry>, PlayerId id,
                          const Json& others) {
        if (id < start.players.size() && start.players[id].seat > 0) {
            player["seat"] = start.players[id].seat;
            return true;
        }
        for (int seat = 1; seat <= start.settings.seats; ++seat) {
            const bool isTaken =
                start.seats[static_cast<std::size_t>(seat - 1)].player != kNobody ||
                std::ranges::any_of(others, [&](const Json& other) { return other.at("seat") == seat; });
            if (!isTaken) {
                player["seat"] = seat;
                return true;
            }
        }
        return false;
    }

    static bool isRequest(const Command& command) {
        return !isAnyOf<TimePassed, Commit, BringCard, RevealSeed>(command);
    }
    static bool isArrival(const Command& command) { return std::holds_alternative<Admit>(command); }
    static Json step(const Command& command, const record::PlayerNames& names, const Settings&) {
        return record::toJson(command, names);
    }

    static void addRefusedRequests(const State& state, const Refused& refused,
                                   std::vector<Command>& requests) {
        const PlayerId player = refused.player;
        const auto add = [&requests](Command request) { requests.push_back(std::move(request)); };
        switch (refused.action) {
        case Action::sit:
            for (int seat = 0; seat <= kMostSeats + 1; ++seat) {
                add(Sit{player, seat});
            }
            break;
        case Action::ante: addAntes(state, refused, requests); break;
        case Action::undo: add(UndoAnte{player}); break;
        case Action::clear: add(ClearAnte{player}); break;
        case Action::repeat: add(RepeatAnte{player}); break;
        case Action::deal: add(Deal{player}); break;
        case Action::fold: add(Fold{player}); break;
        case Action::bet: add(Bet{player}); break;
        case Action::leave: add(Leave{player}); break;
        case Action::allowance: add(TakeAllowance{player}); break;
        case Action::contribute: add(ContributeSeed{player}); break;
        case Action::fault:
            add(FailSystem{});
            add(LosePlayer{player});
            add(RestorePlayer{player});
            break;
        case Action::other: break;
        }
    }

    static void addAntes(const State& state, const Refused& refused, std::vector<Command>& requests) {
        const Money wallet = refused.player < state.players.size() ? state.wallet(refused.player) : Money{};
        for (const Money near :
             {Money{}, state.settings.minimum, largestAnte(state.settings), wallet, refused.refusal.limit,
              refused.refusal.nearestBelow, refused.refusal.nearestAbove, kLargestAmount}) {
            for (const Money amount : amountsNear(near)) {
                if (amount >= Money{} && amount <= kLargestAmount) {
                    requests.emplace_back(PlaceAnte{refused.player, amount});
                }
            }
        }
    }

    static std::vector<record::Field> fieldsOf(const Entry& entry, const record::PlayerNames& names,
                                               const Settings& settings) {
        return record::fieldsOf(entry, names, settings);
    }
};

} // namespace

Result<std::string, NotShared> sharePokerRound(record::RecordReader& reader, const record::TableRow& table,
                                               const record::RoundId& id, const Title& title) {
    return shareRoundOf<PokerParts>(reader, table, id, title);
}

} // namespace mesaviva::scenario
