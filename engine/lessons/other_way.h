// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/lessons/lesson.h"

#include <cstddef>
#include <optional>

namespace mesaviva::lessons {

/// What a decision at the card table (P20) has come to.
struct Way {
    bool continued = false;
    Money staked;
    Money returned;

    Money net() const { return returned - staked; }
};

/// What if: the same round with one decision the other way, everything else as it was.
struct OtherWay {
    Way taken; ///< as the lesson has it
    Way other;
    scenario::Scenario scenario; ///< of the other way
};

/// The other way of the decision that a note weighs (Note::odds); nothing where it weighs none, or where the
/// round comes to no settlement for that player.
std::optional<OtherWay> otherWay(const Lesson& lesson, std::size_t note);

} // namespace mesaviva::lessons
