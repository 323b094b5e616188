// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/table_requests.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace mesaviva::croupier {

using namespace roulette;

namespace {

// The values that newcomers give their chips, in the table's minima (R9), and how many they buy.
constexpr std::array<std::int64_t, 3> kBoughtMinima = {1, 2, 5};
constexpr std::array<std::int64_t, 4> kBoughtChips = {40, 60, 80, 100};
// One tray in three does not hold what its slip says.
constexpr std::uint32_t kTraysToAWrongOne = 3;
// Late chips: at most so many.
constexpr std::uint32_t kMostLateChips = 15;
// The most chips that somebody wants for one.
constexpr std::int64_t kMostChange = 20;

std::array<bool, kColours> coloursTaken(const State& state) {
    std::array<bool, kColours> taken{};
    for (const Player& player : state.players) {
        if (player.here) {
            taken[player.colour] = true;
        }
    }
    return taken;
}

std::optional<std::uint8_t> firstColour(const State& state, bool wantTaken, std::uint32_t from) {
    const std::array<bool, kColours> taken = coloursTaken(state);
    for (std::size_t i = 0; i < kColours; ++i) {
        const std::size_t colour = (from + i) % kColours;
        if (taken[colour] == wantTaken) {
            return static_cast<std::uint8_t>(colour);
        }
    }
    return std::nullopt;
}

std::vector<PlayerId> present(const State& state) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (state.players[i].here) {
            players.push_back(static_cast<PlayerId>(i));
        }
    }
    return players;
}

template <class T>
const T& anyOf(const std::vector<T>& all, RandomStream& chance) {
    return all[chance.below(static_cast<std::uint32_t>(all.size()))];
}

std::vector<FloatPile> pilesOf(const std::vector<RackChip>& chips) {
    std::vector<FloatPile> piles;
    for (const RackChip& chip : chips) {
        if (piles.empty() || piles.back().value != chip.value) {
            piles.push_back({chip.value, 0});
        }
        ++piles.back().chips;
    }
    return piles;
}

// By value, each once, without empty ones.
std::vector<FloatPile> sorted(const std::vector<FloatPile>& piles) {
    std::vector<FloatPile> all;
    for (const FloatPile& pile : piles) {
        const auto same = std::ranges::find(all, pile.value, &FloatPile::value);
        if (same != all.end()) {
            same->chips += pile.chips;
        } else {
            all.push_back(pile);
        }
    }
    std::erase_if(all, [](const FloatPile& pile) { return pile.chips == 0; });
    std::ranges::sort(all, {}, [](const FloatPile& pile) { return pile.value.cents; });
    return all;
}

std::vector<FloatPile> cutPiles(const State& state, Money sum) {
    return pilesOf(cut(rackFrom(leastPartOf(state.settings)), sum));
}

std::int64_t countOf(const std::vector<FloatPile>& piles) {
    std::int64_t count = 0;
    for (const FloatPile& pile : piles) {
        count += pile.chips;
    }
    return count;
}

Request buyIn(const State& state, PlayerId player, RandomStream& chance) {
    Request request{RequestKind::buy_in, player};
    const std::int64_t minima = kBoughtMinima[chance.below(kBoughtMinima.size())];
    request.value = state.settings.minimumOf(ChanceKind::straight) * minima;
    request.sum = request.value * kBoughtChips[chance.below(kBoughtChips.size())];
    const std::uint32_t asked = chance.below(3);
    const std::uint32_t from = chance.below(kColours);
    if (asked > 0) { // one in three asks for a colour that somebody has
        request.colour = firstColour(state, asked == 1, from);
    }
    return request;
}

