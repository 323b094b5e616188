// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/table/table_event.h"

#include <array>

namespace mesaviva::app {

namespace {

constexpr double kOthers = 0.4;

using For = SoundRow::For;

constexpr std::array kEveryTables = {
    SoundRow{"staked", "chip", 0.9, For::somebody},
    SoundRow{"stake_taken_back", "chip", 0.6, For::somebody},
    SoundRow{"collected", "rake", 0.8, For::somebody},
    SoundRow{"paid", "stack", 0.8, For::somebody},
    SoundRow{"refused", "refusal", 0.6, For::oneself},
    SoundRow{"session_warned", "attention", 0.7, For::oneself},
};

void add(std::span<const SoundRow> rows, const TableEvent& event, std::vector<EventSound>& sounds) {
    for (const SoundRow& row : rows) {
        const QLatin1String kind(row.kind);
        if ((event.kind == kind || event.phrase == kind) && (event.own || row.heardBy != For::oneself)) {
            const bool softer = row.heardBy == For::somebody && !event.own;
            sounds.push_back({QString::fromLatin1(row.sound), row.gain * (softer ? kOthers : 1.0)});
        }
    }
}

} // namespace

std::vector<EventSound> soundsOf(const TableEvent& event, std::span<const SoundRow> gamesOwn) {
    std::vector<EventSound> sounds;
    add(kEveryTables, event, sounds);
    add(gamesOwn, event, sounds);
    if (event.common == CommonEvent::settled && event.own && event.amount > 0) {
        sounds.push_back({QStringLiteral("win"), 0.5});
    }
    return sounds;
}

} // namespace mesaviva::app
