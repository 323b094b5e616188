// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/table_test/table_test_choices.h"

#include <utility>
#include <vector>

namespace mesaviva::app {

namespace {

struct TestNumber {
    const char* key;
    int* value;
    int from;
    int to;
};

std::vector<TestNumber> testNumbersOf(TableTestChoices& choices, const std::vector<int>& houses) {
    const bool known = choices.game >= 0 && choices.game < static_cast<int>(houses.size());
    croupier::TestScheme& scheme = choices.scheme;
    constexpr int kWeight = croupier::TestScheme::kMostWeight;
    return {{"game", &choices.game, 0, static_cast<int>(houses.size()) - 1},
            {"house", &choices.house, 0, known ? houses[static_cast<std::size_t>(choices.game)] - 1 : 0},
            {"level", &choices.level, 0, 2},
            {"limit", &choices.limit, 0, 120},
            {"spins", &choices.spins, 2, 40},
            {"minutes", &choices.minutes, 1, 60},
            {"hospitality", &scheme.hospitality, 0, kWeight},
            {"technique", &scheme.technique, 0, kWeight},
            {"control", &scheme.control, 0, kWeight},
            {"pass", &scheme.pass, 0, croupier::TestScheme::kBest},
            {"faultCost", &scheme.faultCost, 1, 100},
            {"questions", &scheme.questions, 0, 40},
            {"writtenPass", &scheme.writtenPass, 0, 100}};
}

QString tableTestKey(const char* name) { return QStringLiteral("table_test/") + QLatin1String(name); }

} // namespace

TableTestChoices TableTestChoices::from(const SettingsStore& store, const std::vector<int>& houses) {
    TableTestChoices choices;
    choices.game = static_cast<int>(
        store.number(tableTestKey("game"), 0, static_cast<std::int64_t>(houses.size()) - 1, 0));
    for (const TestNumber& one : testNumbersOf(choices, houses)) {
        *one.value = static_cast<int>(store.number(tableTestKey(one.key), one.from, one.to, *one.value));
    }
    return choices.isSound(houses) ? choices : TableTestChoices{};
}

void TableTestChoices::save(SettingsStore& store) const {
    TableTestChoices copy = *this;
    for (const TestNumber& one : testNumbersOf(copy, {})) {
        store.storeNumber(tableTestKey(one.key), *one.value);
    }
}

bool TableTestChoices::isSound(const std::vector<int>& houses) const {
    TableTestChoices copy = *this;
    for (const TestNumber& one : testNumbersOf(copy, houses)) {
        if (*one.value < one.from || *one.value > one.to) {
            return false;
        }
    }
    return scheme.hospitality + scheme.technique + scheme.control > 0; // at least one mark must count
}

} // namespace mesaviva::app
