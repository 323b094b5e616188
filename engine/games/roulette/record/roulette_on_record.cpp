// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/record/roulette_on_record.h"

#include "engine/base/overloaded.h"
#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/verify/outcome_method.h"

#include <nlohmann/json.hpp>

#include <array>

namespace mesaviva::record {

using namespace roulette;

namespace {

using Entry = RouletteOnRecord::Entry;

// The stakes placed or taken back by one action.
template <class Kind>
std::vector<Stake> stakesOfAct(std::span<const Entry> coming, PlayerId player, std::uint32_t act) {
    std::vector<Stake> stakes;
    for (const Entry& entry : coming) {
        const auto* one = std::get_if<Kind>(&entry.event);
        if (!one || one->player != player || one->act != act || one->undo) {
            break;
        }
        stakes.push_back(one->stake);
    }
    return stakes;
}

// Adds causes of chips on the layout: placed by hand, by a series, by a parol.
void addStaking(const Staked& first, std::span<const Entry> coming, std::vector<roulette::Command>& causes) {
    if (first.undo) {
        causes.emplace_back(Undo{first.player});
        return;
    }
    if (!first.stake.group.isNone()) { // a parol, which has further events
        causes.emplace_back(PlaceParol{first.player, std::nullopt});
        for (const Series series : kAllSeries) {
            causes.emplace_back(PlaceParol{first.player, series});
        }
    }
    causes.emplace_back(PlaceAll{first.player, stakesOfAct<Staked>(coming, first.player, first.act)});
}

void addTakingBack(const StakeTakenBack& first, std::span<const Entry> coming,
                   std::vector<roulette::Command>& causes) {
    if (first.undo) {
        causes.emplace_back(Undo{first.player});
        return;
    }
    if (coming.size() > 1) {
        if (const auto* to = std::get_if<Staked>(&coming[1].event); to && to->act == first.act) {
            causes.emplace_back(MoveStake{first.player, first.stake.spot, to->stake.spot});
        }
    }
    causes.emplace_back(Clear{first.player});
    causes.emplace_back(TakeUp{first.player, first.stake.spot, first.stake.group});
}

} // namespace

void RouletteOnRecord::write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                             const Settings& settings) {
    writer.clear();
    if (const auto* opened = std::get_if<TableOpened>(&entry.event)) {
        writeEvent(writer, entry, names, opened->opening->settings, rulesOf(opened->opening->settings));
    } else {
        writeEvent(writer, entry, names, settings, rulesOf(entry.event, settings));
    }
    writer.finish();
}

Result<RouletteOnRecord::Entry, BadField>
RouletteOnRecord::read(const nlohmann::ordered_json& line, const PlayerIds& ids, const Settings& settings) {
    return eventFrom(line, ids, settings);
}

bool RouletteOnRecord::mayOpen(const Settings& settings) { return !firstBadSetting(settings); }

void RouletteOnRecord::sumUp(RoundSum& sum, const Event& event) {
    std::visit(Overloaded{
                   [&](const TableOpened& e) { sum.expect(e.opening->guests); },
                   [&](const RoundOpened&) { sum.clear(); },
                   [&](const Settled& e) { sum.settle(e.player, e.staked, e.returned); },
                   [&](const RoundVoid&) { sum.isVoid = true; },
                   [&](const NumberDrawn& e) { sum.result = e.pocket.text(); },
                   [](const auto&) {},
               },
               event);
}

std::unique_ptr<RouletteOnRecord::Chance>
RouletteOnRecord::chanceOf(const Settings& settings, const Seed& seed, std::span<const Entry> round) {
    std::vector<Pocket> given; // one per launch, including void ones
    for (const Entry& entry : round) {
        if (const auto* launched = std::get_if<BallLaunched>(&entry.event)) {
            if (launched->origin == Origin::script) {
                given.emplace_back(0);
            }
        } else if (const auto* drawn = std::get_if<NumberDrawn>(&entry.event)) {
            if (drawn->origin == Origin::script && !given.empty()) {
                given.back() = drawn->pocket;
            }
        }
    }
    return std::make_unique<SeededSpins>([seed](std::uint64_t) { return seed; }, settings.pockets,
                                         std::move(given));
}

