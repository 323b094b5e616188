// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_choices.h"

#include <array>
#include <utility>

namespace mesaviva::app {

namespace {

QString croupierKey(const char* group, const char* name) {
    return QLatin1String(group) + u'/' + QLatin1String(name);
}

// What is judged of the hands, by its key; in the order of croupier::HandPart.
constexpr std::array<std::pair<const char*, int CroupierChoices::*>, croupier::kHandParts> kHandKeys{
    {{"hands_clearing", &CroupierChoices::clearing},
     {"hands_opening", &CroupierChoices::opening},
     {"hands_pieces", &CroupierChoices::pieces},
     {"hands_proving", &CroupierChoices::proving},
     {"hands_buy_ins", &CroupierChoices::buyIns},
     {"hands_change", &CroupierChoices::changing},
     {"hands_cage", &CroupierChoices::cage}}};

} // namespace

int CroupierChoices::*CroupierChoices::hand(croupier::HandPart part) {
    return kHandKeys.at(static_cast<std::size_t>(part)).second;
}

void CroupierChoices::setHands(int bits) {
    for (std::size_t i = 0; i < kHandKeys.size(); ++i) {
        this->*kHandKeys.at(i).second = (bits >> i) & 1;
    }
}

CroupierChoices CroupierChoices::from(const SettingsStore& store, const char* group, int houses) {
    const CroupierChoices usual;
    const auto number = [&](const char* name, int from, int to, int otherwise) {
        return static_cast<int>(store.number(croupierKey(group, name), from, to, otherwise));
    };
    CroupierChoices choices;
    choices.house = number("house", 0, houses - 1, usual.house);
    choices.work = number("work", 0, 1, usual.work);
    choices.level = number("level", 0, kLevels - 1, usual.level);
    choices.incidents = number("incidents", 0, 1, usual.incidents);
    choices.wheel = number("wheel", 0, 1, usual.wheel);
    choices.feedback = number("telling", 0, 1, usual.feedback);
    choices.numberCall = number("number_call", 0, 1, usual.numberCall);
    choices.limit = number("limit", 0, 120, usual.limit);
    choices.rounds = number("rounds", 1, 50, usual.rounds);
    choices.count = number("float", 0, 2, usual.count);
    for (const auto& [name, part] : kHandKeys) {
        choices.*part = number(name, 0, 1, usual.*part);
    }
    return choices;
}

void CroupierChoices::save(SettingsStore& store, const char* group) const {
    const auto storeNumber = [&](const char* name, int value) {
        store.storeNumber(croupierKey(group, name), value);
    };
    storeNumber("house", house);
    storeNumber("work", work);
    storeNumber("level", level);
    storeNumber("incidents", incidents);
    storeNumber("wheel", wheel);
    storeNumber("telling", feedback);
    storeNumber("number_call", numberCall);
    storeNumber("limit", limit);
    storeNumber("rounds", rounds);
    storeNumber("float", count);
    for (const auto& [name, part] : kHandKeys) {
        storeNumber(name, this->*part);
    }
}

} // namespace mesaviva::app