std::optional<Request> colourChange(const State& state, RandomStream& chance) {
    std::vector<PlayerId> ready;
    for (const PlayerId player : present(state)) {
        const Player& one = state.players[player];
        if (one.chipValue && *one.chipValue > Money{} && one.stakes.empty() &&
            state.wallet(player) >= *one.chipValue) {
            ready.push_back(player);
        }
    }
    if (ready.empty() || present(state).size() < 2) { // somebody stays
        return std::nullopt;
    }
    Request request{RequestKind::colour_change, anyOf(ready, chance)};
    const Player& leaving = state.players[request.player];
    request.colour = leaving.colour;
    request.value = *leaving.chipValue;
    request.chips = state.wallet(request.player).cents / leaving.chipValue->cents;
    return request;
}

std::optional<Request> lateChips(const State& state, const Guests& guests, RandomStream& chance) {
    if (guests.former.empty()) {
        return std::nullopt;
    }
    const FormerPlayer& former = anyOf(guests.former, chance);
    Request request{RequestKind::late_chips, former.player};
    request.colour = former.colour;
    request.value = state.settings.minimumOf(ChanceKind::straight);
    request.chips = 1 + chance.below(kMostLateChips);
    return request;
}

std::optional<Request> change(const State& state, RandomStream& chance) {
    const std::vector<PlayerId> players = present(state);
    std::vector<std::pair<Money, Money>> pairs;
    const std::vector<RackChip> rack = rackFrom(leastPartOf(state.settings));
    for (const RackChip& large : rack) {
        for (const RackChip& small : rack) {
            const bool divides = small.value < large.value && large.value.cents % small.value.cents == 0;
            if (divides && large.value.cents / small.value.cents <= kMostChange) {
                pairs.emplace_back(large.value, small.value);
            }
        }
    }
    if (players.empty() || pairs.empty()) {
        return std::nullopt;
    }
    const auto [large, small] = anyOf(pairs, chance);
    Request request{RequestKind::change, anyOf(players, chance)};
    request.sum = large;
    request.value = small;
    return request;
}

Request ofTheCage(const State& state, RequestKind kind, RandomStream& chance) {
    Request request{kind};
    const std::vector<RackChip> rack = rackFrom(leastPartOf(state.settings));
    constexpr std::uint32_t kStep = 10;
    const std::size_t first = chance.below(static_cast<std::uint32_t>(rack.size() - 2));
    for (std::size_t i = first; i < first + 3; i += 1 + chance.below(2)) {
        request.tray.push_back({rack[i].value, static_cast<int>(kStep * (1 + chance.below(4)))});
    }
    request.sum = worthOf(request.tray);
    if (kind == RequestKind::fill && chance.below(kTraysToAWrongOne) == 0) {
        FloatPile& pile = request.tray[chance.below(static_cast<std::uint32_t>(request.tray.size()))];
        pile.chips += chance.below(2) == 0 ? 1 : -1;
    }
    return request;
}

// The colour that the croupier gives: the one that was asked for if it is free (R13).
bool mayHave(const State& state, const Request& request, std::uint8_t colour) {
    const std::array<bool, kColours> taken = coloursTaken(state);
    const bool asked = request.colour && !taken[*request.colour];
    return colour < kColours && !taken[colour] && (!asked || colour == *request.colour);
}

Rules rulesFor(const Request& request) {
    switch (request.kind) {
    case RequestKind::buy_in: return {"R13"_rule, "R14"_rule};
    case RequestKind::colour_change: return {"R16"_rule, "R14"_rule};
    case RequestKind::late_chips: return {"R16"_rule};
    case RequestKind::change:
    case RequestKind::fill:
    case RequestKind::credit: break;
    }
    return {};
}

} // namespace

Money worthOf(const std::vector<FloatPile>& piles) {
    Money sum;
    for (const FloatPile& pile : piles) {
        sum += pile.sum();
    }
    return sum;
}

bool isOfRequest(const RouletteAction& action) {
    return std::holds_alternative<SellColour>(action) || std::holds_alternative<GiveChips>(action) ||
           std::holds_alternative<CountTray>(action) || std::holds_alternative<DropNotes>(action);
}

