// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/event_sounds.h"

#include <QString>

#include <array>

namespace mesaviva::app {

namespace {

constexpr double kOthers = 0.4;

struct Row {
    const char* kind;  ///< of the event
    const char* sound; ///< its name
    double gain;
};

// Sound the same whoever they are about.
constexpr std::array kEverybodys = {
    Row{"card_burnt", "card", 0.7},     Row{"card_dealt", "card", 0.7},
    Row{"card_revealed", "flip", 0.8},  Row{"dealer_qualified", "flip", 0.5},
    Row{"number_drawn", "pocket", 0.7}, Row{"decision_extended", "attention", 0.6},
};

// Softer where they are about somebody else.
constexpr std::array kSomebodys = {
    Row{"staked", "chip", 0.9},        Row{"stake_taken_back", "chip", 0.6},
    Row{"parol_placed", "stack", 0.7}, Row{"stake_restored", "chip", 0.6},
    Row{"folded", "card", 0.8},        Row{"collected", "rake", 0.8},
    Row{"paid", "stack", 0.8},
};

// Heard only by whom they are about.
constexpr std::array kOnes = {
    Row{"refused", "refusal", 0.6}, Row{"number_marked", "mark", 0.7},
    Row{"card_sold", "card", 0.6},  Row{"one_to_go", "attention", 0.5},
    Row{"prize_won", "win", 0.7},   Row{"session_warned", "attention", 0.7},
};

template <class Rows>
std::vector<EventSound> find(const Rows& rows, const QString& kind, double share) {
    for (const Row& row : rows) {
        if (kind == QLatin1String(row.kind)) {
            return {{QString::fromLatin1(row.sound), row.gain * share}};
        }
    }
    return {};
}

} // namespace

std::vector<EventSound> soundsOf(const TableEvent& event) {
    std::vector<EventSound> sounds = find(kEverybodys, event.kind, 1.0);
    if (sounds.empty()) {
        sounds = find(kSomebodys, event.kind, event.own ? 1.0 : kOthers);
    }
    if (sounds.empty() && event.own) {
        sounds = find(kOnes, event.kind, 1.0);
    }
    if (event.kind == QLatin1String("settled") && event.own && event.amount > 0) {
        sounds.push_back({QStringLiteral("win"), 0.5});
    } else if (event.kind ==
               QLatin1String("ball_drawn")) { // bingo: the balls tumble, one comes down the tube
        sounds.push_back({QStringLiteral("machine"), 0.4});
        sounds.push_back({QStringLiteral("tube"), 0.5});
    } else if (event.phrase == QLatin1String("bell")) {
        sounds.push_back({QStringLiteral("bell"), 0.7});
    }
    return sounds;
}

bool endsRolling(const TableEvent& event) {
    return event.kind == QLatin1String("number_drawn") || event.kind == QLatin1String("spin_void") ||
           event.kind == QLatin1String("round_void");
}

} // namespace mesaviva::app
