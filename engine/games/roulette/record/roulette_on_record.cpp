// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/record/roulette_on_record.h"

#include "engine/base/dispatch.h"
#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/game.h"
#include "engine/games/roulette/odds/returns.h"
#include "engine/games/roulette/pocket.h"
#include "engine/games/roulette/record/roulette_json.h"
#include "engine/record/fields/event_json.h"
#include "engine/record/fields/parse_json.h"
#include "engine/record/game_record.h"
#include "engine/record/history/game_record_of.h"
#include "engine/record/history/own_part.h"
#include "engine/record/history/returned.h"
#include "engine/record/history/significant.h"
#include "engine/record/verify/round_proof.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

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
                       add(Join{e.player, e.chipValue, e.colour});
                   },
                   [&](const AllowanceTaken& e) { add(TakeAllowance{e.player}); },
                   [&](const SeedContributed& e) {
                       add(ContributeSeed{e.player, e.seed});
                   },
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
                           add(FailBall{e.injectedBy});
                       } else {
                           add(DropObject{e.injectedBy});
                       }
                   },
                   [&](const StakesDisturbed& e) { add(DisturbStakes{e.injectedBy}); },
                   [&](const RoundClosed& e) { add(RevealSeed{e.seed}); },
                   [&](const SystemFailed& e) { add(FailSystem{e.injectedBy}); },
                   [&](const PlayerDisconnected& e) {
                       add(LosePlayer{e.player, e.injectedBy});
                   },
                   [&](const PlayerReconnected& e) {
                       add(RestorePlayer{e.player, e.injectedBy});
                   },
                   [&](const PlayerLeaving& e) {
                       add(Leave{e.player, e.keep});
                   },
                   [&](const ChipsChanged& e) {
                       add(PresentChips{e.player});
                       add(Leave{e.player, e.kept});
                   },
                   [&](const BallChanged& e) {
                       if (e.faulty) {
                           add(FailBall{e.injectedBy});
                       }
                       addSpins(); // due changes happen before the spin (R17, R35)
                       if (!e.faulty) {
                           add(ExchangeBall{e.injectedBy});
                       }
                   },
                   [&](const DealerChanged& e) {
                       add(ChangeDealer{e.injectedBy});
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

namespace {

constexpr std::size_t kMostStakes = 20'000; // in a round: a layout full of all players' stakes

/// The stakes of one round, grouped by key.
class RoundStakes {
public:
    void add(const roulette::SettledStake& settled, roulette::ChanceKind kind) {
        staked += settled.stake.amount;
        ++stakes;
        const std::pair<ReturnedBy, std::int64_t> parts[] = {
            {ReturnedBy::all, 0},
            {RouletteReturned::kChance, static_cast<std::int64_t>(kind)},
            {ReturnedBy::level, stakeLevelOf(settled.stake.amount)}};
        for (const auto& key : parts) {
            Part& part = m_parts[key];
            part.stakes.push_back(settled.stake);
            part.returned += settled.returned;
        }
    }
    /// All stakes of a part depend on one pocket, so together they are one round.
    ReturnedRound sums(const roulette::Settings& settings) const {
        ReturnedRound round(placeOfGame(roulette::Game::kKey));
        for (const auto& [key, part] : m_parts) {
            const roulette::Returns returns = roulette::returnsOf(settings, part.stakes);
            ReturnedPart& sum = round.part(key.first, key.second);
            sum.staked = returns.staked();
            sum.returned = part.returned;
            sum.expected = returns.mean().value();
            double squares = 0;
            for (const auto& [amount, cases] : returns.cases()) {
                const double off = static_cast<double>(amount.cents) - sum.expected;
                squares += off * off * static_cast<double>(cases);
                sum.furthest = std::max(sum.furthest, std::abs(off));
            }
            sum.variance = squares / static_cast<double>(returns.allCases());
        }
        return round;
    }

    Money staked;
    std::size_t stakes = 0;

private:
    struct Part {
        std::vector<roulette::Stake> stakes;
        Money returned;
    };
    std::map<std::pair<ReturnedBy, std::int64_t>, Part> m_parts;
};

void walkRoulette(RecordReader& reader, TableNumber table, ReturnedWalk& walk) {
    TableFold<RouletteOnRecord> fold(reader, table);
    RoundStakes round;
    WallTime opened;
    while (fold.read()) {
        walk.step();
        const roulette::Event& event = fold.entry().event;
        const roulette::Settings& settings = fold.table().settings;
        if (std::holds_alternative<roulette::RoundOpened>(event)) {
            if (firstBadSetting(settings)) {
                throw Fault{FaultKind::damaged, ProblemCode::table_not_opened};
            }
            opened = fold.row().wall;
            round = {};
        } else if (const auto* settled = std::get_if<roulette::Settled>(&event);
                   settled && !settled->voided) {
            for (const roulette::SettledStake& stake : settled->stakes) {
                const Money staked = stake.stake.amount;
                const bool fits = staked > Money{} && staked <= kMostStakedInRound - round.staked &&
                                  stake.returned >= Money{} && stake.returned <= staked * 36;
                if (!fits || round.stakes >= kMostStakes) {
                    throwDamaged(ProblemCode::stake_of_round, table, fold.entry().round);
                }
                round.add(stake, settings.layout()[stake.stake.spot].kind);
            }
        } else if (const auto* closed = std::get_if<roulette::RoundClosed>(&event)) {
            if (!closed->scripted && walk.counts(opened)) { // else chance didn't bring the number
                walk.add(round.sums(settings), opened, table, static_cast<std::int64_t>(settings.rules));
            }
            round = {};
        }
        fold.take();
    }
}

} // namespace

template <>
const GameReturned& gameReturned<roulette::Game>() {
    static constexpr GameReturned kReturned{
        roulette::Game::kKey,
        &walkRoulette,
        {"rules", static_cast<std::int64_t>(roulette::kAllRuleSets.size()),
         [](std::int64_t which) { return std::string(name(static_cast<roulette::RuleSet>(which))); }},
        {ReturnedValues{"chance", static_cast<std::int64_t>(roulette::kChanceKinds), [](std::int64_t which) {
                            return std::string(name(static_cast<roulette::ChanceKind>(which)));
                        }}}};
    return kReturned;
}

void RouletteOnRecord::addOwn(RecordReader& reader, const RoundRow& round, std::string_view,
                              OwnFigures& figures) {
    const auto facts = openingFacts(reader, round.id.table);
    const nlohmann::ordered_json settings = facts ? parseJson(facts->settings) : nlohmann::ordered_json();
    const auto pockets = settings.find("pockets");
    const bool hasDoubleZero =
        pockets != settings.end() && pockets->is_number_integer() && pockets->get<std::int64_t>() == 38;
    const std::optional<roulette::Pocket> drawn = roulette::pocketFrom(round.result);
    if (!drawn) {
        return;
    }
    const int count = hasDoubleZero ? 38 : 37;
    for (int pocket = 0; pocket < count; ++pocket) {
        figures.count(roulette::Pocket(pocket).text()).expected += 1.0 / count;
    }
    ++figures.count(drawn->text()).count;
}

} // namespace mesaviva::record
