// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/events.h"

namespace mesaviva::bingo {

std::string_view name(Action action) {
    switch (action) {
    case Action::join: return "join";
    case Action::buy: return "buy";
    case Action::mark: return "mark";
    case Action::leave: return "leave";
    case Action::allowance: return "allowance";
    case Action::fault: return "fault";
    case Action::other: return "other";
    }
    return {};
}

std::string_view name(CarryTarget target) {
    switch (target) {
    case CarryTarget::bingo_jackpot: return "bingo_jackpot";
    case CarryTarget::line_jackpot: return "line_jackpot";
    case CarryTarget::next_round: return "next_round";
    }
    return {};
}

std::string_view name(VoidReason reason) {
    switch (reason) {
    case VoidReason::too_few_players: return "too_few_players";
    case VoidReason::system_failure: return "system_failure";
    }
    return {};
}

std::string_view name(Absence absence) {
    switch (absence) {
    case Absence::none: return "none";
    case Absence::line_lost: return "line_lost";
    case Absence::left: return "left";
    }
    return {};
}

} // namespace mesaviva::bingo
