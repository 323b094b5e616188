// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/teach/croupier_choices.h"

#include "engine/drills/terms.h"

#include <array>

namespace mesaviva::app {

namespace {

struct CroupierHouse {
    roulette::RuleSet rules;
    int pockets;
    roulette::Chips chips;
    std::optional<roulette::Closing> closing;
    const char* variant;
};

using roulette::Chips;
using roulette::Closing;
using roulette::RuleSet;

constexpr std::array<CroupierHouse, CroupierChoices::kHouses> kCroupierHouses = {
    {{RuleSet::casino, 37, Chips::colour, std::nullopt, "colour"},
     {RuleSet::casino, 37, Chips::cash, std::nullopt, "cash"},
     {RuleSet::online, 37, Chips::colour, std::nullopt, "37"},
     {RuleSet::online, 38, Chips::colour, std::nullopt, "38"},
     {RuleSet::macau, 37, Chips::colour, Closing::before_launch, "one"},
     {RuleSet::macau, 37, Chips::colour, Closing::on_slowdown, "two"}}};

struct CroupierLevel {
    int players;
    players::StakeTaste taste;
    int bettingSeconds;
};

constexpr std::array<CroupierLevel, CroupierChoices::kLevels> kCroupierLevels = {
    {{2, players::StakeTaste::low, 14},
     {4, players::StakeTaste::middle, 18},
     {7, players::StakeTaste::high, 25}}};

const CroupierHouse& houseOf(const CroupierChoices& choices) {
    return kCroupierHouses[static_cast<std::size_t>(choices.house)];
}

QString croupierKey(const char* name) { return QStringLiteral("croupier/") + QLatin1String(name); }

} // namespace

CroupierChoices CroupierChoices::from(const SettingsStore& store) {
    const CroupierChoices usual;
    const auto number = [&](const char* name, int from, int to, int otherwise) {
        return static_cast<int>(store.number(croupierKey(name), from, to, otherwise));
    };
    CroupierChoices choices;
    choices.house = number("house", 0, kHouses - 1, usual.house);
    choices.work = number("work", 0, 1, usual.work);
    choices.level = number("level", 0, kLevels - 1, usual.level);
    choices.incidents = number("incidents", 0, 1, usual.incidents);
    choices.wheel = number("wheel", 0, 1, usual.wheel);
    choices.telling = number("telling", 0, 1, usual.telling);
    choices.limit = number("limit", 0, 120, usual.limit);
    choices.rounds = number("rounds", 1, 50, usual.rounds);
    return choices;
}

void CroupierChoices::keep(SettingsStore& store) const {
    store.keepNumber(croupierKey("house"), house);
    store.keepNumber(croupierKey("work"), work);
    store.keepNumber(croupierKey("level"), level);
    store.keepNumber(croupierKey("incidents"), incidents);
    store.keepNumber(croupierKey("wheel"), wheel);
    store.keepNumber(croupierKey("telling"), telling);
    store.keepNumber(croupierKey("limit"), limit);
    store.keepNumber(croupierKey("rounds"), rounds);
}

croupier::RouletteShift CroupierChoices::shift() const {
    const CroupierHouse& there = houseOf(*this);
    const CroupierLevel& chosen = kCroupierLevels[static_cast<std::size_t>(level)];
    croupier::RouletteShift shift;
    shift.settings = drills::tableFor(there.rules, there.pockets, Money{100});
    shift.settings.seriesShortcut = false;
    shift.settings.chips = there.chips;
    shift.settings.closing = there.closing.value_or(shift.settings.closing);
    shift.settings.betting = std::chrono::seconds(chosen.bettingSeconds);
    shift.players = chosen.players;
    shift.taste = chosen.taste;
    shift.incidents = incidents == 1;
    shift.realWheel = wheel == 1 && work == 0;
    shift.tellsAtOnce = telling == 0;
    shift.limit = work == 0 ? std::int64_t{1'000} * limit : 0;
    return shift;
}

std::string CroupierChoices::table() const {
    return std::string(roulette::name(houseOf(*this).rules)) + '/' + houseOf(*this).variant;
}

} // namespace mesaviva::app
