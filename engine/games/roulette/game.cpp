// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/game.h"

#include "engine/base/dispatch.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

using Owned = RestoreStakes::Owned;

void add(std::vector<Owned>& placed, PlayerId player, Stake stake) {
    const auto found = std::ranges::find_if(placed, [&](const Owned& owned) {
        return owned.player == player && owned.stake.spot == stake.spot && owned.stake.group == stake.group;
    });
    if (found == placed.end()) {
        placed.push_back({player, stake});
        return;
    }
    found->stake.amount += stake.amount;
    if (found->stake.amount == Money{}) {
        placed.erase(found);
    }
}

} // namespace

RestoreStakes stakesOnRecord(std::span<const Recorded<Event>> round) {
    std::vector<Owned> placed;
    for (const Recorded<Event>& entry : round) {
        if (const auto* staked = std::get_if<Staked>(&entry.event)) {
            add(placed, staked->player, staked->stake);
        } else if (const auto* back = std::get_if<StakeTakenBack>(&entry.event)) {
            add(placed, back->player, {back->stake.spot, back->stake.group, -back->stake.amount});
        } else if (const auto* settled = std::get_if<Settled>(&entry.event)) {
            std::erase_if(placed, [&](const Owned& owned) { return owned.player == settled->player; });
        }
    }
    std::ranges::stable_sort(placed, {}, &Owned::player);
    return {std::move(placed)};
}

std::optional<Command> Game::answer(const State& state, OwnNeed need, Chance& chance,
                                    const Journal<Event>& journal) {
    switch (need) {
    case OwnNeed::launch: return chance.launch();
    case OwnNeed::pocket: return chance.rest();
    case OwnNeed::record: return stakesOnRecord(journal.round(state.round));
    }
    return std::nullopt;
}

std::optional<NeedKind> Game::broughtBy(const Event& event) {
    return std::visit(Overloaded{
                          [](const RoundOpened&) { return std::optional<NeedKind>(CommonNeed::commitment); },
                          [](const BallLaunched&) { return std::optional<NeedKind>(OwnNeed::launch); },
                          [](const NumberDrawn&) { return std::optional<NeedKind>(OwnNeed::pocket); },
                          [](const RoundClosed&) { return std::optional<NeedKind>(CommonNeed::seed); },
                          [](const auto&) { return std::optional<NeedKind>(); },
                      },
                      event);
}

std::size_t heldBytes(const Event& event) {
    const auto* const settled = std::get_if<Settled>(&event);
    return settled ? settled->stakes.capacity() * sizeof(SettledStake) : 0;
}

Event Game::refused(const Command& command, const Refusal& refusal) {
    const auto refused = [&](PlayerId player, Action action) { return Refused{player, action, refusal}; };
    return std::visit(Overloaded{
                          [&](const Join& c) { return refused(c.player, Action::join); },
                          [&](const PlaceStake& c) { return refused(c.player, Action::stake); },
                          [&](const PlaceSeries& c) { return refused(c.player, Action::series); },
                          [&](const PlaceNeighbours& c) { return refused(c.player, Action::neighbours); },
                          [&](const PlaceParol& c) { return refused(c.player, Action::parol); },
                          [&](const MoveStake& c) { return refused(c.player, Action::move); },
                          [&](const TakeUp& c) { return refused(c.player, Action::take); },
                          [&](const Undo& c) { return refused(c.player, Action::undo); },
                          [&](const Clear& c) { return refused(c.player, Action::clear); },
                          [&](const Repeat& c) { return refused(c.player, Action::repeat); },
                          [&](const Double& c) { return refused(c.player, Action::double_stakes); },
                          [&](const PlaceAll& c) { return refused(c.player, Action::favourite); },
                          [&](const Spin& c) { return refused(c.player, Action::spin); },
                          [&](const Leave& c) { return refused(c.player, Action::leave); },
                          [&](const PresentChips& c) { return refused(c.player, Action::present_chips); },
                          [&](const TakeAllowance& c) { return refused(c.player, Action::allowance); },
                          [&](const ContributeSeed& c) { return refused(c.player, Action::contribute); },
                          [&](const LosePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const RestorePlayer& c) { return refused(c.player, Action::fault); },
                          [&](const FailSystem&) { return refused(kNobody, Action::fault); },
                          [&](const DropObject&) { return refused(kNobody, Action::fault); },
                          [&](const DisturbStakes&) { return refused(kNobody, Action::fault); },
                          [&](const FailBall&) { return refused(kNobody, Action::fault); },
                          [&](const ExchangeBall&) { return refused(kNobody, Action::fault); },
                          [&](const ChangeDealer&) { return refused(kNobody, Action::fault); },
                          [&](const auto&) { return refused(kNobody, Action::other); },
                      },
                      command);
}

} // namespace mesaviva::roulette

namespace mesaviva {

template class CompiledOnce<roulette::Event::Variant>;
template class CompiledOnce<roulette::Command::Variant>;

} // namespace mesaviva
