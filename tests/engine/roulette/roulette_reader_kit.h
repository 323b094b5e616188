// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette files for the tests of the reader.
#pragma once

#include "reader_kit.h"

namespace mesaviva::kit {

/// A valid roulette file that uses every part of the format.
inline Json wholeRoulette() {
    return Json::parse(R"({
        "format": "mesaviva.scenario/1",
        "game": "roulette",
        "rules": "pt-894-2002",
        "table": {"minimum": {"straight": 100, "red": 200}, "betting_seconds": 20, "spin_seconds": 12.5,
                  "pockets": 37, "order": "french", "closing": "before_launch", "double_dozen": true,
                  "double_column": true, "series_maximum": 60, "chips": "cash_on_even",
                  "payment_order": "by_chance"},
        "players": [{"id": "ana", "wallet": 100000, "chip_value": 300}, {"id": "rui", "wallet": 0}],
        "outcome": {"pockets": ["17", "0"],
                    "seed": "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"},
        "steps": [
            {"at": 1.5, "player": "ana", "do": "stake", "chance": "split", "numbers": ["17", "18"], "amount": 300},
            {"player": "ana", "do": "stake", "chance": "red", "amount": 600},
            {"player": "ana", "do": "stake", "chance": "column", "index": 3, "amount": 300},
            {"player": "ana", "do": "series", "name": "zero", "chip": 300},
            {"player": "ana", "do": "neighbours", "number": "17", "chips": 5, "chip": 300},
            {"player": "ana", "do": "move", "chance": "straight", "numbers": ["5"],
             "to": {"chance": "dozen", "index": 1}},
            {"player": "ana", "do": "undo"},
            {"player": "ana", "do": "clear"},
            {"player": "ana", "do": "repeat"},
            {"player": "ana", "do": "double"},
            {"player": "ana", "do": "spin"},
            {"when": "number_drawn", "player": "ana", "do": "parol"},
            {"when": "settled", "player": "ana", "do": "parol", "name": "grande"},
            {"player": "rui", "do": "leave", "keep": 3},
            {"player": "rui", "do": "present_chips"},
            {"do": "fault", "kind": "object_in_wheel"},
            {"do": "fault", "kind": "stakes_disturbed"},
            {"do": "fault", "kind": "ball"},
            {"do": "fault", "kind": "dealer_change"},
            {"do": "fault", "kind": "system"},
            {"do": "fault", "kind": "player_lost", "player": "ana"},
            {"do": "fault", "kind": "player_back", "player": "ana"},
            {"player": "ana", "do": "take", "chance": "split", "numbers": ["18", "17"]},
            {"player": "ana", "do": "take", "name": "zero"},
            {"player": "ana", "do": "take", "number": "17", "chips": 5},
            {"player": "ana", "do": "allowance"}
        ],
        "rounds": 2,
        "expect": [{"event": "number_drawn", "pocket": "17", "count": 1}, {"balance": {"rui": 0}}]
    })");
}

/// A short roulette file under another regulation.
inline Json rouletteBy(const char* rules) {
    return Json{{"format", "mesaviva.scenario/1"},
                {"game", "roulette"},
                {"rules", rules},
                {"table", Json::object()},
                {"players", Json::parse(R"([{"id": "ana", "wallet": 100000}])")},
                {"outcome", Json::object()}};
}

} // namespace mesaviva::kit