void RouletteOnRecord::addCauses(const State& state, std::span<const Entry> coming,
                                 std::vector<Command>& causes) {
    const auto add = [&](Command command) { causes.push_back(std::move(command)); };
    const auto addSpins = [&] {
        for (std::size_t i = 0; i < state.players.size(); ++i) {
            if (state.players[i].here) {
                const auto player = static_cast<PlayerId>(i);
                add(Spin{player});
            }
        }
    };
    std::visit(Overloaded{
                   [&](const PlayerAdmitted& e) { add(Admit{e.wallet}); },
                   [&](const PlayerJoined& e) {
                       add(Join{e.player, e.chipValue});
                   },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const RoundOpened& e) { add(Commit{e.commitment}); },
                   [&](const Staked& e) { addStaking(e, coming, causes); },
                   [&](const StakeTakenBack& e) { addTakingBack(e, coming, causes); },
                   [&](const ParolOrdered& e) {
                       add(PlaceParol{e.player, e.series});
                   },
                   [&](const SpinOrdered& e) { add(Spin{e.player}); },
                   [&](const BallLaunched& e) { add(LaunchBall{e.origin}); },
                   [&](const NumberDrawn& e) {
                       add(BringPocket{e.pocket, e.origin});
                   },
                   [&](const SpinVoid& e) {
                       if (e.reason == SpinVoidReason::ball) {
                           add(FailBall{});
                       } else {
                           add(DropObject{});
                       }
                   },
                   [&](const StakesDisturbed&) { add(DisturbStakes{}); },
                   [&](const RoundClosed& e) { add(RevealSeed{e.seed}); },
                   [&](const SystemFailed&) { add(FailSystem{}); },
                   [&](const PlayerDisconnected& e) { add(LosePlayer{e.player}); },
                   [&](const PlayerReconnected& e) { add(RestorePlayer{e.player}); },
                   [&](const PlayerLeaving& e) {
                       add(Leave{e.player, e.keep});
                   },
                   [&](const ChipsChanged& e) {
                       add(PresentChips{e.player});
                       add(Leave{e.player, e.kept});
                   },
                   [&](const BallChanged& e) {
                       if (e.faulty) {
                           add(FailBall{});
                       }
                       addSpins(); // due changes happen before the spin (R17, R35)
                       if (!e.faulty) {
                           add(ExchangeBall{});
                       }
                   },
                   [&](const DealerChanged&) {
                       add(ChangeDealer{});
                       addSpins();
                   },
                   [&](const SessionEnded& e) { add(Leave{e.player}); },
                   [](const auto&) {},
               },
               coming.front().event);
}

template <>
const GameRecord& gameRecord<roulette::Game>() {
    static const GameRecord own = gameRecordOf<RouletteOnRecord>();
    return own;
}

namespace {

std::vector<std::string> pocketsFrom(RandomStream stream, unsigned places, std::size_t draws) {
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < draws; ++i) {
        drawn.emplace_back(roulette::Pocket(static_cast<int>(stream.below(places))).text());
    }
    return drawn;
}

std::string pocketsByAwk(unsigned places, std::size_t draws) {
    return "{c=below(" + std::to_string(places) +
           ",$1); if(c>=0){print c==37?\"00\":c; if(++k==" + std::to_string(draws) + ")exit}}";
}

unsigned pocketsOf(const nlohmann::ordered_json& settings) {
    const auto found = settings.find("pockets");
    const bool exists = found != settings.end() && (*found == 37 || *found == 38);
    return exists ? found->get<unsigned>() : 0;
}

constexpr std::array<OutcomeMethod::Draw, 1> kDraws = {{{"number_drawn", "pocket"}}};
constexpr std::size_t kMostLaunches = 64;

} // namespace

// A pocket takes one number of the stream. The pockets of void spins precede the valid one.
const OutcomeMethod& RouletteOnRecord::outcome() {
    static constexpr OutcomeMethod kMethod{.draws = kDraws,
                                           .places = pocketsOf,
                                           .most = kMostLaunches,
                                           .lastCounts = true,
                                           .from = pocketsFrom,
                                           .awk = pocketsByAwk};
    return kMethod;
}

} // namespace mesaviva::record
