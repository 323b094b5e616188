// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/placement.h"
#include "engine/table/player_checks.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mesaviva::roulette {

// Joining, spinning, leaving, chips and free points.

namespace {

// The smallest stake that the table takes on any chance that it offers.
Money smallestStake(const Settings& settings) {
    Money least = kLargestAmount;
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        least = offers(settings, kind) ? std::min(least, settings.minimumOf(kind)) : least;
    }
    return least;
}

// The first colour that no player at the table has (R8, R13); if chips have a value, the first free number.
std::optional<std::uint8_t> freeColour(const State& state) {
    std::array<bool, kColours> taken{};
    for (const Player& player : state.players) {
        if (player.here) {
            taken[player.colour] = true;
        }
    }
    const auto free = std::ranges::find(taken, false);
    return free == taken.end() ? std::nullopt
                               : std::optional(static_cast<std::uint8_t>(free - taken.begin()));
}

bool isFree(const State& state, std::uint8_t colour) {
    return colour < kColours && std::ranges::none_of(state.players, [&](const Player& player) {
               return player.here && player.colour == colour;
           });
}

} // namespace

const Rules& sessionRules(const State& state) { return state.settings.seat().session; }

Presence presenceOf(const State& state, PlayerId player) {
    if (!isAdmitted(state, player)) {
        return {};
    }
    const Player& who = state.players[player];
    return {who.here, who.leaving, who.connected};
}

MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player) {
    // No rule keeps a player without a connection from acting: the program cannot hear them.
    return refuseAbsent<Refusal>(presenceOf(state, player), sessionRules(state), {});
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet, {})) {
        return full;
    }
    events.emplace_back(PlayerAdmitted{static_cast<PlayerId>(state.players.size()), command.wallet});
    return std::nullopt;
}

MaybeRefusal join(const State& state, const Join& command, Events& events) {
    const Settings& settings = state.settings;
    if (!isAdmitted(state, command.player)) {
        return Refusal{CommonReason::not_seated, sessionRules(state)};
    }
    if (state.players[command.player].here) {
        return Refusal{CommonReason::already_decided, sessionRules(state)};
    }
    const bool somebodyHere = std::ranges::any_of(state.players, &Player::here);
    const std::optional<std::uint8_t> colour =
        command.colour ? isFree(state, *command.colour) ? command.colour : std::nullopt : freeColour(state);
    if (settings.individual && somebodyHere) {
        return Refusal{CommonReason::seat_taken, {first(settings.regulation().wheel.individual.rules)}};
    }
    if (!colour) {
        return Refusal{CommonReason::seat_taken, settings.regulation().sessions.places};
    }
    if (!settings.hasColourChips()) {
        events.emplace_back(PlayerJoined{command.player, *colour, std::nullopt});
        return std::nullopt;
    }
    const Money minimum = settings.minimumOf(ChanceKind::straight);
    const Money maximum = settings.maximumOf(ChanceKind::straight);
    const Money value = command.chipValue.value_or(minimum);
    if (value < minimum) {
        return Refusal{CommonReason::below_minimum, {"R9"_rule}, minimum, {}, minimum};
    }
    if (value > maximum) {
        return Refusal{CommonReason::above_maximum, {"R9"_rule}, maximum, maximum, {}};
    }
    if (value.cents % minimum.cents != 0) {
        const Money below = minimum * (value.cents / minimum.cents);
        return Refusal{OwnReason::not_whole_chips, {"R9"_rule}, minimum, below, below + minimum};
    }
    events.emplace_back(PlayerJoined{command.player, *colour, value});
    return std::nullopt;
}

void orderSpin(const State& state, PlayerId player, Instant now, Events& events) {
    (void)changeWhatIsDue(state, now, events); // in casinos this wheel has no other moment for it
    events.emplace_back(SpinOrdered{player});
    if (state.settings.closing == Closing::before_launch) {
        events.emplace_back(BettingClosed{now + state.settings.spin});
        events.emplace_back(Announced{OwnPhrase::no_more_bets});
        if (state.settings.regulation().course.bell.value) {
            events.emplace_back(Announced{OwnPhrase::bell});
        }
    }
}

