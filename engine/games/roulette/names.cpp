// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/events.h"

namespace mesaviva::roulette {

std::string_view name(Action action) {
    switch (action) {
    case Action::join: return "join";
    case Action::stake: return "stake";
    case Action::series: return "series";
    case Action::neighbours: return "neighbours";
    case Action::parol: return "parol";
    case Action::move: return "move";
    case Action::take: return "take";
    case Action::undo: return "undo";
    case Action::clear: return "clear";
    case Action::repeat: return "repeat";
    case Action::double_stakes: return "double";
    case Action::favourite: return "favourite";
    case Action::spin: return "spin";
    case Action::leave: return "leave";
    case Action::present_chips: return "present_chips";
    case Action::allowance: return "allowance";
    case Action::fault: return "fault";
    case Action::other: return "other";
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
