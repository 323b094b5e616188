// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/record/bingo_on_record.h"

#include "engine/base/overloaded.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/cards/variant.h"
#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/record/bingo_json.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/verify/outcome_method.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>

namespace mesaviva::record {

using namespace bingo;

namespace {

using Entry = BingoOnRecord::Entry;

// The faces that a scenario still had for each player, as far as the round used them; unsold ones weren't
// ordered.
std::vector<std::vector<Card>> givenCards(const Settings& settings, std::span<const Entry> round) {
    std::vector<std::vector<Card>> result;
    const std::vector<std::vector<std::uint64_t>>* given = nullptr;
    std::map<std::uint64_t, Card> facesByKey;
    std::map<std::pair<PlayerId, std::uint64_t>, Card> own;
    for (const Entry& entry : round) {
        if (const auto* opened = std::get_if<RoundOpened>(&entry.event)) {
            given = &opened->given;
        } else if (const auto* sold = std::get_if<CardSold>(&entry.event)) {
            const std::uint64_t key = keyOf(settings.variant, sold->card);
            facesByKey.emplace(key, sold->card);
            own.emplace(std::pair(sold->player, key), sold->card);
        }
    }
    if (!given) {
        return result;
    }
    for (std::size_t player = 0; player < given->size(); ++player) {
        std::vector<Card>& cards = result.emplace_back();
        for (const std::uint64_t key : (*given)[player]) {
            const auto mine = own.find({static_cast<PlayerId>(player), key});
            const auto any = facesByKey.find(key);
            if (mine == own.end() && any == facesByKey.end()) {
                break;
            }
            cards.push_back(mine != own.end() ? mine->second : any->second);
        }
    }
    return result;
}

} // namespace

void BingoOnRecord::write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                          const Settings& settings) {
    writer.clear();
    if (const auto* opened = std::get_if<TableOpened>(&entry.event)) {
        const RoomView room{opened->opening->settings};
        writeEvent(writer, entry, names, room, rulesOf(opened->opening->settings));
    } else {
        const RoomView room{settings};
        writeEvent(writer, entry, names, room, rulesOf(entry.event, settings));
    }
    writer.finish();
}

Result<BingoOnRecord::Entry, BadField> BingoOnRecord::read(const nlohmann::ordered_json& line,
                                                           const PlayerIds& ids, const Settings& settings) {
    return eventFrom(line, ids, settings);
}

bool BingoOnRecord::mayOpen(const Settings& settings) { return !firstBadSetting(settings); }

void BingoOnRecord::sumUp(RoundSum& sum, const Event& event) {
    std::visit(Overloaded{
                   [&](const TableOpened& e) { sum.expect(e.opening->guests); },
                   [&](const RoundOpened&) { sum.clear(); },
                   [&](const Settled& e) { sum.settle(e.player, e.staked, e.returned); },
                   [&](const RoundVoid&) { sum.isVoid = true; },
                   [&](const BallDrawn& e) { sum.result = std::to_string(e.drawn); },
                   [](const auto&) {},
               },
               event);
}

std::unique_ptr<BingoOnRecord::Chance> BingoOnRecord::chanceOf(const Settings& settings, const Seed& seed,
                                                               std::span<const Entry> round) {
    GivenOutcome given;
    for (const Entry& entry : round) {
        if (const auto* drawn = std::get_if<BallDrawn>(&entry.event)) {
            if (drawn->origin == Origin::script) {
                given.balls.push_back(drawn->number);
            }
        }
    }
    given.cards = givenCards(settings, round);
    return std::make_unique<SeededBalls>([seed](std::uint64_t) { return seed; }, settings, std::move(given));
}