MaybeRefusal spin(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    const CourseTerms& course = state.settings.regulation().course;
    if (!state.settings.individual) {
        return Refusal{CommonReason::not_offered, course.orderedByNobody};
    }
    if (state.phase != Phase::betting) {
        return notNow(course.ordered);
    }
    if (state.restoreAt) {
        return notNow(state.settings.regulation().failures.putBack.rules, OwnCause::stakes_put_back);
    }
    if (!hasOpenStake(state.players[player])) {
        return Refusal{CommonReason::no_stake, course.ordered, smallestStake(state.settings)};
    }
    orderSpin(state, player, now, events);
    return std::nullopt;
}

MaybeRefusal leave(const State& state, const Leave& command, Instant now, Events& events) {
    const PlayerId player = command.player;
    const Presence presence = presenceOf(state, player);
    if (!presence.here || presence.leaving) {
        return Refusal{CommonReason::not_seated, sessionRules(state)};
    }
    const Player& who = state.players[player];
    if (command.keep != 0) {
        if (!who.chipValue || command.keep < 0) {
            return Refusal{CommonReason::not_offered, {"R16"_rule}};
        }
        const std::int64_t chips = state.wallet(player).cents / who.chipValue->cents;
        if (command.keep > chips) {
            return Refusal{CommonReason::not_enough_points, {"R16"_rule}, *who.chipValue * chips};
        }
    }
    if (!hasOpenStake(who)) {
        endSession(state, player, SessionEnd::left, command.keep, events);
        return std::nullopt;
    }
    events.emplace_back(PlayerLeaving{player, command.keep});
    if (state.settings.individual && state.phase == Phase::betting) {
        orderSpin(state, player, now, events);
    }
    return std::nullopt;
}

MaybeRefusal presentChips(const State& state, PlayerId player, Events& events) {
    if (!isAdmitted(state, player) || state.players[player].kept == 0) {
        return Refusal{CommonReason::no_stake, {"R16"_rule}};
    }
    const std::int64_t chips = state.players[player].kept;
    events.emplace_back(
        ChipsChanged{player, chips, state.settings.minimumOf(ChanceKind::straight) * chips, 0, true});
    return std::nullopt;
}

MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events) {
    const Rules& rules = state.settings.regulation().sessions.allowance;
    if (!isAdmitted(state, player)) {
        return Refusal{CommonReason::not_seated, rules};
    }
    // Where only chips of the own colour are taken, less than one chip is nothing (R7).
    Money least = smallestStake(state.settings);
    if (state.settings.chips == Chips::colour && state.players[player].chipValue) {
        least = std::max(least, *state.players[player].chipValue);
    }
    if (MaybeRefusal refused = refuseAllowance<Refusal>(hasOpenStake(state.players[player]),
                                                        state.wallet(player), least, rules)) {
        return refused;
    }
    events.emplace_back(AllowanceTaken{player, state.settings.allowance});
    return std::nullopt;
}

// Until the launch.
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, command.player)) {
        return absent;
    }
    return contributeSeed<Refusal>(state.contributors, command, state.phase == Phase::betting, events);
}

void endSession(const State& state, PlayerId player, SessionEnd reason, std::int64_t keep, Events& events) {
    const Player& who = state.players[player];
    if (who.chipValue) {
        const std::int64_t chips = state.wallet(player).cents / who.chipValue->cents;
        const std::int64_t kept = std::min(keep, chips);
        events.emplace_back(ChipsChanged{player, chips - kept, *who.chipValue * (chips - kept), kept, false});
    }
    appendSessionEnd<Announced>(SessionEnded{player, reason, who.session.summary}, events);
}

// Chips on the layout: stakes, series, neighbours, parol, and taking them back.

namespace {

bool isBetweenRounds(const State& state) {
    return state.phase != Phase::launching && state.phase != Phase::running;
}

Rules closedRules(const State& state) {
    const Regulation& regulation = state.settings.regulation();
    return isBetweenRounds(state) && !state.settings.individual ? regulation.course.notBetweenRounds
                                                                : state.settings.closingRules();
}

MaybeRefusal refuseUnlessOpen(const State& state, PlayerId player) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (!state.stakesOpen) {
        return isBetweenRounds(state) ? notNow(closedRules(state), OwnCause::not_all_paid)
                                      : notNow(closedRules(state));
    }
    if (state.restoreAt) {
        return notNow(state.settings.regulation().failures.putBack.rules, OwnCause::stakes_put_back);
    }
    return std::nullopt;
}

void put(const State& state, PlayerId player, const std::vector<Stake>& stakes, Events& events) {
    for (const Stake& stake : stakes) {
        events.emplace_back(Staked{player, stake, state.acts + 1});
    }
}

