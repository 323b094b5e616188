// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/croupier/remedy.h"

#include <array>

namespace mesaviva::croupier {

namespace {

constexpr std::array<std::string_view, kRemedyKinds> kRemedyKeys = {
    "stand",     "correct",   "do_first",  "void_round",  "push_back", "put_back",   "take_now",
    "halve",     "take_back", "pay_rest",  "take_rest",   "pay_owner", "pay_both",   "next_round",
    "turn_over", "move_card", "burn_card", "from_record", "relaunch",  "draw_again", "admit"};

} // namespace

std::string_view name(RemedyKind kind) { return kRemedyKeys[static_cast<std::size_t>(kind)]; }

} // namespace mesaviva::croupier