void BingoOnRecord::addCauses(const State&, std::span<const Entry> coming, std::vector<Command>& causes) {
    const auto add = [&](Command command) { causes.push_back(std::move(command)); };
    std::visit(Overloaded{
                   [&](const PlayerAdmitted& e) { add(Admit{e.wallet}); },
                   [&](const PlayerJoined& e) { add(Join{e.player}); },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const RoundOpened& e) {
                       add(Commit{e.commitment, e.setAside, e.given});
                   },
                   [&](const CardsOrdered& e) {
                       add(Buy{e.player, e.count});
                   },
                   [&](const CrowdCardsOrdered& e) { add(CrowdBuy{e.buyers}); },
                   [&](const CardSold& e) {
                       BringCards command{{}, e.origin};
                       for (const Entry& entry : coming) {
                           const auto* sold = std::get_if<CardSold>(&entry.event);
                           if (!sold || sold->player != e.player) {
                               break;
                           }
                           command.cards.push_back(sold->card);
                       }
                       // There may be several consecutive orders, each with its own cards.
                       for (std::size_t count = command.cards.size(); count > 0; --count) {
                           command.cards.resize(count);
                           add(command);
                       }
                   },
                   [&](const CrowdSold& e) { add(BringCrowdCards{e.seed}); },
                   [&](const BallDrawn& e) {
                       add(BringBall{e.number, e.origin});
                   },
                   [&](const NumberMarked& e) {
                       add(Mark{e.player, e.number});
                   },
                   [&](const RoundClosed& e) { add(RevealSeed{e.seed}); },
                   [&](const SystemFailed&) { add(FailSystem{}); },
                   [&](const PlayerDisconnected& e) { add(LosePlayer{e.player}); },
                   [&](const PlayerReconnected& e) { add(RestorePlayer{e.player}); },
                   [&](const PlayerLeaving& e) { add(Leave{e.player}); },
                   [&](const SessionEnded& e) { add(Leave{e.player}); },
                   [](const auto&) {},
               },
               coming.front().event);
}

void BingoOnRecord::complete(Command& command, const Event& event) {
    auto* const commit = std::get_if<Commit>(&command);
    const auto* const opened = std::get_if<RoundOpened>(&event);
    if (commit && opened) {
        commit->setAside = opened->setAside;
        commit->given = opened->given;
    }
}

RoomJackpots BingoOnRecord::baseOf(const Settings& settings) {
    const auto base = [](const auto& jackpot) {
        return jackpot ? std::optional(jackpot->base) : std::nullopt;
    };
    return {base(settings.bingoJackpot), base(settings.lineJackpot)};
}

template <>
const GameRecord& gameRecord<bingo::Game>() {
    static const GameRecord own = gameRecordOf<BingoOnRecord>();
    return own;
}

namespace {

std::vector<std::string> ballsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<unsigned> order(places);
    std::iota(order.begin(), order.end(), 1U);
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        std::swap(order[i], order[i + stream.below(static_cast<std::uint32_t>(order.size() - i))]);
    }
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < std::min(draws, order.size()); ++i) {
        drawn.push_back(std::to_string(order[i]));
    }
    return drawn;
}

std::string ballsByAwk(unsigned places, std::size_t draws) {
    return "BEGIN{n=" + std::to_string(places) +
           "; for(i=0;i<n;i++)b[i]=i+1; i=0} {c=below(n-i,$1); if(c>=0){t=b[i]; b[i]=b[i+c]; b[i+c]=t; "
           "if(++i==n-1){for(j=0;j<" +
           std::to_string(draws) + ";j++)print b[j]; exit}}}";
}

unsigned ballsOf(const nlohmann::ordered_json& settings) {
    const auto found = settings.find("variant");
    if (found == settings.end()) {
        return 0;
    }
    const auto known = std::ranges::find_if(
        bingo::kAllVariants, [&](bingo::Variant variant) { return *found == bingo::ballsOf(variant); });
    return known != bingo::kAllVariants.end() ? static_cast<unsigned>(bingo::ballsOf(*known)) : 0;
}

constexpr std::array<OutcomeMethod::Draw, 1> kDraws = {{{"ball_drawn", "number"}}};

} // namespace

// The balls are shuffled from the first position on, each swapped with one from there on.
const OutcomeMethod& BingoOnRecord::outcome() {
    static constexpr OutcomeMethod kMethod{
        .draws = kDraws, .places = ballsOf, .from = ballsFrom, .awk = ballsByAwk};
    return kMethod;
}

} // namespace mesaviva::record