// The refusal for a spot that the layout doesn't have.
Refusal noSuchPlace(const State& state) {
    return {OwnReason::not_a_stake, {first(state.settings.terms(ChanceKind::straight).known.rules)}};
}

// Places a set of parts with chips worth `chip`; the parts have the group's name if groups are booked.
MaybeRefusal placeParts(const State& state, PlayerId player, const std::vector<Part>& parts, Group group,
                        Money chip, Events& events) {
    // Prevents overflow of products.
    const Money bounded = std::clamp(chip, Money{}, kLargestAmount);
    const Group booked = groupsAreBooked(state.settings) ? group : Group{};
    Placement placement(state, player);
    MaybeRefusal refused;
    for (auto part = parts.begin(); part != parts.end() && !refused; ++part) {
        refused = placement.add({part->spot, booked, bounded * part->chips});
    }
    refused = refused ? refused : placement.refusalOfGroups();
    if (refused) {
        // For the chip, not for the part that was refused.
        const Room room = roomForParts(state, player, parts, booked);
        refused->nearestBelow = room.below(bounded);
        refused->nearestAbove = room.above(bounded);
        return refused;
    }
    put(state, player, placement.stakes(), events);
    return std::nullopt;
}

// Whether the stakes of a group are whole sets of its chips, as when placed.
bool isWhole(const State& state, Group group, const std::vector<Stake>& stakes) {
    if (group.isNone() || !groupsAreBooked(state.settings)) {
        return true;
    }
    const Wheel wheel(state.settings.wheelOrder());
    if (group.isNeighbours() && !wheel.has(group.number())) {
        return false;
    }
    const std::vector<Part> parts = group.isSeries()
                                        ? *partsOf(group.series(), state.layout())
                                        : partsOf(group.number(), group.chips(), wheel, state.layout());
    const auto amountOn = [&](SpotId spot) {
        Money amount;
        for (const Stake& stake : stakes) {
            amount += stake.group == group && stake.spot == spot ? stake.amount : Money{};
        }
        return amount;
    };
    Money whole;
    for (const Part& part : parts) {
        whole += amountOn(part.spot);
        if (amountOn(part.spot) * parts.front().chips != amountOn(parts.front().spot) * part.chips) {
            return false;
        }
    }
    Money all;
    for (const Stake& stake : stakes) {
        all += stake.group == group ? stake.amount : Money{};
    }
    return all == whole;
}

// R28: the total return of a series in the last round.
Money wonOn(const Player& player, Series series) {
    Money won;
    for (const SettledStake& settled : player.lastSeries) {
        if (settled.stake.group == Group(series) && settled.returned > Money{}) {
            won += settled.returned;
        }
    }
    return won;
}

// The group placed last on a spot; none if no group has a part there.
Group lastGroupOn(const Player& player, SpotId spot) {
    for (auto stake = player.stakes.rbegin(); stake != player.stakes.rend(); ++stake) {
        if (stake->spot == spot && !stake->group.isNone()) {
            return stake->group;
        }
    }
    return {};
}

MaybeRefusal lay(const State& state, PlayerId player, SpotId spot, Money amount, Events& events) {
    const Stake stake{spot, {}, amount};
    MaybeRefusal refused = Placement(state, player).refusalOf(stake);
    if (!refused) {
        events.emplace_back(Staked{player, stake, state.acts + 1});
    }
    return refused;
}

} // namespace

MaybeRefusal placeStake(const State& state, const PlaceStake& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    if (!offers(state.settings, command.kind)) {
        return Refusal{CommonReason::not_offered, state.settings.terms(command.kind).optional.rules};
    }
    const std::optional<SpotId> spot = state.layout().find(command.kind, command.numbers);
    if (!spot) {
        const Rules& known = state.settings.terms(command.kind).known.rules;
        const bool isSector = command.kind == ChanceKind::sector9 || command.kind == ChanceKind::sector12;
        Rules rules = state.settings.regulation().limits.everyCombination.rules;
        rules.add(isSector && known.size() == 2 ? known.begin()[1]
                                                : first(known)); // I-M6 says which there are
        return Refusal{OwnReason::not_a_stake, rules};
    }
    return lay(state, command.player, *spot, command.amount, events);
}

MaybeRefusal placeOn(const State& state, PlayerId player, SpotId spot, Money amount, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, player)) {
        return refused;
    }
    return lay(state, player, spot, amount, events);
}

