// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/events.h"

namespace mesaviva::roulette {

std::string_view name(Deed deed) {
    switch (deed) {
    case Deed::join: return "join";
    case Deed::stake: return "stake";
    case Deed::series: return "series";
    case Deed::neighbours: return "neighbours";
    case Deed::parol: return "parol";
    case Deed::move: return "move";
    case Deed::take: return "take";
    case Deed::undo: return "undo";
    case Deed::clear: return "clear";
    case Deed::repeat: return "repeat";
    case Deed::double_stakes: return "double";
    case Deed::favourite: return "favourite";
    case Deed::spin: return "spin";
    case Deed::leave: return "leave";
    case Deed::present_chips: return "present_chips";
    case Deed::allowance: return "allowance";
    case Deed::fault: return "fault";
    case Deed::other: return "other";
    }
    return {};
}

std::string_view name(SpinVoidReason reason) {
    switch (reason) {
    case SpinVoidReason::object_in_wheel: return "object_in_wheel";
    case SpinVoidReason::ball: return "ball";
    }
    return {};
}

} // namespace mesaviva::roulette
