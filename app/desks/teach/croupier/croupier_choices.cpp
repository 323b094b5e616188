// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/croupier/croupier_choices.h"

namespace mesaviva::app {

namespace {

QString croupierKey(const char* group, const char* name) {
    return QLatin1String(group) + u'/' + QLatin1String(name);
}

} // namespace

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
    choices.telling = number("telling", 0, 1, usual.telling);
    choices.limit = number("limit", 0, 120, usual.limit);
    choices.rounds = number("rounds", 1, 50, usual.rounds);
    choices.count = number("float", 0, 2, usual.count);
    return choices;
}

void CroupierChoices::keep(SettingsStore& store, const char* group) const {
    const auto keepNumber = [&](const char* name, int value) {
        store.keepNumber(croupierKey(group, name), value);
    };
    keepNumber("house", house);
    keepNumber("work", work);
    keepNumber("level", level);
    keepNumber("incidents", incidents);
    keepNumber("wheel", wheel);
    keepNumber("telling", telling);
    keepNumber("limit", limit);
    keepNumber("rounds", rounds);
    keepNumber("float", count);
}

} // namespace mesaviva::app