MaybeRefusal placeSeries(const State& state, const PlaceSeries& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    if (!offersSeries(state.settings, command.series)) {
        return Refusal{CommonReason::not_offered, state.settings.regulation().limits.groups.rules};
    }
    return placeParts(state, command.player, *partsOf(command.series, state.layout()), Group(command.series),
                      command.chip, events);
}

MaybeRefusal placeNeighbours(const State& state, const PlaceNeighbours& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    if (!offersSeries(state.settings)) {
        return Refusal{CommonReason::not_offered, state.settings.regulation().limits.neighbours.rules};
    }
    const Wheel wheel(state.settings.wheelOrder());
    const bool known = command.chips == 3 || command.chips == 5 || command.chips == 7;
    if (!known || !wheel.has(command.number)) {
        Rules rules = state.settings.regulation().limits.neighbours.rules;
        rules.add(first(state.settings.regulation().wheel.mostPockets.rules));
        return Refusal{OwnReason::not_a_stake, rules};
    }
    return placeParts(state, command.player, partsOf(command.number, command.chips, wheel, state.layout()),
                      Group(command.number, command.chips), command.chip, events);
}

MaybeRefusal carryOutParol(const State& state, PlayerId player, std::optional<Series> series,
                           Events& events) {
    const Player& who = state.players[player];
    Placement placement(state, player);
    std::vector<ParolPlaced> placed;
    MaybeRefusal last;
    for (const Series each : kAllSeries) {
        const Money won = wonOn(who, each);
        if (won == Money{} || (series && *series != each)) {
            continue;
        }
        const int chips = chipsOf(each);
        const Money allowed = std::min(won, state.settings.groupMaximum() - stakedOn(who, Group(each)));
        const Money own = who.chipValue.value_or(state.settings.minimumOf(ChanceKind::straight));
        const Money unit{std::lcm(own.cents, state.settings.groupChipStep(chips).cents)};
        const Money chip{std::max(std::int64_t{0}, allowed.cents) / chips / unit.cents * unit.cents};
        if (chip == Money{}) {
            Rules rules = state.settings.regulation().limits.groupMaximum.rules;
            rules.add("I-R28"_rule);
            last = Refusal{CommonReason::above_maximum, rules, state.settings.groupMaximum()};
            continue;
        }
        Placement tried = placement;
        last.reset();
        const std::vector<Part> parts = *partsOf(each, state.layout());
        for (const Part& part : parts) {
            last = last ? last : tried.add({part.spot, Group(each), chip * part.chips});
        }
        if (!last) {
            placement = std::move(tried);
            placed.push_back({player, each, chip * chips, won - chip * chips});
        }
    }
    if (placed.empty()) {
        return last ? last : Refusal{CommonReason::no_stake, {"R28"_rule, "I-R28"_rule}};
    }
    put(state, player, placement.stakes(), events);
    for (const ParolPlaced& parol : placed) {
        events.emplace_back(parol);
    }
    return std::nullopt;
}

MaybeRefusal placeParol(const State& state, const PlaceParol& command, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, command.player)) {
        return absent;
    }
    if (!groupsAreBooked(state.settings)) {
        return Refusal{CommonReason::not_offered, state.settings.regulation().limits.parol.rules};
    }
    const Player& player = state.players[command.player];
    const bool roundOver = state.phase == Phase::between || state.phase == Phase::ending || player.settled;
    if (!state.stakesOpen && roundOver && state.drawn) {
        const bool won = std::ranges::any_of(kAllSeries, [&](Series series) {
            return (!command.series || *command.series == series) && wonOn(player, series) > Money{};
        });
        if (!won) {
            return Refusal{CommonReason::no_stake, {"R28"_rule, "I-R28"_rule}};
        }
        if (player.parol) {
            return Refusal{CommonReason::already_decided, {"R28"_rule}};
        }
        events.emplace_back(ParolOrdered{command.player, command.series});
        return std::nullopt;
    }
    if (MaybeRefusal closed = refuseUnlessOpen(state, command.player)) {
        return closed;
    }
    return carryOutParol(state, command.player, command.series, events);
}

