// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/fault.h"

#include <array>

namespace mesaviva::croupier {

namespace {

constexpr std::array<std::string_view, kTasks> kTaskKeys = {
    "call",  "bell", "launch",  "announce", "mark",   "sweep", "pay",  "deal",
    "ask",   "turn", "qualify", "compare",  "refuse", "count", "tell", "check",
    "award", "mend", "put",     "open",     "sell",   "drop",  "give"};
constexpr std::array<std::string_view, kFaultKinds> kFaultKeys = {
    "order",   "words",    "early",   "late",      "turn",   "number",        "colour",  "parity",
    "half",    "place",    "swept",   "left",      "halved", "payment_order", "payee",   "sum",
    "alarm",   "target",   "face",    "card",      "seat",   "qualified",     "verdict", "late_stake",
    "counted", "reckoned", "balance", "letter",    "again",  "count",         "claim",   "overlooked",
    "winner",  "share",    "odd",     "late_sale", "mend",   "missing",       "extra"};

} // namespace

std::string_view name(Task task) { return kTaskKeys[static_cast<std::size_t>(task)]; }

std::string_view name(FaultKind kind) { return kFaultKeys[static_cast<std::size_t>(kind)]; }

std::optional<FaultKind> faultFrom(std::string_view key) {
    for (std::size_t i = 0; i < kFaultKinds; ++i) {
        if (kFaultKeys[i] == key) {
            return static_cast<FaultKind>(i);
        }
    }
    return std::nullopt;
}

namespace {

constexpr std::array<std::string_view, kRemedyKinds> kRemedyKeys = {
    "stand",     "correct",   "do_first",  "void_round",  "push_back", "put_back",   "take_now",
    "halve",     "take_back", "pay_rest",  "take_rest",   "pay_owner", "pay_both",   "next_round",
    "turn_over", "move_card", "burn_card", "from_record", "relaunch",  "draw_again", "admit"};

} // namespace

std::string_view name(RemedyKind kind) { return kRemedyKeys[static_cast<std::size_t>(kind)]; }

} // namespace mesaviva::croupier
