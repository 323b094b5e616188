// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any commands in a bingo room with any settings: the same invariants hold as in its random play (money,
// order, limits, refusals that change nothing), and its record can be folded and read back.
#include "byte_dice.h"
#include "engine/base/check.h"
#include "random_bingo_play.h"

using namespace mesaviva;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::ByteDice dice(data, size);
    const bingo::Variant variant = bingo::kAllVariants[dice.below(bingo::kVariants)];
    const bingo::Settings settings = kit::BingoRoomDice(variant, dice).draw();
    check(!firstBadSetting(settings), "settings that may not be");
    kit::BingoPlay play(settings, dice, Seed{});
    play.play(dice.commands());
    check(play.complaint().isEmpty(), qPrintable(play.complaint()));
    return 0;
}