MaybeRefusal moveStake(const State& state, const MoveStake& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    const std::size_t spots = state.layout().spots().size();
    if (command.from >= spots || command.to >= spots || command.from == command.to) {
        return noSuchPlace(state);
    }
    const Player& player = state.players[command.player];
    const Money amount = staked(player, command.from);
    if (amount == Money{}) {
        return Refusal{CommonReason::no_stake, {}};
    }
    // Checks as if the player had taken the chips back first.
    State lifted = state;
    lifted.players[command.player].staked -= amount;
    std::erase_if(lifted.players[command.player].stakes,
                  [&](const Stake& stake) { return stake.spot == command.from && stake.group.isNone(); });
    lifted.ledger.move(player.layout, player.wallet, amount);
    if (MaybeRefusal refused = Placement(lifted, command.player).refusalOf({command.to, {}, amount})) {
        return refused;
    }
    events.emplace_back(StakeTakenBack{command.player, {command.from, {}, amount}, state.acts + 1});
    events.emplace_back(Staked{command.player, {command.to, {}, amount}, state.acts + 1});
    return std::nullopt;
}

MaybeRefusal takeUp(const State& state, const TakeUp& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    if (command.group.isNone() && command.spot >= state.layout().spots().size()) {
        return noSuchPlace(state);
    }
    const Player& player = state.players[command.player];
    const bool single = command.group.isNone() && staked(player, command.spot) > Money{};
    const Group group = single || !command.group.isNone() ? command.group : lastGroupOn(player, command.spot);
    const std::size_t before = events.size();
    for (const Stake& stake : player.stakes) {
        if (stake.group == group && (!group.isNone() || stake.spot == command.spot)) {
            events.emplace_back(StakeTakenBack{command.player, stake, state.acts + 1});
        }
    }
    if (events.size() == before) {
        return Refusal{CommonReason::no_stake, {}};
    }
    return std::nullopt;
}

MaybeRefusal undo(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, player)) {
        return refused;
    }
    const std::vector<Move>& moves = state.players[player].moves;
    if (moves.empty()) {
        return Refusal{CommonReason::no_stake, {}};
    }
    const std::uint32_t act = moves.back().act;
    for (auto move = moves.rbegin(); move != moves.rend() && move->act == act; ++move) {
        Stake stake = move->stake;
        if (stake.amount > Money{}) {
            events.emplace_back(StakeTakenBack{player, stake, act, true});
        } else {
            stake.amount = -stake.amount;
            events.emplace_back(Staked{player, stake, act, true});
        }
    }
    return std::nullopt;
}

MaybeRefusal clear(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, player)) {
        return refused;
    }
    const std::vector<Stake>& stakes = state.players[player].stakes;
    if (stakes.empty()) {
        return Refusal{CommonReason::no_stake, {}};
    }
    for (const Stake& stake : stakes) {
        events.emplace_back(StakeTakenBack{player, stake, state.acts + 1});
    }
    return std::nullopt;
}

MaybeRefusal repeat(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, player)) {
        return refused;
    }
    const Player& who = state.players[player];
    if (!who.stakes.empty()) {
        return Refusal{CommonReason::already_decided, {}};
    }
    if (who.lastStakes.empty()) {
        return Refusal{CommonReason::no_stake, {}};
    }
    return placeAll(state, {player, who.lastStakes}, events);
}

MaybeRefusal doubleStakes(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, player)) {
        return refused;
    }
    const Player& who = state.players[player];
    if (who.stakes.empty()) {
        return Refusal{CommonReason::no_stake, {}};
    }
    return placeAll(state, {player, who.stakes}, events);
}

MaybeRefusal placeAll(const State& state, const PlaceAll& command, Events& events) {
    if (MaybeRefusal refused = refuseUnlessOpen(state, command.player)) {
        return refused;
    }
    if (command.stakes.empty()) {
        return Refusal{CommonReason::no_stake, {}};
    }
    std::vector<Stake> stakes = command.stakes;
    for (Stake& stake : stakes) { // prevents overflow of sums
        stake.amount = std::clamp(stake.amount, Money{}, kLargestAmount);
    }
    Placement placement(state, command.player);
    for (Stake stake : stakes) {
        if (stake.spot >= state.layout().spots().size() || !isWhole(state, stake.group, stakes)) {
            return noSuchPlace(state);
        }
        if (!groupsAreBooked(state.settings)) {
            stake.group = {};
        }
        if (MaybeRefusal refused = placement.add(stake)) {
            return refused;
        }
    }
    if (MaybeRefusal refused = placement.refusalOfGroups()) {
        return refused;
    }
    put(state, command.player, placement.stakes(), events);
    return std::nullopt;
}

} // namespace mesaviva::roulette