std::optional<Request> makeRequest(const State& state, const Hands& hands, const Guests& guests,
                                   RandomStream& chance) {
    std::vector<Request> possible;
    const auto add = [&](std::optional<Request> request) {
        if (request) {
            possible.push_back(std::move(*request));
        }
    };
    if (hands.sells && state.settings.hasColourChips()) {
        if (guests.next != kNobody && firstColour(state, false, 0)) {
            add(buyIn(state, guests.next, chance));
        }
        add(colourChange(state, chance));
        add(lateChips(state, guests, chance));
    }
    if (hands.changes) {
        add(change(state, chance));
    }
    if (hands.cage) {
        add(ofTheCage(state, RequestKind::fill, chance));
        add(ofTheCage(state, RequestKind::credit, chance));
    }
    return possible.empty() ? std::nullopt : std::optional(anyOf(possible, chance));
}

DueAction answerOf(const State& state, const Request& request) {
    const Rules rules = rulesFor(request);
    switch (request.kind) {
    case RequestKind::buy_in: {
        const std::uint8_t asked = request.colour.value_or(0);
        const std::uint8_t colour = request.colour && mayHave(state, request, asked)
                                        ? asked
                                        : firstColour(state, false, 0).value_or(0);
        return {SellColour{request.player, colour, request.value, request.sum.cents / request.value.cents},
                rules};
    }
    case RequestKind::colour_change:
    case RequestKind::late_chips:
        return {GiveChips{request.player, cutPiles(state, request.value * request.chips)}, rules};
    case RequestKind::change:
        return {GiveChips{request.player,
                          {{request.value, static_cast<int>(request.sum.cents / request.value.cents)}}},
                rules};
    case RequestKind::fill: {
        const Money counted = worthOf(request.tray);
        return {CountTray{counted, counted == request.sum}, rules};
    }
    case RequestKind::credit: break;
    }
    return {GiveChips{kNobody, request.tray}, rules};
}

std::vector<Fault> judgeAnswer(const State& state, const Request& request, const RouletteAction& action,
                               bool strict) {
    const DueAction due = answerOf(state, request);
    std::vector<Fault> faults;
    const auto add = [&](FaultKind kind, Rules rules, Money wanted = {}, Money given = {}) {
        faults.push_back({kind, std::move(rules), kNoSpot, request.player, wanted, given});
    };
    if (const auto* sold = std::get_if<SellColour>(&action)) {
        if (!mayHave(state, request, sold->colour)) {
            add(FaultKind::player_colour, {"R13"_rule});
        }
        if (sold->value != request.value) {
            add(FaultKind::chip_value, {"R14"_rule, "R9"_rule}, request.value, sold->value);
        }
        // A wrong value is one fault, though the number of chips follows from it.
        const Money handed = sold->value * sold->chips;
        if (handed != request.sum) {
            add(FaultKind::handed, {"R14"_rule}, request.sum, handed);
        }
    } else if (const auto* given = std::get_if<GiveChips>(&action)) {
        const std::vector<FloatPile> wanted = std::get<GiveChips>(due.action).chips;
        if (worthOf(given->chips) != worthOf(wanted)) {
            add(FaultKind::handed, due.rules, worthOf(wanted), worthOf(given->chips));
        } else {
            const bool exact = request.kind == RequestKind::change || request.kind == RequestKind::credit;
            const bool wrong = exact    ? sorted(given->chips) != sorted(wanted)
                               : strict ? countOf(given->chips) > countOf(wanted)
                                        : false;
            if (wrong) {
                add(FaultKind::pieces, {}, worthOf(wanted), worthOf(wanted));
            }
        }
    } else if (const auto* tray = std::get_if<CountTray>(&action)) {
        const auto& right = std::get<CountTray>(due.action);
        if (tray->counted != right.counted) {
            add(FaultKind::counted, {}, right.counted, tray->counted);
        }
        // As with the float: the conclusion may follow from what was stated or from what is there.
        if (tray->accepted != right.accepted && tray->accepted != (tray->counted == request.sum)) {
            add(FaultKind::slip, {}, request.sum, right.counted);
        }
    }
    return faults;
}

} // namespace mesaviva::croupier
